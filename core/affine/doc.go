// Package affine has affine expressions, maps and integer sets: the arithmetic
// of indices that stays linear in its dimensions.
//
// # Vocabulary
//
//   - An [Expr] is built by constructors that simplify as they go, in the way
//     MLIR 13 does, so that an expression read from text prints as MLIR prints it.
//   - [Simplify] goes further: it joins like terms, which needs the whole expression.
//   - A [Map] takes dimensions and symbols to results; a [Set] holds where its
//     constraints do.
//
// All are immutable. Equal is structural; appendKey gives a form to unique by.
//
// # Example
//
//	d0, s0 := affine.Dim(0), affine.Symbol(0)
//	e := affine.Add(affine.Add(affine.Constant(1), affine.Mul(d0, s0)), affine.Constant(3))
//	m := affine.NewMap(1, 1, e)
//	m.String() // "(d0)[s0] -> (d0 * s0 + 4)"
package affine
