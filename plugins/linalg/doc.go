// Package linalg is the dialect of operations that visit an iteration space: the matrix
// products, convolutions and poolings that front ends make, and `generic`, which they all are.
//
// # Vocabulary
//
//   - [Dialect] is the definition file; linalg_gen.go has views and builders of its
//     operations. What a named operation computes is a clause `computes` in it.
//   - [Structured] is any such operation with its indexing maps and iterators.
//
// # Example
//
//	s, err := linalg.StructuredOf(op)
//	for i, m := range s.Maps { ... }
package linalg
