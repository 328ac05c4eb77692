// Cholesky decomposition without square roots: A = L D L^T, of the lower triangle.
func @cholesky_affine(%A: memref<140x140xf64>, %D: memref<140xf64>) {
  affine.for %j = 0 to 140 {
    %a = affine.load %A[%j, %j] : memref<140x140xf64>
    %r = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) iter_args(%d = %a) -> (f64) {
      %a1 = affine.load %A[%j, %k] : memref<140x140xf64>
      %a2 = affine.load %A[%j, %k] : memref<140x140xf64>
      %p = mulf %a1, %a2 : f64
      %d1 = affine.load %D[%k] : memref<140xf64>
      %p1 = mulf %p, %d1 : f64
      %d2 = subf %d, %p1 : f64
      affine.yield %d2 : f64
    }
    affine.store %r, %D[%j] : memref<140xf64>
    affine.for %i = affine_map<(d0) -> (d0 + 1)>(%j) to 140 {
      %a3 = affine.load %A[%i, %j] : memref<140x140xf64>
      %r1 = affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) iter_args(%s = %a3) -> (f64) {
        %a4 = affine.load %A[%i, %l] : memref<140x140xf64>
        %a5 = affine.load %A[%j, %l] : memref<140x140xf64>
        %p2 = mulf %a4, %a5 : f64
        %d3 = affine.load %D[%l] : memref<140xf64>
        %p3 = mulf %p2, %d3 : f64
        %d4 = subf %s, %p3 : f64
        affine.yield %d4 : f64
      }
      %q = divf %r1, %r : f64
      affine.store %q, %A[%i, %j] : memref<140x140xf64>
    }
  }
  return
}

func @cholesky_scf(%A: memref<140x140xf64>, %D: memref<140xf64>) {
  %c0 = constant 0 : index
  %c140 = constant 140 : index
  %c1 = constant 1 : index
  scf.for %j = %c0 to %c140 step %c1 {
    %a = memref.load %A[%j, %j] : memref<140x140xf64>
    %r = scf.for %k = %c0 to %j step %c1 iter_args(%d = %a) -> (f64) {
      %a1 = memref.load %A[%j, %k] : memref<140x140xf64>
      %a2 = memref.load %A[%j, %k] : memref<140x140xf64>
      %p = mulf %a1, %a2 : f64
      %d1 = memref.load %D[%k] : memref<140xf64>
      %p1 = mulf %p, %d1 : f64
      %d2 = subf %d, %p1 : f64
      scf.yield %d2 : f64
    }
    memref.store %r, %D[%j] : memref<140xf64>
    %x = addi %j, %c1 : index
    scf.for %i = %x to %c140 step %c1 {
      %a3 = memref.load %A[%i, %j] : memref<140x140xf64>
      %r1 = scf.for %l = %c0 to %j step %c1 iter_args(%s = %a3) -> (f64) {
        %a4 = memref.load %A[%i, %l] : memref<140x140xf64>
        %a5 = memref.load %A[%j, %l] : memref<140x140xf64>
        %p2 = mulf %a4, %a5 : f64
        %d3 = memref.load %D[%l] : memref<140xf64>
        %p3 = mulf %p2, %d3 : f64
        %d4 = subf %s, %p3 : f64
        scf.yield %d4 : f64
      }
      %q = divf %r1, %r : f64
      memref.store %q, %A[%i, %j] : memref<140x140xf64>
    }
  }
  return
}
