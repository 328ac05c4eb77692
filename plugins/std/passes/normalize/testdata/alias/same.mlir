func.func @e(%m: memref<12x32xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  %1 = memref.load %0[%i, %j, %i] : memref<3x4x32xf32>
  return %1 : f32
}
// -----
func.func @c(%m: memref<12x32xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  %1 = memref.load %0[%i] : memref<384xf32>
  return %1 : f32
}
// -----
func.func @cd(%m: memref<?x?x3xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x?x3xf32> into memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  return %1 : f32
}
// -----
func.func @v(%m: memref<12x32xf32>, %o: index) -> vector<4xf32> {
  %0 = memref.subview %m[%o, 2][1, 8][1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %1 = vector.load %0[%o] : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.store %1, %0[%o] : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  %f = arith.constant 0.0 : f32
  %2 = vector.transfer_read %0[%o], %f {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  %3 = arith.addf %1, %2 : vector<4xf32>
  vector.transfer_write %3, %0[%o] {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  return %3 : vector<4xf32>
}
// -----
func.func @mv(%m: memref<12x32xf32>, %o: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.subview %m[%o, 2][4, 8][1, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.maskedload %0[%o, %o], %k, %p : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %0[%o, %o], %k, %1 : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @ve(%m: memref<12x32xf32>, %i: index, %j: index) -> vector<4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  %1 = vector.load %0[%i, %j, %i] : memref<3x4x32xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @outside(%m: memref<12x32xf32>, %o: index) -> (vector<4xf32>, vector<4xf32>) {
  %0 = memref.subview %m[%o, 2][4, 8][2, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
  %f = arith.constant 0.0 : f32
  %1 = vector.transfer_read %0[%o, %o], %f : memref<4x8xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  %2 = vector.transfer_read %0[%o, %o], %f {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x8xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}
// -----
func.func @subsub(%m: memref<12x32xf32>, %o: index) -> memref<3xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%o, 2][4, 8][1, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[1, %o][1, 3][1, 1] : memref<4x8xf32, strided<[32, 1], offset: ?>> to memref<3xf32, strided<[1], offset: ?>>
  return %1 : memref<3xf32, strided<[1], offset: ?>>
}
// -----
func.func @scalar(%m: memref<1x1xf32>) -> f32 {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %1 = memref.load %0[] : memref<f32>
  %2 = memref.expand_shape %0 [] output_shape [1] : memref<f32> into memref<1xf32>
  %c0 = arith.constant 0 : index
  memref.store %1, %2[%c0] : memref<1xf32>
  return %1 : f32
}
// -----
func.func @affinec(%m: memref<3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  affine.for %i = 0 to 12 {
    %1 = affine.load %0[%i] : memref<12xf32>
    affine.store %1, %0[11 - %i] : memref<12xf32>
  }
  return
}
