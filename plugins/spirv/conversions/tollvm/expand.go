package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// An expander makes what stands for one operation that becomes several, with one result.
type expander struct {
	emit.Emitter
	l    *Lowering
	op   *ir.Operation
	args []*ir.Value
	t    ir.Type // of the result, converted
}

// expansion makes the result of an operation.
type expansion func(x expander) *ir.Value

// expanded is the pattern of an operation with one result that is always converted.
func (l *Lowering) expanded(name string, make expansion) convert.Pattern {
	return convert.Pattern{
		Name: name + " to what computes it", Root: name,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := l.convertOne(op.ResultType(0))
			if t == nil {
				return rw.MatchFailure(l.whyNot(op.ResultType(0)))
			}
			for i, values := range operands {
				if len(values) != 1 {
					return rw.MatchFailuref("operand %d has not become one value", i)
				}
			}
			if !l.typesFit(op, t) {
				return rw.MatchFailure("its types do not go together")
			}
			v := make(expander{l.at(rw), l, op, operands.All(), t})
			rw.ReplaceOp(op, v)
			return rw.Success()
		},
	}
}

// call makes an operation of the LLVM dialect with a result of type t.
func (x expander) call(name string, t ir.Type, args ...*ir.Value) *ir.Value {
	return x.Make(x.l.ctx.OpName("llvm."+name), t, nil, args...)
}

// same makes an operation whose result is of the type of its first operand.
func (x expander) same(name string, args ...*ir.Value) *ir.Value {
	return x.call(name, args[0].Type(), args...)
}

// number is a constant of a type, in each element of a vector.
func (x expander) number(t ir.Type, v float64) *ir.Value { return x.Constant(t, x.l.number(t, v)) }

func (x expander) mul(a, b *ir.Value) *ir.Value { return x.same("fmul", a, b) }
func (x expander) add(a, b *ir.Value) *ir.Value { return x.same("fadd", a, b) }
func (x expander) sub(a, b *ir.Value) *ir.Value { return x.same("fsub", a, b) }
func (x expander) div(a, b *ir.Value) *ir.Value { return x.same("fdiv", a, b) }

func (x expander) choose(c, a, b *ir.Value) *ir.Value { return x.call("select", a.Type(), c, a, b) }

func (x expander) fcmp(p llvm.FCmpPredicate, a, b *ir.Value) *ir.Value {
	return llvm.NewFcmp(x.Builder, a, b, p).Res()
}

func (x expander) icmp(p llvm.ICmpPredicate, a, b *ir.Value) *ir.Value {
	return llvm.NewIcmp(x.Builder, a, b, p).Res()
}

// like is a type with other elements: a vector of as many, or a scalar.
func like(t, elem ir.Type) ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return t.Context().VectorType(v.Shape(), elem)
	}
	return elem
}

// integer is the integer type of as many bits as a float, or vector of such.
func (x expander) integer(t ir.Type) ir.Type {
	return like(t, x.l.ctx.IntegerType(uint32(elemWidth(t)), ir.Signless))
}

// splat is a scalar in all elements of a vector type.
func (x expander) splat(v *ir.Value, t ir.Type) *ir.Value {
	n := llvm.Len(t)
	if n == 0 {
		return v
	}
	return x.l.broadcast(x.Emitter, v, n)
}

// dot is the scalar product of two vectors, or the product of two scalars.
func (x expander) dot(a, b *ir.Value) *ir.Value {
	terms := x.l.elements(x.Emitter, x.mul(a, b))
	sum := terms[0]
	for _, t := range terms[1:] {
		sum = x.add(sum, t)
	}
	return sum
}

func (x expander) infinity(t ir.Type) *ir.Value {
	elem, ok := t.(*ir.FloatType)
	if v, isVector := t.(*ir.VectorType); isVector {
		elem, _ = v.Elem().(*ir.FloatType)
		data := num.Inf(elem.Kind(), false).AppendBytes(nil)
		return x.Constant(t, x.l.ctx.DenseElementsAttr(v, data, true))
	}
	if !ok {
		panic("BUG: infinity of what is no float")
	}
	return x.Constant(t, x.l.ctx.FloatAttr(elem, num.Inf(elem.Kind(), false)))
}

// leastNormal is the least float that is not subnormal.
func leastNormal(t ir.Type) float64 {
	switch elemWidth(t) {
	case 16:
		return 0x1p-14
	case 32:
		return 0x1p-126
	}
	return 0x1p-1022
}

