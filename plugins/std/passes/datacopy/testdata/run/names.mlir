// func(affine-data-copy-generate{generate-dma=false fast-mem-space=0})
// func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 fast-mem-capacity=0})
// func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 skip-non-unit-stride-loops})
// -----
// every other element stays as it was
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %c: f32) {
  affine.for %i = 0 to 12 step 2 {
    affine.store %c, %a[%i] : memref<12xf32>
  }
  return
}
// -----
// of two accesses one depends on a loop with a step
func @f(%t: memref<3x24xf32>, %n: index) {
  affine.for %i = 0 to 8 step 2 {
    affine.for %j = 0 to affine_map<()[s0] -> (s0 floordiv 2 + 1)>()[%n] {
      %0 = affine.load %t[%j mod 3, %j + 9] : memref<3x24xf32>
      affine.store %0, %t[%j mod 3, %i + 8] : memref<3x24xf32>
    }
  }
  return
}
// -----
// a symbol is made within a loop
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %n: index) {
  affine.for %i = 0 to 5 {
    %c0 = constant 0 : index
    %d = memref.dim %b, %c0 : memref<12xf32>
    %0 = affine.load %b[symbol(%d) - 1] : memref<12xf32>
    affine.store %0, %a[symbol(%d) - 4] : memref<12xf32>
    affine.for %j = 0 to 3 {
      %1 = affine.load %b[%j + symbol(%d) - 8] : memref<12xf32>
      affine.store %1, %a[symbol(%d) - %j - 5] : memref<12xf32>
    }
  }
  return
}
// -----
// subscripts are quotients of what is counted outside
func @f(%a: memref<12xf32>, %b: memref<12xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %b[%i floordiv 2 + %j] : memref<12xf32>
      affine.store %0, %a[(%i + 1) floordiv 3 + 2 * %j] : memref<12xf32>
    }
  }
  return
}
// -----
// subscripts of one memref are quotients by two numbers
func @f(%a: memref<12xf32>, %b: memref<12xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %b[%i floordiv 2 + %j] : memref<12xf32>
      %1 = affine.load %b[%i floordiv 3] : memref<12xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %a[(%i + 1) floordiv 3] : memref<12xf32>
      affine.store %1, %a[%i floordiv 2 + 5] : memref<12xf32>
    }
  }
  return
}
// -----
// one memref is read at several places
func @f(%a: memref<12xf32>, %b: memref<20xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %b[%i + %j + 4] : memref<20xf32>
      %1 = affine.load %b[%i + %j] : memref<20xf32>
      %2 = affine.load %b[%i + %j + 9] : memref<20xf32>
      %3 = addf %0, %1 : f32
      %4 = addf %3, %2 : f32
      affine.store %4, %a[%i + %j] : memref<12xf32>
    }
  }
  return
}
// -----
// one memref is accessed along two loops
func @f(%a: memref<12xf32>, %b: memref<12xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      affine.for %k = 0 to 2 {
        %0 = affine.load %b[%i] : memref<12xf32>
        %1 = affine.load %b[%j] : memref<12xf32>
        %2 = addf %0, %1 : f32
        affine.store %2, %a[%i] : memref<12xf32>
        affine.store %1, %a[%j] : memref<12xf32>
      }
    }
  }
  return
}
// -----
// some elements in a box are not written
func @f(%a: memref<12x12xf32>, %b: memref<24xf32>, %c: f32) {
  affine.for %i = 0 to 12 {
    affine.store %c, %a[%i, %i] : memref<12x12xf32>
  }
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %c, %a[%i, %j] : memref<12x12xf32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 3 {
      affine.store %c, %b[%i * 4 + %j] : memref<24xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      affine.store %c, %b[%i * 5 + %j * 2 + 4] : memref<24xf32>
    }
  }
  return
}
// -----
// all elements in a box are written, some of them twice
func @f(%b: memref<24xf32>, %c: f32) {
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 3 {
      affine.store %c, %b[%i * 2 + %j] : memref<24xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      affine.store %c, %b[23 - %i * 4 - %j] : memref<24xf32>
    }
  }
  return
}
// -----
// a store is not always executed
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %n: index, %c: f32) {
  affine.for %i = 0 to 12 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
      affine.store %c, %a[%i] : memref<12xf32>
    }
  }
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 0 {
      affine.store %c, %b[%i] : memref<12xf32>
    }
  }
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to %n {
      affine.store %c, %b[%i] : memref<12xf32>
    }
  }
  return
}
// -----
// loops end where a symbol says
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %b[%i] : memref<12xf32>
    affine.store %0, %a[%i + 2] : memref<12xf32>
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0 + 6, 12)>()[%n] {
    %0 = affine.load %b[%i] : memref<12xf32>
    affine.store %0, %a[11 - %i] : memref<12xf32>
  }
  return
}
// -----
// a view of the memory is accessed meanwhile
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %c: f32) {
  %v = memref.subview %a[2] [8] [1] : memref<12xf32> to memref<8xf32, affine_map<(d0) -> (d0 + 2)>>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i + 2] : memref<12xf32>
    %1 = addf %0, %c : f32
    affine.store %1, %v[%i] : memref<8xf32, affine_map<(d0) -> (d0 + 2)>>
    %2 = affine.load %a[%i + 2] : memref<12xf32>
    affine.store %2, %b[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 {
    affine.store %c, %a[%i + 2] : memref<12xf32>
    %3 = affine.load %v[%i] : memref<8xf32, affine_map<(d0) -> (d0 + 2)>>
    affine.store %3, %b[%i] : memref<12xf32>
  }
  return
}
// -----
// what is no affine access writes and reads meanwhile
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %c: f32) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<12xf32>
    %1 = addf %0, %c : f32
    memref.store %1, %a[%i] : memref<12xf32>
    %2 = affine.load %a[%i] : memref<12xf32>
    affine.store %2, %b[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 {
    affine.store %c, %a[%i] : memref<12xf32>
    %3 = memref.load %a[%i] : memref<12xf32>
    affine.store %3, %b[%i + 1] : memref<12xf32>
  }
  return
}
// -----
// a function accesses the memory meanwhile
memref.global @g : memref<12xf32>
func private @add(%c: f32) {
  %g = memref.get_global @g : memref<12xf32>
  affine.for %i = 0 to 12 {
    %0 = affine.load %g[%i] : memref<12xf32>
    %1 = addf %0, %c : f32
    affine.store %1, %g[%i] : memref<12xf32>
  }
  return
}
func @f(%b: memref<12xf32>, %c: f32) {
  %g = memref.get_global @g : memref<12xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %g[%i] : memref<12xf32>
    %1 = addf %0, %c : f32
    affine.store %1, %g[%i + 1] : memref<12xf32>
    call @add(%c) : (f32) -> ()
    %2 = affine.load %g[%i] : memref<12xf32>
    affine.store %2, %b[%i] : memref<12xf32>
  }
  return
}
// -----
// memory is freed in a loop
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %c: f32) {
  affine.for %i = 0 to 8 {
    %m = memref.alloc() : memref<4xf32>
    affine.for %j = 0 to 4 {
      affine.store %c, %m[%j] : memref<4xf32>
    }
    %0 = affine.load %m[2] : memref<4xf32>
    memref.dealloc %m : memref<4xf32>
    affine.store %0, %b[%i] : memref<12xf32>
  }
  return
}
// -----
// copies go around loops that may have no iterations
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %n: index, %c: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 12 {
      affine.store %c, %a[%j] : memref<12xf32>
    }
  }
  affine.for %i = 0 to 0 {
    affine.for %j = 0 to 12 {
      affine.store %c, %b[%j] : memref<12xf32>
    }
  }
  return
}
// -----
// around the innermost loop other memory is read than in it
func @f(%a: memref<12xf32>, %b: memref<12x12xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %k = 0 to 2 {
      affine.for %j = 0 to 12 {
        %0 = affine.load %b[%i, %j] : memref<12x12xf32>
        affine.store %0, %b[%j, %i] : memref<12x12xf32>
        affine.store %0, %a[%j] : memref<12xf32>
      }
      %1 = affine.load %a[%i] : memref<12xf32>
      affine.store %1, %b[%i, 3] : memref<12x12xf32>
    }
  }
  return
}
