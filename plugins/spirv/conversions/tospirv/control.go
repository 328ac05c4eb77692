package tospirv

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// control are the patterns for structured control flow.
func (l *Lowering) control() []convert.Pattern {
	return []convert.Pattern{l.loop(), l.conditional(), l.whileLoop()}
}

// variables makes a variable for each result of an operation, since what is computed in a
// region is not seen behind it.
func (l *Lowering) variables(m convert.Match, types []ir.Type) []*ir.Value {
	list := make([]*ir.Value, len(types))
	for i, t := range types {
		list[i] = spirv.NewVariable(m.Builder, nil, spirv.PtrTo(l.ctx, t, spirv.StorageClassFunction), spirv.StorageClassFunction).Pointer()
	}
	return list
}

// loads makes the values of variables, the last one first.
func loads(m convert.Match, variables []*ir.Value) []*ir.Value {
	values := make([]*ir.Value, len(variables))
	for i, v := range slices.Backward(variables) {
		values[i] = spirv.NewLoad(m.Builder, v).Value()
	}
	return values
}

// results are the types that the results of the operation become.
func results(m convert.Match, op *ir.Operation) ([]ir.Type, string) {
	types := make([]ir.Type, op.NumResults())
	for i := range types {
		var why string
		if types[i], why = m.Convert(op.ResultType(i)); why != "" {
			return nil, why
		}
		if spirv.IsPtr(types[i]) {
			return nil, "a pointer cannot be a result, which is a variable in SPIR-V"
		}
	}
	return types, ""
}

// all are what the operands of an operation that is converted together with the matched one
// have become.
func all(m convert.Match, op *ir.Operation) []*ir.Value {
	var list []*ir.Value
	for _, v := range op.AllOperands() {
		list = append(list, m.Converted(op, v)...)
	}
	return list
}

// loop makes a loop whose header tests the induction variable, and whose body is what goes
// on with the next one, too.
func (l *Lowering) loop() convert.Pattern {
	return convert.On("scf.for to spv.mlir.loop", func(op scf.For, m convert.Match) convert.Result {
		types, why := results(m, op.Op)
		if why != "" {
			return m.MatchFailure(why)
		}
		body := op.Region().Entry()
		b, inits := m.Builder, m.Operands(op.InitArgs())
		lower, upper, step := m.Operand(op.LowerBound()), m.Operand(op.UpperBound()), m.Operand(op.Step())
		if step.Type() != l.i32 {
			return m.MatchFailure("an induction variable is an index, or an integer of 32 bits")
		}
		variables := l.variables(m, types)
		for i, v := range variables { // of a loop without iterations
			spirv.NewStore(b, v, inits[i])
		}
		made := spirv.NewMlirLoop(b, nil)
		behind := b.InsertionPoint()

		region := made.Body()
		entry := b.CreateBlock(region, nil)
		header := b.CreateBlock(region, nil, append([]ir.Type{l.i32}, types...)...)
		merge := b.CreateBlock(region, nil)
		spirv.NewMlirMerge(b, nil)
		yield := body.Terminator()
		next := all(m, yield)
		m.MoveRegion(op.Region(), region, merge)
		b.SetInsertionPoint(yield)
		for i, v := range variables {
			spirv.NewStore(b, v, next[i])
		}
		signature := convert.NewSignature(body.NumArgs())
		for i := range body.NumArgs() {
			signature.Replace(i, header.Arg(i))
		}
		more := spirv.NewIAdd(b, header.Arg(0), step).Result()
		spirv.NewBranch(b, append([]*ir.Value{more}, next...), header)
		m.EraseOp(yield)
		b.SetInsertionPointToEnd(entry)
		spirv.NewBranch(b, append([]*ir.Value{lower}, inits...), header)
		b.SetInsertionPointToEnd(header)
		var less *ir.Value
		if op.UnsignedCmp() {
			less = spirv.NewULessThan(b, header.Arg(0), upper).Result()
		} else {
			less = spirv.NewSLessThan(b, header.Arg(0), upper).Result()
		}
		m.ConvertSignature(body, signature)
		spirv.NewBranchConditional(b, less, nil, nil, body, merge)
		b.RestoreInsertionPoint(behind)
		return m.Replace(loads(m, variables)...)
	})
}

