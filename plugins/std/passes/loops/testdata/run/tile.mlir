// func(affine-loop-tile{tile-size=2})
// func(affine-loop-tile{tile-size=3})
// func(affine-loop-tile{tile-size=4 separate})
// func(affine-loop-tile{tile-sizes=1,5})
// func(affine-loop-tile{tile-sizes=5,1 separate})
// func(affine-loop-interchange)
// -----
// sizes that do not divide, in steps
func @f(%a: memref<16x16xf32>, %b: memref<16x16xf32>) {
  affine.for %i = 1 to 14 step 2 {
    affine.for %j = 3 to 16 step 3 {
      %0 = affine.load %a[%j, %i] : memref<16x16xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %b[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// symbols for bounds
func @f(%a: memref<16x16xf32>, %n: index, %m: index) {
  affine.for %i = %n to 8 {
    affine.for %j = -2 to %m {
      %0 = affine.load %a[%j + 2, %i + 2] : memref<16x16xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%j + 2, %i + 2] : memref<16x16xf32>
    }
  }
  return
}
// -----
// several bounds
func @f(%a: memref<16x16xf32>, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (0, s0)>()[%n] to min affine_map<()[s0] -> (9, s0 + 6)>()[%n] {
    affine.for %j = 0 to min affine_map<()[s0] -> (7, s0)>()[%n] {
      %0 = affine.load %a[%j, %i] : memref<16x16xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// an inner loop that goes back: the element that the next outer iteration needs
func @f(%a: memref<16x16xf32>) {
  affine.for %i = 1 to 16 {
    affine.for %j = 0 to 15 {
      %0 = affine.load %a[%j + 1, %i - 1] : memref<16x16xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// and far back
func @f(%a: memref<16x16xf32>) {
  affine.for %i = 5 to 16 {
    affine.for %j = 0 to 11 {
      %0 = affine.load %a[%j + 5, %i - 5] : memref<16x16xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// forwards
func @f(%a: memref<16x16xf32>) {
  affine.for %i = 1 to 16 {
    affine.for %j = 1 to 16 {
      %0 = affine.load %a[%j - 1, %i - 1] : memref<16x16xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// one element, whose distances have no bounds
func @f(%a: memref<16x16xf32>, %s: memref<1xf32>, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %0 = affine.load %s[0] : memref<1xf32>
      %1 = affine.load %a[%j, %i] : memref<16x16xf32>
      %2 = addf %0, %0 : f32
      %3 = addf %2, %1 : f32
      affine.store %3, %s[0] : memref<1xf32>
    }
  }
  return
}
// -----
// one element of each row, whose distances have no bounds
func @f(%a: memref<16x16xf32>, %s: memref<16xf32>, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %0 = affine.load %s[%j] : memref<16xf32>
      %1 = affine.load %a[%j, %i] : memref<16x16xf32>
      %2 = addf %0, %0 : f32
      %3 = addf %2, %1 : f32
      affine.store %3, %s[%j] : memref<16xf32>
    }
  }
  return
}
// -----
// subscripts that are products of symbols
func @f(%a: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 7 {
      %0 = affine.load %a[%i + %j] : memref<64xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i + %j + 1] : memref<64xf32>
    }
  }
  return
}
// -----
// three loops
func @f(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 7 {
      affine.for %k = 0 to 7 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = affine.load %c[%i, %j] : memref<8x8xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
// -----
// the inner loop has no iterations, or the outer one
func @f(%a: memref<16x16xf32>, %b: memref<16xf32>, %n: index) {
  affine.for %i = 0 to 7 {
    %0 = affine.load %b[%i] : memref<16xf32>
    affine.for %j = 0 to %n {
      affine.store %0, %a[%j, %i] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %b[%i] : memref<16xf32>
    affine.for %j = 0 to 5 {
      affine.store %0, %a[%j + 8, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// a load beside the inner loop, of what that stores
func @f(%a: memref<16x16xf32>) {
  affine.for %i = 0 to 7 {
    %0 = affine.load %a[3, %i] : memref<16x16xf32>
    affine.for %j = 0 to 7 {
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// a store beside the inner loop
func @f(%a: memref<16x16xf32>, %b: memref<16xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 7 {
    affine.store %x, %b[%i] : memref<16xf32>
    affine.for %j = 0 to %n {
      affine.store %x, %a[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// the inner loop carries a value
func @f(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %x: f32) {
  affine.for %i = 0 to 7 {
    %0 = affine.for %j = 0 to 7 iter_args(%p = %x) -> (f32) {
      %1 = affine.load %a[%j, %i] : memref<16x16xf32>
      %2 = addf %p, %1 : f32
      affine.store %2, %b[%j, %i] : memref<16x16xf32>
      affine.yield %2 : f32
    }
  }
  return
}
