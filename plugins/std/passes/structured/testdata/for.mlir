// func(for-loop-specialization)
func @minimum(%a: index, %b: index, %c: index, %m: memref<?xf32>, %z: f32) {
  %e = affine.min affine_map<(d0) -> (1024, d0)>(%a)
  scf.for %i = %c to %e step %b {
    memref.store %z, %m[%i] : memref<?xf32>
    %f = affine.min affine_map<(d0, d1) -> (d0 - d1, 32)>(%a, %i)
    scf.for %j = %c to %f step %b {
      memref.store %z, %m[%j] : memref<?xf32>
    }
  }
  %g = affine.min affine_map<(d0, d1) -> (d0, d1)>(%a, %b)
  scf.for %i = %c to %g step %b {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  return
}
