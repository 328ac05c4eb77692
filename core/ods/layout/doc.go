// Package layout lays dialect files out, as gofmt does Go.
//
// # Vocabulary
//
//   - A clause begins in the margin of its body; what follows its first word stands in
//     one column with that of the other clauses.
//
// # Example
//
//	text = layout.Source(text)
package layout
