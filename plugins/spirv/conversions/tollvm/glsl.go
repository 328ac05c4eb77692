package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// glslFunctions are functions of GLSL.std.450 that LLVM has no intrinsic for.
func (l *Lowering) glslFunctions() []convert.Pattern {
	list := []convert.Pattern{
		expand1[spirv.GLSLFindILsb](l, func(x expander, v *ir.Value) *ir.Value {
			if !isIntLike(x.t, v.Type()) {
				return nil
			}
			return x.found(v, x.same("intr.cttz", v, x.Bool(false)))
		}),
		expand1[spirv.GLSLFindUMsb](l, func(x expander, v *ir.Value) *ir.Value {
			if !isIntLike(x.t, v.Type()) {
				return nil
			}
			return x.highestBit(v)
		}),
		expand1[spirv.GLSLFindSMsb](l, func(x expander, v *ir.Value) *ir.Value {
			if !isIntLike(x.t, v.Type()) {
				return nil
			}
			sign := x.same("ashr", v, x.number(v.Type(), float64(elemWidth(v.Type())-1)))
			return x.highestBit(x.same("xor", v, sign))
		}),
		expand(l, func(op spirv.GLSLModfStruct, x expander) *ir.Value {
			v := x.of(op.X())
			if !x.isPairOf(v.Type()) {
				return nil
			}
			return x.pair(x.modf(v))
		}),
		expand(l, func(op spirv.GLSLModf, x expander) *ir.Value {
			v, pointer := x.of(op.X()), x.of(op.I())
			if llvm.Elem(pointer.Type()) != x.t {
				return nil
			}
			rest, whole := x.modf(v)
			x.Store(whole, pointer)
			return rest
		}),
		expand1[spirv.GLSLFrexpStruct](l, func(x expander, v *ir.Value) *ir.Value {
			if !x.isPair(v.Type(), func(second ir.Type) bool { return isIntLike(second, v.Type()) }) {
				return nil
			}
			return x.pair(x.frexp(v, x.l.convertOne(partsOf(x.op.ResultType(0))[1])))
		}),
		expand(l, func(op spirv.GLSLFrexp, x expander) *ir.Value {
			v, pointer := x.of(op.X()), x.of(op.Exp())
			if !isIntLike(llvm.Elem(pointer.Type()), x.t) {
				return nil
			}
			fraction, exponent := x.frexp(v, llvm.Elem(pointer.Type()))
			x.Store(exponent, pointer)
			return fraction
		}),
		expand(l, func(op spirv.GLSLLdexp, x expander) *ir.Value {
			v, n := x.of(op.X()), x.of(op.Exp())
			if !isIntLike(n.Type(), x.t) {
				return nil
			}
			n = x.l.resized(x.Emitter, n, like(x.t, x.l.ctx.I64()), true)
			return x.narrow(elementary.Ldexp(x.kernel(), x.wide(v), n))
		}),
		expand1[spirv.GLSLPackHalf2x16](l, func(x expander, v *ir.Value) *ir.Value {
			if !x.packs(v.Type(), x.t, 2) {
				return nil
			}
			return x.Bitcast(x.call("fptrunc", like(v.Type(), x.l.ctx.FloatType(num.F16)), v), x.t)
		}),
		expand1[spirv.GLSLUnpackHalf2x16](l, func(x expander, v *ir.Value) *ir.Value {
			if !x.packs(x.t, v.Type(), 2) {
				return nil
			}
			return x.call("fpext", x.t, x.Bitcast(v, like(x.t, x.l.ctx.FloatType(num.F16))))
		}),
		expand1[spirv.GLSLPackDouble2x32](l, func(x expander, v *ir.Value) *ir.Value {
			if llvm.Len(v.Type()) != 2 || !isInt(scalarOf(v.Type()), 32) || !isFloat(x.t, 64) {
				return nil
			}
			return x.Bitcast(v, x.t)
		}),
		expand1[spirv.GLSLUnpackDouble2x32](l, func(x expander, v *ir.Value) *ir.Value {
			if llvm.Len(x.t) != 2 || !isInt(scalarOf(x.t), 32) || !isFloat(v.Type(), 64) {
				return nil
			}
			return x.Bitcast(v, x.t)
		}),
		packNormal[spirv.GLSLPackSnorm4x8](l, 4, true), packNormal[spirv.GLSLPackUnorm4x8](l, 4, false),
		packNormal[spirv.GLSLPackSnorm2x16](l, 2, true), packNormal[spirv.GLSLPackUnorm2x16](l, 2, false),
		unpackNormal[spirv.GLSLUnpackSnorm4x8](l, 4, true), unpackNormal[spirv.GLSLUnpackUnorm4x8](l, 4, false),
		unpackNormal[spirv.GLSLUnpackSnorm2x16](l, 2, true), unpackNormal[spirv.GLSLUnpackUnorm2x16](l, 2, false),
	}
	return append(list, l.elementaryFunctions()...)
}

