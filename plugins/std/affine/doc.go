// Package affine is the dialect affine: its definitions, and what is written in terms of
// them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file affine.dialect.
//   - A view, such as [For], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := affine.AsFor(op); ok { ... }
package affine
