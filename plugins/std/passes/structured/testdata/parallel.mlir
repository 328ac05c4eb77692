// func(parallel-loop-specialization)
func @minima(%a: index, %b: index, %c: index, %m: memref<?xf32>, %z: f32) {
  %e = affine.min affine_map<(d0) -> (1024, d0)>(%a)
  %f = affine.min affine_map<(d0, d1) -> (64, d0 - d1, 32)>(%a, %b)
  scf.parallel (%i, %j) = (%c, %c) to (%e, %f) step (%b, %c) {
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%c) to (%b) step (%b) {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  return
}
