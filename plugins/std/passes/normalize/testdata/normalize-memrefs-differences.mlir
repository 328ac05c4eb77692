// normalize-memrefs,canonicalize
func @some(%n: index) {
  %A = memref.alloc() : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  %B = memref.alloc(%n) : memref<?xf32, affine_map<(d0) -> (d0 + 1)>>
  "use"(%B) : (memref<?xf32, affine_map<(d0) -> (d0 + 1)>>) -> ()
  affine.for %i = 0 to 64 {
    %1 = affine.load %A[%i] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
    affine.store %1, %A[%i] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0 + 1)>
module  {
  func @some(%arg0: index) {
    %0 = memref.alloc() : memref<65xf32>
    %1 = memref.alloc(%arg0) : memref<?xf32, #map>
    "use"(%1) : (memref<?xf32, #map>) -> ()
    affine.for %arg1 = 0 to 64 {
      %2 = affine.load %0[%arg1 + 1] : memref<65xf32>
      affine.store %2, %0[%arg1 + 1] : memref<65xf32>
    }
    return
  }
}
// -----
#tr = affine_map<(d0, d1) -> (d1, d0)>
func @loads(%n: index, %k: index) -> f32 {
  %A = memref.alloc() : memref<4x8xf32, #tr>
  %0 = memref.load %A[%n, %k] : memref<4x8xf32, #tr>
  memref.store %0, %A[%k, %n] : memref<4x8xf32, #tr>
  return %0 : f32
}
// wanted
module  {
  func @loads(%arg0: index, %arg1: index) -> f32 {
    %0 = memref.alloc() : memref<8x4xf32>
    %1 = memref.load %0[%arg1, %arg0] : memref<8x4xf32>
    memref.store %1, %0[%arg0, %arg1] : memref<8x4xf32>
    return %1 : f32
  }
}
// -----
#tr = affine_map<(d0, d1) -> (d1, d0)>
func @recursive(%m: memref<4x8xf32, #tr>) -> memref<4x8xf32, #tr> {
  %r = call @recursive(%m) : (memref<4x8xf32, #tr>) -> memref<4x8xf32, #tr>
  return %r : memref<4x8xf32, #tr>
}
// wanted
module  {
  func @recursive(%arg0: memref<8x4xf32>) -> memref<8x4xf32> {
    %0 = call @recursive(%arg0) : (memref<8x4xf32>) -> memref<8x4xf32>
    return %0 : memref<8x4xf32>
  }
}
// -----
#off = affine_map<(d0)[s0] -> (d0 + s0)>
func @symbols(%x: index, %o: index) -> f32 {
  %A = memref.alloc()[%o] : memref<64xf32, #off>
  %0 = affine.load %A[%x] : memref<64xf32, #off>
  return %0 : f32
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module  {
  func @symbols(%arg0: index, %arg1: index) -> f32 {
    %0 = memref.alloc()[%arg1] : memref<64xf32, #map>
    %1 = affine.load %0[symbol(%arg0)] : memref<64xf32, #map>
    return %1 : f32
  }
}
// -----
#tr = affine_map<(d0, d1) -> (d1, d0)>
func @vectors(%x: index) -> vector<4xf32> {
  %A = memref.alloc() : memref<4x8xf32, #tr>
  %0 = affine.vector_load %A[%x, 4] : memref<4x8xf32, #tr>, vector<4xf32>
  return %0 : vector<4xf32>
}
// wanted
#map = affine_map<(d0, d1) -> (d1, d0)>
module  {
  func @vectors(%arg0: index) -> vector<4xf32> {
    %0 = memref.alloc() : memref<4x8xf32, #map>
    %1 = affine.vector_load %0[symbol(%arg0), 4] : memref<4x8xf32, #map>, vector<4xf32>
    return %1 : vector<4xf32>
  }
}
// -----
#back = affine_map<(d0) -> (-d0 + 7)>
#before = affine_map<(d0) -> (d0 - 1)>
func @ranges(%x: index) -> (f32, f32) {
  %A = memref.alloc() : memref<8xf32, #back>
  %B = memref.alloc() : memref<8xf32, #before>
  %0 = affine.load %A[%x] : memref<8xf32, #back>
  %1 = affine.load %B[%x] : memref<8xf32, #before>
  return %0, %1 : f32, f32
}
// wanted
#map = affine_map<(d0) -> (d0 - 1)>
module  {
  func @ranges(%arg0: index) -> (f32, f32) {
    %0 = memref.alloc() : memref<8xf32>
    %1 = memref.alloc() : memref<8xf32, #map>
    %2 = affine.load %0[-symbol(%arg0) + 7] : memref<8xf32>
    %3 = affine.load %1[symbol(%arg0)] : memref<8xf32, #map>
    return %2, %3 : f32, f32
  }
}
// -----
#tr = affine_map<(d0, d1) -> (d1, d0)>
func @named(%m: memref<4x8xf32, #tr>) -> f32 {
  %r = affine.load %m[1, 2] : memref<4x8xf32, #tr>
  return %r : f32
}
func @caller(%m: memref<4x8xf32, #tr>) -> f32 {
  %0 = call @named(%m) : (memref<4x8xf32, #tr>) -> f32
  return %0 : f32
}
"test.refers"() {callback = @named, unknown = @nothing} : () -> ()
// wanted
#map = affine_map<(d0, d1) -> (d1, d0)>
module  {
  func @named(%arg0: memref<4x8xf32, #map>) -> f32 {
    %0 = affine.load %arg0[1, 2] : memref<4x8xf32, #map>
    return %0 : f32
  }
  func @caller(%arg0: memref<4x8xf32, #map>) -> f32 {
    %0 = call @named(%arg0) : (memref<4x8xf32, #map>) -> f32
    return %0 : f32
  }
  "test.refers"() {callback = @named, unknown = @nothing} : () -> ()
}
// -----
#tr = affine_map<(d0, d1) -> (d1, d0)>
module @inner {
  func @named(%m: memref<4x8xf32, #tr>) -> f32 {
    %r = affine.load %m[1, 2] : memref<4x8xf32, #tr>
    return %r : f32
  }
}
"test.refers"() {callback = @inner::@named} : () -> ()
// wanted
#map = affine_map<(d0, d1) -> (d1, d0)>
module  {
  module @inner  {
    func @named(%arg0: memref<4x8xf32, #map>) -> f32 {
      %0 = affine.load %arg0[1, 2] : memref<4x8xf32, #map>
      return %0 : f32
    }
  }
  "test.refers"() {callback = @inner::@named} : () -> ()
}
