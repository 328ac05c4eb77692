// Package mathexpand replaces operations of math by arithmetic that computes them.
//
// # Vocabulary
//
//   - An expansion is what package elementary makes of a function: operations of std on floats
//     and integers of 64 bits, and math.sqrt. Floats of fewer bits are extended before, and the
//     result is truncated.
//
// # Example
//
//	func @f(%x: vector<8xf32>) -> vector<8xf32> {
//	  %0 = math.sin %x : vector<8xf32>
//	  return %0 : vector<8xf32>
//	}
//
// computes eight sines at once after `mlirc opt -math-polynomial-approximation`, without a call.
package mathexpand
