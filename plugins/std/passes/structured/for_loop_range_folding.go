package structured

import (
	"math/bits"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// ForLoopRangeFolding returns the pass `for-loop-range-folding`.
func ForLoopRangeFolding() *pass.Pass {
	return &pass.Pass{
		Name:    "for-loop-range-folding",
		Aliases: []string{"scf-for-loop-range-folding"},
		Anchor:  "func",
		Summary: "fold additions and multiplications into the ranges of loops",
		Doc: `Where the only use of an induction variable adds to it, or multiplies it by a constant
above zero, the loop goes through the results: its bounds, and its step, are those of before with
the operation applied. Bounds that are not constants are taken to be such that this does not
overflow. MLIR 13 multiplies by anything, and leaves the lower bound as it is.`,
		Builds: []string{"std"},
		Run: func(r *pass.Run) error {
			changed := false
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				if loop, ok := scf.AsFor(op); ok && loop.CountsIndices() {
					for foldRange(loop) {
						changed = true
					}
				}
			})
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// foldRange makes a loop count what an operation makes of its induction variable, if that is the
// only use.
func foldRange(loop scf.For) bool {
	iv := loop.Iv()
	if !iv.HasOneUse() {
		return false
	}
	user, at := iv.FirstUse().Owner(), iv.FirstUse().Index()
	product := user.Is("std.muli")
	if !product && !user.Is("std.addi") {
		return false
	}
	other := user.Operand(1 - at)
	if other.Region().IsWithin(loop.Op) {
		return false
	}
	if product && !scales(loop, other) || !product && !shifts(loop, other) {
		return false
	}
	b := ir.BuilderBefore(loop.Op)
	of := func(v *ir.Value) *ir.Value {
		m := ir.NewMapping()
		m.MapValue(iv, v)
		return b.Clone(user, m).Result(0)
	}
	if from, ok := number(loop.LowerBound()); !product || !ok || from != 0 {
		loop.SetLowerBound(of(loop.LowerBound()))
	}
	loop.SetUpperBound(of(loop.UpperBound()))
	if product {
		loop.SetStep(of(loop.Step()))
	}
	user.Result(0).ReplaceAllUsesWith(iv)
	user.Erase()
	return true
}

// scales reports whether the iterations of a loop are as many with its bounds and its step
// multiplied by a factor.
func scales(loop scf.For, factor *ir.Value) bool {
	by, _ := number(factor) // 0 if it is not known
	_, steps := number(loop.Step())
	if by <= 0 || !steps {
		return false
	}
	for _, v := range []*ir.Value{loop.LowerBound(), loop.UpperBound(), loop.Step()} {
		n, known := number(v)
		if high, low := bits.Mul64(uint64(max(n, -n)), uint64(by)); known && (high != 0 || low >= 1<<63) {
			return false
		}
	}
	return true
}

// shifts reports whether the iterations of a loop are as many with its bounds moved.
func shifts(loop scf.For, distance *ir.Value) bool {
	by, ok := number(distance)
	if !ok {
		return true
	}
	for _, v := range []*ir.Value{loop.LowerBound(), loop.UpperBound()} {
		if n, known := number(v); known && (n+by < n) != (by < 0) {
			return false
		}
	}
	return true
}
