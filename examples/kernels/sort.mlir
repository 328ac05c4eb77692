// Odd-even transposition sort.
func @sort_affine(%a: memref<300xi64>) {
  affine.for %t = 0 to 300 {
    affine.for %i = 0 to 299 step 2 {
      %a1 = affine.load %a[%i] : memref<300xi64>
      %a2 = affine.load %a[%i + 1] : memref<300xi64>
      %is = cmpi slt, %a1, %a2 : i64
      %min = select %is, %a1, %a2 : i64
      affine.store %min, %a[%i] : memref<300xi64>
      %is1 = cmpi sgt, %a1, %a2 : i64
      %max = select %is1, %a1, %a2 : i64
      affine.store %max, %a[%i + 1] : memref<300xi64>
    }
    affine.for %j = 1 to 299 step 2 {
      %a3 = affine.load %a[%j] : memref<300xi64>
      %a4 = affine.load %a[%j + 1] : memref<300xi64>
      %is2 = cmpi slt, %a3, %a4 : i64
      %min1 = select %is2, %a3, %a4 : i64
      affine.store %min1, %a[%j] : memref<300xi64>
      %is3 = cmpi sgt, %a3, %a4 : i64
      %max1 = select %is3, %a3, %a4 : i64
      affine.store %max1, %a[%j + 1] : memref<300xi64>
    }
  }
  return
}

func @sort_scf(%a: memref<300xi64>) {
  %c0 = constant 0 : index
  %c300 = constant 300 : index
  %c1 = constant 1 : index
  %c299 = constant 299 : index
  %c2 = constant 2 : index
  scf.for %t = %c0 to %c300 step %c1 {
    scf.for %i = %c0 to %c299 step %c2 {
      %a1 = memref.load %a[%i] : memref<300xi64>
      %x = addi %i, %c1 : index
      %a2 = memref.load %a[%x] : memref<300xi64>
      %is = cmpi slt, %a1, %a2 : i64
      %min = select %is, %a1, %a2 : i64
      memref.store %min, %a[%i] : memref<300xi64>
      %is1 = cmpi sgt, %a1, %a2 : i64
      %max = select %is1, %a1, %a2 : i64
      %x1 = addi %i, %c1 : index
      memref.store %max, %a[%x1] : memref<300xi64>
    }
    scf.for %j = %c1 to %c299 step %c2 {
      %a3 = memref.load %a[%j] : memref<300xi64>
      %x2 = addi %j, %c1 : index
      %a4 = memref.load %a[%x2] : memref<300xi64>
      %is2 = cmpi slt, %a3, %a4 : i64
      %min1 = select %is2, %a3, %a4 : i64
      memref.store %min1, %a[%j] : memref<300xi64>
      %is3 = cmpi sgt, %a3, %a4 : i64
      %max1 = select %is3, %a3, %a4 : i64
      %x3 = addi %j, %c1 : index
      memref.store %max1, %a[%x3] : memref<300xi64>
    }
  }
  return
}
