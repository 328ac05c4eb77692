package verify

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// operands checks that every operand is there and defined before its use.
func (v *verifier) operands(op *ir.Operation) bool {
	for i, value := range op.AllOperands() {
		if value == nil {
			return v.errorf(op, "operand #%d is missing", i)
		}
		if v.inScope(value, op) && v.visible(value, op) {
			continue
		}
		return v.errorNote(op, value.Loc(), "operand defined here", "operand #%d does not dominate this use", i)
	}
	return true
}

// inScope reports whether a value may be used by an operation. The usual case,
// an earlier operation or an argument of the same block, costs little. Where
// control never comes, the values of the region may be used in any order.
func (v *verifier) inScope(value *ir.Value, op *ir.Operation) bool {
	b := op.Block()
	if value.Block() == b && b != nil {
		def := value.DefiningOp()
		if def == nil || def != op && def.IsBeforeInBlock(op) {
			return true
		}
	}
	if v.dom.ProperlyDominates(value, op) {
		return true
	}
	return b != nil && value.Region() == b.Region() && !v.dom.IsReachable(b)
}

func (v *verifier) successors(op *ir.Operation) bool {
	n := op.NumSuccessors()
	if n == 0 {
		return true
	}
	if op.Traits().Known && !op.Traits().Terminator {
		return v.errorf(op, "is no terminator, but has successors")
	}
	if op.Block() != nil && op.Next() != nil {
		return v.errorf(op, "with block successors must terminate its parent block")
	}
	for i := range n {
		if op.Successor(i) == nil || op.Successor(i).Region() != op.ParentRegion() {
			return v.errorf(op, "branching to block of a different region")
		}
	}
	return true
}

func (v *verifier) region(r *ir.Region, f *ir.Traits) {
	if r.Entry() != nil && r.Entry().HasPreds() {
		v.report(r.Op(), "entry block of region may not have predecessors")
	}
	v.eachBlock(r, f)
}

func (v *verifier) block(b *ir.Block, f *ir.Traits) {
	v.ops(b)
	if !needsTerminator(b, f) {
		return
	}
	switch {
	case b.Empty():
		v.report(b.ParentOp(), "empty block: expect at least a terminator")
	case b.Last().Traits().Known && !b.Last().Traits().Terminator && b.Last().NumSuccessors() == 0:
		v.report(b.Last(), fmt.Sprintf("block with no terminator, has '%s' at its end", b.Last().Name()))
	}
}

// needsTerminator reports whether a block must end with a terminator: every one
// of several, and the only one of a region unless its operation says otherwise
// or is unknown.
func needsTerminator(b *ir.Block, f *ir.Traits) bool {
	return !b.Region().HasOneBlock() || f.Known && !f.NoTerminator
}
