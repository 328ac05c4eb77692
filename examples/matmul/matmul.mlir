// C = A * B of matrices of any size.
func @matmul(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f64
  %rows = memref.dim %A, %c0 : memref<?x?xf64>
  %inner = memref.dim %A, %c1 : memref<?x?xf64>
  %cols = memref.dim %B, %c1 : memref<?x?xf64>
  br ^rows(%c0 : index)
^rows(%i: index):
  %moreRows = cmpi slt, %i, %rows : index
  cond_br %moreRows, ^cols(%c0 : index), ^done
^cols(%j: index):
  %moreCols = cmpi slt, %j, %cols : index
  cond_br %moreCols, ^inner(%c0, %zero : index, f64), ^nextRow
^inner(%k: index, %sum: f64):
  %more = cmpi slt, %k, %inner : index
  cond_br %more, ^step, ^nextCol
^step:
  %a = memref.load %A[%i, %k] : memref<?x?xf64>
  %b = memref.load %B[%k, %j] : memref<?x?xf64>
  %p = mulf %a, %b : f64
  %s = addf %sum, %p : f64
  %nextK = addi %k, %c1 : index
  br ^inner(%nextK, %s : index, f64)
^nextCol:
  memref.store %sum, %C[%i, %j] : memref<?x?xf64>
  %nextJ = addi %j, %c1 : index
  br ^cols(%nextJ : index)
^nextRow:
  %nextI = addi %i, %c1 : index
  br ^rows(%nextI : index)
^done:
  return
}
