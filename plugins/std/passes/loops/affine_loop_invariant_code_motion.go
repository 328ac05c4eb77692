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
		Summary: "do before an affine loop what is the same in every round",
		Doc: `What a round of an affine.for computes from nothing that the loop changes is
computed once, before the loop: also loads from memory that the loop leaves alone, and
stores of what is always the same. What reads, writes or may trap, such as a division,
only moves out of a loop that is known to go round at least once, or when it is a load
that is known to be within its memref.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: accumulators, Type: pass.Bool, Default: "false",
				Doc: "carry from round to round, instead of reading and writing it again, what a loop keeps in elements " +
					"that are the same in every round; MLIR 13 has no such option"},
		},
		Builds:  []string{"affine"},
		Prepare: alias.Prepare,
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

// hoist moves what is the same in every round before a loop. It reports whether there
// was something.
func hoist(aliases *alias.Analysis, loop affine.For) bool {
	h := hoister{aliases: aliases, loop: loop, runs: goesRound(loop)}
	changed := false
	last := loop.Yield()
	for op := loop.Body().First(); op != last; {
		next := op.Next()
		if h.mayMove(op) {
			h.moved(op)
			op.MoveBefore(loop.Op)
			changed = true
		}
		op = next
	}
	return changed
}

// goesRound reports whether a loop is known to have a round.
func goesRound(loop affine.For) bool {
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
