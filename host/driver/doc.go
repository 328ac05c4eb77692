// Package driver makes a program of a module: a function that calls an entry
// function with numbers, and C code that prints what it returns.
//
// The call is LLVM IR, because C has no words for how LLVM returns several
// results; printing is C, because LLVM IR has a new way to write a pointer with
// each version. The call goes behind the module's own LLVM IR, the C file to the
// linker.
//
// # Example
//
//	entry, err := driver.Find(module, "add")
//	call, err := entry.Call([]string{"1", "2"}, 64)
//	llvmIR = append(llvmIR, call...)
//	os.WriteFile("print.c", driver.Printer(), 0o600)
package driver
