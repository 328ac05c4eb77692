// Folds a sequence of bases so that most of them have a partner.
func @nussinov_affine(%seq: memref<70xi32>, %T: memref<70x70xi32>) {
  %i3 = constant 3 : i32
  %i1 = constant 1 : i32
  %i0 = constant 0 : i32
  affine.for %i = 0 to 70 {
    affine.for %j = affine_map<(d0) -> (-d0 + 70)>(%i) to 70 {
      %t = affine.load %T[-%i + 69, %j] : memref<70x70xi32>
      %t1 = affine.load %T[-%i + 69, %j - 1] : memref<70x70xi32>
      %c = cmpi sge, %t, %t1 : i32
      %m = select %c, %t, %t1 : i32
      affine.store %m, %T[-%i + 69, %j] : memref<70x70xi32>
      %t2 = affine.load %T[-%i + 69, %j] : memref<70x70xi32>
      %t3 = affine.load %T[-%i + 70, %j] : memref<70x70xi32>
      %c1 = cmpi sge, %t2, %t3 : i32
      %m1 = select %c1, %t2, %t3 : i32
      affine.store %m1, %T[-%i + 69, %j] : memref<70x70xi32>
      affine.if affine_set<(d0, d1) : (d0 + d1 - 71 >= 0)>(%j, %i) {
        %t4 = affine.load %T[-%i + 69, %j] : memref<70x70xi32>
        %t5 = affine.load %T[-%i + 70, %j - 1] : memref<70x70xi32>
        %s = affine.load %seq[-%i + 69] : memref<70xi32>
        %s1 = affine.load %seq[%j] : memref<70xi32>
        %s2 = addi %s, %s1 : i32
        %c2 = cmpi eq, %s2, %i3 : i32
        %v = select %c2, %i1, %i0 : i32
        %s3 = addi %t5, %v : i32
        %c3 = cmpi sge, %t4, %s3 : i32
        %m2 = select %c3, %t4, %s3 : i32
        affine.store %m2, %T[-%i + 69, %j] : memref<70x70xi32>
      } else {
        %t6 = affine.load %T[-%i + 69, %j] : memref<70x70xi32>
        %t7 = affine.load %T[-%i + 70, %j - 1] : memref<70x70xi32>
        %c4 = cmpi sge, %t6, %t7 : i32
        %m3 = select %c4, %t6, %t7 : i32
        affine.store %m3, %T[-%i + 69, %j] : memref<70x70xi32>
      }
      affine.for %k = affine_map<(d0) -> (-d0 + 70)>(%i) to affine_map<(d0) -> (d0)>(%j) {
        %t8 = affine.load %T[-%i + 69, %j] : memref<70x70xi32>
        %t9 = affine.load %T[-%i + 69, %k] : memref<70x70xi32>
        %t10 = affine.load %T[%k + 1, %j] : memref<70x70xi32>
        %s4 = addi %t9, %t10 : i32
        %c5 = cmpi sge, %t8, %s4 : i32
        %m4 = select %c5, %t8, %s4 : i32
        affine.store %m4, %T[-%i + 69, %j] : memref<70x70xi32>
      }
    }
  }
  return
}

func @nussinov_scf(%seq: memref<70xi32>, %T: memref<70x70xi32>) {
  %c0 = constant 0 : index
  %c70 = constant 70 : index
  %c1 = constant 1 : index
  %c69 = constant 69 : index
  %i3 = constant 3 : i32
  %i1 = constant 1 : i32
  %i0 = constant 0 : i32
  scf.for %i = %c0 to %c70 step %c1 {
    %x = subi %c70, %i : index
    scf.for %j = %x to %c70 step %c1 {
      %x1 = subi %c69, %i : index
      %t = memref.load %T[%x1, %j] : memref<70x70xi32>
      %x2 = subi %c69, %i : index
      %x3 = subi %j, %c1 : index
      %t1 = memref.load %T[%x2, %x3] : memref<70x70xi32>
      %c = cmpi sge, %t, %t1 : i32
      %m = select %c, %t, %t1 : i32
      %x4 = subi %c69, %i : index
      memref.store %m, %T[%x4, %j] : memref<70x70xi32>
      %x5 = subi %c69, %i : index
      %t2 = memref.load %T[%x5, %j] : memref<70x70xi32>
      %x6 = subi %c70, %i : index
      %t3 = memref.load %T[%x6, %j] : memref<70x70xi32>
      %c2 = cmpi sge, %t2, %t3 : i32
      %m1 = select %c2, %t2, %t3 : i32
      %x7 = subi %c69, %i : index
      memref.store %m1, %T[%x7, %j] : memref<70x70xi32>
      %x8 = subi %c70, %i : index
      %c3 = cmpi slt, %x8, %j : index
      scf.if %c3 {
        %x9 = subi %c69, %i : index
        %t4 = memref.load %T[%x9, %j] : memref<70x70xi32>
        %x10 = subi %c70, %i : index
        %x11 = subi %j, %c1 : index
        %t5 = memref.load %T[%x10, %x11] : memref<70x70xi32>
        %x12 = subi %c69, %i : index
        %s = memref.load %seq[%x12] : memref<70xi32>
        %s1 = memref.load %seq[%j] : memref<70xi32>
        %s2 = addi %s, %s1 : i32
        %c4 = cmpi eq, %s2, %i3 : i32
        %v = select %c4, %i1, %i0 : i32
        %s3 = addi %t5, %v : i32
        %c5 = cmpi sge, %t4, %s3 : i32
        %m2 = select %c5, %t4, %s3 : i32
        %x13 = subi %c69, %i : index
        memref.store %m2, %T[%x13, %j] : memref<70x70xi32>
      } else {
        %x14 = subi %c69, %i : index
        %t6 = memref.load %T[%x14, %j] : memref<70x70xi32>
        %x15 = subi %c70, %i : index
        %x16 = subi %j, %c1 : index
        %t7 = memref.load %T[%x15, %x16] : memref<70x70xi32>
        %c6 = cmpi sge, %t6, %t7 : i32
        %m3 = select %c6, %t6, %t7 : i32
        %x17 = subi %c69, %i : index
        memref.store %m3, %T[%x17, %j] : memref<70x70xi32>
      }
      %x18 = subi %c70, %i : index
      scf.for %k = %x18 to %j step %c1 {
        %x19 = subi %c69, %i : index
        %t8 = memref.load %T[%x19, %j] : memref<70x70xi32>
        %x20 = subi %c69, %i : index
        %t9 = memref.load %T[%x20, %k] : memref<70x70xi32>
        %x21 = addi %k, %c1 : index
        %t10 = memref.load %T[%x21, %j] : memref<70x70xi32>
        %s4 = addi %t9, %t10 : i32
        %c7 = cmpi sge, %t8, %s4 : i32
        %m4 = select %c7, %t8, %s4 : i32
        %x22 = subi %c69, %i : index
        memref.store %m4, %T[%x22, %j] : memref<70x70xi32>
      }
    }
  }
  return
}
