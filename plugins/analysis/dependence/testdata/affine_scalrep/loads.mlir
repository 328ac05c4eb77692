// func(affine-scalrep)
func @simple(%f: f32) -> f32 {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %m[%i] : memref<10xf32>
  }
  %2 = affine.load %m[3] : memref<10xf32>
  return %2 : f32
}
// -----
func @memory_goes(%f: f32) {
  %m = memref.alloc() : memref<10xf32>
  %s = memref.alloca() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %s[%i] : memref<10xf32>
    %1 = affine.load %s[%i] : memref<10xf32>
    "test.use"(%1) : (f32) -> ()
  }
  memref.dealloc %m : memref<10xf32>
  return
}
// -----
func @argument_stays(%m: memref<10xf32>, %f: f32) -> f32 {
  affine.store %f, %m[0] : memref<10xf32>
  %0 = affine.load %m[0] : memref<10xf32>
  return %0 : f32
}
// -----
func @composed(%m: memref<100xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %j)
      affine.store %f, %m[%a + 1] : memref<100xf32>
      %b = affine.apply affine_map<(d0, d1) -> (d1 + d0 + d0 + 1)>(%i, %j)
      %0 = affine.load %m[%b] : memref<100xf32>
      %1 = affine.load %m[%i * 2 + %j + 1] : memref<100xf32>
      %2 = affine.load %m[%j * 2 + %i + 1] : memref<100xf32>
      "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
    }
  }
  return
}
// -----
func @other_element(%m: memref<100xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<100xf32>
    affine.store %g, %m[%i + 1] : memref<100xf32>
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %g, %m[%i * 2] : memref<100xf32>
    %1 = affine.load %m[%i] : memref<100xf32>
    "test.use"(%0, %1) : (f32, f32) -> ()
  }
  return
}
// -----
func @before_loop(%m: memref<100xf32>, %f: f32, %g: f32) {
  affine.store %f, %m[7] : memref<100xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[7] : memref<100xf32>
    "test.use"(%0) : (f32) -> ()
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[7] : memref<100xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}
// -----
func @written_in_loop(%m: memref<100xf32>, %f: f32, %g: f32) {
  affine.store %f, %m[7] : memref<100xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[7] : memref<100xf32>
    %1 = addf %0, %g : f32
    affine.store %1, %m[7] : memref<100xf32>
  }
  %2 = affine.load %m[7] : memref<100xf32>
  affine.store %2, %m[8] : memref<100xf32>
  return
}
// -----
func @inner_loop_writes_elsewhere(%m: memref<100xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<100xf32>
    affine.for %j = 0 to 10 {
      affine.store %g, %m[%j + 20] : memref<100xf32>
    }
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.for %j = 0 to 10 {
      affine.store %g, %m[%j + 5] : memref<100xf32>
    }
    %1 = affine.load %m[%i] : memref<100xf32>
    affine.store %1, %m[%i + 30] : memref<100xf32>
    affine.store %0, %m[%i + 40] : memref<100xf32>
  }
  return
}
// -----
func @conditions(%m: memref<100xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<100xf32>
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      %0 = affine.load %m[%i] : memref<100xf32>
      affine.store %0, %m[%i + 1] : memref<100xf32>
    }
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %g, %m[%i] : memref<100xf32>
    }
    %1 = affine.load %m[%i] : memref<100xf32>
    affine.store %1, %m[%i + 50] : memref<100xf32>
  }
  return
}
// -----
func @load_twice(%m: memref<100xf32>, %n: memref<100xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<100xf32>
    %1 = affine.load %m[%i] : memref<100xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %m[%i + 10] : memref<100xf32>
    %3 = affine.load %m[%i] : memref<100xf32>
    affine.store %3, %m[%i] : memref<100xf32>
    %4 = affine.load %m[%i] : memref<100xf32>
    affine.for %j = 0 to 10 {
      %5 = affine.load %m[%i] : memref<100xf32>
      %6 = addf %5, %4 : f32
      affine.store %6, %m[%j + 20] : memref<100xf32>
    }
  }
  return
}
// -----
func @two_arguments(%m: memref<100xf32>, %n: memref<100xf32>, %f: f32) -> (f32, f32) {
  affine.store %f, %m[0] : memref<100xf32>
  affine.store %f, %n[0] : memref<100xf32>
  %0 = affine.load %m[0] : memref<100xf32>
  %1 = affine.load %n[0] : memref<100xf32>
  return %0, %1 : f32, f32
}
// -----
func @two_allocations(%f: f32) -> (f32, f32) {
  %m = memref.alloc() : memref<100xf32>
  %n = memref.alloca() : memref<100xf32>
  affine.store %f, %m[0] : memref<100xf32>
  affine.store %f, %n[0] : memref<100xf32>
  %0 = affine.load %m[0] : memref<100xf32>
  %1 = affine.load %n[0] : memref<100xf32>
  return %0, %1 : f32, f32
}
// -----
func private @effect()
func @calls(%m: memref<100xf32>, %f: f32) -> (f32, f32) {
  affine.store %f, %m[0] : memref<100xf32>
  %0 = affine.load %m[0] : memref<100xf32>
  call @effect() : () -> ()
  %1 = affine.load %m[0] : memref<100xf32>
  return %0, %1 : f32, f32
}
// -----
func @memref_ops(%m: memref<100xf32>, %f: f32, %i: index) -> (f32, f32, f32) {
  affine.store %f, %m[0] : memref<100xf32>
  memref.store %f, %m[%i] : memref<100xf32>
  %0 = affine.load %m[0] : memref<100xf32>
  %1 = memref.load %m[%i] : memref<100xf32>
  %2 = affine.load %m[0] : memref<100xf32>
  %a = memref.alloc() : memref<100xf32>
  affine.store %f, %a[0] : memref<100xf32>
  memref.copy %m, %a : memref<100xf32> to memref<100xf32>
  %3 = affine.load %a[0] : memref<100xf32>
  memref.copy %a, %m : memref<100xf32> to memref<100xf32>
  %4 = affine.load %a[0] : memref<100xf32>
  memref.dealloc %a : memref<100xf32>
  %5 = addf %3, %4 : f32
  return %0, %2, %5 : f32, f32, f32
}
// wanted
module  {
  func @memref_ops(%arg0: memref<100xf32>, %arg1: f32, %arg2: index) -> (f32, f32, f32) {
    affine.store %arg1, %arg0[0] : memref<100xf32>
    memref.store %arg1, %arg0[%arg2] : memref<100xf32>
    %0 = affine.load %arg0[0] : memref<100xf32>
    %1 = memref.load %arg0[%arg2] : memref<100xf32>
    %2 = memref.alloc() : memref<100xf32>
    affine.store %arg1, %2[0] : memref<100xf32>
    memref.copy %arg0, %2 : memref<100xf32> to memref<100xf32>
    %3 = affine.load %2[0] : memref<100xf32>
    memref.copy %2, %arg0 : memref<100xf32> to memref<100xf32>
    memref.dealloc %2 : memref<100xf32>
    %4 = addf %3, %3 : f32
    return %0, %0, %4 : f32, f32, f32
  }
}
// -----
func @vectors(%m: memref<100xf32>, %v: vector<4xf32>, %w: vector<8xf32>) {
  affine.for %i = 0 to 10 {
    affine.vector_store %v, %m[%i * 4] : memref<100xf32>, vector<4xf32>
    %0 = affine.vector_load %m[%i * 4] : memref<100xf32>, vector<4xf32>
    "test.use"(%0) : (vector<4xf32>) -> ()
    %1 = affine.vector_load %m[%i * 4] : memref<100xf32>, vector<8xf32>
    %2 = affine.vector_load %m[%i * 4] : memref<100xf32>, vector<8xf32>
    "test.use"(%1, %2) : (vector<8xf32>, vector<8xf32>) -> ()
  }
  return
}
// -----
func @symbols(%m: memref<?xf32>, %f: f32, %n: index, %p: index) -> (f32, f32) {
  affine.store %f, %m[symbol(%n)] : memref<?xf32>
  %0 = affine.load %m[%n] : memref<?xf32>
  affine.store %f, %m[symbol(%p) + 1] : memref<?xf32>
  %1 = affine.load %m[%n] : memref<?xf32>
  return %0, %1 : f32, f32
}
// -----
func @chain(%m: memref<10x10xf32>, %f: f32) {
  %a = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i, %j] : memref<10x10xf32>
      affine.store %0, %a[%i, %j] : memref<10x10xf32>
      %1 = affine.load %a[%i, %j] : memref<10x10xf32>
      %2 = mulf %1, %f : f32
      affine.store %2, %a[%i, %j] : memref<10x10xf32>
      %3 = affine.load %a[%i, %j] : memref<10x10xf32>
      affine.store %3, %m[%i, %j] : memref<10x10xf32>
    }
  }
  memref.dealloc %a : memref<10x10xf32>
  return
}
// -----
func @iter_args(%m: memref<10xf32>, %f: f32) -> f32 {
  affine.store %f, %m[0] : memref<10xf32>
  %r = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    %0 = affine.load %m[0] : memref<10xf32>
    %1 = affine.load %m[%i] : memref<10xf32>
    %2 = addf %0, %1 : f32
    %3 = addf %2, %x : f32
    affine.yield %3 : f32
  }
  return %r : f32
}
// -----
func @parallel(%m: memref<10xf32>, %f: f32) {
  affine.parallel (%i) = (0) to (10) {
    affine.store %f, %m[%i] : memref<10xf32>
    %0 = affine.load %m[%i] : memref<10xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}
// -----
func @branches(%m: memref<100xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 50 {
    affine.store %f, %m[%i] : memref<100xf32>
    affine.for %j = 0 to 50 {
      affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%j) {
      } else {
        affine.store %g, %m[%j + 10] : memref<100xf32>
      }
    }
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %0, %m[%i + 50] : memref<100xf32>
  }
  return
}
// -----
func @tensor_between(%t: tensor<8xf32>, %v: vector<4xf32>, %m: memref<8xf32>, %x: f32) -> (f32, tensor<8xf32>) {
  %c0 = constant 0 : index
  affine.store %x, %m[0] : memref<8xf32>
  %u = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<8xf32>
  %y = affine.load %m[0] : memref<8xf32>
  return %y, %u : f32, tensor<8xf32>
}
