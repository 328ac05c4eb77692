// Correlation of the columns of a matrix.
func @correlation_affine(%X: memref<100x80xf64>, %C: memref<80x80xf64>, %m: memref<80xf64>, %d: memref<80xf64>) {
  %cst = constant 0.0 : f64
  %cst1 = constant 100.0 : f64
  %cst2 = constant 0.1 : f64
  %cst3 = constant 1.0 : f64
  %cst4 = constant 10.0 : f64
  affine.for %j = 0 to 80 {
    affine.store %cst, %m[%j] : memref<80xf64>
    affine.for %i = 0 to 100 {
      %m1 = affine.load %m[%j] : memref<80xf64>
      %x = affine.load %X[%i, %j] : memref<100x80xf64>
      %s = addf %m1, %x : f64
      affine.store %s, %m[%j] : memref<80xf64>
    }
    %m2 = affine.load %m[%j] : memref<80xf64>
    %q = divf %m2, %cst1 : f64
    affine.store %q, %m[%j] : memref<80xf64>
  }
  affine.for %j = 0 to 80 {
    affine.store %cst, %d[%j] : memref<80xf64>
    affine.for %i = 0 to 100 {
      %d1 = affine.load %d[%j] : memref<80xf64>
      %x1 = affine.load %X[%i, %j] : memref<100x80xf64>
      %m3 = affine.load %m[%j] : memref<80xf64>
      %d2 = subf %x1, %m3 : f64
      %x2 = affine.load %X[%i, %j] : memref<100x80xf64>
      %m4 = affine.load %m[%j] : memref<80xf64>
      %d3 = subf %x2, %m4 : f64
      %p = mulf %d2, %d3 : f64
      %s1 = addf %d1, %p : f64
      affine.store %s1, %d[%j] : memref<80xf64>
    }
    %d4 = affine.load %d[%j] : memref<80xf64>
    %q1 = divf %d4, %cst1 : f64
    %r = math.sqrt %q1 : f64
    affine.store %r, %d[%j] : memref<80xf64>
    %d5 = affine.load %d[%j] : memref<80xf64>
    %c = cmpf ole, %d5, %cst2 : f64
    %d6 = affine.load %d[%j] : memref<80xf64>
    %v = select %c, %cst3, %d6 : f64
    affine.store %v, %d[%j] : memref<80xf64>
  }
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %x3 = affine.load %X[%i, %j] : memref<100x80xf64>
      %m5 = affine.load %m[%j] : memref<80xf64>
      %d7 = subf %x3, %m5 : f64
      affine.store %d7, %X[%i, %j] : memref<100x80xf64>
      %x4 = affine.load %X[%i, %j] : memref<100x80xf64>
      %d8 = affine.load %d[%j] : memref<80xf64>
      %p1 = mulf %cst4, %d8 : f64
      %q2 = divf %x4, %p1 : f64
      affine.store %q2, %X[%i, %j] : memref<100x80xf64>
    }
  }
  affine.for %i = 0 to 79 {
    affine.store %cst3, %C[%i, %i] : memref<80x80xf64>
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 80 {
      affine.store %cst, %C[%i, %j] : memref<80x80xf64>
      affine.for %k = 0 to 100 {
        %c1 = affine.load %C[%i, %j] : memref<80x80xf64>
        %x5 = affine.load %X[%k, %i] : memref<100x80xf64>
        %x6 = affine.load %X[%k, %j] : memref<100x80xf64>
        %p2 = mulf %x5, %x6 : f64
        %s2 = addf %c1, %p2 : f64
        affine.store %s2, %C[%i, %j] : memref<80x80xf64>
      }
      %c2 = affine.load %C[%i, %j] : memref<80x80xf64>
      affine.store %c2, %C[%j, %i] : memref<80x80xf64>
    }
  }
  affine.store %cst3, %C[79, 79] : memref<80x80xf64>
  return
}

