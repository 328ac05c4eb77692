// canonicalize
func @results_of_rounds(%f: f32, %a: index) -> (f32, index) {
  %0:2 = affine.for %i = 0 to 10 iter_args(%x = %f, %y = %a) -> (f32, index) {
    affine.yield %x, %i : f32, index
  }
  return %0#0, %0#1 : f32, index
}
// wanted
module  {
  func @results_of_rounds(%arg0: f32, %arg1: index) -> (f32, index) {
    %0:2 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (f32, index) {
      affine.yield %arg3, %arg2 : f32, index
    }
    return %0#0, %0#1 : f32, index
  }
}
// -----
func @exchanged(%f: f32, %g: f32, %n: index) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to %n iter_args(%x = %f, %y = %g) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// wanted
module  {
  func @exchanged(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32) {
    %0:2 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (f32, f32) {
      affine.yield %arg5, %arg4 : f32, f32
    }
    return %0#0, %0#1 : f32, f32
  }
}
// -----
func @from_outside(%f: f32, %g: f32, %n: index) -> (f32, f32) {
  %0 = affine.for %i = 0 to %n iter_args(%x = %f) -> (f32) {
    affine.yield %g : f32
  }
  %1 = affine.for %i = 0 to 5 iter_args(%x = %f) -> (f32) {
    affine.yield %g : f32
  }
  return %0, %1 : f32, f32
}
// wanted
module  {
  func @from_outside(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32) {
    %0 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg0) -> (f32) {
      affine.yield %arg1 : f32
    }
    return %0, %arg1 : f32, f32
  }
}
// -----
func @prefetch(%m: memref<10x10xf32>, %a: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%a]
    affine.prefetch %m[%0, %i], read, locality<3>, data : memref<10x10xf32>
  }
  return
}
// wanted
module  {
  func @prefetch(%arg0: memref<10x10xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 10 {
      affine.prefetch %arg0[%arg2 + symbol(%arg1) * 2, %arg2], read, locality<3>, data : memref<10x10xf32>
    }
    return
  }
}
// -----
func @attributes(%m: memref<10x10xf32>, %a: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%a]
    %1 = affine.load %m[%0, %0] {test.note = 1} : memref<10x10xf32>
    affine.store %1, %m[%0 + 1, %0] {test.note = 2} : memref<10x10xf32>
  }
  return
}
// wanted
module  {
  func @attributes(%arg0: memref<10x10xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 10 {
      %0 = affine.load %arg0[%arg2 + symbol(%arg1) * 2, %arg2 + symbol(%arg1) * 2] {test.note = 1 : i64} : memref<10x10xf32>
      affine.store %0, %arg0[%arg2 + symbol(%arg1) * 2 + 1, %arg2 + symbol(%arg1) * 2] {test.note = 2 : i64} : memref<10x10xf32>
    }
    return
  }
}
// -----
func @remainder(%m: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 500 {
    affine.store %x, %m[((%i * 6) floordiv 4) mod 2] : memref<10xf32>
  }
  return
}
// wanted
module  {
  func @remainder(%arg0: memref<10xf32>, %arg1: f32) {
    affine.for %arg2 = 0 to 500 {
      affine.store %arg1, %arg0[((%arg2 * 3) floordiv 2) mod 2] : memref<10xf32>
    }
    return
  }
}
// -----
func private @u(index)
func @extremes(%a: index) {
  %c0 = constant 0 : index
  %max = constant 9223372036854775807 : index
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%max) to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%i)[%c0]
    call @u(%0) : (index) -> ()
  }
  return
}
// wanted
#map0 = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
module  {
  func private @u(index)
  func @extremes(%arg0: index) {
    %c9223372036854775807 = constant 9223372036854775807 : index
    %c0 = constant 0 : index
    affine.for %arg1 = #map0(%c9223372036854775807) to 10 {
      %0 = affine.apply #map1(%arg1)[%c0]
      call @u(%0) : (index) -> ()
    }
    return
  }
}
