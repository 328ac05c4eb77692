// A rank-1 update and two products with vectors.
func @gemver_affine(%A: memref<250x250xf64>,
                    %u: memref<250xf64>,
                    %v: memref<250xf64>,
                    %w: memref<250xf64>,
                    %x: memref<250xf64>,
                    %y: memref<250xf64>) {
  %cst = constant 1.2 : f64
  %cst_1 = constant 1.5 : f64
  affine.for %i = 0 to 250 {
    affine.for %j = 0 to 250 {
      %a = affine.load %A[%i, %j] : memref<250x250xf64>
      %u1 = affine.load %u[%i] : memref<250xf64>
      %v1 = affine.load %v[%j] : memref<250xf64>
      %p = mulf %u1, %v1 : f64
      %s = addf %a, %p : f64
      affine.store %s, %A[%i, %j] : memref<250x250xf64>
    }
  }
  affine.for %i = 0 to 250 {
    affine.for %j = 0 to 250 {
      %x1 = affine.load %x[%i] : memref<250xf64>
      %a1 = affine.load %A[%j, %i] : memref<250x250xf64>
      %p1 = mulf %cst, %a1 : f64
      %y1 = affine.load %y[%j] : memref<250xf64>
      %p2 = mulf %p1, %y1 : f64
      %s1 = addf %x1, %p2 : f64
      affine.store %s1, %x[%i] : memref<250xf64>
    }
  }
  affine.for %i = 0 to 250 {
    affine.for %j = 0 to 250 {
      %w1 = affine.load %w[%i] : memref<250xf64>
      %a2 = affine.load %A[%i, %j] : memref<250x250xf64>
      %p3 = mulf %cst_1, %a2 : f64
      %x2 = affine.load %x[%j] : memref<250xf64>
      %p4 = mulf %p3, %x2 : f64
      %s2 = addf %w1, %p4 : f64
      affine.store %s2, %w[%i] : memref<250xf64>
    }
  }
  return
}

func @gemver_scf(%A: memref<250x250xf64>,
                 %u: memref<250xf64>,
                 %v: memref<250xf64>,
                 %w: memref<250xf64>,
                 %x: memref<250xf64>,
                 %y: memref<250xf64>) {
  %c0 = constant 0 : index
  %c250 = constant 250 : index
  %c1 = constant 1 : index
  %cst = constant 1.2 : f64
  %cst_1 = constant 1.5 : f64
  scf.for %i = %c0 to %c250 step %c1 {
    scf.for %j = %c0 to %c250 step %c1 {
      %a = memref.load %A[%i, %j] : memref<250x250xf64>
      %u1 = memref.load %u[%i] : memref<250xf64>
      %v1 = memref.load %v[%j] : memref<250xf64>
      %p = mulf %u1, %v1 : f64
      %s = addf %a, %p : f64
      memref.store %s, %A[%i, %j] : memref<250x250xf64>
    }
  }
  scf.for %i = %c0 to %c250 step %c1 {
    scf.for %j = %c0 to %c250 step %c1 {
      %x1 = memref.load %x[%i] : memref<250xf64>
      %a1 = memref.load %A[%j, %i] : memref<250x250xf64>
      %p1 = mulf %cst, %a1 : f64
      %y1 = memref.load %y[%j] : memref<250xf64>
      %p2 = mulf %p1, %y1 : f64
      %s1 = addf %x1, %p2 : f64
      memref.store %s1, %x[%i] : memref<250xf64>
    }
  }
  scf.for %i = %c0 to %c250 step %c1 {
    scf.for %j = %c0 to %c250 step %c1 {
      %w1 = memref.load %w[%i] : memref<250xf64>
      %a2 = memref.load %A[%i, %j] : memref<250x250xf64>
      %p3 = mulf %cst_1, %a2 : f64
      %x2 = memref.load %x[%j] : memref<250xf64>
      %p4 = mulf %p3, %x2 : f64
      %s2 = addf %w1, %p4 : f64
      memref.store %s2, %w[%i] : memref<250xf64>
    }
  }
  return
}
