package ods

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// buildFunction evaluates a function whose value is one type.
func (f *Frame) buildFunction(e *TypeExpr) (ir.Type, bool) {
	switch e.Op {
	case FuncTypeOf:
		v := f.env.Attr(e.Args[0].Ref.Index)
		if _, unit := v.(*ir.UnitAttr); unit {
			return f.ctx.NoneType(), true
		}
		a, ok := v.(ir.TypedAttr)
		if !ok || a.Type() == ir.Type(f.ctx.NoneType()) {
			return nil, false
		}
		return a.Type(), true
	case FuncListOr:
		list, ok := f.BuildList(e.Args[0], -1)
		if !ok || len(list) > 1 {
			return nil, false
		}
		if len(list) == 1 {
			return list[0], true
		}
		return f.Build(e.Args[1])
	}
	t, ok := f.firstArg(e)
	if !ok {
		return nil, false
	}
	switch e.Op {
	case FuncLike:
		elem, ok := f.Build(e.Args[1])
		if !ok {
			return nil, false
		}
		return like(t, elem), true
	case FuncElem:
		return ElementType(t)
	case FuncTensorOf:
		return tensorOf(t)
	case FuncWalk:
		return f.walk(e, t)
	case FuncScalar:
		return ir.ElementOrSelf(t), true
	case FuncOuter:
		r, ok := f.Build(e.Args[1])
		if !ok {
			return nil, false
		}
		return outer(t, r)
	}
	return f.vectorFunction(e, t)
}

// firstArg builds the first argument, which may also be a group.
func (f *Frame) firstArg(e *TypeExpr) (ir.Type, bool) {
	if e.Args[0].Op != TypeRef {
		return f.Build(e.Args[0])
	}
	types := f.env.Types(e.Args[0].Ref)
	if len(types) == 0 || types[0] == nil {
		return nil, false
	}
	return types[0], true
}

// like gives a type another element type; what has no elements becomes it.
func like(t, elem ir.Type) ir.Type {
	ctx := t.Context()
	switch t := t.(type) {
	case *ir.VectorType:
		return ctx.ScalableVectorType(t.Shape(), t.Scalable(), elem)
	case *ir.RankedTensorType:
		return ctx.RankedTensorType(t.Shape(), elem, t.Encoding())
	case *ir.UnrankedTensorType:
		return ctx.UnrankedTensorType(elem)
	case *ir.DialectType:
		return likeDialect(t, elem)
	}
	return elem
}

// likeDialect is like for a dialect's vector: a plain one of a builtin element
// is the builtin vector.
func likeDialect(t *ir.DialectType, elem ir.Type) ir.Type {
	def, ok := t.Def().(*TypeDef)
	if !ok || !def.Vector || len(t.Params()) != len(def.Params()) {
		return elem
	}
	params := append([]ir.Attribute(nil), t.Params()...)
	plain := true
	for i, p := range params {
		plain = plain && (i == def.Elem || i == def.Length || p == nil)
	}
	if n, ok := params[def.Length].(*ir.IntegerAttr); ok && plain {
		length, _ := n.Int()
		return t.Context().VectorType([]int64{length}, elem)
	}
	params[def.Elem] = t.Context().TypeAttr(elem)
	return t.Context().DialectType(def, params...)
}

// ElementType is the element type of a shaped type or of a dialect's type that
// says which it is.
func ElementType(t ir.Type) (ir.Type, bool) {
	if s, ok := t.(ir.ShapedType); ok {
		return s.Elem(), true
	}
	d, ok := t.(*ir.DialectType)
	if !ok {
		return nil, false
	}
	def, ok := d.Def().(*TypeDef)
	if !ok || def.Elem < 0 {
		return nil, false
	}
	a, ok := d.Param(def.Elem).(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	return a.Value(), true
}

func tensorOf(t ir.Type) (ir.Type, bool) {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Context().RankedTensorType(t.Shape(), t.Elem(), nil), true
	case *ir.UnrankedMemRefType:
		return t.Context().UnrankedTensorType(t.Elem()), true
	}
	return nil, false
}

func outer(l, r ir.Type) (ir.Type, bool) {
	left, ok := l.(*ir.VectorType)
	if !ok {
		return nil, false
	}
	right, ok := r.(*ir.VectorType)
	if !ok {
		return l, true
	}
	shape := append(append([]int64(nil), left.Shape()...), right.Shape()...)
	return l.Context().VectorType(shape, left.Elem()), true
}

// attrArg is the array attribute that argument i names.
func (f *Frame) attrArg(e *TypeExpr, i int) []ir.Attribute {
	if len(e.Args) <= i || e.Args[i].Ref.Kind != RefAttr {
		return nil
	}
	return ListElems(f.env.Attr(e.Args[i].Ref.Index))
}

// vectorFunction evaluates resize, drop and mask.
func (f *Frame) vectorFunction(e *TypeExpr, t ir.Type) (ir.Type, bool) {
	v, isVector := t.(*ir.VectorType)
	switch e.Op {
	case FuncResize:
		return resize(t, int64(len(f.attrArg(e, 1))))
	case FuncDrop:
		n := len(f.attrArg(e, 1))
		if !isVector || n > len(v.Shape()) {
			return nil, false
		}
		if n == len(v.Shape()) {
			return v.Elem(), true
		}
		return f.ctx.VectorType(v.Shape()[n:], v.Elem()), true
	case FuncMask:
		m, ok := f.env.Attr(e.Args[1].Ref.Index).(*ir.AffineMapAttr)
		if !ok || !isVector {
			return nil, false
		}
		return maskType(v, m.Map())
	}
	return nil, false
}

