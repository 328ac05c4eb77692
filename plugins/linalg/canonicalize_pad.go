package linalg

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// padPatterns are those of linalg.pad_tensor.
func padPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("pad-by-nothing", padsNothing), rewrite.On("pad-of-cast", padsCast),
		rewrite.On("dim-of-pad", dimOfPadded),
	}
}

// padsNothing: a tensor with nothing around it is the tensor.
func padsNothing(op PadTensor, rw *rewrite.Rewriter) rewrite.Result {
	result := op.Op.ResultType(0)
	t, ok := result.(*ir.RankedTensorType)
	same := ok && op.Source().Type() == result && !slices.Contains(t.Shape(), ir.Dynamic)
	if !same && !(isZero(op.StaticLow(), op.Low()) && isZero(op.StaticHigh(), op.High())) {
		return rw.MatchFailure("there may be something around it")
	}
	v := op.Source()
	if v.Type() != result {
		v = tensor.NewCast(rw.Builder, v, result).Dest()
	}
	rw.ReplaceOp(op.Op, v)
	return rw.Success()
}

// isZero reports whether numbers, some of which are operands, are all 0.
func isZero(static []int64, operands []*ir.Value) bool {
	for _, n := range static {
		if n == dynamicSize {
			c, known := rewrite.ConstantInt(operands[0])
			if !known || c != 0 {
				return false
			}
			operands = operands[1:]
			continue
		}
		if n != 0 {
			return false
		}
	}
	return true
}

// padsCast: what is padded is the tensor of which a cast has dropped sizes.
func padsCast(op PadTensor, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := ir.DefinedBy[tensor.Cast](op.Source())
	if !ok || !knowsMore(cast.Source().Type(), op.Source().Type()) {
		return rw.MatchFailure("the source is not a cast that drops sizes")
	}
	t := op.Op.ResultType(0).(*ir.RankedTensorType)
	shape := slices.Clone(t.Shape())
	for d, n := range shapeOf(cast.Source().Type()) {
		low, high := op.StaticLow()[d], op.StaticHigh()[d]
		if n == ir.Dynamic || low == dynamicSize || high == dynamicSize {
			continue
		}
		if shape[d] != ir.Dynamic && shape[d] != n+low+high {
			return rw.MatchFailure("the sizes contradict each other")
		}
		shape[d] = n + low + high
	}
	more := t.Context().RankedTensorType(shape, t.Elem(), t.Encoding())
	if more != t && op.Output() != nil {
		return rw.MatchFailure("the output is of the type of the result")
	}
	made := padLike(rw, op, cast.Source(), more)
	if more != t {
		made = tensor.NewCast(rw.Builder, made, t).Dest()
	}
	rw.ReplaceOp(op.Op, made)
	return rw.Success()
}

// padLike is a padding as another one of another source, and type.
func padLike(rw *rewrite.Rewriter, op PadTensor, source *ir.Value, t ir.Type) *ir.Value {
	made := NewPadTensor(rw.Builder, source, op.Low(), op.High(), op.Output(), t, op.StaticLow(), op.StaticHigh())
	rw.MoveRegion(op.Region(), made.Region(), nil)
	return made.Op.Result(0)
}

// dimOfPadded: a padded tensor has the sizes of its output.
func dimOfPadded(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	pad, ok := ir.DefinedBy[PadTensor](op.Source())
	if !ok || pad.Output() == nil {
		return rw.MatchFailure("the tensor is not padded into an output")
	}
	rw.ReplaceOp(op.Op, tensor.NewDim(rw.Builder, pad.Output(), op.Index()).Result())
	return rw.Success()
}
