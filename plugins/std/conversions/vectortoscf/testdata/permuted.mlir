// func(convert-vector-to-scf{lower-permutation-maps target-rank=3})
func @swapped(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<3x4xi1>) -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<3x4xf32>
  vector.transfer_write %0, %m[%i, %i, %i], %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<3x4xf32>, memref<?x?x?xf32>
  return %0 : vector<3x4xf32>
}

// -----

// As in the case below, MLIR 13 takes the wrong dimension for in bounds.
func @repeated(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4x3xi1>) -> vector<4x2x3xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [false, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : memref<?x?xf32>, vector<4x2x3xf32>
  return %0 : vector<4x2x3xf32>
}
// wanted
module  {
  func @repeated(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4x3xi1>) -> vector<4x2x3xf32> {
    %0 = vector.transpose %arg3, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %0 {in_bounds = [true, false]} : memref<?x?xf32>, vector<3x4xf32>
    %2 = vector.broadcast %1 : vector<3x4xf32> to vector<2x3x4xf32>
    %3 = vector.transpose %2, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
    return %3 : vector<4x2x3xf32>
  }
}

// -----

func @column(%m: memref<?x?xf32>, %i: index, %p: f32) -> (vector<4xf32>, vector<4x3xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<4x3xf32>
  return %0, %1 : vector<4xf32>, vector<4x3xf32>
}

// -----

// Three dimensions change places: MLIR 13 mixes up the mask and in_bounds.
func @cycle(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<3x4x5xi1>) -> vector<3x4x5xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : memref<?x?x?xf32>, vector<3x4x5xf32>
  vector.transfer_write %0, %m[%i, %i, %i], %k {in_bounds = [true, false, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : vector<3x4x5xf32>, memref<?x?x?xf32>
  return %0 : vector<3x4x5xf32>
}
// wanted
module  {
  func @cycle(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<3x4x5xi1>) -> vector<3x4x5xf32> {
    %0 = vector.transpose %arg3, [1, 2, 0] : vector<3x4x5xi1> to vector<4x5x3xi1>
    %1 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %arg2, %0 {in_bounds = [false, false, true]} : memref<?x?x?xf32>, vector<4x5x3xf32>
    %2 = vector.transpose %1, [2, 0, 1] : vector<4x5x3xf32> to vector<3x4x5xf32>
    %3 = vector.transpose %arg3, [1, 2, 0] : vector<3x4x5xi1> to vector<4x5x3xi1>
    %4 = vector.transpose %2, [1, 2, 0] : vector<3x4x5xf32> to vector<4x5x3xf32>
    vector.transfer_write %4, %arg0[%arg1, %arg1, %arg1], %3 {in_bounds = [false, false, true]} : vector<4x5x3xf32>, memref<?x?x?xf32>
    return %2 : vector<3x4x5xf32>
  }
}