// elementaryFunctions are those that arithmetic approximates.
func (l *Lowering) elementaryFunctions() []convert.Pattern {
	return []convert.Pattern{
		function[spirv.GLSLAcos](l, elementary.Acos[*ir.Value]), function[spirv.GLSLAcosh](l, elementary.Acosh[*ir.Value]),
		function[spirv.GLSLAsin](l, elementary.Asin[*ir.Value]), function[spirv.GLSLAsinh](l, elementary.Asinh[*ir.Value]),
		function[spirv.GLSLAtan](l, elementary.Atan[*ir.Value]), function[spirv.GLSLAtanh](l, elementary.Atanh[*ir.Value]),
		function[spirv.GLSLCosh](l, elementary.Cosh[*ir.Value]), function[spirv.GLSLSinh](l, elementary.Sinh[*ir.Value]),
		expand(l, func(op spirv.GLSLAtan2, x expander) *ir.Value {
			y, v := x.of(op.Lhs()), x.of(op.Rhs())
			if y.Type() != x.t {
				return nil
			}
			return x.narrow(elementary.Atan2(x.kernel(), x.wide(y), x.wide(v)))
		}),
	}
}

// function expands a function of one number.
func function[V oneOperand](l *Lowering, f func(elementary.Kernel[*ir.Value], *ir.Value) *ir.Value) convert.Pattern {
	return expand1[V](l, func(x expander, v *ir.Value) *ir.Value { return x.narrow(f(x.kernel(), x.wide(v))) })
}

// packs reports whether one type is a vector of n floats, and the other an integer that they
// are packed into.
func (x expander) packs(floats, packed ir.Type, n int64) bool {
	return llvm.Len(floats) == n && isFloat(scalarOf(floats), 32) && isInt(packed, 32)
}

// found is a position, or -1 where there is no bit.
func (x expander) found(v, position *ir.Value) *ir.Value {
	t := v.Type()
	none := x.icmp(llvm.ICmpPredicateEq, v, x.number(t, 0))
	return x.l.resized(x.Emitter, x.choose(none, x.number(t, -1), position), x.t, true)
}

func (x expander) highestBit(v *ir.Value) *ir.Value {
	last := x.number(v.Type(), float64(elemWidth(v.Type())-1))
	return x.found(v, x.Sub(last, x.same("intr.ctlz", v, x.Bool(false))))
}

// modf splits a float into its fraction and its whole part, both with its sign.
func (x expander) modf(v *ir.Value) (rest, whole *ir.Value) {
	whole = x.same("intr.trunc", v)
	infinite := x.fcmp(llvm.FCmpPredicateOeq, x.same("intr.fabs", v), x.infinity(v.Type()))
	rest = x.choose(infinite, x.number(v.Type(), 0), x.sub(v, whole))
	return x.same("intr.copysign", rest, v), whole
}

// frexp splits a float into a fraction and the power of two, of type t.
func (x expander) frexp(v *ir.Value, t ir.Type) (fraction, exponent *ir.Value) {
	f, n := elementary.Frexp(x.kernelOf(v.Type()), x.wide(v))
	return x.narrowTo(f, v.Type()), x.l.resized(x.Emitter, n, t, true)
}

// packNormal packs n floats from 0, or -1 if they are signed, to 1 as integers.
func packNormal[V oneOperand](l *Lowering, n int64, signed bool) convert.Pattern {
	bits := uint32(32 / n)
	low, top, to := 0.0, float64(uint32(1)<<bits-1), "fptoui"
	if signed {
		low, top, to = -1, float64(uint32(1)<<(bits-1)-1), "fptosi"
	}
	return expand1[V](l, func(x expander, v *ir.Value) *ir.Value {
		if !x.packs(v.Type(), x.t, n) {
			return nil
		}
		v = x.same("intr.minnum", x.same("intr.maxnum", v, x.number(v.Type(), low)), x.number(v.Type(), 1))
		v = x.same("intr.roundeven", x.mul(v, x.number(v.Type(), top)))
		return x.Bitcast(x.call(to, like(v.Type(), x.l.ctx.IntegerType(bits, ir.Signless)), v), x.t)
	})
}

// unpackNormal is the inverse of packNormal.
func unpackNormal[V oneOperand](l *Lowering, n int64, signed bool) convert.Pattern {
	bits := uint32(32 / n)
	return expand1[V](l, func(x expander, v *ir.Value) *ir.Value {
		if !x.packs(x.t, v.Type(), n) {
			return nil
		}
		v = x.Bitcast(v, like(x.t, x.l.ctx.IntegerType(bits, ir.Signless)))
		if !signed {
			return x.div(x.call("uitofp", x.t, v), x.number(x.t, float64(uint32(1)<<bits-1)))
		}
		f := x.div(x.call("sitofp", x.t, v), x.number(x.t, float64(uint32(1)<<(bits-1)-1)))
		return x.same("intr.maxnum", f, x.number(x.t, -1))
	})
}
