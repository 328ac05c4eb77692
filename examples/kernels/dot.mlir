// Inner product.
func @dot_affine(%a: memref<50000xf64>, %b: memref<50000xf64>, %r: memref<1xf64>) {
  %cst = constant 0.0 : f64
  %r1 = affine.for %i = 0 to 50000 iter_args(%s = %cst) -> (f64) {
    %a1 = affine.load %a[%i] : memref<50000xf64>
    %b1 = affine.load %b[%i] : memref<50000xf64>
    %p = mulf %a1, %b1 : f64
    %s1 = addf %s, %p : f64
    affine.yield %s1 : f64
  }
  affine.store %r1, %r[0] : memref<1xf64>
  return
}

func @dot_scf(%a: memref<50000xf64>, %b: memref<50000xf64>, %r: memref<1xf64>) {
  %cst = constant 0.0 : f64
  %c0 = constant 0 : index
  %c50000 = constant 50000 : index
  %c1 = constant 1 : index
  %r1 = scf.for %i = %c0 to %c50000 step %c1 iter_args(%s = %cst) -> (f64) {
    %a1 = memref.load %a[%i] : memref<50000xf64>
    %b1 = memref.load %b[%i] : memref<50000xf64>
    %p = mulf %a1, %b1 : f64
    %s1 = addf %s, %p : f64
    scf.yield %s1 : f64
  }
  memref.store %r1, %r[%c0] : memref<1xf64>
  return
}
