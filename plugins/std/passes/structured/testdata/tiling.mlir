// func(parallel-loop-tiling{parallel-loop-tile-sizes=4,8})
func @bounds(%a: index, %b: index, %c: index, %m: memref<?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c10 = constant 10 : index
  %c16 = constant 16 : index
  scf.parallel (%i, %j) = (%c0, %a) to (%c10, %b) step (%c1, %c) {
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%j] : memref<?xf32>
  }
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%c16, %c16, %c16) step (%c1, %c1, %c1) {
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%k] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%c16) step (%c1) {
    scf.parallel (%j) = (%i) to (%c16) step (%c1) {
      memref.store %z, %m[%j] : memref<?xf32>
    }
  }
  return
}
// -----
func @reduction(%a: index, %z: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%z) -> f32 {
    scf.reduce(%z) : f32 {
    ^bb0(%l: f32, %q: f32):
      %s = addf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func @rest(%m: memref<?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c15 = constant 15 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c3, %c15) step (%c2, %c1) {
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%j] : memref<?xf32>
  }
  return
}
