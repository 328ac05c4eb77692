package print

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// blankState decides where blanks go: want is set when what comes next is set
// off, punct when the last token was punctuation.
type blankState struct{ want, punct bool }

// opPrinter prints an operation in its custom form.
type opPrinter struct {
	pr    *printer
	op    *ir.Operation
	def   *ods.Op
	env   ods.OpEnv
	frame *printFrame // made when a variable is asked for
	blank blankState
	named *ir.Region // whose arguments have their names
	round int        // of the innermost `each`, or -1
}

// customOp appends an operation in the form that its definition gives it, from
// its name on. It reports false, having written nothing, when there is no such
// form or the operation does not fit it.
func (pr *printer) customOp(op *ir.Operation, def ir.OpDefinition) bool {
	d, ok := def.(*ods.Op)
	if !ok || d.Format == nil || !fitsForm(op, d) {
		return false
	}
	w := opPrinter{pr: pr, op: op, def: d, env: ods.OpEnv{Op: op, Def: d}, blank: blankState{want: true}, round: -1}
	if d.Format.MaybeDict && !w.tellsAll() {
		return false
	}
	pr.customName(d)
	w.elems(d.Format.Elems)
	if w.frame != nil {
		pr.frames = append(pr.frames, w.frame)
	}
	return true
}

// customName appends the name of an operation.
func (pr *printer) customName(d *ods.Op) {
	name := d.Name()
	if d.ElidesPrefix() {
		name = name[strings.IndexByte(name, '.')+1:]
	}
	pr.text(name)
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
	_, ok := enumText(a.Enum, v)
	return ok
}

// enumText is the keyword of a value, several joined with `|`.
func enumText(e *ods.Enum, v ir.Attribute) (string, bool) {
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
	words := flagWords(e, bits)
	return strings.Join(words, "|"), e.Kind == ods.FlagsEnum && words != nil
}

// flagWords are the keywords of the bits that are set, nil when one has none.
func flagWords(e *ods.Enum, bits uint64) []string {
	if e.Kind != ods.FlagsEnum {
		return nil
	}
	var words []string
	for _, c := range e.Cases {
		if c.Value != 0 && bits&c.Value == c.Value {
			words = append(words, c.Word)
			bits &^= c.Value
		}
	}
	if bits != 0 {
		return nil
	}
	return words
}

func (w *opPrinter) elems(elems []ods.Elem) {
	for i := range elems {
		w.elem(&elems[i])
	}
}

func (w *opPrinter) elem(e *ods.Elem) {
	switch e.Kind {
	case ods.ElemLiteral:
		w.pr.literal(e.Text, &w.blank)
	case ods.ElemBlank:
		w.pr.text(e.Text)
		w.blank = blankState{punct: true}
	case ods.ElemGlue:
		w.blank = blankState{punct: true}
	case ods.ElemNewline:
		w.pr.newline()
		w.blank = blankState{punct: true}
	case ods.ElemAttrDict, ods.ElemAttrDictKeyword:
		w.attrDict(e.Kind == ods.ElemAttrDictKeyword)
		w.blank = blankState{want: true}
	case ods.ElemGroup:
		w.group(e)
	case ods.ElemEach:
		w.each(e)
	case ods.ElemAccept, ods.ElemIs, ods.ElemDefined:
	case ods.ElemRef:
		w.ref(e.Ref)
	case ods.ElemArrowTypes:
		w.arrowTypes(e)
	case ods.ElemChain:
		w.chain(e.Ref.Index)
	case ods.ElemSignature:
		w.signature(e.Args)
	default:
		w.space()
		w.directive(e)
	}
}

