package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// AffineLoopInterchange returns the pass `affine-loop-interchange`, which MLIR 13 does
// not have.
func AffineLoopInterchange() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-interchange",
		Anchor:  "func",
		Summary: "interchange two affine loops where the inner one strides through memory",
		Doc: `An innermost affine.for is interchanged with the loop around it if that makes fewer
accesses stride through memory. The loop around it may contain nothing else, except
operations that may also be executed in each inner iteration. The loops stay where
dependent accesses would change their order, and where the bounds of the inner loop
depend on the outer one. MLIR 13 has no such pass.`,
		Options: []pass.Option{alias.Option()},
		Builds:  []string{"affine"},
		Around:  []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			aliases := alias.For(r)
			changed := false
			for _, inner := range innermostLoops(r.Op) {
				outer, ok := affine.AsFor(inner.Op.ParentOp())
				if ok && stridesLess(outer, inner) && areInterchangeable(aliases, outer, inner) {
					interchange(outer, inner)
					changed = true
				}
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// stridesLess reports whether fewer accesses go in strides with iterations of the outer
// loop than with those of the inner one. What has vectors goes by rows already.
func stridesLess(outer, inner affine.For) bool {
	withOuter, withInner := 0, 0
	for _, s := range streamsOf([]affine.For{outer, inner}) {
		if s.isVector() {
			return false
		}
		if s.strides(0) {
			withOuter++
		}
		if s.strides(1) {
			withInner++
		}
	}
	return withOuter < withInner
}

func (s stream) isVector() bool {
	for _, n := range s.extent {
		if n > 1 {
			return true
		}
	}
	return false
}

// strides reports whether a stream moves with a loop of its band, and not from one
// element to the next.
func (s stream) strides(loop int) bool {
	last := len(s.moves) - 1
	for d, moves := range s.moves {
		if moves[loop] != 0 && (d < last || abs(moves[loop]) > 1) {
			return true
		}
	}
	return false
}

// areInterchangeable reports whether two loops may change places, and what else the
// outer one does be done in the inner one.
func areInterchangeable(aliases *alias.Analysis, outer, inner affine.For) bool {
	if outer.Op.NumResults()+inner.Op.NumResults() > 0 {
		return false
	}
	for _, v := range append(inner.Lb(), inner.Ub()...) {
		if v.Region().IsWithin(outer.Op) {
			return false
		}
	}
	list, reason := accessesIn(aliases, outer.Op)
	if reason != "" || inner.Op.Next() != outer.Yield() {
		return false
	}
	for op := outer.Body().First(); op != inner.Op; op = op.Next() {
		if !maySink(aliases, op, list) {
			return false
		}
	}
	depth := dependence.Nesting(outer.Op) + 1
	return eachDependence(aliases, list, func(_, _ int, r *dependence.Relation) bool {
		return r.At(depth) == dependence.None || neverBackwards(r, depth, depth+1)
	})
}

// maySink reports whether an operation may be done later and several times, or not at
// all: it only computes, or loads from memory that none of the accesses writes. It is one of
// the accesses itself, so that no store may sink.
func maySink(aliases *alias.Analysis, op *ir.Operation, list []dependence.Access) bool {
	a, ok := asAccess(op)
	if !ok {
		return op.NumRegions() == 0 && ir.HasNoEffects(op)
	}
	return !slices.ContainsFunc(list, func(other dependence.Access) bool {
		return other.Store && aliases.MayAlias(other.Memref, a.Memref)
	})
}

// interchange replaces two such loops by loops that count what the other one did.
func interchange(outer, inner affine.For) {
	for first := inner.Body().First(); inner.Op != outer.Body().First(); {
		outer.Body().First().MoveBefore(first)
	}
	b := ir.BuilderBefore(outer.Op)
	around := affine.NewLoop(b, inner.Lower(), inner.Upper(), inner.Step())
	b.SetInsertionPoint(around.Yield())
	within := affine.NewLoop(b, outer.Lower(), outer.Upper(), outer.Step())
	inner.InductionVar().ReplaceAllUsesWith(around.InductionVar())
	outer.InductionVar().ReplaceAllUsesWith(within.InductionVar())
	within.Yield().Erase()
	within.Body().SpliceBefore(inner.Body().First(), nil)
	outer.Op.Erase()
}
