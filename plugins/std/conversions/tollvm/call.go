package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
)

// call converts `std.call` to `llvm.call`.
func (l *Lowering) call() convert.Pattern {
	return convert.Pattern{
		Name: "std.call to llvm.call", Root: "std.call",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := l.ctx.FunctionType(typesOf(op, 0), op.ResultTypes())
			return l.convertCall(op, t, nil, 0, operands, rw)
		},
	}
}

// callIndirect converts `std.call_indirect` to `llvm.call`.
func (l *Lowering) callIndirect() convert.Pattern {
	return convert.Pattern{
		Name: "std.call_indirect to llvm.call", Root: "std.call_indirect",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := l.ctx.FunctionType(typesOf(op, 1), op.ResultTypes())
			return l.convertCall(op, t, operands[0], 1, operands, rw)
		},
	}
}

// typesOf are the types of the operands from one on.
func typesOf(op *ir.Operation, first int) []ir.Type {
	types := make([]ir.Type, 0, op.NumOperands()-first)
	for i := first; i < op.NumOperands(); i++ {
		types = append(types, op.Operand(i).Type())
	}
	return types
}

func (l *Lowering) convertCall(
	op *ir.Operation, t *ir.FunctionType, callee []*ir.Value, first int, operands convert.Operands, rw *convert.Rewriter,
) convert.Result {
	s, reason := l.signature(t)
	if s == nil {
		return rw.MatchFailure(reason)
	}
	if reason := l.unrankedProblem(rw, op, t.Results(), l.memrefs.Freer()); reason != "" {
		return rw.MatchFailure(reason)
	}
	args := append(make([]*ir.Value, 0, len(operands)+1), callee...)
	for i := first; i < len(operands); i++ {
		args = append(args, l.toArgument(rw, op.Operand(i).Type(), operands[i])...)
	}
	var results []ir.Type
	if packed := s.packed(l); packed != nil {
		results = []ir.Type{packed}
	}
	fresh := rw.CreateOp(l.callName, args, results, op.Attrs())
	if len(s.ends) == 0 {
		rw.EraseOp(op)
		return rw.Success()
	}
	rw.ReplaceOpMulti(op, l.unpackResults(rw, op, s, fresh))
	return rw.Success()
}
