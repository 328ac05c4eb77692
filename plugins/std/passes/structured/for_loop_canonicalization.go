package structured

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// ForLoopCanonicalization returns the pass `scf-for-loop-canonicalization`.
func ForLoopCanonicalization() *pass.Pass {
	return &pass.Pass{
		Name:    "scf-for-loop-canonicalization",
		Aliases: []string{"for-loop-canonicalization"},
		Anchor:  "func",
		Summary: "simplify what follows from the bounds of loops",
		Doc: `Of affine.min and affine.max the results are left out that another one of them precedes for
all values of induction variables, which are between the bounds of scf.for, scf.parallel and scf.forall
and a multiple of a constant step apart. The size of a tensor that a loop carries is that of what it
begins with, where each iteration keeps the sizes.`,
		Builds: []string{"affine", "std"},
		Run: func(r *pass.Run) error {
			changed, err := rewrite.ApplyGreedily(r.Op, []rewrite.Pattern{
				rewrite.On("scf-choice-in-loop", choiceInLoop[affine.Min]),
				rewrite.On("scf-choice-in-loop", choiceInLoop[affine.Max]),
				rewrite.On("scf-size-of-carried", sizeOfCarried),
			}, rewrite.Config{Stage: "scf-for-loop-canonicalization", Trace: r.Trace})
			if !changed {
				r.Unchanged()
			}
			return err
		},
	}
}

// choiceInLoop: what another result precedes is never the least or the greatest.
func choiceInLoop[V ir.View](op V, rw *rewrite.Rewriter) rewrite.Result {
	c, _ := choiceOf(ir.OperationOf(op))
	kept := newKnown().eligible(c)
	if len(kept) == len(c.m.Map.Results) {
		return rw.MatchFailure("each result may be the one")
	}
	rw.ReplaceOp(ir.OperationOf(op), among(rw.Builder, c, kept))
	return rw.Success()
}

// sizeOfCarried: a tensor that keeps its sizes has those that it begins with.
func sizeOfCarried(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	before := sameSizes(op.Source())
	if before == nil {
		return rw.MatchFailure("the tensor is not one whose sizes a loop or an insertion keeps")
	}
	rw.Update(op.Op, func() { op.SetSource(before) })
	return rw.Success()
}

// carriedFrom is what a loop begins with for a tensor that it carries, or for one of its results,
// if each iteration keeps the sizes; nil otherwise.
func carriedFrom(v *ir.Value) *ir.Value {
	op, i := v.DefiningOp(), v.Index()
	isResult := op != nil
	if !isResult {
		op = v.Region().Op()
	}
	if loop, ok := scf.AsForall(op); ok {
		if isResult {
			return loop.Outputs()[i]
		}
		if i -= len(loop.StaticStep()); i >= 0 {
			return loop.Outputs()[i]
		}
	}
	loop, ok := scf.AsFor(op)
	if !ok {
		return nil
	}
	if !isResult {
		i--
	}
	if i < 0 || !keepsSizes(loop, i) {
		return nil
	}
	return loop.InitArgs()[i]
}

// keepsSizes reports whether what an iteration yields has the sizes of what it begins with.
func keepsSizes(loop scf.For, i int) bool {
	v := loop.Region().Entry().Last().Operand(i)
	for v != loop.Iter()[i] {
		if v = throughResult(v); v == nil {
			return false
		}
	}
	return true
}

// throughResult is a tensor from which an operation makes one with the same sizes; nil if it does not.
func throughResult(v *ir.Value) *ir.Value {
	if v.DefiningOp() == nil {
		return nil
	}
	return sameSizes(v)
}

// sameSizes is an earlier tensor with the sizes of one that a loop or an insertion makes; nil for others.
func sameSizes(v *ir.Value) *ir.Value {
	if insert, ok := ir.DefinedBy[tensor.Insert](v); ok {
		return insert.Dest()
	}
	if insert, ok := ir.DefinedBy[tensor.InsertSlice](v); ok {
		return insert.Dest()
	}
	return carriedFrom(v)
}
