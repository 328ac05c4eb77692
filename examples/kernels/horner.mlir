// Values of a polynomial.
func @horner_affine(%x: memref<20000xf64>, %c: memref<16xf64>, %y: memref<20000xf64>) {
  affine.for %i = 0 to 20000 {
    %e = affine.load %c[0] : memref<16xf64>
    %r = affine.for %k = 1 to 16 iter_args(%p = %e) -> (f64) {
      %x1 = affine.load %x[%i] : memref<20000xf64>
      %p1 = mulf %p, %x1 : f64
      %e1 = affine.load %c[%k] : memref<16xf64>
      %s = addf %p1, %e1 : f64
      affine.yield %s : f64
    }
    affine.store %r, %y[%i] : memref<20000xf64>
  }
  return
}

func @horner_scf(%x: memref<20000xf64>, %c: memref<16xf64>, %y: memref<20000xf64>) {
  %c0 = constant 0 : index
  %c20000 = constant 20000 : index
  %c1 = constant 1 : index
  %c16 = constant 16 : index
  scf.for %i = %c0 to %c20000 step %c1 {
    %e = memref.load %c[%c0] : memref<16xf64>
    %r = scf.for %k = %c1 to %c16 step %c1 iter_args(%p = %e) -> (f64) {
      %x1 = memref.load %x[%i] : memref<20000xf64>
      %p1 = mulf %p, %x1 : f64
      %e1 = memref.load %c[%k] : memref<16xf64>
      %s = addf %p1, %e1 : f64
      scf.yield %s : f64
    }
    memref.store %r, %y[%i] : memref<20000xf64>
  }
  return
}
