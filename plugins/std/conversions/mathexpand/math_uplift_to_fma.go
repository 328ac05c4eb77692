package mathexpand

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

const upliftName = "math-uplift-to-fma"

// fastMathAttr has the flags of operations of later versions.
const fastMathAttr = "fastmath"

// UpliftToFMA returns the pass `math-uplift-to-fma`.
func UpliftToFMA() *pass.Pass {
	return &pass.Pass{
		Name:    upliftName,
		Summary: "make std.fmaf of products that are added to something",
		Doc: `An addition of a product becomes std.fmaf, which rounds once, where both operations have the flag
contract in their attribute fastmath. It gets the flags that both have.`,
		Anchor: "func",
		Builds: []string{"std"},
		Run: func(r *pass.Run) error {
			patterns := []rewrite.Pattern{rewrite.On("contract", contract)}
			changed, err := rewrite.ApplyGreedily(r.Op, patterns, rewrite.Config{Stage: upliftName, PatternsOnly: true, Trace: r.Trace})
			if !changed {
				r.Unchanged()
			}
			return err
		},
	}
}

// contract makes one operation of an addition and one of its operands.
func contract(op std.Addf, rw *rewrite.Rewriter) rewrite.Result {
	for i, other := range []*ir.Value{op.Rhs(), op.Lhs()} {
		product, ok := ir.DefinedBy[std.Mulf](op.Op.Operand(i))
		if !ok {
			continue
		}
		flags := flagsOf(op.Op) & flagsOf(product.Op)
		if flags&std.FastMathContract == 0 {
			continue
		}
		made := std.NewFmaf(rw.Builder, product.Lhs(), product.Rhs(), other,
			ir.NamedAttr{Name: fastMathAttr, Value: std.NewFastmathAttr(rw.Context(), flags).Attribute})
		rw.ReplaceOp(op.Op, made.Result())
		if !product.Op.HasUses() {
			rw.EraseOp(product.Op)
		}
		return rw.Success()
	}
	return rw.MatchFailure("no operand is a product, and may be contracted with the sum")
}

// flagsOf are what may be assumed of an operation.
func flagsOf(op *ir.Operation) std.FastMath {
	if a, ok := std.AsFastmathAttr(op.Attr(fastMathAttr)); ok {
		return a.Flags()
	}
	return std.FastMathNone
}
