// Package llvmir writes modules of the LLVM dialect as LLVM IR text.
//
// # Vocabulary
//
//   - The unit is what all functions of a module share: symbols, metadata
//     numbers, the table of instructions. It is made first and only read then.
//   - A writer appends text, and collects what the text needs elsewhere: identified structs and
//     declarations of intrinsics.
//   - An instruction is how one operation is written. A constant is an
//     operation without instruction, written wherever its value is used.
//   - A trampoline is a block of the text that the module does not have: it splits one of two
//     edges between the same blocks that pass different values.
//
// Functions are written in parallel, in chunks that are joined in the order of
// the module, so that the text does not depend on the number of workers. Values
// and blocks are numbered as LLVM does it.
//
// # Example
//
//	text, ok := llvmir.Emit(module, llvmir.Options{Workers: 2}, sink)
package llvmir
