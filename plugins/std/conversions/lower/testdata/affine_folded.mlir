// lower-affine
func @a(%n: index, %m: index) {
  %c3 = constant 3 : index
  %c7 = constant 7 : index
  %k = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%n)
  affine.for %i = 0 to %k {
    "t.a"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<(d0, d1) -> (d0, d1 + 4)>(%c3, %c7) to min affine_map<(d0, d1) -> (d0, d0, d1, d0 + 0)>(%n, %k) {
    %z = affine.apply affine_map<(d0, d1) -> (d0 + d1 mod 5)>(%i, %c7)
    affine.if affine_set<(d0, d1, d2) : (d0 - 2 >= 0, d1 + d2 - 3 == 0)>(%z, %c7, %n) {
      "t.b"(%z) : (index) -> ()
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%z) to %k {
      "t.c"(%j) : (index) -> ()
    }
  }
  %q = affine.min affine_map<(d0, d1) -> (d0, d1, 9)>(%c3, %n)
  %r = affine.min affine_map<(d0, d1) -> (d0, d1, 9)>(%c3, %c7)
  %s = affine.max affine_map<(d0, d1) -> (d0 + d1, d1 * 2)>(%c3, %c7)
  %t = affine.max affine_map<(d0, d1) -> (d0, d0)>(%n, %c7)
  %u = affine.apply affine_map<(d0)[s0] -> (s0)>(%n)[%m]
  %v = affine.apply affine_map<(d0) -> (d0 + 1)>(%c3)
  %w = affine.apply affine_map<(d0) -> (d0 + 1)>(%v)
  affine.parallel (%i, %j) = (%w, %k) to (min(%k + %n, %c7), %n + %k) {
    "t.d"(%i) : (index) -> ()
  }
  "t.e"(%q, %r, %s, %t, %u, %w) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func @c(%m: memref<10xf32>, %n: index) {
  %x = memref.cast %m : memref<10xf32> to memref<?xf32>
  %c3 = constant 3 : index
  %0 = affine.load %x[%c3] : memref<?xf32>
  affine.store %0, %x[%n] : memref<?xf32>
  affine.prefetch %x[%n], write, locality<2>, instr : memref<?xf32>
  %1 = affine.vector_load %x[0] : memref<?xf32>, vector<4xf32>
  affine.vector_store %1, %x[%n] : memref<?xf32>, vector<4xf32>
  return
}
