package eval

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// buildFunction evaluates a function whose value is one type.
func (f *Bindings) buildFunction(e *ods.TypeExpr) (ir.Type, bool) {
	switch e.Op {
	case ods.FuncTypeOf:
		v := f.env.Attr(e.Args[0].Ref.Index)
		if _, unit := v.(*ir.UnitAttr); unit {
			return f.ctx.NoneType(), true
		}
		a, ok := v.(ir.TypedAttr)
		if !ok || a.Type() == ir.Type(f.ctx.NoneType()) {
			return nil, false
		}
		return a.Type(), true
	case ods.FuncListOr:
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
	case ods.FuncLike:
		elem, ok := f.Build(e.Args[1])
		if !ok {
			return nil, false
		}
		return ods.Like(t, elem), true
	case ods.FuncElem:
		return ods.ElementType(t)
	case ods.FuncTensorOf:
		return tensorOf(t)
	case ods.FuncWalk:
		return f.walk(e, t)
	case ods.FuncScalar:
		return ir.ElementOrSelf(t), true
	case ods.FuncOuter:
		r, ok := f.Build(e.Args[1])
		if !ok {
			return nil, false
		}
		return outer(t, r)
	}
	return f.vectorFunction(e, t)
}

// firstArg builds the first argument, which may also be a group.
func (f *Bindings) firstArg(e *ods.TypeExpr) (ir.Type, bool) {
	if e.Args[0].Op != ods.TypeRef {
		return f.Build(e.Args[0])
	}
	types := f.env.Types(e.Args[0].Ref)
	if len(types) == 0 || types[0] == nil {
		return nil, false
	}
	return types[0], true
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
func (f *Bindings) attrArg(e *ods.TypeExpr, i int) []ir.Attribute {
	if len(e.Args) <= i || e.Args[i].Ref.Kind != ods.RefAttr {
		return nil
	}
	return ods.ListElems(f.env.Attr(e.Args[i].Ref.Index))
}

// vectorFunction evaluates resize, drop and mask.
func (f *Bindings) vectorFunction(e *ods.TypeExpr, t ir.Type) (ir.Type, bool) {
	v, isVector := t.(*ir.VectorType)
	switch e.Op {
	case ods.FuncResize:
		return resize(t, int64(len(f.attrArg(e, 1))))
	case ods.FuncDrop:
		n := len(f.attrArg(e, 1))
		if !isVector || n > len(v.Shape()) {
			return nil, false
		}
		if n == len(v.Shape()) {
			return v.Elem(), true
		}
		return f.ctx.VectorType(v.Shape()[n:], v.Elem()), true
	case ods.FuncMask:
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
	def, ok := d.Def().(*ods.TypeDef)
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
func (f *Bindings) walk(e *ods.TypeExpr, t ir.Type) (ir.Type, bool) {
	if e.Args[1].Op == ods.FuncConsts {
		return f.walkConstants(t, f.env.Values(e.Args[1].Args[0].Ref.Index))
	}
	a := f.env.Attr(e.Args[1].Ref.Index)
	if a == nil {
		return nil, false
	}
	for _, step := range ods.ListElems(a) {
		i, ok := step.(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		n, ok := i.Int()
		if !ok {
			return nil, false
		}
		if t, ok = ods.MemberType(t, n); !ok {
			return nil, false
		}
	}
	return t, true
}

// walkConstants walks a path of operands; only a struct needs their values.
func (f *Bindings) walkConstants(t ir.Type, path []*ir.Value) (ir.Type, bool) {
	for _, v := range path {
		n, ok := int64(0), true
		if v == nil {
			return nil, false
		}
		if _, ok := ods.ElementType(t); !ok {
			if n, ok = constantValue(v); !ok {
				return nil, false
			}
		}
		if t, ok = ods.MemberType(t, n); !ok {
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

func (f *Bindings) buildMembers(e *ods.TypeExpr) ([]ir.Type, bool) {
	t, ok := f.Build(e.Args[0])
	if !ok {
		return nil, false
	}
	return ods.MemberTypes(t)
}

// buildTensors is one type when it is a tensor, and none otherwise.
func (f *Bindings) buildTensors(e *ods.TypeExpr) ([]ir.Type, bool) {
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
