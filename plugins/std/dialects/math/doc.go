// Package math is the dialect math: its definitions, and what is written in terms of
// them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file math.dialect.
//   - A view, such as [Sqrt], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := math.AsSqrt(op); ok { ... }
package math
