// Package kernel lowers kernels to functions for the CPU: the pass `lower-kernels`.
//
// An entry point comes as a function of the LLVM dialect for one invocation, with operations
// of the kernel dialect for what it asks of the others. Invocations become lanes of vectors:
// those of a subgroup run in lock step, and a workgroup is a loop over its subgroups.
//
// # Vocabulary
//
//   - A program is a kernel as a graph: blocks of nodes in SSA form, with calls inlined,
//     aggregates and vectors taken apart into scalars, and variables of one invocation
//     promoted to values. An address is an object of memory, a constant offset and terms of
//     values that are not constant.
//   - The shape of a node says how the values of invocations differ: not within the
//     workgroup, not within a subgroup, by a constant from lane to lane, or in any way.
//   - A part is what lies between barriers: the blocks that are reached from one barrier
//     without passing another. Each part is a loop over the subgroups of the workgroup.
//     Values that live across barriers are kept for each subgroup, or once if they do not
//     differ.
//   - Within a part, blocks are linear: they stand in an order in which control only goes
//     forward and from the end of a loop to its start. Each has a mask of the lanes for which
//     control is there; a block whose mask is empty is skipped. Branches that do not differ
//     within the subgroup stay branches.
//   - A slot is memory on the stack that holds a value between blocks. LLVM promotes it.
//
// # Example
//
//	mlirc opt --lower-kernels='subgroup-size=8' kernel.mlir
package kernel
