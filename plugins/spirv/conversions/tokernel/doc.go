// Package tokernel converts what an invocation of SPIR-V asks of the others to the kernel
// dialect: built-ins, barriers, operations of subgroups and the lengths of buffers. What is
// left is converted by convert-spirv-to-llvm.
//
// # Vocabulary
//
//   - An entry point is a function with an attribute that says the size of its workgroups and
//     what its variables stand for, see package kernel.
//   - The lane of an invocation is its number in the subgroup.
//
// # Example
//
//	%0 = spv.GroupNonUniformFAdd "Subgroup" "Reduce" %x : f32
//
// becomes
//
//	%0 = kernel.combine add reduce %x : f32
package tokernel
