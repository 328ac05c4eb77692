// Package pass holds the contract of a pass and the manager that runs passes.
//
// # Vocabulary
//
//   - A [Pass] is a value: its name, help, options and one function. It either
//     changes IR (Run) or makes one artifact out of another (Translate).
//
//   - An [Artifact] is what goes from stage to stage: a module, or the bytes of
//     LLVM IR, an object, ....
//
//   - The anchor of a pass is the operation that it runs on. Anchored on an
//     operation that is isolated from above, it may run on several at once.
//
//   - A [Pipeline] is passes in order, nested by anchor; [ParsePipeline] reads the
//     text that mlir-opt takes, with passes from a [Registry].
//
//   - A [Manager] runs pipelines: verified, timed, at once where operations are
//     isolated, with the same result and the same order of diagnostics whatever
//     the number of workers.
//
// # Example
//
//	var CSE = &pass.Pass{
//		Name:    "cse",
//		Anchor:  pass.AnyOp,
//		Summary: "eliminate common sub-expressions",
//		Run:     func(r *pass.Run) error { ... },
//	}
package pass
