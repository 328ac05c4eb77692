// func(affine-loop-fusion{fusion-compute-tolerance=5.0},cse)
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
// six times the operations are five times too many, which is not tolerated
func @exactly(%a: memref<8xf32>, %o: memref<26x8xf32>) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    %1 = addf %0, %0 : f32
    %2 = addf %1, %1 : f32
    %3 = addf %2, %2 : f32
    %4 = addf %3, %3 : f32
    %5 = addf %4, %4 : f32
    %6 = addf %5, %5 : f32
    %7 = addf %6, %6 : f32
    %8 = addf %7, %7 : f32
    %9 = addf %8, %8 : f32
    %10 = addf %9, %9 : f32
    %11 = addf %10, %10 : f32
    %12 = addf %11, %11 : f32
    %13 = addf %12, %12 : f32
    %14 = addf %13, %13 : f32
    %15 = addf %14, %14 : f32
    %16 = addf %15, %15 : f32
    %17 = addf %16, %16 : f32
    %18 = addf %17, %17 : f32
    %19 = addf %18, %18 : f32
    %20 = addf %19, %19 : f32
    %21 = addf %20, %20 : f32
    %22 = addf %21, %21 : f32
    %23 = addf %22, %22 : f32
    %24 = addf %23, %23 : f32
    affine.store %24, %t[%i] : memref<8xf32>
  }
  affine.for %k = 0 to 26 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%j] : memref<8xf32>
      %1 = affine.load %t[7 - %j] : memref<8xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %o[%k, %j] : memref<26x8xf32>
    }
  }
  return
}
