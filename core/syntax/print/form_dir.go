package print

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/versions"
)

func (w *opPrinter) directive(e *ods.Elem) {
	switch e.Kind {
	case ods.ElemType:
		w.typesOf(e.Ref)
	case ods.ElemFunctionalType:
		w.functionalType(e.Args[0], e.Args[1])
	case ods.ElemOperands:
		w.pr.operands(w.op.Operands())
	case ods.ElemQuoted:
		w.quoted(e.Ref)
	case ods.ElemKeyword:
		w.keyword(e.Ref)
	case ods.ElemBare:
		w.bare(e.Ref)
	case ods.ElemDict:
		w.dict(e)
	case ods.ElemAffineMap:
		w.affineMap(e)
	case ods.ElemAffineExprs:
		w.affineExprs(e)
	case ods.ElemMixed:
		w.mixed(e)
	case ods.ElemWrappedOp:
		w.wrapped(e.Ref.Index)
	}
}

// printFrame holds the variables of an operation that is printed.
type printFrame struct {
	eval.Bindings
	env ods.OpEnv
}

// newFrame returns a frame without bindings.
func (w *opPrinter) newFrame() *printFrame {
	f := &printFrame{}
	if n := len(w.pr.frames); n > 0 {
		f, w.pr.frames = w.pr.frames[n-1], w.pr.frames[:n-1]
	}
	f.env = w.env
	f.Init(w.op.Context(), w.def, &f.env)
	return f
}

// binding is the value of a variable, found by matching the types of the
// operation.
func (w *opPrinter) binding(v int) eval.Binding {
	if w.frame == nil {
		w.frame = w.newFrame()
		for i := range w.def.Operands {
			w.match(ods.Ref{Kind: ods.RefOperand, Index: i}, w.def.Operands[i].Type)
		}
		for i := range w.def.Results {
			w.match(ods.Ref{Kind: ods.RefResult, Index: i}, w.def.Results[i].Type)
		}
		for i := range w.def.Attributes {
			w.matchAttr(i)
		}
	}
	return w.frame.Vars[v]
}

func (w *opPrinter) match(r ods.Ref, e *ods.TypeExpr) {
	if e != nil {
		w.frame.MatchList(e, w.env.Types(r))
	}
}

func (w *opPrinter) matchAttr(i int) {
	a := &w.def.Attributes[i]
	t, ok := w.env.Attr(i).(*ir.TypeAttr)
	if ok && a.Kind == ods.AttrType && a.Type != nil {
		w.frame.Match(a.Type, t.Value())
	}
}

func (w *opPrinter) typesOf(r ods.Ref) {
	switch r.Kind {
	case ods.RefVar:
		if b := w.binding(r.Index); b.Type != nil {
			w.pr.type_(b.Type)
		}
		return
	case ods.RefAttr:
		w.pr.attrAs(&w.def.Attributes[r.Index], w.env.Attr(r.Index))
		return
	case ods.RefOperand:
		start, end := w.operandRange(r)
		for i := start; i < end; i++ {
			if i > start {
				w.pr.text(", ")
			}
			w.pr.type_(w.op.Operand(i).Type())
		}
		return
	}
	types := w.typeList(r)
	if w.round >= 0 && r.Kind == ods.RefRegionArg && w.round < len(types) {
		types = types[w.round : w.round+1]
	}
	w.pr.types(types)
}

func (w *opPrinter) functionalType(in, out ods.Ref) {
	w.pr.byte('(')
	w.pr.types(w.typeList(in))
	w.pr.text(") -> ")
	w.pr.resultTypes(w.typeList(out))
}

// typeList lists the types of a variable or group; the slice is good until the
// next call.
func (w *opPrinter) typeList(r ods.Ref) []ir.Type {
	list := w.pr.typeRoom[:0]
	switch r.Kind {
	case ods.RefVar:
		return w.binding(r.Index).List
	case ods.RefOperand, ods.RefOperands:
		start, end := 0, w.op.NumOperands()
		if r.Kind == ods.RefOperand {
			start, end = w.def.OperandRange(w.op, r.Index)
		}
		for i := start; i < end; i++ {
			list = append(list, w.op.Operand(i).Type())
		}
	case ods.RefResult, ods.RefResults:
		start, end := 0, w.op.NumResults()
		if r.Kind == ods.RefResult {
			start, end = w.def.ResultRange(w.op, r.Index)
		}
		for i := start; i < end; i++ {
			list = append(list, w.op.Result(i).Type())
		}
	default:
		return w.env.Types(r)
	}
	w.pr.typeRoom = list
	return list
}

// resultTypes prints one type alone, and any other number of them, or a
// function type, in parentheses.
func (pr *printer) resultTypes(types []ir.Type) {
	if len(types) == 1 {
		if _, fn := types[0].(*ir.FunctionType); !fn {
			pr.type_(types[0])
			return
		}
	}
	pr.byte('(')
	pr.types(types)
	pr.byte(')')
}

// arrowTypes prints `-> T`, nothing when there are no types.
func (w *opPrinter) arrowTypes(e *ods.Elem) {
	types := w.typeList(e.Ref)
	if len(types) == 0 {
		return
	}
	w.space()
	w.pr.text("-> ")
	if e.Word == "(" {
		w.pr.byte('(')
		w.pr.types(types)
		w.pr.byte(')')
		return
	}
	w.pr.resultTypes(types)
}

