package rewrite

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// shapeKernels answer from the type of the first operand.
func shapeKernels() []*Kernel {
	return []*Kernel{
		{name: "shape.rank", arity: 1, simplify: rankOfType},
		{name: "shape.dim", arity: 2, simplify: dimOfType},
	}
}

// rankOfType: the rank of a ranked shape is constant.
func rankOfType(f *folding) (FoldResult, bool) {
	shape, ok := rankedShape(f.op.Operand(0).Type())
	if !ok {
		return FoldResult{}, false
	}
	return f.number(int64(len(shape)))
}

// dimOfType: a static size is constant.
func dimOfType(f *folding) (FoldResult, bool) {
	shape, ok := rankedShape(f.op.Operand(0).Type())
	at, known := splatInt(f.constants[1])
	if !ok || !known {
		return FoldResult{}, false
	}
	i, ok := at.Int64()
	if !ok || i < 0 || i >= int64(len(shape)) || shape[i] == ir.Dynamic {
		return FoldResult{}, false
	}
	return f.number(shape[i])
}

func rankedShape(t ir.Type) ([]int64, bool) {
	shaped, ok := t.(ir.ShapedType)
	if !ok || !shaped.HasRank() {
		return nil, false
	}
	return shaped.Shape(), true
}

// number makes an integer that the result's type holds the result.
func (f *folding) number(n int64) (FoldResult, bool) {
	t := f.op.Result(0).Type()
	if !isNumeric(t) || widthOf(t) == 0 {
		return FoldResult{}, false
	}
	return f.constant(num.FromInt64(widthOf(t), n))
}
