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
		rewrite.On("merge-only-successor", mergeOnlySuccessor),
		rewrite.On("branch-through", branchThrough[Br]),
		rewrite.On("branch-on-constant", branchOnConstant),
		rewrite.On("branch-through", branchThrough[CondBr]),
		rewrite.On("branch-to-same", branchToSame),
		rewrite.On("branch-on-known", branchOnKnown),
		rewrite.On("condition-in-successors", conditionInSuccessors),
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
	if first == nil {
		return e, false
	}
	branch, ok := AsBr(first)
	if !ok || branch.Dest() == e.to {
		return e, false
	}
	for _, a := range e.to.Args() {
		for use := range a.Uses() {
			if use.Owner() != first {
				return e, false
			}
		}
	}
	values := slices.Clone(branch.DestOperands())
	for i, v := range values {
		if v.IsBlockArg() && v.Block() == e.to {
			values[i] = e.values[v.Index()]
		}
	}
	return edge{branch.Dest(), values}, true
}

// A branch is the view of a branch of the dialect.
type branch interface {
	ir.View
	// edges are the ways out of its block: the default of a switch comes first.
	edges() []edge
	// along makes a branch before it, like it, with other edges.
	along(edges []edge, rw *rewrite.Rewriter)
}

// edgesOf lists the ways out of a block; false when a successor takes other operands than it
// is given.
func edgesOf[V branch](op V) ([]edge, bool) {
	edges := op.edges()
	for _, e := range edges {
		if len(e.values) != e.to.NumArgs() {
			return nil, false
		}
	}
	return edges, true
}

const unknownEdges = "it is not known which operands its successors take"

func (o Br) edges() []edge { return []edge{{o.Dest(), o.DestOperands()}} }

func (o Br) along(edges []edge, rw *rewrite.Rewriter) {
	NewBr(rw.Builder, edges[0].values, edges[0].to)
}

func (o CondBr) edges() []edge {
	return []edge{{o.TrueDest(), o.TrueDestOperands()}, {o.FalseDest(), o.FalseDestOperands()}}
}

func (o CondBr) along(edges []edge, rw *rewrite.Rewriter) {
	NewCondBr(rw.Builder, o.Condition(), edges[0].values, edges[1].values, edges[0].to, edges[1].to)
}

// branchThrough: an edge to a block that only branches goes where that goes.
func branchThrough[V branch](op V, rw *rewrite.Rewriter) rewrite.Result {
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
	op.along(edges, rw)
	rw.EraseOp(ir.OperationOf(op))
	return rw.Success()
}

// mergeOnlySuccessor: a block and the only one before it are one.
func mergeOnlySuccessor(op Br, rw *rewrite.Rewriter) rewrite.Result {
	dest, block, values := op.Dest(), op.Op.Block(), op.DestOperands()
	if dest.SinglePred() == nil || dest == block || dest.IsEntry() || dest.NumArgs() != len(values) {
		return rw.MatchFailure("the successor has other predecessors")
	}
	rw.EraseOp(op.Op)
	rw.MergeBlock(dest, block, values...)
	return rw.Success()
}

// jump replaces a branch by one that goes along an edge.
func jump[V branch](op V, e edge, rw *rewrite.Rewriter) rewrite.Result {
	NewBr(rw.Builder, e.values, e.to)
	rw.EraseOp(ir.OperationOf(op))
	return rw.Success()
}

// branchOnConstant: a condition that is known decides.
func branchOnConstant(op CondBr, rw *rewrite.Rewriter) rewrite.Result {
	holds, known := truth(op.Condition())
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
func branchToSame(op CondBr, rw *rewrite.Rewriter) rewrite.Result {
	edges, ok := edgesOf(op)
	if !ok || edges[0].to != edges[1].to {
		return rw.MatchFailure("the successors are different blocks")
	}
	if edges[0].equals(edges[1]) {
		return jump(op, edges[0], rw)
	}
	if comesFromElsewhere(edges[0].to, op.Op) {
		return rw.MatchFailure("the successor has other predecessors")
	}
	merged := edge{to: edges[0].to}
	for i, yes := range edges[0].values {
		no := edges[1].values[i]
		if yes != no {
			yes = NewSelect(rw.Builder, op.Condition(), yes, no).Result()
		}
		merged.values = append(merged.values, yes)
	}
	return jump(op, merged, rw)
}

func comesFromElsewhere(b *ir.Block, op *ir.Operation) bool {
	for use := range b.Preds() {
		if use.Owner() != op {
			return true
		}
	}
	return false
}

// branchOnKnown: a block that is entered along one edge of a branch on the same
// condition knows how that was decided.
func branchOnKnown(op CondBr, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := branchBefore[CondBr](op.Op)
	if !ok || before.Condition() != op.Condition() {
		return rw.MatchFailure("the condition is not that of the predecessor's branch")
	}
	edges, ok := edgesOf(op)
	if !ok {
		return rw.MatchFailure(unknownEdges)
	}
	if before.TrueDest() == op.Op.Block() {
		return jump(op, edges[0], rw)
	}
	return jump(op, edges[1], rw)
}

// branchBefore is the branch by one edge of which alone the block of another is entered, if it
// is of one kind.
func branchBefore[V branch](op *ir.Operation) (V, bool) {
	pred := op.Block().SinglePred()
	if pred == nil || pred.Last() == op {
		var none V
		return none, false
	}
	return ir.As[V](pred.Last())
}

// conditionInSuccessors: in a block that is entered along one edge only, the
// condition of that edge is known.
func conditionInSuccessors(op CondBr, rw *rewrite.Rewriter) rewrite.Result {
	var known [2]*ir.Value // made when needed: false, true
	changed := rw.ReplaceUsesAmong(op.Condition(), op.opsThatKnow(), func(user *ir.Operation) *ir.Value {
		holds, ok := op.decided(user.Block())
		if !ok {
			return nil
		}
		if known[holds] == nil {
			known[holds] = NewConstant(rw.Builder, op.Condition().Type(), rw.Context().BoolAttr(holds == 1)).Result()
		}
		return known[holds]
	})
	if !changed {
		return rw.MatchFailure("no successor uses the condition")
	}
	return rw.Success()
}

// opsThatKnow are the operations of the blocks in which the condition is known.
func (o CondBr) opsThatKnow() iter.Seq[*ir.Operation] {
	return func(yield func(*ir.Operation) bool) {
		for _, b := range [...]*ir.Block{o.TrueDest(), o.FalseDest()} {
			if _, ok := o.decided(b); !ok {
				continue
			}
			for op := range b.Ops() {
				if !yield(op) {
					return
				}
			}
		}
	}
}

// decided is the value of the condition in a block: 0 or 1.
func (o CondBr) decided(b *ir.Block) (int, bool) {
	if b.SinglePred() == nil {
		return 0, false
	}
	switch b {
	case o.TrueDest():
		return 1, true
	case o.FalseDest():
		return 0, true
	}
	return 0, false
}
