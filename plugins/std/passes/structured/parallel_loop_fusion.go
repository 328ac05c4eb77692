package structured

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// ParallelLoopFusion returns the pass `parallel-loop-fusion`.
func ParallelLoopFusion() *pass.Pass {
	return &pass.Pass{
		Name:    "parallel-loop-fusion",
		Aliases: []string{"scf-parallel-loop-fusion"},
		Anchor:  "func",
		Summary: "fuse parallel loops that follow each other",
		Doc: `Two loops of scf.parallel with the same bounds and steps, of which the first has no
results, and with nothing between them that has effects, become one. They stay where an iteration
of one may touch an element that another iteration of the other writes. MLIR 13 looks at loads of what the
other loop stores alone.`,
		Options: []pass.Option{alias.Option()},
		Builds:  []string{"scf"},
		Around:  []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: func(r *pass.Run) error {
			aliases, changed := alias.For(r), false
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				for region := range op.Regions() {
					for b := range region.Blocks() {
						changed = fuseIn(b, aliases) || changed
					}
				}
			})
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// fuseIn fuses the parallel loops of a block with the next one each.
func fuseIn(block *ir.Block, aliases *alias.Analysis) bool {
	var previous scf.Parallel
	changed := false
	for op := range block.Ops() {
		loop, ok := scf.AsParallel(op)
		switch {
		case ok && previous.Op != nil && isFusible(previous, loop, aliases):
			fuse(previous, loop)
			previous, changed = loop, true
		case ok:
			previous = loop
		case op.NumRegions() > 0 || !ir.HasNoEffects(op):
			previous = scf.Parallel{}
		}
	}
	return changed
}

// fuse puts what the first loop does at the beginning of the second one's body.
func fuse(first, second scf.Parallel) {
	from, to := first.Region().Entry(), second.Region().Entry()
	for i, iv := range first.Ivs() {
		iv.ReplaceAllUsesWith(second.Ivs()[i])
	}
	from.Last().Erase()
	if !from.Empty() {
		to.SpliceBefore(from.First(), to.First())
	}
	first.Op.Erase()
}

func isFusible(first, second scf.Parallel, aliases *alias.Analysis) bool {
	same := slices.Equal(first.LowerBound(), second.LowerBound()) && slices.Equal(first.UpperBound(), second.UpperBound()) &&
		slices.Equal(first.Step(), second.Step())
	if !same || first.Op.NumResults() > 0 {
		return false
	}
	before, ok := touched(first, aliases)
	after, ok2 := touched(second, aliases)
	if !ok || !ok2 {
		return false
	}
	for _, a := range before {
		for _, b := range after {
			if (a.Store || b.Store) && aliases.MayAlias(a.Memref, b.Memref) && !isOwnElement(first, second, a, b) {
				return false
			}
		}
	}
	return readsOneStore(before, after) && readsOneStore(after, before)
}

// isOwnElement reports whether accesses of two loops are to the same element in the same iteration,
// and to different ones in different iterations.
func isOwnElement(first, second scf.Parallel, a, b dependence.Access) bool {
	t, ranked := a.Memref.Type().(*ir.MemRefType)
	if a.Memref != b.Memref || !ranked || !alias.IsInjective(t) {
		return false
	}
	of, with := subscripts(a), subscripts(b)
	if of == nil || with == nil {
		return false
	}
	for i, v := range of {
		if at := slices.Index(first.Ivs(), v); at >= 0 {
			v = second.Ivs()[at]
		}
		if v != with[i] {
			return false
		}
	}
	return !slices.ContainsFunc(second.Ivs(), func(iv *ir.Value) bool { return !slices.Contains(with, iv) })
}

// subscripts are those of memref.load and memref.store; nil of other accesses.
func subscripts(a dependence.Access) []*ir.Value {
	switch {
	case a.Op.Is("memref.load"):
		return a.Op.OperandRange(1, a.Op.NumOperands())
	case a.Op.Is("memref.store"):
		return a.Op.OperandRange(2, a.Op.NumOperands())
	}
	return nil
}

// readsOneStore reports whether of each memref that one list loads from, the other one has at most
// one store, as MLIR 13 wants it.
func readsOneStore(loads, stores []dependence.Access) bool {
	count := map[*ir.Value]int{}
	for _, s := range stores {
		if s.Store {
			count[s.Memref]++
		}
	}
	return !slices.ContainsFunc(loads, func(l dependence.Access) bool { return !l.Store && count[l.Memref] > 1 })
}

// touched are the accesses of a loop's body to what is not allocated in there; false where it does
// anything else, or has a parallel loop inside.
func touched(loop scf.Parallel, aliases *alias.Analysis) (list []dependence.Access, ok bool) {
	isOwn := func(v *ir.Value) bool {
		return aliases.IsLocal(v) && aliases.ObjectOf(v).Value.Region().IsWithin(loop.Op)
	}
	ok = ir.Walk(loop.Op, func(op *ir.Operation) ir.WalkResult {
		a, is := dependence.AsAnyAccess(op)
		switch {
		case is && isOwn(a.Memref):
		case is:
			list = append(list, a)
		case op == loop.Op || op.Is("scf.reduce"):
		case op.Is("scf.parallel"):
			return ir.Interrupt
		case op.Is("memref.dealloc") && isOwn(op.Operand(0)):
		case op.NumResults() == 1 && alias.IsAllocation(op.Result(0)):
		case op.Traits().OnlyInside():
		case !ir.HasNoEffects(op):
			return ir.Interrupt
		}
		return ir.Advance
	})
	return list, ok
}
