package eval

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// onesAttr is an array of as many ones as a number says.
func onesAttr(ctx *ir.Context, e *ods.Expr, env ods.Env) (ir.Attribute, bool) {
	n, ok := e.Args[0].Eval(env)
	if n > kind.MaxListed {
		return nil, false
	}
	ones := make([]int64, max(n, 0))
	for i := range ones {
		ones[i] = 1
	}
	return ctx.I64ArrayAttr(ones), ok
}

// falsesAttr is an array of as many falses as another has elements, and nothing
// where that is absent.
func falsesAttr(ctx *ir.Context, e *ods.Expr, env ods.Env) (ir.Attribute, bool) {
	list, ok := env.Attr(e.Args[0].Ref.Index).(*ir.ArrayAttr)
	if !ok {
		return nil, true
	}
	falses := make([]ir.Attribute, len(list.Elems()))
	for i := range falses {
		falses[i] = ctx.BoolAttr(false)
	}
	return ctx.ArrayAttr(falses), true
}

// minorAttr is the map from the indices of a shaped type to its innermost ones,
// as many as a vector type has dimensions beyond those of the element.
func minorAttr(ctx *ir.Context, e *ods.Expr, env ods.Env) (ir.Attribute, bool) {
	source, vector := env.Types(e.Args[0].Ref), env.Types(e.Args[1].Ref)
	if len(source) != 1 || len(vector) != 1 {
		return nil, false
	}
	s, ok := source[0].(ir.ShapedType)
	v, ok2 := vector[0].(*ir.VectorType)
	if !ok || !ok2 {
		return nil, false
	}
	results := len(v.Shape())
	if inner, ok := s.Elem().(*ir.VectorType); ok {
		results -= len(inner.Shape())
	}
	if len(s.Shape()) == 0 && len(v.Shape()) == 1 && v.Shape()[0] == 1 {
		return ctx.AffineMapAttr(affine.NewMap(0, 0, affine.Constant(0))), true
	}
	if results < 0 || results > len(s.Shape()) {
		return nil, false
	}
	return ctx.AffineMapAttr(affine.MinorIdentityMap(len(s.Shape()), results)), true
}

// shapeAttr lists the sizes of a shaped type, which must all be known.
func shapeAttr(ctx *ir.Context, e *ods.Expr, env ods.Env) (ir.Attribute, bool) {
	types := env.Types(e.Args[0].Ref)
	if len(types) != 1 {
		return nil, false
	}
	s, ok := types[0].(ir.ShapedType)
	if !ok || !s.HasRank() {
		return nil, false
	}
	var data []byte
	for _, n := range s.Shape() {
		if n == ir.Dynamic {
			return nil, false
		}
		data = ir.AppendElement(data, ctx.I64Attr(n))
	}
	return ctx.DenseArrayAttr(ctx.I64(), len(s.Shape()), data), true
}

// broadcastsAttr says which results of a map are constant.
func broadcastsAttr(ctx *ir.Context, e *ods.Expr, env ods.Env) (ir.Attribute, bool) {
	m, ok := env.Attr(e.Args[0].Ref.Index).(*ir.AffineMapAttr)
	if !ok {
		return nil, false
	}
	list := make([]ir.Attribute, len(m.Map().Results))
	for i, x := range m.Map().Results {
		_, constant := x.(affine.Constant)
		list[i] = ctx.BoolAttr(constant)
	}
	return ctx.ArrayAttr(list), true
}
