package syntax

import (
	"encoding/binary"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// i32Elements is a vector or tensor of 32-bit integers.
func i32Elements(ctx *ir.Context, ns []int64, tensor bool) ir.Attribute {
	var room [64]byte
	data := room[:0]
	for _, n := range ns {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	shape := []int64{int64(len(ns))}
	if tensor {
		return ctx.DenseElementsAttr(ctx.RankedTensorType(shape, ctx.I32(), nil), data, false)
	}
	return ctx.DenseElementsAttr(ctx.VectorType(shape, ctx.I32()), data, false)
}

// i32Array is a dense array of 32-bit integers.
func i32Array(ctx *ir.Context, ns []int64) ir.Attribute {
	var data []byte
	for _, n := range ns {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	return ctx.DenseArrayAttr(ctx.I32(), len(ns), data)
}

// memoValue is the key under which a context keeps the attribute that a
// definition mentions.
type memoValue struct{ v *ods.Value }

// valueAttr is an attribute that a definition mentions as text.
func valueAttr(ctx *ir.Context, a *ods.Attr, v *ods.Value) (ir.Attribute, bool) {
	made := ctx.Memo(memoValue{v}, func() any {
		attr, _ := makeValue(ctx, a, v.Text)
		return attr
	})
	attr, ok := made.(ir.Attribute)
	return attr, ok
}

func makeValue(ctx *ir.Context, a *ods.Attr, text string) (ir.Attribute, bool) {
	switch a.Kind {
	case ods.AttrEnum:
		word := text
		if len(text) >= 2 && text[0] == '"' {
			word = stringValue(text)
		}
		v := ods.EnumAttr(ctx, a.Enum, word)
		return v, v != nil
	case ods.AttrTypedInteger, ods.AttrTypedFloat:
		var f ods.Frame
		f.Init(ctx, &ods.Op{}, nil)
		t, ok := f.Build(a.Type)
		if !ok {
			return nil, false
		}
		text += " : " + TypeString(t)
	}
	v, err := ParseAttrIn(ctx, text, ods.OwnProfile)
	return v, err == nil
}

// valueOf is an attribute that a definition mentions as text or as a function
// of the rest; false when it cannot be told.
func valueOf(ctx *ir.Context, a *ods.Attr, v *ods.Value, env ods.Env) (ir.Attribute, bool) {
	if v.Func == nil {
		return valueAttr(ctx, a, v)
	}
	switch v.Func.Op {
	case "ones":
		n, ok := ods.Eval(v.Func.Args[0], env)
		if n > ods.MaxListed {
			return nil, false
		}
		ones := make([]int64, max(n, 0))
		for i := range ones {
			ones[i] = 1
		}
		return ctx.I64ArrayAttr(ones), ok
	case "falses":
		list, ok := env.Attr(v.Func.Args[0].Ref.Index).(*ir.ArrayAttr)
		if !ok {
			return nil, true
		}
		falses := make([]ir.Attribute, len(list.Elems()))
		for i := range falses {
			falses[i] = ctx.BoolAttr(false)
		}
		return ctx.ArrayAttr(falses), true
	case "broadcasts":
		return broadcasts(ctx, env.Attr(v.Func.Args[0].Ref.Index))
	case "shape":
		return shapeArray(ctx, env.Types(v.Func.Args[0].Ref))
	case "minor":
		return minorMap(ctx, env.Types(v.Func.Args[0].Ref), env.Types(v.Func.Args[1].Ref))
	}
	n, ok := ods.Eval(v.Func, env)
	return ctx.IntAttr(countType(ctx, a), n), ok
}

// countType is the type of a number that is counted.
func countType(ctx *ir.Context, a *ods.Attr) ir.Type {
	if a.Kind == ods.AttrTypedInteger && a.Type.Op == ods.TypeInteger {
		return ctx.IntegerType(uint32(a.Type.Width), ir.Signless)
	}
	return ctx.I64()
}

// minorMap is the map from the indices of a shaped type to its innermost ones,
// as many as a vector type has dimensions beyond those of the element.
func minorMap(ctx *ir.Context, source, vector []ir.Type) (ir.Attribute, bool) {
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

// shapeArray lists the sizes of a shaped type, which must all be known.
func shapeArray(ctx *ir.Context, types []ir.Type) (ir.Attribute, bool) {
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

// broadcasts tells which results of a map are constant.
func broadcasts(ctx *ir.Context, a ir.Attribute) (ir.Attribute, bool) {
	m, ok := a.(*ir.AffineMapAttr)
	if !ok {
		return nil, false
	}
	list := make([]ir.Attribute, len(m.Map().Results))
	for i, e := range m.Map().Results {
		_, constant := e.(affine.Constant)
		list[i] = ctx.BoolAttr(constant)
	}
	return ctx.ArrayAttr(list), true
}
