// Package index is the dialect index: its definitions, and what is written in terms of them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file index.dialect.
//   - A view, such as [Sizeof], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is.
//
// # Example
//
//	if v, ok := index.AsSizeof(op); ok { ... }
package index
