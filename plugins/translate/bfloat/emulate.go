package bfloat

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// computing are the operations that take f32 in place of bf16.
var computing = []string{
	"llvm.fadd", "llvm.fsub", "llvm.fmul", "llvm.fdiv", "llvm.frem", "llvm.fneg", "llvm.fcmp", "llvm.fptosi", "llvm.fptoui",
	"llvm.intr.fabs", "llvm.intr.copysign", "llvm.intr.sqrt", "llvm.intr.fma", "llvm.intr.fmuladd", "llvm.intr.pow", "llvm.intr.powi",
	"llvm.intr.exp", "llvm.intr.exp2", "llvm.intr.log", "llvm.intr.log2", "llvm.intr.log10", "llvm.intr.sin", "llvm.intr.cos",
	"llvm.intr.floor", "llvm.intr.ceil", "llvm.intr.trunc", "llvm.intr.rint", "llvm.intr.nearbyint", "llvm.intr.round", "llvm.intr.roundeven",
	"llvm.intr.minnum", "llvm.intr.maxnum", "llvm.intr.minimum", "llvm.intr.maximum",
	"llvm.intr.vector.reduce.fmin", "llvm.intr.vector.reduce.fmax", "llvm.intr.vector.reduce.fminimum", "llvm.intr.vector.reduce.fmaximum",
}

// Emulate replaces what computes with bf16 in a module of the LLVM dialect.
func Emulate(module *ir.Operation) {
	var found []*ir.Operation
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if slices.ContainsFunc(op.Operands(), hasBF16) || slices.ContainsFunc(op.Results(), hasBF16) {
			found = append(found, op)
		}
		return ir.Advance
	})
	e := emulator{ir.NewBuilder(module.Context())}
	for _, op := range found {
		e.SetInsertionPoint(op)
		e.SetLoc(op.Loc())
		if v := e.emulated(op); v != nil {
			op.Result(0).ReplaceAllUsesWith(v)
			op.Erase()
		}
	}
}

func hasBF16(v *ir.Value) bool { return isBF16(v.Type()) }

// isBF16 reports whether a type is bf16 or a vector of it.
func isBF16(t ir.Type) bool {
	f, ok := ir.ElementOrSelf(t).(*ir.FloatType)
	return ok && f.Kind() == num.BF16
}

type emulator struct{ *ir.Builder }

// emulated computes what an operation does; nil for one that is a move, or is not known.
func (e emulator) emulated(op *ir.Operation) *ir.Value {
	name := op.Name().String()
	switch name {
	case "llvm.fpext":
		wide := e.extended(op.Operand(0))
		if wide.Type() == op.ResultType(0) {
			return wide
		}
		return llvm.NewFpext(e.Builder, wide, op.ResultType(0)).Res()
	case "llvm.fptrunc":
		return e.rounded(op.Operand(0))
	case "llvm.sitofp", "llvm.uitofp":
		return e.rounded(e.computed(op, op.Operands(), like(op.ResultType(0), e.Context().FloatType(num.F64))))
	case "llvm.intr.vector.reduce.fadd", "llvm.intr.vector.reduce.fmul":
		return e.reduced(op)
	}
	if !slices.Contains(computing, name) {
		return nil
	}
	operands := slices.Clone(op.Operands())
	for i, v := range operands {
		if hasBF16(v) {
			operands[i] = e.extended(v)
		}
	}
	if !hasBF16(op.Result(0)) {
		return e.computed(op, operands, op.ResultType(0))
	}
	return e.rounded(e.computed(op, operands, like(op.ResultType(0), e.Context().F32())))
}

// computed is the same operation on other operands.
func (e emulator) computed(op *ir.Operation, operands []*ir.Value, result ir.Type) *ir.Value {
	return e.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Results: []ir.Type{result}, Attrs: op.Attrs()}).Result(0)
}

