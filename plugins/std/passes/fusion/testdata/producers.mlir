// func(affine-loop-fusion)
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
func @chain(%a: memref<32xf32>, %b: memref<32xf32>, %x: f32) {
  %m = memref.alloc() : memref<32xf32>
  %n = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    %1 = addf %0, %x : f32
    affine.store %1, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %m[%i] : memref<32xf32>
    %1 = mulf %0, %x : f32
    affine.store %1, %n[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %n[%i] : memref<32xf32>
    %1 = subf %0, %x : f32
    affine.store %1, %b[%i] : memref<32xf32>
  }
  return
}
// -----
func @argument_escapes(%a: memref<32xf32>, %m: memref<32xf32>, %b: memref<32xf32>, %x: f32) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %m[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
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
func @two_users(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>) {
  %m = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %m[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %m[%i] : memref<32xf32>
    affine.store %0, %c[%i] : memref<32xf32>
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
func @between(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}
// -----
func @between_needed(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = affine.load %a[%i] : memref<10xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %b[%i] : memref<10xf32>
  }
  return
}
// -----
func @conditional(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      %0 = affine.load %m[%i] : memref<10xf32>
      affine.store %0, %b[%i] : memref<10xf32>
    }
  }
  return
}
// -----
func private @use(memref<10xf32>)
func @called(%b: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  call @use(%m) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}
// -----
func @freed(%b: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  memref.dealloc %m : memref<10xf32>
  return
}
// -----
func @returned(%b: memref<10xf32>, %x: f32) -> memref<10xf32> {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return %m : memref<10xf32>
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
func @steps(%b: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 step 2 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 step 2 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}
// -----
func @two_producers(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf32>
    affine.store %0, %n[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = affine.load %n[%i] : memref<10xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %c[%i] : memref<10xf32>
  }
  return
}
// -----
func @values(%a: memref<10xf32>, %c: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  %v = affine.load %a[0] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = addf %0, %v : f32
    affine.store %1, %c[%i] : memref<10xf32>
  }
  return
}
// -----
func @returning(%a: memref<10xf32>, %z: f32) -> f32 {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  %r = affine.for %i = 0 to 10 iter_args(%x = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = addf %0, %x : f32
    affine.yield %1 : f32
  }
  return %r : f32
}
// -----
func @regions(%a: memref<10xf32>, %b: memref<10xf32>, %c: i1) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  scf.if %c {
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
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
func @copied(%a: memref<32xf32>, %b: memref<32xf32>) {
  %m = memref.alloc() : memref<32xf32>
  memref.copy %a, %m : memref<32xf32> to memref<32xf32>
  affine.for %i = 0 to 16 {
    %0 = affine.load %b[%i] : memref<32xf32>
    affine.store %0, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %m[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  return
}
// -----
func @loads_vectors(%a: memref<11xf32>, %o: memref<8xf32>) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.vector_load %a[%i] : memref<11xf32>, vector<4xf32>
    %1 = vector.extract %0[3] : vector<4xf32>
    affine.store %1, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// what is stored and loaded in one iteration costs nothing
func @forwarded(%a: memref<8xf32>, %o: memref<8x2xf32>) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x2xf32>
    }
  }
  return
}
