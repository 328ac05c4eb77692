package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/affine"
	"github.com/mlirc/mlirc/plugins/std/dependence"
)

// hoister decides what moves out of one loop.
type hoister struct {
	loop affine.For
	runs bool // the loop has a round

	touched []touch // what the loop does to memory, once it was asked for
	listed  bool
}

// touch is something in a loop that reads or writes memory; a nil memref is any.
type touch struct {
	op     *ir.Operation
	memref *ir.Value
	writes bool
}

// mayMove reports whether an operation of the body may be done once, before the loop.
func (h *hoister) mayMove(op *ir.Operation) bool {
	if op.NumOperands() == 0 && !op.Facets().ConstantLike && op.NumRegions() == 0 {
		return false
	}
	return ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if !h.isFixed(o, op) || !h.isHarmless(o, op) {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// isFixed reports whether each operand of an operation in top is made in top or
// outside of the loop.
func (h *hoister) isFixed(op, top *ir.Operation) bool {
	for i := range op.NumOperands() {
		r := op.Operand(i).Region()
		if h.isInside(r) && !isWithin(r, top) {
			return false
		}
	}
	return true
}

func (h *hoister) isInside(r *ir.Region) bool { return isWithin(r, h.loop.Op) }

// isWithin reports whether a region is one of an operation's, or inside of one.
func isWithin(r *ir.Region, op *ir.Operation) bool {
	for ; r != nil && r.Op() != nil; r = r.Op().ParentRegion() {
		if r.Op() == op {
			return true
		}
	}
	return false
}

// isHarmless reports whether an operation in top may be done once, and if the loop
// has no round.
func (h *hoister) isHarmless(op, top *ir.Operation) bool {
	f := op.Facets()
	if f.RecursiveEffects && len(f.Effects) == 0 {
		return !mayNotEnd(op)
	}
	if !f.MayHaveEffects() {
		return h.runs || !rewrite.MayTrap(op)
	}
	touches, known := touchesOf(op)
	if !known || !h.runs && !isWithinBounds(op) {
		return false
	}
	for _, t := range touches {
		if t.memref == nil || h.conflicts(t, top) {
			return false
		}
	}
	return true
}

// conflicts reports whether something in the loop outside of top must keep its order
// with an access that is done once.
func (h *hoister) conflicts(t touch, top *ir.Operation) bool {
	if !h.listed {
		h.list()
	}
	return slices.ContainsFunc(h.touched, func(other touch) bool {
		if !t.writes && !other.writes || other.op == t.op || !h.loop.Op.IsProperAncestor(other.op) {
			return false
		}
		return other.memref == nil || dependence.MayAlias(t.memref, other.memref)
	})
}

// list notes what the loop does to memory. What moves out later stays in the list,
// but not in the loop.
func (h *hoister) list() {
	h.listed = true
	ir.Walk(h.loop.Op, func(op *ir.Operation) ir.WalkResult {
		if touches, known := touchesOf(op); known {
			h.touched = append(h.touched, touches...)
		} else {
			h.touched = append(h.touched, touch{op: op, writes: true})
		}
		return ir.Advance
	})
}

// touchesOf is what an operation itself reads and writes; false when it may do
// anything.
func touchesOf(op *ir.Operation) ([]touch, bool) {
	f := op.Facets()
	if f.Pure || f.RecursiveEffects && len(f.Effects) == 0 {
		return nil, true
	}
	if !f.EffectsKnown {
		return nil, false
	}
	var list []touch
	for _, e := range f.Effects {
		start, end, ok := ir.OperandGroup(op, e.Group)
		if !ok || e.Effect != ir.EffectRead && e.Effect != ir.EffectWrite || start == end {
			return nil, false
		}
		for i := start; i < end; i++ {
			list = append(list, touch{op, op.Operand(i), e.Effect == ir.EffectWrite})
		}
	}
	return list, true
}

// mayNotEnd reports whether an operation may go on for ever: a loop that does not
// count.
func mayNotEnd(op *ir.Operation) bool { return op.Is("scf.while") }

// isWithinBounds reports whether an operation is a load of an element that is there.
func isWithinBounds(op *ir.Operation) bool {
	a, ok := affine.AsAccess(op)
	if !ok || !op.Is("affine.load") {
		return false
	}
	at := a.ValueMap().FullyComposed()
	shape := a.MemrefType().Shape()
	for i, e := range at.Map.Results {
		r := rangeOf(e, at, maxDepth)
		if shape[i] == ir.Dynamic || r.low < 0 || r.high >= shape[i] {
			return false
		}
	}
	return true
}
