package scf

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: []rewrite.Pattern{
			rewrite.On("execute-once", executeOnce),
			rewrite.On("execute-in-function", executeInFunction),
			rewrite.On("if-results", ifResults),
			rewrite.On("if-known-results", ifKnownResults),
			rewrite.On("if-constant", ifConstant),
			rewrite.On("condition-in-branches", conditionInBranches),
			rewrite.On("switch-constant", switchConstant),
			rewrite.On("switch-without-cases", switchWithoutCases),
			rewrite.On("empty-else", emptyElse),
			rewrite.On("ifs-of-one-condition", ifsOfOneCondition),
			rewrite.On("loop-without-iterations", loopWithoutIterations),
			rewrite.On("loop-of-one-iteration", loopOfOneIteration),
			rewrite.On("loop-unchanged-values", unchangedValues),
			rewrite.On("loop-of-casts", castValues),
			rewrite.On("parallel-without-iterations", parallelWithoutIterations),
			rewrite.On("parallel-of-one-iteration", parallelOfOneIteration),
			rewrite.On("parallel-nest", parallelNest),
			rewrite.On("while-condition", whileCondition),
			rewrite.On("forall-constant-bounds", forallConstantBounds),
			rewrite.On("forall-without-iterations", forallWithoutIterations),
			rewrite.On("forall-of-one-iteration", forallOfOneIteration),
			rewrite.On("forall-unused-outputs", forallUnusedOutputs),
			rewrite.On("dim-of-forall", dimOfForall),
		},
		Builds: []string{"std", "tensor"},
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

// yieldOf is the end of a region of one block that hands values on; false when it is another
// region.
func yieldOf(r *ir.Region) (Yield, bool) {
	if !r.HasOneBlock() || r.Entry().Empty() {
		return Yield{}, false
	}
	return AsYield(r.Entry().Last())
}

// executeOnce: a region of one block is executed where it stands.
func executeOnce(op ExecuteRegion, rw *rewrite.Rewriter) rewrite.Result {
	if _, ok := yieldOf(op.Region()); !ok {
		return rw.MatchFailure("it has several blocks")
	}
	if op.NoInline() {
		return rw.MatchFailure(keptApart)
	}
	inline(op.Op, op.Region(), rw)
	return rw.Success()
}

// keptApart is why the region of an operation with `no_inline` stays one.
const keptApart = "it says that it is not to be inlined"

// executeInFunction: blocks that are executed in the body of a function are blocks of it.
func executeInFunction(op ExecuteRegion, rw *rewrite.Rewriter) rewrite.Result {
	if parent := op.Op.ParentOp(); parent == nil || !parent.Traits().FunctionLike {
		return rw.MatchFailure("it does not stand in the body of a function")
	}
	if op.NoInline() {
		return rw.MatchFailure(keptApart)
	}
	before := op.Op.Block()
	rest := rw.SplitBlock(op.Op)
	values := make([]*ir.Value, len(op.Results()))
	for i, r := range op.Results() {
		values[i] = rest.AddArg(r.Type(), op.Op.Loc())
	}
	entry := op.Region().Entry()
	for block := range op.Region().Blocks() {
		yield, ok := AsYield(block.Last())
		if !ok {
			continue
		}
		rw.SetInsertionPoint(yield.Op)
		rw.SetLoc(yield.Op.Loc())
		std.NewBr(rw.Builder, yield.Results(), rest)
		rw.EraseOp(yield.Op)
	}
	rw.MoveRegion(op.Region(), before.Region(), rest)
	rw.SetLoc(op.Op.Loc())
	rw.SetInsertionPointToEnd(before)
	std.NewBr(rw.Builder, nil, entry)
	rw.ReplaceOp(op.Op, values...)
	return rw.Success()
}

// ifConstant: a condition that is known decides.
func ifConstant(op If, rw *rewrite.Rewriter) rewrite.Result {
	condition, ok := rewrite.ConstantOf(op.Condition()).(*ir.IntegerAttr)
	if !ok {
		return rw.MatchFailure("the condition is not known")
	}
	taken := op.ThenRegion()
	if condition.Value().IsZero() {
		taken = op.ElseRegion()
	}
	if taken.Empty() && len(op.Results()) == 0 {
		rw.EraseOp(op.Op)
		return rw.Success()
	}
	if _, ok := yieldOf(taken); !ok {
		return rw.MatchFailure("the branch is no single block")
	}
	inline(op.Op, taken, rw)
	return rw.Success()
}

// switchConstant: an argument that is known decides.
func switchConstant(op IndexSwitch, rw *rewrite.Rewriter) rewrite.Result {
	arg, ok := rewrite.ConstantOf(op.Arg()).(*ir.IntegerAttr)
	if !ok {
		return rw.MatchFailure("the argument is not known")
	}
	n, _ := arg.Value().Int64()
	taken := op.DefaultRegion()
	if i := slices.Index(op.Cases(), n); i >= 0 {
		taken = CaseRegion(op, i)
	}
	inline(op.Op, taken, rw)
	return rw.Success()
}

// CaseRegion is the region of case i.
func CaseRegion(op IndexSwitch, i int) *ir.Region { return op.Op.Region(i + 1) }

// switchWithoutCases: the default stands alone.
func switchWithoutCases(op IndexSwitch, rw *rewrite.Rewriter) rewrite.Result {
	if len(op.Cases()) > 0 {
		return rw.MatchFailure("there are cases")
	}
	inline(op.Op, op.DefaultRegion(), rw)
	return rw.Success()
}

