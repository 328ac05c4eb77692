package print

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/ods/text"
)

// Directive is what printing asks of a directive.
type Directive interface {
	ods.Directive
	// Print writes an element, with the blank before it.
	Print(w *Writer, e *ods.Elem)
	// Holds reports whether an element that is the anchor of a group has something to
	// print.
	Holds(w *Writer, e *ods.Elem) bool
}

// Computed is a directive that stands for a part of an operation which follows from the
// rest: the form is for operations in which it does.
type Computed interface {
	Fits(op *ir.Operation, def *ods.Op, e *ods.Elem) bool
}

// Object is a directive as elements have it.
type Object struct{ Directive }

// Writer prints an operation in its custom form.
type Writer struct {
	form
	Op    *ir.Operation
	Def   *ods.Op
	Env   ods.OpEnv
	bound *printBindings // made when a variable is asked for
	named *ir.Region     // whose arguments have their names
}

var _ subject = (*Writer)(nil)

// CustomOp appends an operation in the form that its definition gives it, from
// its name on. It reports false, having written nothing, when there is no such
// form or the operation does not fit it.
func (pr *Printer) CustomOp(op *ir.Operation, def ir.OpDefinition) bool {
	d, ok := def.(*ods.Op)
	if !ok || d.Format == nil || !fitsForm(op, d) {
		return false
	}
	w := pr.writer(op, d)
	if d.Format.MaybeDict && !w.tellsAll() {
		pr.release(w)
		return false
	}
	pr.customName(op, d)
	w.elems(d.Format.Elems)
	pr.release(w)
	return true
}

// fields is for parameters only.
func (w *Writer) fields([]ods.Elem) {}

// writer is one for an operation. Operations inside its regions take others.
func (pr *Printer) writer(op *ir.Operation, d *ods.Op) *Writer {
	var w *Writer
	if n := len(pr.writers); n > 0 {
		w, pr.writers = pr.writers[n-1], pr.writers[:n-1]
	} else {
		w = &Writer{}
		w.about = w
	}
	w.Pr, w.Op, w.Def, w.Env.Op, w.Env.Def = pr, op, d, op, d
	w.bound, w.named, w.Blank, w.Iteration = nil, nil, BlankState{Want: true}, -1
	return w
}

func (pr *Printer) release(w *Writer) {
	if w.bound != nil {
		pr.unusedBindings = append(pr.unusedBindings, w.bound)
	}
	pr.writers = append(pr.writers, w)
}

// customName appends the name of an operation.
func (pr *Printer) customName(op *ir.Operation, d *ods.Op) {
	name := d.Name()
	dialect, rest, ok := strings.Cut(name, ".")
	if ok && (d.ElidesPrefix() || isDefault(dialect, op.ParentOp())) {
		name = rest
	}
	pr.Text(name)
}

// isDefault reports whether operations right in the regions of another are printed without the name
// of a dialect. Outside of all it is that of modules.
func isDefault(dialect string, around *ir.Operation) bool {
	if around == nil {
		return dialect == "builtin"
	}
	return around.Traits().DefaultDialect == dialect
}

// fitsForm reports whether an operation has the parts that its form spells.
func fitsForm(op *ir.Operation, d *ods.Op) bool {
	if n := len(d.Regions); op.NumRegions() != n && (n == 0 || !d.Regions[n-1].Variadic || op.NumRegions() < n-1) {
		return false
	}
	if !groupsFit(op.NumOperands(), d.Operands, func(i int) (int, int) { return d.OperandRange(op, i) }) ||
		!groupsFit(op.NumResults(), d.Results, func(i int) (int, int) { return d.ResultRange(op, i) }) {
		return false
	}
	if !successorsFit(op, d) {
		return false
	}
	for _, i := range d.Format.Wraps {
		if !isWrapping(op.Region(i), d.Regions[i].Terminator) {
			return false
		}
	}
	for _, e := range d.Format.Computes {
		if !e.Printer.(Object).Directive.(Computed).Fits(op, d, e) {
			return false
		}
	}
	for i := range d.Attributes {
		if !d.Format.Spelt[i] {
			continue
		}
		a := &d.Attributes[i]
		if v := op.Attr(a.Name); !attrFits(a, v) {
			return false
		}
	}
	return true
}

func successorsFit(op *ir.Operation, d *ods.Op) bool {
	n := len(d.Successors)
	if n > 0 && d.Successors[n-1].Variadic {
		return op.NumSuccessors() >= n-1
	}
	return op.NumSuccessors() == n
}

func groupsFit(n int, groups []ods.Group, rangeOf func(i int) (int, int)) bool {
	at := 0
	for i := range groups {
		start, end := rangeOf(i)
		if start != at || groups[i].Arity == ods.One && end != start+1 || groups[i].Arity == ods.Optional && end > start+1 {
			return false
		}
		at = end
	}
	return at == n
}

