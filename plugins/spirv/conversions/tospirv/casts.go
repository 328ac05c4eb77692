package tospirv

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// isBool reports whether a value is a truth value, or a vector of some.
func (l *Lowering) isBool(v *ir.Value) bool {
	return ir.ElementOrSelf(v.Type()) == ir.Type(l.ctx.I1())
}

// choose is one of two numbers of a type, in all elements of a vector.
func (l *Lowering) choose(b *ir.Builder, condition *ir.Value, t ir.Type, whenTrue, whenFalse int64) *ir.Value {
	zero := l.numberAttr(t, whenFalse)
	no := l.splat(b, t, zero)
	yes := l.splat(b, t, l.numberAttr(t, whenTrue))
	return spirv.NewSelect(b, condition, yes, no).Result()
}

// numberAttr is a small number as a constant of a type, or of its elements.
func (l *Lowering) numberAttr(t ir.Type, n int64) ir.Attribute {
	if f, ok := ir.ElementOrSelf(t).(*ir.FloatType); ok {
		return l.ctx.FloatAttr(f, num.FromInt(f.Kind(), num.FromInt64(64, n), true))
	}
	return l.ctx.IntAttr(ir.ElementOrSelf(t), n)
}

// resize converts an integer to a type of another width or with another sign; one of the same type is left.
func resize(b *ir.Builder, v *ir.Value, t ir.Type, signed bool) *ir.Value {
	from, _ := widthOf(ir.ElementOrSelf(v.Type()))
	to, _ := widthOf(ir.ElementOrSelf(t))
	switch {
	case v.Type() == t:
		return v
	case from == to:
		return spirv.NewBitcast(b, v, t).Result()
	case signed:
		return spirv.NewSConvert(b, v, t).Result()
	}
	return spirv.NewUConvert(b, v, t).Result()
}

func (l *Lowering) truncate() convert.Pattern {
	return convert.On("std.trunci to spv.SConvert", func(op std.Trunci, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		v := m.Operand(op.Value())
		if !l.isBool(op.Result()) {
			return m.Replace(resize(m.Builder, v, t, true))
		}
		b := m.Builder
		one := l.integer(b, v.Type(), 1)
		odd := spirv.NewIEqual(b, spirv.NewBitwiseAnd(b, v, one).Result(), one).Result()
		return m.Replace(l.choose(b, odd, t, 1, 0))
	})
}

func (l *Lowering) extendSigned() convert.Pattern {
	return convert.On("std.sexti to spv.SConvert", func(op std.Sexti, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		if l.isBool(op.Value()) {
			return m.Replace(l.choose(m.Builder, m.Operand(op.Value()), t, -1, 0))
		}
		return m.Replace(resize(m.Builder, l.extended(m, op.Value(), true), t, true))
	})
}

func (l *Lowering) extendUnsigned() convert.Pattern {
	return convert.On("std.zexti to spv.UConvert", func(op std.Zexti, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		if l.isBool(op.Value()) {
			return m.Replace(l.choose(m.Builder, m.Operand(op.Value()), t, 1, 0))
		}
		return m.Replace(resize(m.Builder, l.extended(m, op.Value(), false), t, false))
	})
}

func (l *Lowering) indexCast() convert.Pattern {
	return convert.On("std.index_cast to spv.SConvert", func(op std.IndexCast, m convert.Match) convert.Result {
		t, why := m.Convert(op.Out().Type())
		switch {
		case why != "":
			return m.MatchFailure(why)
		case l.isBool(op.In()) || l.isBool(op.Out()):
			return m.MatchFailure("a truth value is no integer in SPIR-V; use zexti, sexti or trunci")
		}
		return m.Replace(resize(m.Builder, l.extended(m, op.In(), true), t, true))
	})
}

// convertFloat converts a float to one of another width; one of the same is left.
func convertFloat(m convert.Match, from, to *ir.Value) convert.Result {
	t, why := m.Convert(to.Type())
	switch {
	case why != "":
		return m.MatchFailure(why)
	case m.Operand(from).Type() == t:
		return m.Replace(m.Operand(from))
	}
	return m.Replace(spirv.NewFConvert(m.Builder, m.Operand(from), t).Result())
}

func (l *Lowering) extendFloat() convert.Pattern {
	return convert.On("std.fpext to spv.FConvert", func(op std.Fpext, m convert.Match) convert.Result {
		return convertFloat(m, op.In(), op.Out())
	})
}

func (l *Lowering) truncateFloat() convert.Pattern {
	return convert.On("std.fptrunc to spv.FConvert", func(op std.Fptrunc, m convert.Match) convert.Result {
		if mode, said := op.Roundingmode(); said && mode != std.RoundingModeToNearestEven {
			return m.MatchFailure("conversions of SPIR-V for Vulkan have no rounding mode")
		}
		return convertFloat(m, op.In(), op.Out())
	})
}

// maker makes a value of a type of another.
type maker func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value

// floatToInt converts a float to an integer.
func (l *Lowering) floatToInt(m convert.Match, from, to *ir.Value, made maker) convert.Result {
	t, why := m.Convert(to.Type())
	if why == "" && l.isBool(to) {
		why = "a truth value is no integer in SPIR-V; convert to i32 and compare"
	}
	if why != "" {
		return m.MatchFailure(why)
	}
	return m.Replace(made(m.Builder, m.Operand(from), t))
}

func (l *Lowering) floatToSigned() convert.Pattern {
	return convert.On("std.fptosi to spv.ConvertFToS", func(op std.Fptosi, m convert.Match) convert.Result {
		return l.floatToInt(m, op.In(), op.Out(), func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
			return spirv.NewConvertFToS(b, v, t).Result()
		})
	})
}

func (l *Lowering) floatToUnsigned() convert.Pattern {
	return convert.On("std.fptoui to spv.ConvertFToU", func(op std.Fptoui, m convert.Match) convert.Result {
		return l.floatToInt(m, op.In(), op.Out(), func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
			return spirv.NewConvertFToU(b, v, t).Result()
		})
	})
}

// intToFloat converts an integer to a float. A truth value is -1 as a signed one, and 1 as another.
func (l *Lowering) intToFloat(m convert.Match, from, to *ir.Value, signed bool, made maker) convert.Result {
	t, why := m.Convert(to.Type())
	switch {
	case why != "":
		return m.MatchFailure(why)
	case l.isBool(from) && signed:
		return m.Replace(l.choose(m.Builder, m.Operand(from), t, -1, 0))
	case l.isBool(from):
		return m.Replace(l.choose(m.Builder, m.Operand(from), t, 1, 0))
	}
	return m.Replace(made(m.Builder, l.extended(m, from, signed), t))
}

func (l *Lowering) signedToFloat() convert.Pattern {
	return convert.On("std.sitofp to spv.ConvertSToF", func(op std.Sitofp, m convert.Match) convert.Result {
		return l.intToFloat(m, op.In(), op.Out(), true, func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
			return spirv.NewConvertSToF(b, v, t).Result()
		})
	})
}

func (l *Lowering) unsignedToFloat() convert.Pattern {
	return convert.On("std.uitofp to spv.ConvertUToF", func(op std.Uitofp, m convert.Match) convert.Result {
		return l.intToFloat(m, op.In(), op.Out(), false, func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
			return spirv.NewConvertUToF(b, v, t).Result()
		})
	})
}
