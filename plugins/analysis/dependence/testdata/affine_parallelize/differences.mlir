// func(affine-parallelize)
func @vectors(%m: memref<100xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    affine.vector_store %v, %m[%i] : memref<100xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 10 {
    affine.vector_store %v, %m[%i * 4] : memref<100xf32>, vector<4xf32>
  }
  return
}
// wanted
module  {
  func @vectors(%arg0: memref<100xf32>, %arg1: vector<4xf32>) {
    affine.for %arg2 = 0 to 10 {
      affine.vector_store %arg1, %arg0[%arg2] : memref<100xf32>, vector<4xf32>
    }
    affine.parallel (%arg2) = (0) to (10) {
      affine.vector_store %arg1, %arg0[%arg2 * 4] : memref<100xf32>, vector<4xf32>
    }
    return
  }
}
// -----
func @names(%m: memref<100xf32>, %f: f32) {
  %v = memref.cast %m : memref<100xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %v[%i + 1] : memref<?xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}
// wanted
module  {
  func @names(%arg0: memref<100xf32>, %arg1: f32) {
    %0 = memref.cast %arg0 : memref<100xf32> to memref<?xf32>
    affine.for %arg2 = 0 to 10 {
      %1 = affine.load %0[%arg2 + 1] : memref<?xf32>
      affine.store %1, %arg0[%arg2] : memref<100xf32>
    }
    return
  }
}
// -----
func @step(%m: memref<100xf32>, %n: index) {
  affine.for %i = %n to 10 step 3 {
    %0 = affine.load %m[%i + 1] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}
// wanted
module  {
  func @step(%arg0: memref<100xf32>, %arg1: index) {
    affine.parallel (%arg2) = (symbol(%arg1)) to (10) step (3) {
      %0 = affine.load %arg0[%arg2 + 1] : memref<100xf32>
      affine.store %0, %arg0[%arg2] : memref<100xf32>
    }
    return
  }
}
