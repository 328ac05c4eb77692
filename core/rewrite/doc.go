// Package rewrite changes IR by patterns and by folding.
//
// # Vocabulary
//
//   - A [Pattern] looks at one operation. It fails to match, with a reason and before it has
//     changed anything, or it changes the IR through its [Rewriter] and succeeds.
//   - Folding computes an operation from constants, or finds that its result is an existing
//     value. The definition of an operation names the [Kernel] that computes it; the owner of a
//     dialect adds a [FoldFunc] for what data cannot express.
//   - [JoinConstants] is the only pattern that follows from definitions, by the trait
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
//				return rw.MatchFailure("operand is not negated")
//			}
//			rw.ReplaceOp(op, inner.Operand(0))
//			return rw.Success()
//		},
//	}
//
//	changed, err := rewrite.ApplyGreedily(fn, []rewrite.Pattern{doubleNegation}, rewrite.Config{})
package rewrite
