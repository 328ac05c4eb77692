// Product of a sparse matrix in compressed rows with a vector.
func @spmv_affine(%row: memref<2001xi64>,
                  %col: memref<14000xi64>,
                  %val: memref<14000xf64>,
                  %x: memref<2000xf64>,
                  %y: memref<2000xf64>) {
  %cst = constant 0.0 : f64
  %c1 = constant 1 : index
  affine.for %i = 0 to 2000 {
    %row1 = affine.load %row[%i] : memref<2001xi64>
    %at = index_cast %row1 : i64 to index
    %row2 = affine.load %row[%i + 1] : memref<2001xi64>
    %at1 = index_cast %row2 : i64 to index
    %r = scf.for %k = %at to %at1 step %c1 iter_args(%s = %cst) -> (f64) {
      %val1 = memref.load %val[%k] : memref<14000xf64>
      %col1 = memref.load %col[%k] : memref<14000xi64>
      %at2 = index_cast %col1 : i64 to index
      %x1 = memref.load %x[%at2] : memref<2000xf64>
      %p = mulf %val1, %x1 : f64
      %s1 = addf %s, %p : f64
      scf.yield %s1 : f64
    }
    affine.store %r, %y[%i] : memref<2000xf64>
  }
  return
}

func @spmv_scf(%row: memref<2001xi64>,
               %col: memref<14000xi64>,
               %val: memref<14000xf64>,
               %x: memref<2000xf64>,
               %y: memref<2000xf64>) {
  %c0 = constant 0 : index
  %c2000 = constant 2000 : index
  %c1 = constant 1 : index
  %cst = constant 0.0 : f64
  scf.for %i = %c0 to %c2000 step %c1 {
    %row1 = memref.load %row[%i] : memref<2001xi64>
    %at = index_cast %row1 : i64 to index
    %x1 = addi %i, %c1 : index
    %row2 = memref.load %row[%x1] : memref<2001xi64>
    %at1 = index_cast %row2 : i64 to index
    %r = scf.for %k = %at to %at1 step %c1 iter_args(%s = %cst) -> (f64) {
      %val1 = memref.load %val[%k] : memref<14000xf64>
      %col1 = memref.load %col[%k] : memref<14000xi64>
      %at2 = index_cast %col1 : i64 to index
      %x2 = memref.load %x[%at2] : memref<2000xf64>
      %p = mulf %val1, %x2 : f64
      %s1 = addf %s, %p : f64
      scf.yield %s1 : f64
    }
    memref.store %r, %y[%i] : memref<2000xf64>
  }
  return
}
