package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// hoister decides what moves out of one loop.
type hoister struct {
	aliases *alias.Analysis
	loop    affine.For
	runs    bool // the loop has an iteration

	touched map[*ir.Value]*touches // what the loop does to memory, once it was asked for
}

// touches are how many operations of a loop read and write a memref; nil is any.
type touches struct{ reads, writes int }

func (t *touches) add(writes bool, n int) {
	if writes {
		t.writes += n
	} else {
		t.reads += n
	}
}

// touch is what an operation does to a memref; a nil memref is any.
type touch struct {
	memref *ir.Value
	writes bool
}

// mayMove reports whether an operation of the body may be done once, before the loop.
func (h *hoister) mayMove(op *ir.Operation) bool {
	if op.NumOperands() == 0 && !op.Traits().ConstantLike && op.NumRegions() == 0 {
		return false
	}
	return ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if !h.isFixed(o, op) || !h.isHarmless(o) {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// isFixed reports whether each operand of an operation in top is made in top or
// outside of the loop.
func (h *hoister) isFixed(op, top *ir.Operation) bool {
	for _, v := range op.AllOperands() {
		r := v.Region()
		if h.isInside(r) && !r.IsWithin(top) {
			return false
		}
	}
	return true
}

func (h *hoister) isInside(r *ir.Region) bool { return r.IsWithin(h.loop.Op) }

// isHarmless reports whether an operation may be done once, and if the loop has no
// iteration.
func (h *hoister) isHarmless(op *ir.Operation) bool {
	f := op.Traits()
	if f.OnlyInside() {
		return !mayNotEnd(op)
	}
	if !ir.MayHaveEffects(op) {
		return h.runs || !rewrite.MayTrap(op)
	}
	list, only := touchesOf(op)
	if !only || !h.runs && !(isWithinBounds(op) && !mayBeFreed(h.aliases, list[0].memref, h.loop.Op)) {
		return false
	}
	h.list()
	h.count(list, -1)
	harmless := !slices.ContainsFunc(list, h.conflicts)
	h.count(list, 1)
	return harmless
}

// conflicts reports whether something in the loop must keep its order with an access
// that is done once.
func (h *hoister) conflicts(t touch) bool {
	for memref, n := range h.touched {
		if n.writes == 0 && (!t.writes || n.reads == 0) {
			continue
		}
		if memref == nil || h.aliases.MayAlias(t.memref, memref) {
			return true
		}
	}
	return false
}

// list counts what the loop does to memory.
func (h *hoister) list() {
	if h.touched == nil {
		h.touched = map[*ir.Value]*touches{}
		h.countIn(h.loop.Op, 1)
	}
}

// moved notes that an operation is not in the loop any more.
func (h *hoister) moved(op *ir.Operation) {
	if h.touched != nil {
		h.countIn(op, -1)
	}
}

func (h *hoister) countIn(op *ir.Operation, n int) {
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		list, _ := touchesOf(o)
		h.count(list, n)
		return ir.Advance
	})
}

func (h *hoister) count(list []touch, n int) {
	for _, t := range list {
		if h.touched[t.memref] == nil {
			h.touched[t.memref] = &touches{}
		}
		h.touched[t.memref].add(t.writes, n)
	}
}

// touchesOf is what an operation itself does to memory that is there, and whether it
// only reads and writes.
func touchesOf(op *ir.Operation) (list []touch, only bool) {
	f := op.Traits()
	if f.Pure || f.OnlyInside() {
		return nil, true
	}
	if !f.EffectsKnown {
		return []touch{{nil, true}}, false
	}
	only = true
	for _, e := range ir.Effects(op) {
		if e.Effect == ir.EffectAllocate {
			only = false
			continue
		}
		start, end, ok := ir.OperandGroup(op, e.Group)
		if !ok || start == end {
			return []touch{{nil, true}}, false
		}
		only = only && e.Effect != ir.EffectFree
		for i := start; i < end; i++ {
			list = append(list, touch{op.Operand(i), e.Effect != ir.EffectRead})
		}
	}
	return list, only
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
		r := rangeOf(e, at)
		if shape[i] == ir.Dynamic || r.low < 0 || r.high >= shape[i] {
			return false
		}
	}
	return true
}

// mayBeFreed reports whether memory may have been released before an operation is reached: then
// a load may only be done where the program does it.
func mayBeFreed(aliases *alias.Analysis, memref *ir.Value, before *ir.Operation) bool {
	for at := before; at != nil && !at.Traits().FunctionLike; at = at.ParentOp() {
		again := at.ParentOp() != nil && at.ParentOp().Traits().Loop || !at.ParentRegion().HasOneBlock()
		for b := range at.ParentRegion().Blocks() {
			for op := b.First(); op != nil && (again || op != at); op = op.Next() {
				if op != at && mayFree(aliases, op, memref) {
					return true
				}
			}
		}
	}
	return false
}

// mayFree reports whether an operation, or something in it, may release memory: it says so, or
// takes the memory and does not say what it does.
func mayFree(aliases *alias.Analysis, op *ir.Operation, memref *ir.Value) bool {
	return !ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if !ir.MayHaveEffects(o) || o.Traits().OnlyInside() {
			return ir.Advance
		}
		releases := !o.Traits().EffectsKnown
		for _, e := range ir.Effects(o) {
			releases = releases || e.Effect == ir.EffectFree
		}
		for _, v := range o.AllOperands() {
			if releases && alias.IsMemRef(v.Type()) && aliases.MayAlias(v, memref) {
				return ir.Interrupt
			}
		}
		return ir.Advance
	})
}
