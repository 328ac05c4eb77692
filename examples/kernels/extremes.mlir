// The least and the greatest element.
func @extremes_affine(%a: memref<50000xf64>, %r: memref<2xf64>) {
  %a1 = affine.load %a[0] : memref<50000xf64>
  %a2 = affine.load %a[0] : memref<50000xf64>
  %r1:2 = affine.for %i = 1 to 50000 iter_args(%lo = %a1, %hi = %a2) -> (f64, f64) {
    %a3 = affine.load %a[%i] : memref<50000xf64>
    %is = cmpf olt, %lo, %a3 : f64
    %min = select %is, %lo, %a3 : f64
    %a4 = affine.load %a[%i] : memref<50000xf64>
    %is1 = cmpf ogt, %hi, %a4 : f64
    %max = select %is1, %hi, %a4 : f64
    affine.yield %min, %max : f64, f64
  }
  affine.store %r1#0, %r[0] : memref<2xf64>
  affine.store %r1#1, %r[1] : memref<2xf64>
  return
}

func @extremes_scf(%a: memref<50000xf64>, %r: memref<2xf64>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c50000 = constant 50000 : index
  %a1 = memref.load %a[%c0] : memref<50000xf64>
  %a2 = memref.load %a[%c0] : memref<50000xf64>
  %r1:2 = scf.for %i = %c1 to %c50000 step %c1 iter_args(%lo = %a1, %hi = %a2) -> (f64, f64) {
    %a3 = memref.load %a[%i] : memref<50000xf64>
    %is = cmpf olt, %lo, %a3 : f64
    %min = select %is, %lo, %a3 : f64
    %a4 = memref.load %a[%i] : memref<50000xf64>
    %is1 = cmpf ogt, %hi, %a4 : f64
    %max = select %is1, %hi, %a4 : f64
    scf.yield %min, %max : f64, f64
  }
  memref.store %r1#0, %r[%c0] : memref<2xf64>
  memref.store %r1#1, %r[%c1] : memref<2xf64>
  return
}
