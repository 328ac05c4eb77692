// Package tensor is the dialect tensor: its definitions, and what is written in terms of
// them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file tensor.dialect.
//   - A view, such as [Extract], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := tensor.AsExtract(op); ok { ... }
package tensor
