// Covariance of the columns of a matrix.
func @covariance_affine(%X: memref<120x120xf64>, %m: memref<120xf64>, %C: memref<120x120xf64>) {
  %cst = constant 0.0 : f64
  %cst_1 = constant 120.0 : f64
  %cst_2 = constant 119.0 : f64
  affine.for %j = 0 to 120 {
    %r = affine.for %i = 0 to 120 iter_args(%s = %cst) -> (f64) {
      %x = affine.load %X[%i, %j] : memref<120x120xf64>
      %s1 = addf %s, %x : f64
      affine.yield %s1 : f64
    }
    %q = divf %r, %cst_1 : f64
    affine.store %q, %m[%j] : memref<120xf64>
  }
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %x1 = affine.load %X[%i, %j] : memref<120x120xf64>
      %m1 = affine.load %m[%j] : memref<120xf64>
      %d = subf %x1, %m1 : f64
      affine.store %d, %X[%i, %j] : memref<120x120xf64>
    }
  }
  affine.for %i = 0 to 120 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 120 {
      %r1 = affine.for %k = 0 to 120 iter_args(%e = %cst) -> (f64) {
        %x2 = affine.load %X[%k, %i] : memref<120x120xf64>
        %x3 = affine.load %X[%k, %j] : memref<120x120xf64>
        %p = mulf %x2, %x3 : f64
        %s2 = addf %e, %p : f64
        affine.yield %s2 : f64
      }
      %q1 = divf %r1, %cst_2 : f64
      affine.store %q1, %C[%i, %j] : memref<120x120xf64>
      %q2 = divf %r1, %cst_2 : f64
      affine.store %q2, %C[%j, %i] : memref<120x120xf64>
    }
  }
  return
}

func @covariance_scf(%X: memref<120x120xf64>, %m: memref<120xf64>, %C: memref<120x120xf64>) {
  %c0 = constant 0 : index
  %c120 = constant 120 : index
  %c1 = constant 1 : index
  %cst = constant 0.0 : f64
  %cst_1 = constant 120.0 : f64
  %cst_2 = constant 119.0 : f64
  scf.for %j = %c0 to %c120 step %c1 {
    %r = scf.for %i = %c0 to %c120 step %c1 iter_args(%s = %cst) -> (f64) {
      %x = memref.load %X[%i, %j] : memref<120x120xf64>
      %s1 = addf %s, %x : f64
      scf.yield %s1 : f64
    }
    %q = divf %r, %cst_1 : f64
    memref.store %q, %m[%j] : memref<120xf64>
  }
  scf.for %i = %c0 to %c120 step %c1 {
    scf.for %j = %c0 to %c120 step %c1 {
      %x1 = memref.load %X[%i, %j] : memref<120x120xf64>
      %m1 = memref.load %m[%j] : memref<120xf64>
      %d = subf %x1, %m1 : f64
      memref.store %d, %X[%i, %j] : memref<120x120xf64>
    }
  }
  scf.for %i = %c0 to %c120 step %c1 {
    scf.for %j = %i to %c120 step %c1 {
      %r1 = scf.for %k = %c0 to %c120 step %c1 iter_args(%e = %cst) -> (f64) {
        %x2 = memref.load %X[%k, %i] : memref<120x120xf64>
        %x3 = memref.load %X[%k, %j] : memref<120x120xf64>
        %p = mulf %x2, %x3 : f64
        %s2 = addf %e, %p : f64
        scf.yield %s2 : f64
      }
      %q1 = divf %r1, %cst_2 : f64
      memref.store %q1, %C[%i, %j] : memref<120x120xf64>
      %q2 = divf %r1, %cst_2 : f64
      memref.store %q2, %C[%j, %i] : memref<120x120xf64>
    }
  }
  return
}
