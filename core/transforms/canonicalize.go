package transforms

import (
	"errors"
	"slices"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// Owner is what the owner of a dialect adds to canonicalize where data cannot
// say it.
type Owner struct {
	Patterns []rewrite.Pattern
	Folds    map[string]rewrite.FoldFunc
	// Builds names the dialects whose operations the patterns make.
	Builds []string
}

// Empty reports that the owner adds nothing.
func (o Owner) Empty() bool { return len(o.Patterns)+len(o.Folds) == 0 }

// Canonicalize returns the pass that folds what definitions and owners know how
// to fold, moves constants to the right and to the top, removes what is dead,
// simplifies control flow, and applies the owners' patterns, until nothing
// changes.
func Canonicalize(owners ...Owner) *pass.Pass {
	all := join(owners)
	return &pass.Pass{
		Name:    "canonicalize",
		Anchor:  pass.AnyOp,
		Summary: "bring operations into canonical form",
		Doc: `Folds operations, orders the operands of commutative ones, makes constants
unique, removes dead code and unreachable blocks, merges equal blocks, and
applies the patterns of the dialects present, until nothing changes.`,
		Options: []pass.Option{
			{Name: "top-down", Type: pass.Bool, Default: "true", Doc: "look at operations in the order of the text first"},
			{Name: "region-simplify", Type: pass.Bool, Default: "true", Doc: "simplify control flow as well"},
			{Name: "max-iterations", Type: pass.Uint, Default: "10", Doc: "how often everything is looked at, at most"},
			{Name: "max-num-rewrites", Type: pass.Int, Default: "-1", Doc: "how many changes an iteration makes, at most; -1: all that there are to make"},
			{Name: "test-convergence", Type: pass.Bool, Default: "false", Doc: "an error where something would still change, not a warning"},
			{Name: "disable-patterns", Type: pass.List, Doc: "names of patterns that are not applied"},
			{Name: "enable-patterns", Type: pass.List, Doc: "names of the only patterns that are applied"},
		},
		Builds:       all.Builds,
		VisitsOwners: true,
		Run:          func(r *pass.Run) error { return canonicalize(r, all) },
	}
}

func join(owners []Owner) Owner {
	all := Owner{Folds: map[string]rewrite.FoldFunc{}}
	for _, o := range owners {
		all.Patterns = append(all.Patterns, o.Patterns...)
		all.Builds = append(all.Builds, o.Builds...)
		for name, f := range o.Folds {
			all.Folds[name] = f
		}
	}
	return all
}

func canonicalize(r *pass.Run, owner Owner) error {
	enabled, disabled := r.Options.List("enable-patterns"), r.Options.List("disable-patterns")
	patterns := choose(owner.Patterns, enabled, disabled)
	config := rewrite.Config{
		Stage:         "canonicalize",
		Folds:         owner.Folds,
		MaxIterations: int(r.Options.Uint("max-iterations")),
		MaxRewrites:   int(max(0, r.Options.Int("max-num-rewrites"))),
		MustConverge:  r.Options.Bool("test-convergence"),
		BottomUp:      !r.Options.Bool("top-down"),
		KeepRegions:   !r.Options.Bool("region-simplify"),
		KeepChains:    !chosen(rewrite.JoinConstants, enabled, disabled),
		Trace:         r.Trace,
	}
	pieces := independentPieces(r.Op, patterns)
	if pieces == nil {
		changed, err := rewrite.ApplyGreedily(r.Op, patterns, config)
		if !changed {
			r.Unchanged()
		}
		return warnOfNoEnd(r, r.Op, err)
	}
	errs := make([]error, len(pieces))
	var changes atomic.Int64
	r.Parallel(len(pieces), func(i int) {
		changed, err := rewrite.ApplyGreedily(pieces[i], patterns, config)
		if errs[i] = err; changed {
			changes.Add(1)
		}
	})
	if changes.Load() == 0 {
		r.Unchanged()
	}
	for i, err := range errs {
		if err := warnOfNoEnd(r, pieces[i], err); err != nil {
			return err
		}
	}
	return nil
}

// warnOfNoEnd lets the pass go on where patterns do not come to an end, unless that is to be an error: the IR
// is valid, only not as simple as could be.
func warnOfNoEnd(r *pass.Run, op *ir.Operation, err error) error {
	if !errors.Is(err, rewrite.ErrNotConverged) {
		return err
	}
	if r.Options.Bool("test-convergence") {
		return diag.NewError(ir.Position(op.Loc()), err.Error())
	}
	r.Diags.Report(diag.NewWarning(ir.Position(op.Loc()), err.Error()))
	return nil
}

// independentPieces lists the isolated operations directly inside of op, or nil
// if there is something to do for those that are not.
func independentPieces(op *ir.Operation, patterns []rewrite.Pattern) []*ir.Operation {
	pieces, ok := pass.Isolated(op)
	if !ok || !op.Traits().SymbolTable {
		return nil
	}
	roots := map[string]bool{}
	for _, p := range patterns {
		roots[p.Root] = true
	}
	for o := range op.Region(0).Entry().Ops() {
		if o.NumResults()+o.NumOperands() > 0 || roots[o.Name().String()] || roots[""] || ir.IsTriviallyDead(o) {
			return nil
		}
	}
	return pieces
}

func choose(patterns []rewrite.Pattern, enabled, disabled []string) []rewrite.Pattern {
	if enabled == nil && disabled == nil {
		return patterns
	}
	var list []rewrite.Pattern
	for _, p := range patterns {
		if chosen(p.Name, enabled, disabled) {
			list = append(list, p)
		}
	}
	return list
}

// chosen reports whether the user wants a pattern; nil enables all.
func chosen(name string, enabled, disabled []string) bool {
	return (enabled == nil || slices.Contains(enabled, name)) && !slices.Contains(disabled, name)
}
