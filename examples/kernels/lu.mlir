// LU decomposition without pivoting, in place.
func @lu_affine(%A: memref<140x140xf64>) {
  affine.for %k = 0 to 140 {
    affine.for %i = affine_map<(d0) -> (d0 + 1)>(%k) to 140 {
      %a = affine.load %A[%i, %k] : memref<140x140xf64>
      %a1 = affine.load %A[%k, %k] : memref<140x140xf64>
      %q = divf %a, %a1 : f64
      affine.store %q, %A[%i, %k] : memref<140x140xf64>
      affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to 140 {
        %a2 = affine.load %A[%i, %j] : memref<140x140xf64>
        %a3 = affine.load %A[%i, %k] : memref<140x140xf64>
        %a4 = affine.load %A[%k, %j] : memref<140x140xf64>
        %p = mulf %a3, %a4 : f64
        %d = subf %a2, %p : f64
        affine.store %d, %A[%i, %j] : memref<140x140xf64>
      }
    }
  }
  return
}

func @lu_scf(%A: memref<140x140xf64>) {
  %c0 = constant 0 : index
  %c140 = constant 140 : index
  %c1 = constant 1 : index
  scf.for %k = %c0 to %c140 step %c1 {
    %x = addi %k, %c1 : index
    scf.for %i = %x to %c140 step %c1 {
      %a = memref.load %A[%i, %k] : memref<140x140xf64>
      %a1 = memref.load %A[%k, %k] : memref<140x140xf64>
      %q = divf %a, %a1 : f64
      memref.store %q, %A[%i, %k] : memref<140x140xf64>
      %x1 = addi %k, %c1 : index
      scf.for %j = %x1 to %c140 step %c1 {
        %a2 = memref.load %A[%i, %j] : memref<140x140xf64>
        %a3 = memref.load %A[%i, %k] : memref<140x140xf64>
        %a4 = memref.load %A[%k, %j] : memref<140x140xf64>
        %p = mulf %a3, %a4 : f64
        %d = subf %a2, %p : f64
        memref.store %d, %A[%i, %j] : memref<140x140xf64>
      }
    }
  }
  return
}
