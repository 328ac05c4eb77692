// Package alltollvm has the pass `convert-to-llvm`, which converts all dialects that others of this
// folder convert one by one, but for vector.
//
//	kit.Run(ctx, plugintest.Job{Input: text, Pipeline: "convert-scf-to-cf,convert-to-llvm"})
package alltollvm
