package scf

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: []rewrite.Pattern{
			{Name: "execute-once", Root: "scf.execute_region", Match: executeOnce},
			{Name: "if-results", Root: "scf.if", Match: ifResults},
			{Name: "if-known-results", Root: "scf.if", Match: ifKnownResults},
			{Name: "if-constant", Root: "scf.if", Match: ifConstant},
			{Name: "condition-in-branches", Root: "scf.if", Match: conditionInBranches},
			{Name: "empty-else", Root: "scf.if", Match: emptyElse},
			{Name: "ifs-of-one-condition", Root: "scf.if", Match: ifsOfOneCondition},
			{Name: "loop-without-rounds", Root: "scf.for", Match: loopWithoutRounds},
			{Name: "loop-of-one-round", Root: "scf.for", Match: loopOfOneRound},
			{Name: "loop-unchanged-values", Root: "scf.for", Match: unchangedValues},
			{Name: "parallel-of-one-round", Root: "scf.parallel", Match: parallelOfOneRound},
			{Name: "parallel-nest", Root: "scf.parallel", Match: parallelNest},
			{Name: "while-condition", Root: "scf.while", Match: whileCondition},
		},
		Builds: []string{"std"},
	}
}

// inline puts what is in a region of one block in the place of op; values stand
// for the arguments.
func inline(op *ir.Operation, r *ir.Region, rw *rewrite.Rewriter, values ...*ir.Value) {
	terminator := r.Entry().Last()
	rw.InlineBlock(r.Entry(), op, values...)
	rw.ReplaceOp(op, terminator.Operands()...)
	rw.EraseOp(terminator)
}

// yields reports whether a region is one block that ends by handing values on.
func yields(r *ir.Region) bool {
	return r.HasOneBlock() && !r.Entry().Empty() && r.Entry().Last().Is("scf.yield")
}

// executeOnce: a region of one block is executed where it stands.
func executeOnce(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if !yields(op.Region(0)) {
		return rw.MatchFailure("it has several blocks")
	}
	inline(op, op.Region(0), rw)
	return rw.Success()
}

// ifConstant: a condition that is known decides.
func ifConstant(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	condition, ok := rewrite.ConstantOf(op.Operand(0)).(*ir.IntegerAttr)
	if !ok {
		return rw.MatchFailure("the condition is not known")
	}
	taken := op.Region(0)
	if condition.Value().IsZero() {
		taken = op.Region(1)
	}
	if taken.Empty() && op.NumResults() == 0 {
		rw.EraseOp(op)
		return rw.Success()
	}
	if !yields(taken) {
		return rw.MatchFailure("the branch is no single block")
	}
	inline(op, taken, rw)
	return rw.Success()
}

// emptyElse: a branch that does nothing is left out.
func emptyElse(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	other := op.Region(1)
	if op.NumResults() > 0 || !yields(other) || other.Entry().First() != other.Entry().Last() {
		return rw.MatchFailure("the second branch is of use")
	}
	rw.Update(op, func() { other.Clear() })
	return rw.Success()
}

// conditionInBranches: in each branch the condition is known.
func conditionInBranches(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	var known [2]*ir.Value // made when needed: false, true
	inside := func(yield func(*ir.Operation) bool) {
		ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
			if !yield(o) {
				return ir.Interrupt
			}
			return ir.Advance
		})
	}
	changed := rw.ReplaceUsesAmong(op.Operand(0), inside, func(user *ir.Operation) *ir.Value {
		holds, ok := branchAround(op, user)
		if !ok {
			return nil
		}
		if known[holds] == nil {
			known[holds] = truth(rw, holds == 1)
		}
		return known[holds]
	})
	if !changed {
		return rw.MatchFailure("no branch uses the condition")
	}
	return rw.Success()
}

func truth(rw *rewrite.Rewriter, holds bool) *ir.Value {
	ctx := rw.Context()
	return rw.Create(&ir.OperationState{
		Name: ctx.OpName("std.constant"), Results: []ir.Type{ctx.I1()},
		Attrs: []ir.NamedAttr{{Name: rewrite.ConstantAttr, Value: ctx.BoolAttr(holds)}},
	}).Result(0)
}

// branchAround tells in which branch of op another operation is: 1 for the first.
func branchAround(op, inner *ir.Operation) (int, bool) {
	for r := inner.ParentRegion(); r != nil; r = r.Op().ParentRegion() {
		if r.Op() == op {
			return 1 - r.Index(), true
		}
	}
	return 0, false
}

