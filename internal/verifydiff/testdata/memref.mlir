func @dims(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c = constant -1 : index
  %0 = memref.dim %m, %c0 : memref<?x4xf32>
  %1 = memref.dim %m, %c1 : memref<?x4xf32>
  %2 = memref.dim %u, %c2 : memref<*xf32>
  %3 = memref.dim %m, %i : memref<?x4xf32>
  return
}
// -----
func @casts(%a: memref<4x?xf32>, %b: memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + s1 + d1)>>, %c: memref<*xf32>, %d: memref<4xf32, 1>) {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %b : memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + s1 + d1)>> to memref<4x8xf32>
  %2 = memref.cast %c : memref<*xf32> to memref<4x?xf32>
  %3 = memref.cast %d : memref<4xf32, 1> to memref<*xf32, 1>
  %4 = memref.cast %d : memref<4xf32, 1> to memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>, 1>
  return
}
// -----
func @slices(%m: memref<8x16x4xf32>, %d: memref<?x?xf32>, %s: memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>, %n: index) {
  %0 = memref.subview %m[0, 2, 1] [8, 4, 2] [1, 2, 1] : memref<8x16x4xf32> to memref<8x4x2xf32, affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 8 + d2 + 9)>>
  %1 = memref.subview %m[0, 2, 1] [8, 1, 2] [1, 2, 1] : memref<8x16x4xf32> to memref<8x2xf32, affine_map<(d0, d1) -> (d0 * 64 + d1 + 9)>>
  %2 = memref.subview %d[%n, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  %3 = memref.subview %s[1, %n] [1, %n] [1, 1] : memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>> to memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4 = memref.subview %m[4] [2] [1] : memref<8x16x4xf32> to memref<2x16x4xf32, affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 4 + d2 + 256)>>
  return
}
// -----
func @groups(%a: memref<2x3x4xf32>, %b: memref<2x12xf32, affine_map<(d0, d1) -> (d0 * 20 + d1 + 5)>>, %c: memref<?x?x4xf32>, %d: memref<f32>, %e: memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>) {
  %0 = memref.collapse_shape %a [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  %1 = memref.expand_shape %b [[0], [1, 2]] : memref<2x12xf32, affine_map<(d0, d1) -> (d0 * 20 + d1 + 5)>> into memref<2x3x4xf32, affine_map<(d0, d1, d2) -> (d0 * 20 + d1 * 4 + d2 + 5)>>
  %2 = memref.collapse_shape %c [[0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
  %3 = memref.expand_shape %d [] : memref<f32> into memref<1x1xf32>
  %4 = memref.collapse_shape %e [[0, 1]] : memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>> into memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>
  return
}
// -----
func @orders(%a: memref<2x3xf32>, %b: memref<2x3x4xf32, affine_map<(d0, d1, d2) -> (d0 * 100 + d1 * 10 + d2)>>, %c: memref<?x?xf32, 1>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, affine_map<(d0, d1) -> (d1 * 3 + d0)>>
  %1 = memref.transpose %b (i, j, k) -> (i, k, j) : memref<2x3x4xf32, affine_map<(d0, d1, d2) -> (d0 * 100 + d1 * 10 + d2)>> to memref<2x4x3xf32, affine_map<(d0, d1, d2) -> (d0 * 100 + d2 * 10 + d1)>>
  %2 = memref.transpose %c (i, j) -> (j, i) : memref<?x?xf32, 1> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>, 1>
  return
}
// -----
func @reinterpret(%u: memref<*xf32>, %m: memref<?xf32, 2>, %n: index) {
  %0 = memref.reinterpret_cast %u to offset: [3], sizes: [4, 5], strides: [5, 1] : memref<*xf32> to memref<4x5xf32, affine_map<(d0, d1) -> (d0 * 5 + d1 + 3)>>
  %1 = memref.reinterpret_cast %m to offset: [%n], sizes: [4, %n], strides: [%n, 2] : memref<?xf32, 2> to memref<4x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1 * 2)>, 2>
  return
}
// -----
func @views(%b: memref<?xi8, 1>, %c: memref<2048xi8>, %n: index, %s: memref<?xi32>, %t: memref<2xindex>, %a: memref<4x4xf32>) {
  %0 = memref.view %b[%n][%n] : memref<?xi8, 1> to memref<?x4xf32, 1>
  %1 = memref.view %c[%n][] : memref<2048xi8> to memref<4xi64>
  %2 = memref.reshape %a(%s) : (memref<4x4xf32>, memref<?xi32>) -> memref<*xf32>
  %3 = memref.reshape %a(%t) : (memref<4x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}
// -----
memref.global "private" constant @c : memref<4xf32> = dense<1.0>
memref.global "private" @u : memref<2x2xi8> = uninitialized
memref.global @e : memref<i64, 1>
module {
  memref.global @c : memref<2xi32>
  func @inner() {
    %0 = memref.get_global @c : memref<2xi32>
    return
  }
}
func @globals() {
  %0 = memref.get_global @c : memref<4xf32>
  %1 = memref.get_global @u : memref<2x2xi8>
  %2 = memref.get_global @e : memref<i64, 1>
  return
}
// -----
func @tensors(%m: memref<?x4xf32>, %u: memref<*xi32>, %t: tensor<?x4xf32>, %v: tensor<*xi32>, %l: memref<4xf32, affine_map<(d0) -> (d0 + 2)>, 1>) {
  %0 = memref.tensor_load %m : memref<?x4xf32>
  %1 = memref.tensor_load %u : memref<*xi32>
  %2 = memref.buffer_cast %t : memref<?x4xf32>
  memref.tensor_store %t, %m : memref<?x4xf32>
  memref.tensor_store %v, %u : memref<*xi32>
  %3 = memref.tensor_load %l : memref<4xf32, affine_map<(d0) -> (d0 + 2)>, 1>
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  %4 = memref.clone %m : memref<?x4xf32> to memref<*xf32>
  memref.assume_alignment %m, 16 : memref<?x4xf32>
  return
}
