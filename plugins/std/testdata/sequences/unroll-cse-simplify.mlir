// func(affine-loop-unroll{unroll-factor=2},cse,simplify-affine-structures)
// The erased conditionals hold operations that cse has numbered.
func @f(%m: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 7 {
    %0 = affine.load %m[%i] : memref<64xf32>
    affine.store %0, %m[%i + 1] : memref<64xf32>
  }
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
      %0 = affine.load %m[%i] : memref<64xf32>
      affine.store %0, %m[%i] : memref<64xf32>
    } else {
      %0 = affine.load %m[%i] : memref<64xf32>
      affine.store %0, %m[%i] : memref<64xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (1 >= 0)>(%i) {
    }
  }
  affine.if affine_set<() : (-1 >= 0)>() {
    %c = constant 0 : index
    %0 = affine.load %m[%c] : memref<64xf32>
    affine.store %0, %m[%c] : memref<64xf32>
  }
  affine.if affine_set<() : (1 == 0)>() {
    %c = constant 0 : index
    %0 = affine.load %m[%c] : memref<64xf32>
    affine.store %0, %m[%c] : memref<64xf32>
  }
  return
}

// -----
// The fold leaves operations dead that cse has numbered.
func @g(%m: memref<?xf32>) -> index {
  %c = constant 0 : index
  %n = memref.dim %m, %c : memref<?xf32>
  %0 = affine.apply affine_map<(d0) -> (d0 - d0 + 5)>(%n)
  return %0 : index
}
