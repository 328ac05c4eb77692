// Package pass holds the contract of a pass and the manager that runs passes.
//
// # Vocabulary
//
//   - A [Pass] is a value: its name, help, options and one function. It either
//     changes IR (Run) or makes one artifact out of another (Translate).
//   - An [Artifact] is what goes from stage to stage: a module, or the bytes of
//     LLVM IR, an object, ....
//   - The anchor of a pass is the operation that it runs on. Anchored on an
//     operation that is isolated from above, it may run on several at once.
//
// # Example
//
//	var CSE = &pass.Pass{
//		Name:    "cse",
//		Summary: "eliminate common sub-expressions",
//		Run:     func(r *pass.Run) error { ... },
//	}
package pass
