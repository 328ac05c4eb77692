package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// scopeExit is where a `memref.alloca_scope.return` goes, and what the stack was
// when the scope began.
type scopeExit struct {
	to    *ir.Block
	stack *ir.Value
	reuse []storage // of each result
}

// allocaScope converts `memref.alloca_scope`: its blocks move into the function,
// between saving and restoring the stack.
func (l *Lowering) allocaScope() convert.Pattern {
	return convert.Pattern{
		Name: "memref.alloca_scope to llvm.intr.stacksave", Root: "memref.alloca_scope",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			for _, t := range op.ResultTypes() {
				if _, ok := l.types.Convert(t); !ok {
					return rw.MatchFailure(l.whyNot(t))
				}
			}
			body := op.Region(0)
			if body.Empty() {
				return rw.MatchFailure("it has no body")
			}
			if !rw.ConvertRegion(body) {
				return rw.MatchFailure("the type of an argument of a block in it cannot be converted")
			}
			before := op.Block()
			after := rw.SplitBlock(op)
			values := make([][]*ir.Value, op.NumResults())
			for i, t := range op.ResultTypes() {
				types, _ := l.types.Convert(t)
				for _, t := range types {
					values[i] = append(values[i], after.AddArg(t, op.ResultLoc(i)))
				}
			}
			rw.SetInsertionPointToEnd(before)
			exit := scopeExit{to: after, stack: llvm.NewIntrStacksave(rw.Builder, l.kit.I8Ptr).Res()}
			for _, result := range op.Results() {
				exit.reuse = append(exit.reuse, l.takeReusable(result))
			}
			llvm.NewBr(rw.Builder, nil, body.Entry())
			for b := body.Entry(); b != nil; b = b.Next() {
				l.scopes.Store(b.Last(), exit)
			}
			rw.MoveRegion(body, before.Region(), after)
			if len(values) == 0 {
				rw.EraseOp(op)
				return rw.Success()
			}
			rw.ReplaceOpMulti(op, values)
			return rw.Success()
		},
	}
}

// allocaScopeReturn converts `memref.alloca_scope.return` to a branch behind the
// scope.
func (l *Lowering) allocaScopeReturn() convert.Pattern {
	return convert.Pattern{
		Name: "memref.alloca_scope.return to llvm.br", Root: "memref.alloca_scope.return",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			known, ok := l.scopes.Load(op)
			if !ok {
				return rw.MatchFailure("the scope around it was not converted")
			}
			for _, f := range []*convention.Function{l.memrefs.Allocator(), l.memrefs.Freer()} {
				if reason := l.unrankedProblem(rw, op, typesOf(op, 0), f); reason != "" {
					return rw.MatchFailure(reason)
				}
			}
			l.scopes.Delete(op)
			exit := known.(scopeExit)
			handed := l.handOut(op, operands, rw, exit)
			llvm.NewBr(rw.Builder, handed, exit.to)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
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
