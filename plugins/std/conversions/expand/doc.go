// Package expand makes simpler operations of std and memref of those that no
// instruction is like, so that conversions need not know them.
//
// # Vocabulary
//
//   - To expand is to replace an operation by others of the same dialects that
//     compute the same, for every operand for which it is defined.
//
// # Example
//
//	func @f(%a: i32, %b: i32) -> i32 {
//	  %0 = ceildivi_signed %a, %b : i32
//	  return %0 : i32
//	}
//
// becomes, by `mlirc opt -std-expand`, a division that rounds towards zero, and
// one more where that cut something off a positive quotient.
package expand
