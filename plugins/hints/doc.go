// Package hints carries hints about operations to LLVM.
//
// # Vocabulary
//
//   - A hint is an attribute of an operation that belongs to an operation of another dialect,
//     to which the first one will be converted: `llvm.alignment` of an affine.load becomes the
//     attribute `alignment` of the llvm.load; `std.overflowFlags` goes to the std.addi and
//     std.muli that compute its subscripts.
//   - [Carry] carries hints through a conversion. Each operation of the hint's dialect that a
//     pattern creates, and whose definition has the attribute, gets it. If there is none, the
//     hint stays on the operation that replaces the first one: the access to memory, or the
//     loop. Patterns do not handle hints, except the one for the branch that closes a loop.
//   - Hints describe what is executed: at which address, and which iterations do not depend on
//     each other. A pass that copies or reorders operations may keep them as long as the
//     operations access the same memory. A pass that restructures loops or changes the layout
//     of memory calls [Drop] first; see [Dropping].
//
// What alias_scopes and noalias_scopes say holds for all executions of a function, so this
// compiler and LLVM may inline bodies: a scope is the memory that an operation allocates
// whenever it is executed, or a global.
//
// # Example
//
//	affine.store %0, %m[%i] {llvm.alignment = 32 : i64, llvm.inbounds} : memref<64xf32>
//
// becomes, by -lower-affine -convert-std-to-llvm,
//
//	%3 = llvm.getelementptr %2[%1] {inbounds} : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
//	llvm.store %0, %3 {alignment = 32 : i64} : !llvm.ptr<f32>
package hints
