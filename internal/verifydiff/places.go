package verifydiff

import "github.com/mlirc/mlirc/core/ir"

// moveToModule moves an operation out of the function, with values of its own.
func moveToModule(m *Mutator, op *ir.Operation) bool {
	top := op.ParentOp()
	if top == nil || op.NumSuccessors() > 0 || op.HasUses() {
		return false
	}
	for top.ParentOp() != nil && top.ParentOp().ParentOp() != nil {
		top = top.ParentOp()
	}
	if top.ParentOp() == nil {
		return false
	}
	op.MoveBefore(top)
	for i := range op.NumOperands() {
		op.SetOperand(i, m.source(op, op.OperandType(i)))
	}
	return true
}

// moveIntoRegion puts an operation into the region of one that is not registered, or
// of a function or module.
func moveIntoRegion(m *Mutator, op *ir.Operation) bool {
	if op.NumSuccessors() > 0 || op.HasUses() {
		return false
	}
	s := &ir.OperationState{Name: m.ctx.OpName(one(m, []string{"test.region", "func", "module"})), Regions: 1}
	if s.Name.String() == "func" {
		s.Attrs = []ir.NamedAttr{
			{Name: ir.SymbolNameAttr, Value: m.ctx.StringAttr("inner")},
			{Name: "type", Value: m.ctx.TypeAttr(m.ctx.FunctionType(nil, nil))},
		}
	}
	outer := ir.BuilderBefore(op).Create(s)
	block := outer.Region(0).AddBlock()
	b := ir.NewBuilder(m.ctx)
	b.SetInsertionPointToEnd(block)
	end := b.Create(&ir.OperationState{Name: m.ctx.OpName(one(m, []string{"test.end", "std.return"}))})
	op.MoveBefore(end)
	if m.chance(2) {
		end.Erase()
	}
	if m.chance(2) {
		return true
	}
	for i := range op.NumOperands() {
		op.SetOperand(i, m.source(op, op.OperandType(i)))
	}
	return true
}

// moveToStart moves an operation before what makes its operands.
func moveToStart(m *Mutator, op *ir.Operation) bool {
	if op.NumOperands() == 0 || op.NumSuccessors() > 0 {
		return false
	}
	def := op.Operand(m.rng.IntN(op.NumOperands())).DefiningOp()
	if def == nil || def == op || def.IsProperAncestor(op) || def.Block() != op.Block() {
		return false
	}
	op.MoveBefore(def)
	return true
}

// twice repeats an operation, its symbol included.
func twice(m *Mutator, op *ir.Operation) bool {
	ir.BuilderBefore(op).Clone(op, ir.NewMapping())
	return true
}

// addBehind puts an operation behind another one.
func addBehind(m *Mutator, op *ir.Operation) bool {
	b := ir.NewBuilder(m.ctx)
	b.SetInsertionPointAfter(op)
	m.someOp(b)
	return true
}
