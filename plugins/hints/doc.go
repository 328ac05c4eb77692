// Package hints says how facts about operations get to LLVM.
//
// # Vocabulary
//
//   - A mark is an attribute of an operation for one of another dialect, which it will
//     become: `llvm.alignment` of an affine.load is the attribute `alignment` of the
//     llvm.load in the end, `std.overflowFlags` what std.addi and std.muli get that compute
//     its subscripts.
//   - [Carry] takes marks along in a conversion. Each operation of the mark's dialect
//     that a pattern makes, and whose definition has the attribute, gets it. As long as
//     there is none the mark stays on what now does what the marked operation did: the
//     access to memory, or the loop. No pattern knows of marks, but that for the branch
//     which closes a loop.
//   - Marks tell of what is done at run time: at which address, and which rounds do not
//     depend on each other. What copies operations, or runs them in another order, may
//     keep them as long as they access what they did. What makes other loops of loops,
//     or lays memory out anew, begins with [Drop]; see [Dropping].
//
// What alias_scopes and noalias_scopes tell holds for all runs of a function, so that
// bodies may be copied to where they are called, by us or by LLVM: a scope is the memory
// that an operation makes whenever it runs, or a global.
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
