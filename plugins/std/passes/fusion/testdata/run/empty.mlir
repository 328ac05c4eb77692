// func(affine-loop-fusion)
// func(affine-loop-fusion{fusion-maximal})
// -----
// an inner loop of the consumer has no iteration
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 0 {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// an inner loop of the consumer has no iteration, and the sizes of both nests are known
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 0 {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i] : memref<8xf32>
    }
  }
  return
}
// -----
// the load is beside a loop that has no iteration
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 0 {
      %c = constant 1.0 : f32
    }
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// a sibling whose inner loop has no iteration, and the sizes of both nests are known
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 0 {
      %0 = affine.load %a[%i] : memref<8xf32>
      affine.store %0, %o[%i] : memref<8xf32>
    }
  }
  return
}
// -----
// a symbol bounds the inner loop
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// the outer loop bounds the inner one
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// a constant element, and a loop without iterations
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>) {
  affine.for %i = 0 to 1 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[3] : memref<8xf32>
  }
  affine.for %i = 4 to 2 {
    %0 = affine.load %t[3] : memref<8xf32>
    affine.store %0, %o[%i, 0] : memref<8x8xf32>
  }
  return
}
// -----
// a constant element, and a symbol for a bound
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 1 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[3] : memref<8xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %t[3] : memref<8xf32>
    affine.store %0, %o[%i, 0] : memref<8x8xf32>
  }
  return
}
// -----
// the outer of two loops has no iteration
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %j = 0 to 0 {
    affine.for %i = 0 to 8 {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// a sibling with a loop that has no iteration
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 0 {
      %0 = affine.load %a[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// a sibling with a loop that may have no iteration
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      %0 = affine.load %a[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// memory that only a later nest reads as well
func @f(%a: memref<8xf32>, %o: memref<8x8xf32>, %p: memref<8xf32>, %n: index) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %p[%i] : memref<8xf32>
  }
  return
}
// -----
// loops that are exchanged first
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %j = 0 to %n {
    affine.for %i = 0 to 8 {
      %0 = affine.load %t[%i] : memref<8xf32>
      %1 = affine.load %o[%i] : memref<8xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %o[%i] : memref<8xf32>
    }
  }
  return
}
// -----
// several upper bounds, of which one may be below the lower bound
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 + 1, s0)>(%i)[%n] {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// an outer loop that has no iteration for some symbols, with the same symbol around the producer
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// every loop has an iteration whenever the producer has one
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// a sibling has no iteration, whose slice would be more than all
func @f(%a: memref<8xf32>, %b: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 1 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %b[%i] : memref<8xf32>
  }
  affine.for %i = 5 to 5 {
    %0 = affine.load %a[%i - 5] : memref<8xf32>
    %1 = affine.load %a[%i - 4] : memref<8xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %o[%i] : memref<8xf32>
  }
  return
}
