func private @use(index)
func @dims(%m: memref<?x?xf32>, %n: index) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %z = constant 0.0 : f32
  %d0 = memref.dim %m, %c0 : memref<?x?xf32>
  %d1 = memref.dim %m, %c1 : memref<?x?xf32>
  %a = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%d0]
  %s = affine.for %i = 0 to %d0 iter_args(%acc = %z) -> (f32) {
    %t = affine.for %j = max affine_map<(d0)[s0] -> (d0, s0 - 4)>(%i)[%n] to min affine_map<()[s0, s1] -> (s0, s1)>()[%d1, %n] iter_args(%acc2 = %acc) -> (f32) {
      %v = affine.load %m[%i, %j + symbol(%n)] : memref<?x?xf32>
      %w = addf %v, %acc2 : f32
      affine.yield %w : f32
    }
    affine.yield %t : f32
  }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n)[%d0] {
    affine.store %s, %m[%n, %n] : memref<?x?xf32>
    call @use(%a) : (index) -> ()
  } else {
    affine.store %z, %m[0, %a] : memref<?x?xf32>
  }
  affine.parallel (%p, %q) = (0, 0) to (%n, %d0) {
    affine.store %z, %m[%p, %q] : memref<?x?xf32>
  }
  return %s : f32
}
