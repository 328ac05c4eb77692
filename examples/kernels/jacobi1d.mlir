// Smooths a line step by step, from one buffer into the other and back.
func @jacobi1d_affine(%A: memref<400xf64>, %B: memref<400xf64>) {
  %cst = constant 0.33333 : f64
  affine.for %t = 0 to 50 {
    affine.for %i = 1 to 399 {
      %a = affine.load %A[%i - 1] : memref<400xf64>
      %a1 = affine.load %A[%i] : memref<400xf64>
      %s = addf %a, %a1 : f64
      %a2 = affine.load %A[%i + 1] : memref<400xf64>
      %s1 = addf %s, %a2 : f64
      %p = mulf %cst, %s1 : f64
      affine.store %p, %B[%i] : memref<400xf64>
    }
    affine.for %i = 1 to 399 {
      %b = affine.load %B[%i - 1] : memref<400xf64>
      %b1 = affine.load %B[%i] : memref<400xf64>
      %s2 = addf %b, %b1 : f64
      %b2 = affine.load %B[%i + 1] : memref<400xf64>
      %s3 = addf %s2, %b2 : f64
      %p1 = mulf %cst, %s3 : f64
      affine.store %p1, %A[%i] : memref<400xf64>
    }
  }
  return
}

func @jacobi1d_scf(%A: memref<400xf64>, %B: memref<400xf64>) {
  %c0 = constant 0 : index
  %c50 = constant 50 : index
  %c1 = constant 1 : index
  %c399 = constant 399 : index
  %cst = constant 0.33333 : f64
  scf.for %t = %c0 to %c50 step %c1 {
    scf.for %i = %c1 to %c399 step %c1 {
      %x = subi %i, %c1 : index
      %a = memref.load %A[%x] : memref<400xf64>
      %a1 = memref.load %A[%i] : memref<400xf64>
      %s = addf %a, %a1 : f64
      %x1 = addi %i, %c1 : index
      %a2 = memref.load %A[%x1] : memref<400xf64>
      %s1 = addf %s, %a2 : f64
      %p = mulf %cst, %s1 : f64
      memref.store %p, %B[%i] : memref<400xf64>
    }
    scf.for %i = %c1 to %c399 step %c1 {
      %x2 = subi %i, %c1 : index
      %b = memref.load %B[%x2] : memref<400xf64>
      %b1 = memref.load %B[%i] : memref<400xf64>
      %s2 = addf %b, %b1 : f64
      %x3 = addi %i, %c1 : index
      %b2 = memref.load %B[%x3] : memref<400xf64>
      %s3 = addf %s2, %b2 : f64
      %p1 = mulf %cst, %s3 : f64
      memref.store %p1, %A[%i] : memref<400xf64>
    }
  }
  return
}
