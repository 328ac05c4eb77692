// func(loop-coalescing)
func @normal(%m: memref<?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c42 = constant 42 : index
  %c56 = constant 56 : index
  scf.for %i = %c0 to %c42 step %c1 {
    scf.for %j = %c0 to %c56 step %c1 {
      scf.for %k = %c2 to %c42 step %c2 {
        %s = addi %i, %j : index
        %t = addi %s, %k : index
        memref.store %z, %m[%t] : memref<?xf32>
        scf.for %l = %c0 to %k step %c1 {
          memref.store %z, %m[%l] : memref<?xf32>
        }
      }
    }
  }
  return
}
// -----
func @sizes(%m: memref<?x?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %d0 = memref.dim %m, %c0 : memref<?x?xf32>
  %d1 = memref.dim %m, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %d0 step %c1 {
    scf.for %j = %c0 to %d1 step %c1 {
      memref.store %z, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @bands(%m: memref<?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %c5 = constant 5 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %n = addi %i, %c1 : index
      scf.for %k = %c0 to %c4 step %c1 {
        scf.for %l = %c1 to %c5 step %c1 {
          memref.store %z, %m[%n] : memref<?xf32>
          memref.store %z, %m[%l] : memref<?xf32>
        }
      }
    }
  }
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      scf.for %k = %j to %c5 step %c1 {
        scf.for %l = %c0 to %c5 step %c1 {
          memref.store %z, %m[%k] : memref<?xf32>
          memref.store %z, %m[%l] : memref<?xf32>
        }
      }
    }
  }
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  return
}

// wanted
module  {
  func @bands(%arg0: memref<?xf32>, %arg1: f32) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c4 = constant 4 : index
    %c5 = constant 5 : index
    %0 = muli %c4, %c5 : index
    scf.for %arg2 = %c0 to %0 step %c1 {
      %2 = remi_signed %arg2, %c5 : index
      %3 = divi_signed %arg2, %c5 : index
      %4 = addi %3, %c1 : index
      scf.for %arg3 = %c0 to %c4 step %c1 {
        scf.for %arg4 = %c1 to %c5 step %c1 {
          memref.store %arg1, %arg0[%4] : memref<?xf32>
          memref.store %arg1, %arg0[%arg4] : memref<?xf32>
        }
      }
    }
    %1 = muli %c4, %c5 : index
    scf.for %arg2 = %c0 to %1 step %c1 {
      %2 = remi_signed %arg2, %c5 : index
      %3 = divi_signed %arg2, %c5 : index
      %4 = subi %c5, %2 : index
      %c1_0 = constant 1 : index
      %5 = subi %c1, %c1_0 : index
      %6 = addi %4, %5 : index
      %7 = divi_signed %6, %c1 : index
      %c0_1 = constant 0 : index
      %8 = cmpi slt, %7, %c0_1 : index
      %9 = select %8, %c0_1, %7 : index
      %c0_2 = constant 0 : index
      %10 = muli %9, %c5 : index
      scf.for %arg3 = %c0_2 to %10 step %c1 {
        %11 = remi_signed %arg3, %c5 : index
        %12 = divi_signed %arg3, %c5 : index
        %13 = addi %12, %2 : index
        memref.store %arg1, %arg0[%13] : memref<?xf32>
        memref.store %arg1, %arg0[%11] : memref<?xf32>
      }
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      memref.store %arg1, %arg0[%arg2] : memref<?xf32>
    }
    return
  }
}
// -----
func @imperfect(%m: memref<?xf32>, %z: f32, %n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %i to %c4 step %c1 {
      memref.store %z, %m[%j] : memref<?xf32>
    }
  }
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %z, %m[%j] : memref<?xf32>
    }
    memref.store %z, %m[%i] : memref<?xf32>
  }
  affine.for %h = 0 to 4 {
    scf.for %i = %c0 to %c4 step %c1 {
      memref.store %z, %m[%i] : memref<?xf32>
      scf.for %j = %c0 to %c4 step %c1 {
        memref.store %z, %m[%j] : memref<?xf32>
      }
    }
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c4 step %c1 {
        memref.store %z, %m[%j] : memref<?xf32>
      }
    }
  }
  return
}
// -----
func @may_be_negative(%m: memref<?xf32>, %z: f32, %a: index, %b: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c4 to %c1 step %c1 {
      scf.for %k = %b to %a step %c4 {
        memref.store %z, %m[%k] : memref<?xf32>
      }
    }
  }
  return
}

// wanted
module  {
  func @may_be_negative(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: index) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c4 = constant 4 : index
    %c0_0 = constant 0 : index
    %0 = cmpi slt, %arg2, %c0_0 : index
    %1 = select %0, %c0_0, %arg2 : index
    %2 = subi %c1, %c4 : index
    %c1_1 = constant 1 : index
    %3 = subi %c1, %c1_1 : index
    %4 = addi %2, %3 : index
    %5 = divi_signed %4, %c1 : index
    %c0_2 = constant 0 : index
    %6 = cmpi slt, %5, %c0_2 : index
    %7 = select %6, %c0_2, %5 : index
    %c0_3 = constant 0 : index
    %8 = subi %arg2, %arg3 : index
    %c1_4 = constant 1 : index
    %9 = subi %c4, %c1_4 : index
    %10 = addi %8, %9 : index
    %11 = divi_signed %10, %c4 : index
    %c0_5 = constant 0 : index
    %12 = cmpi slt, %11, %c0_5 : index
    %13 = select %12, %c0_5, %11 : index
    %c0_6 = constant 0 : index
    %c1_7 = constant 1 : index
    %14 = muli %1, %7 : index
    %15 = muli %14, %13 : index
    scf.for %arg4 = %c0 to %15 step %c1 {
      %16 = remi_signed %arg4, %13 : index
      %17 = divi_signed %arg4, %13 : index
      %18 = remi_signed %17, %7 : index
      %19 = divi_signed %17, %7 : index
      %20 = muli %16, %c4 : index
      %21 = addi %20, %arg3 : index
      %22 = addi %18, %c4 : index
      memref.store %arg1, %arg0[%21] : memref<?xf32>
    }
    return
  }
}
// -----
func @carried(%m: memref<?xf32>, %z: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %z) -> f32 {
    %t = scf.for %j = %c0 to %c4 step %c1 iter_args(%u = %s) -> f32 {
      %v = addf %u, %u : f32
      scf.yield %v : f32
    }
    scf.yield %t : f32
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %t = scf.for %j = %c0 to %c4 step %c1 iter_args(%u = %z) -> f32 {
      %v = addf %u, %u : f32
      memref.store %v, %m[%i] : memref<?xf32>
      scf.yield %v : f32
    }
  }
  return %r : f32
}

// wanted
module  {
  func @carried(%arg0: memref<?xf32>, %arg1: f32) -> f32 {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c4 = constant 4 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
      %1 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %arg3) -> (f32) {
        %2 = addf %arg5, %arg5 : f32
        scf.yield %2 : f32
      }
      scf.yield %1 : f32
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %1 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg1) -> (f32) {
        %2 = addf %arg4, %arg4 : f32
        memref.store %2, %arg0[%arg2] : memref<?xf32>
        scf.yield %2 : f32
      }
    }
    return %0 : f32
  }
}
// -----
func @none(%m: memref<?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  scf.for %i = %c0 to %c0 step %c1 {
    scf.for %j = %c2 to %c2 step %c1 {
      memref.store %z, %m[%j] : memref<?xf32>
    }
  }
  return
}
