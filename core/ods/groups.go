package ods

import "github.com/mlirc/mlirc/core/ir"

// OperandGroup tells where the operand group of that name stands; false when
// there is none. It implements ir.Grouped.
func (o *Op) OperandGroup(op *ir.Operation, name string) (start, end int, ok bool) {
	i, ok := o.groupNamed(name)
	if !ok {
		return 0, 0, false
	}
	start, end = o.OperandRange(op, i)
	return start, end, true
}

var _ ir.Grouped = (*Op)(nil)

// ConstantOp is the full name of the operation that makes constants of the
// dialect, or "".
func (d *Dialect) ConstantOp() string { return d.Constant }

// BranchOp is the full name of the operation that goes to a block, or "". It
// implements ir.BranchDialect.
func (d *Dialect) BranchOp() string { return d.Branch }

var _ ir.BranchDialect = (*Dialect)(nil)
