package tollvm

import (
	"encoding/binary"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// branchConditional converts `spv.BranchConditional` with its weights.
func (l *Lowering) branchConditional() convert.Pattern {
	return convert.Pattern{
		Name: "spv.BranchConditional to llvm.cond_br", Root: "spv.BranchConditional",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			own := spirv.BranchConditional{Op: op}
			n := len(own.TrueTargetOperands())
			if !takes(op.Successor(0), operands.Range(1, 1+n)) || !takes(op.Successor(1), operands.Range(1+n, len(operands))) {
				return rw.MatchFailure(strangeBlock)
			}
			llvm.NewCondBr(rw.Builder, operands.One(0), operands.Range(1, 1+n), operands.Range(1+n, len(operands)),
				op.Successor(0), op.Successor(1), l.branchAttrs(op)...)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// branch converts `spv.Branch`.
func (l *Lowering) branch() convert.Pattern {
	return convert.Pattern{
		Name: "spv.Branch to llvm.br", Root: "spv.Branch",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if !takes(op.Successor(0), operands.All()) {
				return rw.MatchFailure(strangeBlock)
			}
			llvm.NewBr(rw.Builder, operands.All(), op.Successor(0), l.branchAttrs(op)...)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
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

// branchAttrs are the weights of a branch, and the hints for the loop that it closes.
func (l *Lowering) branchAttrs(op *ir.Operation) []ir.NamedAttr {
	var list []ir.NamedAttr
	if weights, ok := op.Attr("branch_weights").(*ir.ArrayAttr); ok {
		var data []byte
		for _, w := range weights.Elems() {
			data = binary.LittleEndian.AppendUint32(data, uint32(intOf(w)))
		}
		t := l.ctx.VectorType([]int64{int64(len(weights.Elems()))}, l.ctx.I32())
		list = append(list, ir.NamedAttr{Name: "branch_weights", Value: l.ctx.DenseElementsAttr(t, data, false)})
	}
	if hint := op.Attr(loopAttr); hint != nil {
		list = append(list, ir.NamedAttr{Name: loopAttr, Value: hint})
	}
	return list
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

// structured converts `spv.mlir.selection` and `spv.mlir.loop`: their blocks move into
// the function. Values that the last block hands out become arguments of the block
// behind.
func (l *Lowering) structured(name string) convert.Pattern {
	return convert.Pattern{
		Name: name + " to blocks", Root: name,
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			body := op.Region(0)
			if body.Empty() && op.NumResults() > 0 {
				return rw.MatchFailure("it has no blocks that give its results")
			}
			if body.Empty() {
				rw.EraseOp(op)
				return rw.Success()
			}
			results, ok := l.types.ConvertAll(op.ResultTypes())
			if !ok {
				return rw.MatchFailure("the type of a result cannot be converted")
			}
			if !rw.ConvertRegion(body) {
				return rw.MatchFailure("the type of an argument of a block in it cannot be converted")
			}
			if own, isLoop := spirv.AsMlirLoop(op); isLoop {
				l.hintLoop(own)
			}
			l.inlineBlocks(rw, op, results)
			return rw.Success()
		},
	}
}

// inlineBlocks moves the blocks of a selection or loop before what follows it. The entry,
// if nothing else leads there, goes on with the block before.
func (l *Lowering) inlineBlocks(rw *convert.Rewriter, op *ir.Operation, results []ir.Type) {
	body := op.Region(0)
	before := op.Block()
	after := rw.SplitBlock(op)
	values := make([]*ir.Value, len(results))
	for i, t := range results {
		values[i] = after.AddArg(t, op.Loc())
	}
	for b := body.Entry(); b != nil; b = b.Next() {
		if last := b.Last(); last != nil && last.Is("spv.mlir.merge") {
			l.program.exits.Store(last, after)
		}
	}
	entry := body.Entry()
	rw.MoveRegion(body, before.Region(), after)
	if entry.HasPreds() || entry.NumArgs() > 0 {
		rw.SetInsertionPointToEnd(before)
		llvm.NewBr(rw.Builder, nil, entry)
	} else {
		rw.MergeBlock(entry, before)
	}
	rw.ReplaceOp(op, values...)
}

// hintLoop puts what a loop's control says on the branches back to its header, which the
// entry leads to.
func (l *Lowering) hintLoop(loop spirv.MlirLoop) {
	hint := l.loopHint(spirv.LoopControl(intOf(loop.LoopControlAttr())))
	entry := loop.Op.Region(0).Entry()
	if hint == nil || entry.Last() == nil || entry.Last().NumSuccessors() == 0 {
		return
	}
	header := entry.Last().Successor(0)
	for b := entry.Next(); b != nil; b = b.Next() {
		last := b.Last()
		for i := range last.NumSuccessors() {
			if last.Successor(i) == header {
				last.SetAttr(loopAttr, hint)
			}
		}
	}
}

// merge converts `spv.mlir.merge` to a branch behind the selection or loop.
func (l *Lowering) merge() convert.Pattern {
	return convert.Pattern{
		Name: "spv.mlir.merge to llvm.br", Root: "spv.mlir.merge",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			after, ok := l.program.exits.LoadAndDelete(op)
			if !ok {
				return rw.MatchFailure("the selection or loop around it was not converted")
			}
			llvm.NewBr(rw.Builder, operands.All(), after.(*ir.Block))
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// kill converts what ends an invocation: control does not come back.
func (l *Lowering) kill(name string) convert.Pattern {
	return convert.Pattern{
		Name: name + " to llvm.unreachable", Root: name,
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			llvm.NewUnreachable(rw.Builder)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// switches converts `spv.Switch`. LLVM's takes 32 bits: narrower selectors are extended,
// for wider ones the cases are compared one by one.
func (l *Lowering) switches() convert.Pattern {
	return convert.Pattern{
		Name: "spv.Switch to llvm.switch", Root: "spv.Switch",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			own := spirv.Switch{Op: op}
			literals, _ := op.Attr("literals").(*ir.DenseElementsAttr)
			count := 0
			if literals != nil {
				count = literals.Len()
			}
			if count != op.NumSuccessors()-1 {
				return rw.MatchFailuref("there are %d values for %d targets", count, op.NumSuccessors()-1)
			}
			n := len(own.DefaultOperands())
			defaults := operands.Range(1, 1+n)
			cases := make([][]*ir.Value, count)
			at := 1 + n
			for i := range cases {
				k := len(own.CaseOperandsLists()[i])
				cases[i] = operands.Range(at, at+k)
				at += k
			}
			for i, args := range append([][]*ir.Value{defaults}, cases...) {
				if !takes(op.Successor(i), args) {
					return rw.MatchFailure(strangeBlock)
				}
			}
			e := l.at(rw)
			v := operands.One(0)
			if width(v.Type()) > 32 {
				l.compareCases(rw, op, v, literals, defaults, cases)
				return rw.Success()
			}
			var attrs []ir.NamedAttr
			if count > 0 {
				var data []byte
				for i := range count {
					n, _ := literals.Int(i).SExtOrTrunc(32).Int64()
					data = append(data, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
				}
				t := l.ctx.VectorType([]int64{int64(count)}, l.ctx.I32())
				attrs = append(attrs, ir.NamedAttr{Name: "case_values", Value: l.ctx.DenseElementsAttr(t, data, false)})
			}
			llvm.NewSwitch(rw.Builder, l.resized(e, v, l.ctx.I32(), true), defaults, cases, op.Successor(0), op.Successors()[1:], attrs...)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// compareCases tests a selector for one case after the other.
func (l *Lowering) compareCases(
	rw *convert.Rewriter, op *ir.Operation, v *ir.Value, literals *ir.DenseElementsAttr, defaults []*ir.Value, cases [][]*ir.Value,
) {
	e := l.at(rw)
	block := op.Block()
	targets := op.Successors()
	for i, args := range cases {
		is := llvm.NewIcmp(rw.Builder, v, e.Constant(v.Type(), l.ctx.IntegerAttr(v.Type(), literals.Int(i))), llvm.ICmpPredicateEq).Res()
		next := rw.CreateBlock(block.Region(), op.Block().Next())
		rw.SetInsertionPoint(op)
		if i > 0 {
			rw.SetInsertionPointToEnd(block)
		}
		llvm.NewCondBr(rw.Builder, is, args, nil, targets[1+i], next)
		block = next
		rw.SetInsertionPointToEnd(block)
	}
	llvm.NewBr(rw.Builder, defaults, targets[0])
	rw.EraseOp(op)
}

// removeMerges takes out what says where control merges, which blocks alone tell here. The
// control of a loop goes to the branches back to its header.
func (l *Lowering) removeMerges(root *ir.Operation) {
	var merges []*ir.Operation
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		switch op.Name().String() {
		case "spv.mlir.label", "spv.SelectionMerge", "spv.LoopMerge":
			merges = append(merges, op)
		}
		return ir.Advance
	})
	for _, op := range merges {
		if op.Is("spv.LoopMerge") && op.Block() != nil {
			l.hintHeader(op.Block(), spirv.LoopControl(intOf(op.Attr("loop_control"))))
		}
	}
	for _, name := range []string{"spv.mlir.label", "spv.SelectionMerge", "spv.LoopMerge"} {
		for _, op := range merges {
			if op.Is(name) && !op.HasUses() && op.Block() != nil {
				op.Erase()
			}
		}
	}
}

// hintHeader hints the branches to a block from itself and those behind it.
func (l *Lowering) hintHeader(header *ir.Block, control spirv.LoopControl) {
	hint := l.loopHint(control)
	if hint == nil {
		return
	}
	for b := header; b != nil; b = b.Next() {
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
