// Sum of two products of a matrix and a vector.
func @gesummv_affine(%A: memref<90x90xf64>, %B: memref<90x90xf64>, %t: memref<90xf64>, %x: memref<90xf64>, %y: memref<90xf64>) {
  %cst = constant 0.0 : f64
  %cst1 = constant 1.5 : f64
  %cst2 = constant 1.2 : f64
  affine.for %i = 0 to 90 {
    affine.store %cst, %t[%i] : memref<90xf64>
    affine.store %cst, %y[%i] : memref<90xf64>
    affine.for %j = 0 to 90 {
      %a = affine.load %A[%i, %j] : memref<90x90xf64>
      %x1 = affine.load %x[%j] : memref<90xf64>
      %p = mulf %a, %x1 : f64
      %t1 = affine.load %t[%i] : memref<90xf64>
      %s = addf %p, %t1 : f64
      affine.store %s, %t[%i] : memref<90xf64>
      %b = affine.load %B[%i, %j] : memref<90x90xf64>
      %x2 = affine.load %x[%j] : memref<90xf64>
      %p1 = mulf %b, %x2 : f64
      %y1 = affine.load %y[%i] : memref<90xf64>
      %s1 = addf %p1, %y1 : f64
      affine.store %s1, %y[%i] : memref<90xf64>
    }
    %t2 = affine.load %t[%i] : memref<90xf64>
    %p2 = mulf %cst1, %t2 : f64
    %y2 = affine.load %y[%i] : memref<90xf64>
    %p3 = mulf %cst2, %y2 : f64
    %s2 = addf %p2, %p3 : f64
    affine.store %s2, %y[%i] : memref<90xf64>
  }
  return
}

func @gesummv_scf(%A: memref<90x90xf64>, %B: memref<90x90xf64>, %t: memref<90xf64>, %x: memref<90xf64>, %y: memref<90xf64>) {
  %c0 = constant 0 : index
  %c90 = constant 90 : index
  %c1 = constant 1 : index
  %cst = constant 0.0 : f64
  %cst1 = constant 1.5 : f64
  %cst2 = constant 1.2 : f64
  scf.for %i = %c0 to %c90 step %c1 {
    memref.store %cst, %t[%i] : memref<90xf64>
    memref.store %cst, %y[%i] : memref<90xf64>
    scf.for %j = %c0 to %c90 step %c1 {
      %a = memref.load %A[%i, %j] : memref<90x90xf64>
      %x1 = memref.load %x[%j] : memref<90xf64>
      %p = mulf %a, %x1 : f64
      %t1 = memref.load %t[%i] : memref<90xf64>
      %s = addf %p, %t1 : f64
      memref.store %s, %t[%i] : memref<90xf64>
      %b = memref.load %B[%i, %j] : memref<90x90xf64>
      %x2 = memref.load %x[%j] : memref<90xf64>
      %p1 = mulf %b, %x2 : f64
      %y1 = memref.load %y[%i] : memref<90xf64>
      %s1 = addf %p1, %y1 : f64
      memref.store %s1, %y[%i] : memref<90xf64>
    }
    %t2 = memref.load %t[%i] : memref<90xf64>
    %p2 = mulf %cst1, %t2 : f64
    %y2 = memref.load %y[%i] : memref<90xf64>
    %p3 = mulf %cst2, %y2 : f64
    %s2 = addf %p2, %p3 : f64
    memref.store %s2, %y[%i] : memref<90xf64>
  }
  return
}