// emptyElse: a branch that does nothing is left out.
func emptyElse(op If, rw *rewrite.Rewriter) rewrite.Result {
	yield, ok := yieldOf(op.ElseRegion())
	if len(op.Results()) > 0 || !ok || op.ElseRegion().Entry().First() != yield.Op {
		return rw.MatchFailure("the second branch is of use")
	}
	rw.Update(op.Op, func() { op.ElseRegion().Clear() })
	return rw.Success()
}

// conditionInBranches: in each branch the condition is known.
func conditionInBranches(op If, rw *rewrite.Rewriter) rewrite.Result {
	var known [2]*ir.Value // made when needed: false, true
	inside := func(yield func(*ir.Operation) bool) {
		ir.Walk(op.Op, func(o *ir.Operation) ir.WalkResult {
			if !yield(o) {
				return ir.Interrupt
			}
			return ir.Advance
		})
	}
	changed := rw.ReplaceUsesAmong(op.Condition(), inside, func(user *ir.Operation) *ir.Value {
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
	return std.NewConstant(rw.Builder, rw.Context().I1(), rw.Context().BoolAttr(holds)).Result()
}

// branchAround tells in which branch of a conditional an operation is: 1 for the first.
func branchAround(op If, inner *ir.Operation) (int, bool) {
	for r := inner.ParentRegion(); r != nil; r = r.Op().ParentRegion() {
		switch r {
		case op.ThenRegion():
			return 1, true
		case op.ElseRegion():
			return 0, true
		}
	}
	return 0, false
}

// given are what the branches of a conditional with results yield; or why that is not known.
func given(op If) (yes, no []*ir.Value, why string) {
	first, ok := yieldOf(op.ThenRegion())
	second, ok2 := yieldOf(op.ElseRegion())
	if len(op.Results()) == 0 || !ok || !ok2 {
		return nil, nil, "it has no results"
	}
	yes, no = first.Results(), second.Results()
	if len(yes) != len(op.Results()) || len(no) != len(op.Results()) {
		return nil, nil, "its branches give other results"
	}
	return yes, no, ""
}

// ifResults: results without uses are removed; where the branches do nothing but
// yield, those that come from outside are selected.
func ifResults(op If, rw *rewrite.Rewriter) rewrite.Result {
	yes, no, why := given(op)
	if why != "" {
		return rw.MatchFailure(why)
	}
	onlyYields := hasOneOp(op.ThenRegion()) && hasOneOp(op.ElseRegion())
	results := op.Results()
	values := make([]*ir.Value, len(results))
	var kept []int
	for i, result := range results {
		switch {
		case !result.HasUses():
		case onlyYields && isOutside(yes[i], op.Op) && isOutside(no[i], op.Op):
			values[i] = choice(rw, op.Condition(), yes[i], no[i])
		default:
			kept = append(kept, i)
		}
	}
	if len(kept) == len(results) {
		return rw.MatchFailure("every result depends on what is inside")
	}
	keepResults(op, kept, values, rw)
	return rw.Success()
}

func hasOneOp(r *ir.Region) bool { return r.Entry().First() == r.Entry().Last() }

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
	return std.NewSelect(rw.Builder, condition, yes, no).Result()
}

// keepResults replaces a conditional by one with the results that are kept; other
// values replace the rest, nil where it has no uses.
func keepResults(op If, kept []int, values []*ir.Value, rw *rewrite.Rewriter) {
	results := op.Results()
	types := make([]ir.Type, len(kept))
	for i, at := range kept {
		types[i] = results[at].Type()
	}
	fresh := NewIf(rw.Builder, op.Condition(), types, op.Op.Attrs()...)
	for i := range op.Op.NumRegions() {
		into := fresh.Op.Region(i)
		rw.MoveRegion(op.Op.Region(i), into, nil)
		yield, _ := yieldOf(into)
		left := make([]*ir.Value, len(kept))
		for j, at := range kept {
			left[j] = yield.Results()[at]
		}
		rw.Update(yield.Op, func() { yield.Op.SetOperands(left) })
	}
	for i, at := range kept {
		values[at] = fresh.Results()[i]
	}
	for i, v := range values {
		if v != nil {
			rw.ReplaceUses(results[i], v)
		}
	}
	rw.EraseOp(op.Op)
}

// constantRange are the bounds and the step of a loop where they are constant, and compared as signed numbers.
func constantRange(op For) (lower, upper, step int64, ok bool) {
	if op.UnsignedCmp() {
		return 0, 0, 0, false
	}
	lower, ok = rewrite.ConstantInt(op.LowerBound())
	upper, ok2 := rewrite.ConstantInt(op.UpperBound())
	step, ok3 := rewrite.ConstantInt(op.Step())
	return lower, upper, step, ok && ok2 && ok3
}

// loopWithoutIterations: a loop that ends before it begins hands its operands on.
func loopWithoutIterations(op For, rw *rewrite.Rewriter) rewrite.Result {
	same := op.LowerBound() == op.UpperBound()
	if lower, upper, _, ok := constantRange(op); !same && (!ok || lower < upper) {
		return rw.MatchFailure("it may have an iteration")
	}
	rw.ReplaceOp(op.Op, op.InitArgs()...)
	return rw.Success()
}

// loopOfOneIteration: a loop whose first iteration is the last one is what is inside.
func loopOfOneIteration(op For, rw *rewrite.Rewriter) rewrite.Result {
	lower, upper, step, ok := constantRange(op)
	_, yields := yieldOf(op.Region())
	if !ok || lower >= upper || step <= 0 || uint64(upper)-uint64(lower) > uint64(step) || !yields {
		return rw.MatchFailure("it may have several iterations")
	}
	inline(op.Op, op.Region(), rw, append([]*ir.Value{op.LowerBound()}, op.InitArgs()...)...)
	return rw.Success()
}
