// Package passdiff compares what passes make of modules with what mlir-opt-13
// makes of them, byte for byte.
//
// # Vocabulary
//
//   - A case is a module's text. A file of cases says in its first line, a
//     comment, which textual pipeline they go through; lines `// -----` stand
//     between cases.
//   - The expected text is what the tool prints. A case where ours differs, for a reason in
//     docs/differences.md, has its own expected text behind a line `// wanted`; the test fails
//     if the tool prints the same after all. An expected text `error: MESSAGE` is for a
//     pipeline that fails only here.
//   - A case that the tool refuses has to be refused here, too. One on which it
//     crashes needs a wanted text.
//
// Each case runs on one worker and on two, which must not matter. A pass that says that it changes
// nothing must not, and no statistic is negative.
//
// # Example
//
//	func TestAgreesWithOracle(t *testing.T) {
//		passdiff.New(t, loops.Passes()...).Files(t, "testdata/*.mlir")
//	}
package passdiff
