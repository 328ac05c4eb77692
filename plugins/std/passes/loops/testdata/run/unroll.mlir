// func(affine-loop-unroll{unroll-factor=2})
// func(affine-loop-unroll{unroll-factor=3})
// func(affine-loop-unroll{unroll-factor=4 unroll-num-reps=2})
// func(affine-loop-unroll{unroll-full})
// func(affine-loop-unroll{unroll-full unroll-full-threshold=7})
// func(affine-loop-unroll{unroll-up-to-factor unroll-factor=9})
// func(affine-loop-unroll{unroll-factor=-1})
// func(affine-loop-unroll{unroll-factor=3 cleanup-unroll})
// func(affine-loop-unroll{unroll-factor=2 unroll-num-reps=2 cleanup-unroll})
// func(affine-loop-normalize)
// func(affine-loop-normalize{promote-single-iter=false})
// func(affine-loop-normalize,affine-loop-unroll{unroll-factor=3},affine-loop-normalize)
// -----
// bounds of any sign, with a step
func @f(%a: memref<16xf32>, %n: index) {
  affine.for %i = -7 to affine_map<()[s0] -> (s0)>()[%n] step 2 {
    %0 = affine.load %a[%i + 7] : memref<16xf32>
    %1 = affine.load %a[%i + 8] : memref<16xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %a[%i + 8] : memref<16xf32>
  }
  return
}
// -----
// the lower bound may be above the upper one
func @f(%a: memref<16xf32>, %n: index) {
  affine.for %i = %n to 3 {
    %0 = affine.load %a[%i + 2] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %a[%i + 2] : memref<16xf32>
  }
  return
}
// -----
// several bounds
func @f(%a: memref<16xf32>, %n: index, %m: index) {
  affine.for %i = max affine_map<()[s0] -> (0, s0)>()[%n] to min affine_map<()[s0] -> (9, s0 + 6)>()[%m] {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %a[%i] : memref<16xf32>
  }
  return
}
// -----
// several upper bounds, in steps
func @f(%a: memref<16xf32>, %n: index) {
  affine.for %i = 1 to min affine_map<()[s0] -> (9, s0 + 6, 14)>()[%n] step 3 {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %a[%i] : memref<16xf32>
  }
  return
}
// -----
// values that change places, carried
func @f(%a: memref<16xf32>, %x: f32, %y: f32, %n: index) -> (f32, f32) {
  %0:2 = affine.for %i = 0 to %n iter_args(%p = %x, %q = %y) -> (f32, f32) {
    %1 = affine.load %a[%i] : memref<16xf32>
    %2 = addf %1, %p : f32
    affine.yield %q, %2 : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// -----
// values that change places, a known number of times
func @f(%a: memref<16xf32>, %x: f32, %y: f32) -> (f32, f32) {
  %0:2 = affine.for %i = 2 to 13 step 2 iter_args(%p = %x, %q = %y) -> (f32, f32) {
    %1 = affine.load %a[%i] : memref<16xf32>
    %2 = addf %1, %p : f32
    affine.yield %q, %2 : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// -----
// the induction variable is what is carried
func @f(%n: index, %m: index) -> index {
  %0 = affine.for %i = 0 to %n iter_args(%p = %m) -> (index) {
    %1 = addi %i, %p : index
    %2 = addi %1, %1 : index
    affine.yield %2 : index
  }
  return %0 : index
}
// -----
// a loop in a loop, whose bounds depend on it
func @f(%a: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = affine_map<(d0) -> (d0 floordiv 2)>(%i) to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %a[%i, %j] : memref<16x16xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// -----
// a parallel loop with other bounds than zero
func @f(%a: memref<16x16xf32>, %n: index) {
  affine.parallel (%i, %j) = (-1, %n) to (6, 7) step (2, 3) {
    %0 = affine.load %a[%i + 1, %j + 2] : memref<16x16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %a[%i + 1, %j + 2] : memref<16x16xf32>
  }
  return
}
// -----
// one iteration, or none
func @f(%a: memref<16xf32>, %n: index, %a_value: f32) {
  affine.for %i = %n to affine_map<(d0) -> (d0 + 1)>(%n) {
    %0 = affine.load %a[%i + 2] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %a[%i + 2] : memref<16xf32>
  }
  affine.for %i = 5 to 5 {
    affine.store %a_value, %a[%i] : memref<16xf32>
  }
  affine.for %i = 5 to 8 step 7 {
    affine.store %a_value, %a[%i] : memref<16xf32>
  }
  return
}
// -----
// the outer loop goes a little beyond the upper bound of the inner one
func @f(%a: memref<16x16xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 3 {
      %0 = affine.load %a[%i, %j] : memref<16x16xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// -----
// a loop of no iteration
func @f(%a: memref<8xf32>) {
  affine.for %i = 5 to 5 {
    %0 = affine.load %a[%i - 5] : memref<8xf32>
    affine.store %0, %a[%i] : memref<8xf32>
  }
  return
}
// -----
// several upper bounds, of which one may leave iterations
func @f(%a: memref<40xf32>, %n: index) {
  affine.for %i = 0 to 3 {
    affine.for %j = affine_map<(d0) -> (d0 * 12)>(%i) to min affine_map<(d0)[s0] -> (d0 * 12 + 12, s0 * 5 - 1)>(%i)[%n] {
      %0 = affine.load %a[%j + 1] : memref<40xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%j + 2] : memref<40xf32>
    }
  }
  return
}
// -----
// the same, and a value is carried
func @f(%a: memref<40xf32>, %x: f32, %n: index, %m: index) -> f32 {
  %r = affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0 * 12, s1 * 3 + 1, s0 * 24 + 24)>()[%n, %m] step 1 iter_args(%s = %x) -> (f32) {
    %0 = affine.load %a[%i] : memref<40xf32>
    %1 = subf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}
