// func(affine-loop-fusion{fusion-maximal=true},cse)
func @simple(%x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}
// -----
func @two_dims(%a: memref<10x20xf32>, %x: f32) {
  %m = memref.alloc() : memref<10x20xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %a[%i, %j] : memref<10x20xf32>
      %1 = mulf %0, %x : f32
      affine.store %1, %m[%i, %j] : memref<10x20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %m[%i, %j] : memref<10x20xf32>
      %1 = addf %0, %x : f32
      affine.store %1, %a[%i, %j] : memref<10x20xf32>
    }
  }
  return
}
// -----
func @transposed(%a: memref<10x10xf32>, %b: memref<10x10xf32>) {
  %m = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i, %j] : memref<10x10xf32>
      affine.store %0, %m[%j, %i] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i, %j] : memref<10x10xf32>
      affine.store %0, %b[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
// -----
func @argument_in_part(%a: memref<32xf32>, %m: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  return
}
// wanted
module  {
  func @argument_in_part(%arg0: memref<32xf32>, %arg1: memref<32xf32>, %arg2: memref<32xf32>) {
    %0 = memref.alloc() : memref<1xf32>
    affine.for %arg3 = 0 to 32 {
      %1 = affine.load %arg0[%arg3] : memref<32xf32>
      affine.store %1, %arg1[%arg3] : memref<32xf32>
    }
    affine.for %arg3 = 0 to 16 {
      %1 = affine.load %arg0[%arg3] : memref<32xf32>
      affine.store %1, %0[0] : memref<1xf32>
      %2 = affine.load %0[0] : memref<1xf32>
      affine.store %2, %arg2[%arg3] : memref<32xf32>
    }
    return
  }
}
// -----
func @stencil(%a: memref<100xf32>, %b: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    %0 = affine.load %a[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %i = 1 to 99 {
    %0 = affine.load %m[%i - 1] : memref<100xf32>
    %1 = affine.load %m[%i + 1] : memref<100xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %b[%i] : memref<100xf32>
  }
  return
}
// -----
func @matmuls(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %c: memref<16x16xf32>, %z: f32) {
  %m = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.store %z, %m[%i, %j] : memref<16x16xf32>
      affine.for %k = 0 to 16 {
        %0 = affine.load %a[%i, %k] : memref<16x16xf32>
        %1 = affine.load %b[%k, %j] : memref<16x16xf32>
        %2 = affine.load %m[%i, %j] : memref<16x16xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %m[%i, %j] : memref<16x16xf32>
      }
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %m[%i, %j] : memref<16x16xf32>
      affine.store %0, %c[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// -----
func @symbolic(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
    affine.store %0, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %b[%i] : memref<?xf32>
  }
  return
}
// wanted
module  {
  func @symbolic(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: index) {
    %0 = memref.alloc() : memref<1xf32>
    affine.for %arg3 = 0 to %arg2 {
      %1 = affine.load %arg0[%arg3] : memref<?xf32>
      affine.store %1, %0[0] : memref<1xf32>
      %2 = affine.load %0[0] : memref<1xf32>
      affine.store %2, %arg1[%arg3] : memref<?xf32>
    }
    return
  }
}
// -----
func @deeper_consumer(%a: memref<10xf32>, %b: memref<10x10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i] : memref<10xf32>
      affine.store %0, %b[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
// -----
func @rows(%a: memref<10x20xf32>, %b: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10x20xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %a[%i, %j] : memref<10x20xf32>
      affine.store %0, %m[%i, %j] : memref<10x20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %m[%i, %j] : memref<10x20xf32>
      %1 = affine.load %b[%i] : memref<10xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %b[%i] : memref<10xf32>
    }
  }
  return
}
// -----
func @reduction_consumer(%a: memref<10x20xf32>, %b: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %a[%i, %j] : memref<10x20xf32>
      %1 = affine.load %m[%i] : memref<10xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %m[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}
// -----
// an iteration overwrites what the one before it loaded
func @overwritten(%a: memref<11xf32>, %o: memref<10xf32>) {
  %m = memref.alloc() : memref<11xf32>
  affine.for %i = 0 to 11 {
    %0 = affine.load %a[%i] : memref<11xf32>
    affine.store %0, %m[%i] : memref<11xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i + 1] : memref<11xf32>
    affine.store %0, %m[%i] : memref<11xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
// -----
// the order of terms is that of the loops
func @terms(%a: memref<20xf32>, %o: memref<4x4x4x4xf32>) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %a[%i] : memref<20xf32>
    affine.store %0, %m[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        affine.for %l = 0 to 4 {
          %0 = affine.load %m[%l + %j + %i + %k] : memref<20xf32>
          %1 = affine.load %m[%l + %j + %i + %k + 2] : memref<20xf32>
          %2 = addf %0, %1 : f32
          affine.store %2, %o[%i, %j, %k, %l] : memref<4x4x4x4xf32>
        }
      }
    }
  }
  return
}
// -----
// what comes behind the inner loop may overwrite what the slice loads
func @overwritten_behind(%m: memref<8xf32>, %x: f32, %o: memref<8x8xf32>) {
  %t = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i] : memref<8xf32>
      affine.store %0, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%i, %j] : memref<8x8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
    affine.store %x, %m[%i] : memref<8xf32>
  }
  return
}
// -----
// a nest that stays, with a load outside of the inner loop
func @load_outside(%b: memref<8xf32>, %t: memref<8x8xf32>, %o: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %b[%i] : memref<8xf32>
    affine.for %j = 0 to 8 {
      affine.store %0, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%i + 1, %j] : memref<8x8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0 + 1)>
