package print

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/param"
	"github.com/mlirc/mlirc/core/ods/text"
)

// typePrinter prints the parameters of a dialect's type or attribute.
type typePrinter struct {
	form
	def     *ods.TypeDef
	records [][]ir.Attribute // the fields of the current records
	typ     *ir.DialectType  // nil for an attribute
}

var _ subject = (*typePrinter)(nil)

func (pr *Printer) dialectType(t *ir.DialectType) {
	pr.Byte('!')
	closing := pr.openDef(t.Def())
	pr.typeParams(t)
	pr.Text(closing)
}

// openDef appends the name of a type or attribute and returns what goes behind
// its parameters: where these do not stand in angle brackets of their own, all of it
// does, as in `#dialect<name word>` and `#dialect<name(word)>`.
func (pr *Printer) openDef(def ir.TypeDefinition) string {
	d, ok := def.(*ods.TypeDef)
	if !ok || d.Format == nil || len(d.Format.Elems) == 0 {
		pr.defName(def)
		return ""
	}
	first := &d.Format.Elems[0]
	others := first.Kind == ods.ElemLiteral && (first.Text == "(" || first.Text == "{")
	if first.Kind != ods.ElemRef && !others {
		pr.defName(def)
		return ""
	}
	dialect, mnemonic, _ := strings.Cut(d.NameIn(pr.Opts.Profile), ".")
	pr.Text(dialect)
	pr.Byte('<')
	pr.Text(mnemonic)
	if !others {
		pr.Byte(' ')
	}
	return ">"
}

// typeParams prints what stands behind the name of a type.
func (pr *Printer) typeParams(t *ir.DialectType) {
	def, ok := t.Def().(*ods.TypeDef)
	if !ok || def.Format == nil {
		return
	}
	pr.params(def, t, t.Params())
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
	pr.params(def, nil, a.Params())
}

func (pr *Printer) params(def *ods.TypeDef, t *ir.DialectType, values []ir.Attribute) {
	w := typePrinter{def: def, typ: t}
	w.form = form{Pr: pr, about: &w, Blank: BlankState{punct: true}, Iteration: -1}
	w.records = make([][]ir.Attribute, len(def.Records))
	full := make([]ir.Attribute, len(def.Params()))
	copy(full, values)
	w.records[0] = full
	w.elems(def.Format.Elems)
}

