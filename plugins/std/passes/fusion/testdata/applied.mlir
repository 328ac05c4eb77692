// func(affine-loop-fusion,cse)
func @shifted(%a: memref<100xf32>, %b: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    %0 = affine.load %a[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 90 {
    %0 = affine.load %m[%i + 5] : memref<100xf32>
    affine.store %0, %b[%i] : memref<100xf32>
  }
  return
}
// -----
func @constant_element(%a: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[3] : memref<10xf32>
    affine.store %0, %a[%i] : memref<10xf32>
  }
  return
}
// -----
func @half(%a: memref<100xf32>, %b: memref<50xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    %0 = affine.load %a[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %0 = affine.load %m[%i * 2] : memref<100xf32>
    affine.store %0, %b[%i] : memref<50xf32>
  }
  return
}
