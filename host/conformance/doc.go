// Package conformance tests whether a program is a plugin as docs/protocol.md
// describes them, in whatever language it is written.
//
// It speaks the protocol by itself, without the library that hosts use: it also
// says what no host says.
//
// # Vocabulary
//
//   - A [Check] is one thing that must hold, with the clause of docs/protocol.md
//     that demands it.
//   - A [Finding] is what became of a check: ok, failed or skipped, and why.
//   - The subject is the program under test. Checks share one process of it as long
//     as that lives; those that end it start their own.
//
// # Example
//
//	findings := conformance.Run(ctx, conformance.Options{Path: "mlirc-plugin-mine"})
//	for _, f := range findings {
//		fmt.Println(f.Outcome, f.Check.Name, f.Reason)
//	}
package conformance
