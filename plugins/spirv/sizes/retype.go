package sizes

import (
	"github.com/mlirc/mlirc/core/ir"
)

// A Retyper gives a program other types: those of values, and those in attributes and in other types.
type Retyper struct {
	ctx *ir.Context
	// one is what a type becomes whose parts have been replaced; the type itself where it stays.
	one  func(t *ir.DialectType) ir.Type
	made map[ir.Type]ir.Type
	// name ends the names of structs whose members become others.
	name string
}

// NewRetyper returns one that replaces the types of dialects. Structs with a name whose members
// become others get one that ends in the suffix.
func NewRetyper(ctx *ir.Context, suffix string, one func(t *ir.DialectType) ir.Type) *Retyper {
	return &Retyper{ctx: ctx, one: one, made: map[ir.Type]ir.Type{}, name: suffix}
}

// Apply replaces the types in an operation and in its regions, and reports whether there were any.
func (r *Retyper) Apply(root *ir.Operation) (changed bool) {
	value := func(v *ir.Value) {
		if t := r.Type(v.Type()); t != v.Type() {
			v.SetType(t)
			changed = true
		}
	}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumResults() {
			value(op.Result(i))
		}
		for _, a := range op.Attrs() {
			if b := r.attr(a.Value); b != a.Value {
				op.SetAttr(a.Name, b)
				changed = true
			}
		}
		for i := range op.NumRegions() {
			for b := range op.Region(i).Blocks() {
				for _, arg := range b.Args() {
					value(arg)
				}
			}
		}
		return ir.Advance
	})
	return changed
}

// Type is what a type becomes.
func (r *Retyper) Type(t ir.Type) ir.Type {
	if made, ok := r.made[t]; ok {
		return made
	}
	made := t
	switch d := t.(type) {
	case *ir.FunctionType:
		inputs, before := r.types(d.Inputs())
		results, after := r.types(d.Results())
		if before || after {
			made = r.ctx.FunctionType(inputs, results)
		}
	case *ir.DialectType:
		if d.IsIdentified() {
			return r.identified(d)
		}
		if params, changed := r.attrs(d.Params()); changed {
			d = r.ctx.DialectType(d.Def(), params...)
		}
		made = r.one(d)
	}
	r.made[t] = made
	return made
}

func (r *Retyper) types(list []ir.Type) ([]ir.Type, bool) {
	made, changed := make([]ir.Type, len(list)), false
	for i, t := range list {
		made[i] = r.Type(t)
		changed = changed || made[i] != t
	}
	return made, changed
}

// identified replaces a struct with a name, which may hold itself: it stays while its members are
// looked at, and they are made again where one of them becomes another.
func (r *Retyper) identified(d *ir.DialectType) ir.Type {
	r.made[d] = d
	if !d.HasBody() {
		return d
	}
	if _, changed := r.attrs(d.Params()); !changed {
		return d
	}
	for t, made := range r.made { // what holds the struct, and was found to stay
		if t == made {
			delete(r.made, t)
		}
	}
	name, _ := d.Param(0).(*ir.StringAttr)
	made := r.ctx.DialectType(d.Def(), r.ctx.StringAttr(name.Value()+r.name))
	for made.HasBody() {
		name = r.ctx.StringAttr(name.Value() + "_")
		made = r.ctx.DialectType(d.Def(), r.ctx.StringAttr(name.Value()+r.name))
	}
	r.made[d] = made
	params, _ := r.attrs(d.Params()[1:])
	made.SetBody(append([]ir.Attribute{made.Param(0)}, params...))
	return made
}

// attr is an attribute with other types in it.
func (r *Retyper) attr(a ir.Attribute) ir.Attribute {
	switch a := a.(type) {
	case *ir.TypeAttr:
		if t := r.Type(a.Value()); t != a.Value() {
			return r.ctx.TypeAttr(t)
		}
	case *ir.ArrayAttr:
		if list, changed := r.attrs(a.Elems()); changed {
			return r.ctx.ArrayAttr(list)
		}
	case *ir.DictionaryAttr:
		changed := false
		list := make([]ir.NamedAttr, 0, len(a.Entries()))
		for _, e := range a.Entries() {
			value := r.attr(e.Value)
			changed = changed || value != e.Value
			list = append(list, ir.NamedAttr{Name: e.Name, Value: value})
		}
		if changed {
			return r.ctx.DictionaryAttr(list)
		}
	}
	return a
}

func (r *Retyper) attrs(list []ir.Attribute) ([]ir.Attribute, bool) {
	made, changed := make([]ir.Attribute, len(list)), false
	for i, a := range list {
		made[i] = r.attr(a)
		changed = changed || made[i] != a
	}
	return made, changed
}
