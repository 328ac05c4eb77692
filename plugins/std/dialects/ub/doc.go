// Package ub is the dialect ub: its definitions, and what is written in terms of them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file ub.dialect.
//   - A view, such as [Poison], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := ub.AsPoison(op); ok { ... }
package ub
