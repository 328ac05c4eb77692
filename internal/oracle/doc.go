// Package oracle runs the tools of MLIR 13 beside ours, for tests.
//
// # Vocabulary
//
//   - The oracle is a tool whose answer counts, such as mlir-opt-13.
//   - A chunk is a module's text; [Opt] hands many of them to one process and
//     returns what it printed for each. A chunk that the tool refuses, or on
//     which it crashes, has no answer. [Pipe] is for one text that no tool may
//     refuse.
//
// A test whose oracle is missing is skipped, and fails where the environment
// has CI=true. Nothing is cached: an answer is as fresh as the test.
//
// # Example
//
//	answers := oracle.Opt(t, chunks, "--mlir-print-op-generic")
//	if !answers[0].OK {
//		t.Log(answers[0].Problem)
//	}
package oracle
