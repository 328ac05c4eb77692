// func(affine-parallelize{parallel-reductions=true})
func @kinds(%m: memref<100xf32>, %k: memref<100xi32>, %n: index) -> (f32, i32, f32, i32) {
  %z = constant 2.0 : f32
  %i0 = constant 2 : i32
  %a = affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%n] step 2 iter_args(%x = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<100xf32>
    %1 = addf %0, %x : f32
    affine.yield %1 : f32
  }
  %b = affine.for %i = 0 to 10 iter_args(%x = %i0) -> (i32) {
    %0 = affine.load %k[%i] : memref<100xi32>
    %1 = addi %x, %0 : i32
    affine.yield %1 : i32
  }
  %c:2 = affine.for %i = 0 to 10 iter_args(%x = %i0, %y = %z) -> (i32, f32) {
    %0 = muli %x, %i0 : i32
    %1 = mulf %y, %z : f32
    affine.yield %0, %1 : i32, f32
  }
  return %a, %b, %c#1, %c#0 : f32, i32, f32, i32
}
// -----
func @others(%m: memref<100xf32>, %i0: i32) -> (i32, i32, i32) {
  %e = affine.for %i = 0 to 10 iter_args(%a = %i0) -> (i32) {
    %1 = cmpi slt, %a, %i0 : i32
    %0 = select %1, %a, %i0 : i32
    affine.yield %0 : i32
  }
  %g = affine.for %i = 0 to 10 iter_args(%a = %i0) -> (i32) {
    %1 = and %a, %i0 : i32
    affine.yield %1 : i32
  }
  %h = affine.for %i = 0 to 10 iter_args(%a = %i0) -> (i32) {
    %1 = subi %a, %i0 : i32
    affine.yield %1 : i32
  }
  return %e, %g, %h : i32, i32, i32
}
// -----
func @used_twice(%m: memref<100xf32>, %f: f32) -> (f32, f32, f32, f32) {
  %a = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    %1 = addf %x, %x : f32
    affine.yield %1 : f32
  }
  %b = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    %1 = addf %x, %f : f32
    affine.store %1, %m[%i] : memref<100xf32>
    affine.yield %1 : f32
  }
  %c = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    affine.store %x, %m[%i] : memref<100xf32>
    %1 = addf %x, %f : f32
    affine.yield %1 : f32
  }
  %d = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    affine.yield %x : f32
  }
  return %a, %b, %c, %d : f32, f32, f32, f32
}
// -----
func @swapped(%f: f32) -> (f32, f32) {
  %a:2 = affine.for %i = 0 to 10 iter_args(%x = %f, %y = %f) -> (f32, f32) {
    %0 = addf %x, %f : f32
    %1 = addf %y, %f : f32
    affine.yield %1, %0 : f32, f32
  }
  return %a#0, %a#1 : f32, f32
}
// -----
func @nested(%m: memref<10x10xf32>, %f: f32) -> f32 {
  %a = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    %b = affine.for %j = 0 to 10 iter_args(%y = %f) -> (f32) {
      %0 = affine.load %m[%i, %j] : memref<10x10xf32>
      %1 = mulf %0, %y : f32
      affine.yield %1 : f32
    }
    %2 = addf %b, %x : f32
    affine.yield %2 : f32
  }
  return %a : f32
}
// -----
func @not_alone(%m: memref<100xf32>, %f: f32) -> f32 {
  %a = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    %0 = affine.load %m[%i] : memref<100xf32>
    %1 = addf %0, %x : f32
    affine.store %0, %m[%i + 1] : memref<100xf32>
    affine.yield %1 : f32
  }
  return %a : f32
}
