// QR decomposition by Gram and Schmidt.
func @gramschmidt_affine(%A: memref<60x50xf64>, %R: memref<50x50xf64>, %Q: memref<60x50xf64>) {
  %cst = constant 0.0 : f64
  affine.for %k = 0 to 50 {
    %r = affine.for %i = 0 to 60 iter_args(%s = %cst) -> (f64) {
      %a = affine.load %A[%i, %k] : memref<60x50xf64>
      %a1 = affine.load %A[%i, %k] : memref<60x50xf64>
      %p = mulf %a, %a1 : f64
      %s1 = addf %s, %p : f64
      affine.yield %s1 : f64
    }
    %r1 = math.sqrt %r : f64
    affine.store %r1, %R[%k, %k] : memref<50x50xf64>
    affine.for %i = 0 to 60 {
      %a2 = affine.load %A[%i, %k] : memref<60x50xf64>
      %r2 = affine.load %R[%k, %k] : memref<50x50xf64>
      %q = divf %a2, %r2 : f64
      affine.store %q, %Q[%i, %k] : memref<60x50xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to 50 {
      affine.store %cst, %R[%k, %j] : memref<50x50xf64>
      affine.for %i = 0 to 60 {
        %r3 = affine.load %R[%k, %j] : memref<50x50xf64>
        %q1 = affine.load %Q[%i, %k] : memref<60x50xf64>
        %a3 = affine.load %A[%i, %j] : memref<60x50xf64>
        %p1 = mulf %q1, %a3 : f64
        %s2 = addf %r3, %p1 : f64
        affine.store %s2, %R[%k, %j] : memref<50x50xf64>
      }
      affine.for %i = 0 to 60 {
        %a4 = affine.load %A[%i, %j] : memref<60x50xf64>
        %q2 = affine.load %Q[%i, %k] : memref<60x50xf64>
        %r4 = affine.load %R[%k, %j] : memref<50x50xf64>
        %p2 = mulf %q2, %r4 : f64
        %d = subf %a4, %p2 : f64
        affine.store %d, %A[%i, %j] : memref<60x50xf64>
      }
    }
  }
  return
}

func @gramschmidt_scf(%A: memref<60x50xf64>, %R: memref<50x50xf64>, %Q: memref<60x50xf64>) {
  %c0 = constant 0 : index
  %c50 = constant 50 : index
  %c1 = constant 1 : index
  %c60 = constant 60 : index
  %cst = constant 0.0 : f64
  scf.for %k = %c0 to %c50 step %c1 {
    %r = scf.for %i = %c0 to %c60 step %c1 iter_args(%s = %cst) -> (f64) {
      %a = memref.load %A[%i, %k] : memref<60x50xf64>
      %a1 = memref.load %A[%i, %k] : memref<60x50xf64>
      %p = mulf %a, %a1 : f64
      %s1 = addf %s, %p : f64
      scf.yield %s1 : f64
    }
    %r1 = math.sqrt %r : f64
    memref.store %r1, %R[%k, %k] : memref<50x50xf64>
    scf.for %i = %c0 to %c60 step %c1 {
      %a2 = memref.load %A[%i, %k] : memref<60x50xf64>
      %r2 = memref.load %R[%k, %k] : memref<50x50xf64>
      %q = divf %a2, %r2 : f64
      memref.store %q, %Q[%i, %k] : memref<60x50xf64>
    }
    %x = addi %k, %c1 : index
    scf.for %j = %x to %c50 step %c1 {
      memref.store %cst, %R[%k, %j] : memref<50x50xf64>
      scf.for %i = %c0 to %c60 step %c1 {
        %r3 = memref.load %R[%k, %j] : memref<50x50xf64>
        %q1 = memref.load %Q[%i, %k] : memref<60x50xf64>
        %a3 = memref.load %A[%i, %j] : memref<60x50xf64>
        %p1 = mulf %q1, %a3 : f64
        %s2 = addf %r3, %p1 : f64
        memref.store %s2, %R[%k, %j] : memref<50x50xf64>
      }
      scf.for %i = %c0 to %c60 step %c1 {
        %a4 = memref.load %A[%i, %j] : memref<60x50xf64>
        %q2 = memref.load %Q[%i, %k] : memref<60x50xf64>
        %r4 = memref.load %R[%k, %j] : memref<50x50xf64>
        %p2 = mulf %q2, %r4 : f64
        %d = subf %a4, %p2 : f64
        memref.store %d, %A[%i, %j] : memref<60x50xf64>
      }
    }
  }
  return
}
