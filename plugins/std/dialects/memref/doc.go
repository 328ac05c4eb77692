// Package memref is the dialect memref: its definitions, and what is written in terms of
// them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file memref.dialect.
//   - A view, such as [Load], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := memref.AsLoad(op); ok { ... }
package memref
