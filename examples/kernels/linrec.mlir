// A linear recurrence.
func @linrec_affine(%a: memref<50000xf64>, %b: memref<50000xf64>, %x: memref<50000xf64>) {
  %x1 = affine.load %x[0] : memref<50000xf64>
  %r = affine.for %i = 1 to 50000 iter_args(%p = %x1) -> (f64) {
    %a1 = affine.load %a[%i] : memref<50000xf64>
    %p1 = mulf %a1, %p : f64
    %b1 = affine.load %b[%i] : memref<50000xf64>
    %s = addf %p1, %b1 : f64
    affine.store %s, %x[%i] : memref<50000xf64>
    affine.yield %s : f64
  }
  return
}

func @linrec_scf(%a: memref<50000xf64>, %b: memref<50000xf64>, %x: memref<50000xf64>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c50000 = constant 50000 : index
  %x1 = memref.load %x[%c0] : memref<50000xf64>
  %r = scf.for %i = %c1 to %c50000 step %c1 iter_args(%p = %x1) -> (f64) {
    %a1 = memref.load %a[%i] : memref<50000xf64>
    %p1 = mulf %a1, %p : f64
    %b1 = memref.load %b[%i] : memref<50000xf64>
    %s = addf %p1, %b1 : f64
    memref.store %s, %x[%i] : memref<50000xf64>
    scf.yield %s : f64
  }
  return
}
