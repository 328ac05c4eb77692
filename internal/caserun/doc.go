// Package caserun executes functions of affine, scf, std, memref and vector operations
// on memory of its own, so that a test can compare what a function computes before and
// behind a pass without a tool from outside.
//
// # Vocabulary
//
//   - A value is an int64 (integers and index), a float64, a vector of values or a *Memref.
//   - Memory that is allocated and not written yet has elements that are no numbers of any
//     program; a load outside of a memref, or of one that was freed, is an error.
//   - Iterations of affine.parallel and scf.parallel are executed from the last to the
//     first: a program that is right in one order only is wrong.
//   - A case is a module in a file of cases, which lists in comments at its beginning the
//     pipelines that must keep the results of every case.
//
// # Example
//
//	func TestKeepsResults(t *testing.T) {
//		interpret.Files(t, "testdata/run/*.mlir", fusion.Passes()...)
//	}
package caserun
