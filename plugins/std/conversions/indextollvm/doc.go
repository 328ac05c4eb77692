// Package indextollvm converts the dialects index and ub to the LLVM dialect.
//
// What becomes one operation or a few is data: the conversions `convert-index-to-llvm` in
// index.dialect and `convert-ub-to-llvm` in ub.dialect have rows and rules for it. This package has
// the passes that run them with the types of [tollvm.Lowering], and patterns for what depends on the
// width of an index.
//
// # Example
//
//	%0 = index.add %a, %b
//	%1 = index.castu %0 : index to i32
//
// becomes
//
//	%0 = llvm.add %a, %b  : i64
//	%1 = llvm.trunc %0 : i64 to i32
package indextollvm
