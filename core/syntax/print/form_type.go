package print

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// typePrinter prints the parameters of a dialect's type or attribute.
type typePrinter struct {
	pr      *Printer
	def     *ods.TypeDef
	records [][]ir.Attribute
	blank   BlankState
	typ     *ir.DialectType // nil for an attribute
	item    ir.Attribute    // of the innermost `each` over a plain list
	items   ods.Ref
	word    string // of the innermost `each` over flags
}

func (pr *Printer) dialectType(t *ir.DialectType) {
	pr.Byte('!')
	closing := pr.openDef(t.Def())
	pr.typeParams(t)
	pr.Text(closing)
}

// openDef appends the name of a type or attribute and returns what goes behind
// its parameters: where these do not stand in brackets of their own, all of it
// does, as in `#dialect<name word>`.
func (pr *Printer) openDef(def ir.TypeDefinition) string {
	d, ok := def.(*ods.TypeDef)
	if !ok || d.Format == nil || len(d.Format.Elems) == 0 || d.Format.Elems[0].Kind != ods.ElemRef {
		pr.defName(def)
		return ""
	}
	dialect, mnemonic, _ := strings.Cut(d.NameIn(pr.Opts.Profile), ".")
	pr.Text(dialect)
	pr.Byte('<')
	pr.Text(mnemonic)
	pr.Byte(' ')
	return ">"
}

// typeParams prints what stands behind the name of a type.
func (pr *Printer) typeParams(t *ir.DialectType) {
	def, ok := t.Def().(*ods.TypeDef)
	if !ok || def.Format == nil {
		return
	}
	w := typePrinter{pr: pr, def: def, typ: t, blank: BlankState{punct: true}}
	w.params(t.Params())
}

func (pr *Printer) dialectAttr(a *ir.DialectAttr) {
	pr.Byte('#')
	closing := pr.openDef(a.Def())
	pr.AttrParams(a)
	pr.Text(closing)
}

// AttrParams prints what stands behind the name of an attribute.
func (pr *Printer) AttrParams(a *ir.DialectAttr) {
	def, ok := a.Def().(*ods.TypeDef)
	if !ok || def.Format == nil {
		return
	}
	w := typePrinter{pr: pr, def: def, blank: BlankState{punct: true}}
	w.params(a.Params())
}

func (w *typePrinter) params(values []ir.Attribute) {
	w.records = make([][]ir.Attribute, len(w.def.Records))
	full := make([]ir.Attribute, len(w.def.Params()))
	copy(full, values)
	w.records[0] = full
	w.elems(w.def.Format.Elems)
}

func (w *typePrinter) elems(elems []ods.Elem) {
	for i := range elems {
		w.elem(&elems[i])
	}
}

func (w *typePrinter) elem(e *ods.Elem) {
	switch e.Kind {
	case ods.ElemLiteral:
		w.pr.literal(e.Text, &w.blank)
	case ods.ElemBlank:
		w.pr.Text(e.Text)
		w.blank = BlankState{punct: true}
	case ods.ElemGlue:
		w.blank = BlankState{punct: true}
	case ods.ElemRef, ods.ElemShort:
		w.param(e)
	case ods.ElemGroup:
		if w.prints(e) {
			w.elems(e.Body)
			return
		}
		w.elems(e.Else)
	case ods.ElemEach:
		w.each(e)
	case ods.ElemRecursive:
		w.recursive(e)
	}
}

func (w *typePrinter) field(r ods.Ref) *ods.Param { return &w.def.Records[r.Sub].Fields[r.Index] }

// value is a parameter, nil when it is absent.
func (w *typePrinter) value(r ods.Ref) ir.Attribute {
	rec := w.records[r.Sub]
	if r.Index >= len(rec) {
		return nil
	}
	v := rec[r.Index]
	if _, unit := v.(*ir.UnitAttr); unit && r.Sub > 0 && w.field(r).Kind != ods.ParamUnit {
		return nil
	}
	return v
}

func (w *typePrinter) prints(e *ods.Elem) bool {
	if e.Anchor < 0 {
		return true
	}
	return w.holds(&e.Body[e.Anchor])
}

func (w *typePrinter) holds(e *ods.Elem) bool {
	switch e.Kind {
	case ods.ElemIs:
		return (w.value(e.Ref) != nil) != e.Not
	case ods.ElemGroup:
		if e.Anchor < 0 {
			return true
		}
		return w.holds(&e.Body[e.Anchor]) || len(e.Else) > 0 && w.holdsAny(e.Else)
	case ods.ElemEach:
		return w.rounds(e) > 0
	}
	v := w.value(e.Ref)
	f := w.field(e.Ref)
	if v == nil || f.Default == nil {
		return v != nil
	}
	return v != eval.DefaultParam(v.Context(), f)
}

// holdsAny reports whether elements print anything that is not a literal.
func (w *typePrinter) holdsAny(elems []ods.Elem) bool {
	for i := range elems {
		switch elems[i].Kind {
		case ods.ElemGroup, ods.ElemEach:
			if w.holds(&elems[i]) {
				return true
			}
		case ods.ElemRef, ods.ElemShort:
			return w.holds(&elems[i])
		}
	}
	return false
}

