package std

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/rewrite"
)

// switchPatterns are those of switch.
func switchPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("switch-without-cases", switchWithoutCases),
		rewrite.On("case-like-default", caseLikeDefault),
		rewrite.On("switch-on-constant", switchOnConstant),
		rewrite.On("branch-through", branchThrough[Switch]),
		rewrite.On("switch-on-known", switchOnKnown),
		rewrite.On("case-ruled-out", caseRuledOut),
	}
}

func (o Switch) edges() []edge {
	edges := []edge{{o.DefaultDestination(), o.DefaultOperands()}}
	for i, values := range o.CaseOperandsLists() {
		edges = append(edges, edge{o.CaseDestinations()[i], values})
	}
	return edges
}

func (o Switch) along(edges []edge, rw *rewrite.Rewriter) { newSwitch(rw, o, o.flags(), edges) }

// flags are those of the cases.
func (o Switch) flags() []num.Int {
	a, ok := o.CaseValuesAttr().(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	values := make([]num.Int, a.Len())
	for i := range values {
		values[i] = a.Int(i)
	}
	return values
}

// partsOf are the flags of the cases and the edges, the default one first.
func partsOf(op Switch) ([]num.Int, []edge, bool) {
	edges, ok := edgesOf(op)
	values := op.flags()
	return values, edges, ok && len(values) == len(edges)-1
}

// newSwitch makes a switch like op before it with other cases.
func newSwitch(rw *rewrite.Rewriter, op Switch, values []num.Int, edges []edge) {
	flag := op.Flag()
	operands := make([][]*ir.Value, len(values))
	blocks := make([]*ir.Block, len(values))
	var data []byte
	for i, v := range values {
		operands[i], blocks[i] = edges[i+1].values, edges[i+1].to
		data = ir.AppendElement(data, rw.Context().IntegerAttr(flag.Type(), v))
	}
	var attrs []ir.NamedAttr
	if len(values) > 0 {
		shape := rw.Context().VectorType([]int64{int64(len(values))}, flag.Type())
		attrs = append(attrs, ir.NamedAttr{Name: "case_values", Value: rw.Context().DenseElementsAttr(shape, data, false)})
	}
	NewSwitch(rw.Builder, flag, edges[0].values, operands, edges[0].to, blocks, attrs...)
}

// switchWithoutCases: the default alone needs no flag.
func switchWithoutCases(op Switch, rw *rewrite.Rewriter) rewrite.Result {
	edges, ok := edgesOf(op)
	if !ok || len(edges) > 1 {
		return rw.MatchFailure("it has cases")
	}
	return jump(op, edges[0], rw)
}

// keepCases makes a switch of the cases for which keep is true, or fails to match.
func keepCases(op Switch, rw *rewrite.Rewriter, keep func(value num.Int, e edge, byDefault edge) bool) rewrite.Result {
	values, edges, ok := partsOf(op)
	if !ok {
		return rw.MatchFailure(unknownEdges)
	}
	var left []num.Int
	ways := edges[:1:1]
	for i, v := range values {
		if keep(v, edges[i+1], edges[0]) {
			left = append(left, v)
			ways = append(ways, edges[i+1])
		}
	}
	if len(left) == len(values) {
		return rw.MatchFailure("no case is redundant")
	}
	newSwitch(rw, op, left, ways)
	rw.EraseOp(op.Op)
	return rw.Success()
}

// caseLikeDefault: a case that does as the default does is none.
func caseLikeDefault(op Switch, rw *rewrite.Rewriter) rewrite.Result {
	return keepCases(op, rw, func(_ num.Int, e, byDefault edge) bool { return !e.equals(byDefault) })
}

// taken is the edge that a flag decides for: of equal cases the first.
func taken(flag num.Int, values []num.Int, edges []edge) edge {
	for i, v := range values {
		if v.Equal(flag) {
			return edges[i+1]
		}
	}
	return edges[0]
}

// switchOnConstant: a flag that is known decides.
func switchOnConstant(op Switch, rw *rewrite.Rewriter) rewrite.Result {
	flag, known := constantInt(op.Flag())
	values, edges, ok := partsOf(op)
	if !known || !ok {
		return rw.MatchFailure("the flag is unknown")
	}
	return jump(op, taken(flag, values, edges), rw)
}

// switchBefore is the switch on the same flag by one edge of which alone the block of another
// is entered.
func switchBefore(op Switch) (Switch, bool) {
	before, ok := branchBefore[Switch](op.Op)
	return before, ok && before.Flag() == op.Flag()
}

// switchOnKnown: in the block of a case the flag is known.
func switchOnKnown(op Switch, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := switchBefore(op)
	if !ok || before.DefaultDestination() == op.Op.Block() {
		return rw.MatchFailure("the flag is not that of the predecessor's switch")
	}
	flags, ways, ok := partsOf(before)
	values, edges, alsoOK := partsOf(op)
	if !ok || !alsoOK {
		return rw.MatchFailure(unknownEdges)
	}
	for i, flag := range flags {
		if ways[i+1].to == op.Op.Block() {
			return jump(op, taken(flag, values, edges), rw)
		}
	}
	panic("BUG: a predecessor does not lead to the block")
}

// caseRuledOut: in the block of a default the flag is none of the cases.
func caseRuledOut(op Switch, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := switchBefore(op)
	if !ok || before.DefaultDestination() != op.Op.Block() {
		return rw.MatchFailure("the block is not a default of a switch on the same flag")
	}
	ruledOut := before.flags()
	return keepCases(op, rw, func(value num.Int, _, _ edge) bool {
		for _, v := range ruledOut {
			if v.Equal(value) {
				return false
			}
		}
		return true
	})
}
