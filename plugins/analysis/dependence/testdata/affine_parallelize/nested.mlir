// func(affine-parallelize{max-nested=1})
func @nest(%m: memref<10x10x10xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.for %k = 0 to 10 {
        affine.store %f, %m[%i, %j, %k] : memref<10x10x10xf32>
      }
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%j, 0, 0] : memref<10x10x10xf32>
    }
  }
  return
}
// -----
func @beside(%m: memref<10x10x10xf32>, %f: f32) {
  affine.parallel (%i) = (0) to (10) {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j, 0] : memref<10x10x10xf32>
    }
  }
  return
}
