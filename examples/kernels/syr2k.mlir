// Symmetric update of rank 2k.
func @syr2k_affine(%C: memref<80x80xf64>, %A: memref<80x60xf64>, %B: memref<80x60xf64>) {
  %cst = constant 1.2 : f64
  %cst1 = constant 1.5 : f64
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %c = affine.load %C[%i, %j] : memref<80x80xf64>
      %p = mulf %c, %cst : f64
      affine.store %p, %C[%i, %j] : memref<80x80xf64>
    }
    affine.for %k = 0 to 60 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %c1 = affine.load %C[%i, %j] : memref<80x80xf64>
        %a = affine.load %A[%j, %k] : memref<80x60xf64>
        %p1 = mulf %a, %cst1 : f64
        %b = affine.load %B[%i, %k] : memref<80x60xf64>
        %p2 = mulf %p1, %b : f64
        %b1 = affine.load %B[%j, %k] : memref<80x60xf64>
        %p3 = mulf %b1, %cst1 : f64
        %a1 = affine.load %A[%i, %k] : memref<80x60xf64>
        %p4 = mulf %p3, %a1 : f64
        %s = addf %p2, %p4 : f64
        %s1 = addf %c1, %s : f64
        affine.store %s1, %C[%i, %j] : memref<80x80xf64>
      }
    }
  }
  return
}

func @syr2k_scf(%C: memref<80x80xf64>, %A: memref<80x60xf64>, %B: memref<80x60xf64>) {
  %c0 = constant 0 : index
  %c80 = constant 80 : index
  %c1 = constant 1 : index
  %c60 = constant 60 : index
  %cst = constant 1.2 : f64
  %cst1 = constant 1.5 : f64
  scf.for %i = %c0 to %c80 step %c1 {
    %x = addi %i, %c1 : index
    scf.for %j = %c0 to %x step %c1 {
      %c = memref.load %C[%i, %j] : memref<80x80xf64>
      %p = mulf %c, %cst : f64
      memref.store %p, %C[%i, %j] : memref<80x80xf64>
    }
    scf.for %k = %c0 to %c60 step %c1 {
      %x1 = addi %i, %c1 : index
      scf.for %j = %c0 to %x1 step %c1 {
        %c2 = memref.load %C[%i, %j] : memref<80x80xf64>
        %a = memref.load %A[%j, %k] : memref<80x60xf64>
        %p1 = mulf %a, %cst1 : f64
        %b = memref.load %B[%i, %k] : memref<80x60xf64>
        %p2 = mulf %p1, %b : f64
        %b1 = memref.load %B[%j, %k] : memref<80x60xf64>
        %p3 = mulf %b1, %cst1 : f64
        %a1 = memref.load %A[%i, %k] : memref<80x60xf64>
        %p4 = mulf %p3, %a1 : f64
        %s = addf %p2, %p4 : f64
        %s1 = addf %c2, %s : f64
        memref.store %s1, %C[%i, %j] : memref<80x80xf64>
      }
    }
  }
  return
}