// numberTests are tests of floats, integers of both signs, and vectors.
func numberTests() map[string]expansion {
	abs := func(x expander) *ir.Value { return x.same("intr.fabs", x.args[0]) }
	return map[string]expansion{
		"spv.IsInf": func(x expander) *ir.Value {
			return x.fcmp(llvm.FCmpPredicateOeq, abs(x), x.infinity(x.args[0].Type()))
		},
		"spv.IsFinite": func(x expander) *ir.Value {
			return x.fcmp(llvm.FCmpPredicateOlt, abs(x), x.infinity(x.args[0].Type()))
		},
		"spv.IsNormal": func(x expander) *ir.Value {
			a := abs(x)
			least := x.number(a.Type(), leastNormal(a.Type()))
			return x.And(x.fcmp(llvm.FCmpPredicateOge, a, least), x.fcmp(llvm.FCmpPredicateOlt, a, x.infinity(a.Type())))
		},
		"spv.SignBitSet": func(x expander) *ir.Value {
			t := x.integer(x.args[0].Type())
			return x.icmp(llvm.ICmpPredicateSlt, x.Bitcast(x.args[0], t), x.number(t, 0))
		},
		"spv.QuantizeToF16": func(x expander) *ir.Value {
			half := x.call("fptrunc", like(x.t, x.l.ctx.FloatType(num.F16)), x.args[0])
			// Too small for a normal half: zero of the same sign.
			tiny := x.fcmp(llvm.FCmpPredicateOlt, abs(x), x.number(x.t, 0x1p-14))
			return x.choose(tiny, x.same("intr.copysign", x.number(x.t, 0), x.args[0]), x.call("fpext", x.t, half))
		},
		"spv.SatConvertSToU": func(x expander) *ir.Value { return x.saturated(true) },
		"spv.SatConvertUToS": func(x expander) *ir.Value { return x.saturated(false) },
		"spv.IAddCarry": func(x expander) *ir.Value {
			sum := x.Add(x.args[0], x.args[1])
			return x.pair(sum, x.truth(x.icmp(llvm.ICmpPredicateUlt, sum, x.args[0]), sum.Type()))
		},
		"spv.ISubBorrow": func(x expander) *ir.Value {
			d := x.Sub(x.args[0], x.args[1])
			return x.pair(d, x.truth(x.icmp(llvm.ICmpPredicateUlt, x.args[0], x.args[1]), d.Type()))
		},
		"spv.UMulExtended": func(x expander) *ir.Value { return x.extendedProduct("zext") },
		"spv.SMulExtended": func(x expander) *ir.Value { return x.extendedProduct("sext") },
		"spv.PtrDiff": func(x expander) *ir.Value {
			size := extentOf(llvm.Elem(x.args[0].Type())).size
			bytes := x.Sub(x.PtrToInt(x.args[0]), x.PtrToInt(x.args[1]))
			return x.l.resized(x.Emitter, x.SDiv(bytes, x.number(bytes.Type(), float64(max(size, 1)))), x.t, true)
		},
	}
}

// truth is 1 for true and 0 for false.
func (x expander) truth(v *ir.Value, t ir.Type) *ir.Value { return x.call("zext", t, v) }

// pair is the struct of two values that the result is.
func (x expander) pair(a, b *ir.Value) *ir.Value {
	return x.l.compose(x.Emitter, x.op.ResultType(0), []*ir.Value{a, b})
}

func (x expander) extendedProduct(extend string) *ir.Value {
	t := x.args[0].Type()
	n := elemWidth(t)
	wide := like(t, x.l.ctx.IntegerType(uint32(2*n), ir.Signless))
	p := x.Mul(x.call(extend, wide, x.args[0]), x.call(extend, wide, x.args[1]))
	high := x.same("lshr", p, x.number(wide, float64(n)))
	return x.pair(x.call("trunc", t, p), x.call("trunc", t, high))
}

// saturated converts an integer to one of the other signedness, and what does not fit to
// the nearest that does.
func (x expander) saturated(signed bool) *ir.Value {
	v := x.args[0]
	from, to := elemWidth(v.Type()), elemWidth(x.t)
	wide := like(x.t, x.l.ctx.IntegerType(uint32(max(from, to))+1, ir.Signless))
	extend, bits := "zext", to-1
	if signed {
		extend, bits = "sext", to
	}
	v = x.call(extend, wide, v)
	top := x.Sub(x.same("shl", x.number(wide, 1), x.number(wide, float64(bits))), x.number(wide, 1))
	v = x.choose(x.icmp(llvm.ICmpPredicateSgt, v, top), top, v)
	zero := x.number(wide, 0)
	v = x.choose(x.icmp(llvm.ICmpPredicateSlt, v, zero), zero, v)
	return x.call("trunc", x.t, v)
}

