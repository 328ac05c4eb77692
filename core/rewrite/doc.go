// Package rewrite changes IR by patterns and by folding.
//
// # Vocabulary
//
//   - A [Pattern], made by [On], looks at one operation as a view. It fails to match, with a reason and before it has
//     changed anything, or it changes the IR through its [Rewriter] and succeeds.
//   - Folding computes an operation from constants, or finds that its result is an existing
//     value. The definition of an operation names the [Kernel] that computes it; the owner of a
//     dialect adds foldings, made by [FoldOn], for what data cannot express.
//   - [JoinConstants] is the only pattern that follows from definitions, by the trait
//     `inverse`.
//   - [ApplyGreedily] folds and applies patterns inside one operation until
//     nothing changes.
//
// # Example
//
//	var doubleNegation = rewrite.On("double-negation", func(op my.Neg, rw *rewrite.Rewriter) rewrite.Result {
//		inner, ok := ir.DefinedBy[my.Neg](op.Operand())
//		if !ok {
//			return rw.MatchFailure("operand is not negated")
//		}
//		rw.ReplaceOp(op.Op, inner.Operand())
//		return rw.Success()
//	})
//
//	changed, err := rewrite.ApplyGreedily(fn, []rewrite.Pattern{doubleNegation}, rewrite.Config{})
package rewrite
