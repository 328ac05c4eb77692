package format

import (
	"encoding/binary"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// I32Elements is a vector or tensor of 32-bit integers.
func I32Elements(ctx *ir.Context, ns []int64, tensor bool) ir.Attribute {
	var buffer [64]byte
	data := buffer[:0]
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
	texts := parse.NewTexts(ctx, parse.Options{AllowUnregistered: true, Profile: ods.OwnProfile, Forms: NewReader})
	switch a.Kind {
	case ods.AttrEnum:
		word := text
		if len(text) >= 2 && text[0] == '"' {
			word = lex.StringValue(text)
		}
		v := ods.EnumAttr(ctx, a.Enum, word)
		return v, v != nil
	case ods.AttrTypedInteger, ods.AttrTypedFloat:
		var f eval.Bindings
		f.Init(ctx, &ods.Op{}, nil)
		t, ok := f.Build(a.Type)
		if !ok {
			return nil, false
		}
		v, err := texts.Number(text, t)
		return v, err == nil
	}
	v, err := texts.Attr(text)
	return v, err == nil
}

// Value is an attribute that a definition mentions as text or as a function
// of the rest; false when it does not follow.
func Value(ctx *ir.Context, a *ods.Attr, v *ods.Value, env ods.Env) (ir.Attribute, bool) {
	if v.Func == nil {
		return valueAttr(ctx, a, v)
	}
	switch v.Func.Sort {
	case ods.SortAttr:
		return v.Func.Attr(env)
	case ods.SortIntegers:
		list, ok := v.Func.Integers(env)
		if !ok {
			return nil, false
		}
		return listValue(ctx, a, list)
	}
	n, ok := v.Func.Eval(env)
	return ctx.IntAttr(countType(ctx, a), n), ok
}

// listValue is an array of numbers, of which a dense one has no place for what is not
// known.
func listValue(ctx *ir.Context, a *ods.Attr, list []int64) (ir.Attribute, bool) {
	if a.Kind != ods.AttrDenseArray {
		elems := make([]ir.Attribute, len(list))
		for i, n := range list {
			elems[i] = ctx.IntAttr(countType(ctx, a.Elem), n)
		}
		return ctx.ArrayAttr(elems), true
	}
	t := countType(ctx, a)
	var data []byte
	for _, n := range list {
		if n == ir.Dynamic {
			return nil, false
		}
		data = ir.AppendElement(data, ctx.IntAttr(t, n))
	}
	return ctx.DenseArrayAttr(t, len(list), data), true
}

// countType is the type of a number that is counted, or of those of a list.
func countType(ctx *ir.Context, a *ods.Attr) ir.Type {
	switch {
	case a == nil:
	case a.Kind == ods.AttrBool:
		return ctx.I1()
	case a.Type != nil && a.Type.Op == ods.TypeInteger:
		return ctx.IntegerType(uint32(a.Type.Int), ir.Signless)
	}
	return ctx.I64()
}
