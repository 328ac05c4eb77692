package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// An expander makes what stands for one operation that becomes several, with one result.
type expander struct {
	emit.Emitter
	l  *Lowering
	m  convert.Match
	op *ir.Operation
	t  ir.Type // of the result, converted
}

// of is what an operand has become.
func (x expander) of(operand *ir.Value) *ir.Value { return x.m.Operand(operand) }

// expand is the pattern of an operation with one result that several others compute. compute
// returns nil, and has made nothing, when the types of the operation do not go together:
// definitions of the binary form leave them open.
func expand[V ir.View](l *Lowering, compute func(op V, x expander) *ir.Value) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to what computes it", func(view V, m convert.Match) convert.Result {
		op := ir.OperationOf(view)
		t := l.convertOne(op.ResultType(0))
		if t == nil {
			return m.MatchFailure(l.whyNot(op.ResultType(0)))
		}
		if !m.AreSingle() {
			return m.MatchFailure("an operand has not become one value")
		}
		v := compute(view, expander{l.at(m), l, m, op, t})
		if v == nil {
			return m.MatchFailure("its types do not go together")
		}
		return m.Replace(v)
	})
}

// An oneOperand is the view of an operation with one operand, twoOperands of one with two.
type oneOperand interface {
	ir.View
	Operand() *ir.Value
}

type twoOperands interface {
	ir.View
	Operand1() *ir.Value
	Operand2() *ir.Value
}

// expand1 is [expand] for an operation with one operand.
func expand1[V oneOperand](l *Lowering, compute func(x expander, v *ir.Value) *ir.Value) convert.Pattern {
	return expand(l, func(op V, x expander) *ir.Value { return compute(x, x.of(op.Operand())) })
}

