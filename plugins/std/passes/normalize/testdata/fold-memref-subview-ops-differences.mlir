// fold-memref-subview-ops
func @store(%m: memref<12x32xf32>, %a: index, %i: index, %v: f32) {
  %0 = memref.subview %m[%a, 2][1, 4][1, 1] : memref<12x32xf32> to memref<4xf32, offset: ?, strides: [1]>
  memref.store %v, %0[%i] : memref<4xf32, offset: ?, strides: [1]>
  return
}

// wanted
#map = affine_map<(d0) -> (d0 + 2)>
module  {
  func @store(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    %0 = affine.apply #map(%arg2)
    memref.store %arg3, %arg0[%arg1, %0] : memref<12x32xf32>
    return
  }
}

// -----
func @reduced(%m: memref<12x1x32xf32>, %a: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, 0, 2][4, 1, 8][1, 1, 1] : memref<12x1x32xf32> to memref<4x8xf32, offset: ?, strides: [32, 1]>
  %2 = memref.load %0[%i, %j] : memref<4x8xf32, offset: ?, strides: [32, 1]>
  return %2 : f32
}

// wanted
#map0 = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module  {
  func @reduced(%arg0: memref<12x1x32xf32>, %arg1: index, %arg2: index, %arg3: index) -> f32 {
    %0 = affine.apply #map0(%arg2)[%arg1]
    %c0 = constant 0 : index
    %1 = affine.apply #map1(%arg3)
    %2 = memref.load %arg0[%0, %c0, %1] : memref<12x1x32xf32>
    return %2 : f32
  }
}

// -----
func @mask(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index, %v: f32) -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b][4, 4][2, 1] : memref<12x32xf32> to memref<4x4xf32, offset: ?, strides: [64, 1]>
  %1 = vector.transfer_read %0[%i, %j], %v : memref<4x4xf32, offset: ?, strides: [64, 1]>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %j], %v {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32, offset: ?, strides: [64, 1]>, vector<4xf32>
  %3 = addf %1, %2 : vector<4xf32>
  return %3 : vector<4xf32>
}

// wanted
#map0 = affine_map<(d0, d1)[s0] -> (d0 * 64 + s0 + d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module  {
  func @mask(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> vector<4xf32> {
    %0 = memref.subview %arg0[%arg1, %arg2] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, #map0>
    %1 = vector.transfer_read %0[%arg3, %arg4], %arg5 : memref<4x4xf32, #map0>, vector<4xf32>
    %2 = vector.transfer_read %0[%arg3, %arg4], %arg5 {in_bounds = [true], permutation_map = #map1} : memref<4x4xf32, #map0>, vector<4xf32>
    %3 = addf %1, %2 : vector<4xf32>
    return %3 : vector<4xf32>
  }
}

// -----
func @strided(%m: memref<12x32xf32>, %i: index, %v: f32) -> vector<4xf32> {
  %0 = memref.subview %m[%i, 0][4, 4][1, 3] : memref<12x32xf32> to memref<4x4xf32, offset: ?, strides: [32, 3]>
  %1 = vector.transfer_read %0[%i, %i], %v {in_bounds = [true]} : memref<4x4xf32, offset: ?, strides: [32, 3]>, vector<4xf32>
  return %1 : vector<4xf32>
}

// wanted
#map = affine_map<(d0, d1)[s0] -> (d0 * 32 + s0 + d1 * 3)>
module  {
  func @strided(%arg0: memref<12x32xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
    %0 = memref.subview %arg0[%arg1, 0] [4, 4] [1, 3] : memref<12x32xf32> to memref<4x4xf32, #map>
    %1 = vector.transfer_read %0[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<4x4xf32, #map>, vector<4xf32>
    return %1 : vector<4xf32>
  }
}

// -----
func @square(%m: memref<12x32xf32>, %i: index, %v: f32) -> vector<2x4xf32> {
  %0 = memref.subview %m[%i, 0][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, offset: ?, strides: [32, 1]>
  %1 = vector.transfer_read %0[%i, %i], %v {in_bounds = [true, false]} : memref<4x4xf32, offset: ?, strides: [32, 1]>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// wanted
#map = affine_map<(d0, d1)[s0] -> (d0 * 32 + s0 + d1)>
module  {
  func @square(%arg0: memref<12x32xf32>, %arg1: index, %arg2: f32) -> vector<2x4xf32> {
    %0 = memref.subview %arg0[%arg1, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, #map>
    %1 = vector.transfer_read %0[%arg1, %arg1], %arg2 {in_bounds = [true, false]} : memref<4x4xf32, #map>, vector<2x4xf32>
    return %1 : vector<2x4xf32>
  }
}
// -----
func @trailing(%m: memref<12x32xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[2, 3][4, 1][1, 1] : memref<12x32xf32> to memref<4xf32, offset: 67, strides: [32]>
  %1 = memref.load %0[%i] : memref<4xf32, offset: 67, strides: [32]>
  return %1 : f32
}
// wanted
#map = affine_map<(d0) -> (d0 + 2)>
module  {
  func @trailing(%arg0: memref<12x32xf32>, %arg1: index) -> f32 {
    %0 = affine.apply #map(%arg1)
    %c3 = constant 3 : index
    %1 = memref.load %arg0[%0, %c3] : memref<12x32xf32>
    return %1 : f32
  }
}
