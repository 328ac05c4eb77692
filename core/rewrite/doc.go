// Package rewrite changes IR by patterns and by folding.
//
// # Vocabulary
//
//   - A [Pattern] looks at one operation. It declines, with a reason and before
//     it has changed anything, or it changes the IR through its [Rewriter] and
//     succeeds.
//   - Folding computes an operation from constants, or finds that its result is
//     a value that is there already. What an operation computes is told by its
//     definition, as the name of a [Kernel]; what data cannot say, the owner of
//     a dialect adds as a [FoldFunc].
//   - [JoinConstants] is the one pattern that definitions tell, by the trait
//     `inverse`.
//   - [ApplyGreedily] folds and applies patterns inside one operation until
//     nothing changes.
//
// # Example
//
//	var doubleNegation = rewrite.Pattern{
//		Name: "double-negation",
//		Root: "my.neg",
//		Match: func(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
//			inner := op.Operand(0).DefiningOp()
//			if inner == nil || inner.Name() != op.Name() {
//				return rw.Decline("operand is not negated")
//			}
//			rw.ReplaceOp(op, inner.Operand(0))
//			return rw.Success()
//		},
//	}
//
//	changed, err := rewrite.ApplyGreedily(fn, []rewrite.Pattern{doubleNegation}, rewrite.Config{})
package rewrite
