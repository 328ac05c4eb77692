// use-bare-ptr-memref-call-conv=true
func private @callee(memref<4x3xf32>, index) -> memref<4xf32>
func @caller(%m: memref<4x3xf32>, %i: index) -> (memref<4x3xf32>, f32) {
  %0 = memref.load %m[%i, %i] : memref<4x3xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  memref.store %0, %1[%i] : memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  return %m, %0 : memref<4x3xf32>, f32
}
func @layout(%m: memref<4x3xf32, affine_map<(d0, d1) -> (d0 * 4 + d1 + 1)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x3xf32, affine_map<(d0, d1) -> (d0 * 4 + d1 + 1)>>
  return %0 : f32
}
