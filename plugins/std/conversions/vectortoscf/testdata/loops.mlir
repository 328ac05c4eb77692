// func(convert-vector-to-scf)
func @inside(%m: memref<16x32xf64>, %p: f64) -> vector<4x8xf64> {
  %c4 = constant 4 : index
  %0 = vector.transfer_read %m[%c4, %c4], %p : memref<16x32xf64>, vector<4x8xf64>
  return %0 : vector<4x8xf64>
}

// -----

func @three(%m: memref<?x?x?xi32>, %i: index, %j: index, %p: i32, %o: memref<?x?x?xi32>) {
  %0 = vector.transfer_read %m[%i, %j, %i], %p {in_bounds = [false, true, false]} : memref<?x?x?xi32>, vector<2x3x4xi32>
  %1 = addi %0, %0 : vector<2x3x4xi32>
  vector.transfer_write %1, %o[%j, %i, %j] : vector<2x3x4xi32>, memref<?x?x?xi32>
  return
}

// -----

func @masked(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<3x5xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<3x5xf32>
  vector.transfer_write %0, %m[%i, %i], %k : vector<3x5xf32>, memref<?x?xf32>
  return
}

// -----

func @mask_of_columns(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<5xi1>) -> (vector<3x5xf32>, vector<5x3xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<3x5xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<?x?xf32>, vector<5x3xf32>
  return %0, %1 : vector<3x5xf32>, vector<5x3xf32>
}

// -----

func @columns(%m: memref<8x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x?xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i], %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<8x?xf32>
  return
}

// -----

func @spread(%m: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// Contiguous vectors of one dimension, tensors, and elements of other types stay.
func @stays(%m: memref<?xf32>, %t: tensor<?x?xf32>, %v: memref<?x?xvector<2xf32>>, %q: vector<2xf32>, %i: index, %p: f32) -> (vector<4xf32>, vector<4x4xf32>, vector<3x3x2xf32>) {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %v[%i, %i], %q : memref<?x?xvector<2xf32>>, vector<3x3x2xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4x4xf32>, vector<3x3x2xf32>
}

// -----

// In a loop whose iterations follow each other one buffer does.
func @sequential(%m: memref<?x?xf32>, %n: index, %s: index, %p: f32) {
  scf.for %i = %n to %s step %s {
    %0 = vector.transfer_read %m[%i, %n], %p : memref<?x?xf32>, vector<2x2xf32>
    vector.transfer_write %0, %m[%n, %i] : vector<2x2xf32>, memref<?x?xf32>
  }
  return
}

// -----

// Iterations that may run at once have a buffer each.
func @parallel(%m: memref<?x?xf32>, %n: index, %s: index, %p: f32) {
  scf.parallel (%i) = (%n) to (%s) step (%s) {
    %0 = vector.transfer_read %m[%i, %n], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x2xf32>
    vector.transfer_write %0, %m[%n, %i] {in_bounds = [true, true]} : vector<2x2xf32>, memref<?x?xf32>
  }
  return
}
// wanted
#map0 = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
module  {
  func @parallel(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    %c0 = constant 0 : index
    %c2 = constant 2 : index
    %c1 = constant 1 : index
    scf.parallel (%arg4) = (%arg1) to (%arg2) step (%arg2) {
      %0 = memref.alloca_scope  -> (vector<2x2xf32>) {
        %1 = memref.alloca() : memref<vector<2x2xf32>>
        %2 = vector.type_cast %1 : memref<vector<2x2xf32>> to memref<2xvector<2xf32>>
        scf.for %arg5 = %c0 to %c2 step %c1 {
          %4 = affine.apply #map0(%arg4, %arg5)
          %5 = vector.transfer_read %arg0[%4, %arg1], %arg3 {in_bounds = [true]} : memref<?x?xf32>, vector<2xf32>
          memref.store %5, %2[%arg5] : memref<2xvector<2xf32>>
        }
        %3 = memref.load %1[] : memref<vector<2x2xf32>>
        memref.alloca_scope.return %3 : vector<2x2xf32>
      }
      memref.alloca_scope  {
        %1 = memref.alloca() : memref<vector<2x2xf32>>
        memref.store %0, %1[] : memref<vector<2x2xf32>>
        %2 = vector.type_cast %1 : memref<vector<2x2xf32>> to memref<2xvector<2xf32>>
        scf.for %arg5 = %c0 to %c2 step %c1 {
          %3 = affine.apply #map1(%arg5)[%arg1]
          %4 = memref.load %2[%arg5] : memref<2xvector<2xf32>>
          vector.transfer_write %4, %arg0[%3, %arg4] {in_bounds = [true]} : vector<2xf32>, memref<?x?xf32>
        }
      }
      scf.yield
    }
    return
  }
}

// -----

// A mask of several dimensions behind one along which the vector is repeated: MLIR 13 makes loads with
// too many subscripts.
func @repeated(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<3x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : memref<?x?xf32>, vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module  {
  func @repeated(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x4xi1>) -> vector<3x2x4xf32> {
    %c3 = constant 3 : index
    %c0 = constant 0 : index
    %c2 = constant 2 : index
    %c1 = constant 1 : index
    %0 = memref.alloca() : memref<vector<3x2x4xf32>>
    %1 = memref.alloca() : memref<vector<2x4xi1>>
    memref.store %arg3, %1[] : memref<vector<2x4xi1>>
    %2 = vector.type_cast %0 : memref<vector<3x2x4xf32>> to memref<3xvector<2x4xf32>>
    scf.for %arg4 = %c0 to %c3 step %c1 {
      %4 = vector.type_cast %2 : memref<3xvector<2x4xf32>> to memref<3x2xvector<4xf32>>
      %5 = vector.type_cast %1 : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
      scf.for %arg5 = %c0 to %c2 step %c1 {
        %6 = affine.apply #map(%arg5)[%arg1]
        %7 = memref.load %5[%arg5] : memref<2xvector<4xi1>>
        %8 = vector.transfer_read %arg0[%6, %arg1], %arg2, %7 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
        memref.store %8, %4[%arg4, %arg5] : memref<3x2xvector<4xf32>>
      }
    }
    %3 = memref.load %0[] : memref<vector<3x2x4xf32>>
    return %3 : vector<3x2x4xf32>
  }
}
