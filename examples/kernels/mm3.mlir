// Three products of matrices: G = (A B) (C D).
func @mm3_affine(%E: memref<32x64xf64>, %A: memref<32x48xf64>, %B: memref<48x64xf64>, %H: memref<64x48xf64>, %C: memref<64x32xf64>, %D: memref<32x48xf64>, %G: memref<32x48xf64>) {
  %cst = constant 0.0 : f64
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      affine.store %cst, %E[%i, %j] : memref<32x64xf64>
      affine.for %k = 0 to 48 {
        %e = affine.load %E[%i, %j] : memref<32x64xf64>
        %a = affine.load %A[%i, %k] : memref<32x48xf64>
        %b = affine.load %B[%k, %j] : memref<48x64xf64>
        %p = mulf %a, %b : f64
        %s = addf %e, %p : f64
        affine.store %s, %E[%i, %j] : memref<32x64xf64>
      }
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 48 {
      affine.store %cst, %H[%i, %j] : memref<64x48xf64>
      affine.for %k = 0 to 32 {
        %h = affine.load %H[%i, %j] : memref<64x48xf64>
        %c = affine.load %C[%i, %k] : memref<64x32xf64>
        %d = affine.load %D[%k, %j] : memref<32x48xf64>
        %p1 = mulf %c, %d : f64
        %s1 = addf %h, %p1 : f64
        affine.store %s1, %H[%i, %j] : memref<64x48xf64>
      }
    }
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 48 {
      affine.store %cst, %G[%i, %j] : memref<32x48xf64>
      affine.for %k = 0 to 64 {
        %g = affine.load %G[%i, %j] : memref<32x48xf64>
        %e1 = affine.load %E[%i, %k] : memref<32x64xf64>
        %h1 = affine.load %H[%k, %j] : memref<64x48xf64>
        %p2 = mulf %e1, %h1 : f64
        %s2 = addf %g, %p2 : f64
        affine.store %s2, %G[%i, %j] : memref<32x48xf64>
      }
    }
  }
  return
}

func @mm3_scf(%E: memref<32x64xf64>, %A: memref<32x48xf64>, %B: memref<48x64xf64>, %H: memref<64x48xf64>, %C: memref<64x32xf64>, %D: memref<32x48xf64>, %G: memref<32x48xf64>) {
  %c0 = constant 0 : index
  %c32 = constant 32 : index
  %c1 = constant 1 : index
  %c64 = constant 64 : index
  %c48 = constant 48 : index
  %cst = constant 0.0 : f64
  scf.for %i = %c0 to %c32 step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      memref.store %cst, %E[%i, %j] : memref<32x64xf64>
      scf.for %k = %c0 to %c48 step %c1 {
        %e = memref.load %E[%i, %j] : memref<32x64xf64>
        %a = memref.load %A[%i, %k] : memref<32x48xf64>
        %b = memref.load %B[%k, %j] : memref<48x64xf64>
        %p = mulf %a, %b : f64
        %s = addf %e, %p : f64
        memref.store %s, %E[%i, %j] : memref<32x64xf64>
      }
    }
  }
  scf.for %i = %c0 to %c64 step %c1 {
    scf.for %j = %c0 to %c48 step %c1 {
      memref.store %cst, %H[%i, %j] : memref<64x48xf64>
      scf.for %k = %c0 to %c32 step %c1 {
        %h = memref.load %H[%i, %j] : memref<64x48xf64>
        %c = memref.load %C[%i, %k] : memref<64x32xf64>
        %d = memref.load %D[%k, %j] : memref<32x48xf64>
        %p1 = mulf %c, %d : f64
        %s1 = addf %h, %p1 : f64
        memref.store %s1, %H[%i, %j] : memref<64x48xf64>
      }
    }
  }
  scf.for %i = %c0 to %c32 step %c1 {
    scf.for %j = %c0 to %c48 step %c1 {
      memref.store %cst, %G[%i, %j] : memref<32x48xf64>
      scf.for %k = %c0 to %c64 step %c1 {
        %g = memref.load %G[%i, %j] : memref<32x48xf64>
        %e1 = memref.load %E[%i, %k] : memref<32x64xf64>
        %h1 = memref.load %H[%k, %j] : memref<64x48xf64>
        %p2 = mulf %e1, %h1 : f64
        %s2 = addf %g, %p2 : f64
        memref.store %s2, %G[%i, %j] : memref<32x48xf64>
      }
    }
  }
  return
}
