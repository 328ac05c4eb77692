// Two products of matrices, one of the other: D = 1.5 A B C + 1.2 D.
func @mm2_affine(%T: memref<48x32xf64>, %A: memref<48x64xf64>, %B: memref<64x32xf64>, %C: memref<32x64xf64>, %D: memref<48x64xf64>) {
  %cst = constant 0.0 : f64
  %cst1 = constant 1.5 : f64
  %cst2 = constant 1.2 : f64
  affine.for %i = 0 to 48 {
    affine.for %j = 0 to 32 {
      affine.store %cst, %T[%i, %j] : memref<48x32xf64>
      affine.for %k = 0 to 64 {
        %t = affine.load %T[%i, %j] : memref<48x32xf64>
        %a = affine.load %A[%i, %k] : memref<48x64xf64>
        %p = mulf %cst1, %a : f64
        %b = affine.load %B[%k, %j] : memref<64x32xf64>
        %p1 = mulf %p, %b : f64
        %s = addf %t, %p1 : f64
        affine.store %s, %T[%i, %j] : memref<48x32xf64>
      }
    }
  }
  affine.for %i = 0 to 48 {
    affine.for %j = 0 to 64 {
      %d = affine.load %D[%i, %j] : memref<48x64xf64>
      %p2 = mulf %d, %cst2 : f64
      affine.store %p2, %D[%i, %j] : memref<48x64xf64>
      affine.for %k = 0 to 32 {
        %d1 = affine.load %D[%i, %j] : memref<48x64xf64>
        %t1 = affine.load %T[%i, %k] : memref<48x32xf64>
        %c = affine.load %C[%k, %j] : memref<32x64xf64>
        %p3 = mulf %t1, %c : f64
        %s1 = addf %d1, %p3 : f64
        affine.store %s1, %D[%i, %j] : memref<48x64xf64>
      }
    }
  }
  return
}

func @mm2_scf(%T: memref<48x32xf64>, %A: memref<48x64xf64>, %B: memref<64x32xf64>, %C: memref<32x64xf64>, %D: memref<48x64xf64>) {
  %c0 = constant 0 : index
  %c48 = constant 48 : index
  %c1 = constant 1 : index
  %c32 = constant 32 : index
  %c64 = constant 64 : index
  %cst = constant 0.0 : f64
  %cst1 = constant 1.5 : f64
  %cst2 = constant 1.2 : f64
  scf.for %i = %c0 to %c48 step %c1 {
    scf.for %j = %c0 to %c32 step %c1 {
      memref.store %cst, %T[%i, %j] : memref<48x32xf64>
      scf.for %k = %c0 to %c64 step %c1 {
        %t = memref.load %T[%i, %j] : memref<48x32xf64>
        %a = memref.load %A[%i, %k] : memref<48x64xf64>
        %p = mulf %cst1, %a : f64
        %b = memref.load %B[%k, %j] : memref<64x32xf64>
        %p1 = mulf %p, %b : f64
        %s = addf %t, %p1 : f64
        memref.store %s, %T[%i, %j] : memref<48x32xf64>
      }
    }
  }
  scf.for %i = %c0 to %c48 step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      %d = memref.load %D[%i, %j] : memref<48x64xf64>
      %p2 = mulf %d, %cst2 : f64
      memref.store %p2, %D[%i, %j] : memref<48x64xf64>
      scf.for %k = %c0 to %c32 step %c1 {
        %d1 = memref.load %D[%i, %j] : memref<48x64xf64>
        %t1 = memref.load %T[%i, %k] : memref<48x32xf64>
        %c = memref.load %C[%k, %j] : memref<32x64xf64>
        %p3 = mulf %t1, %c : f64
        %s1 = addf %d1, %p3 : f64
        memref.store %s1, %D[%i, %j] : memref<48x64xf64>
      }
    }
  }
  return
}
