// Jacobi iteration on a line.
func @stencil1d_affine(%A: memref<4000xf64>, %B: memref<4000xf64>) {
  %cst = constant 0.33333 : f64
  affine.for %t = 0 to 100 {
    affine.for %i = 1 to 3999 {
      %a = affine.load %A[%i - 1] : memref<4000xf64>
      %a1 = affine.load %A[%i] : memref<4000xf64>
      %s = addf %a, %a1 : f64
      %a2 = affine.load %A[%i + 1] : memref<4000xf64>
      %s1 = addf %s, %a2 : f64
      %p = mulf %cst, %s1 : f64
      affine.store %p, %B[%i] : memref<4000xf64>
    }
    affine.for %i = 1 to 3999 {
      %b = affine.load %B[%i - 1] : memref<4000xf64>
      %b1 = affine.load %B[%i] : memref<4000xf64>
      %s2 = addf %b, %b1 : f64
      %b2 = affine.load %B[%i + 1] : memref<4000xf64>
      %s3 = addf %s2, %b2 : f64
      %p1 = mulf %cst, %s3 : f64
      affine.store %p1, %A[%i] : memref<4000xf64>
    }
  }
  return
}

func @stencil1d_scf(%A: memref<4000xf64>, %B: memref<4000xf64>) {
  %c0 = constant 0 : index
  %c100 = constant 100 : index
  %c1 = constant 1 : index
  %c3999 = constant 3999 : index
  %cst = constant 0.33333 : f64
  scf.for %t = %c0 to %c100 step %c1 {
    scf.for %i = %c1 to %c3999 step %c1 {
      %x = subi %i, %c1 : index
      %a = memref.load %A[%x] : memref<4000xf64>
      %a1 = memref.load %A[%i] : memref<4000xf64>
      %s = addf %a, %a1 : f64
      %x1 = addi %i, %c1 : index
      %a2 = memref.load %A[%x1] : memref<4000xf64>
      %s1 = addf %s, %a2 : f64
      %p = mulf %cst, %s1 : f64
      memref.store %p, %B[%i] : memref<4000xf64>
    }
    scf.for %i = %c1 to %c3999 step %c1 {
      %x2 = subi %i, %c1 : index
      %b = memref.load %B[%x2] : memref<4000xf64>
      %b1 = memref.load %B[%i] : memref<4000xf64>
      %s2 = addf %b, %b1 : f64
      %x3 = addi %i, %c1 : index
      %b2 = memref.load %B[%x3] : memref<4000xf64>
      %s3 = addf %s2, %b2 : f64
      %p1 = mulf %cst, %s3 : f64
      memref.store %p1, %A[%i] : memref<4000xf64>
    }
  }
  return
}