// attrFits reports whether a value can be written in the form of its kind. No
// flags at all are of their kind, but have no keyword.
func attrFits(a *ods.Attr, v ir.Attribute) bool {
	if v == nil {
		return a.MayBeAbsent()
	}
	if !kind.Holds(a, v) {
		return false
	}
	if a.Kind != ods.AttrEnum {
		return true
	}
	_, ok := text.Cases(a.Enum, v)
	return ok
}

// part writes `$x` or a directive.
func (w *Writer) part(e *ods.Elem) {
	if e.Kind == ods.ElemDirective {
		e.Printer.(Object).Print(w, e)
		return
	}
	w.ref(e.Ref)
}

// lacks reports whether `$x` is an attribute that is missing and has no default.
func (w *Writer) lacks(e *ods.Elem) bool {
	r := e.Ref
	if e.Kind != ods.ElemRef || r.Kind != ods.RefAttr {
		return false
	}
	a := &w.Def.Attributes[r.Index]
	return a.Kind != ods.AttrUnit && a.Default == nil && w.Env.Attr(r.Index) == nil
}

// has reports whether an anchor has something to print.
func (w *Writer) has(e *ods.Elem) bool {
	if e.Kind == ods.ElemDirective {
		return e.Printer.(Object).Holds(w, e)
	}
	return w.Has(e.Ref)
}

// Has reports whether a part has something to print.
func (w *Writer) Has(r ods.Ref) bool {
	switch r.Kind {
	case ods.RefAttr:
		return w.showsAttr(r.Index)
	case ods.RefRegion:
		return !w.Op.Region(r.Index).Empty()
	case ods.RefOperand, ods.RefResult, ods.RefRegionArg, ods.RefOperands, ods.RefResults:
		return w.count(r) > 0
	}
	return true
}

func (w *Writer) count(r ods.Ref) int {
	if w.Iteration >= 0 && r.Kind == ods.RefOperand && w.Def.Operands[r.Index].Arity == ods.Nested {
		start, end := w.Def.SegmentRange(w.Op, r.Index, w.Iteration)
		return end - start
	}
	return w.Env.Count(r)
}

// showsAttr reports whether an attribute is there and differs from its default.
func (w *Writer) showsAttr(i int) bool {
	v := w.Env.Attr(i)
	if v == nil {
		return false
	}
	a := &w.Def.Attributes[i]
	if a.Default == nil {
		return true
	}
	d, ok := w.Pr.Values(w.Op.Context(), a, a.Default, w.Env)
	return !ok || d != v
}

// is decides what `is` asks.
func (w *Writer) is(e *ods.Elem) bool {
	if e.Ref.Kind == ods.RefAttr {
		v := w.Env.Attr(e.Ref.Index)
		switch {
		case e.Test.Present:
			return v != nil
		case e.Test.Constraint != nil:
			t, ok := v.(*ir.TypeAttr)
			return ok && e.Test.Constraint.Holds(t.Value())
		}
		return kind.Holds(e.Test.Attr, v)
	}
	types := w.Env.Types(e.Ref)
	if e.Test.Present {
		return len(types) > 0
	}
	if w.Iteration >= 0 && w.Iteration < len(types) {
		types = types[w.Iteration : w.Iteration+1]
	}
	return len(types) > 0 && e.Test.Constraint != nil && e.Test.Constraint.Holds(types[0])
}

// iterations is the length of the first list that elements name.
func (w *Writer) iterations(elems []ods.Elem) int {
	for i := range elems {
		e := &elems[i]
		if n, ok := w.listLen(e); ok {
			return n
		}
		if n := max(w.iterations(e.Body), w.iterations(e.Else)); n > 0 {
			return n
		}
	}
	return 0
}

// begin has nothing to do: the parts of an operation ask for the iteration.
func (w *Writer) begin([]ods.Elem) {}

func (w *Writer) listLen(e *ods.Elem) (int, bool) {
	switch e.Ref.Kind {
	case ods.RefOperand, ods.RefResult, ods.RefRegionArg:
		if w.groupDecl(e.Ref).Arity == ods.Variadic && e.Kind != ods.ElemIs {
			return w.Env.Count(e.Ref), true
		}
	case ods.RefSuccessor:
		if s := w.Def.Successors[e.Ref.Index]; s.Variadic {
			return w.Op.NumSuccessors() - e.Ref.Index, true
		}
	case ods.RefAttr:
		switch v := w.Env.Attr(e.Ref.Index).(type) {
		case *ir.ArrayAttr:
			return len(v.Elems()), true
		case *ir.DenseElementsAttr:
			return v.Len(), true
		}
	}
	return 0, false
}

func (w *Writer) groupDecl(r ods.Ref) *ods.Group {
	switch r.Kind {
	case ods.RefOperand:
		return &w.Def.Operands[r.Index]
	case ods.RefResult:
		return &w.Def.Results[r.Index]
	}
	return &w.Def.Regions[r.Sub].Args[r.Index]
}
