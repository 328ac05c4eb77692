// Package structure makes what follows from a clause `computes`: the indexing maps of an
// operation, the kinds of its iterators, and the body of its region.
//
// # Vocabulary
//
//   - the iteration space: the points at which the body is computed, with a dimension for
//     each loop;
//   - an indexing map: which element of an operand belongs to a point;
//   - an iterator is parallel where the output has a subscript for it, and a reduction
//     otherwise.
//
// # Example
//
//	region, err := structure.Body(b, def, types)
//	maps, err := structure.Maps(op)
package structure
