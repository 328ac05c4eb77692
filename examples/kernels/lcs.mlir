// Length of the longest common subsequence.
func @lcs_affine(%a: memref<400xi64>, %b: memref<400xi64>, %L: memref<401x401xi64>) {
  %cst = constant 1 : i64
  affine.for %i = 0 to 400 {
    affine.for %j = 0 to 400 {
      %a1 = affine.load %a[%i] : memref<400xi64>
      %b1 = affine.load %b[%j] : memref<400xi64>
      %l = affine.load %L[%i, %j] : memref<401x401xi64>
      %s = addi %l, %cst : i64
      %l1 = affine.load %L[%i, %j + 1] : memref<401x401xi64>
      %l2 = affine.load %L[%i + 1, %j] : memref<401x401xi64>
      %is = cmpi sgt, %l1, %l2 : i64
      %max = select %is, %l1, %l2 : i64
      %is1 = cmpi eq, %a1, %b1 : i64
      %or = select %is1, %s, %max : i64
      affine.store %or, %L[%i + 1, %j + 1] : memref<401x401xi64>
    }
  }
  return
}

func @lcs_scf(%a: memref<400xi64>, %b: memref<400xi64>, %L: memref<401x401xi64>) {
  %c0 = constant 0 : index
  %c400 = constant 400 : index
  %c1 = constant 1 : index
  %cst = constant 1 : i64
  scf.for %i = %c0 to %c400 step %c1 {
    scf.for %j = %c0 to %c400 step %c1 {
      %a1 = memref.load %a[%i] : memref<400xi64>
      %b1 = memref.load %b[%j] : memref<400xi64>
      %l = memref.load %L[%i, %j] : memref<401x401xi64>
      %s = addi %l, %cst : i64
      %x = addi %j, %c1 : index
      %l1 = memref.load %L[%i, %x] : memref<401x401xi64>
      %x1 = addi %i, %c1 : index
      %l2 = memref.load %L[%x1, %j] : memref<401x401xi64>
      %is = cmpi sgt, %l1, %l2 : i64
      %max = select %is, %l1, %l2 : i64
      %is1 = cmpi eq, %a1, %b1 : i64
      %or = select %is1, %s, %max : i64
      %x2 = addi %i, %c1 : index
      %x3 = addi %j, %c1 : index
      memref.store %or, %L[%x2, %x3] : memref<401x401xi64>
    }
  }
  return
}
