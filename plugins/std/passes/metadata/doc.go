// Package metadata has the pass that takes views apart: what a view is of its buffer becomes arithmetic
// on offset, sizes and strides, which other passes simplify and hoist.
//
// # Vocabulary
//
//   - The parts of a memref are its buffer, as a memref of one element at its start, the offset of
//     the first element in that, the sizes and the strides.
//   - A number is an affine expression of values: an offset, a size or a stride.
//
// # Example
//
//	%v = memref.subview %m[%i, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
//
// becomes, by `mlirc opt -expand-strided-metadata`,
//
//	%buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
//	  : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
//	%0 = affine.apply affine_map<()[s0] -> (s0 * 16)>()[%i]
//	%v = memref.reinterpret_cast %buffer to offset: [%0], sizes: [4, 4], strides: [16, 1]
//	  : memref<f32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
package metadata
