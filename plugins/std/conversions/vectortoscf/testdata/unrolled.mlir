// func(convert-vector-to-scf{full-unroll lower-tensors})
func @two(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x3xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<2x3xf32>
  vector.transfer_write %0, %m[%i, %i], %k : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func @three(%m: memref<?x?x?xf32>, %i: index, %p: f32, %v: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x2x3xf32>
  vector.transfer_write %v, %m[%i, %i, %i] : vector<2x2x3xf32>, memref<?x?x?xf32>
  return %0 : vector<2x2x3xf32>
}

// -----

func @repeated(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<3x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : memref<?x?xf32>, vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}

// -----

func @tensor(%t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<2x3xf32>) -> (tensor<?x?xf32>, vector<2x3xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<2x3xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<2x3xf32>, tensor<?x?xf32>
  return %1, %0 : tensor<?x?xf32>, vector<2x3xf32>
}

// -----

// An insertion of the program itself stays: where rows are missing there is padding, which is not what
// the vector has into which it is inserted. MLIR 13 leaves that there.
func @inserted(%m: memref<?x?xf32>, %i: index, %p: f32, %d: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x3xf32>
  %1 = vector.insert %0, %d [1] : vector<2x3xf32> into vector<2x2x3xf32>
  return %1 : vector<2x2x3xf32>
}
// wanted
#map = affine_map<()[s0] -> (s0 + 1)>
module  {
  func @inserted(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
    %c0 = constant 0 : index
    %0 = splat %arg2 : vector<2x3xf32>
    %1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %2 = cmpi sgt, %1, %arg1 : index
    %3 = scf.if %2 -> (vector<2x3xf32>) {
      %9 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<3xf32>
      %10 = vector.insert %9, %0 [0] : vector<3xf32> into vector<2x3xf32>
      scf.yield %10 : vector<2x3xf32>
    } else {
      scf.yield %0 : vector<2x3xf32>
    }
    %4 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %5 = affine.apply #map()[%arg1]
    %6 = cmpi sgt, %4, %5 : index
    %7 = scf.if %6 -> (vector<2x3xf32>) {
      %9 = affine.apply #map()[%arg1]
      %10 = vector.transfer_read %arg0[%9, %arg1], %arg2 : memref<?x?xf32>, vector<3xf32>
      %11 = vector.insert %10, %3 [1] : vector<3xf32> into vector<2x3xf32>
      scf.yield %11 : vector<2x3xf32>
    } else {
      scf.yield %3 : vector<2x3xf32>
    }
    %8 = vector.insert %7, %arg3 [1] : vector<2x3xf32> into vector<2x2x3xf32>
    return %8 : vector<2x2x3xf32>
  }
}
