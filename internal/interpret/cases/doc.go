// Package cases executes files of cases before and behind pipelines, and compares what they
// compute.
//
// # Vocabulary
//
//   - A case is a module with a function @f in a file of cases; `// -----` stands between
//     cases. The file lists in comments at its beginning the pipelines that must keep the
//     results of every case.
//   - The outcome of a case is what @f leaves in its arguments and in the globals of the
//     module, and its results. A trap is not an outcome: the test fails.
//
// # Example
//
//	func TestKeepsResults(t *testing.T) {
//		cases.Files(t, "testdata/run/*.mlir", fusion.Passes()...)
//	}
package cases
