// Transposes a matrix.
func @transpose_affine(%A: memref<300x300xf64>, %B: memref<300x300xf64>) {
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to 300 {
      %a = affine.load %A[%i, %j] : memref<300x300xf64>
      affine.store %a, %B[%j, %i] : memref<300x300xf64>
    }
  }
  return
}

func @transpose_scf(%A: memref<300x300xf64>, %B: memref<300x300xf64>) {
  %c0 = constant 0 : index
  %c300 = constant 300 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %c300 step %c1 {
    scf.for %j = %c0 to %c300 step %c1 {
      %a = memref.load %A[%i, %j] : memref<300x300xf64>
      memref.store %a, %B[%j, %i] : memref<300x300xf64>
    }
  }
  return
}
