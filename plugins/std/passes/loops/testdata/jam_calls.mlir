// func(affine-loop-unroll-jam{unroll-jam-factor=2})
func private @use(index, index)
func @a(%n: index) {
  affine.for %i = 0 to 100 {
    call @use(%i, %i) : (index, index) -> ()
    affine.for %j = 0 to %n {
      call @use(%i, %j) : (index, index) -> ()
    }
    call @use(%i, %n) : (index, index) -> ()
  }
  affine.for %i = 0 to 100 {
    call @use(%i, %i) : (index, index) -> ()
  }
  return
}
// wanted
module  {
  func private @use(index, index)
  func @a(%arg0: index) {
    affine.for %arg1 = 0 to 100 {
      call @use(%arg1, %arg1) : (index, index) -> ()
      affine.for %arg2 = 0 to %arg0 {
        call @use(%arg1, %arg2) : (index, index) -> ()
      }
      call @use(%arg1, %arg0) : (index, index) -> ()
    }
    affine.for %arg1 = 0 to 100 {
      call @use(%arg1, %arg1) : (index, index) -> ()
    }
    return
  }
}
// -----
func private @use(index, index)
func @b(%n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.for %k = 0 to %n {
        call @use(%i, %k) : (index, index) -> ()
      }
      affine.for %k = 0 to %n {
        call @use(%i, %k) : (index, index) -> ()
      }
    }
  }
  return
}
// wanted
module  {
  func private @use(index, index)
  func @b(%arg0: index) {
    affine.for %arg1 = 0 to %arg0 {
      affine.for %arg2 = 0 to %arg0 {
        affine.for %arg3 = 0 to %arg0 {
          call @use(%arg1, %arg3) : (index, index) -> ()
        }
        affine.for %arg3 = 0 to %arg0 {
          call @use(%arg1, %arg3) : (index, index) -> ()
        }
      }
    }
    return
  }
}
// -----
func private @use(index, index)
func @c(%n: index) {
  %c = constant 1 : index
  affine.for %i = 0 to %n {
      affine.for %k = 0 to %n {
        call @use(%i, %k) : (index, index) -> ()
      }
  }
  return
}
// -----
func private @use(index, index)
func @d(%n: index) {
  affine.for %i = 0 to %n {
      affine.for %k = 0 to affine_map<(d0)->(d0)>(%i) {
        call @use(%i, %k) : (index, index) -> ()
      }
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0)>
module  {
  func private @use(index, index)
  func @d(%arg0: index) {
    affine.for %arg1 = 0 to %arg0 {
      affine.for %arg2 = 0 to #map(%arg1) {
        call @use(%arg1, %arg2) : (index, index) -> ()
      }
    }
    return
  }
}
// -----
func @e(%n: index, %x: f32, %A: memref<100x100xf32>, %B: memref<100xf32>) {
  affine.for %i = 0 to %n {
      %v = affine.for %k = 0 to %n iter_args(%a = %x) -> f32 {
        %l = affine.load %A[%i, %k] : memref<100x100xf32>
        %s = addf %a, %l : f32
        affine.yield %s : f32
      }
      affine.store %v, %B[%i] : memref<100xf32>
  }
  return
}
// wanted
#map0 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<()[s0] -> (0, (s0 floordiv 2) * 2)>
module  {
  func @e(%arg0: index, %arg1: f32, %arg2: memref<100x100xf32>, %arg3: memref<100xf32>) {
    affine.for %arg4 = 0 to #map0()[%arg0] step 2 {
      %0:2 = affine.for %arg5 = 0 to %arg0 iter_args(%arg6 = %arg1, %arg7 = %arg1) -> (f32, f32) {
        %2 = affine.load %arg2[%arg4, %arg5] : memref<100x100xf32>
        %3 = addf %arg6, %2 : f32
        %4 = affine.apply #map1(%arg4)
        %5 = affine.load %arg2[%4, %arg5] : memref<100x100xf32>
        %6 = addf %arg7, %5 : f32
        affine.yield %3, %6 : f32, f32
      }
      affine.store %0#0, %arg3[%arg4] : memref<100xf32>
      %1 = affine.apply #map1(%arg4)
      affine.store %0#1, %arg3[%1] : memref<100xf32>
    }
    affine.for %arg4 = max #map2()[%arg0] to %arg0 {
      %0 = affine.for %arg5 = 0 to %arg0 iter_args(%arg6 = %arg1) -> (f32) {
        %1 = affine.load %arg2[%arg4, %arg5] : memref<100x100xf32>
        %2 = addf %arg6, %1 : f32
        affine.yield %2 : f32
      }
      affine.store %0, %arg3[%arg4] : memref<100xf32>
    }
    return
  }
}
// -----
func @g(%x: f32, %z: i32, %A: memref<100x100xf32>, %B: memref<100xi32>) -> (f32, i32) {
  %r:2 = affine.for %i = 0 to 100 iter_args(%p = %x, %q = %z) -> (f32, i32) {
      %l = affine.load %A[%i, 0] : memref<100x100xf32>
      %s = addf %p, %l : f32
      %li = affine.load %B[%i] : memref<100xi32>
      %si = muli %q, %li : i32
      affine.yield %s, %si : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
// wanted
module  {
  func @g(%arg0: f32, %arg1: i32, %arg2: memref<100x100xf32>, %arg3: memref<100xi32>) -> (f32, i32) {
    %0:2 = affine.for %arg4 = 0 to 100 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (f32, i32) {
      %1 = affine.load %arg2[%arg4, 0] : memref<100x100xf32>
      %2 = addf %arg5, %1 : f32
      %3 = affine.load %arg3[%arg4] : memref<100xi32>
      %4 = muli %arg6, %3 : i32
      affine.yield %2, %4 : f32, i32
    }
    return %0#0, %0#1 : f32, i32
  }
}
// -----
func private @f(f32) -> f32
func @h(%x: f32) -> f32 {
  %r = affine.for %i = 0 to 100 iter_args(%p = %x) -> (f32) {
      %s = call @f(%p) : (f32) -> f32
      affine.yield %s : f32
  }
  return %r : f32
}
// wanted
module  {
  func private @f(f32) -> f32
  func @h(%arg0: f32) -> f32 {
    %0 = affine.for %arg1 = 0 to 100 iter_args(%arg2 = %arg0) -> (f32) {
      %1 = call @f(%arg2) : (f32) -> f32
      affine.yield %1 : f32
    }
    return %0 : f32
  }
}
// -----
func private @use(index, index)
func @if(%n: index) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0): (d0 - 3 >= 0)>(%i) {
    affine.for %j = 0 to %n {
      call @use(%i, %j) : (index, index) -> ()
    }
    }
  }
  return
}
// wanted
#set = affine_set<(d0) : (d0 - 3 >= 0)>
module  {
  func private @use(index, index)
  func @if(%arg0: index) {
    affine.for %arg1 = 0 to 100 {
      affine.if #set(%arg1) {
        affine.for %arg2 = 0 to %arg0 {
          call @use(%arg1, %arg2) : (index, index) -> ()
        }
      }
    }
    return
  }
}
