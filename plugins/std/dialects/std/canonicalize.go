package std

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize adds to the pass of that name the patterns that create other operations, which
// kernels cannot do.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: slices.Concat(valuePatterns(), branchPatterns(), switchPatterns()),
		Folds:    rewrite.Folds(rewrite.FoldOn(foldTruncation)),
		Builds:   []string{"std"},
	}
}

// valuePatterns are those of arithmetic and calls.
func valuePatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("select-to-not", selectToNot),
		rewrite.On("not-of-compare", notOfCompare),
		rewrite.On("index-cast-of-extension", indexCastOfExtension),
		rewrite.On("assert-true", assertTrue),
		rewrite.On("call-of-constant", callOfConstant),
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
func selectToNot(op Select, rw *rewrite.Rewriter) rewrite.Result {
	yes, known := truth(op.TrueValue())
	no, alsoKnown := truth(op.FalseValue())
	if !known || !alsoKnown || yes || !no || op.Condition().Type() != op.Result().Type() {
		return rw.MatchFailure("it does not choose between false and true")
	}
	rw.ReplaceOp(op.Op, NewXor(rw.Builder, op.Condition(), op.FalseValue()).Result())
	return rw.Success()
}

// notOfCompare: the opposite of a comparison is the comparison by the opposite
// predicate.
func notOfCompare(op Xor, rw *rewrite.Rewriter) rewrite.Result {
	if one, known := truth(op.Rhs()); !known || !one {
		return rw.MatchFailure("the second operand is not true")
	}
	c, ok := ir.DefinedBy[Cmpi](op.Lhs())
	if !ok {
		return rw.MatchFailure("the first operand is not a comparison of integers")
	}
	opposite, ok := opposites[c.Predicate()]
	if !ok {
		return rw.MatchFailure("the comparison has an unknown predicate")
	}
	rw.ReplaceOp(op.Op, NewCmpi(rw.Builder, c.Lhs(), c.Rhs(), opposite).Result())
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
func indexCastOfExtension(op IndexCast, rw *rewrite.Rewriter) rewrite.Result {
	extension, ok := ir.DefinedBy[Sexti](op.In())
	if !ok {
		return rw.MatchFailure("the operand is not a signed extension")
	}
	if _, ok := ir.ElementOrSelf(op.Out().Type()).(*ir.IndexType); !ok {
		return rw.MatchFailure("the result is not an index")
	}
	rw.ReplaceOp(op.Op, NewIndexCast(rw.Builder, extension.Value(), op.Out().Type()).Out())
	return rw.Success()
}

// assertTrue: what is true needs no check.
func assertTrue(op Assert, rw *rewrite.Rewriter) rewrite.Result {
	if holds, known := truth(op.Arg()); !known || !holds {
		return rw.MatchFailure("the condition is not known to be true")
	}
	rw.EraseOp(op.Op)
	return rw.Success()
}

// callOfConstant: a function that is known is called by its name.
func callOfConstant(op CallIndirect, rw *rewrite.Rewriter) rewrite.Result {
	symbol, ok := ods.SymbolOf(rewrite.ConstantOf(op.Callee()))
	if !ok {
		return rw.MatchFailure("it is not known which function is called")
	}
	call := NewCall(rw.Builder, op.Operands(), op.Op.ResultTypes(), symbol)
	rw.ReplaceOp(op.Op, call.Results()...)
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

// foldTruncation rounds constants where it is said how. Others MLIR 13 leaves.
func foldTruncation(op Fptrunc, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	mode, said := op.Roundingmode()
	if !said {
		return nil, false
	}
	ctx, how := op.Op.Context(), num.Rounding(mode) // both count alike
	rounded := func(t ir.Type, v num.Float) ir.Attribute {
		f := t.(*ir.FloatType)
		return ctx.FloatAttr(f, v.ConvertRounded(f.Kind(), how))
	}
	switch a := constants[0].(type) {
	case *ir.FloatAttr:
		return []rewrite.FoldResult{{Attr: rounded(op.Out().Type(), a.Value())}}, true
	case *ir.DenseElementsAttr:
		t, ok := op.Out().Type().(ir.ShapedType)
		if !ok {
			return nil, false
		}
		var data []byte
		for i := range a.Len() {
			if data = ir.AppendElement(data, rounded(t.Elem(), a.Float(i))); a.IsSplat() {
				break
			}
		}
		return []rewrite.FoldResult{{Attr: ctx.DenseElementsAttr(t, data, a.IsSplat())}}, true
	}
	return nil, false
}
