// parallel-loop-fusion
func @fuse_empty_loops() {
  %c2 = constant 2 : index
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    scf.yield
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    scf.yield
  }
  return
}
// -----
func @chain(%A: memref<2x2xf32>, %B: memref<2x2xf32>, %C: memref<2x2xf32>, %r: memref<2x2xf32>) {
  %c2 = constant 2 : index
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %sum = memref.alloc()  : memref<2x2xf32>
  %result = memref.alloc()  : memref<2x2xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %B_elem = memref.load %B[%i, %j] : memref<2x2xf32>
    %C_elem = memref.load %C[%i, %j] : memref<2x2xf32>
    %sum_elem = addf %B_elem, %C_elem : f32
    memref.store %sum_elem, %sum[%i, %j] : memref<2x2xf32>
    scf.yield
  }
  %c3 = constant 3 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %sum_elem = memref.load %sum[%i, %j] : memref<2x2xf32>
    %A_elem = memref.load %A[%i, %j] : memref<2x2xf32>
    %product_elem = mulf %sum_elem, %A_elem : f32
    memref.store %product_elem, %result[%i, %j] : memref<2x2xf32>
    scf.yield
  }
  memref.dealloc %sum : memref<2x2xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %e = memref.load %result[%i, %j] : memref<2x2xf32>
    memref.store %e, %r[%i, %j] : memref<2x2xf32>
    scf.yield
  }
  return
}
// -----
func @three(%A: memref<2xf32>, %z: f32, %n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  affine.for %h = 0 to 4 {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %z, %A[%i] : memref<2xf32>
    }
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %z, %A[%i] : memref<2xf32>
    }
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %x = memref.load %A[%i] : memref<2xf32>
      memref.store %x, %A[%i] : memref<2xf32>
    }
  }
  return
}
// -----
func @not_fused(%A: memref<2x2xf32>, %B: memref<2x2xf32>) {
  %c2 = constant 2 : index
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c2) step (%c1, %c1) {
    scf.yield
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    scf.parallel (%k, %l) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
      scf.yield
    }
    scf.yield
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %x = memref.load %A[%i, %j] : memref<2x2xf32>
    memref.store %x, %B[%i, %j] : memref<2x2xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %k = addi %i, %c1 : index
    %x = memref.load %B[%i, %k] : memref<2x2xf32>
    memref.store %x, %A[%i, %j] : memref<2x2xf32>
  }
  return
}
// -----
func @elements(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %local = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %z, %local[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %x = memref.load %local[%i] : memref<?xf32>
    memref.store %x, %A[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %z, %A[%j, %i] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %z, %B[%i, %j] : memref<?x?xf32>
  }
  return
}

// wanted
module  {
  func @elements(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: f32) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %0 = memref.alloc(%arg2) : memref<?xf32>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg2, %arg2) step (%c1, %c1) {
      memref.store %arg3, %0[%arg4] : memref<?xf32>
      scf.yield
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg2, %arg2) step (%c1, %c1) {
      %1 = memref.load %0[%arg4] : memref<?xf32>
      memref.store %1, %arg0[%arg4, %arg5] : memref<?x?xf32>
      scf.yield
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg2, %arg2) step (%c1, %c1) {
      memref.store %arg3, %arg0[%arg5, %arg4] : memref<?x?xf32>
      memref.store %arg3, %arg1[%arg4, %arg5] : memref<?x?xf32>
      scf.yield
    }
    return
  }
}
// -----
func private @opaque(index)
func @effects(%A: memref<?xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    call @opaque(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    call @opaque(%i) : (index) -> ()
  }
  return
}

// wanted
module  {
  func private @opaque(index)
  func @effects(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
      call @opaque(%arg3) : (index) -> ()
      scf.yield
    }
    scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
      call @opaque(%arg3) : (index) -> ()
      scf.yield
    }
    return
  }
}
// -----
func @temporary(%A: memref<?xf32>, %n: index, %z: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %t = memref.alloc() : memref<4xf32>
    memref.store %z, %t[%c1] : memref<4xf32>
    %x = memref.load %t[%c1] : memref<4xf32>
    memref.store %x, %A[%i] : memref<?xf32>
    memref.dealloc %t : memref<4xf32>
  }
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %x = memref.load %A[%i] : memref<?xf32>
    scf.reduce(%x) : f32 {
    ^bb0(%p: f32, %q: f32):
      %s = addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %r, %A[%i] : memref<?xf32>
  }
  return %r : f32
}

// wanted
module  {
  func @temporary(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %0 = scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) init (%arg2) -> f32 {
      %1 = memref.alloc() : memref<4xf32>
      memref.store %arg2, %1[%c1] : memref<4xf32>
      %2 = memref.load %1[%c1] : memref<4xf32>
      memref.store %2, %arg0[%arg3] : memref<?xf32>
      memref.dealloc %1 : memref<4xf32>
      %3 = memref.load %arg0[%arg3] : memref<?xf32>
      scf.reduce(%3)  : f32 {
      ^bb0(%arg4: f32, %arg5: f32):  // no predecessors
        %4 = addf %arg4, %arg5 : f32
        scf.reduce.return %4 : f32
      }
      scf.yield
    }
    scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
      memref.store %0, %arg0[%arg3] : memref<?xf32>
      scf.yield
    }
    return %0 : f32
  }
}
// -----
func @layout(%A: memref<8x8xf32, affine_map<(d0, d1) -> (d0 + d1)>>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    memref.store %z, %A[%i, %j] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 + d1)>>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    %x = memref.load %A[%i, %j] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 + d1)>>
    memref.store %x, %A[%i, %j] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 + d1)>>
  }
  return
}

// wanted
#map = affine_map<(d0, d1) -> (d0 + d1)>
module  {
  func @layout(%arg0: memref<8x8xf32, #map>, %arg1: f32) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c8 = constant 8 : index
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
      memref.store %arg1, %arg0[%arg2, %arg3] : memref<8x8xf32, #map>
      scf.yield
    }
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
      %0 = memref.load %arg0[%arg2, %arg3] : memref<8x8xf32, #map>
      memref.store %0, %arg0[%arg2, %arg3] : memref<8x8xf32, #map>
      scf.yield
    }
    return
  }
}
// -----
func @regions(%A: memref<8xf32>, %B: memref<8xf32>, %w: i1, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    scf.if %w {
      memref.store %z, %A[%i] : memref<8xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %z, %B[%i] : memref<8xf32>
  }
  return
}
