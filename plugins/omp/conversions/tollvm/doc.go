// Package tollvm is the pass convert-openmp-to-llvm, which gives operations of omp the types of
// the LLVM dialect, and converts the branches in their regions.
//
// # Vocabulary
//
//   - The groups of an operation's operands are those of its clauses.
//
// # Example
//
//	omp.wsloop (%i) : index = (%a) to (%b) step (%c) { ... }
//
// becomes
//
//	omp.wsloop (%i) : i64 = (%a) to (%b) step (%c) { ... }
//
// The pass lower-openmp-to-runtime makes calls of it.
package tollvm
