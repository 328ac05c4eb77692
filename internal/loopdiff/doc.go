// Package loopdiff executes random programs of loops as they are written and as passes
// or pipelines leave them, and compares.
//
// # Vocabulary
//
//   - A [Case] is a textual pipeline of passes, which run in this process; what it
//     leaves is executed by package interpret. What parallel loops do is executed in
//     the order in which it is written, backwards, and shuffled.
//   - A [Native] is a shipped pipeline, whose shared object a driver in C calls; many
//     programs are one module there.
//   - An outcome is the memory of a program behind each of its calls. NaNs have no bits of
//     their own there.
//   - A [Difference] is an outcome that is not that of the program as it is written, a
//     trap, or a pass that fails.
//
// # Example
//
//	r, err := loopdiff.NewRunner(dialects)
//	s, err := r.Subject(randloops.New(loopdiff.OptionsFor(7)))
//	d, changed := r.Compare(s, loopdiff.Cases()[0])
package loopdiff
