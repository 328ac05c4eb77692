// Package tollvm converts the SPIR-V dialect to the LLVM dialect.
//
// Operations that become one other, or a small tree of others, are data: the rows and
// rules of the conversion `convert-spirv-to-llvm` in spv.dialect. This package is the
// pass that carries them out, the conversion of types, and patterns for the rest.
//
// # Vocabulary
//
//   - A [Lowering] is what the patterns of a conversion share.
//   - The layout of a composite says where its members are: the LLVM type, and for each
//     member the index path within it. Offsets and strides that LLVM would not choose are
//     kept by padding.
//   - A slot is how a member lies in memory. It is of the member's own LLVM type, or of
//     another of the same bytes: an array in place of a vector whose padding does not fit,
//     bytes in place of a matrix with an own stride.
//   - The place of a pointer is what is known of it from its access chain: the alignment,
//     and the layout of the matrices that it leads to.
//
// # Example
//
//	%0 = spv.ShiftRightLogical %base, %shift : i32, ui16
//
// becomes
//
//	%0 = llvm.zext %shift : i16 to i32
//	%1 = llvm.lshr %base, %0  : i32
package tollvm
