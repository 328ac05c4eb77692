package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// scopeExit is where control goes from the end of a `memref.alloca_scope`, and what the stack
// was when the scope began.
type scopeExit struct {
	to    *ir.Block
	stack *ir.Value
	reuse []storage // of each result
}

// allocaScope converts `memref.alloca_scope`: its blocks move into the function, between saving
// and restoring the stack, and each `memref.alloca_scope.return` becomes a branch behind it.
func (l *Lowering) allocaScope() convert.Pattern {
	return convert.On("memref.alloca_scope to llvm.intr.stacksave", func(op memref.AllocaScope, m convert.Match) convert.Result {
		for _, v := range op.Results() {
			if _, ok := l.types.Convert(v.Type()); !ok {
				return m.MatchFailure(l.whyNot(v.Type()))
			}
		}
		body := op.BodyRegion()
		if body.Empty() {
			return m.MatchFailure("it has no body")
		}
		ends := endsOf(body)
		for _, end := range ends {
			for _, f := range []*convention.Function{l.memrefs.Allocator(), l.memrefs.Freer()} {
				if reason := l.unrankedProblem(m.Rewriter, end.Op, typesOf(end.Results()), f); reason != "" {
					return m.MatchFailure(reason)
				}
			}
		}
		if !m.ConvertRegion(body) {
			return m.MatchFailure("the type of an argument of a block in it cannot be converted")
		}
		before := op.Op.Block()
		exit := scopeExit{to: m.SplitBlock(op.Op)}
		values := make([][]*ir.Value, op.Op.NumResults())
		for i, v := range op.Results() {
			types, _ := l.types.Convert(v.Type())
			for _, t := range types {
				values[i] = append(values[i], exit.to.AddArg(t, op.Op.ResultLoc(i)))
			}
			exit.reuse = append(exit.reuse, l.stack.of(v))
		}
		m.SetInsertionPointToEnd(before)
		exit.stack = llvm.NewIntrStacksave(m.Builder, l.kit.I8Ptr).Res()
		llvm.NewBr(m.Builder, nil, body.Entry())
		m.MoveRegion(body, before.Region(), exit.to)
		for _, end := range ends {
			l.endScope(m, end, exit)
		}
		m.SetInsertionPoint(op.Op)
		if len(values) == 0 {
			return m.Erase()
		}
		m.ReplaceOpMulti(op.Op, values)
		return m.Success()
	})
}

// endsOf lists the ends of a scope's blocks that give its results.
func endsOf(body *ir.Region) (ends []memref.AllocaScopeReturn) {
	for b := range body.Blocks() {
		if end, ok := memref.AsAllocaScopeReturn(b.Last()); ok {
			ends = append(ends, end)
		}
	}
	return ends
}

// endScope makes a branch behind the scope of one of its ends.
func (l *Lowering) endScope(m convert.Match, end memref.AllocaScopeReturn, exit scopeExit) {
	operands := make(convert.Operands, end.Op.NumOperands())
	for i, v := range end.Results() {
		operands[i] = m.Converted(end.Op, v)
	}
	m.SetInsertionPoint(end.Op)
	m.SetLoc(end.Op.Loc())
	llvm.NewBr(m.Builder, l.handOut(end.Op, operands, m.Rewriter, exit), exit.to)
	m.EraseOp(end.Op)
}

// handOut takes values past the end of a scope. What an unranked memref points to
// may have been put on the scope's stack by us, not by an alloca of the program: it
// outlives the scope on the heap.
func (l *Lowering) handOut(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter, exit scopeExit) []*ir.Value {
	kept := make([][]*ir.Value, len(operands))
	for i, values := range operands {
		kept[i] = values
		if isUnranked(op, i) {
			kept[i] = l.releaseUnranked(rw, op, values)
		}
	}
	llvm.NewIntrStackrestore(rw.Builder, exit.stack)
	var flat []*ir.Value
	for i, values := range kept {
		if isUnranked(op, i) {
			values = l.adoptUnranked(rw, op, values, exit.reuse[i])
		}
		flat = append(flat, values...)
	}
	return flat
}

func isUnranked(op *ir.Operation, operand int) bool { return isUnrankedMemRef(op.OperandType(operand)) }
