// Finite differences of an electromagnetic field in time.
func @fdtd2d_affine(%ex: memref<100x100xf64>, %ey: memref<100x100xf64>, %hz: memref<100x100xf64>) {
  %cst = constant 0.5 : f64
  %cst_1 = constant 0.7 : f64
  affine.for %t = 0 to 10 {
    affine.for %i = 1 to 100 {
      affine.for %j = 0 to 100 {
        %ey1 = affine.load %ey[%i, %j] : memref<100x100xf64>
        %hz1 = affine.load %hz[%i, %j] : memref<100x100xf64>
        %hz2 = affine.load %hz[%i - 1, %j] : memref<100x100xf64>
        %d = subf %hz1, %hz2 : f64
        %p = mulf %cst, %d : f64
        %d1 = subf %ey1, %p : f64
        affine.store %d1, %ey[%i, %j] : memref<100x100xf64>
      }
    }
    affine.for %i = 0 to 100 {
      affine.for %j = 1 to 100 {
        %ex1 = affine.load %ex[%i, %j] : memref<100x100xf64>
        %hz3 = affine.load %hz[%i, %j] : memref<100x100xf64>
        %hz4 = affine.load %hz[%i, %j - 1] : memref<100x100xf64>
        %d2 = subf %hz3, %hz4 : f64
        %p1 = mulf %cst, %d2 : f64
        %d3 = subf %ex1, %p1 : f64
        affine.store %d3, %ex[%i, %j] : memref<100x100xf64>
      }
    }
    affine.for %i = 0 to 99 {
      affine.for %j = 0 to 99 {
        %hz5 = affine.load %hz[%i, %j] : memref<100x100xf64>
        %ex2 = affine.load %ex[%i, %j + 1] : memref<100x100xf64>
        %ex3 = affine.load %ex[%i, %j] : memref<100x100xf64>
        %d4 = subf %ex2, %ex3 : f64
        %ey2 = affine.load %ey[%i + 1, %j] : memref<100x100xf64>
        %s = addf %d4, %ey2 : f64
        %ey3 = affine.load %ey[%i, %j] : memref<100x100xf64>
        %d5 = subf %s, %ey3 : f64
        %p2 = mulf %cst_1, %d5 : f64
        %d6 = subf %hz5, %p2 : f64
        affine.store %d6, %hz[%i, %j] : memref<100x100xf64>
      }
    }
  }
  return
}

func @fdtd2d_scf(%ex: memref<100x100xf64>, %ey: memref<100x100xf64>, %hz: memref<100x100xf64>) {
  %c0 = constant 0 : index
  %c10 = constant 10 : index
  %c1 = constant 1 : index
  %c100 = constant 100 : index
  %cst = constant 0.5 : f64
  %c99 = constant 99 : index
  %cst_1 = constant 0.7 : f64
  scf.for %t = %c0 to %c10 step %c1 {
    scf.for %i = %c1 to %c100 step %c1 {
      scf.for %j = %c0 to %c100 step %c1 {
        %ey1 = memref.load %ey[%i, %j] : memref<100x100xf64>
        %hz1 = memref.load %hz[%i, %j] : memref<100x100xf64>
        %x = subi %i, %c1 : index
        %hz2 = memref.load %hz[%x, %j] : memref<100x100xf64>
        %d = subf %hz1, %hz2 : f64
        %p = mulf %cst, %d : f64
        %d1 = subf %ey1, %p : f64
        memref.store %d1, %ey[%i, %j] : memref<100x100xf64>
      }
    }
    scf.for %i = %c0 to %c100 step %c1 {
      scf.for %j = %c1 to %c100 step %c1 {
        %ex1 = memref.load %ex[%i, %j] : memref<100x100xf64>
        %hz3 = memref.load %hz[%i, %j] : memref<100x100xf64>
        %x1 = subi %j, %c1 : index
        %hz4 = memref.load %hz[%i, %x1] : memref<100x100xf64>
        %d2 = subf %hz3, %hz4 : f64
        %p1 = mulf %cst, %d2 : f64
        %d3 = subf %ex1, %p1 : f64
        memref.store %d3, %ex[%i, %j] : memref<100x100xf64>
      }
    }
    scf.for %i = %c0 to %c99 step %c1 {
      scf.for %j = %c0 to %c99 step %c1 {
        %hz5 = memref.load %hz[%i, %j] : memref<100x100xf64>
        %x2 = addi %j, %c1 : index
        %ex2 = memref.load %ex[%i, %x2] : memref<100x100xf64>
        %ex3 = memref.load %ex[%i, %j] : memref<100x100xf64>
        %d4 = subf %ex2, %ex3 : f64
        %x3 = addi %i, %c1 : index
        %ey2 = memref.load %ey[%x3, %j] : memref<100x100xf64>
        %s = addf %d4, %ey2 : f64
        %ey3 = memref.load %ey[%i, %j] : memref<100x100xf64>
        %d5 = subf %s, %ey3 : f64
        %p2 = mulf %cst_1, %d5 : f64
        %d6 = subf %hz5, %p2 : f64
        memref.store %d6, %hz[%i, %j] : memref<100x100xf64>
      }
    }
  }
  return
}
