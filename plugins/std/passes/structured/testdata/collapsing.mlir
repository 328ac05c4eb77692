// parallel-loop-collapsing{collapsed-indices-0=0,1 collapsed-indices-1=2}
func @three(%m: memref<?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c10 = constant 10 : index
  scf.parallel (%i, %j, %k) = (%c0, %c3, %c1) to (%c10, %c10, %c10) step (%c1, %c2, %c1) {
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%j] : memref<?xf32>
    memref.store %z, %m[%k] : memref<?xf32>
  }
  return
}
// -----
func @dynamic(%m: memref<?xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%d, %n, %d) step (%c1, %c1, %c1) {
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%j] : memref<?xf32>
  }
  return
}

// wanted
module  {
  func @dynamic(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %0 = memref.dim %arg0, %c0 : memref<?xf32>
    %c0_0 = constant 0 : index
    %1 = cmpi slt, %arg1, %c0_0 : index
    %2 = select %1, %c0_0, %arg1 : index
    %c0_1 = constant 0 : index
    %c1_2 = constant 1 : index
    %c1_3 = constant 1 : index
    %3 = muli %c1_3, %0 : index
    %4 = muli %3, %2 : index
    %c1_4 = constant 1 : index
    %5 = muli %c1_4, %0 : index
    scf.parallel (%arg3, %arg4) = (%c0_1, %c0_1) to (%4, %5) step (%c1_2, %c1_2) {
      %6 = remi_signed %arg3, %2 : index
      %7 = divi_signed %arg3, %2 : index
      memref.store %arg2, %arg0[%7] : memref<?xf32>
      memref.store %arg2, %arg0[%6] : memref<?xf32>
      scf.yield
    }
    return
  }
}
// -----
func @two(%m: memref<?xf32>, %n: index, %z: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %z, %m[%i] : memref<?xf32>
    memref.store %z, %m[%j] : memref<?xf32>
  }
  %r = scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%n, %n, %n) step (%c1, %c1, %c1) init (%z) -> f32 {
    scf.reduce(%z) : f32 {
    ^bb0(%p: f32, %q: f32):
      %s = addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// wanted
module  {
  func @two(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg1, %arg1) step (%c1, %c1) {
      memref.store %arg2, %arg0[%arg3] : memref<?xf32>
      memref.store %arg2, %arg0[%arg4] : memref<?xf32>
      scf.yield
    }
    %0 = scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%arg1, %arg1, %arg1) step (%c1, %c1, %c1) init (%arg2) -> f32 {
      scf.reduce(%arg2)  : f32 {
      ^bb0(%arg6: f32, %arg7: f32):  // no predecessors
        %1 = addf %arg6, %arg7 : f32
        scf.reduce.return %1 : f32
      }
      scf.yield
    }
    return %0 : f32
  }
}