// part writes a parameter, or elements that an identified type may not repeat.
func (w *typePrinter) part(e *ods.Elem) {
	if e.Kind == ods.ElemRecursive {
		w.recursive(e)
		return
	}
	w.param(e)
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

// lacks is false: a parameter that is absent prints nothing.
func (w *typePrinter) lacks(*ods.Elem) bool { return false }

// has reports whether a parameter is present and differs from its default.
func (w *typePrinter) has(e *ods.Elem) bool {
	v := w.value(e.Ref)
	f := w.field(e.Ref)
	if v == nil || f.Default == nil {
		return v != nil
	}
	return v != param.Default(v.Context(), f)
}

// is decides what `is` asks: whether a parameter is present.
func (w *typePrinter) is(e *ods.Elem) bool { return w.value(e.Ref) != nil }

// param prints a parameter; a unit prints nothing. In an `each` over a list, or over flags,
// it is one of them.
func (w *typePrinter) param(e *ods.Elem) {
	f := w.field(e.Ref)
	if f.Kind == ods.ParamUnit {
		return
	}
	w.Space()
	v := w.value(e.Ref)
	if over, record, ok := w.listOf(w.body); ok && record == 0 && over == e.Ref {
		list, words := w.members(e.Ref)
		if words != nil {
			w.Pr.Text(words[w.Iteration])
			return
		}
		v = list[w.Iteration]
	}
	if v != nil {
		w.one(f, v, e.Kind == ods.ElemShort)
	}
}

func (w *typePrinter) one(p *ods.Param, v ir.Attribute, short bool) {
	if t, ok := v.(*ir.TypeAttr); ok && short {
		w.shortType(t.Value())
		return
	}
	param.KindOf(p).Print(w.Pr, p, v)
}

// shortType prints a type; one of the same dialect lacks `!dialect.`.
func (w *typePrinter) shortType(t ir.Type) {
	d, ok := t.(*ir.DialectType)
	if !ok || !strings.HasPrefix(d.Def().Name(), w.def.Dialect().Name()+".") {
		w.Pr.Type(t)
		return
	}
	w.Pr.Text(d.Def().(*ods.TypeDef).Mnemonic())
	w.Pr.typeParams(d)
}

// iterations is the length of the list over which an `each` runs.
func (w *typePrinter) iterations(elems []ods.Elem) int {
	ref, _, ok := w.listOf(elems)
	if !ok {
		return 0
	}
	list, words := w.members(ref)
	return max(len(list), len(words))
}

// begin makes the record of the iteration current, in an `each` over records.
func (w *typePrinter) begin(elems []ods.Elem) {
	ref, record, _ := w.listOf(elems)
	if record == 0 {
		return
	}
	list, _ := w.members(ref)
	fields, _ := list[w.Iteration].(*ir.ArrayAttr)
	w.records[record] = fields.Elems()
}

// fields writes the parameters that are there, each behind its name.
func (w *typePrinter) fields(elems []ods.Elem) {
	first := true
	for i := range elems {
		e := &elems[i]
		list, _ := w.members(e.Ref)
		f := w.field(e.Ref)
		if !w.has(e) || f.Arity == ods.Variadic && len(list) == 0 {
			continue
		}
		if !first {
			w.literal(",")
		}
		first = false
		w.Space()
		w.Pr.Text(f.Name)
		w.Pr.Text(" =")
		w.Blank = BlankState{Want: true}
		switch {
		case f.Kind == ods.ParamEnum && f.Enum.Kind == ods.FlagsEnum:
			w.flags(f, w.value(e.Ref))
			continue
		case f.Arity != ods.Variadic:
			w.param(e)
			continue
		}
		for j, v := range list {
			if j > 0 {
				w.literal(",")
			}
			w.Space()
			w.one(f, v, false)
		}
	}
}

// flags writes flags, in quotes where they are several.
func (w *typePrinter) flags(f *ods.Param, v ir.Attribute) {
	w.Space()
	cases, ok := text.Cases(f.Enum, v)
	if ok && strings.Contains(cases, "|") {
		w.Pr.Quoted(cases)
		return
	}
	w.one(f, v, false)
}

// listOf is the parameter over which an `each` runs, with the record that its members are,
// 0 for those of a plain list and for flags.
func (w *typePrinter) listOf(elems []ods.Elem) (list ods.Ref, record int, ok bool) {
	ref, ok := firstParam(elems)
	if ok && ref.Sub > 0 && w.field(ref).Arity != ods.Variadic {
		r := &w.def.Records[ref.Sub]
		return ods.Ref{Kind: ods.RefParam, Index: r.Field, Sub: r.Parent}, ref.Sub, true
	}
	return ref, 0, ok
}

// members are the members of a list, or the words of a set of flags.
func (w *typePrinter) members(r ods.Ref) (list []ir.Attribute, words []string) {
	f := w.field(r)
	isFlags := f.Kind == ods.ParamEnum && f.Enum.Kind == ods.FlagsEnum
	switch v := w.value(r).(type) {
	case *ir.ArrayAttr:
		return v.Elems(), nil
	case nil:
		if isFlags && f.Arity == ods.One {
			return nil, f.Enum.None(w.Pr.Opts.Profile)
		}
	case *ir.IntegerAttr:
		if isFlags {
			if v.Value().IsZero() {
				return nil, f.Enum.None(w.Pr.Opts.Profile)
			}
			bits, _ := v.Value().Uint64()
			words, _ = f.Enum.Flags(bits)
		}
	}
	return nil, words
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

// recursive prints elements unless a type of that name encloses this place.
func (w *typePrinter) recursive(e *ods.Elem) {
	if w.typ == nil || !w.typ.IsIdentified() {
		w.elems(e.Body)
		return
	}
	for _, t := range w.Pr.openTypes {
		if t == w.typ {
			return
		}
	}
	if !w.typ.HasBody() {
		return
	}
	w.Pr.openTypes = append(w.Pr.openTypes, w.typ)
	w.elems(e.Body)
	w.Pr.openTypes = w.Pr.openTypes[:len(w.Pr.openTypes)-1]
}
