// Package coopmatrix computes with matrices whose elements are spread over the invocations of a
// subgroup: of n invocations, number l has the elements l, l+n, l+2n and so on, counted along the
// rows. Conversions to the kernel dialect share it, each with its own array of what an invocation has.
//
// # Vocabulary
//
//   - A part of a matrix is one element for each invocation of the subgroup: part i has the elements
//     i*n to i*n+n-1.
//   - An exchange gives invocations elements that others have.
//
// # Example
//
//	p := coopmatrix.NewProduct(b, a, c, x.Elem)
//	for i := range x.Parts() {
//		sums = append(sums, p.Part(i, nil))
//	}
package coopmatrix
