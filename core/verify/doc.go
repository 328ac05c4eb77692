// Package verify checks that IR is valid: its structure first, then what the
// definitions say of types, attributes and counts, then what traits promise,
// then the checks that only a dialect's owner can make (hooks).
//
// # Vocabulary
//
//   - A hook is a check of one operation in code, beside its definition.
//   - Structure is what holds of IR without any definition: terminators, places of
//     blocks, dominance.
//
// Whether there is a problem is found out first, on several goroutines, by parts of
// functions, too; only then what it is, one operation after the other.
//
// All independent problems are reported, each at the location of its
// operation. An operation whose structure is broken is not looked at further.
//
// # Example
//
//	var sink diag.Sink
//	if !verify.Verify(module, &sink, verify.Options{}) { ... }
package verify
