package fusion

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
)

// other is an operation that is neither a nest nor an access, and itself or the nest that it
// is in.
type other struct{ op, top *ir.Operation }

// note notes an operation if it may conflict with a nest.
func (g *graph) note(op, top *ir.Operation) {
	f := op.Traits()
	uses := slices.ContainsFunc(op.Operands(), func(v *ir.Value) bool { return alias.IsMemRef(v.Type()) })
	if uses || ir.MayHaveEffects(op) && !f.EffectsKnown {
		g.others = append(g.others, other{op, top})
	}
}

// isHarmless reports whether an operation in a nest has no effects but those of what is in it,
// and that it allocates or frees memory of one iteration.
func (n *node) isHarmless(op *ir.Operation) bool {
	f := op.Traits()
	if !ir.MayHaveEffects(op) || f.OnlyInside() {
		return true
	}
	for _, e := range ir.Effects(op) {
		start, end, ok := ir.OperandGroup(op, e.Group)
		freesOwn := e.Effect == ir.EffectFree && ok && end == start+1 && op.Operand(start).Region().IsWithin(n.op)
		if e.Effect != ir.EffectAllocate && !freesOwn {
			return false
		}
	}
	return f.EffectsKnown
}

// usedBetween reports whether something else between two nests, or in one of them, may touch
// what they access, so that they cannot become one.
func (g *graph) usedBetween(first, second *node) bool {
	return slices.ContainsFunc(g.others, func(o other) bool {
		switch {
		case o.top == first.op:
			return g.conflicts(o.op, second)
		case o.top == second.op:
			return g.conflicts(o.op, first)
		case first.op.IsBeforeInBlock(o.top) && o.top.IsBeforeInBlock(second.op):
			return g.conflicts(o.op, first) || g.conflicts(o.op, second)
		}
		return false
	})
}

// conflicts reports whether the order of an operation and a nest may matter: it uses what the
// nest accesses, or both have effects that are not known.
func (g *graph) conflicts(op *ir.Operation, n *node) bool {
	if ir.MayHaveEffects(op) && !op.Traits().EffectsKnown {
		isVisible := func(a dependence.Access) bool { return !g.isHidden(a.Memref) }
		if !n.isMovable() || slices.ContainsFunc(n.loads, isVisible) || slices.ContainsFunc(n.stores, isVisible) {
			return true
		}
	}
	for _, v := range op.AllOperands() {
		if g.mayTouch(n, v) {
			return true
		}
	}
	return false
}

// mayTouch reports whether a node accesses memory that a value may name.
func (g *graph) mayTouch(n *node, v *ir.Value) bool {
	if !alias.IsMemRef(v.Type()) {
		return false
	}
	mayAlias := func(a dependence.Access) bool { return g.aliases.MayAlias(a.Memref, v) }
	return slices.ContainsFunc(n.loads, mayAlias) || slices.ContainsFunc(n.stores, mayAlias)
}

// isHidden reports whether nothing but loads and stores, and what frees it, uses memory that
// was allocated in the function. It cannot become false, as nothing of that kind is added.
func (g *graph) isHidden(m *ir.Value) bool {
	hidden, known := g.hidden[m]
	if known {
		return hidden
	}
	hidden = alias.IsAllocation(m)
	for use := m.FirstUse(); hidden && use != nil; use = use.Next() {
		user := use.Owner()
		a, isAccess := dependence.AsAnyAccess(user)
		hidden = isAccess && (!a.Store || a.Value() != m) || isTransfer(user) || user.Is("memref.dealloc")
	}
	g.hidden[m] = hidden
	return hidden
}

// isTransfer reports whether an operation starts to copy memory, or waits for it.
func isTransfer(op *ir.Operation) bool { return op.Is("affine.dma_start") || op.Is("affine.dma_wait") }
