// Package mathtolibm converts operations of math to calls of the functions of C.
//
// # Vocabulary
//
//   - The functions are those of the C library's libm, for double and, with an f behind the
//     name, for float. A program that calls them is linked with -lm.
//
// # Example
//
//	func @f(%x: f32) -> f32 {
//	  %0 = math.tanh %x : f32
//	  return %0 : f32
//	}
//
// calls @tanhf after `mlirc opt -convert-math-to-libm`.
package mathtolibm
