package loops

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

const accumulators = "accumulators"

// AffineLoopInvariantCodeMotion returns the pass `affine-loop-invariant-code-motion`.
func AffineLoopInvariantCodeMotion() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-invariant-code-motion",
		Anchor:  "func",
		Summary: "move loop-invariant operations out of affine loops",
		Doc: `An operation in an affine.for that does not depend on the loop moves before it:
also a load from memory that the loop does not write, and a store of an invariant
value. An operation that reads, writes or may trap, such as a division, only moves
out of a loop that is known to be executed at least once, except a load that is
known to be within its memref.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: accumulators, Type: pass.Bool, Default: "false",
				Doc: "carry values as iteration arguments, instead of loading and storing them, that a loop keeps in elements " +
					"that are the same in every iteration; MLIR 13 has no such option"},
		},
		Builds: []string{"affine"},
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			aliases := alias.For(r)
			changed := false
			for _, loop := range loopsInside(r.Op) {
				changed = hoist(aliases, loop) || changed
				if r.Options.Bool(accumulators) {
					changed = carryAccumulators(aliases, loop) || changed
				}
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// hoist moves what is the same in every iteration before a loop. It reports whether there
// was something.
func hoist(aliases *alias.Analysis, loop affine.For) bool {
	h := hoister{aliases: aliases, loop: loop, runs: isExecuted(loop)}
	changed := false
	for op := range loop.Body().WithoutTerminator() {
		if h.mayMove(op) {
			h.moved(op)
			op.MoveBefore(loop.Op)
			changed = true
		}
	}
	return changed
}

// isExecuted reports whether a loop is known to have an iteration.
func isExecuted(loop affine.For) bool {
	trips, ok := loop.TripCount()
	if !ok {
		return false
	}
	for _, e := range trips.Map.Results {
		if rangeOf(e, trips).low < 1 {
			return false
		}
	}
	return true
}
