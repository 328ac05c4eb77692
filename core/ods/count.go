package ods

import (
	"github.com/mlirc/mlirc/core/ir"
)

// countOfAttr evaluates a count that is a number of a single attribute, which is the
// usual case; false where it is another one, or has no value.
func (o *Op) countOfAttr(op *ir.Operation, e *Expr) (int64, bool) {
	if e.OfAttr == nil {
		return 0, false
	}
	return e.OfAttr(op.Attr(o.Attributes[e.Args[0].Ref.Index].Name))
}

// evalCount evaluates the count of a group, which may read attributes, and operands of
// the groups whose sizes are given. That it reads nothing else, package check sees to.
func (o *Op) evalCount(op *ir.Operation, e *Expr, sizes []int) (int64, bool) {
	if e.Op == ExprLength {
		return e.Eval(attrEnv{op, o})
	}
	return e.Eval(countEnv{attrEnv: attrEnv{op, o}, sizes: sizes})
}

// attrEnv knows the attributes of an operation only.
type attrEnv struct {
	op  *ir.Operation
	def *Op
}

var _ Env = attrEnv{}

// Context is that of the operation.
func (e attrEnv) Context() *ir.Context { return e.op.Context() }

// Attr is the value of the declared attribute i, or nil.
func (e attrEnv) Attr(i int) ir.Attribute { return e.op.Attr(e.def.Attributes[i].Name) }

// Types is nil.
func (e attrEnv) Types(Ref) []ir.Type { return nil }

// Values is nil.
func (e attrEnv) Values(int) []*ir.Value { return nil }

// Count is 0.
func (e attrEnv) Count(Ref) int { return 0 }

// countEnv knows the attributes, and the operands of the first groups, whose
// sizes are known, -1 where one is open.
type countEnv struct {
	attrEnv
	sizes []int
}

var _ Env = countEnv{}

func (e countEnv) rangeOf(r Ref) (start, end int) {
	if r.Kind != RefOperand || r.Index >= len(e.sizes) {
		return 0, 0
	}
	for _, n := range e.sizes[:r.Index] {
		start += max(n, 0)
	}
	return clampRange(start, start+e.sizes[r.Index], e.op.NumOperands())
}

// Types are those of a group of operands.
func (e countEnv) Types(r Ref) []ir.Type {
	var types []ir.Type
	for i, end := e.rangeOf(r); i < end; i++ {
		types = append(types, e.op.Operand(i).Type())
	}
	return types
}

// Values are those of a group of operands.
func (e countEnv) Values(i int) []*ir.Value {
	return e.op.OperandRange(e.rangeOf(Ref{Kind: RefOperand, Index: i}))
}

// Count is the number of operands in a group.
func (e countEnv) Count(r Ref) int {
	start, end := e.rangeOf(r)
	return end - start
}

func clampRange(start, end, n int) (int, int) {
	start = min(max(start, 0), n)
	return start, min(max(end, start), n)
}
