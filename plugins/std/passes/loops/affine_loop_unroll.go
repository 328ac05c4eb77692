package loops

import (
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// AffineLoopUnroll returns the pass `affine-loop-unroll`.
func AffineLoopUnroll() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-unroll",
		Anchor:  "func",
		Summary: "unroll innermost affine loops",
		Doc: `The body of an innermost loop of the affine dialect is repeated for several
iterations. A second loop executes the rest if the trip count is not a multiple. A
loop with a single iteration is replaced by its body.`,
		Options: []pass.Option{
			{Name: factorOption, Type: pass.Int, Default: "4", Doc: "how often the body is repeated; -1 as unroll-full"},
			{Name: "unroll-up-to-factor", Type: pass.Bool, Default: "false",
				Doc: "a loop that is known to have fewer iterations is unrolled completely"},
			{Name: "unroll-full", Type: pass.Bool, Default: "false", Doc: "unroll completely what has a known trip count"},
			{Name: "unroll-num-reps", Type: pass.Uint, Default: "1",
				Doc: "how often to unroll, each time the loops that are then innermost"},
			{Name: cleanupOption, Type: pass.Bool, Default: "false",
				Doc: "unroll a loop completely, or not at all, rather than have a second loop execute the rest; ignored with unroll-up-to-factor"},
			{Name: fullThreshold, Type: pass.Uint,
				Doc: "with unroll-full: all loops, not only innermost ones, of at most that many iterations"},
		},
		Builds: []string{"affine", "std"},
		Run:    unroll,
	}
}

const (
	factorOption  = "unroll-factor"
	cleanupOption = "cleanup-unroll"
	// fullThreshold is an option that changes what the pass does when it is given.
	fullThreshold = "unroll-full-threshold"
)

// fully reports whether options ask for loops to be unrolled completely.
func fully(o pass.Options) bool { return o.Bool("unroll-full") || o.Int(factorOption) == -1 }

func unroll(r *pass.Run) error {
	if n := r.Options.Int(factorOption); n < 1 && n != -1 {
		return diag.NewError(ir.Position(r.Op.Loc()), "option '"+factorOption+"' must be above zero, or -1")
	}
	changed := false
	if fully(r.Options) && r.Options.String(fullThreshold) != "" {
		changed = unrollShort(r, r.Options.Uint(fullThreshold))
	} else {
		changed = unrollInnermost(r)
	}
	if !changed {
		r.Unchanged()
	}
	return nil
}

// unrollShort unrolls completely all loops of at most that many iterations, inner ones
// first.
func unrollShort(r *pass.Run, threshold uint64) bool {
	var short []affine.For
	for _, loop := range loopsInside(r.Op) {
		if n, ok := loop.ConstantTripCount(); ok && n <= threshold {
			short = append(short, loop)
		}
	}
	changed := false
	for _, loop := range short {
		changed = unrollFully(r, loop) || changed
	}
	return changed
}

// unrollInnermost unrolls the innermost loops, as often as the options say.
func unrollInnermost(r *pass.Run) bool {
	changed := false
	for range r.Options.Uint("unroll-num-reps") {
		again := false
		for _, loop := range innermostLoops(r.Op) {
			again = unrollByOptions(r, loop) || again
		}
		if !again {
			break
		}
		changed = true
	}
	return changed
}

func unrollByOptions(r *pass.Run, loop affine.For) bool {
	if fully(r.Options) {
		return unrollFully(r, loop)
	}
	factor := uint64(r.Options.Int(factorOption))
	n, known := loop.ConstantTripCount()
	upTo := r.Options.Bool("unroll-up-to-factor")
	if upTo && known && n < factor {
		factor = n
	}
	if !upTo && r.Options.Bool(cleanupOption) && factor > 1 && loop.TripCountDivisor()%factor != 0 {
		return unrollFully(r, loop)
	}
	return unrollAndReport(r, loop, factor)
}

// unrollFully puts the iterations of a loop one behind the other in its place, if it is
// known how many there are. It reports whether it did.
func unrollFully(r *pass.Run, loop affine.For) bool {
	n, ok := loop.ConstantTripCount()
	return ok && unrollAndReport(r, loop, n)
}

// unrollAndReport is unrollBy, with a remark where that is too much.
func unrollAndReport(r *pass.Run, loop affine.For, factor uint64) bool {
	n, known := loop.ConstantTripCount()
	if factor > 1 && !(known && n < factor) && !isEmpty(loop) && !mayCopy(loop, factor-1) {
		r.Diags.Report(diag.NewRemark(ir.Position(loop.Op.Loc()),
			"the loop is not unrolled: it would become more than "+strconv.Itoa(maxCopies)+" operations"))
		return false
	}
	return unrollBy(loop, factor)
}
