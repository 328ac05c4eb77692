package dependence

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

// Approach is what is executed before an access, as far as it was looked at for an effect on
// its elements.
type Approach struct {
	analysis *Analysis
	end      Access
	effect   ir.Effect
	reached  *ir.Operation // in the block of the access, the first that was looked at
	touch    *ir.Operation // in the block of the access, the last that may have the effect
}

// Before returns the approach to an access.
func (a *Analysis) Before(end Access, effect ir.Effect) *Approach {
	return &Approach{analysis: a, end: end, effect: effect, reached: end.Op}
}

// Intervenes reports whether, from start, which dominates the access or is
// post-dominated by it, to the access, there may be such an effect on its elements.
func (p *Approach) Intervenes(start *ir.Operation) bool {
	if start.Block() != p.end.Op.Block() || !start.IsBeforeInBlock(p.end.Op) {
		shared := commonPrefix(enclosing(start), enclosing(p.end.Op))
		i := &intervention{Approach: p, start: start, shared: countLoops(shared)}
		return i.between(start, p.end.Op)
	}
	if p.touch == nil && p.reached.Prev() != start && start.IsBeforeInBlock(p.reached) {
		p.lookBack(start)
	}
	return p.touch != nil && start.IsBeforeInBlock(p.touch)
}

// lookBack goes on until an operation of the block.
func (p *Approach) lookBack(start *ir.Operation) {
	i := &intervention{Approach: p, start: start, shared: Nesting(start)}
	for p.touch == nil && p.reached.Prev() != start {
		p.reached = p.reached.Prev()
		if i.touches(p.reached, false) {
			p.touch = p.reached
		}
	}
}

// intervention finds whether memory that an access reads or writes may be touched between
// another operation and it, on any path of control.
type intervention struct {
	*Approach
	start  *ir.Operation
	shared int // loops around both
}

// between looks at what is executed from one operation to another, in whose region
// or around it the first one is.
func (i *intervention) between(from, to *ir.Operation) bool {
	if from.ParentRegion() != to.ParentRegion() {
		parent := to.ParentOp()
		return i.between(from, parent) || i.touches(parent, false)
	}
	if from.Block() == to.Block() && from.IsBeforeInBlock(to) {
		return i.touchedFrom(from.Next(), to, false)
	}
	if i.touchedFrom(from.Next(), nil, false) {
		return true
	}
	return i.alongBlocks(from, to)
}

// alongBlocks looks at the blocks that are reached without coming back to the first
// operation. If the last one's block is among those that it leads to, all of it
// counts, in any order.
func (i *intervention) alongBlocks(from, to *ir.Operation) bool {
	again := reaches(to.Block(), to.Block(), from.Block())
	seen := map[*ir.Block]bool{from.Block(): true}
	work := successors(from.Block())
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		if b == to.Block() && !again {
			if i.touchedFrom(b.First(), to, false) {
				return true
			}
			continue
		}
		if i.touchedFrom(b.First(), nil, again) {
			return true
		}
		work = append(work, successors(b)...)
	}
	return false
}

// reaches reports whether a way of at least one step leads from a block to another
// that does not go through avoided.
func reaches(from, to, avoided *ir.Block) bool {
	seen := map[*ir.Block]bool{avoided: true}
	work := successors(from)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == to {
			return true
		}
		if !seen[b] {
			seen[b] = true
			work = append(work, successors(b)...)
		}
	}
	return false
}

func successors(b *ir.Block) []*ir.Block {
	if b.Empty() {
		return nil
	}
	return b.Last().Successors()
}

// touchedFrom looks at the operations of a block from one on, up to another.
func (i *intervention) touchedFrom(first, end *ir.Operation, anyOrder bool) bool {
	for op := first; op != nil && op != end; op = op.Next() {
		if i.touches(op, anyOrder) {
			return true
		}
	}
	return false
}

// touches reports whether an operation may have the effect on the elements that the
// access is about to read or write. In any order means that it may happen before
// the access although it comes behind it in the text.
func (i *intervention) touches(op *ir.Operation, anyOrder bool) bool {
	if i.analysis.steps--; i.analysis.steps < 0 {
		return true
	}
	f := op.Traits()
	if f.OnlyInside() {
		return i.touchesInside(op, anyOrder)
	}
	if !ir.MayHaveEffects(op) {
		return false
	}
	if a, ok := AsAccess(op); ok {
		return i.accesses(a, anyOrder)
	}
	if !f.EffectsKnown {
		return op.NumRegions() > 0 || !i.analysis.aliases.IsLocal(i.end.Memref)
	}
	for _, e := range ir.Effects(op) {
		if e.Effect&i.effect != 0 && i.mayTouch(op, e.Group) {
			return true
		}
	}
	return false
}

func (i *intervention) touchesInside(op *ir.Operation, anyOrder bool) bool {
	for region := range op.Regions() {
		for b := range region.Blocks() {
			if i.touchedFrom(b.First(), nil, anyOrder) {
				return true
			}
		}
	}
	return false
}

// mayTouch reports whether one of the values of a group may name the memory.
func (i *intervention) mayTouch(op *ir.Operation, group string) bool {
	start, end, ok := ir.OperandGroup(op, group)
	if !ok || group == "" {
		return true
	}
	for k := start; k < end; k++ {
		if v := op.Operand(k); !alias.IsMemRef(v.Type()) || i.analysis.MayAlias(v, i.end.Memref) {
			return true
		}
	}
	return false
}

func (i *intervention) accesses(a Access, anyOrder bool) bool {
	kind := ir.EffectRead
	if a.Store {
		kind = ir.EffectWrite
	}
	if kind != i.effect || !i.analysis.MayAlias(a.Memref, i.end.Memref) {
		return false
	}
	if anyOrder || a.Memref != i.end.Memref {
		return true
	}
	// What happens before the start does not count, so the loops around both agree.
	r := i.analysis.Relate(a, i.end)
	for depth := r.Depths(); depth > i.shared; depth-- {
		if r.At(depth) != None {
			return true
		}
	}
	return false
}
