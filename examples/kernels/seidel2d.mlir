// Gauss-Seidel iteration in the plane, in place.
func @seidel2d_affine(%A: memref<100x100xf64>) {
  %cst = constant 9.0 : f64
  affine.for %t = 0 to 10 {
    affine.for %i = 1 to 99 {
      affine.for %j = 1 to 99 {
        %a = affine.load %A[%i - 1, %j - 1] : memref<100x100xf64>
        %a1 = affine.load %A[%i - 1, %j] : memref<100x100xf64>
        %s = addf %a, %a1 : f64
        %a2 = affine.load %A[%i - 1, %j + 1] : memref<100x100xf64>
        %s1 = addf %s, %a2 : f64
        %a3 = affine.load %A[%i, %j - 1] : memref<100x100xf64>
        %s2 = addf %s1, %a3 : f64
        %a4 = affine.load %A[%i, %j] : memref<100x100xf64>
        %s3 = addf %s2, %a4 : f64
        %a5 = affine.load %A[%i, %j + 1] : memref<100x100xf64>
        %s4 = addf %s3, %a5 : f64
        %a6 = affine.load %A[%i + 1, %j - 1] : memref<100x100xf64>
        %s5 = addf %s4, %a6 : f64
        %a7 = affine.load %A[%i + 1, %j] : memref<100x100xf64>
        %s6 = addf %s5, %a7 : f64
        %a8 = affine.load %A[%i + 1, %j + 1] : memref<100x100xf64>
        %s7 = addf %s6, %a8 : f64
        %q = divf %s7, %cst : f64
        affine.store %q, %A[%i, %j] : memref<100x100xf64>
      }
    }
  }
  return
}

func @seidel2d_scf(%A: memref<100x100xf64>) {
  %c0 = constant 0 : index
  %c10 = constant 10 : index
  %c1 = constant 1 : index
  %c99 = constant 99 : index
  %cst = constant 9.0 : f64
  scf.for %t = %c0 to %c10 step %c1 {
    scf.for %i = %c1 to %c99 step %c1 {
      scf.for %j = %c1 to %c99 step %c1 {
        %x = subi %i, %c1 : index
        %x1 = subi %j, %c1 : index
        %a = memref.load %A[%x, %x1] : memref<100x100xf64>
        %x2 = subi %i, %c1 : index
        %a1 = memref.load %A[%x2, %j] : memref<100x100xf64>
        %s = addf %a, %a1 : f64
        %x3 = subi %i, %c1 : index
        %x4 = addi %j, %c1 : index
        %a2 = memref.load %A[%x3, %x4] : memref<100x100xf64>
        %s1 = addf %s, %a2 : f64
        %x5 = subi %j, %c1 : index
        %a3 = memref.load %A[%i, %x5] : memref<100x100xf64>
        %s2 = addf %s1, %a3 : f64
        %a4 = memref.load %A[%i, %j] : memref<100x100xf64>
        %s3 = addf %s2, %a4 : f64
        %x6 = addi %j, %c1 : index
        %a5 = memref.load %A[%i, %x6] : memref<100x100xf64>
        %s4 = addf %s3, %a5 : f64
        %x7 = addi %i, %c1 : index
        %x8 = subi %j, %c1 : index
        %a6 = memref.load %A[%x7, %x8] : memref<100x100xf64>
        %s5 = addf %s4, %a6 : f64
        %x9 = addi %i, %c1 : index
        %a7 = memref.load %A[%x9, %j] : memref<100x100xf64>
        %s6 = addf %s5, %a7 : f64
        %x10 = addi %i, %c1 : index
        %x11 = addi %j, %c1 : index
        %a8 = memref.load %A[%x10, %x11] : memref<100x100xf64>
        %s7 = addf %s6, %a8 : f64
        %q = divf %s7, %cst : f64
        memref.store %q, %A[%i, %j] : memref<100x100xf64>
      }
    }
  }
  return
}
