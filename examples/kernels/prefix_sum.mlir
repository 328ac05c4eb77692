// Sums of all beginnings of an array.
func @prefix_sum_affine(%a: memref<50000xf64>, %s: memref<50000xf64>) {
  %a1 = affine.load %a[0] : memref<50000xf64>
  affine.store %a1, %s[0] : memref<50000xf64>
  affine.for %i = 1 to 50000 {
    %s1 = affine.load %s[%i - 1] : memref<50000xf64>
    %a2 = affine.load %a[%i] : memref<50000xf64>
    %s2 = addf %s1, %a2 : f64
    affine.store %s2, %s[%i] : memref<50000xf64>
  }
  return
}

func @prefix_sum_scf(%a: memref<50000xf64>, %s: memref<50000xf64>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c50000 = constant 50000 : index
  %a1 = memref.load %a[%c0] : memref<50000xf64>
  memref.store %a1, %s[%c0] : memref<50000xf64>
  scf.for %i = %c1 to %c50000 step %c1 {
    %x = subi %i, %c1 : index
    %s1 = memref.load %s[%x] : memref<50000xf64>
    %a2 = memref.load %a[%i] : memref<50000xf64>
    %s2 = addf %s1, %a2 : f64
    memref.store %s2, %s[%i] : memref<50000xf64>
  }
  return
}
