// Package std is the dialect std: its definitions, and what is written in terms of
// them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file std.dialect.
//   - A view, such as [Addi], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := std.AsAddi(op); ok { ... }
package std
