// Package report writes what a run did as one page of HTML that needs nothing
// else: no server, no network, no other file.
//
// # Vocabulary
//
//   - A [Page] is what there is to tell: the plan and where each value of it comes
//     from, diagnostics, and the steps.
//   - A step is shown beside the one before. Lines are compared within sections,
//     which are the functions of a module, so that much that changes does not
//     hide what changes where; equal lines are folded.
//   - A [row] of such a comparison has a line on each side, or on one.
//
// All texts are hostile: they are escaped, what they can make the page grow is
// bounded, and the page's policy lets no script run but its own.
//
// # Example
//
//	page := &report.Page{Title: "in.mlir", Observation: seen}
//	err := page.Write(file)
package report
