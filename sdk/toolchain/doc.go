// Package toolchain finds the tools of LLVM and the C compiler, reads their versions, and runs
// them as child processes that do not outlive this one.
//
// # Vocabulary
//
//   - A [Config] is what the user said about tools: paths by name.
//   - A [Tool] is an executable that was found.
//   - A [Failure] is a tool that ran and said no; it carries the end of what the
//     tool wrote to its standard error.
//
// A tool is looked for in the configuration, on the PATH under its plain name,
// and then under names with a version, newest first (`llc-22` to `llc-13`).
// Asking a tool for its version costs a process, so the answer is kept in the
// user's cache directory for as long as the executable does not change.
//
// # Example
//
//	llc, err := config.Find("llc")
//	object, err := llc.Run(ctx, text, "-filetype=obj", "-o", "-", "-")
package toolchain
