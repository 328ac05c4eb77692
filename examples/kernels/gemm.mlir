// Matrix product: C += A B.
func @gemm_affine(%A: memref<160x160xf64>, %B: memref<160x160xf64>, %C: memref<160x160xf64>) {
  affine.for %i = 0 to 160 {
    affine.for %j = 0 to 160 {
      affine.for %k = 0 to 160 {
        %e = affine.load %C[%i, %j] : memref<160x160xf64>
        %a = affine.load %A[%i, %k] : memref<160x160xf64>
        %b = affine.load %B[%k, %j] : memref<160x160xf64>
        %p = mulf %a, %b : f64
        %s = addf %e, %p : f64
        affine.store %s, %C[%i, %j] : memref<160x160xf64>
      }
    }
  }
  return
}

func @gemm_scf(%A: memref<160x160xf64>, %B: memref<160x160xf64>, %C: memref<160x160xf64>) {
  %c0 = constant 0 : index
  %c160 = constant 160 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %c160 step %c1 {
    scf.for %j = %c0 to %c160 step %c1 {
      scf.for %k = %c0 to %c160 step %c1 {
        %e = memref.load %C[%i, %j] : memref<160x160xf64>
        %a = memref.load %A[%i, %k] : memref<160x160xf64>
        %b = memref.load %B[%k, %j] : memref<160x160xf64>
        %p = mulf %a, %b : f64
        %s = addf %e, %p : f64
        memref.store %s, %C[%i, %j] : memref<160x160xf64>
      }
    }
  }
  return
}
