package irgen

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/syntax"
)

// chooseAttr decides a declared attribute. Types that take part in inference
// are built later.
func (d *draft) chooseAttr(i int) {
	a := &d.def.Attributes[i]
	if a.Kind == ods.AttrOffsets || a.Kind == ods.AttrType && a.Type != nil {
		return
	}
	if (a.Optional || a.Kind == ods.AttrUnit) && !d.hasTurn(a.Enum) && d.g.chance(2) {
		return
	}
	if a.Default != nil && d.g.chance(3) {
		d.attrs[i] = d.stated(a, a.Default)
	}
	if d.attrs[i] == nil {
		d.attrs[i] = d.value(a)
	}
	if a.Var >= 0 && d.attrs[i] != nil {
		d.bindings.Vars[a.Var] = eval.Binding{Bound: true, Attr: d.attrs[i]}
	}
}

// stated is a value that the definition mentions, nil when it is a function.
func (d *draft) stated(a *ods.Attr, v *ods.Value) ir.Attribute {
	if v.Func != nil {
		return nil
	}
	if a.Kind == ods.AttrEnum {
		return ods.EnumAttr(d.g.ctx, a.Enum, unquoted(v.Text))
	}
	text := v.Text
	if a.Kind == ods.AttrTypedInteger {
		t, _ := d.bindings.Build(a.Type)
		text += " : " + syntax.TypeString(t)
	}
	attr, err := syntax.ParseAttr(d.g.ctx, text)
	if err != nil {
		return nil
	}
	return attr
}

func unquoted(s string) string {
	if len(s) >= 2 && s[0] == '"' {
		return s[1 : len(s)-1]
	}
	return s
}

// value chooses a value of a kind: a case, an attribute that the definition of a dialect allows,
// a sample of the kind, or one of the attributes at hand, of those that are of it if there are any.
func (d *draft) value(a *ods.Attr) ir.Attribute {
	switch a.Kind {
	case ods.AttrEnum:
		return d.enumValue(a.Enum)
	case ods.AttrDialect:
		return d.dialectAttr(ods.FindAttr(d.g.ctx, a.Def))
	case ods.AttrArray:
		return d.array(a)
	case ods.AttrType:
		return d.g.ctx.TypeAttr(one(d.g, d.g.types))
	}
	var t ir.Type
	if a.Type != nil {
		t, _ = d.bindings.Build(a.Type)
	}
	return d.g.sample(kind.Of(a).Samples(d.g.ctx, t), func(v ir.Attribute) bool { return kind.Holds(a, v) })
}

// sample chooses of the samples of a kind, of the attributes at hand that are of the kind, where it
// has none, or of all.
func (g *Generator) sample(list []ir.Attribute, holds func(ir.Attribute) bool) ir.Attribute {
	if len(list) == 0 {
		list = g.attrsThat(holds)
	}
	switch len(list) {
	case 0:
		list = g.attrs
	case 1: // which is no choice: what follows does not depend on how many kinds have one value
		return list[0]
	}
	return one(g, list)
}

func (d *draft) array(a *ods.Attr) ir.Attribute {
	var elems []ir.Attribute
	for range d.g.rng.IntN(4) {
		if a.Elem == nil {
			elems = append(elems, d.g.ctx.I64Attr(int64(d.g.rng.IntN(3))))
			continue
		}
		elems = append(elems, d.value(a.Elem))
	}
	return d.g.ctx.ArrayAttr(elems)
}

// enumValue takes the cases of the enumerations in turn, those of one after
// those of the other; an enumeration whose turn it is not has any value, or,
// of flags, several.
func (d *draft) enumValue(e *ods.Enum) ir.Attribute {
	at, has := d.turn-d.passed, d.hasTurn(e)
	d.passed += len(e.Cases)
	if has {
		return ods.EnumAttr(d.g.ctx, e, e.Cases[at].Word)
	}
	c := one(d.g, e.Cases)
	if e.Kind != ods.FlagsEnum || d.g.chance(2) {
		return ods.EnumAttr(d.g.ctx, e, c.Word)
	}
	bits := c.Value | one(d.g, e.Cases).Value
	return d.g.ctx.IntAttr(d.g.ctx.IntegerType(e.Width, ir.Signless), int64(bits))
}

// hasTurn reports whether it is the turn of a case of an enumeration, which may be nil.
func (d *draft) hasTurn(e *ods.Enum) bool {
	at := d.turn - d.passed
	return e != nil && at >= 0 && at < len(e.Cases)
}

func (d *draft) dialectAttr(def *ods.TypeDef) ir.Attribute {
	if def == nil {
		return nil
	}
	p := params{g: d.g, def: def, turn: d.turn}
	return d.g.ctx.DialectAttr(def, nil, p.record(0)...)
}

// typeAttrs builds the types that follow from those of the values.
func (d *draft) typeAttrs() bool {
	for i := range d.def.Attributes {
		a := &d.def.Attributes[i]
		if a.Kind != ods.AttrType || a.Type == nil || a.Optional && d.g.chance(2) {
			continue
		}
		t, ok := d.bindings.Build(a.Type)
		if !ok {
			t = one(d.g, d.g.types)
			ok = d.bindings.Match(a.Type, t)
		}
		if !ok {
			return false
		}
		d.attrs[i] = d.g.ctx.TypeAttr(t)
	}
	return true
}
