package mathtolibm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// maxElements is how many elements a vector may have: each is a call.
const maxElements = 1 << 16

func patterns() []convert.Pattern {
	var list []convert.Pattern
	for _, f := range functions {
		list = append(list, convert.Pattern{
			Name: f.op + " to " + f.name,
			Root: f.op,
			Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
				return call(op, f.name, operands.All(), rw)
			},
		})
	}
	return list
}

// caller makes the calls that replace an operation.
type caller struct {
	rw       *convert.Rewriter
	op       *ir.Operation
	function string
	of       *ir.FloatType // what the function takes and returns
}

func call(op *ir.Operation, function string, operands []*ir.Value, rw *convert.Rewriter) convert.Result {
	t := op.Result(0).Type()
	elem, ok := ir.ElementOrSelf(t).(*ir.FloatType)
	v, isVector := t.(*ir.VectorType)
	if !ok || !isVector && t != ir.Type(elem) {
		return rw.MatchFailure("functions of C take numbers, and elements of vectors; " + syntax.TypeString(t) + " is neither")
	}
	c := caller{rw: rw, op: op, function: function, of: elem}
	switch width := elem.Kind().BitWidth(); {
	case width > 64:
		return rw.MatchFailure("which function of C takes " + elem.Kind().Name() + " depends on the machine; use f64")
	case width < 64:
		c.of = rw.Context().FloatType(num.F32)
		c.function += "f"
	}
	signature := c.signature(len(operands))
	if known, found := rw.Symbol(op, c.function); found && !isFunction(known, signature) {
		return rw.MatchFailure("it needs the function '" + c.function + "' of type " + syntax.TypeString(signature) +
			", but " + ir.Position(known.Loc).String() + " has something else of that name; rename that")
	}
	if isVector {
		if reason := unrollable(v); reason != "" {
			return rw.MatchFailure(reason)
		}
	}
	rw.Declare(op, c.function, func(b *ir.Builder) *ir.Operation {
		ctx := b.Context()
		return b.Create(&ir.OperationState{
			Name: ctx.OpName("func"), Regions: 1,
			Attrs: []ir.NamedAttr{
				{Name: "sym_name", Value: ctx.StringAttr(c.function)},
				{Name: "sym_visibility", Value: ctx.StringAttr("private")},
				{Name: "type", Value: ctx.TypeAttr(signature)},
			},
		})
	})
	switch {
	case !isVector:
		rw.ReplaceOp(op, c.scalar(elem, operands))
	case len(v.Shape()) == 1:
		rw.ReplaceOp(op, c.elements(v, operands))
	default:
		rw.ReplaceOp(op, c.rows(v, operands))
	}
	return rw.Success()
}

// unrollable tells why a vector cannot be taken apart.
func unrollable(v *ir.VectorType) string {
	for _, scalable := range v.Scalable() {
		if scalable {
			return "how many elements a scalable vector has is not known"
		}
	}
	if n, ok := ir.NumElements(v); !ok || n > maxElements {
		return "it has more than 65,536 elements, each of which would be a call; loop over them"
	}
	return ""
}

func isFunction(s convert.Symbol, t ir.Type) bool {
	attr, ok := s.Attrs.Get("type").(*ir.TypeAttr)
	return ok && s.Op.String() == "func" && attr.Value() == t
}

func (c caller) signature(n int) *ir.FunctionType {
	inputs := make([]ir.Type, n)
	for i := range inputs {
		inputs[i] = c.of
	}
	return c.rw.Context().FunctionType(inputs, []ir.Type{c.of})
}

// scalar calls the function for numbers of a type that may be narrower.
func (c caller) scalar(t *ir.FloatType, args []*ir.Value) *ir.Value {
	b, narrow := c.rw.Builder, t != c.of
	wide := make([]*ir.Value, len(args))
	for i, a := range args {
		wide[i] = a
		if narrow {
			wide[i] = std.NewFpext(b, a, c.of).Op.Result(0)
		}
	}
	result := std.NewCall(b, wide, []ir.Type{c.of}, c.function).Op.Result(0)
	if c.op.Is("math.rsqrt") {
		one := std.NewConstant(b, c.of, b.Context().FloatAttr(c.of, num.FromFloat64(c.of.Kind(), 1))).Result()
		result = std.NewDivf(b, one, result).Result()
	}
	if narrow {
		result = std.NewFptrunc(b, result, t).Op.Result(0)
	}
	return result
}

// zeros is a vector to put elements into.
func (c caller) zeros(v *ir.VectorType) *ir.Value {
	ctx := c.rw.Context()
	elem := v.Elem().(*ir.FloatType)
	data := ir.AppendElement(nil, ctx.FloatAttr(elem, num.Zero(elem.Kind(), false)))
	return std.NewConstant(c.rw.Builder, v, ctx.DenseElementsAttr(v, data, true)).Result()
}

// elements calls the function for each element of vectors of one dimension.
func (c caller) elements(v *ir.VectorType, args []*ir.Value) *ir.Value {
	b, elem := c.rw.Builder, v.Elem().(*ir.FloatType)
	at := func(i int64) *ir.Value {
		return std.NewConstant(b, b.Context().I32(), b.Context().I32Attr(i)).Result()
	}
	result := c.zeros(v)
	for i := range v.Shape()[0] {
		parts := make([]*ir.Value, len(args))
		for j, a := range args {
			parts[j] = vector.NewExtractelement(b, a, at(i)).Result()
		}
		r := c.scalar(elem, parts)
		result = vector.NewInsertelement(b, r, result, at(i)).Result()
	}
	return result
}

// rows calls the function for each element of vectors of several dimensions.
func (c caller) rows(v *ir.VectorType, args []*ir.Value) *ir.Value {
	b, elem := c.rw.Builder, v.Elem().(*ir.FloatType)
	n, _ := ir.NumElements(v)
	result := c.zeros(v)
	for i := range n {
		position := subscripts(v.Shape(), i)
		parts := make([]*ir.Value, len(args))
		for j, a := range args {
			parts[j] = vector.NewExtract(b, a, elem, position).Op.Result(0)
		}
		result = vector.NewInsert(b, c.scalar(elem, parts), result, position).Op.Result(0)
	}
	return result
}

// subscripts are those of an element by its number in row-major order.
func subscripts(shape []int64, n int64) []int64 {
	at := make([]int64, len(shape))
	for i := len(shape) - 1; i >= 0; i-- {
		at[i], n = n%shape[i], n/shape[i]
	}
	return at
}