func (w *opPrinter) quoted(r ods.Ref) {
	var v ir.Attribute
	var e *ods.Enum
	if r.Kind == ods.RefVar {
		v, e = w.binding(r.Index).Attr, ParamEnum(w.def, r.Index)
	} else {
		a := &w.def.Attributes[r.Index]
		v, e = w.env.Attr(r.Index), a.Enum
		if a.Kind == ods.AttrArray && a.Elem != nil {
			e, v = a.Elem.Enum, w.elementOf(v)
		}
	}
	if e == nil {
		w.pr.attr(v, true)
		return
	}
	text, _ := enumText(e, v)
	w.pr.quoted(text)
}

// elementOf is the element of this round.
func (w *opPrinter) elementOf(v ir.Attribute) ir.Attribute {
	list, ok := v.(*ir.ArrayAttr)
	if !ok || w.round < 0 || w.round >= len(list.Elems()) {
		return v
	}
	return list.Elems()[w.round]
}

func (w *opPrinter) keyword(r ods.Ref) {
	switch v := w.env.Attr(r.Index).(type) {
	case *ir.StringAttr:
		w.pr.text(v.Value())
	case nil:
	default:
		text, _ := enumText(w.def.Attributes[r.Index].Enum, v)
		w.pr.text(text)
	}
}

// bare prints an attribute without its wrapping.
func (w *opPrinter) bare(r ods.Ref) {
	a := &w.def.Attributes[r.Index]
	switch v := w.env.Attr(r.Index).(type) {
	case *ir.ArrayAttr:
		w.bareList(a, v)
	case *ir.AffineMapAttr:
		w.pr.out = v.Map().Append(w.pr.out)
	case *ir.DenseElementsAttr:
		if a.Kind == ods.AttrIntElements {
			w.pr.out = v.Int(min(max(w.round, 0), v.Len()-1)).AppendDecimal(w.pr.out, false)
			return
		}
		w.pr.attr(v, true)
	case *ir.DialectAttr:
		w.pr.attrParams(v)
	case nil:
	default:
		w.bareWord(a, v)
	}
}

func (w *opPrinter) bareWord(a *ods.Attr, v ir.Attribute) {
	for i := range a.Spelt {
		if word, ok := w.pr.values(v.Context(), a, &a.Spelt[i].Value, nil); ok && word == v {
			w.pr.text(a.Spelt[i].Word)
			return
		}
	}
	w.pr.attr(v, true)
}

func (w *opPrinter) bareList(a *ods.Attr, list *ir.ArrayAttr) {
	for i, v := range list.Elems() {
		if i > 0 {
			w.pr.text(", ")
		}
		if a.Elem != nil {
			w.pr.attrAs(a.Elem, v)
			continue
		}
		w.pr.attr(v, true)
	}
}

// dict prints the attributes as one dictionary.
func (w *opPrinter) dict(e *ods.Elem) {
	var entries []ir.NamedAttr
	for _, r := range e.Args {
		v := w.env.Attr(r.Index)
		if v == nil {
			continue
		}
		if IsQuoted(e, r) {
			v = quotedWords(w.def.Attributes[r.Index].Elem, v)
		}
		entries = append(entries, ir.NamedAttr{Name: w.def.Attributes[r.Index].Name, Value: v})
	}
	w.pr.attr(w.op.Context().DictionaryAttr(entries), false)
}

// IsQuoted reports whether an entry of a dictionary is told by keywords in quotes.
func IsQuoted(e *ods.Elem, r ods.Ref) bool {
	for i := range e.Body {
		if e.Body[i].Ref == r {
			return true
		}
	}
	return false
}

// quotedWords is a list of keywords as strings.
func quotedWords(elem *ods.Attr, v ir.Attribute) ir.Attribute {
	list := ods.ListElems(v)
	words := make([]ir.Attribute, len(list))
	for i, e := range list {
		word, ok := versions.WordOf(elem, e)
		if !ok {
			return v
		}
		words[i] = v.Context().StringAttr(word)
	}
	return v.Context().ArrayAttr(words)
}

// wrapped prints the first operation of a region in generic form.
func (w *opPrinter) wrapped(i int) { w.pr.generic(w.op.Region(i).Entry().First()) }

// isWrapping reports whether a region is what reading makes of one operation: it,
// and a terminator that has its results and says nothing else.
func isWrapping(r *ir.Region, terminator string) bool {
	b := r.Entry()
	if b == nil || b.Next() != nil || b.NumArgs() > 0 || b.Empty() {
		return false
	}
	first := b.First()
	end := first.Next()
	return end != nil && end.Next() == nil && end.Name().String() == terminator && len(end.Attrs()) == 0 &&
		end.NumResults() == 0 && end.NumRegions() == 0 && end.NumSuccessors() == 0 && slices.Equal(end.Operands(), first.Results())
}

func EnumHas(e *ods.Enum, word string) bool {
	_, ok := e.Value(word)
	return ok
}

func ParamEnum(def *ods.Op, v int) *ods.Enum {
	for _, p := range def.Parameters {
		if p.Var == v {
			return p.Enum
		}
	}
	return nil
}
