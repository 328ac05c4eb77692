func @views(%m: memref<?x?xf32>, %i: index, %u: memref<*xf32>, %s: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<?x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  %1 = memref.reinterpret_cast %u to offset: [0], sizes: [5, 2], strides: [2, 1] : memref<*xf32> to memref<5x2xf32>
  %2 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %3 = memref.subview %s[%i, 2] [4, %i] [1, 2] : memref<8x16xf32> to memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1 * 2)>>
  %4 = memref.subview %s[0, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32>
  %5 = memref.expand_shape %s [[0, 1], [2]] : memref<8x16xf32> into memref<2x4x16xf32>
  %6 = memref.collapse_shape %s [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  return
}
// -----
func @open(%m: memref<?x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] : memref<?x16xf32> into memref<?x4x4xf32>
  return
}
