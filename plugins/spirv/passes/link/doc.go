// Package link is the pass link-nested-modules, which joins a module of the LLVM dialect with
// those inside of it, as a linker does: a definition takes the place of declarations of the
// same name.
//
// # Vocabulary
//
//   - A declaration is a function without a body, or a global without a value of which another
//     module has the memory: one with the linkage `external` or `extern_weak`.
//   - A symbol that is private to its module is renamed where another one has its name.
//
// # Example
//
//	llvm.func @kernel()
//	module @k {
//	  llvm.func @kernel() { ... }
//	}
//
// becomes
//
//	llvm.func @kernel() { ... }
package link
