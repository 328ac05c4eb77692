// Solves a lower triangular system.
func @trisolv_affine(%L: memref<400x400xf64>, %b: memref<400xf64>, %x: memref<400xf64>) {
  affine.for %i = 0 to 400 {
    %b1 = affine.load %b[%i] : memref<400xf64>
    %r = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%s = %b1) -> (f64) {
      %l = affine.load %L[%i, %j] : memref<400x400xf64>
      %x1 = affine.load %x[%j] : memref<400xf64>
      %p = mulf %l, %x1 : f64
      %d = subf %s, %p : f64
      affine.yield %d : f64
    }
    %l1 = affine.load %L[%i, %i] : memref<400x400xf64>
    %q = divf %r, %l1 : f64
    affine.store %q, %x[%i] : memref<400xf64>
  }
  return
}

func @trisolv_scf(%L: memref<400x400xf64>, %b: memref<400xf64>, %x: memref<400xf64>) {
  %c0 = constant 0 : index
  %c400 = constant 400 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %c400 step %c1 {
    %b1 = memref.load %b[%i] : memref<400xf64>
    %r = scf.for %j = %c0 to %i step %c1 iter_args(%s = %b1) -> (f64) {
      %l = memref.load %L[%i, %j] : memref<400x400xf64>
      %x1 = memref.load %x[%j] : memref<400xf64>
      %p = mulf %l, %x1 : f64
      %d = subf %s, %p : f64
      scf.yield %d : f64
    }
    %l1 = memref.load %L[%i, %i] : memref<400x400xf64>
    %q = divf %r, %l1 : f64
    memref.store %q, %x[%i] : memref<400xf64>
  }
  return
}
