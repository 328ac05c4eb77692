package std

import (
	"iter"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// branchPatterns are those of br and cond_br.
func branchPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "merge-only-successor", Root: "std.br", Match: mergeOnlySuccessor},
		{Name: "branch-through", Root: "std.br", Match: branchThrough},
		{Name: "branch-on-constant", Root: "std.cond_br", Match: branchOnConstant},
		{Name: "branch-through", Root: "std.cond_br", Match: branchThrough},
		{Name: "branch-to-same", Root: "std.cond_br", Match: branchToSame},
		{Name: "branch-on-known", Root: "std.cond_br", Match: branchOnKnown},
		{Name: "condition-in-successors", Root: "std.cond_br", Match: conditionInSuccessors},
	}
}

// edge is a way out of a block, with what it takes along.
type edge struct {
	to     *ir.Block
	values []*ir.Value
}

func (e edge) equals(other edge) bool {
	return e.to == other.to && slices.Equal(e.values, other.values)
}

// through is the edge behind a block that only branches on.
func (e edge) through() (edge, bool) {
	first := e.to.First()
	if first == nil || !first.Is("std.br") || first.Successor(0) == e.to {
		return e, false
	}
	for _, a := range e.to.Args() {
		for use := a.FirstUse(); use != nil; use = use.Next() {
			if use.Owner() != first {
				return e, false
			}
		}
	}
	values := first.Operands()
	for i, v := range values {
		if v.IsBlockArg() && v.Block() == e.to {
			values[i] = e.values[v.Index()]
		}
	}
	return edge{first.Successor(0), values}, true
}

// edgesOf lists the ways out of a block that ends with one of the dialect's
// branches, in the order of its successors: the default of a switch comes first.
func edgesOf(op *ir.Operation) ([]edge, bool) {
	edges := make([]edge, op.NumSuccessors())
	for i := range edges {
		start, end, ok := ir.BranchOperands(op, i)
		if !ok || end-start != op.Successor(i).NumArgs() {
			return nil, false
		}
		edges[i] = edge{op.Successor(i), op.OperandRange(start, end)}
	}
	return edges, true
}

const unknownEdges = "it is not known which operands its successors take"

// branchWith makes a branch like op with other edges in its place.
func branchWith(op *ir.Operation, edges []edge, rw *rewrite.Rewriter) {
	switch {
	case op.Is("std.br"):
		NewBr(rw.Builder, edges[0].values, edges[0].to)
	case op.Is("std.cond_br"):
		NewCondBr(rw.Builder, op.Operand(0), edges[0].values, edges[1].values, edges[0].to, edges[1].to)
	default:
		newSwitch(rw, op, caseValues(op), edges)
	}
	rw.EraseOp(op)
}

// branchThrough: an edge to a block that only branches goes where that goes.
func branchThrough(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	edges, ok := edgesOf(op)
	if !ok {
		return rw.MatchFailure(unknownEdges)
	}
	changed := false
	for i := range edges {
		if edges[i], ok = edges[i].through(); ok {
			changed = true
		}
	}
	if !changed {
		return rw.MatchFailure("no successor only branches")
	}
	branchWith(op, edges, rw)
	return rw.Success()
}

// mergeOnlySuccessor: a block and the only one before it are one.
func mergeOnlySuccessor(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	dest, block := op.Successor(0), op.Block()
	if dest.SinglePred() == nil || dest == block || dest.IsEntry() || dest.NumArgs() != op.NumOperands() {
		return rw.MatchFailure("the successor has other predecessors")
	}
	values := op.Operands()
	rw.EraseOp(op)
	rw.MergeBlock(dest, block, values...)
	return rw.Success()
}

// jump replaces a branch by one that goes along an edge.
func jump(op *ir.Operation, e edge, rw *rewrite.Rewriter) rewrite.Result {
	NewBr(rw.Builder, e.values, e.to)
	rw.EraseOp(op)
	return rw.Success()
}

