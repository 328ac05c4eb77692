// normalize-memrefs,canonicalize
#tr = affine_map<(d0, d1) -> (d1, d0)>
func @permute() {
  %A = memref.alloc() : memref<64x256xf32, #tr>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 256 {
      %1 = affine.load %A[%i, %j] : memref<64x256xf32, #tr>
      "prevent.dce"(%1) : (f32) -> ()
    }
  }
  memref.dealloc %A : memref<64x256xf32, #tr>
  return
}
// -----
func @shift(%idx: index) {
  %A = memref.alloc() : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  affine.for %i = 0 to 64 {
    %1 = affine.load %A[%i] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
    "prevent.dce"(%1) : (f32) -> ()
    affine.store %1, %A[%i + 3] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  }
  return
}
// -----
#tile = affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>
func @tile(%m: memref<16x8xf32, #tile>) -> f32 {
  %A = memref.alloc() : memref<16x8xf32, #tile>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<16x8xf32, #tile>
      affine.store %0, %A[%i, %j] : memref<16x8xf32, #tile>
    }
  }
  %r = affine.load %A[5, 3] : memref<16x8xf32, #tile>
  return %r : f32
}
func @caller(%m: memref<16x8xf32, #tile>) -> f32 {
  %0 = call @tile(%m) : (memref<16x8xf32, #tile>) -> f32
  return %0 : f32
}
// -----
#tr = affine_map<(d0, d1) -> (d1, d0)>
func @escapes() {
  %A = memref.alloc() : memref<64x256xf32, #tr>
  "use"(%A) : (memref<64x256xf32, #tr>) -> ()
  return
}
func @of_rank_one(%x: index) -> f32 {
  %B = memref.alloc() : memref<64xf32, affine_map<(d0) -> (d0 * 2)>>
  %1 = affine.load %B[%x] : memref<64xf32, affine_map<(d0) -> (d0 * 2)>>
  return %1 : f32
}
// -----
#tr = affine_map<(d0, d1) -> (d1, d0)>
func private @ext(memref<4x8xf32, #tr>)
func @calls_outside() {
  %A = memref.alloc() : memref<4x8xf32, #tr>
  call @ext(%A) : (memref<4x8xf32, #tr>) -> ()
  return
}
func @plain(%m: memref<4x8xf32>, %n: memref<?xf32>, %k: memref<f32>) {
  %0 = affine.load %m[1, 2] : memref<4x8xf32>
  affine.store %0, %k[] : memref<f32>
  return
}
// -----
#shift = affine_map<(d0) -> (d0 * 2 + 1)>
func @loads_of_values(%m: memref<8xindex>, %n: index, %x: f32) {
  %A = memref.alloca() : memref<8xf32, #shift>
  %0 = memref.load %m[%n] : memref<8xindex>
  memref.store %x, %A[%0] : memref<8xf32, #shift>
  return
}
// -----
#tr = affine_map<(d0, d1) -> (d1, d0)>
func @by_address(%m: memref<4x8xf32, #tr>) -> f32 {
  %r = affine.load %m[1, 2] : memref<4x8xf32, #tr>
  return %r : f32
}
func @caller(%m: memref<4x8xf32, #tr>) -> f32 {
  %f = constant @by_address : (memref<4x8xf32, #tr>) -> f32
  %0 = call @by_address(%m) : (memref<4x8xf32, #tr>) -> f32
  %1 = call_indirect %f(%m) : (memref<4x8xf32, #tr>) -> f32
  return %1 : f32
}
