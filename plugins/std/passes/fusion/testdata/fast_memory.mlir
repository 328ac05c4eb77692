// func(affine-loop-fusion{fusion-fast-mem-space=2 fusion-local-buf-threshold=1})
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
// as much as there may be
func @kibibyte(%x: vector<256xf32>, %o: memref<8xvector<256xf32>>) {
  %m = memref.alloc() : memref<8xvector<256xf32>>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xvector<256xf32>>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xvector<256xf32>>
    affine.store %0, %o[%i] : memref<8xvector<256xf32>>
  }
  return
}
