// y = A^T (A x).
func @atax_affine(%A: memref<300x300xf64>,
                  %x: memref<300xf64>,
                  %t: memref<300xf64>,
                  %y: memref<300xf64>) {
  %cst = constant 0.0 : f64
  affine.for %i = 0 to 300 {
    affine.store %cst, %y[%i] : memref<300xf64>
  }
  affine.for %i = 0 to 300 {
    affine.store %cst, %t[%i] : memref<300xf64>
    affine.for %j = 0 to 300 {
      %t1 = affine.load %t[%i] : memref<300xf64>
      %a = affine.load %A[%i, %j] : memref<300x300xf64>
      %x1 = affine.load %x[%j] : memref<300xf64>
      %p = mulf %a, %x1 : f64
      %s = addf %t1, %p : f64
      affine.store %s, %t[%i] : memref<300xf64>
    }
    affine.for %j = 0 to 300 {
      %y1 = affine.load %y[%j] : memref<300xf64>
      %a1 = affine.load %A[%i, %j] : memref<300x300xf64>
      %t2 = affine.load %t[%i] : memref<300xf64>
      %p1 = mulf %a1, %t2 : f64
      %s1 = addf %y1, %p1 : f64
      affine.store %s1, %y[%j] : memref<300xf64>
    }
  }
  return
}

func @atax_scf(%A: memref<300x300xf64>,
               %x: memref<300xf64>,
               %t: memref<300xf64>,
               %y: memref<300xf64>) {
  %c0 = constant 0 : index
  %c300 = constant 300 : index
  %c1 = constant 1 : index
  %cst = constant 0.0 : f64
  scf.for %i = %c0 to %c300 step %c1 {
    memref.store %cst, %y[%i] : memref<300xf64>
  }
  scf.for %i = %c0 to %c300 step %c1 {
    memref.store %cst, %t[%i] : memref<300xf64>
    scf.for %j = %c0 to %c300 step %c1 {
      %t1 = memref.load %t[%i] : memref<300xf64>
      %a = memref.load %A[%i, %j] : memref<300x300xf64>
      %x1 = memref.load %x[%j] : memref<300xf64>
      %p = mulf %a, %x1 : f64
      %s = addf %t1, %p : f64
      memref.store %s, %t[%i] : memref<300xf64>
    }
    scf.for %j = %c0 to %c300 step %c1 {
      %y1 = memref.load %y[%j] : memref<300xf64>
      %a1 = memref.load %A[%i, %j] : memref<300x300xf64>
      %t2 = memref.load %t[%i] : memref<300xf64>
      %p1 = mulf %a1, %t2 : f64
      %s1 = addf %y1, %p1 : f64
      memref.store %s1, %y[%j] : memref<300xf64>
    }
  }
  return
}
