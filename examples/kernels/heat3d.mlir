// Heat in a cube, step by step.
func @heat3d_affine(%A: memref<28x28x28xf64>, %B: memref<28x28x28xf64>) {
  %cst = constant 0.125 : f64
  %cst_1 = constant 2.0 : f64
  affine.for %t = 0 to 10 {
    affine.for %i = 1 to 27 {
      affine.for %j = 1 to 27 {
        affine.for %k = 1 to 27 {
          %a = affine.load %A[%i, %j, %k] : memref<28x28x28xf64>
          %a1 = affine.load %A[%i + 1, %j, %k] : memref<28x28x28xf64>
          %a2 = affine.load %A[%i, %j, %k] : memref<28x28x28xf64>
          %p = mulf %cst_1, %a2 : f64
          %d = subf %a1, %p : f64
          %a3 = affine.load %A[%i - 1, %j, %k] : memref<28x28x28xf64>
          %s = addf %d, %a3 : f64
          %p1 = mulf %cst, %s : f64
          %s1 = addf %a, %p1 : f64
          %a4 = affine.load %A[%i, %j + 1, %k] : memref<28x28x28xf64>
          %a5 = affine.load %A[%i, %j, %k] : memref<28x28x28xf64>
          %p2 = mulf %cst_1, %a5 : f64
          %d1 = subf %a4, %p2 : f64
          %a6 = affine.load %A[%i, %j - 1, %k] : memref<28x28x28xf64>
          %s2 = addf %d1, %a6 : f64
          %p3 = mulf %cst, %s2 : f64
          %s3 = addf %s1, %p3 : f64
          %a7 = affine.load %A[%i, %j, %k + 1] : memref<28x28x28xf64>
          %a8 = affine.load %A[%i, %j, %k] : memref<28x28x28xf64>
          %p4 = mulf %cst_1, %a8 : f64
          %d2 = subf %a7, %p4 : f64
          %a9 = affine.load %A[%i, %j, %k - 1] : memref<28x28x28xf64>
          %s4 = addf %d2, %a9 : f64
          %p5 = mulf %cst, %s4 : f64
          %s5 = addf %s3, %p5 : f64
          affine.store %s5, %B[%i, %j, %k] : memref<28x28x28xf64>
        }
      }
    }
    affine.for %i = 1 to 27 {
      affine.for %j = 1 to 27 {
        affine.for %k = 1 to 27 {
          %b = affine.load %B[%i, %j, %k] : memref<28x28x28xf64>
          %b1 = affine.load %B[%i + 1, %j, %k] : memref<28x28x28xf64>
          %b2 = affine.load %B[%i, %j, %k] : memref<28x28x28xf64>
          %p6 = mulf %cst_1, %b2 : f64
          %d3 = subf %b1, %p6 : f64
          %b3 = affine.load %B[%i - 1, %j, %k] : memref<28x28x28xf64>
          %s6 = addf %d3, %b3 : f64
          %p7 = mulf %cst, %s6 : f64
          %s7 = addf %b, %p7 : f64
          %b4 = affine.load %B[%i, %j + 1, %k] : memref<28x28x28xf64>
          %b5 = affine.load %B[%i, %j, %k] : memref<28x28x28xf64>
          %p8 = mulf %cst_1, %b5 : f64
          %d4 = subf %b4, %p8 : f64
          %b6 = affine.load %B[%i, %j - 1, %k] : memref<28x28x28xf64>
          %s8 = addf %d4, %b6 : f64
          %p9 = mulf %cst, %s8 : f64
          %s9 = addf %s7, %p9 : f64
          %b7 = affine.load %B[%i, %j, %k + 1] : memref<28x28x28xf64>
          %b8 = affine.load %B[%i, %j, %k] : memref<28x28x28xf64>
          %p10 = mulf %cst_1, %b8 : f64
          %d5 = subf %b7, %p10 : f64
          %b9 = affine.load %B[%i, %j, %k - 1] : memref<28x28x28xf64>
          %s10 = addf %d5, %b9 : f64
          %p11 = mulf %cst, %s10 : f64
          %s11 = addf %s9, %p11 : f64
          affine.store %s11, %A[%i, %j, %k] : memref<28x28x28xf64>
        }
      }
    }
  }
  return
}

