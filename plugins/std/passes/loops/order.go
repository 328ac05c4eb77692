package loops

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// accessesIn are the accesses to memory in an operation, in the order of the text.
// Where something else has an effect, or there are too many, reason says so.
func accessesIn(aliases *alias.Analysis, op *ir.Operation) (list []dependence.Access, reason string) {
	list, other := dependence.AccessesIn(op, asAccess)
	switch {
	case other != nil:
		return nil, "'" + other.Name().String() + "' may have effects whose order counts"
	case dependence.NewAnalysis(aliases).TooManyPairs(list):
		return nil, "there are too many accesses to memory to compare them"
	}
	return list, ""
}

// asAccess views operations of affine, memref and vector as accesses.
func asAccess(op *ir.Operation) (dependence.Access, bool) {
	if a, ok := dependence.AsAnyAccess(op); ok {
		return a, true
	}
	return dependence.AsTransfer(op)
}

// eachDependence yields the pairs of accesses that may depend on each other. It stops when the
// callback returns false, and returns that.
func eachDependence(aliases *alias.Analysis, list []dependence.Access, do func(source, sink int, r *dependence.Relation) bool) bool {
	analysis := dependence.NewAnalysis(aliases)
	for i, source := range list {
		for j, sink := range list {
			if analysis.MayDepend(source, sink) && !do(i, j, analysis.Relate(source, sink)) {
				return false
			}
		}
	}
	return true
}

// forbidsReordering says why the iterations of a band may not be done tile by tile; it is
// empty when they may: no access depends on one of an iteration whose induction variable is greater
// for any of the loops.
func forbidsReordering(aliases *alias.Analysis, band []affine.For) string {
	list, reason := accessesIn(aliases, band[0].Op)
	if reason != "" {
		return reason
	}
	forward := eachDependence(aliases, list, func(_, _ int, r *dependence.Relation) bool {
		for depth := 1; depth <= len(band) && depth < r.Depths(); depth++ {
			if r.At(depth) != dependence.None && !neverBackwards(r, depth, len(band)) {
				return false
			}
		}
		return true
	})
	if !forward {
		return "tiles would depend on each other"
	}
	return ""
}

// neverBackwards reports whether, in a dependence at a depth, no induction variable of the first
// loops goes back.
func neverBackwards(r *dependence.Relation, depth, loops int) bool {
	distances, ok := r.Distances(depth)
	if !ok {
		return false
	}
	for _, d := range distances[depth:min(loops, len(distances))] {
		if d.Least == nil || d.Least.Sign() < 0 {
			return false
		}
	}
	return true
}
