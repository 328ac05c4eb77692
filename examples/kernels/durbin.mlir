// Solves a Toeplitz system by Durbin's recursion.
func @durbin_affine(%r: memref<120xf64>, %y: memref<120xf64>, %z: memref<120xf64>) {
  %cst = constant 1.0 : f64
  %cst1 = constant 0.0 : f64
  %r1 = affine.load %r[0] : memref<120xf64>
  %n = negf %r1 : f64
  affine.store %n, %y[0] : memref<120xf64>
  %r2 = affine.load %r[0] : memref<120xf64>
  %n1 = negf %r2 : f64
  %r3:2 = affine.for %k = 1 to 120 iter_args(%b = %cst, %a = %n1) -> (f64, f64) {
    %p = mulf %a, %a : f64
    %d = subf %cst, %p : f64
    %p1 = mulf %d, %b : f64
    %r4 = affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) iter_args(%s = %cst1) -> (f64) {
      %r5 = affine.load %r[%k - %i - 1] : memref<120xf64>
      %y1 = affine.load %y[%i] : memref<120xf64>
      %p2 = mulf %r5, %y1 : f64
      %s1 = addf %s, %p2 : f64
      affine.yield %s1 : f64
    }
    %r6 = affine.load %r[%k] : memref<120xf64>
    %s2 = addf %r6, %r4 : f64
    %n2 = negf %s2 : f64
    %q = divf %n2, %p1 : f64
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
      %y2 = affine.load %y[%i] : memref<120xf64>
      %y3 = affine.load %y[%k - %i - 1] : memref<120xf64>
      %p3 = mulf %q, %y3 : f64
      %s3 = addf %y2, %p3 : f64
      affine.store %s3, %z[%i] : memref<120xf64>
    }
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
      %z1 = affine.load %z[%i] : memref<120xf64>
      affine.store %z1, %y[%i] : memref<120xf64>
    }
    affine.store %q, %y[%k] : memref<120xf64>
    affine.yield %p1, %q : f64, f64
  }
  return
}

func @durbin_scf(%r: memref<120xf64>, %y: memref<120xf64>, %z: memref<120xf64>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c120 = constant 120 : index
  %cst = constant 1.0 : f64
  %cst1 = constant 0.0 : f64
  %r1 = memref.load %r[%c0] : memref<120xf64>
  %n = negf %r1 : f64
  memref.store %n, %y[%c0] : memref<120xf64>
  %r2 = memref.load %r[%c0] : memref<120xf64>
  %n1 = negf %r2 : f64
  %r3:2 = scf.for %k = %c1 to %c120 step %c1 iter_args(%b = %cst, %a = %n1) -> (f64, f64) {
    %p = mulf %a, %a : f64
    %d = subf %cst, %p : f64
    %p1 = mulf %d, %b : f64
    %r4 = scf.for %i = %c0 to %k step %c1 iter_args(%s = %cst1) -> (f64) {
      %x = subi %k, %i : index
      %x1 = subi %x, %c1 : index
      %r5 = memref.load %r[%x1] : memref<120xf64>
      %y1 = memref.load %y[%i] : memref<120xf64>
      %p2 = mulf %r5, %y1 : f64
      %s1 = addf %s, %p2 : f64
      scf.yield %s1 : f64
    }
    %r6 = memref.load %r[%k] : memref<120xf64>
    %s2 = addf %r6, %r4 : f64
    %n2 = negf %s2 : f64
    %q = divf %n2, %p1 : f64
    scf.for %i = %c0 to %k step %c1 {
      %y2 = memref.load %y[%i] : memref<120xf64>
      %x2 = subi %k, %i : index
      %x3 = subi %x2, %c1 : index
      %y3 = memref.load %y[%x3] : memref<120xf64>
      %p3 = mulf %q, %y3 : f64
      %s3 = addf %y2, %p3 : f64
      memref.store %s3, %z[%i] : memref<120xf64>
    }
    scf.for %i = %c0 to %k step %c1 {
      %z1 = memref.load %z[%i] : memref<120xf64>
      memref.store %z1, %y[%i] : memref<120xf64>
    }
    memref.store %q, %y[%k] : memref<120xf64>
    scf.yield %p1, %q : f64, f64
  }
  return
}
