package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// branchConditional converts `spv.BranchConditional` with its weights.
func (l *Lowering) branchConditional() convert.Pattern {
	return convert.On("spv.BranchConditional to llvm.cond_br", func(op spirv.BranchConditional, m convert.Match) convert.Result {
		whenTrue, whenFalse := m.Operands(op.TrueTargetOperands()), m.Operands(op.FalseTargetOperands())
		if !takes(op.TrueTarget(), whenTrue) || !takes(op.FalseTarget(), whenFalse) {
			return m.MatchFailure(strangeBlock)
		}
		attrs := append(l.weights(op.BranchWeights()), loopHintOf(op.Op)...)
		llvm.NewCondBr(m.Builder, m.Operand(op.Condition()), whenTrue, whenFalse, op.TrueTarget(), op.FalseTarget(), attrs...)
		return m.Erase()
	})
}

// branch converts `spv.Branch`.
func (l *Lowering) branch() convert.Pattern {
	return convert.On("spv.Branch to llvm.br", func(op spirv.Branch, m convert.Match) convert.Result {
		operands := m.Operands(op.TargetOperands())
		if !takes(op.Target(), operands) {
			return m.MatchFailure(strangeBlock)
		}
		llvm.NewBr(m.Builder, operands, op.Target(), loopHintOf(op.Op)...)
		return m.Erase()
	})
}

const strangeBlock = "the arguments of a block that it goes to were not converted"

// takes reports whether a block has arguments of the types of values.
func takes(b *ir.Block, values []*ir.Value) bool {
	if b.NumArgs() != len(values) {
		return false
	}
	for i, v := range values {
		if b.Arg(i).Type() != v.Type() {
			return false
		}
	}
	return true
}

// weights are how often a branch goes where.
func (l *Lowering) weights(list []int64) []ir.NamedAttr {
	if list == nil {
		return nil
	}
	return []ir.NamedAttr{{Name: "branch_weights", Value: l.integers(l.ctx.I32(), list)}}
}

// integers is a vector of integers of a type, of which each is as many of the low bits.
func (l *Lowering) integers(t ir.Type, list []int64) ir.Attribute {
	var data []byte
	for _, n := range list {
		data = ir.AppendElement(data, l.ctx.IntAttr(t, n))
	}
	return l.ctx.DenseElementsAttr(l.ctx.VectorType([]int64{int64(len(list))}, t), data, false)
}

// loopHintOf is the hint for the loop that a branch closes.
func loopHintOf(branch *ir.Operation) []ir.NamedAttr {
	if hint := branch.Attr(loopAttr); hint != nil {
		return []ir.NamedAttr{{Name: loopAttr, Value: hint}}
	}
	return nil
}

// loopAttr is metadata of a loop, on the branches that close it.
const loopAttr = "llvm.loop"

// loopHint is what a loop's control says to the optimiser, nil if that is nothing.
func (l *Lowering) loopHint(control spirv.LoopControl) ir.Attribute {
	option := int64(0)
	switch {
	case control&spirv.LoopControlDontUnroll != 0:
		option = int64(llvm.LoopOptionDisableUnroll)
	case control&spirv.LoopControlUnroll != 0:
		option = int64(llvm.LoopOptionEnableUnroll)
	default:
		return nil
	}
	record := l.ctx.ArrayAttr([]ir.Attribute{l.ctx.IntAttr(l.ctx.I32(), option), l.ctx.StringAttr("true")})
	options := l.ctx.DialectAttr(ods.FindAttr(l.ctx, "llvm.loopopts"), nil, l.ctx.ArrayAttr([]ir.Attribute{record}))
	return l.ctx.DictionaryAttr([]ir.NamedAttr{{Name: "options", Value: options}})
}

// selection converts `spv.mlir.selection`: its blocks move into the function.
func (l *Lowering) selection() convert.Pattern {
	return convert.On("spv.mlir.selection to blocks", func(op spirv.MlirSelection, m convert.Match) convert.Result {
		return l.inlineBlocks(m, op.Op, op.Body(), nil)
	})
}

// loop converts `spv.mlir.loop`, and hints the branches that close it.
func (l *Lowering) loop() convert.Pattern {
	return convert.On("spv.mlir.loop to blocks", func(op spirv.MlirLoop, m convert.Match) convert.Result {
		return l.inlineBlocks(m, op.Op, op.Body(), l.loopHint(op.LoopControl()))
	})
}