// param prints a parameter; a unit prints nothing.
func (w *typePrinter) param(e *ods.Elem) {
	f := w.field(e.Ref)
	if f.Kind == ods.ParamUnit {
		return
	}
	if w.blank.Want || !w.blank.punct {
		w.pr.Byte(' ')
	}
	w.blank = BlankState{Want: true}
	if w.word != "" && e.Ref == w.items {
		w.pr.Text(w.word)
		return
	}
	v := w.value(e.Ref)
	if w.item != nil && e.Ref == w.items {
		v = w.item
	}
	if v != nil {
		w.one(f, v, e.Kind == ods.ElemShort)
	}
}

func (w *typePrinter) one(f *ods.Param, v ir.Attribute, short bool) {
	if f.Kind == ods.ParamAttr {
		w.pr.Attr(v, false) // nothing but the text tells its type
		return
	}
	switch v := v.(type) {
	case *ir.TypeAttr:
		w.typeParam(v.Value(), short)
		return
	case *ir.StringAttr:
		if f.Kind == ods.ParamString {
			w.pr.Quoted(v.Value())
			return
		}
		w.pr.Text(v.Value())
		return
	case *ir.IntegerAttr:
		if f.Kind == ods.ParamEnum {
			text, ok := EnumText(f.Enum, v)
			if !ok {
				text = strconv.FormatUint(mustUint(v), 10)
			}
			w.pr.Text(text)
			return
		}
	}
	w.pr.Attr(v, true)
}

func mustUint(a *ir.IntegerAttr) uint64 {
	n, _ := a.Value().Uint64()
	return n
}

// typeParam prints a type; a short one of the same dialect lacks `!dialect.`.
func (w *typePrinter) typeParam(t ir.Type, short bool) {
	d, ok := t.(*ir.DialectType)
	if !short || !ok || !strings.HasPrefix(d.Def().Name(), w.def.Dialect().Name()+".") {
		w.pr.Type(t)
		return
	}
	w.pr.Text(d.Def().(*ods.TypeDef).Mnemonic())
	w.pr.typeParams(d)
}

// rounds is the number of rounds of an `each`.
func (w *typePrinter) rounds(e *ods.Elem) int {
	list, _, words := w.listOf(e)
	if words != nil {
		return len(words)
	}
	return len(list)
}

// listOf finds the list over which an `each` runs: the members of a plain list,
// the records of a list of records, or the words of a set of flags.
func (w *typePrinter) listOf(e *ods.Elem) (list []ir.Attribute, record int, words []string) {
	ref, ok := firstParam(e.Body)
	if !ok {
		return nil, 0, nil
	}
	sub := ref.Sub
	r := &w.def.Records[sub]
	if ref.Sub > 0 && w.field(ref).Arity != ods.Variadic {
		ref = ods.Ref{Kind: ods.RefParam, Index: r.Field, Sub: r.Parent}
		record = sub
	}
	switch v := w.value(ref).(type) {
	case *ir.ArrayAttr:
		return v.Elems(), record, nil
	case *ir.IntegerAttr:
		if f := w.field(ref); f.Kind == ods.ParamEnum && f.Enum.Kind == ods.FlagsEnum {
			if none, ok := f.Enum.Word(0); ok && v.Value().IsZero() {
				return nil, 0, []string{none}
			}
			words, _ = f.Enum.Flags(mustUint(v))
			return nil, 0, words
		}
	}
	return nil, record, nil
}

// firstParam is the first parameter that elements print.
func firstParam(elems []ods.Elem) (ods.Ref, bool) {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemRef || e.Kind == ods.ElemShort {
			return e.Ref, true
		}
		if r, ok := firstParam(e.Body); ok {
			return r, true
		}
	}
	return ods.Ref{}, false
}

func (w *typePrinter) each(e *ods.Elem) {
	list, record, words := w.listOf(e)
	ref, _ := firstParam(e.Body)
	n := max(len(list), len(words))
	item, items, word := w.item, w.items, w.word
	for i := range n {
		if i > 0 {
			w.elems(e.Else)
		}
		switch {
		case words != nil:
			w.items, w.word = ref, words[i]
		case record > 0:
			rec, _ := list[i].(*ir.ArrayAttr)
			w.records[record] = rec.Elems()
		default:
			w.items, w.item = ref, list[i]
		}
		w.elems(e.Body)
		w.item, w.items, w.word = item, items, word
	}
}

// recursive prints elements unless a type of that name encloses this place.
func (w *typePrinter) recursive(e *ods.Elem) {
	if w.typ == nil || !w.typ.IsIdentified() {
		w.elems(e.Body)
		return
	}
	for _, t := range w.pr.openTypes {
		if t == w.typ {
			return
		}
	}
	if !w.typ.HasBody() {
		return
	}
	w.pr.openTypes = append(w.pr.openTypes, w.typ)
	w.elems(e.Body)
	w.pr.openTypes = w.pr.openTypes[:len(w.pr.openTypes)-1]
}
