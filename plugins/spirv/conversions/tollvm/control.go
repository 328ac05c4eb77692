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
