package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
)

// glslFunctions are functions of GLSL.std.450 that LLVM has no intrinsic for.
func glslFunctions() map[string]expansion {
	table := map[string]expansion{
		"spv.GLSL.FindILsb": func(x expander) *ir.Value {
			v := x.args[0]
			return x.found(v, x.same("intr.cttz", v, x.Bool(false)))
		},
		"spv.GLSL.FindUMsb": func(x expander) *ir.Value { return x.highestBit(x.args[0]) },
		"spv.GLSL.FindSMsb": func(x expander) *ir.Value {
			v := x.args[0]
			sign := x.same("ashr", v, x.number(v.Type(), float64(elemWidth(v.Type())-1)))
			return x.highestBit(x.same("xor", v, sign))
		},
		"spv.GLSL.ModfStruct": func(x expander) *ir.Value { return x.pair(x.modf(x.args[0])) },
		"spv.GLSL.Modf": func(x expander) *ir.Value {
			rest, whole := x.modf(x.args[0])
			x.Store(whole, x.args[1])
			return rest
		},
		"spv.GLSL.FrexpStruct": func(x expander) *ir.Value {
			t := x.l.convertOne(members(x.op.ResultType(0).(*ir.DialectType))[1].t)
			return x.pair(x.frexp(x.args[0], t))
		},
		"spv.GLSL.Frexp": func(x expander) *ir.Value {
			fraction, exponent := x.frexp(x.args[0], llvm.Elem(x.args[1].Type()))
			x.Store(exponent, x.args[1])
			return fraction
		},
		"spv.GLSL.Ldexp": func(x expander) *ir.Value {
			n := x.l.resized(x.Emitter, x.args[1], like(x.t, x.l.ctx.I64()), true)
			return x.narrow(elementary.Ldexp(x.kernel(), x.wide(x.args[0]), n))
		},
		"spv.GLSL.PackHalf2x16": func(x expander) *ir.Value {
			return x.Bitcast(x.call("fptrunc", like(x.args[0].Type(), x.l.ctx.FloatType(num.F16)), x.args[0]), x.t)
		},
		"spv.GLSL.UnpackHalf2x16": func(x expander) *ir.Value {
			return x.call("fpext", x.t, x.Bitcast(x.args[0], like(x.t, x.l.ctx.FloatType(num.F16))))
		},
		"spv.GLSL.PackDouble2x32":   func(x expander) *ir.Value { return x.Bitcast(x.args[0], x.t) },
		"spv.GLSL.UnpackDouble2x32": func(x expander) *ir.Value { return x.Bitcast(x.args[0], x.t) },
	}
	for name, bits := range map[string]uint32{"4x8": 8, "2x16": 16} {
		table["spv.GLSL.PackSnorm"+name] = func(x expander) *ir.Value { return x.packNormal(bits, true) }
		table["spv.GLSL.PackUnorm"+name] = func(x expander) *ir.Value { return x.packNormal(bits, false) }
		table["spv.GLSL.UnpackSnorm"+name] = func(x expander) *ir.Value { return x.unpackNormal(bits, true) }
		table["spv.GLSL.UnpackUnorm"+name] = func(x expander) *ir.Value { return x.unpackNormal(bits, false) }
	}
	unary := map[string]func(elementary.Kernel[*ir.Value], *ir.Value) *ir.Value{
		"Acos": elementary.Acos[*ir.Value], "Acosh": elementary.Acosh[*ir.Value],
		"Asin": elementary.Asin[*ir.Value], "Asinh": elementary.Asinh[*ir.Value],
		"Atan": elementary.Atan[*ir.Value], "Atanh": elementary.Atanh[*ir.Value],
		"Cosh": elementary.Cosh[*ir.Value], "Sinh": elementary.Sinh[*ir.Value],
	}
	for name, f := range unary {
		table["spv.GLSL."+name] = func(x expander) *ir.Value { return x.narrow(f(x.kernel(), x.wide(x.args[0]))) }
	}
	table["spv.GLSL.Atan2"] = func(x expander) *ir.Value {
		return x.narrow(elementary.Atan2(x.kernel(), x.wide(x.args[0]), x.wide(x.args[1])))
	}
	return table
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

// packNormal packs floats from 0, or -1 if they are signed, to 1 as integers.
func (x expander) packNormal(bits uint32, signed bool) *ir.Value {
	v := x.args[0]
	low, top, convert := 0.0, float64(uint32(1)<<bits-1), "fptoui"
	if signed {
		low, top, convert = -1, float64(uint32(1)<<(bits-1)-1), "fptosi"
	}
	v = x.same("intr.minnum", x.same("intr.maxnum", v, x.number(v.Type(), low)), x.number(v.Type(), 1))
	v = x.same("intr.roundeven", x.mul(v, x.number(v.Type(), top)))
	return x.Bitcast(x.call(convert, like(v.Type(), x.l.ctx.IntegerType(bits, ir.Signless)), v), x.t)
}

func (x expander) unpackNormal(bits uint32, signed bool) *ir.Value {
	v := x.Bitcast(x.args[0], like(x.t, x.l.ctx.IntegerType(bits, ir.Signless)))
	if !signed {
		return x.div(x.call("uitofp", x.t, v), x.number(x.t, float64(uint32(1)<<bits-1)))
	}
	f := x.div(x.call("sitofp", x.t, v), x.number(x.t, float64(uint32(1)<<(bits-1)-1)))
	return x.same("intr.maxnum", f, x.number(x.t, -1))
}