module  {
  func @load_outside(%arg0: memref<8xf32>, %arg1: memref<8x8xf32>, %arg2: memref<8x8xf32>) {
    %0 = memref.alloc() : memref<1x1xf32>
    affine.for %arg3 = 0 to 8 {
      %1 = affine.load %arg0[%arg3] : memref<8xf32>
      affine.for %arg4 = 0 to 8 {
        affine.store %1, %arg1[%arg3, %arg4] : memref<8x8xf32>
      }
    }
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 8 {
        %1 = affine.apply #map(%arg3)
        %2 = affine.load %arg0[%1] : memref<8xf32>
        affine.store %2, %0[0, 0] : memref<1x1xf32>
        %3 = affine.load %0[0, 0] : memref<1x1xf32>
        affine.store %3, %arg2[%arg3, %arg4] : memref<8x8xf32>
      }
    }
    return
  }
}
// -----
// a nest that stays, with two accesses of what it stores to
func @two_accesses(%x: f32, %t: memref<8xf32>, %u: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xf32>
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %u[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 5 {
    %0 = affine.load %u[%i + 1] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// an iteration that changes what is there is in one slice
func @in_place(%x: f32, %t: memref<9xf32>, %o: memref<8xf32>) {
  affine.for %i = 1 to 9 {
    %0 = affine.load %t[%i] : memref<9xf32>
    %1 = addf %0, %x : f32
    affine.store %1, %t[%i] : memref<9xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i + 1] : memref<9xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0 + 1)>
module  {
  func @in_place(%arg0: f32, %arg1: memref<9xf32>, %arg2: memref<8xf32>) {
    affine.for %arg3 = 0 to 8 {
      %0 = affine.apply #map(%arg3)
      %1 = affine.load %arg1[%0] : memref<9xf32>
      %2 = addf %1, %arg0 : f32
      affine.store %2, %arg1[%0] : memref<9xf32>
      %3 = affine.load %arg1[%arg3 + 1] : memref<9xf32>
      affine.store %3, %arg2[%arg3] : memref<8xf32>
    }
    return
  }
}
// -----
// from the last to the first
func @reversed(%x: f32, %t: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.store %x, %t[-%i + 7] : memref<8xf32>
  }
  affine.for %i = 0 to 5 {
    %0 = affine.load %t[%i + 1] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// wanted
module  {
  func @reversed(%arg0: f32, %arg1: memref<8xf32>, %arg2: memref<8xf32>) {
    %0 = memref.alloc() : memref<1xf32>
    affine.for %arg3 = 0 to 8 {
      affine.store %arg0, %arg1[-%arg3 + 7] : memref<8xf32>
    }
    affine.for %arg3 = 0 to 5 {
      affine.store %arg0, %0[0] : memref<1xf32>
      %1 = affine.load %0[0] : memref<1xf32>
      affine.store %1, %arg2[%arg3] : memref<8xf32>
    }
    return
  }
}
// -----
// a symbol in both parts of a slice
func @symbol(%x: f32, %n: index, %m: index, %o: memref<64xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = affine_map<()[s0] -> (s0)>()[%n] to affine_map<()[s0] -> (s0 + 8)>()[%n] {
    %0 = affine.load %t[%i - symbol(%n)] : memref<10xf32>
    %1 = affine.load %t[%i - symbol(%n) + 1] : memref<10xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %o[%i] : memref<64xf32>
  }
  return
}
// -----
// a vector is overwritten in part by the iteration before
func @vectors_overlap(%m: memref<12xf32>) {
  %t = memref.alloc() : memref<8xvector<4xf32>>
  affine.for %i = 0 to 8 {
    %0 = affine.vector_load %m[%i] : memref<12xf32>, vector<4xf32>
    affine.store %0, %t[%i] : memref<8xvector<4xf32>>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xvector<4xf32>>
    %1 = addf %0, %0 : vector<4xf32>
    affine.vector_store %1, %m[%i] : memref<12xf32>, vector<4xf32>
  }
  return
}
// wanted
module  {
  func @vectors_overlap(%arg0: memref<12xf32>) {
    %0 = memref.alloc() : memref<8xvector<4xf32>>
    affine.for %arg1 = 0 to 8 {
      %1 = affine.vector_load %arg0[%arg1] : memref<12xf32>, vector<4xf32>
      affine.store %1, %0[%arg1] : memref<8xvector<4xf32>>
    }
    affine.for %arg1 = 0 to 8 {
      %1 = affine.load %0[%arg1] : memref<8xvector<4xf32>>
      %2 = addf %1, %1 : vector<4xf32>
      affine.vector_store %2, %arg0[%arg1] : memref<12xf32>, vector<4xf32>
    }
    return
  }
}
// -----
// a nest with two inner loops
func @two_inner_loops(%x: f32, %o: memref<8x8xf32>, %p: memref<8x8xf32>) {
  %t = memref.alloc() : memref<2x8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %t[0, %i, %j] : memref<2x8x8xf32>
    }
    affine.for %j = 0 to 8 {
      affine.store %x, %t[1, %i, %j] : memref<2x8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[0, %i, %j] : memref<2x8x8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[1, %i, %j] : memref<2x8x8xf32>
      affine.store %0, %p[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// wanted
module  {
  func @two_inner_loops(%arg0: f32, %arg1: memref<8x8xf32>, %arg2: memref<8x8xf32>) {
    %0 = memref.alloc() : memref<2x1x8xf32>
    affine.for %arg3 = 0 to 8 {
      affine.for %arg4 = 0 to 8 {
        affine.store %arg0, %0[0, 0, %arg4] : memref<2x1x8xf32>
      }
      affine.for %arg4 = 0 to 8 {
        affine.store %arg0, %0[1, 0, %arg4] : memref<2x1x8xf32>
      }
      affine.for %arg4 = 0 to 8 {
        %1 = affine.load %0[0, 0, %arg4] : memref<2x1x8xf32>
        affine.store %1, %arg1[%arg3, %arg4] : memref<8x8xf32>
      }
      affine.for %arg4 = 0 to 8 {
        %1 = affine.load %0[1, 0, %arg4] : memref<2x1x8xf32>
        affine.store %1, %arg2[%arg3, %arg4] : memref<8x8xf32>
      }
    }
    return
  }
}
// -----
// slices of two, in steps of two
func @steps(%x: f32, %t: memref<9xf32>, %o: memref<9xf32>) {
  affine.for %i = 1 to 9 {
    affine.store %x, %t[%i] : memref<9xf32>
  }
  affine.for %i = 1 to 9 step 2 {
    %0 = affine.load %t[%i] : memref<9xf32>
    %1 = affine.load %t[%i + 1] : memref<9xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %o[%i] : memref<9xf32>
  }
  return
}
// -----
// some iterations of an inner loop
func @part_of_inner(%x: f32, %o: memref<8x8xf32>) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 2 to 5 {
      %0 = affine.load %t[%j] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
    %1 = affine.load %t[4] : memref<8xf32>
    affine.store %1, %o[%i, 0] : memref<8x8xf32>
  }
  return
}
