package rewrite

import "github.com/mlirc/mlirc/core/ir"

// fold folds an operation in place or away; gone says that there is nothing left
// to do with it.
func (g *greedy) fold(op *ir.Operation) (gone, changed bool) {
	f := op.Traits()
	if f.ConstantLike {
		return g.foldConstant(op)
	}
	if f.Commutative && op.NumOperands() >= 2 {
		changed = constantsToTheRight(op)
	}
	results, ok := g.folder.Fold(op)
	if !ok {
		return false, changed
	}
	values, ok := g.foldValues(op, results)
	if !ok {
		return false, changed
	}
	g.replace(op, values)
	return true, true
}

// foldValues makes values of what folding found; false when a type does not fit
// or a constant cannot be made.
func (g *greedy) foldValues(op *ir.Operation, results []FoldResult) ([]*ir.Value, bool) {
	g.values = g.values[:0]
	for i, r := range results {
		t := op.Result(i).Type()
		if r.Value != nil {
			if r.Value.Type() != t || r.Value == op.Result(i) {
				return nil, false
			}
			g.values = append(g.values, r.Value)
			continue
		}
		c := g.constants.materialized(op, r.Attr, t)
		if c == nil {
			return nil, false
		}
		g.values = append(g.values, c.Result(0))
	}
	return g.values, true
}

func (g *greedy) replace(op *ir.Operation, values []*ir.Value) {
	g.pushOperands(op)
	g.pushUsers(op)
	for i, v := range values {
		op.Result(i).ReplaceAllUsesWith(v)
	}
	g.rw.EraseOp(op)
}

// foldConstant moves a constant to the start of where it can be seen, or
// replaces it by an equal one that is there.
func (g *greedy) foldConstant(op *ir.Operation) (gone, changed bool) {
	value := op.Attr(ConstantAttr)
	if value == nil || op.NumResults() != 1 || g.constants.owns(op) {
		return false, false
	}
	// One with more attributes is left where it is, and a plain one made.
	old := op
	if len(op.Attrs()) > 1 {
		old = nil
	}
	c := g.constants.find(op, op.Name(), value, op.Result(0).Type(), old)
	if c == nil {
		return false, false
	}
	if c != op {
		g.replace(op, []*ir.Value{c.Result(0)})
		return true, true
	}
	g.moved = true
	g.pushUsers(op)
	return true, false
}

// constantsToTheRight moves the constant operands of a commutative operation
// behind the others.
func constantsToTheRight(op *ir.Operation) bool {
	n := op.NumOperands()
	seen, inOrder := false, true
	for i := range n {
		isConstant := ConstantOf(op.Operand(i)) != nil
		inOrder = inOrder && (isConstant || !seen)
		seen = seen || isConstant
	}
	if inOrder {
		return false
	}
	values := make([]*ir.Value, 0, n)
	for _, wanted := range [...]bool{false, true} {
		for i := range n {
			if v := op.Operand(i); (ConstantOf(v) != nil) == wanted {
				values = append(values, v)
			}
		}
	}
	op.SetOperands(values)
	return true
}
