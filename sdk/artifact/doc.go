// Package artifact says whether what is no module is what it claims to be: whole objects
// and programs, LLVM IR that can be read, text that a terminal can show.
//
// A plugin asks it about the output of a tool, the host about what a plugin sends: a
// process that was stopped, or that lies, must not pass for one that did its work.
//
// # Vocabulary
//
//   - A kind is one of those that [pass] names, such as `llvm-ir`. What a plugin calls
//     by another name is data that is not looked into.
//   - A [Format] is one of object files: ELF, Mach-O, COFF, WebAssembly.
//
// LLVM IR is split into tokens, and its brackets are paired; whether a token means
// something where it stands is for LLVM to say.
//
// # Example
//
//	if err := artifact.Check(pass.KindObject, data); err != nil {
//		return fmt.Errorf("this is no object: %w", err)
//	}
package artifact
