package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// branch converts `std.br` to `llvm.br`.
func (l *Lowering) branch() convert.Pattern {
	name := l.ctx.OpName("llvm.br")
	return convert.Pattern{
		Name: "std.br to llvm.br", Root: "std.br",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if reason := keptArguments(op, rw); reason != "" {
				return rw.MatchFailure(reason)
			}
			values := rw.Flat()
			if l.copiesOf(op) != nil {
				edges, reason := l.edgesOf(op, operands)
				if reason != "" {
					return rw.MatchFailure(reason)
				}
				values = l.handOn(rw, edges[0])
			}
			rw.Create(&ir.OperationState{
				Name: name, Operands: values, Attrs: op.Attrs(), Successors: op.Successors(),
			})
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// edge is a way out of a block, with what it takes along.
type edge struct {
	to      *ir.Block
	values  []*ir.Value
	copies  [][2]int // where values are that are handed on as copies, see handOn
	storage storage  // of the copies
}

// condBranch converts `std.cond_br` to `llvm.cond_br`.
func (l *Lowering) condBranch() convert.Pattern {
	name := l.ctx.OpName("llvm.cond_br")
	return convert.Pattern{
		Name: "std.cond_br to llvm.cond_br", Root: "std.cond_br",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if reason := keptArguments(op, rw); reason != "" {
				return rw.MatchFailure(reason)
			}
			if op.Successor(0) != op.Successor(1) && areSingle(operands) && l.copiesOf(op) == nil {
				rw.Create(&ir.OperationState{Name: name, Operands: rw.Flat(), Attrs: op.Attrs(), Successors: op.Successors()})
				rw.EraseOp(op)
				return rw.Success()
			}
			edges, reason := l.edgesOf(op, operands)
			if reason != "" {
				return rw.MatchFailure(reason)
			}
			l.separate(rw, op, edges)
			llvm.NewCondBr(rw.Builder, operands.One(0), edges[0].values, edges[1].values, edges[0].to, edges[1].to,
				op.Attrs().Without(ir.OperandSegmentsAttr)...)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// keptArguments says why a branch cannot hand on what its operands have become: in regions of
// operations that are not converted here, blocks keep the types of their arguments.
func keptArguments(op *ir.Operation, rw *convert.Rewriter) (reason string) {
	if f := op.ParentOp().Traits(); f.FunctionLike || f.AllocationScope {
		return ""
	}
	values := rw.Flat()
	kept := len(values) == op.NumOperands()
	for i := 0; kept && i < len(values); i++ {
		kept = values[i].Type() == op.OperandType(i)
	}
	if kept {
		return ""
	}
	return "the blocks in '" + op.ParentOp().Name().String() + "' keep the types of their arguments; convert that first"
}

// areSingle reports whether each operand has become one value.
func areSingle(operands convert.Operands) bool {
	for _, values := range operands {
		if len(values) != 1 {
			return false
		}
	}
	return true
}

// edgesOf lists the ways out of a block with converted operands.
func (l *Lowering) edgesOf(op *ir.Operation, operands convert.Operands) ([]edge, string) {
	edges := make([]edge, op.NumSuccessors())
	copies := l.copiesOf(op)
	for i := range edges {
		start, end, ok := ir.BranchOperands(op, i)
		if !ok {
			return nil, "it is not known which operands its successors take"
		}
		edges[i] = edge{to: op.Successor(i)}
		for k := start; k < end; k++ {
			from := len(edges[i].values)
			edges[i].values = append(edges[i].values, operands[k]...)
			if copies != nil && copies.operands[k] {
				edges[i].storage = copies.storage
				edges[i].copies = append(edges[i].copies, [2]int{from, len(edges[i].values)})
			}
		}
	}
	return edges, ""
}

// separate makes sure that no two edges lead to the same block with values: an
// LLVM phi cannot tell two edges from one block apart. The later one goes through
// a block of its own, at the end of the region. So does one that hands on copies, which are
// to be made on this way only.
func (l *Lowering) separate(rw *convert.Rewriter, op *ir.Operation, edges []edge) {
	for i := range edges {
		if len(edges[i].values) == 0 || len(edges[i].copies) == 0 && !leadsTo(edges[:i], edges[i].to) {
			continue
		}
		at := rw.InsertionPoint()
		between := rw.CreateBlock(op.ParentRegion(), nil)
		llvm.NewBr(rw.Builder, l.handOn(rw, edges[i]), edges[i].to)
		rw.RestoreInsertionPoint(at)
		edges[i] = edge{to: between}
	}
}

func leadsTo(edges []edge, to *ir.Block) bool {
	for _, e := range edges {
		if e.to == to {
			return true
		}
	}
	return false
}

// assert converts `std.assert`: where the condition is false it aborts.
func (l *Lowering) assert() convert.Pattern {
	return convert.Pattern{
		Name: "std.assert to llvm.cond_br", Root: "std.assert",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			abort := l.abort()
			if reason := l.clash(rw, op, abort); reason != "" {
				return rw.MatchFailure(reason)
			}
			convention.Declare(rw, op, abort)
			before := op.Block()
			after := rw.SplitBlock(op)
			failure := rw.CreateBlock(before.Region(), nil)
			l.at(rw).Call(abort.Name, nil)
			llvm.NewUnreachable(rw.Builder)
			rw.SetInsertionPointToEnd(before)
			llvm.NewCondBr(rw.Builder, operands.One(0), nil, nil, after, failure)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}
