package tospirv

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// arithmetic are the patterns for numbers that are no rows.
func (l *Lowering) arithmetic() []convert.Pattern {
	return []convert.Pattern{
		l.constant(), l.selects(), l.splats(), l.compareIntegers(), l.compareFloats(),
		l.divideSigned(), l.divideUnsigned(), l.remainderSigned(), l.remainderUnsigned(),
		l.shiftLeft(), l.shiftRightSigned(), l.shiftRightUnsigned(),
		l.truncate(), l.extendSigned(), l.extendUnsigned(), l.indexCast(),
		l.extendFloat(), l.truncateFloat(), l.floatToSigned(), l.floatToUnsigned(), l.signedToFloat(), l.unsignedToFloat(),
	}
}

// splat is a constant of a type, in all elements of a vector.
func (l *Lowering) splat(b *ir.Builder, t ir.Type, value ir.Attribute) *ir.Value {
	if v, ok := t.(*ir.VectorType); ok {
		value = l.ctx.DenseElementsAttr(v, ir.AppendElement(nil, value), true)
	}
	return spirv.NewConstant(b, t, value).Constant()
}

// integer is an integer constant of a type, in all elements of a vector.
func (l *Lowering) integer(b *ir.Builder, t ir.Type, n int64) *ir.Value {
	return l.splat(b, t, l.ctx.IntAttr(ir.ElementOrSelf(t), n))
}

// extended is what an operand has become, with the upper bits that it has as a signed or
// unsigned number if it is emulated.
func (l *Lowering) extended(m convert.Match, operand *ir.Value, signed bool) *ir.Value {
	v := m.Operand(operand)
	width, emulated := l.emulated(operand.Type())
	switch {
	case !emulated:
		return v
	case !signed:
		return spirv.NewBitwiseAnd(m.Builder, v, l.integer(m.Builder, v.Type(), 1<<width-1)).Result()
	}
	return l.signExtend(m.Builder, v, width)
}

// signExtend copies the sign of an integer of some bits into the bits above.
func (l *Lowering) signExtend(b *ir.Builder, v *ir.Value, width int) *ir.Value {
	all, _ := widthOf(ir.ElementOrSelf(v.Type()))
	n := l.integer(b, v.Type(), int64(all-width))
	return spirv.NewShiftRightArithmetic(b, spirv.NewShiftLeftLogical(b, v, n).Result(), n).Result()
}

func (l *Lowering) divideSigned() convert.Pattern {
	return convert.On("std.divi_signed to spv.SDiv", func(op std.DiviSigned, m convert.Match) convert.Result {
		return m.Replace(spirv.NewSDiv(m.Builder, l.extended(m, op.Lhs(), true), l.extended(m, op.Rhs(), true)).Result())
	})
}

func (l *Lowering) divideUnsigned() convert.Pattern {
	return convert.On("std.divi_unsigned to spv.UDiv", func(op std.DiviUnsigned, m convert.Match) convert.Result {
		return m.Replace(spirv.NewUDiv(m.Builder, l.extended(m, op.Lhs(), false), l.extended(m, op.Rhs(), false)).Result())
	})
}

// remainderSigned gives the remainder the sign of the dividend. SPIR-V leaves open what its
// operations for that do where an operand is negative, so absolute values are divided.
func (l *Lowering) remainderSigned() convert.Pattern {
	return convert.On("std.remi_signed to spv.UMod", func(op std.RemiSigned, m convert.Match) convert.Result {
		b, lhs, rhs := m.Builder, l.extended(m, op.Lhs(), true), l.extended(m, op.Rhs(), true)
		if !l.target.Allows("Shader") { // there are no functions of GLSL
			return m.Replace(spirv.NewSRem(b, lhs, rhs).Result())
		}
		positive := spirv.NewGLSLSAbs(b, lhs).Result()
		rest := spirv.NewUMod(b, positive, spirv.NewGLSLSAbs(b, rhs).Result()).Result()
		same := spirv.NewIEqual(b, lhs, positive).Result()
		return m.Replace(spirv.NewSelect(b, same, rest, spirv.NewSNegate(b, rest).Result()).Result())
	})
}

func (l *Lowering) remainderUnsigned() convert.Pattern {
	return convert.On("std.remi_unsigned to spv.UMod", func(op std.RemiUnsigned, m convert.Match) convert.Result {
		return m.Replace(spirv.NewUMod(m.Builder, l.extended(m, op.Lhs(), false), l.extended(m, op.Rhs(), false)).Result())
	})
}

func (l *Lowering) shiftLeft() convert.Pattern {
	return convert.On("std.shift_left to spv.ShiftLeftLogical", func(op std.ShiftLeft, m convert.Match) convert.Result {
		return m.Replace(spirv.NewShiftLeftLogical(m.Builder, m.Operand(op.Lhs()), l.extended(m, op.Rhs(), false)).Result())
	})
}

func (l *Lowering) shiftRightSigned() convert.Pattern {
	return convert.On("std.shift_right_signed to spv.ShiftRightArithmetic", func(op std.ShiftRightSigned, m convert.Match) convert.Result {
		return m.Replace(spirv.NewShiftRightArithmetic(m.Builder, l.extended(m, op.Lhs(), true), l.extended(m, op.Rhs(), false)).Result())
	})
}

func (l *Lowering) shiftRightUnsigned() convert.Pattern {
	return convert.On("std.shift_right_unsigned to spv.ShiftRightLogical", func(op std.ShiftRightUnsigned, m convert.Match) convert.Result {
		return m.Replace(spirv.NewShiftRightLogical(m.Builder, l.extended(m, op.Lhs(), false), l.extended(m, op.Rhs(), false)).Result())
	})
}

func (l *Lowering) selects() convert.Pattern {
	return convert.On("std.select to spv.Select", func(op std.Select, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		condition := m.Operand(op.Condition())
		if v, ok := t.(*ir.VectorType); ok && condition.Type() == ir.Type(l.ctx.I1()) {
			n, _ := ir.NumElements(v)
			condition = repeat(m.Builder, condition, l.ctx.VectorType([]int64{n}, l.ctx.I1()))
		}
		return m.Replace(spirv.NewSelect(m.Builder, condition, m.Operand(op.TrueValue()), m.Operand(op.FalseValue())).Result())
	})
}

// repeat is a vector that has a value in all elements.
func repeat(b *ir.Builder, v *ir.Value, t *ir.VectorType) *ir.Value {
	parts := make([]*ir.Value, t.Shape()[0])
	for i := range parts {
		parts[i] = v
	}
	return spirv.NewCompositeConstruct(b, parts, t).Result()
}

func (l *Lowering) splats() convert.Pattern {
	return convert.On("std.splat to spv.CompositeConstruct", func(op std.Splat, m convert.Match) convert.Result {
		t, why := m.Convert(op.Aggregate().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		v, ok := t.(*ir.VectorType)
		if !ok {
			if t == m.Operand(op.Input()).Type() { // a vector of one element
				return m.Replace(m.Operand(op.Input()))
			}
			return m.MatchFailure("only vectors are made of one value here; write a constant")
		}
		return m.Replace(repeat(m.Builder, m.Operand(op.Input()), v))
	})
}
