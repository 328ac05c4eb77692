// Package ops builds the operations of elementary functions in a module.
//
// # Vocabulary
//
//   - A [Set] is the dialect that the operations are of: [Std] or [LLVM].
//   - A [Builder] makes them for scalars, or for vectors of one shape, where an ir.Builder
//     stands. It makes a constant once.
//
// Operations on floats carry the fast-math flags `none`, so that a pass which puts flags on
// operations without any leaves them alone: the expansions count on every rounding.
//
// # Example
//
//	b := ops.New(rw.Builder, ops.Std, op.Result(0).Type())
//	k := elementary.Kernel[*ir.Value]{Builder: b, Precision: b.Precision()}
//	rw.ReplaceOp(op, b.Truncate(elementary.Tanh(k, b.Extend(op.Operand(0)))))
package ops
