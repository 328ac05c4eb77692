// How often each remainder occurs.
func @histogram_affine(%v: memref<50000xi64>, %h: memref<64xi64>) {
  %cst = constant 64 : i64
  %cst_1 = constant 1 : i64
  affine.for %i = 0 to 50000 {
    %v1 = affine.load %v[%i] : memref<50000xi64>
    %r = remi_signed %v1, %cst : i64
    %at = index_cast %r : i64 to index
    %h1 = memref.load %h[%at] : memref<64xi64>
    %s = addi %h1, %cst_1 : i64
    %v2 = affine.load %v[%i] : memref<50000xi64>
    %r1 = remi_signed %v2, %cst : i64
    %at1 = index_cast %r1 : i64 to index
    memref.store %s, %h[%at1] : memref<64xi64>
  }
  return
}

func @histogram_scf(%v: memref<50000xi64>, %h: memref<64xi64>) {
  %c0 = constant 0 : index
  %c50000 = constant 50000 : index
  %c1 = constant 1 : index
  %cst = constant 64 : i64
  %cst_1 = constant 1 : i64
  scf.for %i = %c0 to %c50000 step %c1 {
    %v1 = memref.load %v[%i] : memref<50000xi64>
    %r = remi_signed %v1, %cst : i64
    %at = index_cast %r : i64 to index
    %h1 = memref.load %h[%at] : memref<64xi64>
    %s = addi %h1, %cst_1 : i64
    %v2 = memref.load %v[%i] : memref<50000xi64>
    %r1 = remi_signed %v2, %cst : i64
    %at1 = index_cast %r1 : i64 to index
    memref.store %s, %h[%at1] : memref<64xi64>
  }
  return
}
