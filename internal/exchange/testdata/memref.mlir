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
func @spaces(%a: memref<?x4xf32, 3>, %u: memref<*xf32, 1>, %s: memref<4xf32, affine_map<(d0)[s0] -> (d0 * 2 + s0)>, 1>) {
  %0 = memref.memory_space_cast %a : memref<?x4xf32, 3> to memref<?x4xf32>
  %1 = memref.memory_space_cast %u {test.note} : memref<*xf32, 1> to memref<*xf32>
  %2 = memref.memory_space_cast %s : memref<4xf32, affine_map<(d0)[s0] -> (d0 * 2 + s0)>, 1> to memref<4xf32, affine_map<(d0)[s0] -> (d0 * 2 + s0)>, 2>
  return
}
// -----
func @parts(%a: memref<?x4xf32, 3>, %u: memref<*xf32, 1>, %s: memref<f32>, %d: memref<4x?xi8, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<?x4xf32, 3> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32, 1> -> index {test.note}
  %2:6 = memref.extract_strided_metadata %a : memref<?x4xf32, 3> -> memref<f32, 3>, index, index, index, index, index
  %3:2 = memref.extract_strided_metadata %s : memref<f32> -> memref<f32>, index {test.note}
  %4:6 = memref.extract_strided_metadata %d : memref<4x?xi8, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>> -> memref<i8>, index, index, index, index, index
  %5 = memref.reinterpret_cast %4#0 to offset: [%4#1], sizes: [4, %4#3], strides: [%4#4, 1] : memref<i8> to memref<4x?xi8, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  return
}
// -----
func @larger(%a: memref<?xf32>, %n: index, %b: memref<4xf32, 2>) {
  %0 = memref.realloc %a(%n) {alignment = 8 : i64, test.note} : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %b : memref<4xf32, 2> to memref<6xf32, 2>
  %2 = memref.realloc %0 {test.note} : memref<?xf32> to memref<6xf32>
  memref.dealloc %2 : memref<6xf32>
  return
}
