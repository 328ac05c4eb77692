// Shortest ways between all pairs of nodes.
func @floyd_warshall_affine(%D: memref<110x110xi64>) {
  affine.for %k = 0 to 110 {
    affine.for %i = 0 to 110 {
      affine.for %j = 0 to 110 {
        %d = affine.load %D[%i, %j] : memref<110x110xi64>
        %d1 = affine.load %D[%i, %k] : memref<110x110xi64>
        %d2 = affine.load %D[%k, %j] : memref<110x110xi64>
        %s = addi %d1, %d2 : i64
        %is = cmpi slt, %d, %s : i64
        %min = select %is, %d, %s : i64
        affine.store %min, %D[%i, %j] : memref<110x110xi64>
      }
    }
  }
  return
}

func @floyd_warshall_scf(%D: memref<110x110xi64>) {
  %c0 = constant 0 : index
  %c110 = constant 110 : index
  %c1 = constant 1 : index
  scf.for %k = %c0 to %c110 step %c1 {
    scf.for %i = %c0 to %c110 step %c1 {
      scf.for %j = %c0 to %c110 step %c1 {
        %d = memref.load %D[%i, %j] : memref<110x110xi64>
        %d1 = memref.load %D[%i, %k] : memref<110x110xi64>
        %d2 = memref.load %D[%k, %j] : memref<110x110xi64>
        %s = addi %d1, %d2 : i64
        %is = cmpi slt, %d, %s : i64
        %min = select %is, %d, %s : i64
        memref.store %min, %D[%i, %j] : memref<110x110xi64>
      }
    }
  }
  return
}
