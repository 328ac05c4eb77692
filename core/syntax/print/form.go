package print

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// BlankState decides where blanks go: want is set when what comes next is set
// off, punct when the last token was punctuation.
type BlankState struct{ Want, punct bool }

// Directive is what printing asks of a directive.
type Directive interface {
	ods.Directive
	// Print writes an element, with the blank before it.
	Print(w *Writer, e *ods.Elem)
	// Holds reports whether an element that is the anchor of a group has something to
	// print.
	Holds(w *Writer, e *ods.Elem) bool
}

// Object is a directive as elements have it.
type Object struct{ Directive }

// Writer prints an operation in its custom form.
type Writer struct {
	Pr    *Printer
	Op    *ir.Operation
	Def   *ods.Op
	Env   ods.OpEnv
	frame *printFrame // made when a variable is asked for
	Blank BlankState
	named *ir.Region // whose arguments have their names
	Round int        // of the innermost `each`, or -1
}

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
	pr.customName(d)
	w.elems(d.Format.Elems)
	pr.release(w)
	return true
}

// writer is one for an operation. Operations inside its regions take others.
func (pr *Printer) writer(op *ir.Operation, d *ods.Op) *Writer {
	var w *Writer
	if n := len(pr.writers); n > 0 {
		w, pr.writers = pr.writers[n-1], pr.writers[:n-1]
	} else {
		w = &Writer{}
	}
	w.Pr, w.Op, w.Def, w.Env.Op, w.Env.Def = pr, op, d, op, d
	w.frame, w.named, w.Blank, w.Round = nil, nil, BlankState{Want: true}, -1
	return w
}

func (pr *Printer) release(w *Writer) {
	if w.frame != nil {
		pr.frames = append(pr.frames, w.frame)
	}
	pr.writers = append(pr.writers, w)
}