// resize is a vector of n elements; n replaces the first dimension of one with
// several.
func resize(t ir.Type, n int64) (ir.Type, bool) {
	ctx := t.Context()
	if v, ok := t.(*ir.VectorType); ok && len(v.Shape()) > 0 {
		shape := append([]int64{n}, v.Shape()[1:]...)
		return ctx.VectorType(shape, v.Elem()), true
	}
	d, ok := t.(*ir.DialectType)
	if !ok {
		return nil, false
	}
	def, ok := d.Def().(*TypeDef)
	params := append([]ir.Attribute(nil), d.Params()...)
	if !ok || !def.Vector || len(params) != len(def.Params()) {
		return nil, false
	}
	params[def.Length] = ctx.I64Attr(n)
	return ctx.DialectType(def, params...), true
}

// maskType has a bit for each dimension of the vector that the map takes from
// memory.
func maskType(v *ir.VectorType, m affine.Map) (ir.Type, bool) {
	var shape []int64
	for i, r := range m.Results {
		if _, isDim := r.(affine.Dim); isDim && i < len(v.Shape()) {
			shape = append(shape, v.Shape()[i])
		}
	}
	if shape == nil {
		return nil, false
	}
	return v.Context().VectorType(shape, v.Context().I1()), true
}

// walk finds the member at a path.
func (f *Frame) walk(e *TypeExpr, t ir.Type) (ir.Type, bool) {
	if e.Args[1].Op == FuncConsts {
		return f.walkConstants(t, f.env.Values(e.Args[1].Args[0].Ref.Index))
	}
	a := f.env.Attr(e.Args[1].Ref.Index)
	if a == nil {
		return nil, false
	}
	for _, step := range ListElems(a) {
		i, ok := step.(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		n, ok := i.Int()
		if !ok {
			return nil, false
		}
		if t, ok = MemberType(t, n); !ok {
			return nil, false
		}
	}
	return t, true
}

// walkConstants walks a path of operands; only a struct needs their values.
func (f *Frame) walkConstants(t ir.Type, path []*ir.Value) (ir.Type, bool) {
	for _, v := range path {
		n, ok := int64(0), true
		if v == nil {
			return nil, false
		}
		if _, ok := ElementType(t); !ok {
			if n, ok = constantValue(v); !ok {
				return nil, false
			}
		}
		if t, ok = MemberType(t, n); !ok {
			return nil, false
		}
	}
	return t, true
}

func constantValue(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Traits().ConstantLike {
		return 0, false
	}
	i, ok := op.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Int()
}

// MemberType is the type of member n of an aggregate.
func MemberType(t ir.Type, n int64) (ir.Type, bool) {
	if elem, ok := ElementType(t); ok {
		return elem, true
	}
	d, ok := t.(*ir.DialectType)
	if !ok {
		return nil, false
	}
	def, ok := d.Def().(*TypeDef)
	if !ok || def.Members < 0 {
		return nil, false
	}
	list, ok := d.Param(def.Members).(*ir.ArrayAttr)
	if !ok || n < 0 || n >= int64(len(list.Elems())) {
		return nil, false
	}
	return memberOf(def, list.Elems()[n])
}

// maxMembers bounds the aggregates whose members are listed one by one.
const maxMembers = 1 << 16

// MemberTypes lists the types of the members of an aggregate.
func MemberTypes(t ir.Type) ([]ir.Type, bool) {
	if v, ok := t.(*ir.VectorType); ok {
		n, ok := ir.NumElements(v)
		return repeat(v.Elem(), n), ok && n >= 0 && n <= maxMembers
	}
	d, ok := t.(*ir.DialectType)
	if !ok {
		return nil, false
	}
	def, ok := d.Def().(*TypeDef)
	if !ok {
		return nil, false
	}
	if def.Members >= 0 {
		return memberList(d, def)
	}
	elem, ok := ElementType(t)
	if !ok {
		return nil, false
	}
	if def.Length < 0 {
		return []ir.Type{elem}, true
	}
	n, ok := d.Param(def.Length).(*ir.IntegerAttr)
	if !ok {
		return nil, false
	}
	length, ok := n.Int()
	return repeat(elem, length), ok && length >= 0 && length <= maxMembers
}

func memberList(d *ir.DialectType, def *TypeDef) ([]ir.Type, bool) {
	list, ok := d.Param(def.Members).(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	types := make([]ir.Type, 0, len(list.Elems()))
	for _, e := range list.Elems() {
		t, ok := memberOf(def, e)
		if !ok {
			return nil, false
		}
		types = append(types, t)
	}
	return types, true
}

// memberOf is the type in an entry of the list of members, which is a type or a
// record that has one.
func memberOf(def *TypeDef, entry ir.Attribute) (ir.Type, bool) {
	if rec, ok := entry.(*ir.ArrayAttr); ok && def.Member >= 0 && def.Member < len(rec.Elems()) {
		entry = rec.Elems()[def.Member]
	}
	t, ok := entry.(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	return t.Value(), true
}

func repeat(t ir.Type, n int64) []ir.Type {
	if n < 0 || n > maxMembers {
		return nil
	}
	list := make([]ir.Type, n)
	for i := range list {
		list[i] = t
	}
	return list
}

func (f *Frame) buildMembers(e *TypeExpr) ([]ir.Type, bool) {
	t, ok := f.Build(e.Args[0])
	if !ok {
		return nil, false
	}
	return MemberTypes(t)
}

// buildTensors is one type when it is a tensor, and none otherwise.
func (f *Frame) buildTensors(e *TypeExpr) ([]ir.Type, bool) {
	t, ok := f.Build(e.Args[0])
	if !ok {
		return nil, false
	}
	switch t.(type) {
	case *ir.RankedTensorType, *ir.UnrankedTensorType:
		return []ir.Type{t}, true
	}
	return nil, true
}
