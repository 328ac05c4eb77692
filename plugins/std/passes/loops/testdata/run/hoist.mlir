// func(affine-loop-invariant-code-motion)
// func(affine-loop-invariant-code-motion{accumulators})
// -----
// a loop that may have no iterations, with a store and a load
func @f(%a: memref<8xf32>, %b: memref<16xf32>, %x: f32, %n: index, %i: index) {
  affine.for %j = 0 to %n {
    affine.store %x, %a[3] : memref<8xf32>
    %0 = affine.load %b[symbol(%i) + 3] : memref<16xf32>
    affine.store %0, %b[symbol(%i) + 3] : memref<16xf32>
  }
  return
}
// -----
// a load outside of its memref, which the loop does not get to
func @f(%a: memref<8xf32>, %b: memref<8xf32>, %n: index) {
  affine.for %j = 3 to %n {
    %0 = affine.load %a[symbol(%n) - 3] : memref<8xf32>
    affine.store %0, %b[%j] : memref<8xf32>
  }
  return
}
// -----
// a load just outside of its memref, by the loops around
func @f(%a: memref<8xf32>, %b: memref<8x16xf32>, %n: index) {
  affine.for %i = 0 to 9 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 8 {
      %0 = affine.load %a[%i] : memref<8xf32>
      affine.store %0, %b[%i, %j] : memref<8x16xf32>
    }
  }
  return
}
// -----
// and just before its first element
func @f(%a: memref<8xf32>, %b: memref<8x16xf32>, %n: index) {
  affine.for %i = -1 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %0 = affine.load %a[%i] : memref<8xf32>
      affine.store %0, %b[%i, %j] : memref<8x16xf32>
    }
  }
  return
}
// -----
// a remainder that reaches the size
func @f(%a: memref<4xf32>, %b: memref<8x16xf32>, %n: index) {
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to affine_map<(d0) -> (4 - d0)>(%i) {
      %0 = affine.load %a[%i mod 5] : memref<4xf32>
      affine.store %0, %b[%i, %j] : memref<8x16xf32>
    }
  }
  return
}
// -----
// a remainder that does not reach it
func @f(%a: memref<4xf32>, %b: memref<16x16xf32>, %n: index) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to %n {
      %0 = affine.load %a[%i mod 4] : memref<4xf32>
      affine.store %0, %b[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// -----
// quotients of negative numbers
func @f(%a: memref<4xf32>, %b: memref<16x16xf32>, %n: index) {
  affine.for %i = -3 to 4 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %a[%i floordiv 4] : memref<4xf32>
      %1 = affine.load %a[%i ceildiv 4] : memref<4xf32>
      %2 = affine.load %a[-%i + 3] : memref<4xf32>
      %3 = addf %0, %1 : f32
      %4 = addf %3, %2 : f32
      affine.store %4, %b[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// -----
// a store that a load of the loop must see, and one that it must not
func @f(%a: memref<8xf32>, %b: memref<8xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    %0 = affine.load %a[2] : memref<8xf32>
    affine.store %0, %b[%j] : memref<8xf32>
    affine.store %x, %a[2] : memref<8xf32>
  }
  return
}
// -----
// two stores to one element
func @f(%a: memref<8xf32>, %x: f32, %y: f32) {
  affine.for %j = 0 to 8 {
    affine.store %x, %a[2] : memref<8xf32>
    affine.store %y, %a[2] : memref<8xf32>
  }
  return
}
// -----
// a store under a condition that does not change, in a loop
func @f(%a: memref<8xf32>, %b: memref<8xf32>, %x: f32, %n: index, %m: index) {
  affine.for %j = 0 to %m {
    affine.if affine_set<()[s0] : (s0 - 2 >= 0)>()[%n] {
      affine.store %x, %a[3] : memref<8xf32>
    }
    affine.store %x, %b[%j] : memref<8xf32>
  }
  return
}
// -----
// a division that would trap
func @f(%a: memref<8xi32>, %n: index, %k: i32) {
  %zero = constant 0 : i32
  affine.for %j = 0 to %n {
    %c = cmpi eq, %k, %zero : i32
    %0 = select %c, %k, %k : i32
  }
  affine.for %j = 5 to 3 {
    %0 = divi_signed %k, %zero : i32
    affine.store %0, %a[%j] : memref<8xi32>
  }
  affine.for %j = 5 to affine_map<()[s0] -> (s0 - 7)>()[%n] {
    %0 = divi_signed %k, %zero : i32
    affine.store %0, %a[%j] : memref<8xi32>
  }
  return
}
// -----
// a sum whose element another access meets
func @f(%a: memref<8xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    %0 = affine.load %a[3] : memref<8xf32>
    %1 = addf %0, %x : f32
    affine.store %1, %a[3] : memref<8xf32>
    affine.store %x, %a[%j] : memref<8xf32>
  }
  return
}
// -----
// a sum whose element another access comes next to
func @f(%a: memref<9xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    %0 = affine.load %a[8] : memref<9xf32>
    %1 = addf %0, %x : f32
    affine.store %1, %a[8] : memref<9xf32>
    %2 = affine.load %a[8] : memref<9xf32>
    affine.store %2, %a[%j] : memref<9xf32>
  }
  return
}
// -----
// a sum in a loop that may have no iterations, of an element that is not there then
func @f(%a: memref<8xf32>, %x: f32, %n: index) {
  affine.for %j = 3 to %n {
    %0 = affine.load %a[symbol(%n) - 3] : memref<8xf32>
    %1 = addf %0, %x : f32
    affine.store %1, %a[symbol(%n) - 3] : memref<8xf32>
  }
  return
}
// -----
// a sum in an inner loop, and the outer one uses it
func @f(%a: memref<8xf32>, %b: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i] : memref<8xf32>
      %1 = affine.load %b[%i, %j] : memref<8x8xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %a[%i] : memref<8xf32>
    }
    %3 = affine.load %a[%i] : memref<8xf32>
    affine.store %3, %b[%i, 0] : memref<8x8xf32>
  }
  return
}
// -----
// an element that was freed before a loop without iterations
func @f(%b: memref<8xf32>, %n: index) {
  %a = memref.alloc() : memref<8xf32>
  %c = constant 1.0 : f32
  affine.store %c, %a[0] : memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  affine.for %j = 8 to %n {
    %0 = affine.load %a[0] : memref<8xf32>
    affine.store %0, %b[%j] : memref<8xf32>
  }
  return
}
// -----
// an element that a loop around frees, in the end
func @f(%b: memref<8xf32>, %n: index) {
  %a = memref.alloc() : memref<8xf32>
  %c = constant 1.0 : f32
  affine.store %c, %a[0] : memref<8xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = affine_map<(d0)[s0] -> (d0 * 8 + s0)>(%i)[%n] to 5 {
      %0 = affine.load %a[0] : memref<8xf32>
      affine.store %0, %b[%j + 2] : memref<8xf32>
    }
    affine.if affine_set<(d0) : (d0 == 0)>(%i) {
      memref.dealloc %a : memref<8xf32>
    }
  }
  return
}
// -----
// an element that a call frees
func @f(%b: memref<8xf32>, %n: index) {
  %a = memref.alloc() : memref<8xf32>
  %c = constant 1.0 : f32
  affine.store %c, %a[0] : memref<8xf32>
  call @free(%a) : (memref<8xf32>) -> ()
  affine.for %j = 8 to %n {
    %0 = affine.load %a[0] : memref<8xf32>
    affine.store %0, %b[%j] : memref<8xf32>
  }
  return
}
func private @free(%a: memref<8xf32>) {
  memref.dealloc %a : memref<8xf32>
  return
}
// -----
// a remainder of a negative number, beyond the size
func @f(%a: memref<3xf32>, %b: memref<8x16xf32>) {
  affine.for %i = -1 to 2 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %a[%i mod 4 + 1] : memref<3xf32>
      affine.store %0, %b[%i, %j] : memref<8x16xf32>
    }
  }
  return
}
// -----
// the greatest remainder is beyond the size
func @f(%a: memref<4xf32>, %b: memref<16x16xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (4 - d0 mod 5)>(%i) {
      %0 = affine.load %a[%i mod 5] : memref<4xf32>
      affine.store %0, %b[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// -----
// a sum whose element the last iteration loads once more
func @f(%a: memref<8xf32>, %b: memref<8xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    %0 = affine.load %a[7] : memref<8xf32>
    %1 = addf %0, %x : f32
    affine.store %1, %a[7] : memref<8xf32>
    %2 = affine.load %a[%j] : memref<8xf32>
    affine.store %2, %b[%j] : memref<8xf32>
  }
  return
}
