// func(affine-loop-fusion)
func @alloc_inside(%a: memref<10xf32>, %c: memref<10xf32>, %n: index) {
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %t = memref.alloc() : memref<1xf32>
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %t[0] : memref<1xf32>
    %1 = affine.load %t[0] : memref<1xf32>
    affine.store %1, %b[%i] : memref<10xf32>
    memref.dealloc %t : memref<1xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf32>
    affine.store %0, %c[%i] : memref<10xf32>
  }
  return
}
// -----
func @call_behind_in_third(%a: memref<10xf32>, %c: memref<10xf32>, %n: index) {
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %c[%i] : memref<10xf32>
    memref.store %0, %b[%n] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf32>
    affine.store %0, %c[%i] : memref<10xf32>
  }
  return
}
// -----
func @conditional(%a: memref<10xf32>, %c: memref<10xf32>, %n: index) {
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %0, %b[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf32>
    affine.store %0, %c[%i] : memref<10xf32>
  }
  return
}
// -----
func @conditional_in_consumer(%a: memref<10xf32>, %c: memref<10xf32>, %n: index) {
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      %0 = affine.load %b[%i] : memref<10xf32>
      affine.store %0, %c[%i] : memref<10xf32>
    }
  }
  return
}
