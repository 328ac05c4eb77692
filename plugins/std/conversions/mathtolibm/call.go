package mathtolibm

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// maxElements is how many elements a vector may have: each is a call.
const maxElements = 1 << 16

// patterns convert operations to calls of functions, by the names of those for double.
func patterns() []convert.Pattern {
	return []convert.Pattern{
		to[math.Acos]("acos"), to[math.Acosh]("acosh"), to[math.Asin]("asin"), to[math.Asinh]("asinh"), to[math.Atanh]("atanh"),
		to[math.Cbrt]("cbrt"), to[math.Cosh]("cosh"), to[math.Erf]("erf"), to[math.Erfc]("erfc"), to[math.Fpowi]("pow"), to[math.Round]("round"),
		to[math.Roundeven]("roundeven"), to[math.Sinh]("sinh"), to[math.Tan]("tan"), to[math.Trunc]("trunc"),
		to[math.Atan]("atan"), to[math.Atan2]("atan2"), to[math.Cos]("cos"), to[math.Exp]("exp"), to[math.Exp2]("exp2"),
		to[math.Expm1]("expm1"), to[math.Log]("log"), to[math.Log10]("log10"), to[math.Log1p]("log1p"), to[math.Log2]("log2"),
		to[math.Powf]("pow"), to[math.Rsqrt]("sqrt"), to[math.Sin]("sin"), to[math.Sqrt]("sqrt"), to[math.Tanh]("tanh"),
		to[math.Sincos]("sin", "cos"),
	}
}

// to converts an operation to calls of functions, one for each result.
func to[V ir.View](functions ...string) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to "+strings.Join(functions, " and "), func(op V, m convert.Match) convert.Result {
		results := make([]*ir.Value, len(functions))
		for i, function := range functions {
			var reason string
			if results[i], reason = call(ir.OperationOf(op), function, m); reason != "" {
				return m.MatchFailure(reason)
			}
		}
		return m.Replace(results...)
	})
}

// caller makes the calls that replace an operation.
type caller struct {
	m        convert.Match
	op       *ir.Operation
	function string
	of       *ir.FloatType // what the function takes and returns
}

// call makes the calls of one function, or says why that is not possible.
func call(op *ir.Operation, function string, m convert.Match) (result *ir.Value, reason string) {
	operands := m.AllOperands()
	t := op.Result(0).Type()
	elem, ok := ir.ElementOrSelf(t).(*ir.FloatType)
	v, isVector := t.(*ir.VectorType)
	if !ok || !isVector && t != ir.Type(elem) {
		return nil, "functions of C take numbers, and elements of vectors; " + syntax.TypeString(t) + " is neither"
	}
	c := caller{m: m, op: op, function: function, of: elem}
	switch width := elem.Kind().BitWidth(); {
	case width > 64:
		return nil, "which function of C takes " + elem.Kind().Name() + " depends on the machine; use f64"
	case ir.IsA[math.Fpowi](op):
		// A float has not all integers of 32 bits.
		c.of = m.Context().FloatType(num.F64)
	case width < 64:
		c.of = m.Context().FloatType(num.F32)
		c.function += "f"
	}
	signature := c.signature(len(operands))
	if isVector {
		if reason := unrollable(v); reason != "" {
			return nil, reason
		}
	}
	if reason := Declare(m, op, c.function, signature); reason != "" {
		return nil, reason
	}
	switch {
	case !isVector:
		return c.scalar(elem, operands), ""
	case len(v.Shape()) == 1:
		return c.elements(v, operands), ""
	}
	return c.rows(v, operands), ""
}

// Declare declares a function of C where an operation is, or says what else has its name there.
func Declare(m convert.Match, op *ir.Operation, function string, signature *ir.FunctionType) (reason string) {
	if known, found := m.Symbol(op, function); found && !isFunction(known, signature) {
		return "it needs the function '" + function + "' of type " + syntax.TypeString(signature) +
			", but " + ir.Position(known.Loc).String() + " has something else of that name; rename that"
	}
	m.Declare(op, function, func(b *ir.Builder) *ir.Operation {
		ctx := b.Context()
		return b.Create(&ir.OperationState{
			Name: ctx.OpName("func"), Regions: 1,
			Attrs: []ir.NamedAttr{
				{Name: "sym_name", Value: ctx.StringAttr(function)},
				{Name: "sym_visibility", Value: ctx.StringAttr("private")},
				{Name: "type", Value: ctx.TypeAttr(signature)},
			},
		})
	})
	return ""
}

// unrollable says why a vector cannot be taken apart.
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
	return c.m.Context().FunctionType(inputs, []ir.Type{c.of})
}

// scalar calls the function for numbers of a type that may be narrower.
func (c caller) scalar(t *ir.FloatType, args []*ir.Value) *ir.Value {
	b, narrow := c.m.Builder, t != c.of
	wide := make([]*ir.Value, len(args))
	for i, a := range args {
		wide[i] = c.widen(a)
	}
	result := std.NewCall(b, wide, []ir.Type{c.of}, c.function).Op.Result(0)
	if ir.IsA[math.Rsqrt](c.op) {
		one := std.NewConstant(b, c.of, b.Context().FloatAttr(c.of, num.FromFloat64(c.of.Kind(), 1))).Result()
		result = std.NewDivf(b, one, result).Result()
	}
	if narrow {
		result = std.NewFptrunc(b, result, t).Op.Result(0)
	}
	return result
}

// widen makes an argument of a number, which may be an integer.
func (c caller) widen(v *ir.Value) *ir.Value {
	b := c.m.Builder
	switch v.Type().(type) {
	case *ir.IndexType:
		v = std.NewIndexCast(b, v, b.Context().I64()).Op.Result(0)
		return std.NewSitofp(b, v, c.of).Op.Result(0)
	case *ir.IntegerType:
		return std.NewSitofp(b, v, c.of).Op.Result(0)
	}
	if v.Type() == ir.Type(c.of) {
		return v
	}
	return std.NewFpext(b, v, c.of).Op.Result(0)
}

// zeros is a vector to put elements into.
func (c caller) zeros(v *ir.VectorType) *ir.Value {
	ctx := c.m.Context()
	elem := v.Elem().(*ir.FloatType)
	data := ir.AppendElement(nil, ctx.FloatAttr(elem, num.Zero(elem.Kind(), false)))
	return std.NewConstant(c.m.Builder, v, ctx.DenseElementsAttr(v, data, true)).Result()
}

// elements calls the function for each element of vectors of one dimension.
func (c caller) elements(v *ir.VectorType, args []*ir.Value) *ir.Value {
	b, elem := c.m.Builder, v.Elem().(*ir.FloatType)
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
	b, elem := c.m.Builder, v.Elem().(*ir.FloatType)
	n, _ := ir.NumElements(v)
	result := c.zeros(v)
	for i := range n {
		position := subscripts(v.Shape(), i)
		parts := make([]*ir.Value, len(args))
		for j, a := range args {
			parts[j] = vector.NewExtract(b, a, nil, position).Op.Result(0)
		}
		result = vector.NewInsert(b, c.scalar(elem, parts), result, nil, position).Op.Result(0)
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
