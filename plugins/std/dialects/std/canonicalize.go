package std

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize adds to the pass of that name the patterns that create other operations, which
// kernels cannot do.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: slices.Concat(valuePatterns(), branchPatterns(), switchPatterns()),
		Builds:   []string{"std"},
	}
}

// valuePatterns are those of arithmetic and calls.
func valuePatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "select-to-not", Root: "std.select", Match: selectToNot},
		{Name: "not-of-compare", Root: "std.xor", Match: notOfCompare},
		{Name: "index-cast-of-extension", Root: "std.index_cast", Match: indexCastOfExtension},
		{Name: "assert-true", Root: "std.assert", Match: assertTrue},
		{Name: "call-of-constant", Root: "std.call_indirect", Match: callOfConstant},
	}
}

// truth is the bit that a value is known to be.
func truth(v *ir.Value) (bit, known bool) {
	a, ok := rewrite.ConstantOf(v).(*ir.IntegerAttr)
	if !ok || a.Value().Width() != 1 {
		return false, false
	}
	return !a.Value().IsZero(), true
}

// selectToNot: c ? false : true is c xor true.
func selectToNot(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	s := Select{op}
	yes, known := truth(s.TrueValue())
	no, alsoKnown := truth(s.FalseValue())
	if !known || !alsoKnown || yes || !no || s.Condition().Type() != op.ResultType(0) {
		return rw.MatchFailure("it does not choose between false and true")
	}
	rw.ReplaceOp(op, NewXor(rw.Builder, s.Condition(), s.FalseValue()).Result())
	return rw.Success()
}

// notOfCompare: the opposite of a comparison is the comparison by the opposite
// predicate.
func notOfCompare(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	x := Xor{op}
	if one, known := truth(x.Rhs()); !known || !one {
		return rw.MatchFailure("the second operand is not true")
	}
	def := x.Lhs().DefiningOp()
	if def == nil || !def.Is("std.cmpi") {
		return rw.MatchFailure("the first operand is not a comparison of integers")
	}
	c := Cmpi{def}
	predicate, ok := c.PredicateAttr().(*ir.IntegerAttr)
	if !ok {
		return rw.MatchFailure("the comparison has no predicate")
	}
	n, _ := predicate.Int()
	opposite, ok := opposites[CmpIPredicate(n)]
	if !ok {
		return rw.MatchFailure("the comparison has an unknown predicate")
	}
	rw.ReplaceOp(op, NewCmpi(rw.Builder, c.Lhs(), c.Rhs(), opposite).Result())
	return rw.Success()
}

// opposites are the predicates that hold where others do not.
var opposites = map[CmpIPredicate]CmpIPredicate{
	CmpIPredicateEq: CmpIPredicateNe, CmpIPredicateNe: CmpIPredicateEq,
	CmpIPredicateSlt: CmpIPredicateSge, CmpIPredicateSge: CmpIPredicateSlt,
	CmpIPredicateSle: CmpIPredicateSgt, CmpIPredicateSgt: CmpIPredicateSle,
	CmpIPredicateUlt: CmpIPredicateUge, CmpIPredicateUge: CmpIPredicateUlt,
	CmpIPredicateUle: CmpIPredicateUgt, CmpIPredicateUgt: CmpIPredicateUle,
}

// indexCastOfExtension: a cast to index extends by itself.
func indexCastOfExtension(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	def := op.Operand(0).DefiningOp()
	if def == nil || !def.Is("std.sexti") {
		return rw.MatchFailure("the operand is not a signed extension")
	}
	if _, ok := ir.ElementOrSelf(op.ResultType(0)).(*ir.IndexType); !ok {
		return rw.MatchFailure("the result is not an index")
	}
	rw.ReplaceOp(op, NewIndexCast(rw.Builder, def.Operand(0), op.ResultType(0)).Out())
	return rw.Success()
}

// assertTrue: what is true needs no check.
func assertTrue(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if holds, known := truth(op.Operand(0)); !known || !holds {
		return rw.MatchFailure("the condition is not known to be true")
	}
	rw.EraseOp(op)
	return rw.Success()
}

// callOfConstant: a function that is known is called by its name.
func callOfConstant(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	c := CallIndirect{op}
	symbol, ok := rewrite.ConstantOf(c.Callee()).(*ir.SymbolRefAttr)
	if !ok || len(symbol.Nested()) > 0 {
		return rw.MatchFailure("it is not known which function is called")
	}
	call := NewCall(rw.Builder, c.Operands(), op.ResultTypes(), symbol.Root())
	rw.ReplaceOp(op, call.Results()...)
	return rw.Success()
}

// constantInt is the integer that a value is known to be.
func constantInt(v *ir.Value) (num.Int, bool) {
	a, ok := rewrite.ConstantOf(v).(*ir.IntegerAttr)
	if !ok {
		return num.Int{}, false
	}
	return a.Value(), true
}
