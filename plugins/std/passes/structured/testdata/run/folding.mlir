// func(for-loop-range-folding)
// -----
// a lower bound that is not zero is multiplied
func @f(%m: memref<64xf32>, %n: index, %z: f32) {
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c6 = constant 6 : index
  scf.for %i = %c2 to %n step %c3 {
    %s = muli %i, %c6 : index
    %t = addi %s, %c1 : index
    memref.store %z, %m[%t] : memref<64xf32>
  }
  return
}
// -----
// factors of zero, below it, and unknown
func @f(%m: memref<64xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c7 = constant 7 : index
  %less = constant -1 : index
  scf.for %i = %c1 to %c7 step %c1 {
    %s = muli %i, %c0 : index
    memref.store %z, %m[%s] : memref<64xf32>
  }
  scf.for %i = %c1 to %c7 step %c1 {
    %s = muli %i, %less : index
    memref.store %z, %m[%c7] : memref<64xf32>
    %t = cmpi slt, %s, %c0 : index
    scf.if %t {
      memref.store %z, %m[%c1] : memref<64xf32>
    }
  }
  scf.for %i = %c1 to %c7 step %c1 {
    %s = muli %i, %n : index
    %t = cmpi slt, %s, %c0 : index
    scf.if %t {
      memref.store %z, %m[%c0] : memref<64xf32>
    }
  }
  return
}
// -----
// what would overflow
func @f(%m: memref<64xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %most = constant 9223372036854775807 : index
  %large = constant 9223372036854775800 : index
  %much = constant 4611686018427387904 : index
  scf.for %i = %large to %most step %c1 {
    %s = addi %i, %c4 : index
    %t = cmpi slt, %s, %c0 : index
    scf.if %t {
      memref.store %z, %m[%c0] : memref<64xf32>
    } else {
      memref.store %z, %m[%c4] : memref<64xf32>
    }
  }
  scf.for %i = %c0 to %c4 step %much {
    %s = muli %i, %c4 : index
    memref.store %z, %m[%s] : memref<64xf32>
  }
  return
}
// -----
// a product that is one more than the largest number
func @f(%m: memref<64xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c2 = constant 2 : index
  %far = constant 4611686018427387904 : index
  scf.for %i = %c0 to %far step %far {
    %s = muli %i, %c2 : index
    memref.store %z, %m[%s] : memref<64xf32>
  }
  return
}
