// func(affine-loop-fusion{fusion-local-buf-threshold=1},cse)
// without a fast memory there is nothing to put there
func @small(%x: f32, %o: memref<8xf32>) {
  %m = memref.alloc() : memref<8xf32, 3>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32, 3>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32, 3>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// wanted
module  {
  func @small(%arg0: f32, %arg1: memref<8xf32>) {
    %0 = memref.alloc() : memref<1xf32, 3>
    affine.for %arg2 = 0 to 8 {
      affine.store %arg0, %0[0] : memref<1xf32, 3>
      %1 = affine.load %0[0] : memref<1xf32, 3>
      affine.store %1, %arg1[%arg2] : memref<8xf32>
    }
    return
  }
}
