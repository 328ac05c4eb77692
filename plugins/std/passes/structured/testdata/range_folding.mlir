// func(for-loop-range-folding)
func @fold_one_loop(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  scf.for %i = %c0 to %arg1 step %c1 {
    %0 = addi %arg2, %i : index
    %1 = muli %0, %c4 : index
    %2 = memref.load %arg0[%1] : memref<?xi32>
    %3 = muli %2, %2 : i32
    memref.store %3, %arg0[%1] : memref<?xi32>
  }
  return
}

// wanted
module  {
  func @fold_one_loop(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c4 = constant 4 : index
    %0 = addi %arg2, %c0 : index
    %1 = addi %arg2, %arg1 : index
    %2 = muli %0, %c4 : index
    %3 = muli %1, %c4 : index
    %4 = muli %c1, %c4 : index
    scf.for %arg3 = %2 to %3 step %4 {
      %5 = memref.load %arg0[%arg3] : memref<?xi32>
      %6 = muli %5, %5 : i32
      memref.store %6, %arg0[%arg3] : memref<?xi32>
    }
    return
  }
}
// -----
func @fold_nest(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %c10 = constant 10 : index
  scf.for %j = %c0 to %c10 step %c1 {
    scf.for %i = %j to %arg1 step %c1 {
      %0 = addi %i, %arg2 : index
      %1 = muli %c4, %0 : index
      %2 = memref.load %arg0[%1] : memref<?xi32>
      %3 = muli %2, %2 : i32
      memref.store %3, %arg0[%1] : memref<?xi32>
    }
    scf.for %i = %c1 to %arg1 step %c1 {
      %1 = muli %i, %c4 : index
      %2 = memref.load %arg0[%1] : memref<?xi32>
      %o = addi %j, %1 : index
      memref.store %2, %arg0[%o] : memref<?xi32>
    }
  }
  return
}

// wanted
module  {
  func @fold_nest(%arg0: memref<?xi32>, %arg1: index, %arg2: index) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c4 = constant 4 : index
    %c10 = constant 10 : index
    scf.for %arg3 = %c0 to %c10 step %c1 {
      %0 = addi %arg3, %arg2 : index
      %1 = addi %arg1, %arg2 : index
      %2 = muli %c4, %0 : index
      %3 = muli %c4, %1 : index
      %4 = muli %c4, %c1 : index
      scf.for %arg4 = %2 to %3 step %4 {
        %8 = memref.load %arg0[%arg4] : memref<?xi32>
        %9 = muli %8, %8 : i32
        memref.store %9, %arg0[%arg4] : memref<?xi32>
      }
      %5 = muli %c1, %c4 : index
      %6 = muli %arg1, %c4 : index
      %7 = muli %c1, %c4 : index
      scf.for %arg4 = %5 to %6 step %7 {
        %8 = memref.load %arg0[%arg4] : memref<?xi32>
        %9 = addi %arg3, %arg4 : index
        memref.store %8, %arg0[%9] : memref<?xi32>
      }
    }
    return
  }
}
// -----
func @from_zero(%m: memref<?xi32>, %n: index, %k: index, %z: i32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c10 = constant 10 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = muli %i, %c2 : index
    %1 = addi %0, %k : index
    memref.store %z, %m[%1] : memref<?xi32>
    scf.for %j = %c1 to %c10 step %c1 {
      %2 = addi %j, %1 : index
      memref.store %z, %m[%2] : memref<?xi32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = addi %i, %i : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = addi %i, %c1 : index
    %1 = addi %i, %c2 : index
    memref.store %z, %m[%0] : memref<?xi32>
    memref.store %z, %m[%1] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %c3 = addi %k, %c2 : index
    %0 = addi %i, %c3 : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  return
}
// -----
func @not_scaled(%m: memref<?xi32>, %n: index, %k: index, %z: i32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %less = constant -1 : index
  %much = constant 4611686018427387904 : index
  %most = constant 9223372036854775807 : index
  %c4 = constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = muli %i, %k : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = muli %i, %c0 : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = muli %i, %less : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %much {
    %0 = muli %i, %c4 : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %k {
    %0 = muli %i, %c4 : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  scf.for %i = %c0 to %most step %c1 {
    %0 = addi %i, %c1 : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  scf.for %i = %c1 to %most step %c1 {
    %0 = addi %i, %less : index
    memref.store %z, %m[%0] : memref<?xi32>
  }
  return
}

// wanted
module  {
  func @not_scaled(%arg0: memref<?xi32>, %arg1: index, %arg2: index, %arg3: i32) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c-1 = constant -1 : index
    %c4611686018427387904 = constant 4611686018427387904 : index
    %c9223372036854775807 = constant 9223372036854775807 : index
    %c4 = constant 4 : index
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      %2 = muli %arg4, %arg2 : index
      memref.store %arg3, %arg0[%2] : memref<?xi32>
    }
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      %2 = muli %arg4, %c0 : index
      memref.store %arg3, %arg0[%2] : memref<?xi32>
    }
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      %2 = muli %arg4, %c-1 : index
      memref.store %arg3, %arg0[%2] : memref<?xi32>
    }
    scf.for %arg4 = %c0 to %arg1 step %c4611686018427387904 {
      %2 = muli %arg4, %c4 : index
      memref.store %arg3, %arg0[%2] : memref<?xi32>
    }
    scf.for %arg4 = %c0 to %arg1 step %arg2 {
      %2 = muli %arg4, %c4 : index
      memref.store %arg3, %arg0[%2] : memref<?xi32>
    }
    scf.for %arg4 = %c0 to %c9223372036854775807 step %c1 {
      %2 = addi %arg4, %c1 : index
      memref.store %arg3, %arg0[%2] : memref<?xi32>
    }
    %0 = addi %c1, %c-1 : index
    %1 = addi %c9223372036854775807, %c-1 : index
    scf.for %arg4 = %0 to %1 step %c1 {
      memref.store %arg3, %arg0[%arg4] : memref<?xi32>
    }
    return
  }
}
// -----
func @below_zero(%m: memref<?xi32>, %v: i32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %low = constant -8 : index
  scf.for %i = %low to %c4 step %c1 {
    %0 = muli %i, %c4 : index
    memref.store %v, %m[%0] : memref<?xi32>
  }
  scf.for %i = %low to %c4 step %c1 {
    %0 = addi %i, %c0 : index
    memref.store %v, %m[%0] : memref<?xi32>
  }
  return
}
// wanted
module  {
  func @below_zero(%arg0: memref<?xi32>, %arg1: i32) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c4 = constant 4 : index
    %c-8 = constant -8 : index
    %0 = muli %c-8, %c4 : index
    %1 = muli %c4, %c4 : index
    %2 = muli %c1, %c4 : index
    scf.for %arg2 = %0 to %1 step %2 {
      memref.store %arg1, %arg0[%arg2] : memref<?xi32>
    }
    %3 = addi %c-8, %c0 : index
    %4 = addi %c4, %c0 : index
    scf.for %arg2 = %3 to %4 step %c1 {
      memref.store %arg1, %arg0[%arg2] : memref<?xi32>
    }
    return
  }
}
