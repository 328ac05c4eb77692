package versions

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// types turns the types of operations, and those in their attributes, into what
// they are in a profile: layouts of memrefs are strided ones or affine maps, and what the
// profile does not say of a type is left out.
type types struct {
	profile ods.Profile
	problem string // why a type that was met has no place in the profile
	seen    map[ir.Type]ir.Type
	bad     map[ir.Type]string // why a type has no place
	attrs   map[ir.Attribute]ir.Attribute
}

func newTypes(profile ods.Profile) *types {
	return &types{profile: profile, seen: map[ir.Type]ir.Type{}, bad: map[ir.Type]string{}, attrs: map[ir.Attribute]ir.Attribute{}}
}

// op turns the types of an operation's results, attributes and blocks.
func (t *types) op(op *ir.Operation) {
	for _, v := range op.AllResults() {
		t.value(v)
	}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for _, a := range b.Args() {
				t.value(a)
			}
		}
	}
	var list []ir.NamedAttr
	for i, a := range op.Attrs() {
		v := t.attr(a.Value)
		if v != a.Value && list == nil {
			list = append(list, op.Attrs()...)
		}
		if list != nil {
			list[i].Value = v
		}
	}
	if list != nil {
		op.SetAttrs(list)
	}
}

func (t *types) value(v *ir.Value) {
	if to := t.typ(v.Type()); to != v.Type() {
		v.SetType(to)
	}
}

func (t *types) typ(from ir.Type) ir.Type {
	if to, ok := t.seen[from]; ok {
		if reason := t.bad[from]; reason != "" {
			t.problem = reason
		}
		return to
	}
	t.seen[from] = from // a type with a name may be inside itself
	outer := t.problem
	t.problem = ""
	to := t.turn(from)
	if t.seen[from] = to; t.problem != "" {
		t.bad[from] = t.problem
	} else {
		t.problem = outer
	}
	return to
}

func (t *types) turn(from ir.Type) ir.Type {
	switch from := from.(type) {
	case *ir.MemRefType:
		return from.Context().MemRefType(from.Shape(), t.typ(from.Elem()), t.layout(from), from.Space())
	case *ir.FunctionType:
		return from.Context().FunctionType(t.list(from.Inputs()), t.list(from.Results()))
	case *ir.TupleType:
		return from.Context().TupleType(t.list(from.Elems()))
	case *ir.DialectType:
		return t.dialectType(from)
	case *ir.UnrankedMemRefType:
		return from.Context().UnrankedMemRefType(t.typ(from.Elem()), from.Space())
	case *ir.RankedTensorType, *ir.UnrankedTensorType:
		return ods.Like(from, t.typ(from.(ir.ShapedType).Elem()))
	case ir.ShapedType:
		t.typ(from.Elem())
	}
	return from
}

// dialectType is a type without the parameters that the profile does not have, in it and in
// the types inside. It notes when the profile has nothing for one of them.
func (t *types) dialectType(from *ir.DialectType) ir.Type {
	def, ok := from.Def().(*ods.TypeDef)
	if !ok {
		return from
	}
	if reason := def.NoneIn(t.profile.Name, from.Params()); reason != "" && t.problem == "" {
		t.problem = fmt.Sprintf("it has type '!%s', and %s", def.Name(), reason)
	}
	if from.IsIdentified() {
		return t.identified(from)
	}
	if def.VectorIn != "" && t.profile.Name != "" && ods.HoldsIn(def.VectorIn, t.profile.Name) {
		return t.builtinVector(def, from.Params())
	}
	if params, changed := t.params(def, from.Params()); changed {
		return from.Context().DialectType(def, params...)
	}
	return from
}

// params are the parameters of a type in the profile.
func (t *types) params(def *ods.TypeDef, from []ir.Attribute) (to []ir.Attribute, changed bool) {
	to = make([]ir.Attribute, len(from))
	for i, p := range from {
		if p == nil || def.DropsIn(t.profile.Name, i) {
			changed = changed || p != nil
			continue
		}
		to[i] = t.attr(p)
		changed = changed || to[i] != p
	}
	return to, changed
}

// identified is a type with a name. It may be inside itself, so that the profile's has a body
// of its own, whether or not the bodies differ.
func (t *types) identified(from *ir.DialectType) ir.Type {
	if t.profile.Name == "" || t.profile.OfVersion || !from.HasBody() {
		return from
	}
	to := from.Context().IdentifiedIn(t.profile.Name, from.Def(), from.Params()[0])
	t.seen[from] = to
	if !to.HasBody() {
		params, _ := t.params(from.Def().(*ods.TypeDef), from.Params())
		to.SetBody(params)
	}
	return to
}

// dialectAttr is an attribute with the parameters that the profile has. It notes when the profile has
// nothing for an attribute.
func (t *types) dialectAttr(from *ir.DialectAttr) ir.Attribute {
	def, ok := from.Def().(*ods.TypeDef)
	if !ok || t.profile.Name == "" {
		return from
	}
	if reason := def.NoneIn(t.profile.Name, from.Params()); reason != "" && t.problem == "" {
		t.problem = fmt.Sprintf("it has attribute '#%s', and %s", def.Name(), reason)
	}
	if params := def.FilledIn(t.profile.Name, from.Params()); !slices.Equal(params, from.Params()) {
		return from.Context().DialectAttr(def, from.Type(), params...)
	}
	return from
}

func (t *types) list(from []ir.Type) []ir.Type {
	to := make([]ir.Type, len(from))
	for i := range from {
		to[i] = t.typ(from[i])
	}
	return to
}

// layout is the layout of a memref in the profile.
func (t *types) layout(m *ir.MemRefType) []ir.Attribute {
	layout := m.Layout()
	if len(layout) != 1 {
		return layout
	}
	switch a := layout[0].(type) {
	case *ir.AffineMapAttr:
		if s, ok := affine.StridedLayout(a.Map(), m.Shape()); ok && t.profile.StridedLayouts {
			return []ir.Attribute{m.Context().StridedLayoutAttr(s.Strides, s.Offset)}
		}
	case *ir.StridedLayoutAttr:
		if !t.profile.StridedLayouts {
			s := affine.Strided{Offset: a.Offset(), Strides: a.Strides()}
			return []ir.Attribute{m.Context().AffineMapAttr(s.Map())}
		}
	}
	return layout
}

func (t *types) attr(from ir.Attribute) ir.Attribute {
	if to, ok := t.attrs[from]; ok {
		return to
	}
	to := from
	switch from := from.(type) {
	case *ir.TypeAttr:
		if inner := t.typ(from.Value()); inner != from.Value() {
			to = from.Context().TypeAttr(inner)
		}
	case *ir.ArrayAttr:
		list := make([]ir.Attribute, len(from.Elems()))
		for i, e := range from.Elems() {
			list[i] = t.attr(e)
		}
		to = from.Context().ArrayAttr(list)
	case *ir.DictionaryAttr:
		list := make([]ir.NamedAttr, len(from.Entries()))
		for i, e := range from.Entries() {
			list[i] = ir.NamedAttr{Name: e.Name, Value: t.attr(e.Value)}
		}
		to = from.Context().DictionaryAttr(list)
	case *ir.DialectAttr:
		return t.dialectAttr(from)
	default:
		return from
	}
	t.attrs[from] = to
	return to
}
