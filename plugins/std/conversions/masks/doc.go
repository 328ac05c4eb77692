// Package masks makes operations with masks of their own of those in a vector.mask.
//
// # Vocabulary
//
//   - An operation is masked where a vector.mask is around it: only the elements that the mask
//     selects take part.
//   - The neutral element of a combination changes nothing that it is combined with.
//   - The mask of a contraction has a bit for each point of its iteration space.
//
// # Example
//
//	%0 = vector.mask %m { vector.reduction "add", %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
//
// becomes, by `mlirc opt -lower-vector-mask`, a reduction of a vector that has zeros where the mask
// selects nothing.
package masks
