// Products of a matrix and of its transpose with vectors.
func @mvt_affine(%A: memref<300x300xf64>,
                 %x: memref<300xf64>,
                 %y: memref<300xf64>,
                 %p: memref<300xf64>,
                 %q: memref<300xf64>) {
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to 300 {
      %x1 = affine.load %x[%i] : memref<300xf64>
      %a = affine.load %A[%i, %j] : memref<300x300xf64>
      %p1 = affine.load %p[%j] : memref<300xf64>
      %p2 = mulf %a, %p1 : f64
      %s = addf %x1, %p2 : f64
      affine.store %s, %x[%i] : memref<300xf64>
    }
  }
  affine.for %i = 0 to 300 {
    affine.for %j = 0 to 300 {
      %y1 = affine.load %y[%i] : memref<300xf64>
      %a1 = affine.load %A[%j, %i] : memref<300x300xf64>
      %q1 = affine.load %q[%j] : memref<300xf64>
      %p3 = mulf %a1, %q1 : f64
      %s1 = addf %y1, %p3 : f64
      affine.store %s1, %y[%i] : memref<300xf64>
    }
  }
  return
}

func @mvt_scf(%A: memref<300x300xf64>,
              %x: memref<300xf64>,
              %y: memref<300xf64>,
              %p: memref<300xf64>,
              %q: memref<300xf64>) {
  %c0 = constant 0 : index
  %c300 = constant 300 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %c300 step %c1 {
    scf.for %j = %c0 to %c300 step %c1 {
      %x1 = memref.load %x[%i] : memref<300xf64>
      %a = memref.load %A[%i, %j] : memref<300x300xf64>
      %p1 = memref.load %p[%j] : memref<300xf64>
      %p2 = mulf %a, %p1 : f64
      %s = addf %x1, %p2 : f64
      memref.store %s, %x[%i] : memref<300xf64>
    }
  }
  scf.for %i = %c0 to %c300 step %c1 {
    scf.for %j = %c0 to %c300 step %c1 {
      %y1 = memref.load %y[%i] : memref<300xf64>
      %a1 = memref.load %A[%j, %i] : memref<300x300xf64>
      %q1 = memref.load %q[%j] : memref<300xf64>
      %p3 = mulf %a1, %q1 : f64
      %s1 = addf %y1, %p3 : f64
      memref.store %s1, %y[%i] : memref<300xf64>
    }
  }
  return
}
