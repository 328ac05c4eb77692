package convert

import (
	"sync/atomic"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/versions"
)

// attrMap makes the attributes of an operation of those of another one.
type attrMap struct {
	from, to *ods.Op
	sources  []*attrSource
	values   []ir.NamedAttr
	lost     []lostAttr
	// others reports that attributes which the definition does not declare go over.
	others bool
	// whole reports that the list goes over as it is.
	whole bool
}

// attrSource converts the values of one attribute. What was converted last is
// remembered: an attribute has few values.
type attrSource struct {
	check.AttrSource
	recent [8]atomic.Pointer[convertedAttr]
}

type convertedAttr struct{ from, to ir.Attribute }

// lostAttr is an attribute without a place. The value that means as much as its
// absence, if there is one, may be dropped.
type lostAttr struct {
	name    string
	dropped ir.Attribute
}

func newAttrMap(ctx *ir.Context, from, to *ods.Op, plan []check.AttrSource, lost []*ods.Attr, others bool) (*attrMap, string) {
	m := &attrMap{from: from, to: to, others: others}
	m.whole = others && len(lost) == 0 && !from.Segments
	for _, s := range plan {
		if s.Value == nil {
			m.sources = append(m.sources, &attrSource{AttrSource: s})
			m.whole = m.whole && s.AsIs && s.From == s.To.Name
			continue
		}
		v, ok := format.Value(ctx, s.To, s.Value, nil)
		if !ok || !kind.Holds(s.To, v) {
			return nil, "'" + s.Value.Text + "' is no value of attribute '" + s.To.Name + "' of '" + to.Name() + "'"
		}
		m.values = append(m.values, ir.NamedAttr{Name: s.To.Name, Value: v})
		m.whole = false
	}
	m.values = ir.SortAttrs(m.values)
	for _, a := range lost {
		l := lostAttr{name: a.Name}
		for _, v := range []*ods.Value{a.Default, a.Hidden} {
			if v != nil && v.Func == nil {
				l.dropped, _ = format.Value(ctx, a, v, nil)
			}
		}
		m.lost = append(m.lost, l)
	}
	return m, ""
}

// of returns the attributes, or why there are none: one that has no place.
func (m *attrMap) of(op *ir.Operation) (ir.AttrList, string) {
	list := op.Attrs()
	if len(list) == 0 || m.whole {
		if len(m.values) == 0 {
			return list, ""
		}
		return m.values, ""
	}
	made := make([]ir.NamedAttr, 0, len(list)+len(m.values))
	for _, a := range list {
		var why string
		if made, why = m.add(made, a); why != "" {
			return nil, why
		}
	}
	return ir.SortAttrs(append(made, m.values...)), ""
}

// add appends what an attribute becomes.
func (m *attrMap) add(made []ir.NamedAttr, a ir.NamedAttr) ([]ir.NamedAttr, string) {
	used := false
	for _, s := range m.sources {
		if s.From != a.Name {
			continue
		}
		used = true
		v, ok := s.convert(a.Value)
		if !ok {
			return nil, "'" + m.to.Name() + "' has nothing for the value " + syntax.AttrString(a.Value) + " of attribute '" + a.Name + "'"
		}
		if v != nil {
			made = append(made, ir.NamedAttr{Name: s.To.Name, Value: v})
		}
	}
	if used || m.from.Segments && a.Name == m.from.SegmentAttr() {
		return made, ""
	}
	for _, l := range m.lost {
		if l.name == a.Name && l.dropped != a.Value {
			return nil, "attribute '" + a.Name + "' has no place in what it becomes"
		}
		if l.name == a.Name {
			return made, ""
		}
	}
	if m.others && m.from.AttrIndex(a.Name) < 0 && m.to.AttrIndex(a.Name) < 0 {
		made = append(made, a)
	}
	return made, ""
}

