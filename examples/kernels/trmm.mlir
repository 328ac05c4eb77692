// Product with a triangular matrix, in place.
func @trmm_affine(%A: memref<140x140xf64>, %B: memref<140x140xf64>) {
  %cst = constant 1.5 : f64
  affine.for %i = 0 to 140 {
    affine.for %j = 0 to 140 {
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%i) to 140 {
        %b = affine.load %B[%i, %j] : memref<140x140xf64>
        %a = affine.load %A[%k, %i] : memref<140x140xf64>
        %b1 = affine.load %B[%k, %j] : memref<140x140xf64>
        %p = mulf %a, %b1 : f64
        %s = addf %b, %p : f64
        affine.store %s, %B[%i, %j] : memref<140x140xf64>
      }
      %b2 = affine.load %B[%i, %j] : memref<140x140xf64>
      %p1 = mulf %cst, %b2 : f64
      affine.store %p1, %B[%i, %j] : memref<140x140xf64>
    }
  }
  return
}

func @trmm_scf(%A: memref<140x140xf64>, %B: memref<140x140xf64>) {
  %c0 = constant 0 : index
  %c140 = constant 140 : index
  %c1 = constant 1 : index
  %cst = constant 1.5 : f64
  scf.for %i = %c0 to %c140 step %c1 {
    scf.for %j = %c0 to %c140 step %c1 {
      %x = addi %i, %c1 : index
      scf.for %k = %x to %c140 step %c1 {
        %b = memref.load %B[%i, %j] : memref<140x140xf64>
        %a = memref.load %A[%k, %i] : memref<140x140xf64>
        %b1 = memref.load %B[%k, %j] : memref<140x140xf64>
        %p = mulf %a, %b1 : f64
        %s = addf %b, %p : f64
        memref.store %s, %B[%i, %j] : memref<140x140xf64>
      }
      %b2 = memref.load %B[%i, %j] : memref<140x140xf64>
      %p1 = mulf %cst, %b2 : f64
      memref.store %p1, %B[%i, %j] : memref<140x140xf64>
    }
  }
  return
}
