package rewrite

import (
	"iter"

	"github.com/mlirc/mlirc/core/ir"
)

// Rewriter builds and changes IR and notifies a driver of each change. Patterns change IR only
// through it.
type Rewriter struct {
	*ir.Builder
	listener listener
}

// listener is notified of every change that a [Rewriter] makes.
type listener interface {
	ir.Listener
	// OperationChanged comes after operands, attributes or successors changed.
	OperationChanged(op *ir.Operation)
	// OperationReplaced comes before the uses of op are those of values.
	OperationReplaced(op *ir.Operation, values []*ir.Value)
	// OperationErased comes before op is erased, and for each operation inside.
	OperationErased(op *ir.Operation)
}

// newRewriter returns a rewriter that notifies l, which may be nil.
func newRewriter(ctx *ir.Context, l listener) *Rewriter {
	rw := &Rewriter{Builder: ir.NewBuilder(ctx), listener: l}
	if l == nil {
		rw.listener = silent{}
		return rw
	}
	rw.SetListener(l)
	return rw
}

// Success says that the pattern has changed the IR.
func (*Rewriter) Success() Result { return Success() }

// MatchFailure says that the pattern does not fit and has changed nothing.
func (*Rewriter) MatchFailure(reason string) Result { return MatchFailure(reason) }

// MatchFailuref is MatchFailure with a reason made by fmt.Sprintf.
func (*Rewriter) MatchFailuref(format string, args ...any) Result {
	return MatchFailuref(format, args...)
}

// ReplaceOp makes the users of each result use the value beside it, and erases
// op.
func (rw *Rewriter) ReplaceOp(op *ir.Operation, values ...*ir.Value) {
	rw.listener.OperationReplaced(op, values)
	for i, v := range values {
		ir.TakeName(values[i:i+1], op.ResultLoc(i))
		rw.replaceUses(op.Result(i), v)
	}
	rw.EraseOp(op)
}

// ReplaceOpWithNew makes an operation where the rewriter stands and replaces op
// by its results.
func (rw *Rewriter) ReplaceOpWithNew(op *ir.Operation, s *ir.OperationState) *ir.Operation {
	fresh := rw.Create(s)
	rw.ReplaceOp(op, fresh.Results()...)
	return fresh
}

// ReplaceUses makes the users of a value use another.
func (rw *Rewriter) ReplaceUses(from, to *ir.Value) { rw.replaceUses(from, to) }

// ReplaceUsesAmong replaces a value in operations by what by returns for each that uses
// it, nil to leave it, and reports whether it has replaced any. By returns nil for all
// other operations. It walks the uses or the operations, whichever are fewer: the value
// may have users all over the function. What by creates must not use the value.
func (rw *Rewriter) ReplaceUsesAmong(v *ir.Value, ops iter.Seq[*ir.Operation], by func(user *ir.Operation) *ir.Value) bool {
	if !isLonger(ops, v) {
		return rw.replaceUsesIn(v, ops, by)
	}
	changed := false
	for use := range v.Uses() {
		if to := by(use.Owner()); to != nil {
			rw.Update(use.Owner(), func() { use.Set(to) })
			changed = true
		}
	}
	return changed
}

// isLonger reports whether there are more operations than uses of a value.
func isLonger(ops iter.Seq[*ir.Operation], v *ir.Value) bool {
	use := v.FirstUse()
	for range ops {
		if use == nil {
			return true
		}
		use = use.Next()
	}
	return false
}

// replaceUsesIn looks at the operands of each operation.
func (rw *Rewriter) replaceUsesIn(v *ir.Value, ops iter.Seq[*ir.Operation], by func(user *ir.Operation) *ir.Value) bool {
	changed := false
	for op := range ops {
		for i := range op.NumOperands() {
			if op.Operand(i) != v {
				continue
			}
			if to := by(op); to != nil {
				rw.Update(op, func() { op.SetOperand(i, to) })
				changed = true
			}
		}
	}
	return changed
}

func (rw *Rewriter) replaceUses(from, to *ir.Value) {
	if from == to {
		return
	}
	for from.HasUses() {
		use := from.FirstUse()
		use.Set(to)
		rw.listener.OperationChanged(use.Owner())
	}
}

// EraseOp erases an operation whose results have no uses.
func (rw *Rewriter) EraseOp(op *ir.Operation) {
	rw.tellErased(op)
	if rw.InsertsBefore(op) {
		rw.SetInsertionPointAfter(op)
	}
	op.Erase()
}

func (rw *Rewriter) tellErased(op *ir.Operation) {
	if op.NumRegions() == 0 {
		rw.listener.OperationErased(op)
		return
	}
	ir.WalkPostOrder(op, rw.listener.OperationErased)
}

// Update changes an operation in place: change does it.
func (rw *Rewriter) Update(op *ir.Operation, change func()) {
	change()
	op.SetMaker(rw.Maker())
	rw.listener.OperationChanged(op)
}

// ReplaceOperands replaces the operands of an operation for which by has another value, and
// reports whether there are any.
func (rw *Rewriter) ReplaceOperands(op *ir.Operation, by func(v *ir.Value) (*ir.Value, bool)) bool {
	changed := false
	for i := range op.NumOperands() {
		if to, ok := by(op.Operand(i)); ok {
			rw.Update(op, func() { op.SetOperand(i, to) })
			changed = true
		}
	}
	return changed
}

// SplitBlock moves the operations from op to the end of its block into a new
// block behind it.
func (rw *Rewriter) SplitBlock(op *ir.Operation) *ir.Block {
	rest := op.Block().Split(op)
	rw.listener.BlockInserted(rest)
	return rest
}

// InlineBlock moves the operations of a block before another operation, values
// standing for its arguments, and erases the block. Nothing branches to it.
func (rw *Rewriter) InlineBlock(b *ir.Block, before *ir.Operation, values ...*ir.Value) {
	rw.replaceArgs(b, values)
	before.Block().SpliceBefore(b.First(), before)
	b.Erase()
}

// MergeBlock moves the operations of a block to the end of another, values
// standing for its arguments, and erases it. Nothing branches to it.
func (rw *Rewriter) MergeBlock(b, into *ir.Block, values ...*ir.Value) {
	rw.replaceArgs(b, values)
	into.SpliceBefore(b.First(), nil)
	b.Erase()
}

func (rw *Rewriter) replaceArgs(b *ir.Block, values []*ir.Value) {
	if len(values) != b.NumArgs() {
		panic("BUG: inlined block has another number of arguments")
	}
	for i, v := range values {
		rw.replaceUses(b.Arg(i), v)
	}
}

// MoveRegion moves the blocks of a region before a block of another, or to its
// end.
func (rw *Rewriter) MoveRegion(from, to *ir.Region, before *ir.Block) {
	to.TakeBlocksBefore(from, before)
}

// silent is the listener of a rewriter without a driver.
type silent struct{}

func (silent) OperationInserted(*ir.Operation)              {}
func (silent) BlockInserted(*ir.Block)                      {}
func (silent) OperationChanged(*ir.Operation)               {}
func (silent) OperationReplaced(*ir.Operation, []*ir.Value) {}
func (silent) OperationErased(*ir.Operation)                {}

var _ listener = silent{}