// literal appends a token with the blank that goes before it.
func (pr *printer) literal(text string, b *blankState) {
	if b.want && blankBefore(text, b.punct) {
		pr.byte(' ')
	}
	pr.text(text)
	b.want = len(text) != 1 || !strings.Contains("<({[", text)
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

// space appends the blank before anything but a literal.
func (w *opPrinter) space() {
	if w.blank.want || !w.blank.punct {
		w.pr.byte(' ')
	}
	w.blank = blankState{want: true}
}

func (w *opPrinter) group(e *ods.Elem) {
	if w.prints(e) {
		w.elems(e.Body)
		return
	}
	w.elems(e.Else)
}

// prints reports whether a group is printed: its anchor holds, or it has none,
// and no attribute that it tells is missing.
func (w *opPrinter) prints(e *ods.Elem) bool {
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
func (w *opPrinter) lacks(r ods.Ref) bool {
	if r.Kind != ods.RefAttr {
		return false
	}
	a := &w.def.Attributes[r.Index]
	return a.Kind != ods.AttrUnit && a.Default == nil && w.env.Attr(r.Index) == nil
}

// holds reports whether an anchor has something to print.
func (w *opPrinter) holds(e *ods.Elem) bool {
	switch e.Kind {
	case ods.ElemIs:
		return w.test(e) != e.Not
	case ods.ElemGroup:
		return e.Anchor >= 0 && w.holds(&e.Body[e.Anchor]) || e.Anchor < 0
	case ods.ElemAttrDict, ods.ElemAttrDictKeyword:
		return w.hasExtra()
	case ods.ElemEach:
		return w.roundsOf(e.Body) > 0
	case ods.ElemFunctionalType, ods.ElemDict:
		return true
	}
	switch e.Ref.Kind {
	case ods.RefAttr:
		return w.showsAttr(e.Ref.Index)
	case ods.RefRegion:
		return !w.op.Region(e.Ref.Index).Empty()
	case ods.RefOperand, ods.RefResult, ods.RefRegionArg, ods.RefOperands, ods.RefResults:
		return w.count(e.Ref) > 0
	}
	return true
}

func (w *opPrinter) count(r ods.Ref) int {
	if w.round >= 0 && r.Kind == ods.RefOperand && w.def.Operands[r.Index].Arity == ods.Nested {
		start, end := w.def.RoundRange(w.op, r.Index, w.round)
		return end - start
	}
	return w.env.Count(r)
}

// showsAttr reports whether an attribute is there and differs from its default.
func (w *opPrinter) showsAttr(i int) bool {
	v := w.env.Attr(i)
	if v == nil {
		return false
	}
	a := &w.def.Attributes[i]
	if a.Default == nil {
		return true
	}
	d, ok := w.pr.values(w.op.Context(), a, a.Default, w.env)
	return !ok || d != v
}

// test decides what `is` asks.
func (w *opPrinter) test(e *ods.Elem) bool {
	if e.Ref.Kind == ods.RefAttr {
		v := w.env.Attr(e.Ref.Index)
		switch {
		case e.Test.Present:
			return v != nil
		case e.Test.Constraint != nil:
			t, ok := v.(*ir.TypeAttr)
			return ok && eval.Satisfies(e.Test.Constraint, t.Value())
		}
		return eval.Holds((&ods.Attr{Kind: e.Test.Attr}), v)
	}
	types := w.env.Types(e.Ref)
	if e.Test.Present {
		return len(types) > 0
	}
	if w.round >= 0 && w.round < len(types) {
		types = types[w.round : w.round+1]
	}
	return len(types) > 0 && e.Test.Constraint != nil && eval.Satisfies(e.Test.Constraint, types[0])
}

// each prints elements once for each member of the lists that they name.
func (w *opPrinter) each(e *ods.Elem) {
	n := w.roundsOf(e.Body)
	outer := w.round
	for i := range n {
		if i > 0 {
			w.round = outer
			w.elems(e.Else)
		}
		w.round = i
		w.elems(e.Body)
	}
	w.round = outer
}

// roundsOf is the length of the first list that elements name.
func (w *opPrinter) roundsOf(elems []ods.Elem) int {
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

func (w *opPrinter) listLen(e *ods.Elem) (int, bool) {
	switch e.Ref.Kind {
	case ods.RefOperand, ods.RefResult, ods.RefRegionArg:
		if w.groupDecl(e.Ref).Arity == ods.Variadic && e.Kind != ods.ElemIs {
			return w.env.Count(e.Ref), true
		}
	case ods.RefSuccessor:
		if s := w.def.Successors[e.Ref.Index]; s.Variadic {
			return w.op.NumSuccessors() - e.Ref.Index, true
		}
	case ods.RefAttr:
		switch v := w.env.Attr(e.Ref.Index).(type) {
		case *ir.ArrayAttr:
			return len(v.Elems()), true
		case *ir.DenseElementsAttr:
			return v.Len(), true
		}
	}
	return 0, false
}

func (w *opPrinter) groupDecl(r ods.Ref) *ods.Group {
	switch r.Kind {
	case ods.RefOperand:
		return &w.def.Operands[r.Index]
	case ods.RefResult:
		return &w.def.Results[r.Index]
	}
	return &w.def.Regions[r.Sub].Args[r.Index]
}