// reduced adds or multiplies one element after the other, each rounded.
func (e emulator) reduced(op *ir.Operation) *ir.Value {
	elements, ok := op.OperandType(1).(*ir.VectorType)
	if !ok || llvm.IsScalable(elements) {
		return nil
	}
	result := op.Operand(0)
	for i := range llvm.Len(elements) {
		at := llvm.NewMlirConstant(e.Builder, e.Context().I32(), e.Context().IntAttr(e.Context().I32(), i)).Res()
		x, y := e.extended(result), e.extended(llvm.NewExtractelement(e.Builder, op.Operand(1), at).Res())
		if strings.HasSuffix(op.Name().String(), "fadd") {
			result = e.rounded(llvm.NewFadd(e.Builder, x, y).Res())
		} else {
			result = e.rounded(llvm.NewFmul(e.Builder, x, y).Res())
		}
	}
	return result
}

// extended is the same number as f32, of which bf16 has the upper half.
func (e emulator) extended(v *ir.Value) *ir.Value {
	b, t := e.Builder, v.Type()
	bits := llvm.NewZext(b, llvm.NewBitcast(b, v, e.integers(t, 16)).Res(), e.integers(t, 32)).Res()
	return llvm.NewBitcast(b, llvm.NewShl(b, bits, e.number(t, 16)).Res(), like(t, e.Context().F32())).Res()
}

// rounded is the nearest bf16 to an f32 or f64, the even one on a tie. What is no number stays so, and is quiet.
func (e emulator) rounded(v *ir.Value) *ir.Value {
	b, t := e.Builder, v.Type()
	if f := ir.ElementOrSelf(t).(*ir.FloatType); f.Kind() != num.F32 {
		v = e.roundedToOdd(v)
	}
	bits := llvm.NewBitcast(b, v, e.integers(t, 32)).Res()
	upper := llvm.NewLshr(b, bits, e.number(t, 16)).Res()
	even := llvm.NewAdd(b, llvm.NewAnd(b, upper, e.number(t, 1)).Res(), e.number(t, 0x7fff)).Res()
	nearest := llvm.NewLshr(b, llvm.NewAdd(b, bits, even).Res(), e.number(t, 16)).Res()
	quiet := llvm.NewOr(b, upper, e.number(t, 0x40)).Res()
	kept := llvm.NewSelect(b, llvm.NewFcmp(b, v, v, llvm.FCmpPredicateUno).Res(), quiet, nearest).Res()
	return llvm.NewBitcast(b, llvm.NewTrunc(b, kept, e.integers(t, 16)).Res(), like(t, e.Context().FloatType(num.BF16))).Res()
}

// roundedToOdd is an f32 next to a wider float: that itself, or of both neighbours the one whose last bit is set.
func (e emulator) roundedToOdd(v *ir.Value) *ir.Value {
	b, t := e.Builder, v.Type()
	near := llvm.NewFptrunc(b, v, like(t, e.Context().F32())).Res()
	back := llvm.NewFpext(b, near, t).Res()
	beyond := llvm.NewFcmp(b, llvm.NewIntrFabs(b, back).Res(), llvm.NewIntrFabs(b, v).Res(), llvm.FCmpPredicateOgt).Res()
	inexact := llvm.NewFcmp(b, back, v, llvm.FCmpPredicateOne).Res()
	bits := llvm.NewSub(b, llvm.NewBitcast(b, near, e.integers(t, 32)).Res(), llvm.NewZext(b, beyond, e.integers(t, 32)).Res()).Res()
	odd := llvm.NewOr(b, bits, llvm.NewZext(b, inexact, e.integers(t, 32)).Res()).Res()
	return llvm.NewBitcast(b, odd, near.Type()).Res()
}

// integers are integers in the place of floats.
func (e emulator) integers(t ir.Type, width uint32) ir.Type {
	return like(t, e.Context().IntegerType(width, ir.Signless))
}

// number is a constant of 32 bits in the place of floats.
func (e emulator) number(t ir.Type, n int64) *ir.Value {
	ctx, place := e.Context(), e.integers(t, 32)
	var value ir.Attribute = ctx.IntAttr(ctx.I32(), n)
	if v, ok := place.(*ir.VectorType); ok {
		value = ctx.DenseElementsAttr(v, ir.AppendElement(nil, value), true)
	}
	return llvm.NewMlirConstant(e.Builder, place, value).Res()
}

// like is a type in the place of floats: itself, or a vector of it.
func like(t, elem ir.Type) ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return elem.Context().ScalableVectorType(v.Shape(), v.Scalable(), elem)
	}
	return elem
}
