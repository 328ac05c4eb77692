// Product with a symmetric matrix of which one half is there.
func @symm_affine(%C: memref<60x80xf64>, %A: memref<60x60xf64>, %B: memref<60x80xf64>) {
  %cst = constant 0.0 : f64
  %cst1 = constant 1.5 : f64
  %cst2 = constant 1.2 : f64
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      %r = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%t = %cst) -> (f64) {
        %c = affine.load %C[%k, %j] : memref<60x80xf64>
        %b = affine.load %B[%i, %j] : memref<60x80xf64>
        %p = mulf %cst1, %b : f64
        %a = affine.load %A[%i, %k] : memref<60x60xf64>
        %p1 = mulf %p, %a : f64
        %s = addf %c, %p1 : f64
        affine.store %s, %C[%k, %j] : memref<60x80xf64>
        %b1 = affine.load %B[%k, %j] : memref<60x80xf64>
        %a1 = affine.load %A[%i, %k] : memref<60x60xf64>
        %p2 = mulf %b1, %a1 : f64
        %s1 = addf %t, %p2 : f64
        affine.yield %s1 : f64
      }
      %c1 = affine.load %C[%i, %j] : memref<60x80xf64>
      %p3 = mulf %cst2, %c1 : f64
      %b2 = affine.load %B[%i, %j] : memref<60x80xf64>
      %p4 = mulf %cst1, %b2 : f64
      %a2 = affine.load %A[%i, %i] : memref<60x60xf64>
      %p5 = mulf %p4, %a2 : f64
      %s2 = addf %p3, %p5 : f64
      %p6 = mulf %cst1, %r : f64
      %s3 = addf %s2, %p6 : f64
      affine.store %s3, %C[%i, %j] : memref<60x80xf64>
    }
  }
  return
}

func @symm_scf(%C: memref<60x80xf64>, %A: memref<60x60xf64>, %B: memref<60x80xf64>) {
  %c0 = constant 0 : index
  %c60 = constant 60 : index
  %c1 = constant 1 : index
  %c80 = constant 80 : index
  %cst = constant 0.0 : f64
  %cst1 = constant 1.5 : f64
  %cst2 = constant 1.2 : f64
  scf.for %i = %c0 to %c60 step %c1 {
    scf.for %j = %c0 to %c80 step %c1 {
      %r = scf.for %k = %c0 to %i step %c1 iter_args(%t = %cst) -> (f64) {
        %c = memref.load %C[%k, %j] : memref<60x80xf64>
        %b = memref.load %B[%i, %j] : memref<60x80xf64>
        %p = mulf %cst1, %b : f64
        %a = memref.load %A[%i, %k] : memref<60x60xf64>
        %p1 = mulf %p, %a : f64
        %s = addf %c, %p1 : f64
        memref.store %s, %C[%k, %j] : memref<60x80xf64>
        %b1 = memref.load %B[%k, %j] : memref<60x80xf64>
        %a1 = memref.load %A[%i, %k] : memref<60x60xf64>
        %p2 = mulf %b1, %a1 : f64
        %s1 = addf %t, %p2 : f64
        scf.yield %s1 : f64
      }
      %c2 = memref.load %C[%i, %j] : memref<60x80xf64>
      %p3 = mulf %cst2, %c2 : f64
      %b2 = memref.load %B[%i, %j] : memref<60x80xf64>
      %p4 = mulf %cst1, %b2 : f64
      %a2 = memref.load %A[%i, %i] : memref<60x60xf64>
      %p5 = mulf %p4, %a2 : f64
      %s2 = addf %p3, %p5 : f64
      %p6 = mulf %cst1, %r : f64
      %s3 = addf %s2, %p6 : f64
      memref.store %s3, %C[%i, %j] : memref<60x80xf64>
    }
  }
  return
}
