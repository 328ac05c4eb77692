// fold-memref-subview-ops
func @load(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, offset: ?, strides: [64, 3]>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, offset: ?, strides: [64, 3]>
  return %1 : f32
}
// -----
func @dynamic(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index, %s: index, %t: index) -> f32 {
  %0 = memref.subview %m[%a, 7][4, 4][%s, %t] : memref<12x32xf32> to memref<4x4xf32, offset: ?, strides: [?, ?]>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, offset: ?, strides: [?, ?]>
  return %1 : f32
}
// -----
func @read(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index, %v: f32) -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b][4, 4][2, 1] : memref<12x32xf32> to memref<4x4xf32, offset: ?, strides: [64, 1]>
  %1 = vector.transfer_read %0[%i, %j], %v {in_bounds = [true]} : memref<4x4xf32, offset: ?, strides: [64, 1]>, vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func @write(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index, %v: vector<4xf32>) {
  %0 = memref.subview %m[%a, %b][4, 4][2, 1] : memref<12x32xf32> to memref<4x4xf32, offset: ?, strides: [64, 1]>
  vector.transfer_write %v, %0[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, offset: ?, strides: [64, 1]>
  return
}
// -----
func @twice(%m: memref<12x32xf32>, %a: index, %i: index) -> f32 {
  %0 = memref.subview %m[%a, 2][4, 8][1, 1] : memref<12x32xf32> to memref<4x8xf32, offset: ?, strides: [32, 1]>
  %1 = memref.subview %0[1, %a][2, 2][1, 2] : memref<4x8xf32, offset: ?, strides: [32, 1]> to memref<2x2xf32, offset: ?, strides: [32, 2]>
  %2 = memref.load %1[%i, %i] : memref<2x2xf32, offset: ?, strides: [32, 2]>
  return %2 : f32
}
// -----
func @affine(%m: memref<12x32xf32>, %a: index, %i: index) -> f32 {
  %0 = memref.subview %m[%a, 2][4, 8][1, 1] : memref<12x32xf32> to memref<4x8xf32, offset: ?, strides: [32, 1]>
  %2 = affine.load %0[3, 2] : memref<4x8xf32, offset: ?, strides: [32, 1]>
  return %2 : f32
}
// -----
func @start(%m: memref<12x32xf32>, %i: index, %j: index, %s: index) -> f32 {
  %0 = memref.subview %m[0, 0][4, 4][1, 2] : memref<12x32xf32> to memref<4x4xf32, offset: 0, strides: [32, 2]>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, offset: 0, strides: [32, 2]>
  %2 = memref.subview %m[0, 0][4, 4][1, %s] : memref<12x32xf32> to memref<4x4xf32, offset: 0, strides: [32, ?]>
  memref.store %1, %2[%i, %j] : memref<4x4xf32, offset: 0, strides: [32, ?]>
  return %1 : f32
}
