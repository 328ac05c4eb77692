func @dimensions(%a: index, %b: index, %c: index, %m: memref<?xf32>, %z: f32) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%j] : memref<?xf32>
  }
  return
}
// -----
func @nested(%a: index, %b: index, %c: index, %m: memref<?xf32>, %z: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.for %j = %a to %b step %c {
      scf.parallel (%k) = (%j) to (%b) step (%i) {
        memref.store %z, %m[%k] : memref<?xf32>
      }
    }
    %p = cmpi eq, %i, %b : index
    scf.if %p {
      memref.store %z, %m[%i] : memref<?xf32>
    }
  }
  return
}
// -----
func @body(%a: index, %b: index, %c: index, %m: memref<?xf32>, %z: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.for %j = %a to %b step %c {
      memref.store %z, %m[%j] : memref<?xf32>
    }
    %p = cmpi eq, %i, %b : index
    scf.if %p {
      memref.store %z, %m[%i] : memref<?xf32>
    }
  }
  scf.parallel (%i) = (%b) to (%a) step (%c) {
  }
  return
}
