// Package lostattrs holds conversions and the translation to make something of each attribute
// that the definition of an operation declares, or to refuse it, or to warn.
//
// # Vocabulary
//
//   - A pair is two modules that differ in one declared attribute of one operation, by its
//     value or in that it is absent.
//   - A conversion makes a difference between the two when the results differ, or when it
//     refuses or warns of one of them. An attribute is lost when the conversion accepts pairs
//     and makes a difference in none. testdata/lost.tsv lists those for which this is right,
//     with the reason.
//
// # Example
//
//	go test ./internal/lostattrs
package lostattrs