func @heat3d_scf(%A: memref<28x28x28xf64>, %B: memref<28x28x28xf64>) {
  %c0 = constant 0 : index
  %c10 = constant 10 : index
  %c1 = constant 1 : index
  %c27 = constant 27 : index
  %cst = constant 0.125 : f64
  %cst_1 = constant 2.0 : f64
  scf.for %t = %c0 to %c10 step %c1 {
    scf.for %i = %c1 to %c27 step %c1 {
      scf.for %j = %c1 to %c27 step %c1 {
        scf.for %k = %c1 to %c27 step %c1 {
          %a = memref.load %A[%i, %j, %k] : memref<28x28x28xf64>
          %x = addi %i, %c1 : index
          %a1 = memref.load %A[%x, %j, %k] : memref<28x28x28xf64>
          %a2 = memref.load %A[%i, %j, %k] : memref<28x28x28xf64>
          %p = mulf %cst_1, %a2 : f64
          %d = subf %a1, %p : f64
          %x1 = subi %i, %c1 : index
          %a3 = memref.load %A[%x1, %j, %k] : memref<28x28x28xf64>
          %s = addf %d, %a3 : f64
          %p1 = mulf %cst, %s : f64
          %s1 = addf %a, %p1 : f64
          %x2 = addi %j, %c1 : index
          %a4 = memref.load %A[%i, %x2, %k] : memref<28x28x28xf64>
          %a5 = memref.load %A[%i, %j, %k] : memref<28x28x28xf64>
          %p2 = mulf %cst_1, %a5 : f64
          %d1 = subf %a4, %p2 : f64
          %x3 = subi %j, %c1 : index
          %a6 = memref.load %A[%i, %x3, %k] : memref<28x28x28xf64>
          %s2 = addf %d1, %a6 : f64
          %p3 = mulf %cst, %s2 : f64
          %s3 = addf %s1, %p3 : f64
          %x4 = addi %k, %c1 : index
          %a7 = memref.load %A[%i, %j, %x4] : memref<28x28x28xf64>
          %a8 = memref.load %A[%i, %j, %k] : memref<28x28x28xf64>
          %p4 = mulf %cst_1, %a8 : f64
          %d2 = subf %a7, %p4 : f64
          %x5 = subi %k, %c1 : index
          %a9 = memref.load %A[%i, %j, %x5] : memref<28x28x28xf64>
          %s4 = addf %d2, %a9 : f64
          %p5 = mulf %cst, %s4 : f64
          %s5 = addf %s3, %p5 : f64
          memref.store %s5, %B[%i, %j, %k] : memref<28x28x28xf64>
        }
      }
    }
    scf.for %i = %c1 to %c27 step %c1 {
      scf.for %j = %c1 to %c27 step %c1 {
        scf.for %k = %c1 to %c27 step %c1 {
          %b = memref.load %B[%i, %j, %k] : memref<28x28x28xf64>
          %x6 = addi %i, %c1 : index
          %b1 = memref.load %B[%x6, %j, %k] : memref<28x28x28xf64>
          %b2 = memref.load %B[%i, %j, %k] : memref<28x28x28xf64>
          %p6 = mulf %cst_1, %b2 : f64
          %d3 = subf %b1, %p6 : f64
          %x7 = subi %i, %c1 : index
          %b3 = memref.load %B[%x7, %j, %k] : memref<28x28x28xf64>
          %s6 = addf %d3, %b3 : f64
          %p7 = mulf %cst, %s6 : f64
          %s7 = addf %b, %p7 : f64
          %x8 = addi %j, %c1 : index
          %b4 = memref.load %B[%i, %x8, %k] : memref<28x28x28xf64>
          %b5 = memref.load %B[%i, %j, %k] : memref<28x28x28xf64>
          %p8 = mulf %cst_1, %b5 : f64
          %d4 = subf %b4, %p8 : f64
          %x9 = subi %j, %c1 : index
          %b6 = memref.load %B[%i, %x9, %k] : memref<28x28x28xf64>
          %s8 = addf %d4, %b6 : f64
          %p9 = mulf %cst, %s8 : f64
          %s9 = addf %s7, %p9 : f64
          %x10 = addi %k, %c1 : index
          %b7 = memref.load %B[%i, %j, %x10] : memref<28x28x28xf64>
          %b8 = memref.load %B[%i, %j, %k] : memref<28x28x28xf64>
          %p10 = mulf %cst_1, %b8 : f64
          %d5 = subf %b7, %p10 : f64
          %x11 = subi %k, %c1 : index
          %b9 = memref.load %B[%i, %j, %x11] : memref<28x28x28xf64>
          %s10 = addf %d5, %b9 : f64
          %p11 = mulf %cst, %s10 : f64
          %s11 = addf %s9, %p11 : f64
          memref.store %s11, %A[%i, %j, %k] : memref<28x28x28xf64>
        }
      }
    }
  }
  return
}
