package rewrite

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// leastIndex is the least width of an index that is lowered; constants have 64 bits.
const leastIndex = 32

// indexKernels are those of arithmetic whose low bits depend on the width, on indices that may have
// 32 or 64 bits: what differs is not computed.
func indexKernels() []*Kernel {
	widthMatters := []string{
		"int.divs", "int.divu", "int.ceildivs", "int.ceildivu", "int.floordivs", "int.rems", "int.remu",
		"int.maxs", "int.maxu", "int.mins", "int.minu", "int.shl", "int.shrs", "int.shru", "int.cmp",
	}
	var list []*Kernel
	for _, k := range intKernels() {
		if !slices.Contains(widthMatters, k.name) {
			continue
		}
		list = append(list, &Kernel{
			name: "anywidth." + strings.TrimPrefix(k.name, "int."), arity: k.arity, compute: inBothWidths(k.compute),
			simplify: k.simplify, divides: k.divides,
		})
	}
	return append(list,
		&Kernel{name: "anywidth.casts", arity: 1, compute: castIndex(num.Int.SExtOrTrunc), simplify: undoesCastOfIndex},
		&Kernel{name: "anywidth.castu", arity: 1, compute: castIndex(num.Int.ZExtOrTrunc), simplify: undoesCastOfIndex})
}

// inBothWidths computes where indices of 32 and of 64 bits have the same result.
func inBothWidths(compute func(*call, []number) (number, bool)) func(*call, []number) (number, bool) {
	return func(c *call, args []number) (number, bool) {
		wide, ok := compute(c, args)
		if !ok {
			return number{}, false
		}
		short := make([]number, len(args))
		for i, a := range args {
			short[i] = integer(a.i.SExtOrTrunc(leastIndex))
		}
		narrow, ok := compute(c, short)
		return wide, ok && wide.i.SExtOrTrunc(narrow.i.Width()).Equal(narrow.i)
	}
}

// castIndex is a cast to or from an index, where that has the same result in 32 and in 64 bits.
func castIndex(f func(x num.Int, width int) num.Int) func(*call, []number) (number, bool) {
	return func(c *call, args []number) (number, bool) {
		wide := f(args[0].i, c.width())
		if _, to := c.to.(*ir.IndexType); to {
			return integer(wide), f(args[0].i, leastIndex).Equal(wide.SExtOrTrunc(leastIndex))
		}
		return integer(wide), f(args[0].i.SExtOrTrunc(leastIndex), c.width()).Equal(wide)
	}
}

// undoesCastOfIndex: a cast to index and back, or the other way round, gives the operand if what is
// between holds it in both widths.
func undoesCastOfIndex(f *folding) (FoldResult, bool) {
	inner := f.op.Operand(0).DefiningOp()
	if inner == nil || inner.NumOperands() != 1 || inner.Operand(0).Type() != f.op.Result(0).Type() {
		return FoldResult{}, false
	}
	if k := inner.Traits().Eval; k != "anywidth.casts" && k != "anywidth.castu" {
		return FoldResult{}, false
	}
	width, between := widthOf(inner.Operand(0).Type()), widthOf(inner.ResultType(0))
	if _, isIndex := inner.ResultType(0).(*ir.IndexType); isIndex {
		between = leastIndex
	}
	return FoldResult{Value: inner.Operand(0)}, width <= between
}
