// Package complex is the complex dialect: numbers with a real and an imaginary part.
//
// # Vocabulary
//
//   - The parts of a number are floats of the same type. `complex.create` makes a number of
//     its parts; `complex.re` and `complex.im` return them. Constants are those of std.
//
// # Example
//
//	%0 = complex.mul %a, %b : complex<f32>
//	%1 = complex.abs %0 : complex<f32>
package complex
