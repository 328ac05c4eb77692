// The two products of a step of BiCG: s = r A and q = A p.
func @bicg_affine(%A: memref<116x124xf64>, %s: memref<124xf64>, %q: memref<116xf64>, %p: memref<124xf64>, %r: memref<116xf64>) {
  %cst = constant 0.0 : f64
  affine.for %i = 0 to 124 {
    affine.store %cst, %s[%i] : memref<124xf64>
  }
  affine.for %i = 0 to 116 {
    affine.store %cst, %q[%i] : memref<116xf64>
    affine.for %j = 0 to 124 {
      %s1 = affine.load %s[%j] : memref<124xf64>
      %r1 = affine.load %r[%i] : memref<116xf64>
      %a = affine.load %A[%i, %j] : memref<116x124xf64>
      %p1 = mulf %r1, %a : f64
      %s2 = addf %s1, %p1 : f64
      affine.store %s2, %s[%j] : memref<124xf64>
      %q1 = affine.load %q[%i] : memref<116xf64>
      %a1 = affine.load %A[%i, %j] : memref<116x124xf64>
      %p2 = affine.load %p[%j] : memref<124xf64>
      %p3 = mulf %a1, %p2 : f64
      %s3 = addf %q1, %p3 : f64
      affine.store %s3, %q[%i] : memref<116xf64>
    }
  }
  return
}

func @bicg_scf(%A: memref<116x124xf64>, %s: memref<124xf64>, %q: memref<116xf64>, %p: memref<124xf64>, %r: memref<116xf64>) {
  %c0 = constant 0 : index
  %c124 = constant 124 : index
  %c1 = constant 1 : index
  %c116 = constant 116 : index
  %cst = constant 0.0 : f64
  scf.for %i = %c0 to %c124 step %c1 {
    memref.store %cst, %s[%i] : memref<124xf64>
  }
  scf.for %i = %c0 to %c116 step %c1 {
    memref.store %cst, %q[%i] : memref<116xf64>
    scf.for %j = %c0 to %c124 step %c1 {
      %s1 = memref.load %s[%j] : memref<124xf64>
      %r1 = memref.load %r[%i] : memref<116xf64>
      %a = memref.load %A[%i, %j] : memref<116x124xf64>
      %p1 = mulf %r1, %a : f64
      %s2 = addf %s1, %p1 : f64
      memref.store %s2, %s[%j] : memref<124xf64>
      %q1 = memref.load %q[%i] : memref<116xf64>
      %a1 = memref.load %A[%i, %j] : memref<116x124xf64>
      %p2 = memref.load %p[%j] : memref<124xf64>
      %p3 = mulf %a1, %p2 : f64
      %s3 = addf %q1, %p3 : f64
      memref.store %s3, %q[%i] : memref<116xf64>
    }
  }
  return
}