// branchOnConstant: a condition that is known decides.
func branchOnConstant(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	holds, known := truth(op.Operand(0))
	edges, ok := edgesOf(op)
	if !known || !ok {
		return rw.MatchFailure("the condition is unknown")
	}
	if holds {
		return jump(op, edges[0], rw)
	}
	return jump(op, edges[1], rw)
}

// branchToSame: where both edges lead to one block, what differs between them is
// selected. A block that others branch to as well keeps its arguments.
func branchToSame(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	edges, ok := edgesOf(op)
	if !ok || edges[0].to != edges[1].to {
		return rw.MatchFailure("the successors are different blocks")
	}
	if edges[0].equals(edges[1]) {
		return jump(op, edges[0], rw)
	}
	if comesFromElsewhere(edges[0].to, op) {
		return rw.MatchFailure("the successor has other predecessors")
	}
	merged := edge{to: edges[0].to}
	for i, yes := range edges[0].values {
		no := edges[1].values[i]
		if yes != no {
			yes = NewSelect(rw.Builder, op.Operand(0), yes, no).Result()
		}
		merged.values = append(merged.values, yes)
	}
	return jump(op, merged, rw)
}

func comesFromElsewhere(b *ir.Block, op *ir.Operation) bool {
	for use := b.FirstPred(); use != nil; use = use.Next() {
		if use.Owner() != op {
			return true
		}
	}
	return false
}

// branchOnKnown: a block that is entered along one edge of a branch on the same
// condition knows how that was decided.
func branchOnKnown(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before := deciding(op)
	if before == nil {
		return rw.MatchFailure("the condition is not that of the predecessor's branch")
	}
	edges, ok := edgesOf(op)
	if !ok {
		return rw.MatchFailure(unknownEdges)
	}
	if before.Successor(0) == op.Block() {
		return jump(op, edges[0], rw)
	}
	return jump(op, edges[1], rw)
}

// deciding is the branch of op's kind on the same operand by one edge of which
// alone its block is entered, or nil.
func deciding(op *ir.Operation) *ir.Operation {
	pred := op.Block().SinglePred()
	if pred == nil {
		return nil
	}
	before := pred.Last()
	if before.Name() != op.Name() || before == op || before.Operand(0) != op.Operand(0) {
		return nil
	}
	return before
}

// conditionInSuccessors: in a block that is entered along one edge only, the
// condition of that edge is known.
func conditionInSuccessors(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	condition := op.Operand(0)
	var known [2]*ir.Value // made when needed: false, true
	changed := rw.ReplaceUsesAmong(condition, opsThatKnow(op), func(user *ir.Operation) *ir.Value {
		holds, ok := decided(op, user.Block())
		if !ok {
			return nil
		}
		if known[holds] == nil {
			known[holds] = NewConstant(rw.Builder, condition.Type(), rw.Context().BoolAttr(holds == 1)).Result()
		}
		return known[holds]
	})
	if !changed {
		return rw.MatchFailure("no successor uses the condition")
	}
	return rw.Success()
}

// opsThatKnow are the operations of the blocks in which the condition of op is known.
func opsThatKnow(op *ir.Operation) iter.Seq[*ir.Operation] {
	return func(yield func(*ir.Operation) bool) {
		for i := range op.NumSuccessors() {
			b := op.Successor(i)
			if _, ok := decided(op, b); !ok {
				continue
			}
			for o := b.First(); o != nil; o = o.Next() {
				if !yield(o) {
					return
				}
			}
		}
	}
}

// decided is the value of the condition of op in a block: 0 or 1.
func decided(op *ir.Operation, b *ir.Block) (int, bool) {
	if b.SinglePred() == nil {
		return 0, false
	}
	switch b {
	case op.Successor(0):
		return 1, true
	case op.Successor(1):
		return 0, true
	}
	return 0, false
}
