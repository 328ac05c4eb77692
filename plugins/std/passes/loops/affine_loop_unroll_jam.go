package loops

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// AffineLoopUnrollJam returns the pass `affine-loop-unroll-jam`.
func AffineLoopUnrollJam() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-unroll-jam",
		Anchor:  "func",
		Summary: "unroll outer affine loops and jam their inner loops",
		Doc: `An affine.for at the start of a function is unrolled, and the copies of its inner loops
are fused. It stays, and a remark says so, if that would change the result, or if the
bounds of an inner loop depend on the outer one. A second loop executes the rest if the
trip count is not a multiple.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: "unroll-jam-factor", Type: pass.Uint, Default: "4", Doc: "how many iterations are jammed into one"},
			{Name: recurrences, Type: pass.Bool, Default: "false",
				Doc: "jam loops anywhere whose inner loops carry a recurrence, " +
					"such as a sum, so that several are computed at once; MLIR 13 has no such option"},
		},
		Builds: []string{"affine", "std"},
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: unrollJam,
	}
}

const recurrences = "recurrences"

func unrollJam(r *pass.Run) error {
	factor := r.Options.Uint("unroll-jam-factor")
	if factor == 0 {
		return zeroOption(r, "unroll-jam-factor")
	}
	aliases := alias.For(r)
	if r.Options.Bool(recurrences) {
		if !jamRecurrences(aliases, r.Op, factor) {
			r.Unchanged()
		}
		return nil
	}
	if loop, ok := firstLoop(r.Op); ok {
		changed, reason := jamBy(aliases, loop, factor)
		if reason != "" {
			r.Diags.Report(diag.NewRemark(ir.Position(loop.Op.Loc()), "iterations are not jammed: "+reason))
		}
		if changed {
			return nil
		}
	}
	r.Unchanged()
	return nil
}

// firstLoop is the loop with which a function begins.
func firstLoop(fn *ir.Operation) (affine.For, bool) {
	if fn.NumRegions() == 0 || fn.Region(0).Empty() || fn.Region(0).Entry().Empty() {
		return affine.For{}, false
	}
	return affine.AsFor(fn.Region(0).Entry().First())
}
