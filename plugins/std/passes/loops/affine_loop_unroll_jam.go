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
		Summary: "do several rounds of an outer affine loop in each round of the inner ones",
		Doc: `If a function begins with an affine.for, several of its rounds become one, in which
the loops inside do what they did in each. It stays as it is, and a remark says so, when
that changed the result, and when an inner loop depends on what changes in the outer one.
What is left when the number of rounds is no multiple does a loop behind it.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: "unroll-jam-factor", Type: pass.Uint, Default: "4", Doc: "how many rounds become one"},
			{Name: recurrences, Type: pass.Bool, Default: "false",
				Doc: "jam the rounds of loops anywhere that have loops inside of which each round waits for the one before, " +
					"such as sums, so that several go on at once; MLIR 13 has no such option"},
		},
		Builds:  []string{"affine", "std"},
		Prepare: alias.Prepare,
		Run:     unrollJam,
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
