// Jacobi iteration in the plane.
func @jacobi2d_affine(%A: memref<120x120xf64>, %B: memref<120x120xf64>) {
  %cst = constant 0.2 : f64
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 119 {
      affine.for %j = 1 to 119 {
        %a = affine.load %A[%i, %j] : memref<120x120xf64>
        %a1 = affine.load %A[%i, %j - 1] : memref<120x120xf64>
        %s = addf %a, %a1 : f64
        %a2 = affine.load %A[%i, %j + 1] : memref<120x120xf64>
        %s1 = addf %s, %a2 : f64
        %a3 = affine.load %A[%i + 1, %j] : memref<120x120xf64>
        %s2 = addf %s1, %a3 : f64
        %a4 = affine.load %A[%i - 1, %j] : memref<120x120xf64>
        %s3 = addf %s2, %a4 : f64
        %p = mulf %cst, %s3 : f64
        affine.store %p, %B[%i, %j] : memref<120x120xf64>
      }
    }
    affine.for %i = 1 to 119 {
      affine.for %j = 1 to 119 {
        %b = affine.load %B[%i, %j] : memref<120x120xf64>
        %b1 = affine.load %B[%i, %j - 1] : memref<120x120xf64>
        %s4 = addf %b, %b1 : f64
        %b2 = affine.load %B[%i, %j + 1] : memref<120x120xf64>
        %s5 = addf %s4, %b2 : f64
        %b3 = affine.load %B[%i + 1, %j] : memref<120x120xf64>
        %s6 = addf %s5, %b3 : f64
        %b4 = affine.load %B[%i - 1, %j] : memref<120x120xf64>
        %s7 = addf %s6, %b4 : f64
        %p1 = mulf %cst, %s7 : f64
        affine.store %p1, %A[%i, %j] : memref<120x120xf64>
      }
    }
  }
  return
}

func @jacobi2d_scf(%A: memref<120x120xf64>, %B: memref<120x120xf64>) {
  %c0 = constant 0 : index
  %c20 = constant 20 : index
  %c1 = constant 1 : index
  %c119 = constant 119 : index
  %cst = constant 0.2 : f64
  scf.for %t = %c0 to %c20 step %c1 {
    scf.for %i = %c1 to %c119 step %c1 {
      scf.for %j = %c1 to %c119 step %c1 {
        %a = memref.load %A[%i, %j] : memref<120x120xf64>
        %x = subi %j, %c1 : index
        %a1 = memref.load %A[%i, %x] : memref<120x120xf64>
        %s = addf %a, %a1 : f64
        %x1 = addi %j, %c1 : index
        %a2 = memref.load %A[%i, %x1] : memref<120x120xf64>
        %s1 = addf %s, %a2 : f64
        %x2 = addi %i, %c1 : index
        %a3 = memref.load %A[%x2, %j] : memref<120x120xf64>
        %s2 = addf %s1, %a3 : f64
        %x3 = subi %i, %c1 : index
        %a4 = memref.load %A[%x3, %j] : memref<120x120xf64>
        %s3 = addf %s2, %a4 : f64
        %p = mulf %cst, %s3 : f64
        memref.store %p, %B[%i, %j] : memref<120x120xf64>
      }
    }
    scf.for %i = %c1 to %c119 step %c1 {
      scf.for %j = %c1 to %c119 step %c1 {
        %b = memref.load %B[%i, %j] : memref<120x120xf64>
        %x4 = subi %j, %c1 : index
        %b1 = memref.load %B[%i, %x4] : memref<120x120xf64>
        %s4 = addf %b, %b1 : f64
        %x5 = addi %j, %c1 : index
        %b2 = memref.load %B[%i, %x5] : memref<120x120xf64>
        %s5 = addf %s4, %b2 : f64
        %x6 = addi %i, %c1 : index
        %b3 = memref.load %B[%x6, %j] : memref<120x120xf64>
        %s6 = addf %s5, %b3 : f64
        %x7 = subi %i, %c1 : index
        %b4 = memref.load %B[%x7, %j] : memref<120x120xf64>
        %s7 = addf %s6, %b4 : f64
        %p1 = mulf %cst, %s7 : f64
        memref.store %p1, %A[%i, %j] : memref<120x120xf64>
      }
    }
  }
  return
}
