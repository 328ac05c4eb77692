// Symmetric rank-k update of the lower triangle.
func @syrk_affine(%A: memref<140x140xf64>, %C: memref<140x140xf64>) {
  %cst = constant 1.1 : f64
  %cst_1 = constant 1.5 : f64
  affine.for %i = 0 to 140 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %e = affine.load %C[%i, %j] : memref<140x140xf64>
      %p = mulf %cst, %e : f64
      affine.store %p, %C[%i, %j] : memref<140x140xf64>
    }
    affine.for %k = 0 to 140 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %e1 = affine.load %C[%i, %j] : memref<140x140xf64>
        %a = affine.load %A[%i, %k] : memref<140x140xf64>
        %p1 = mulf %cst_1, %a : f64
        %a1 = affine.load %A[%j, %k] : memref<140x140xf64>
        %p2 = mulf %p1, %a1 : f64
        %s = addf %e1, %p2 : f64
        affine.store %s, %C[%i, %j] : memref<140x140xf64>
      }
    }
  }
  return
}

func @syrk_scf(%A: memref<140x140xf64>, %C: memref<140x140xf64>) {
  %c0 = constant 0 : index
  %c140 = constant 140 : index
  %c1 = constant 1 : index
  %cst = constant 1.1 : f64
  %cst_1 = constant 1.5 : f64
  scf.for %i = %c0 to %c140 step %c1 {
    %x = addi %i, %c1 : index
    scf.for %j = %c0 to %x step %c1 {
      %e = memref.load %C[%i, %j] : memref<140x140xf64>
      %p = mulf %cst, %e : f64
      memref.store %p, %C[%i, %j] : memref<140x140xf64>
    }
    scf.for %k = %c0 to %c140 step %c1 {
      %x1 = addi %i, %c1 : index
      scf.for %j = %c0 to %x1 step %c1 {
        %e1 = memref.load %C[%i, %j] : memref<140x140xf64>
        %a = memref.load %A[%i, %k] : memref<140x140xf64>
        %p1 = mulf %cst_1, %a : f64
        %a1 = memref.load %A[%j, %k] : memref<140x140xf64>
        %p2 = mulf %p1, %a1 : f64
        %s = addf %e1, %p2 : f64
        memref.store %s, %C[%i, %j] : memref<140x140xf64>
      }
    }
  }
  return
}
