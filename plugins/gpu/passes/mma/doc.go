// Package mma has the pass convert-vector-to-gpu, which makes operations on matrices of a subgroup
// of products of matrices that are vectors.
//
// # Vocabulary
//
//   - A leaf is a vector that becomes a matrix by itself: one that is read from memory, or whose
//     elements are all the same.
//   - A role is what a vector is for: the `AOp`, `BOp` or `COp` of a product.
//   - A component is the products, transfers and loops whose vectors depend on one another. It is converted
//     as a whole or not at all.
//
// # Example
//
//	%a = vector.transfer_read %m[%c0, %c0], %f0 {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
//	%d = vector.contract {...} %a, %b, %c : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
//
// becomes
//
//	%a = gpu.subgroup_mma_load_matrix %m[%c0, %c0] {leadDimension = 16 : index} : ... -> !gpu.mma_matrix<16x16xf16, "AOp">
//	%d = gpu.subgroup_mma_compute %a, %b, %c : ... -> !gpu.mma_matrix<16x16xf16, "COp">
package mma