// inlineBlocks moves the blocks of a selection or loop before what follows it. The entry,
// if nothing else leads there, goes on with the block before. The hint, if there is one, goes
// to the branches back to a loop's header.
func (l *Lowering) inlineBlocks(m convert.Match, op *ir.Operation, body *ir.Region, hint ir.Attribute) convert.Result {
	if body.Empty() {
		return m.Erase()
	}
	for _, t := range op.ResultTypes() {
		if _, why := m.Convert(t); why != "" {
			return m.MatchFailure(why)
		}
	}
	if !m.ConvertRegion(body) {
		return m.MatchFailure("the type of an argument of a block in it cannot be converted")
	}
	hintLoop(body, hint)
	before := op.Block()
	after := m.SplitBlock(op)
	values := leave(m, body, after)
	entry := body.Entry()
	m.MoveRegion(body, before.Region(), after)
	if entry.HasPreds() || entry.NumArgs() > 0 {
		m.SetInsertionPointToEnd(before)
		llvm.NewBr(m.Builder, nil, entry)
	} else {
		m.MergeBlock(entry, before)
	}
	m.ReplaceOpMulti(op, values)
	return m.Success()
}

// leave converts the `spv.mlir.merge` of a selection or loop, which is in the last block, to a
// branch behind it, and returns what its values become.
func leave(m convert.Match, body *ir.Region, after *ir.Block) [][]*ir.Value {
	merge := body.Last().Last()
	m.SetInsertionPoint(merge)
	values := make([][]*ir.Value, merge.NumOperands())
	for i, v := range merge.Operands() {
		values[i] = m.Converted(merge, v)
	}
	llvm.NewBr(m.Builder, nil, after)
	m.EraseOp(merge)
	return values
}

// hintLoop puts a hint on the branches back to a loop's header, which the entry leads to.
func hintLoop(body *ir.Region, hint ir.Attribute) {
	entry := body.Entry()
	if hint == nil || entry.Last() == nil || entry.Last().NumSuccessors() == 0 {
		return
	}
	hintBranches(entry.Next(), entry.Last().Successor(0), hint)
}

// hintBranches puts a hint on the branches to a header from a block and those behind it.
func hintBranches(from, header *ir.Block, hint ir.Attribute) {
	for b := from; b != nil; b = b.Next() {
		last := b.Last()
		if last == nil {
			continue
		}
		for i := range last.NumSuccessors() {
			if last.Successor(i) == header {
				last.SetAttr(loopAttr, hint)
			}
		}
	}
}

// unreachable converts `spv.Unreachable`.
func unreachable() convert.Pattern {
	return convert.On("spv.Unreachable to llvm.unreachable", func(_ spirv.Unreachable, m convert.Match) convert.Result {
		llvm.NewUnreachable(m.Builder)
		return m.Erase()
	})
}

// switches converts `spv.Switch`. A selector that is narrower than 32 bits is extended to these, as the
// literals are.
func (l *Lowering) switches() convert.Pattern {
	return convert.On("spv.Switch to llvm.switch", func(op spirv.Switch, m convert.Match) convert.Result {
		literals := op.Literals()
		if len(literals) != len(op.Targets()) {
			return m.MatchFailuref("there are %d values for %d targets", len(literals), len(op.Targets()))
		}
		defaults := m.Operands(op.DefaultOperands())
		cases := make([][]*ir.Value, len(literals))
		fits := takes(op.DefaultTarget(), defaults)
		for i, args := range op.CaseOperandsLists() {
			cases[i] = m.Operands(args)
			fits = fits && takes(op.Targets()[i], cases[i])
		}
		if !fits {
			return m.MatchFailure(strangeBlock)
		}
		v := m.Operand(op.Selector())
		if width(v.Type()) < 32 {
			v = l.resized(l.at(m), v, l.ctx.I32(), true)
		}
		var attrs []ir.NamedAttr
		if len(literals) > 0 {
			attrs = append(attrs, ir.NamedAttr{Name: "case_values", Value: l.integers(v.Type(), literals)})
		}
		llvm.NewSwitch(m.Builder, v, defaults, cases, op.DefaultTarget(), op.Targets(), attrs...)
		return m.Erase()
	})
}

// removeMerges takes out what says where control merges, which blocks alone tell here. The
// control of a loop goes to the branches back to its header.
func (l *Lowering) removeMerges(root *ir.Operation) {
	var merges, labels []*ir.Operation
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if loop, ok := spirv.AsLoopMerge(op); ok && op.Block() != nil {
			if hint := l.loopHint(loop.LoopControl()); hint != nil {
				hintBranches(op.Block(), op.Block(), hint)
			}
		}
		switch {
		case ir.IsA[spirv.MlirLabel](op):
			labels = append(labels, op)
		case ir.IsA[spirv.LoopMerge](op), ir.IsA[spirv.SelectionMerge](op):
			merges = append(merges, op)
		}
		return ir.Advance
	})
	// A label uses merges.
	for _, op := range slices.Concat(labels, merges) {
		if !op.HasUses() && op.Block() != nil {
			op.Erase()
		}
	}
}
