// Package scf is the dialect scf: its definitions, and what is written in terms of
// them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file scf.dialect.
//   - A view, such as [If], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := scf.AsIf(op); ok { ... }
package scf
