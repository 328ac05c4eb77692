// Solves a system of equations by LU decomposition.
func @ludcmp_affine(%A: memref<80x80xf64>, %b: memref<80xf64>, %x: memref<80xf64>, %y: memref<80xf64>) {
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %a = affine.load %A[%i, %j] : memref<80x80xf64>
      %r = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) iter_args(%w = %a) -> (f64) {
        %a1 = affine.load %A[%i, %k] : memref<80x80xf64>
        %a2 = affine.load %A[%k, %j] : memref<80x80xf64>
        %p = mulf %a1, %a2 : f64
        %d = subf %w, %p : f64
        affine.yield %d : f64
      }
      %a3 = affine.load %A[%j, %j] : memref<80x80xf64>
      %q = divf %r, %a3 : f64
      affine.store %q, %A[%i, %j] : memref<80x80xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 80 {
      %a4 = affine.load %A[%i, %j] : memref<80x80xf64>
      %r1 = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%w1 = %a4) -> (f64) {
        %a5 = affine.load %A[%i, %k] : memref<80x80xf64>
        %a6 = affine.load %A[%k, %j] : memref<80x80xf64>
        %p1 = mulf %a5, %a6 : f64
        %d1 = subf %w1, %p1 : f64
        affine.yield %d1 : f64
      }
      affine.store %r1, %A[%i, %j] : memref<80x80xf64>
    }
  }
  affine.for %i = 0 to 80 {
    %b1 = affine.load %b[%i] : memref<80xf64>
    %r2 = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%w2 = %b1) -> (f64) {
      %a7 = affine.load %A[%i, %j] : memref<80x80xf64>
      %y1 = affine.load %y[%j] : memref<80xf64>
      %p2 = mulf %a7, %y1 : f64
      %d2 = subf %w2, %p2 : f64
      affine.yield %d2 : f64
    }
    affine.store %r2, %y[%i] : memref<80xf64>
  }
  affine.for %i = 0 to 80 {
    %y2 = affine.load %y[-%i + 79] : memref<80xf64>
    %r3 = affine.for %j = affine_map<(d0) -> (-d0 + 80)>(%i) to 80 iter_args(%w3 = %y2) -> (f64) {
      %a8 = affine.load %A[-%i + 79, %j] : memref<80x80xf64>
      %x1 = affine.load %x[%j] : memref<80xf64>
      %p3 = mulf %a8, %x1 : f64
      %d3 = subf %w3, %p3 : f64
      affine.yield %d3 : f64
    }
    %a9 = affine.load %A[-%i + 79, -%i + 79] : memref<80x80xf64>
    %q1 = divf %r3, %a9 : f64
    affine.store %q1, %x[-%i + 79] : memref<80xf64>
  }
  return
}

func @ludcmp_scf(%A: memref<80x80xf64>, %b: memref<80xf64>, %x: memref<80xf64>, %y: memref<80xf64>) {
  %c0 = constant 0 : index
  %c80 = constant 80 : index
  %c1 = constant 1 : index
  %c79 = constant 79 : index
  scf.for %i = %c0 to %c80 step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %a = memref.load %A[%i, %j] : memref<80x80xf64>
      %r = scf.for %k = %c0 to %j step %c1 iter_args(%w = %a) -> (f64) {
        %a1 = memref.load %A[%i, %k] : memref<80x80xf64>
        %a2 = memref.load %A[%k, %j] : memref<80x80xf64>
        %p = mulf %a1, %a2 : f64
        %d = subf %w, %p : f64
        scf.yield %d : f64
      }
      %a3 = memref.load %A[%j, %j] : memref<80x80xf64>
      %q = divf %r, %a3 : f64
      memref.store %q, %A[%i, %j] : memref<80x80xf64>
    }
    scf.for %j = %i to %c80 step %c1 {
      %a4 = memref.load %A[%i, %j] : memref<80x80xf64>
      %r1 = scf.for %k = %c0 to %i step %c1 iter_args(%w1 = %a4) -> (f64) {
        %a5 = memref.load %A[%i, %k] : memref<80x80xf64>
        %a6 = memref.load %A[%k, %j] : memref<80x80xf64>
        %p1 = mulf %a5, %a6 : f64
        %d1 = subf %w1, %p1 : f64
        scf.yield %d1 : f64
      }
      memref.store %r1, %A[%i, %j] : memref<80x80xf64>
    }
  }
  scf.for %i = %c0 to %c80 step %c1 {
    %b1 = memref.load %b[%i] : memref<80xf64>
    %r2 = scf.for %j = %c0 to %i step %c1 iter_args(%w2 = %b1) -> (f64) {
      %a7 = memref.load %A[%i, %j] : memref<80x80xf64>
      %y1 = memref.load %y[%j] : memref<80xf64>
      %p2 = mulf %a7, %y1 : f64
      %d2 = subf %w2, %p2 : f64
      scf.yield %d2 : f64
    }
    memref.store %r2, %y[%i] : memref<80xf64>
  }
  scf.for %i = %c0 to %c80 step %c1 {
    %x1 = subi %c79, %i : index
    %y2 = memref.load %y[%x1] : memref<80xf64>
    %x2 = subi %c80, %i : index
    %r3 = scf.for %j = %x2 to %c80 step %c1 iter_args(%w3 = %y2) -> (f64) {
      %x3 = subi %c79, %i : index
      %a8 = memref.load %A[%x3, %j] : memref<80x80xf64>
      %x4 = memref.load %x[%j] : memref<80xf64>
      %p3 = mulf %a8, %x4 : f64
      %d3 = subf %w3, %p3 : f64
      scf.yield %d3 : f64
    }
    %x5 = subi %c79, %i : index
    %x6 = subi %c79, %i : index
    %a9 = memref.load %A[%x5, %x6] : memref<80x80xf64>
    %q1 = divf %r3, %a9 : f64
    %x7 = subi %c79, %i : index
    memref.store %q1, %x[%x7] : memref<80xf64>
  }
  return
}
