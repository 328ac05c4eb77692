package rewrite

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// castOp lifts a change of an integer's width.
func castOp(f func(x num.Int, width int) num.Int) func(*call, []number) (number, bool) {
	return func(c *call, args []number) (number, bool) {
		if c.width() == 0 || widthOf(c.from) == 0 {
			return number{}, false
		}
		return integer(f(args[0].i, c.width())), true
	}
}

func intCastKernels() []*Kernel {
	return []*Kernel{
		{name: "int.trunc", arity: 1, compute: castOp(num.Int.SExtOrTrunc), simplify: undoesExtension},
		{name: "int.sext", arity: 1, compute: castOp(num.Int.SExtOrTrunc)},
		{name: "int.zext", arity: 1, compute: castOp(num.Int.ZExtOrTrunc)},
		{name: "int.indexcast", arity: 1, compute: castOp(num.Int.SExtOrTrunc), simplify: undoesIndexCast},
	}
}

// undoesExtension: an extension that is cut to its old width is its operand.
func undoesExtension(f *folding) (FoldResult, bool) {
	return undoes(f, "int.sext", "int.zext")
}

// undoesIndexCast: a cast to index and back, or the other way round, gives the
// operand if what is between holds it; an index counts as 64 bits.
func undoesIndexCast(f *folding) (FoldResult, bool) {
	return undoes(f, "int.indexcast")
}

func undoes(f *folding, kernels ...string) (FoldResult, bool) {
	inner := f.op.Operand(0).DefiningOp()
	if inner == nil || inner.NumOperands() != 1 {
		return FoldResult{}, false
	}
	v := inner.Operand(0)
	width := widthOf(ir.ElementOrSelf(v.Type()))
	if v.Type() != f.op.Result(0).Type() || width == 0 || widthOf(ir.ElementOrSelf(inner.ResultType(0))) < width {
		return FoldResult{}, false
	}
	for _, k := range kernels {
		if inner.Traits().Eval == k {
			return FoldResult{Value: v}, true
		}
	}
	return FoldResult{}, false
}
