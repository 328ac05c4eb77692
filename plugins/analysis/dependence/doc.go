// Package dependence computes which accesses to memory must stay in order, and has the passes
// that are built on it.
//
// # Vocabulary
//
//   - An [Access] is an operation that reads or writes elements whose coordinates
//     are affine in loop induction variables and in values fixed outside.
//   - A [Relation] is all pairs of iterations in which two accesses meet at one
//     element. Its common loops are the affine.for around both, the outermost
//     first.
//   - A dependence is carried at depth d when the induction variables of the first d-1 common
//     loops are equal and the d-th loop's is greater for the second access. At a depth of one
//     more than the number of common loops all are equal, and the second access comes later in
//     the text. Its distances say how much greater each induction variable is.
//   - An [Answer] is exact: None and Exists are proven. It is Maybe where something
//     is not affine, where names may be those of one memory, or when the limit of
//     package presburger was reached.
//
// Accesses are compared within one execution of what surrounds the affine code,
// such as a function. Package alias decides which memrefs may name one memory.
//
// # Example
//
//	affine.for %i = 0 to 10 {
//	  %0 = affine.load %m[%i] : memref<100xf32>
//	  affine.store %0, %m[%i + 1] : memref<100xf32>
//	}
//
// Here the load depends on the store at depth 1, with the distance 1.
package dependence
