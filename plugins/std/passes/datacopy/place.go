package datacopy

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// span is a range: the operations of a block from one to another, which is not part of it.
type span struct{ begin, end *ir.Operation }

func (s span) block() *ir.Block { return s.begin.Block() }

// each visits the operations of a range, and those inside, as long as they are accepted.
func (s span) each(visit func(*ir.Operation) bool) bool {
	for op := s.begin; op != s.end; op = op.Next() {
		ok := ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
			if !visit(o) {
				return ir.Interrupt
			}
			return ir.Advance
		})
		if !ok {
			return false
		}
	}
	return true
}

// transfer is what is to be copied of a memref in a range.
type transfer struct {
	span
	memref   *ir.Value
	accesses []dependence.Access
	region   *region
	aliases  *alias.Analysis
}

func (t *transfer) writes() bool {
	return slices.ContainsFunc(t.accesses, func(a dependence.Access) bool { return a.Store })
}

func (t *transfer) reads() bool {
	return slices.ContainsFunc(t.accesses, func(a dependence.Access) bool { return !a.Store })
}

// isAlone reports whether the accesses may use a buffer within a range: nothing else there may
// write the memory, or read it if they write.
func (t *transfer) isAlone(within span) bool {
	if t.memref.Region().IsWithin(within.begin.ParentOp()) {
		if def := t.memref.DefiningOp(); def == nil || def.Block() != within.block() || !def.IsBeforeInBlock(within.begin) {
			if t.memref.Block() != within.block() || def != nil {
				return false
			}
		}
	}
	own := map[*ir.Operation]bool{}
	for _, a := range t.accesses {
		own[a.Op] = true
	}
	return within.each(func(op *ir.Operation) bool { return own[op] || !t.conflicts(op) })
}

// conflicts reports whether an operation, but for what is inside of it, may write or free the
// memory, or read what the buffer has newer values of.
func (t *transfer) conflicts(op *ir.Operation) bool {
	f := op.Traits()
	if f.OnlyInside() || !ir.MayHaveEffects(op) {
		return false
	}
	if !f.EffectsKnown {
		return !t.aliases.IsLocal(t.memref)
	}
	matters := ir.EffectWrite | ir.EffectFree
	if t.writes() {
		matters |= ir.EffectRead
	}
	for _, e := range ir.Effects(op) {
		if e.Effect&matters != 0 && t.mayTouch(op, e.Group) {
			return true
		}
	}
	return false
}

// mayTouch reports whether one of the values of a group may name the memory.
func (t *transfer) mayTouch(op *ir.Operation, group string) bool {
	start, end, ok := ir.OperandGroup(op, group)
	if !ok || group == "" {
		return true
	}
	for _, v := range op.OperandRange(start, end) {
		if !alias.IsMemRef(v.Type()) || t.aliases.MayAlias(v, t.memref) {
			return true
		}
	}
	return false
}

// placement is where copies go: around the range, or around loops that it is in. Sure says that
// the range is executed whenever what is around the copies is.
func (t *transfer) placement() (at span, sure bool) {
	at, sure = t.span, true
	for {
		loop, ok := affine.AsFor(at.block().ParentOp())
		if !ok || slices.Contains(t.region.values, loop.InductionVar()) || t.dependsOn(loop) {
			return at, sure
		}
		outer := span{loop.Op, loop.Op.Next()}
		if !t.isAlone(outer) {
			return at, sure
		}
		n, known := loop.ConstantTripCount()
		at, sure = outer, sure && known && n > 0
	}
}

// dependsOn reports whether memref or region are made in a loop.
func (t *transfer) dependsOn(loop affine.For) bool {
	return t.memref.Region().IsWithin(loop.Op) ||
		slices.ContainsFunc(t.region.values, func(v *ir.Value) bool { return v.Region().IsWithin(loop.Op) })
}
