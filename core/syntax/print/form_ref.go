package print

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/ods/text"
)

// ref prints `$x`.
func (w *Writer) ref(r ods.Ref) {
	switch r.Kind {
	case ods.RefResult:
		return
	case ods.RefAttr:
		if w.Def.Attributes[r.Index].Kind == ods.AttrUnit {
			return
		}
		w.attrRef(r.Index)
	case ods.RefOperand:
		w.Space()
		w.operands(r)
	case ods.RefRegionArg:
		w.Space()
		w.regionArgs(r)
	case ods.RefRegion:
		w.Region(r.Index)
	case ods.RefSuccessor:
		w.Space()
		w.successors(r.Index)
	}
}

func (w *Writer) operands(r ods.Ref) {
	start, end := w.OperandRange(r)
	for i := start; i < end; i++ {
		if i > start {
			w.Pr.Text(", ")
		}
		w.Pr.Operand(w.Op.Operand(i))
	}
}

// OperandRange is where the values of a group are that are printed now: in a
// iteration of `each`, one of them, or the list of the iteration.
func (w *Writer) OperandRange(r ods.Ref) (start, end int) {
	arity := w.Def.Operands[r.Index].Arity
	if w.Iteration >= 0 && arity == ods.Nested {
		return w.Def.SegmentRange(w.Op, r.Index, w.Iteration)
	}
	start, end = w.Def.OperandRange(w.Op, r.Index)
	if w.Iteration >= 0 && arity == ods.Variadic {
		start = min(start+w.Iteration, end)
		end = min(start+1, end)
	}
	return start, end
}

// NameArgs is nameEntryArgs, which takes time for all arguments, once for a region.
func (w *Writer) NameArgs(r *ir.Region) {
	if w.named != r {
		w.Pr.nameEntryArgs(r)
		w.named = r
	}
}

func (w *Writer) regionArgs(r ods.Ref) {
	region := w.Op.Region(r.Sub)
	w.NameArgs(region)
	start, end := w.Def.RegionArgRange(w.Op, r.Sub, r.Index)
	if w.Iteration >= 0 && w.groupDecl(r).Arity != ods.One {
		start = min(start+w.Iteration, end)
		end = min(start+1, end)
	}
	for i := start; i < end; i++ {
		if i > start {
			w.Pr.Text(", ")
		}
		w.Pr.Operand(region.Entry().Arg(i))
	}
}

// nameEntryArgs names the arguments of a region's first block as printing the
// region will.
func (pr *Printer) nameEntryArgs(r *ir.Region) {
	if r.Empty() {
		return
	}
	scope := pr.names.enter()
	hints := argumentHints(r, &pr.Opts)
	for i, a := range r.Entry().Args() {
		if hints != nil && hints[i] != "" {
			pr.names.addHint(a, hints[i])
		} else {
			pr.names.addEntryArg(a, &pr.Opts)
		}
	}
	named := len(pr.names.hints)
	pr.names.leave(scope)
	pr.names.hints = pr.names.hints[:named] // free for the region, and there to be printed before it
}

func (w *Writer) Region(i int) {
	decl := &w.Def.Regions[i]
	end := i + 1
	if decl.Variadic {
		end = w.Op.NumRegions()
	}
	for j := i; j < end; j++ {
		if j > i {
			w.Pr.Byte(',')
		}
		w.OneRegion(i, j)
	}
}

// OneRegion appends region at of the operation, which is as declaration i says.
func (w *Writer) OneRegion(i, at int) {
	r := w.Op.Region(at)
	w.Pr.Byte(' ')
	w.Pr.region(r, !w.Def.Format.Named[i], !elidesTerminator(&w.Def.Regions[i], r))
	w.Blank = BlankState{Want: true}
}

// Newline begins a line as deep as that of the operation.
func (w *Writer) Newline() { w.Pr.newline() }

// Deeper prints what begins a line of its own, two blanks deeper.
func (w *Writer) Deeper(write func()) {
	w.Pr.indent += 2
	w.Pr.newline()
	write()
	w.Pr.indent -= 2
}

// elidesTerminator reports whether reading a region supplies its terminator.
func elidesTerminator(decl *ods.Region, r *ir.Region) bool {
	if decl.Terminator == "" || decl.Always || !r.HasOneBlock() {
		return false
	}
	last := r.Entry().Last()
	if last == nil || !last.Is(decl.Terminator) || last.NumOperands() > 0 || len(last.Attrs()) > 0 {
		return false
	}
	for inner := range last.Regions() {
		// An operation with results says at its end where they come from.
		if r.Op().NumResults() > 0 || !inner.HasOneBlock() || inner.Entry().NumArgs() > 0 || !inner.Entry().Empty() {
			return false
		}
	}
	return true
}

func (w *Writer) successors(i int) {
	s := &w.Def.Successors[i]
	if !s.Variadic {
		w.Pr.successor(w.Op.Successor(i))
		return
	}
	if w.Iteration >= 0 {
		if i+w.Iteration < w.Op.NumSuccessors() {
			w.Pr.successor(w.Op.Successor(i + w.Iteration))
		}
		return
	}
	for j := i; j < w.Op.NumSuccessors(); j++ {
		if j > i {
			w.Pr.Text(", ")
		}
		w.Pr.successor(w.Op.Successor(j))
	}
}

// attrRef prints an attribute in the spelling of its kind.
func (w *Writer) attrRef(i int) {
	a := &w.Def.Attributes[i]
	v := w.Env.Attr(i)
	if v == nil && a.Default != nil {
		v, _ = w.Pr.Values(w.Op.Context(), a, a.Default, w.Env)
	}
	if v == nil || w.Env.Attr(i) == nil && isEmptyWord(a, v) {
		return
	}
	w.Space()
	if w.Iteration >= 0 && a.Kind == ods.AttrArray {
		if list := v.(*ir.ArrayAttr).Elems(); w.Iteration < len(list) && a.Elem != nil {
			w.Pr.AttrAs(a.Elem, list[w.Iteration])
		}
		return
	}
	w.Pr.AttrAs(a, v)
}

// isEmptyWord reports whether a value is spelled by nothing. A value that is
// there gets its blank all the same, as in MLIR 13.
func isEmptyWord(a *ods.Attr, v ir.Attribute) bool {
	if a.Kind != ods.AttrEnum {
		return false
	}
	text, ok := text.Cases(a.Enum, v)
	return ok && text == ""
}

// AttrAs prints a value in the spelling of a kind.
func (pr *Printer) AttrAs(a *ods.Attr, v ir.Attribute) {
	for i := range a.Spelt {
		if word, ok := pr.Values(v.Context(), a, &a.Spelt[i].Value, nil); ok && word == v {
			pr.Text(a.Spelt[i].Word)
			return
		}
	}
	kind.Of(a).Print(pr, a, v)
}
