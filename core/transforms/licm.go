package transforms

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// LoopInvariantCodeMotion moves operations out of loops in which they compute the same in every
// iteration.
var LoopInvariantCodeMotion = &pass.Pass{
	Name:    "loop-invariant-code-motion",
	Anchor:  pass.AnyOp,
	Summary: "move what does not change out of loops",
	Doc: `An operation in the body of a loop goes before the loop if it has no effects,
all that it needs is defined outside of the loop, and it cannot trap where the loop
has no iteration: a division stays unless its divisor is a constant that is neither 0
nor -1. Inner loops come first.`,
	Run: func(r *pass.Run) error {
		moved := onPieces(r, func(op *ir.Operation) int {
			count := 0
			ir.WalkPostOrder(op, func(o *ir.Operation) {
				if o.Traits().Loop {
					count += hoist(o)
				}
			})
			return count
		})
		r.Stats.Add("num-moved", int64(moved))
		if moved == 0 {
			r.Unchanged()
		}
		return nil
	},
}

// hoist moves what does not change before a loop, in its order.
func hoist(loop *ir.Operation) int {
	moved := 0
	for r := range loop.Regions() {
		for b := range r.Blocks() {
			moved += hoistFrom(b, loop)
		}
	}
	return moved
}

func hoistFrom(b *ir.Block, loop *ir.Operation) int {
	moved := 0
	for op := range b.OpsToErase() {
		if !op.Traits().Terminator && isInvariant(op, op, loop) {
			op.MoveBefore(loop)
			moved++
		}
	}
	return moved
}

// isInvariant reports whether op, which is root or inside of it, has no effects and uses no
// value that the loop defines outside of root.
func isInvariant(op, root, loop *ir.Operation) bool {
	f := op.Traits()
	if rewrite.MayTrap(op) || ir.MayHaveEffects(op) && !f.OnlyInside() || mayNotEnd(op) {
		return false
	}
	if !usesOutside(op, root, loop) {
		return false
	}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			if !blockIsInvariant(b, root, loop) {
				return false
			}
		}
	}
	return true
}

// mayNotEnd reports whether an operation may be executed for ever: a loop of two regions, of which
// one decides whether the other follows, or blocks that may lead back to each other.
func mayNotEnd(op *ir.Operation) bool {
	for region := range op.Regions() {
		if r := region; !r.Empty() && !r.HasOneBlock() {
			return true
		}
	}
	return op.Traits().Loop && op.NumRegions() > 1
}

// blockIsInvariant is isInvariant for what is in a block. A terminator does what
// the operation around it says.
func blockIsInvariant(b *ir.Block, root, loop *ir.Operation) bool {
	for o := range b.Ops() {
		if o.Traits().Terminator {
			if !usesOutside(o, root, loop) {
				return false
			}
			continue
		}
		if !isInvariant(o, root, loop) {
			return false
		}
	}
	return true
}

// usesOutside reports whether each operand is defined outside of the loop or
// inside of root.
func usesOutside(op, root, loop *ir.Operation) bool {
	for _, v := range op.AllOperands() {
		r := v.Region()
		if r.IsWithin(loop) && !r.IsWithin(root) {
			return false
		}
	}
	return true
}
