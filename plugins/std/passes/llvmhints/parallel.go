package llvmhints

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// addParallel adds a hint to each loop of which no iteration touches memory that another
// iteration writes.
func (f *function) addParallel() {
	analysis := dependence.NewAnalysis(f.aliases)
	ir.Walk(f.op, func(op *ir.Operation) ir.WalkResult {
		loop, ok := affine.AsFor(op)
		if !ok {
			return ir.Advance
		}
		accesses, other := dependence.AccessesIn(op, dependence.AsAnyAccess)
		if other != nil || len(accesses) == 0 || !f.areIndependent(analysis, loop, accesses) {
			return ir.Advance
		}
		ctx, group := op.Context(), f.notes.group()
		for _, a := range accesses {
			addGroup(a.Op, group)
		}
		op.SetAttr(hints.Loop, ctx.DictionaryAttr([]ir.NamedAttr{{Name: "parallel_access", Value: ctx.ArrayAttr([]ir.Attribute{group})}}))
		return ir.Advance
	})
}

// addGroup makes an access a member of a group.
func addGroup(op *ir.Operation, group ir.Attribute) {
	var list []ir.Attribute
	if old, ok := op.Attr(hints.AccessGroups).(*ir.ArrayAttr); ok {
		list = old.Elems()
	}
	op.SetAttr(hints.AccessGroups, op.Context().ArrayAttr(append(list[:len(list):len(list)], group)))
}

// areIndependent reports whether the iterations of a loop, those around it being the same,
// touch no memory that another one of them writes. What is read is in no order.
func (f *function) areIndependent(analysis *dependence.Analysis, loop affine.For, accesses []dependence.Access) bool {
	writes := slices.ContainsFunc(accesses, func(a dependence.Access) bool { return a.Store })
	if !writes {
		return false // LLVM needs no hint
	}
	if analysis.TooManyPairs(accesses) {
		return false
	}
	depth := dependence.Nesting(loop.Op) + 1
	for _, source := range accesses {
		for _, sink := range accesses {
			if (source.Store || sink.Store) && f.mayMeet(analysis, source, sink, depth) {
				return false
			}
		}
	}
	return true
}

// mayMeet reports whether two accesses may be to the same memory in different iterations of
// the loop at a depth; or, if the first one is a store, in one iteration, in that order. LLVM 14
// takes parallel loops for such where nothing depends on anything in an iteration either: what
// it joins to wide accesses, loads it moves up, and stores down.
func (f *function) mayMeet(analysis *dependence.Analysis, source, sink dependence.Access, depth int) bool {
	if source.Memref != sink.Memref {
		return f.aliases.MayAlias(source.Memref, sink.Memref)
	}
	relation := analysis.Relate(source, sink)
	for ; depth <= relation.Depths(); depth++ {
		if relation.At(depth) != dependence.None {
			return true
		}
		if !source.Store {
			return false
		}
	}
	return false
}