// convert returns the value on the other side, nil if that is to have none.
func (s *attrSource) convert(v ir.Attribute) (ir.Attribute, bool) {
	if s.AsIs {
		return v, true
	}
	slot := &s.recent[int(ir.AttrID(v))%len(s.recent)]
	if known := slot.Load(); known != nil && known.from == v {
		return known.to, true
	}
	to, ok := s.compute(v)
	if ok {
		slot.Store(&convertedAttr{v, to})
	}
	return to, ok
}

func (s *attrSource) compute(v ir.Attribute) (ir.Attribute, bool) {
	from := s.FromAttr
	if from == nil { // not declared: what it says tells what it is
		from = undeclared(v)
	}
	if words, flags, ok := wordsOf(from, v); ok {
		for i, w := range words {
			words[i] = renamed(w, s.Renames)
		}
		if made, ok := ofWords(v.Context(), s.To, words, flags); ok {
			return made, made == nil || kind.Holds(s.To, made)
		}
		if from.Kind == ods.AttrEnum {
			return nil, false // a number means something else there
		}
	}
	return v, kind.Holds(s.To, v)
}

// undeclared is an attribute declaration that a value fits.
func undeclared(v ir.Attribute) *ods.Attr {
	if d, ok := v.(*ir.DialectAttr); ok {
		return &ods.Attr{Kind: ods.AttrDialect, Def: d.Def().Name()}
	}
	return &ods.Attr{Kind: ods.AttrAny}
}

func renamed(word string, renames []ods.Rename) string {
	for _, r := range renames {
		if r.From == word {
			return r.To
		}
	}
	return word
}

// wordsOf are the keywords that a value says; flags reports that there may be any
// number of them.
func wordsOf(a *ods.Attr, v ir.Attribute) (words []string, flags, ok bool) {
	e, bits := enumValue(a, v)
	if e == nil || e.Kind != ods.FlagsEnum || bits == nil {
		w, ok := versions.WordOf(a, v)
		return []string{w}, false, ok
	}
	n, ok := bits.Value().Uint64()
	if w, named := e.Word(n); named && n != 0 {
		return []string{w}, true, true
	}
	words, named := e.Flags(n)
	return words, true, ok && named
}

// enumValue is the enumeration of an attribute, and its integer if it is one.
func enumValue(a *ods.Attr, v ir.Attribute) (*ods.Enum, *ir.IntegerAttr) {
	switch v := v.(type) {
	case *ir.IntegerAttr:
		return a.Enum, v
	case *ir.DialectAttr:
		def, ok := v.Def().(*ods.TypeDef)
		if !ok || len(def.Params()) != 1 || len(v.Params()) != 1 {
			return nil, nil
		}
		bits, _ := v.Params()[0].(*ir.IntegerAttr)
		return def.Params()[0].Enum, bits
	}
	return nil, nil
}

// ofWords is the attribute that says keywords; nil where no flag is set and the
// attribute may be absent.
func ofWords(ctx *ir.Context, to *ods.Attr, words []string, flags bool) (ir.Attribute, bool) {
	if !flags {
		return versions.ValueOf(ctx, to, words[0])
	}
	if len(words) == 0 && to.MayBeAbsent() {
		return nil, true
	}
	e := to.Enum
	var def *ods.TypeDef
	if to.Kind == ods.AttrDialect {
		if def = ods.FindAttr(ctx, to.Def); def == nil || len(def.Params()) != 1 {
			return nil, false
		}
		e = def.Params()[0].Enum
	}
	if e == nil || e.Kind != ods.FlagsEnum {
		return nil, false
	}
	bits := uint64(0)
	for _, w := range words {
		b, ok := e.Value(w)
		if !ok {
			return nil, false
		}
		bits |= b
	}
	value := ctx.IntAttr(ctx.IntegerType(e.Width, ir.Signless), int64(bits))
	if def == nil {
		return value, true
	}
	return ctx.DialectAttr(def, nil, value), true
}