// customName appends the name of an operation.
func (pr *Printer) customName(d *ods.Op) {
	name := d.Name()
	if d.ElidesPrefix() {
		name = name[strings.IndexByte(name, '.')+1:]
	}
	pr.Text(name)
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

// attrFits reports whether a value can be told in the spelling of its kind. No
// flags at all are of their kind, but have no keyword.
func attrFits(a *ods.Attr, v ir.Attribute) bool {
	if v == nil {
		return a.MayBeAbsent()
	}
	if !eval.Holds(a, v) {
		return false
	}
	if a.Kind != ods.AttrEnum {
		return true
	}
	_, ok := EnumText(a.Enum, v)
	return ok
}

// EnumText is the keyword of a value, several joined with `|`.
func EnumText(e *ods.Enum, v ir.Attribute) (string, bool) {
	if s, ok := v.(*ir.StringAttr); ok && e.Kind == ods.KeywordEnum {
		return s.Value(), EnumHas(e, s.Value())
	}
	i, ok := v.(*ir.IntegerAttr)
	if !ok {
		return "", false
	}
	bits, ok := i.Value().Uint64()
	if !ok {
		return "", false
	}
	if word, ok := e.Word(bits); ok {
		return word, true
	}
	words, _ := e.Flags(bits)
	return strings.Join(words, "|"), words != nil
}

func (w *Writer) elems(elems []ods.Elem) {
	for i := range elems {
		w.elem(&elems[i])
	}
}

func (w *Writer) elem(e *ods.Elem) {
	switch e.Kind {
	case ods.ElemLiteral:
		w.Pr.literal(e.Text, &w.Blank)
	case ods.ElemBlank:
		w.Pr.Text(e.Text)
		w.Blank = BlankState{punct: true}
	case ods.ElemGlue:
		w.Blank = BlankState{punct: true}
	case ods.ElemNewline:
		w.Pr.newline()
		w.Blank = BlankState{punct: true}
	case ods.ElemGroup:
		w.group(e)
	case ods.ElemEach:
		w.each(e)
	case ods.ElemRef:
		w.ref(e.Ref)
	case ods.ElemDirective:
		e.Printer.(Object).Print(w, e)
	}
}

// literal appends a token with the blank that goes before it.
func (pr *Printer) literal(text string, b *BlankState) {
	if b.Want && blankBefore(text, b.punct) {
		pr.Byte(' ')
	}
	pr.Text(text)
	b.Want = len(text) != 1 || !strings.Contains("<({[", text)
	b.punct = !lex.IsClass(text[0], lex.ClassLetter)
}

func blankBefore(text string, punct bool) bool {
	if len(text) != 1 && text != "->" {
		return true
	}
	if punct {
		return !strings.Contains(">)}],", text[:1])
	}
	return !strings.Contains("<>(){}[],", text[:1])
}

// Space appends the blank before anything but a literal.
func (w *Writer) Space() {
	if w.Blank.Want || !w.Blank.punct {
		w.Pr.Byte(' ')
	}
	w.Blank = BlankState{Want: true}
}

func (w *Writer) group(e *ods.Elem) {
	if w.prints(e) {
		w.elems(e.Body)
		return
	}
	w.elems(e.Else)
}

// prints reports whether a group is printed: its anchor holds, or it has none,
// and no attribute that it tells is missing.
func (w *Writer) prints(e *ods.Elem) bool {
	if e.Anchor < 0 {
		return true
	}
	if !w.holds(&e.Body[e.Anchor]) {
		return false
	}
	for i := range e.Body {
		if e.Body[i].Kind == ods.ElemRef && w.lacks(e.Body[i].Ref) {
			return false
		}
	}
	return true
}

// lacks reports whether an attribute is missing that has no default.
func (w *Writer) lacks(r ods.Ref) bool {
	if r.Kind != ods.RefAttr {
		return false
	}
	a := &w.Def.Attributes[r.Index]
	return a.Kind != ods.AttrUnit && a.Default == nil && w.Env.Attr(r.Index) == nil
}

// holds reports whether an anchor has something to print.
func (w *Writer) holds(e *ods.Elem) bool {
	switch e.Kind {
	case ods.ElemIs:
		return w.test(e) != e.Not
	case ods.ElemGroup:
		return e.Anchor >= 0 && w.holds(&e.Body[e.Anchor]) || e.Anchor < 0
	case ods.ElemEach:
		return w.roundsOf(e.Body) > 0
	case ods.ElemDirective:
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
	if w.Round >= 0 && r.Kind == ods.RefOperand && w.Def.Operands[r.Index].Arity == ods.Nested {
		start, end := w.Def.RoundRange(w.Op, r.Index, w.Round)
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

// test decides what `is` asks.
func (w *Writer) test(e *ods.Elem) bool {
	if e.Ref.Kind == ods.RefAttr {
		v := w.Env.Attr(e.Ref.Index)
		switch {
		case e.Test.Present:
			return v != nil
		case e.Test.Constraint != nil:
			t, ok := v.(*ir.TypeAttr)
			return ok && eval.Satisfies(e.Test.Constraint, t.Value())
		}
		return eval.Holds(e.Test.Attr, v)
	}
	types := w.Env.Types(e.Ref)
	if e.Test.Present {
		return len(types) > 0
	}
	if w.Round >= 0 && w.Round < len(types) {
		types = types[w.Round : w.Round+1]
	}
	return len(types) > 0 && e.Test.Constraint != nil && eval.Satisfies(e.Test.Constraint, types[0])
}

// each prints elements once for each member of the lists that they name.
func (w *Writer) each(e *ods.Elem) {
	n := w.roundsOf(e.Body)
	outer := w.Round
	for i := range n {
		if i > 0 {
			w.Round = outer
			w.elems(e.Else)
		}
		w.Round = i
		w.elems(e.Body)
	}
	w.Round = outer
}

// roundsOf is the length of the first list that elements name.
func (w *Writer) roundsOf(elems []ods.Elem) int {
	for i := range elems {
		e := &elems[i]
		if n, ok := w.listLen(e); ok {
			return n
		}
		if n := max(w.roundsOf(e.Body), w.roundsOf(e.Else)); n > 0 {
			return n
		}
	}
	return 0
}

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
