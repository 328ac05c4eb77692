// func(affine-parallelize{max-nested=0})
func @nest(%m: memref<10xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  return
}
