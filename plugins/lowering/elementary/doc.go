// Package elementary computes elementary functions by operations that every target has:
// arithmetic on floats of 64 bits, integers of 64 bits, comparisons and selections. There are
// no branches, calls or memory in it, so that what computes on one number computes on the
// elements of a vector as well. Conversions of several plugins expand functions by it.
//
// # Vocabulary
//
//   - A [Builder] makes operations. Its values are of any kind: SSA values in a conversion,
//     numbers where an expansion is computed at once, as [Numbers] does.
//   - A [Kernel] is a builder and a precision. With [Double] a function's result is rounded to
//     64 bits, and its error stays below one unit in the last place; with [Single] it is
//     rounded to 32 bits or fewer afterwards, and intermediate results have no more than 64.
//   - A pair is an unevaluated sum of two floats, the second below the last place of the
//     first. With Single there is no second.
//
// Operands and results are floats of 64 bits: who expands a function of a narrower type
// extends the operands and truncates the result. The expansions rely on each operation being
// rounded by itself, so that fast-math flags must not be put on them.
//
// docs/math.md has the largest error of each function, as it was measured.
//
// # Example
//
//	k := elementary.Kernel[*ir.Value]{Builder: arith, Precision: elementary.Double}
//	y := elementary.Tanh(k, x)
package elementary
