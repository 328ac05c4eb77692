package loops

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/affine"
)

// AffineLoopUnrollJam returns the pass `affine-loop-unroll-jam`.
func AffineLoopUnrollJam() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-unroll-jam",
		Anchor:  "func",
		Summary: "do several rounds of an outer affine loop in each round of the inner ones",
		Doc: `If a function begins with an affine.for, several of its rounds become one, in which
the loops inside do what they did in each. It stays as it is, and a remark says so, when
that changed the result, and when an inner loop depends on what changes in the outer one.
What is left when the number of rounds is no multiple does a loop behind it.`,
		Options: []pass.Option{
			{Name: "unroll-jam-factor", Type: pass.Uint, Default: "4", Doc: "how many rounds become one"},
		},
		Builds: []string{"affine", "std"},
		Run:    unrollJam,
	}
}

func unrollJam(r *pass.Run) error {
	factor := r.Options.Uint("unroll-jam-factor")
	if factor == 0 {
		return zeroOption(r, "unroll-jam-factor")
	}
	if loop, ok := firstLoop(r.Op); ok {
		changed, reason := jamBy(loop, factor)
		if reason != "" {
			r.Diags.Report(diag.NewRemark(ir.Position(loop.Op.Loc()), "rounds are not jammed: "+reason))
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
