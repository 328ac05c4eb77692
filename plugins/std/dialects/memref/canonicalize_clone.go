package memref

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// needlessClone: of a memref and its copy, neither of which is written, one is enough
// if the other is released in the same block.
func needlessClone(clone Clone, rw *rewrite.Rewriter) rewrite.Result {
	op, source, copied := clone.Op, clone.Input(), clone.Output()
	if !copied.HasUses() {
		rw.EraseOp(op)
		return rw.Success()
	}
	ofCopy, ok := released(copied)
	ofSource, ok2 := released(source)
	if !ok || !ok2 {
		return rw.MatchFailure("one of the two is released in several places")
	}
	if ofCopy != nil && ofSource != nil && ofCopy.Block() == ofSource.Block() {
		return rw.MatchFailure("both are released in the block")
	}
	needless := ofCopy
	if needless == nil || needless.Block() != op.Block() {
		needless = ofSource
	}
	if needless == nil || needless.Block() != op.Block() || needless.IsBeforeInBlock(op) {
		return rw.MatchFailure("neither of the two is released in the block")
	}
	for between := op.Next(); between != needless; between = between.Next() {
		if mayFree(between, source) {
			return rw.MatchFailure("something in between may be released")
		}
	}
	if copied.Type() != source.Type() && !isCast(source.Type(), copied.Type()) && !isCast(copied.Type(), source.Type()) {
		return rw.MatchFailure("a cast does not make the type of the copy")
	}
	rw.EraseOp(needless)
	rw.SetInsertionPoint(op)
	rw.ReplaceOp(op, caster.To(source, copied.Type(), rw))
	return rw.Success()
}

// released is the operation that releases a memref, nil when there is none; false when
// there are several.
func released(v *ir.Value) (op *ir.Operation, ok bool) {
	for u := range v.Uses() {
		if !ir.IsA[Dealloc](u.Owner()) {
			continue
		}
		if op != nil {
			return nil, false
		}
		op = u.Owner()
	}
	return op, true
}

// mayFree reports whether an operation releases memory, or may release a memref that
// it is given.
func mayFree(op *ir.Operation, memref *ir.Value) bool {
	f := op.Traits()
	for _, e := range f.Effects {
		if e.Effect == ir.EffectFree {
			return true
		}
	}
	if op.NumRegions() > 0 {
		return !ir.OnlyReads(op)
	}
	if f.Pure || f.EffectsKnown {
		return false
	}
	for _, v := range op.AllOperands() {
		if v == memref {
			return true
		}
	}
	return false
}

// isCast reports whether a memref of one type may be cast to another, which is less specific,
// or unranked.
func isCast(from, to ir.Type) bool {
	t, unranked := to.(*ir.UnrankedMemRefType)
	m, ranked := from.(*ir.MemRefType)
	if unranked && ranked {
		return t.Elem() == m.Elem() && t.Space() == m.Space()
	}
	return forgets(from, to)
}
