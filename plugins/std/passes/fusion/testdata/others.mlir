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
// -----
func @tensor_between(%t: tensor<8xf32>, %v: vector<4xf32>, %a: memref<8xf32>, %x: f32, %b : memref<8xf32>) -> tensor<8xf32> {
  %c0 = constant 0 : index
  %z = constant 0.0 : f32
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %r = vector.transfer_read %t[%i], %z : tensor<8xf32>, vector<4xf32>
    %e = vector.extract %r[0] : vector<4xf32>
    affine.store %e, %m[%i] : memref<8xf32>
  }
  %u = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<8xf32>
  affine.for %i = 0 to 8 {
    %r = affine.load %m[%i] : memref<8xf32>
    affine.store %r, %b[%i] : memref<8xf32>
  }
  return %u : tensor<8xf32>
}
