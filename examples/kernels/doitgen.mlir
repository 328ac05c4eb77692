// Products of a matrix with the rows of a cube.
func @doitgen_affine(%A: memref<32x32x32xf64>, %C: memref<32x32xf64>, %s: memref<32xf64>) {
  %cst = constant 0.0 : f64
  affine.for %r = 0 to 32 {
    affine.for %q = 0 to 32 {
      affine.for %p = 0 to 32 {
        affine.store %cst, %s[%p] : memref<32xf64>
        affine.for %k = 0 to 32 {
          %s1 = affine.load %s[%p] : memref<32xf64>
          %a = affine.load %A[%r, %q, %k] : memref<32x32x32xf64>
          %e = affine.load %C[%k, %p] : memref<32x32xf64>
          %p1 = mulf %a, %e : f64
          %s2 = addf %s1, %p1 : f64
          affine.store %s2, %s[%p] : memref<32xf64>
        }
      }
      affine.for %p = 0 to 32 {
        %s3 = affine.load %s[%p] : memref<32xf64>
        affine.store %s3, %A[%r, %q, %p] : memref<32x32x32xf64>
      }
    }
  }
  return
}

func @doitgen_scf(%A: memref<32x32x32xf64>, %C: memref<32x32xf64>, %s: memref<32xf64>) {
  %c0 = constant 0 : index
  %c32 = constant 32 : index
  %c1 = constant 1 : index
  %cst = constant 0.0 : f64
  scf.for %r = %c0 to %c32 step %c1 {
    scf.for %q = %c0 to %c32 step %c1 {
      scf.for %p = %c0 to %c32 step %c1 {
        memref.store %cst, %s[%p] : memref<32xf64>
        scf.for %k = %c0 to %c32 step %c1 {
          %s1 = memref.load %s[%p] : memref<32xf64>
          %a = memref.load %A[%r, %q, %k] : memref<32x32x32xf64>
          %e = memref.load %C[%k, %p] : memref<32x32xf64>
          %p1 = mulf %a, %e : f64
          %s2 = addf %s1, %p1 : f64
          memref.store %s2, %s[%p] : memref<32xf64>
        }
      }
      scf.for %p = %c0 to %c32 step %c1 {
        %s3 = memref.load %s[%p] : memref<32xf64>
        memref.store %s3, %A[%r, %q, %p] : memref<32x32x32xf64>
      }
    }
  }
  return
}