// expand2 is [expand] for an operation with two operands.
func expand2[V twoOperands](l *Lowering, compute func(x expander, a, b *ir.Value) *ir.Value) convert.Pattern {
	return expand(l, func(op V, x expander) *ir.Value { return compute(x, x.of(op.Operand1()), x.of(op.Operand2())) })
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
func (x expander) dot(a, b *ir.Value) *ir.Value { return x.total(x.mul(a, b), x.add) }

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
func (l *Lowering) numberTests() []convert.Pattern {
	return []convert.Pattern{
		expand1[spirv.IsInf](l, func(x expander, v *ir.Value) *ir.Value {
			return x.test(v, func() *ir.Value { return x.fcmp(llvm.FCmpPredicateOeq, x.abs(v), x.infinity(v.Type())) })
		}),
		expand1[spirv.IsFinite](l, func(x expander, v *ir.Value) *ir.Value {
			return x.test(v, func() *ir.Value { return x.fcmp(llvm.FCmpPredicateOlt, x.abs(v), x.infinity(v.Type())) })
		}),
		expand1[spirv.IsNormal](l, func(x expander, v *ir.Value) *ir.Value {
			return x.test(v, func() *ir.Value {
				a := x.abs(v)
				least := x.number(a.Type(), leastNormal(a.Type()))
				return x.And(x.fcmp(llvm.FCmpPredicateOge, a, least), x.fcmp(llvm.FCmpPredicateOlt, a, x.infinity(a.Type())))
			})
		}),
		expand1[spirv.SignBitSet](l, func(x expander, v *ir.Value) *ir.Value {
			return x.test(v, func() *ir.Value {
				t := x.integer(v.Type())
				return x.icmp(llvm.ICmpPredicateSlt, x.Bitcast(v, t), x.number(t, 0))
			})
		}),
		expand1[spirv.QuantizeToF16](l, func(x expander, v *ir.Value) *ir.Value {
			half := x.call("fptrunc", like(x.t, x.l.ctx.FloatType(num.F16)), v)
			// Too small for a normal half: zero of the same sign.
			tiny := x.fcmp(llvm.FCmpPredicateOlt, x.abs(v), x.number(x.t, 0x1p-14))
			return x.choose(tiny, x.same("intr.copysign", x.number(x.t, 0), v), x.call("fpext", x.t, half))
		}),
		expand1[spirv.SatConvertSToU](l, func(x expander, v *ir.Value) *ir.Value { return x.saturated(v, true) }),
		expand1[spirv.SatConvertUToS](l, func(x expander, v *ir.Value) *ir.Value { return x.saturated(v, false) }),
		expand2[spirv.IAddCarry](l, func(x expander, a, b *ir.Value) *ir.Value {
			if !x.isPairOf(a.Type()) {
				return nil
			}
			sum := x.Add(a, b)
			return x.pair(sum, x.truth(x.icmp(llvm.ICmpPredicateUlt, sum, a), sum.Type()))
		}),
		expand2[spirv.ISubBorrow](l, func(x expander, a, b *ir.Value) *ir.Value {
			if !x.isPairOf(a.Type()) {
				return nil
			}
			d := x.Sub(a, b)
			return x.pair(d, x.truth(x.icmp(llvm.ICmpPredicateUlt, a, b), d.Type()))
		}),
		expand2[spirv.UMulExtended](l, func(x expander, a, b *ir.Value) *ir.Value { return x.extendedProduct(a, b, "zext") }),
		expand2[spirv.SMulExtended](l, func(x expander, a, b *ir.Value) *ir.Value { return x.extendedProduct(a, b, "sext") }),
		expand2[spirv.PtrDiff](l, func(x expander, a, b *ir.Value) *ir.Value {
			if a.Type() != b.Type() {
				return nil
			}
			size := extentOf(llvm.Elem(a.Type())).size
			if stride := strideOf(x.op); stride > 0 {
				size = stride
			}
			bytes := x.Sub(x.PtrToInt(a), x.PtrToInt(b))
			return x.l.resized(x.Emitter, x.SDiv(bytes, x.number(bytes.Type(), float64(max(size, 1)))), x.t, true)
		}),
	}
}

func (x expander) abs(v *ir.Value) *ir.Value { return x.same("intr.fabs", v) }

// test is a test of a value that has as many results as the value has elements, nil where the
// result has another number.
func (x expander) test(v *ir.Value, compute func() *ir.Value) *ir.Value {
	if llvm.Len(x.t) != llvm.Len(v.Type()) {
		return nil
	}
	return compute()
}

// truth is 1 for true and 0 for false.
func (x expander) truth(v *ir.Value, t ir.Type) *ir.Value { return x.call("zext", t, v) }

// pair is the struct of two values that the result is.
func (x expander) pair(a, b *ir.Value) *ir.Value {
	return x.l.compose(x.Emitter, x.op.ResultType(0), []*ir.Value{a, b})
}

// isPairOf reports whether the result is a struct of two values of a type.
func (x expander) isPairOf(t ir.Type) bool {
	return x.isPair(t, func(second ir.Type) bool { return second == t })
}

// isPair reports whether the result is a struct of a type and a fitting one.
func (x expander) isPair(first ir.Type, second func(t ir.Type) bool) bool {
	t := x.op.ResultType(0)
	list := partsOf(t)
	return spirv.IsStruct(t) && len(list) == 2 && x.l.convertOne(list[0]) == first && second(x.l.convertOne(list[1]))
}

func (x expander) extendedProduct(a, b *ir.Value, extend string) *ir.Value {
	t := a.Type()
	if !x.isPairOf(t) {
		return nil
	}
	n := elemWidth(t)
	wide := like(t, x.l.ctx.IntegerType(uint32(2*n), ir.Signless))
	p := x.Mul(x.call(extend, wide, a), x.call(extend, wide, b))
	high := x.same("lshr", p, x.number(wide, float64(n)))
	return x.pair(x.call("trunc", t, p), x.call("trunc", t, high))
}

// saturated converts an integer to one of the other signedness, and what does not fit to
// the nearest that does.
func (x expander) saturated(v *ir.Value, signed bool) *ir.Value {
	if !isIntLike(x.t, v.Type()) {
		return nil
	}
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

// A dotOp is the view of a product of vectors of integers, perhaps packed into one.
type dotOp interface {
	ir.View
	Vector1() *ir.Value
	Vector2() *ir.Value
}

// A saturatingDotOp is a dotOp with an accumulator, to which the product is added.
type saturatingDotOp interface {
	dotOp
	Accumulator() *ir.Value
}

// integerDots are products of vectors of integers, summed up in the result's width or, with an
// accumulator, saturated. Each side is extended by its sign or with zeros.
func (l *Lowering) integerDots() []convert.Pattern {
	const sext, zext = "sext", "zext"
	return []convert.Pattern{
		dot[spirv.SDot](l, sext, sext), dot[spirv.UDot](l, zext, zext), dot[spirv.SUDot](l, sext, zext),
		saturatingDot[spirv.SDotAccSat](l, sext, sext), saturatingDot[spirv.UDotAccSat](l, zext, zext),
		saturatingDot[spirv.SUDotAccSat](l, sext, zext),
	}
}

func dot[V dotOp](l *Lowering, first, second string) convert.Pattern {
	return expand(l, func(op V, x expander) *ir.Value {
		sum := x.integerDot(x.of(op.Vector1()), x.of(op.Vector2()), first, second)
		if sum == nil {
			return nil
		}
		return l.resized(x.Emitter, sum, x.t, first == "sext")
	})
}

func saturatingDot[V saturatingDotOp](l *Lowering, first, second string) convert.Pattern {
	return expand(l, func(op V, x expander) *ir.Value {
		sum := x.integerDot(x.of(op.Vector1()), x.of(op.Vector2()), first, second)
		if sum == nil {
			return nil
		}
		return x.accumulated(sum, x.of(op.Accumulator()), first == "sext")
	})
}

// integerDot is the sum as an integer so wide that it cannot overflow.
func (x expander) integerDot(a, b *ir.Value, first, second string) *ir.Value {
	packed := isInt(a.Type(), 32) && isInt(b.Type(), 32)
	same := llvm.IsVector(a.Type()) && llvm.Len(a.Type()) == llvm.Len(b.Type()) && elemWidth(a.Type()) == elemWidth(b.Type())
	if !packed && !same || !isInt(x.t, 0) || elemWidth(x.t) < elemWidth(a.Type())/2 {
		return nil
	}
	widened := func(v *ir.Value, extend string) *ir.Value {
		if packed {
			v = x.Bitcast(v, x.l.ctx.VectorType([]int64{4}, x.l.i8))
		}
		n := elemWidth(v.Type())
		wide := x.l.ctx.IntegerType(uint32(max(2*n+8, elemWidth(x.t)+1)), ir.Signless)
		return x.call(extend, like(v.Type(), wide), v)
	}
	left := widened(a, first)
	return x.total(x.Mul(left, widened(b, second)), x.Add)
}

// total combines the elements of a vector.
func (x expander) total(v *ir.Value, add func(a, b *ir.Value) *ir.Value) *ir.Value {
	terms := x.l.elements(x.Emitter, v)
	sum := terms[0]
	for _, t := range terms[1:] {
		sum = add(sum, t)
	}
	return sum
}

func (x expander) accumulated(sum, accumulator *ir.Value, signed bool) *ir.Value {
	t := sum.Type()
	sum = x.Add(sum, x.l.resized(x.Emitter, accumulator, t, signed))
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

// scalarOf is the element of a vector, or the type itself.
func scalarOf(t ir.Type) ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Elem()
	}
	return t
}

// isIntLike reports whether a type is an integer, or as many as another has elements.
func isIntLike(t, of ir.Type) bool {
	return t != nil && isInt(scalarOf(t), 0) && llvm.Len(t) == llvm.Len(of)
}

// isInt reports whether a type is an integer of a width, of any if that is 0.
func isInt(t ir.Type, bits int64) bool {
	_, ok := t.(*ir.IntegerType)
	return ok && (bits == 0 || width(t) == bits)
}

func isFloat(t ir.Type, bits int64) bool {
	_, ok := t.(*ir.FloatType)
	return ok && width(t) == bits
}
