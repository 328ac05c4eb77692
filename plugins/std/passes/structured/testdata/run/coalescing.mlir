// func(loop-coalescing)
// -----
// two numbers of iterations below zero are none
func @f(%m: memref<64xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = muli %i, %n : index
      %t = addi %s, %j : index
      memref.store %z, %m[%t] : memref<64xf32>
    }
  }
  return
}
// -----
// loops that end before they begin
func @f(%m: memref<64xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  scf.for %i = %c4 to %c1 step %c1 {
    scf.for %j = %c4 to %c0 step %c1 {
      memref.store %z, %m[%j] : memref<64xf32>
    }
  }
  return
}
// -----
// other bounds and steps, and an inner loop that depends
func @f(%m: memref<16x16x16xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c16 = constant 16 : index
  scf.for %i = %c2 to %c16 step %c3 {
    scf.for %j = %c1 to %n step %c2 {
      scf.for %k = %j to %c16 step %c3 {
        scf.for %l = %c1 to %c3 step %c1 {
          %x = memref.load %m[%l, %i, %j] : memref<16x16x16xf32>
          %y = addf %x, %z : f32
          memref.store %y, %m[%i, %j, %k] : memref<16x16x16xf32>
        }
      }
    }
  }
  return
}
// -----
// what loops carry stays
func @f(%m: memref<8xf32>, %n: index, %z: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %z) -> f32 {
    %t = scf.for %j = %c0 to %c4 step %c1 iter_args(%u = %s) -> f32 {
      %v = addf %u, %z : f32
      memref.store %v, %m[%j] : memref<8xf32>
      scf.yield %v : f32
    }
    scf.yield %t : f32
  }
  return %r : f32
}
// -----
// two numbers of iterations below zero, from one by two
func @f(%m: memref<64xf32>, %n: index, %z: f32) {
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  scf.for %i = %c1 to %n step %c2 {
    scf.for %j = %c1 to %n step %c2 {
      memref.store %z, %m[%c1] : memref<64xf32>
    }
  }
  return
}