// conditional makes a selection of one region, or two.
func (l *Lowering) conditional() convert.Pattern {
	return convert.On("scf.if to spv.mlir.selection", func(op scf.If, m convert.Match) convert.Result {
		types, why := results(m, op.Op)
		if why != "" {
			return m.MatchFailure(why)
		}
		b := m.Builder
		variables := l.variables(m, types)
		made := spirv.NewMlirSelection(b, nil)
		behind := b.InsertionPoint()
		header := b.CreateBlock(made.Body(), nil)
		merge := b.CreateBlock(made.Body(), nil)
		spirv.NewMlirMerge(b, nil)
		whenTrue := op.ThenRegion().Entry()
		l.branch(m, op.ThenRegion(), made.Body(), merge, variables)
		whenFalse := merge
		if r := op.ElseRegion(); !r.Empty() {
			whenFalse = r.Entry()
			l.branch(m, r, made.Body(), merge, variables)
		}
		b.SetInsertionPointToEnd(header)
		spirv.NewBranchConditional(b, m.Operand(op.Condition()), nil, nil, whenTrue, whenFalse)
		b.RestoreInsertionPoint(behind)
		return m.Replace(loads(m, variables)...)
	})
}

// branch moves a region of a conditional before the block where control merges. What it yields
// is stored.
func (l *Lowering) branch(m convert.Match, from, to *ir.Region, merge *ir.Block, variables []*ir.Value) {
	yield := from.Entry().Terminator()
	values := all(m, yield)
	m.MoveRegion(from, to, merge)
	m.SetInsertionPoint(yield)
	for i, v := range variables {
		spirv.NewStore(m.Builder, v, values[i])
	}
	spirv.NewBranch(m.Builder, nil, merge)
	m.EraseOp(yield)
}

// whileLoop makes a loop whose header is the region that tests, and whose body is the one
// that goes on.
func (l *Lowering) whileLoop() convert.Pattern {
	return convert.On("scf.while to spv.mlir.loop", func(op scf.While, m convert.Match) convert.Result {
		types, why := results(m, op.Op)
		if why != "" {
			return m.MatchFailure(why)
		}
		before, after := op.Before().Entry(), op.After().Entry()
		signature, ok := l.types.Signature(before.ArgTypes())
		if !ok {
			return m.MatchFailure("an argument of the loop has no type in SPIR-V")
		}
		b, inits := m.Builder, m.AllOperands()
		variables := l.variables(m, types)
		made := spirv.NewMlirLoop(b, nil)
		behind := b.InsertionPoint()
		entry := b.CreateBlock(made.Body(), nil)
		merge := b.CreateBlock(made.Body(), nil)
		spirv.NewMlirMerge(b, nil)

		test, yield := before.Terminator(), after.Terminator()
		condition, forwarded := m.Converted(test, test.Operand(0))[0], all(m, test)[1:]
		next := all(m, yield)
		m.MoveRegion(op.Before(), made.Body(), merge)
		m.MoveRegion(op.After(), made.Body(), merge)
		m.ConvertSignature(before, signature)
		b.SetInsertionPoint(test)
		for i, v := range variables {
			spirv.NewStore(b, v, forwarded[i])
		}
		tested := convert.NewSignature(after.NumArgs())
		for i := range after.NumArgs() {
			tested.Replace(i, forwarded[i])
		}
		m.ConvertSignature(after, tested)
		spirv.NewBranchConditional(b, condition, nil, nil, after, merge)
		m.EraseOp(test)
		b.SetInsertionPoint(yield)
		spirv.NewBranch(b, next, before)
		m.EraseOp(yield)
		b.SetInsertionPointToEnd(entry)
		spirv.NewBranch(b, inits, before)
		b.RestoreInsertionPoint(behind)
		return m.Replace(loads(m, variables)...)
	})
}
