// Package translate holds the stages behind the LLVM dialect: from a module to
// LLVM IR text, and on through the tools of LLVM to an object and a program.
//
// # Vocabulary
//
//   - `mlir-to-llvmir` writes LLVM IR; package llvmir does the work.
//   - `opt`, `llc` and `link` run tools of the user's toolchain as child
//     processes; package toolchain finds and runs them. The toolchain comes as
//     the resource "toolchain", which names tools by path, or is looked for.
//
// # Example
//
//	for _, p := range translate.Passes() {
//		fmt.Println(p.Name, p.Input(), p.Output())
//	}
package translate
