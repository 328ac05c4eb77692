package loops

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// Promote puts what a loop of exactly one iteration does in its place. It reports whether
// it did.
func Promote(loop affine.For) bool {
	n, ok := loop.ConstantTripCount()
	if !ok || n != 1 || len(loop.Lower().Map.Results) != 1 {
		return false
	}
	if iv := loop.InductionVar(); iv.HasUses() {
		iv.ReplaceAllUsesWith(firstCount(loop))
	}
	for i, arg := range loop.IterArgs() {
		arg.ReplaceAllUsesWith(loop.Init()[i])
	}
	body, yield := loop.Body(), loop.Yield()
	loop.Op.ReplaceAllUsesWith(yield.Operands())
	yield.Erase()
	if !body.Empty() {
		loop.Op.Block().SpliceBefore(body.First(), loop.Op)
	}
	loop.Op.Erase()
	return true
}

// firstCount makes the value with which a loop begins to count.
func firstCount(loop affine.For) *ir.Value {
	lower := loop.Lower()
	if n, ok := lower.Map.SingleConstant(); ok {
		return constantAtTop(loop.Op, n)
	}
	if lower.Map.IsIdentity() && lower.Map.NumSymbols == 0 {
		return lower.Operands[0]
	}
	b := ir.BuilderBefore(loop.Op)
	return affine.NewApply(b, lower.Operands, lower.Map).Op.Result(0)
}

// constantAtTop makes a constant at the beginning of the function around op.
func constantAtTop(op *ir.Operation, n int64) *ir.Value {
	r := op.ParentRegion()
	for !r.Op().Traits().FunctionLike && !r.Op().Traits().Isolated {
		r = r.Op().ParentRegion()
	}
	b := ir.NewBuilder(op.Context())
	b.SetLoc(op.Loc())
	b.SetInsertionPointToStart(r.Entry())
	return std.NewConstant(b, op.Context().IndexType(), op.Context().IndexAttr(n)).Op.Result(0)
}
