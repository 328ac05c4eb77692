// Package vector is the dialect vector: its definitions, and what is written in terms of
// them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file vector.dialect.
//   - A view, such as [Broadcast], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := vector.AsBroadcast(op); ok { ... }
package vector
