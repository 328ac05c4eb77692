// Package mathtollvm converts math to the LLVM dialect, and to calls of the C library.
//
// What becomes an intrinsic or a few instructions is data: the conversion
// `convert-math-to-llvm` in math.dialect has rows and rules for it. This package is the
// pass that runs them with the types of [tollvm.Lowering].
//
// # Example
//
//	%0 = math.rsqrt %x : f32
//
// becomes
//
//	%0 = llvm.mlir.constant(1.0 : f32) : f32
//	%1 = "llvm.intr.sqrt"(%x) : (f32) -> f32
//	%2 = llvm.fdiv %0, %1  : f32
package mathtollvm
