package transforms

import "github.com/mlirc/mlirc/core/ir"

// copyBody splits the block of a call behind it and copies a body in between. It
// returns the first block of the copy and the one behind its last, which goes on
// after the call.
func copyBody(build *ir.Builder, call *ir.Operation, body *ir.Region) (first, end *ir.Block) {
	before := call.Block()
	region := before.Region()
	end = splitBehind(call)
	last := region.Last()
	build.CloneRegionInto(body, region, ir.NewMapping())
	first = last.Next()
	for b := first; b != nil; {
		next := b.Next()
		calledFrom(b, body.Op(), call.Loc())
		b.Remove()
		region.InsertBefore(b, end)
		b = next
	}
	return first, end
}

func splitBehind(op *ir.Operation) *ir.Block {
	if op.Next() != nil {
		return op.Block().Split(op.Next())
	}
	rest := ir.NewBlock()
	op.Block().Region().InsertAfter(rest, op.Block())
	return rest
}

// calledFrom makes the locations of what is in a block those of a call. They say which function
// was called if its own location has its name.
func calledFrom(b *ir.Block, callee *ir.Operation, caller ir.Location) {
	ctx := caller.Context()
	if caller == ir.Location(ctx.UnknownLoc()) {
		return
	}
	name, place, named := callee.FunctionName()
	for op := range b.Ops() {
		ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
			loc := o.Loc()
			if named {
				loc = ctx.InFunctionLoc(loc, name, place)
			}
			o.SetLoc(ctx.CallSiteLoc(loc, caller))
			return ir.Advance
		})
	}
}

// joinBody connects a copied body with what is before and behind a call, whose
// results it replaces.
func joinBody(build *ir.Builder, call *ir.Operation, first, end *ir.Block) {
	for i, v := range call.AllOperands() {
		first.Arg(i).ReplaceAllUsesWith(v)
	}
	if first.Next() == end {
		t := first.Last()
		for i, v := range call.AllResults() {
			v.ReplaceAllUsesWith(t.Operand(i))
		}
		t.Erase()
		if end.First() != nil {
			first.SpliceBefore(end.First(), nil)
		}
		end.Erase()
	} else {
		for _, v := range call.AllResults() {
			v.ReplaceAllUsesWith(end.AddArg(v.Type(), nil))
		}
		for b := first; b != end; b = b.Next() {
			leaveTo(build, b.Last(), end)
		}
	}
	call.Block().SpliceBefore(first.First(), nil)
	first.Erase()
}

// leaveTo replaces what ends a function by a branch.
func leaveTo(build *ir.Builder, t *ir.Operation, end *ir.Block) {
	if !t.Traits().ReturnLike {
		return
	}
	build.SetInsertionPoint(t)
	build.Create(&ir.OperationState{
		Name: t.Context().OpName(branchOf(t)), Loc: t.Loc(), Operands: t.Operands(), Successors: []*ir.Block{end},
	})
	t.Erase()
	build.ClearInsertionPoint()
}

// branchOf names the branch of the dialect of an operation, or is "".
func branchOf(t *ir.Operation) string {
	d, ok := t.Context().Dialect(t.Name().Dialect()).(ir.BranchDialect)
	if !ok {
		return ""
	}
	return d.BranchOp()
}
