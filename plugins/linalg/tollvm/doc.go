// Package tollvm is the pass convert-linalg-to-llvm, for what of linalg is no computation.
//
// # Vocabulary
//
//   - A range is what linalg.range makes: where numbers begin, where they end, and the step.
//
// # Example
//
//	%r = linalg.range %a : %b : %c : !linalg.range
//
// becomes
//
//	%0 = llvm.mlir.undef : !llvm.struct<(i64, i64, i64)>
//	%1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i64, i64, i64)>
//	...
//
// The type is a struct in every conversion to the LLVM dialect, as its definition says.
package tollvm