// ifResults: results without uses are removed; where the branches do nothing but
// yield, those that come from outside are selected.
func ifResults(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if op.NumResults() == 0 || !yields(op.Region(0)) || !yields(op.Region(1)) {
		return rw.MatchFailure("it has no results")
	}
	yes, no := op.Region(0).Entry().Last(), op.Region(1).Entry().Last()
	if yes.NumOperands() != op.NumResults() || no.NumOperands() != op.NumResults() {
		return rw.MatchFailure("its branches give other results")
	}
	onlyYields := op.Region(0).Entry().First() == yes && op.Region(1).Entry().First() == no
	values := make([]*ir.Value, op.NumResults())
	var kept []int
	for i := range op.NumResults() {
		switch {
		case !op.Result(i).HasUses():
		case onlyYields && isOutside(yes.Operand(i), op) && isOutside(no.Operand(i), op):
			values[i] = choice(rw, op.Operand(0), yes.Operand(i), no.Operand(i))
		default:
			kept = append(kept, i)
		}
	}
	if len(kept) == op.NumResults() {
		return rw.MatchFailure("every result depends on what is inside")
	}
	keepResults(op, kept, values, rw)
	return rw.Success()
}

// isOutside reports whether a value is defined outside of an operation.
func isOutside(v *ir.Value, op *ir.Operation) bool {
	for r := v.Region(); r != nil; r = r.Op().ParentRegion() {
		if r.Op() == op {
			return false
		}
	}
	return true
}

func choice(rw *rewrite.Rewriter, condition, yes, no *ir.Value) *ir.Value {
	if yes == no {
		return yes
	}
	return rw.Create(&ir.OperationState{
		Name: rw.Context().OpName("std.select"), Operands: []*ir.Value{condition, yes, no},
		Results: []ir.Type{yes.Type()},
	}).Result(0)
}

// keepResults replaces a conditional by one with the results that are kept; other
// values replace the rest, nil where it has no uses.
func keepResults(op *ir.Operation, kept []int, values []*ir.Value, rw *rewrite.Rewriter) {
	types := make([]ir.Type, len(kept))
	for i, at := range kept {
		types[i] = op.ResultType(at)
	}
	fresh := rw.Create(&ir.OperationState{
		Name: op.Name(), Operands: op.Operands(), Results: types, Attrs: op.Attrs(), Regions: op.NumRegions(),
	})
	for i := range op.NumRegions() {
		rw.MoveRegion(op.Region(i), fresh.Region(i), nil)
		terminator := fresh.Region(i).Entry().Last()
		left := make([]*ir.Value, len(kept))
		for j, at := range kept {
			left[j] = terminator.Operand(at)
		}
		rw.Update(terminator, func() { terminator.SetOperands(left) })
	}
	for i, at := range kept {
		values[at] = fresh.Result(i)
	}
	for i, v := range values {
		if v != nil {
			rw.ReplaceUses(op.Result(i), v)
		}
	}
	rw.EraseOp(op)
}

// bounds are the constants of a loop.
func bounds(op *ir.Operation) (lower, upper, step int64, ok bool) {
	var all [3]int64
	for i := range all {
		a, isConstant := rewrite.ConstantOf(op.Operand(i)).(*ir.IntegerAttr)
		if !isConstant {
			return 0, 0, 0, false
		}
		n, fits := a.Int()
		if !fits {
			return 0, 0, 0, false
		}
		all[i] = n
	}
	return all[0], all[1], all[2], true
}

// loopWithoutRounds: a loop that ends before it begins hands its operands on.
func loopWithoutRounds(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	same := op.Operand(0) == op.Operand(1)
	if lower, upper, _, ok := bounds(op); !same && (!ok || lower < upper) {
		return rw.MatchFailure("it may have a round")
	}
	rw.ReplaceOp(op, op.OperandRange(3, op.NumOperands())...)
	return rw.Success()
}

// loopOfOneRound: a loop whose first round is the last one is what is inside.
func loopOfOneRound(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	lower, upper, step, ok := bounds(op)
	if !ok || lower >= upper || step <= 0 || uint64(upper)-uint64(lower) > uint64(step) || !yields(op.Region(0)) {
		return rw.MatchFailure("it may have several rounds")
	}
	values := append([]*ir.Value{op.Operand(0)}, op.OperandRange(3, op.NumOperands())...)
	inline(op, op.Region(0), rw, values...)
	return rw.Success()
}
