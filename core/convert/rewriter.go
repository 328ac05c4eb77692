package convert

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// Rewriter builds and changes IR for conversion patterns. What it creates is
// legalized after the pattern has succeeded.
type Rewriter struct {
	*ir.Builder
	d *driver
}

// Success says that the pattern has converted the operation.
func (*Rewriter) Success() Result { return rewrite.Success() }

// MatchFailure says that the pattern does not fit and has changed nothing.
func (*Rewriter) MatchFailure(reason string) Result { return rewrite.MatchFailure(reason) }

// MatchFailuref is MatchFailure with a reason made by fmt.Sprintf.
func (*Rewriter) MatchFailuref(format string, args ...any) Result {
	return rewrite.MatchFailuref(format, args...)
}

// MatchFailureUntil is MatchFailure for an operation that waits for another one to be converted,
// by some other pass: messages advise which pass that is.
func (rw *Rewriter) MatchFailureUntil(blocker *ir.Operation, reason string) Result {
	rw.d.blockers = append(rw.d.blockers, blocker.Name().String())
	return rewrite.MatchFailure(reason)
}

// Types is the type converter of the conversion.
func (rw *Rewriter) Types() *TypeConverter { return rw.d.types }

// Flat lists all converted operands of the operation that is being matched, one
// after the other. It is valid until the pattern ends, and not to be changed;
// [Operands.All] makes a copy.
func (rw *Rewriter) Flat() []*ir.Value { return rw.d.values[:len(rw.d.values):len(rw.d.values)] }

// ReplaceOp makes a value stand for each result, and takes op out. The types
// may be others than the results'.
func (rw *Rewriter) ReplaceOp(op *ir.Operation, values ...*ir.Value) {
	if len(values) != op.NumResults() {
		panic("BUG: replacement has another number of results")
	}
	if len(values) == 1 {
		rw.d.retire(op, values)
		return
	}
	for i := range values {
		rw.d.forward(op.Result(i), op.ResultLoc(i), values[i:i+1])
	}
	rw.d.drop(op)
}

// ReplaceOpMulti makes any number of values stand for each result, and takes op
// out.
func (rw *Rewriter) ReplaceOpMulti(op *ir.Operation, values [][]*ir.Value) {
	if len(values) != op.NumResults() {
		panic("BUG: replacement has another number of results")
	}
	if len(values) == 1 {
		rw.d.retire(op, values[0])
		return
	}
	for i := range values {
		rw.d.forward(op.Result(i), op.ResultLoc(i), values[i])
	}
	rw.d.drop(op)
}

// ReplaceOpWithNew makes an operation where the rewriter stands and replaces op
// by its results.
func (rw *Rewriter) ReplaceOpWithNew(op *ir.Operation, s *ir.OperationState) *ir.Operation {
	fresh := rw.Create(s)
	if fresh.NumResults() != 1 || op.NumResults() != 1 {
		rw.ReplaceOp(op, fresh.Results()...)
		return fresh
	}
	var one [1]*ir.Value
	one[0] = fresh.Result(0)
	rw.d.retire(op, one[:])
	return fresh
}

// EraseOp takes out an operation whose results have no uses.
func (rw *Rewriter) EraseOp(op *ir.Operation) {
	if op.HasUses() {
		panic("BUG: erased operation '" + op.Name().String() + "' has uses")
	}
	rw.d.drop(op)
}

// Update changes an operation in place: change does it. It must be legal
// afterwards.
func (rw *Rewriter) Update(op *ir.Operation, change func()) {
	change()
	op.SetMaker(rw.Maker())
}

// Converted returns what an operand of an operation becomes that this pattern converts
// together with the one it matches, such as the terminator of its region. The value may not
// be converted yet; what it becomes takes the place of a cast then. It is nil when its type
// cannot be converted.
func (rw *Rewriter) Converted(user *ir.Operation, v *ir.Value) []*ir.Value {
	d := rw.d
	if d.isReplaced(v) || d.types == nil {
		return d.resolve(nil, v)
	}
	known := d.types.lookup(v.Type())
	switch {
	case known.same:
		return []*ir.Value{v}
	case !known.ok:
		return nil
	}
	at, loc := rw.InsertionPoint(), rw.Loc()
	values := d.materializeOperand(user, v, known.types)
	rw.RestoreInsertionPoint(at)
	rw.SetLoc(loc)
	return values
}

// MoveRegion moves the blocks of a region before a block of another, or to its
// end. Arguments are not converted.
func (rw *Rewriter) MoveRegion(from, to *ir.Region, before *ir.Block) {
	to.TakeBlocksBefore(from, before)
}

// SplitBlock moves the operations from op to the end of its block into a new
// block behind it.
func (rw *Rewriter) SplitBlock(op *ir.Operation) *ir.Block {
	rest := op.Block().Split(op)
	if rw.InsertsBefore(op) {
		rw.SetInsertionPoint(op)
	}
	return rest
}

// SplitHead moves the operations before op into a new block, which takes the place of
// the one that op stays in, its arguments and its predecessors.
func (rw *Rewriter) SplitHead(op *ir.Operation) *ir.Block { return op.Block().SplitHead(op) }

// InlineBlock moves the operations of a block before another operation, values
// standing for its arguments, and erases the block. Nothing branches to it.
func (rw *Rewriter) InlineBlock(b *ir.Block, before *ir.Operation, values ...[]*ir.Value) {
	rw.replaceArgs(b, values)
	before.Block().SpliceBefore(b.First(), before)
	b.Erase()
}

// MergeBlock moves the operations of a block to the end of another, values
// standing for its arguments, and erases it. Nothing branches to it.
func (rw *Rewriter) MergeBlock(b, into *ir.Block, values ...[]*ir.Value) {
	rw.replaceArgs(b, values)
	into.SpliceBefore(b.First(), nil)
	b.Erase()
}

func (rw *Rewriter) replaceArgs(b *ir.Block, values [][]*ir.Value) {
	if len(values) != b.NumArgs() {
		panic("BUG: inlined block has another number of arguments")
	}
	for i, v := range values {
		rw.d.forward(b.Arg(i), b.ArgLoc(i), v)
	}
}
