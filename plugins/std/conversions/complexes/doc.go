// Package complexes converts the complex dialect: to std, which computes with the parts, to
// the LLVM dialect, where a number is a struct of its parts, and to calls of C's functions.
//
// # Vocabulary
//
//   - The parts of a number are its real and its imaginary one, of one float type.
//   - An expansion is what package elementary makes of a function: absolute values, quotients,
//     signs, exponentials and logarithms are expanded, so that they neither overflow halfway nor
//     lose digits. What is exact part by part is computed in the type of the parts.
//
// # Example
//
//	%0 = complex.abs %z : complex<f32>
//
// becomes, by -convert-complex-to-standard, the square root of a sum of squares of 64 bits, which
// no f32 makes overflow.
package complexes
