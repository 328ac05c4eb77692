package main

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// greedily applies a pattern for std.addi.
func greedily(match func(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result) func(*pass.Run) error {
	return func(r *pass.Run) error {
		list := []rewrite.Pattern{{Name: "faulty sum", Root: "std.addi", Match: match}}
		_, err := rewrite.ApplyGreedily(r.Op, list, rewrite.Config{Stage: "faulty"})
		return err
	}
}

// overreach takes an operand that there is not.
func overreach(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	return third(op, rw)
}

func third(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	rw.ReplaceOp(op, op.Operand(2))
	return rw.Success()
}

// halve replaces a sum by an operation that lacks its second operand.
func halve(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if op.NumOperands() != 2 {
		return rw.MatchFailure("it is done")
	}
	rw.ReplaceOpWithNew(op, &ir.OperationState{
		Name: op.Name(), Operands: op.OperandRange(0, 1), Results: []ir.Type{op.ResultType(0)},
	})
	return rw.Success()
}

// converting applies a conversion pattern for std.addi that breaks.
func converting(r *pass.Run) error {
	target := convert.NewTarget()
	target.Illegal("std.addi")
	convert.Run(r, r.Op, convert.Config{
		Target: target, Stage: "faulty-convert",
		Patterns: []convert.Pattern{{Name: "faulty conversion", Root: "std.addi", Match: takeThird}},
	})
	return nil
}

func takeThird(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
	rw.ReplaceOp(op, operands[2][0])
	return rw.Success()
}

// misconverting applies a conversion pattern for std.addi that makes what is not valid.
func misconverting(r *pass.Run) error {
	target := convert.NewTarget()
	target.LegalIf(func(op *ir.Operation) bool { return op.NumOperands() == 1 }, "std.addi")
	convert.Run(r, r.Op, convert.Config{
		Target: target, Stage: "faulty-misconvert",
		Patterns: []convert.Pattern{{Name: "half a sum", Root: "std.addi", Match: halfConverted}},
	})
	return nil
}

func halfConverted(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
	rw.ReplaceOpWithNew(op, &ir.OperationState{
		Name: op.Name(), Operands: operands[0], Results: []ir.Type{op.ResultType(0)},
	})
	return rw.Success()
}