// integerDots are products of vectors of integers, perhaps packed into one, summed up in
// the result's width or, with an accumulator, saturated.
func integerDots() map[string]expansion {
	table := map[string]expansion{}
	for name, extends := range map[string][2]string{"SDot": {"sext", "sext"}, "UDot": {"zext", "zext"}, "SUDot": {"sext", "zext"}} {
		table["spv."+name] = func(x expander) *ir.Value {
			return x.l.resized(x.Emitter, x.integerDot(extends), x.t, extends[0] == "sext")
		}
		table["spv."+name+"AccSat"] = func(x expander) *ir.Value { return x.accumulated(extends) }
	}
	return table
}

// integerDot is the sum as an integer so wide that it cannot overflow.
func (x expander) integerDot(extends [2]string) *ir.Value {
	var sides [2]*ir.Value
	for i := range sides {
		v := x.args[i]
		if !llvm.IsVector(v.Type()) {
			v = x.Bitcast(v, x.l.ctx.VectorType([]int64{4}, x.l.i8))
		}
		n := elemWidth(v.Type())
		wide := x.l.ctx.IntegerType(uint32(max(2*n+8, elemWidth(x.t)+1)), ir.Signless)
		sides[i] = x.call(extends[i], like(v.Type(), wide), v)
	}
	terms := x.l.elements(x.Emitter, x.Mul(sides[0], sides[1]))
	sum := terms[0]
	for _, t := range terms[1:] {
		sum = x.Add(sum, t)
	}
	return sum
}

func (x expander) accumulated(extends [2]string) *ir.Value {
	sum := x.integerDot(extends)
	t := sum.Type()
	signed := extends[0] == "sext"
	sum = x.Add(sum, x.l.resized(x.Emitter, x.args[2], t, signed))
	n := elemWidth(x.t)
	one := x.number(t, 1)
	limit := func(bits int64) *ir.Value { return x.same("shl", one, x.number(t, float64(bits))) }
	low, high := x.number(t, 0), x.Sub(limit(n), one)
	if signed {
		high = x.Sub(limit(n-1), one)
		low = x.Sub(x.number(t, 0), limit(n-1))
	}
	sum = x.choose(x.icmp(llvm.ICmpPredicateSgt, sum, high), high, sum)
	sum = x.choose(x.icmp(llvm.ICmpPredicateSlt, sum, low), low, sum)
	return x.call("trunc", x.t, sum)
}

// expansions are the patterns of all operations that become several.
func (l *Lowering) expansions() []convert.Pattern {
	var list []convert.Pattern
	for _, table := range []map[string]expansion{numberTests(), linearAlgebra(), glslFunctions(), integerDots()} {
		names := make([]string, 0, len(table))
		for name := range table {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			list = append(list, l.expanded(name, table[name]))
		}
	}
	return list
}

// floatAttr is a number as a float of a type.
func floatAttr(t *ir.FloatType, v float64) ir.Attribute {
	return t.Context().FloatAttr(t, num.FromFloat64(t.Kind(), v))
}

// number is a number as a constant of a scalar type, or in all elements of a vector.
func (l *Lowering) number(t ir.Type, v float64) ir.Attribute {
	switch t := t.(type) {
	case *ir.VectorType:
		return l.splat(t, v)
	case *ir.FloatType:
		return floatAttr(t, v)
	}
	return l.ctx.IntAttr(t, int64(v))
}

// splat is a number in all elements of a vector.
func (l *Lowering) splat(t *ir.VectorType, v float64) ir.Attribute {
	var data []byte
	switch e := t.Elem().(type) {
	case *ir.FloatType:
		data = num.FromFloat64(e.Kind(), v).AppendBytes(nil)
	case *ir.IntegerType:
		n := int64(v)
		if e.Width() < 8 {
			n &= 1<<e.Width() - 1
		}
		for i := uint32(0); i < max(e.Width(), 8); i += 8 {
			data = append(data, byte(n>>min(i, 63)))
		}
	}
	return l.ctx.DenseElementsAttr(t, data, true)
}
