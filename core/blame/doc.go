// Package blame tells who made IR that is not valid, for a message that the verifier
// has written about an operation after passes ran.
//
// # Vocabulary
//
//   - The maker of an operation is the pattern that created it or was the last to
//     change it, see [ir.Maker].
//   - An operation is left by a conversion when no pattern of the conversion touched
//     it, and what it uses was converted: a cast is between them. A conversion keeps the
//     types of such operands, and can do no more: that the operation is not valid
//     behind it is a matter of the order of passes.
//
// # Example
//
//	ok := verify.Verify(module, sink, verify.Options{Explain: blame.Explain})
//
// makes of an error about an operation
//
//	in.mlir:3:8: error: 'my.neg' op requires attribute 'axis'
//	in.mlir:3:8: note: pattern 'fold negation' of pass 'my-simplify' made it
//	in.mlir:3:8: note: see current operation: %0 = "my.neg"(%arg0) : (i32) -> i32
package blame
