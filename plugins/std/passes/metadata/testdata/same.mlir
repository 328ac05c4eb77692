func.func @static(%m: memref<8x16xf32>) -> memref<4x4xf32, strided<[32, 3], offset: 20>> {
  %0 = memref.subview %m[1, 4][4, 4][2, 3] : memref<8x16xf32> to memref<4x4xf32, strided<[32, 3], offset: 20>>
  return %0 : memref<4x4xf32, strided<[32, 3], offset: 20>>
}
// -----
func.func @mixed(%m: memref<8x?xf32>, %o: index, %n: index) -> memref<4x?xf32, strided<[?, 3], offset: ?>> {
  %0 = memref.subview %m[1, %o][4, %n][2, 3] : memref<8x?xf32> to memref<4x?xf32, strided<[?, 3], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, 3], offset: ?>>
}
// -----
func.func @reduced(%m: memref<8x16x4xf32>, %o: index) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = memref.subview %m[1, %o, 0][1, 4, 1][1, %o, 1] : memref<8x16x4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %0 : memref<4xf32, strided<[?], offset: ?>>
}
// -----
func.func @expand0(%m: memref<f32, strided<[], offset: ?>>) -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return %0 : memref<1x1xf32, strided<[1, 1], offset: ?>>
}
// -----
func.func @collapse0(%m: memref<1x1xf32, strided<[3, 2], offset: 7>>) -> memref<f32, strided<[], offset: 7>> {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32, strided<[3, 2], offset: 7>> into memref<f32, strided<[], offset: 7>>
  return %0 : memref<f32, strided<[], offset: 7>>
}
// -----
func.func @meta(%m: memref<8x?xf32, strided<[?, 1], offset: 3>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<8x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metasub(%m: memref<8x?xf32>, %o: index, %n: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.subview %m[1, %o][4, %n][2, 3] : memref<8x?xf32> to memref<4x?xf32, strided<[?, 3], offset: ?>>
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, strided<[?, 3], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %oo, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metaalloc(%n: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.alloc(%n) : memref<4x?xf32>
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return %b, %oo, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metaalloc2(%n: index, %k: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.alloca(%n, %k) : memref<?x?xf32, 3>
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x?xf32, 3> -> memref<f32, 3>, index, index, index, index, index
  %1 = memref.memory_space_cast %b : memref<f32, 3> to memref<f32>
  return %1, %oo, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
memref.global "private" constant @g : memref<4x4xf32> = dense<1.0>
func.func @metaglobal() -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.get_global @g : memref<4x4xf32>
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %oo, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metacast(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %o: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: 2>>
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, strided<[?, 1], offset: 2>> -> memref<f32>, index, index, index, index, index
  return %b, %oo, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metaucast(%m: memref<*xf32>, %o: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.cast %m : memref<*xf32> to memref<4x?xf32, strided<[?, 1], offset: 2>>
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, strided<[?, 1], offset: 2>> -> memref<f32>, index, index, index, index, index
  return %b, %oo, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metarein(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %o: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [4, %o], strides: [%o, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: 2>>
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, strided<[?, 1], offset: 2>> -> memref<f32>, index, index, index, index, index
  return %b, %oo, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @metameta(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<f32>, index) {
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c, %ooo = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  return %c, %ooo : memref<f32>, index
}
// -----
func.func @pointer(%m: memref<?x?xf32>, %o: index) -> index {
  %0 = memref.subview %m[1, %o][4, %o][2, 3] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 3], offset: ?>>
  %1 = memref.cast %0 : memref<4x?xf32, strided<[?, 3], offset: ?>> to memref<?x?xf32, strided<[?, 3], offset: ?>>
  %2 = memref.extract_aligned_pointer_as_index %1 : memref<?x?xf32, strided<[?, 3], offset: ?>> -> index
  return %2 : index
}
// -----
func.func @transpose(%m: memref<?x4xf32>) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %b, %oo, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, strided<[1, 4]>> -> memref<f32>, index, index, index, index, index
  return %b, %oo, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @start(%m: memref<?x?xf32>, %n: index) -> memref<?x4xf32, strided<[?, 1]>> {
  %0 = memref.subview %m[0, 0][%n, 4][1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  return %0 : memref<?x4xf32, strided<[?, 1]>>
}
// -----
func.func @column(%m: memref<4x1xf32, strided<[8, 1]>>) -> memref<4xf32, strided<[8]>> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x1xf32, strided<[8, 1]>> into memref<4xf32, strided<[8]>>
  return %0 : memref<4xf32, strided<[8]>>
}
// -----
func.func @layout(%m: memref<8x8xf32, affine_map<(i, j) -> (i floordiv 2, j, i mod 2)>>) -> index {
  %c0 = arith.constant 0 : index
  %p = memref.extract_aligned_pointer_as_index %m : memref<8x8xf32, affine_map<(i, j) -> (i floordiv 2, j, i mod 2)>> -> index
  return %p : index
}
// -----
func.func @blocks(%m: memref<8x8xf32>, %n: index, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  cf.br ^first
^second:
  %1 = memref.subview %0[%n, 1][2, 2][1, 1] : memref<4x4xf32, strided<[8, 1], offset: ?>> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  %x = memref.load %1[%c0, %n] : memref<2x2xf32, strided<[8, 1], offset: ?>>
  return %x : f32
^first:
  %0 = memref.subview %m[%n, %n][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  cf.br ^second
}
