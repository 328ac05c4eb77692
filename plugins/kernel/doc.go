// Package kernel is the dialect of what an invocation of a kernel asks of its grid,
// workgroup and subgroup.
//
// # Vocabulary
//
//   - [Dialect] is the definition file; kernel_gen.go has views and builders of its
//     operations.
//   - [EntryPoint] is what is known of a kernel besides its code. It is an attribute of the
//     kernel's function.
//
// # Example
//
//	%0 = kernel.id local_id 0
//	kernel.barrier
//	%1 = kernel.combine add reduce %0 : i32
package kernel