func @correlation_scf(%X: memref<100x80xf64>, %C: memref<80x80xf64>, %m: memref<80xf64>, %d: memref<80xf64>) {
  %c0 = constant 0 : index
  %c80 = constant 80 : index
  %c1 = constant 1 : index
  %c100 = constant 100 : index
  %c79 = constant 79 : index
  %cst = constant 0.0 : f64
  %cst1 = constant 100.0 : f64
  %cst2 = constant 0.1 : f64
  %cst3 = constant 1.0 : f64
  %cst4 = constant 10.0 : f64
  scf.for %j = %c0 to %c80 step %c1 {
    memref.store %cst, %m[%j] : memref<80xf64>
    scf.for %i = %c0 to %c100 step %c1 {
      %m1 = memref.load %m[%j] : memref<80xf64>
      %x = memref.load %X[%i, %j] : memref<100x80xf64>
      %s = addf %m1, %x : f64
      memref.store %s, %m[%j] : memref<80xf64>
    }
    %m2 = memref.load %m[%j] : memref<80xf64>
    %q = divf %m2, %cst1 : f64
    memref.store %q, %m[%j] : memref<80xf64>
  }
  scf.for %j = %c0 to %c80 step %c1 {
    memref.store %cst, %d[%j] : memref<80xf64>
    scf.for %i = %c0 to %c100 step %c1 {
      %d1 = memref.load %d[%j] : memref<80xf64>
      %x1 = memref.load %X[%i, %j] : memref<100x80xf64>
      %m3 = memref.load %m[%j] : memref<80xf64>
      %d2 = subf %x1, %m3 : f64
      %x2 = memref.load %X[%i, %j] : memref<100x80xf64>
      %m4 = memref.load %m[%j] : memref<80xf64>
      %d3 = subf %x2, %m4 : f64
      %p = mulf %d2, %d3 : f64
      %s1 = addf %d1, %p : f64
      memref.store %s1, %d[%j] : memref<80xf64>
    }
    %d4 = memref.load %d[%j] : memref<80xf64>
    %q1 = divf %d4, %cst1 : f64
    %r = math.sqrt %q1 : f64
    memref.store %r, %d[%j] : memref<80xf64>
    %d5 = memref.load %d[%j] : memref<80xf64>
    %c = cmpf ole, %d5, %cst2 : f64
    %d6 = memref.load %d[%j] : memref<80xf64>
    %v = select %c, %cst3, %d6 : f64
    memref.store %v, %d[%j] : memref<80xf64>
  }
  scf.for %i = %c0 to %c100 step %c1 {
    scf.for %j = %c0 to %c80 step %c1 {
      %x3 = memref.load %X[%i, %j] : memref<100x80xf64>
      %m5 = memref.load %m[%j] : memref<80xf64>
      %d7 = subf %x3, %m5 : f64
      memref.store %d7, %X[%i, %j] : memref<100x80xf64>
      %x4 = memref.load %X[%i, %j] : memref<100x80xf64>
      %d8 = memref.load %d[%j] : memref<80xf64>
      %p1 = mulf %cst4, %d8 : f64
      %q2 = divf %x4, %p1 : f64
      memref.store %q2, %X[%i, %j] : memref<100x80xf64>
    }
  }
  scf.for %i = %c0 to %c79 step %c1 {
    memref.store %cst3, %C[%i, %i] : memref<80x80xf64>
    %x5 = addi %i, %c1 : index
    scf.for %j = %x5 to %c80 step %c1 {
      memref.store %cst, %C[%i, %j] : memref<80x80xf64>
      scf.for %k = %c0 to %c100 step %c1 {
        %c2 = memref.load %C[%i, %j] : memref<80x80xf64>
        %x6 = memref.load %X[%k, %i] : memref<100x80xf64>
        %x7 = memref.load %X[%k, %j] : memref<100x80xf64>
        %p2 = mulf %x6, %x7 : f64
        %s2 = addf %c2, %p2 : f64
        memref.store %s2, %C[%i, %j] : memref<80x80xf64>
      }
      %c3 = memref.load %C[%i, %j] : memref<80x80xf64>
      memref.store %c3, %C[%j, %i] : memref<80x80xf64>
    }
  }
  memref.store %cst3, %C[%c79, %c79] : memref<80x80xf64>
  return
}
