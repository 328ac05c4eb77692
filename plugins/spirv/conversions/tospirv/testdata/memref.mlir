// convert-std-to-spirv
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4x8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i] : memref<4x8xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<?xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<?xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<?x4xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<?x4xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i] : memref<?x4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4x?xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer>, %arg1: i32) "None" {
    %0 = unrealized_conversion_cast %arg1 : i32 to index
    %1 = unrealized_conversion_cast %arg0 : !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer> to memref<4x?xf32>
    %2 = memref.load %1[%0, %0] : memref<4x?xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4x?xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i] : memref<4x?xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer>, %arg1: i32, %arg2: f32) "None" {
    %0 = unrealized_conversion_cast %arg1 : i32 to index
    %1 = unrealized_conversion_cast %arg0 : !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer> to memref<4x?xf32>
    memref.store %arg2, %1[%0, %0] : memref<4x?xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi8>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi8>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi8>, %i: index, %v: i8) {
  memref.store %v, %m[%i] : memref<16xi8>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi16>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi16>, %i: index, %v: i16) {
  memref.store %v, %m[%i] : memref<16xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi1>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi1>, %i: index, %v: i1) {
  memref.store %v, %m[%i] : memref<16xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi32>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<16xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi64>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<16xi64>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<16xi64>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xi64>, %i: index, %v: i64) {
  memref.store %v, %m[%i] : memref<16xi64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<16xi64>, %arg1: index, %arg2: i64) {
    memref.store %arg2, %arg0[%arg1] : memref<16xi64>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xf16>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xf16>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<16xf16>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<16xf16>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xf16>, %i: index, %v: f16) {
  memref.store %v, %m[%i] : memref<16xf16>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<16xf16>, %arg1: index, %arg2: f16) {
    memref.store %arg2, %arg0[%arg1] : memref<16xf16>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xf64>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<16xf64>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<16xf64>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xf64>, %i: index, %v: f64) {
  memref.store %v, %m[%i] : memref<16xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<16xf64>, %arg1: index, %arg2: f64) {
    memref.store %arg2, %arg0[%arg1] : memref<16xf64>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xindex>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<16xindex>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<16xindex>, %i: index, %v: index) {
  memref.store %v, %m[%i, %i] : memref<16xindex>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<f32>, %i: index) {
  %0 = memref.load %m[] : memref<f32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<f32>, %i: index, %v: f32) {
  memref.store %v, %m[] : memref<f32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<3xi32, 3>, %i: index) {
  %0 = memref.load %m[%i] : memref<3xi32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<3xi32, 3>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<3xi32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<8xi8, 3>, %i: index) {
  %0 = memref.load %m[%i] : memref<8xi8, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<8xi8, 3>, %i: index, %v: i8) {
  memref.store %v, %m[%i] : memref<8xi8, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xvector<4xf32>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xvector<4xf32>>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xvector<4xf32>>, %i: index, %v: vector<4xf32>) {
  memref.store %v, %m[%i] : memref<4xvector<4xf32>>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 4>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 4>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 4>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 4>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 5>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 5>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 5>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 5>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 6>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 6>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 6>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 6>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 7>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 7>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 7>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 7>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 2>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 2>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xf32, 2>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xf32, 2>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 2>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 2>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xf32, 2>, %arg1: index, %arg2: f32) {
    memref.store %arg2, %arg0[%arg1] : memref<4xf32, 2>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 30>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 30>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xf32, 30>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xf32, 30>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, 30>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 30>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xf32, 30>, %arg1: index, %arg2: f32) {
    memref.store %arg2, %arg0[%arg1] : memref<4xf32, 30>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2 + 3)>>) {
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<2x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 2)>>) {
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xf32, #map>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xf32, #map>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xf32, #map>, %arg1: index, %arg2: f32) {
    memref.store %arg2, %arg0[%arg1] : memref<4xf32, #map>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xi8, 4>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi8, 4>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xi8, 4>, %i: index, %v: i8) {
  memref.store %v, %m[%i] : memref<4xi8, 4>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.array<4 x i32, stride=4> [0])>, Uniform>, %arg1: i32, %arg2: i32) "None" {
    %0 = unrealized_conversion_cast %arg2 : i32 to i8
    %1 = unrealized_conversion_cast %arg1 : i32 to index
    %2 = unrealized_conversion_cast %arg0 : !spv.ptr<!spv.struct<(!spv.array<4 x i32, stride=4> [0])>, Uniform> to memref<4xi8, 4>
    memref.store %0, %2[%1] : memref<4xi8, 4>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<*xf32>) {
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<*xf32>) {
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<0xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<0xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<0xf32>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<0xf32>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<0xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<0xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<0xf32>, %arg1: index, %arg2: f32) {
    memref.store %arg2, %arg0[%arg1] : memref<0xf32>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xi4>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi4>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xi4>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xi4>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xi4>, %i: index, %v: i4) {
  memref.store %v, %m[%i] : memref<4xi4>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xi4>, %arg1: index, %arg2: i4) {
    memref.store %arg2, %arg0[%arg1] : memref<4xi4>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xvector<2xi16>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xvector<2xi16>>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xvector<2xi16>>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xvector<2xi16>>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xvector<2xi16>>, %i: index, %v: vector<2xi16>) {
  memref.store %v, %m[%i] : memref<4xvector<2xi16>>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xvector<2xi16>>, %arg1: index, %arg2: vector<2xi16>) {
    memref.store %arg2, %arg0[%arg1] : memref<4xvector<2xi16>>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xvector<2xf64>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xvector<2xf64>>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xvector<2xf64>>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xvector<2xf64>>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<4xvector<2xf64>>, %i: index, %v: vector<2xf64>) {
  memref.store %v, %m[%i] : memref<4xvector<2xf64>>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: memref<4xvector<2xf64>>, %arg1: index, %arg2: vector<2xf64>) {
    memref.store %arg2, %arg0[%arg1] : memref<4xvector<2xf64>>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4x5xf32, 3>
  memref.dealloc %0 : memref<4x5xf32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4x5xf32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4xi8, 3>
  memref.dealloc %0 : memref<4xi8, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4xi8, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4xf32, 6>
  memref.dealloc %0 : memref<4xf32, 6>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4xf32, 6>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f() "None" {
    %0 = spv.Variable : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Function>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4xvector<4xf32>, 3>
  memref.dealloc %0 : memref<4xvector<4xf32>, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4xvector<4xf32>, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, 3>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %0 = unrealized_conversion_cast %arg0 : i32 to index
    %1 = memref.alloc(%0) : memref<?xf32, 3>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%v: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32, 3>
  %1 = memref.alloc() : memref<8xf32, 3>
  memref.store %v, %0[%i] : memref<4xf32, 3>
  memref.store %v, %1[%i] : memref<8xf32, 3>
  return
}
func @g() {
  %0 = memref.alloc() : memref<4xf32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4x8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i] : memref<4x8xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<?xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<?xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<?x4xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<?x4xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i] : memref<?x4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4x?xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer>, %arg1: i32) "None" {
    %0 = unrealized_conversion_cast %arg1 : i32 to index
    %1 = unrealized_conversion_cast %arg0 : !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer> to memref<4x?xf32>
    %2 = memref.load %1[%0, %0] : memref<4x?xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4x?xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i] : memref<4x?xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer>, %arg1: i32, %arg2: f32) "None" {
    %0 = unrealized_conversion_cast %arg1 : i32 to index
    %1 = unrealized_conversion_cast %arg0 : !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer> to memref<4x?xf32>
    memref.store %arg2, %1[%0, %0] : memref<4x?xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi8>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi8>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi8>, %i: index, %v: i8) {
  memref.store %v, %m[%i] : memref<16xi8>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi16>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi16>, %i: index, %v: i16) {
  memref.store %v, %m[%i] : memref<16xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi1>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi1>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.array<16 x i8, stride=1> [0])>, StorageBuffer>, %arg1: i32) "None" {
    %cst0_i32 = spv.Constant 0 : i32
    %cst0_i32_0 = spv.Constant 0 : i32
    %cst1_i32 = spv.Constant 1 : i32
    %0 = spv.IMul %cst1_i32, %arg1 : i32
    %1 = spv.IAdd %cst0_i32_0, %0 : i32
    %2 = spv.AccessChain %arg0[%cst0_i32, %1] : !spv.ptr<!spv.struct<(!spv.array<16 x i8, stride=1> [0])>, StorageBuffer>, i32, i32
    %3 = spv.Load "StorageBuffer" %2 : i8
    %cst1_i8 = spv.Constant 1 : i8
    %4 = spv.IEqual %3, %cst1_i8 : i8
    %false = spv.Constant false
    %true = spv.Constant true
    %5 = spv.Select %4, %true, %false : i1, i1
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi1>, %i: index, %v: i1) {
  memref.store %v, %m[%i] : memref<16xi1>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.array<16 x i8, stride=1> [0])>, StorageBuffer>, %arg1: i32, %arg2: i1) "None" {
    %cst0_i32 = spv.Constant 0 : i32
    %cst0_i32_0 = spv.Constant 0 : i32
    %cst1_i32 = spv.Constant 1 : i32
    %0 = spv.IMul %cst1_i32, %arg1 : i32
    %1 = spv.IAdd %cst0_i32_0, %0 : i32
    %cst0_i8 = spv.Constant 0 : i8
    %cst1_i8 = spv.Constant 1 : i8
    %2 = spv.Select %arg2, %cst1_i8, %cst0_i8 : i1, i8
    %3 = spv.AccessChain %arg0[%cst0_i32, %1] : !spv.ptr<!spv.struct<(!spv.array<16 x i8, stride=1> [0])>, StorageBuffer>, i32, i32
    spv.Store "StorageBuffer" %3, %2 : i8
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi32>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<16xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi64>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xi64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xi64>, %i: index, %v: i64) {
  memref.store %v, %m[%i] : memref<16xi64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xf16>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xf16>, %i: index, %v: f16) {
  memref.store %v, %m[%i] : memref<16xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xf64>, %i: index) {
  %0 = memref.load %m[%i] : memref<16xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xf64>, %i: index, %v: f64) {
  memref.store %v, %m[%i] : memref<16xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xindex>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<16xindex>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<16xindex>, %i: index, %v: index) {
  memref.store %v, %m[%i, %i] : memref<16xindex>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<f32>, %i: index) {
  %0 = memref.load %m[] : memref<f32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<f32>, %i: index, %v: f32) {
  memref.store %v, %m[] : memref<f32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<3xi32, 3>, %i: index) {
  %0 = memref.load %m[%i] : memref<3xi32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<3xi32, 3>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<3xi32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<8xi8, 3>, %i: index) {
  %0 = memref.load %m[%i] : memref<8xi8, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<8xi8, 3>, %i: index, %v: i8) {
  memref.store %v, %m[%i] : memref<8xi8, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xvector<4xf32>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xvector<4xf32>>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xvector<4xf32>>, %i: index, %v: vector<4xf32>) {
  memref.store %v, %m[%i] : memref<4xvector<4xf32>>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 4>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 4>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 4>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 4>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 5>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 5>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 5>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 5>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 6>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 6>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 6>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 6>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 7>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 7>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 7>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 7>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 2>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 2>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<4xf32, 2>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xf32, 2>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 2>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 2>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<4xf32, 2>, %arg1: index, %arg2: f32) {
    memref.store %arg2, %arg0[%arg1] : memref<4xf32, 2>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 30>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 30>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<4xf32, 30>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xf32, 30>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, 30>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, 30>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<4xf32, 30>, %arg1: index, %arg2: f32) {
    memref.store %arg2, %arg0[%arg1] : memref<4xf32, 30>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2 + 3)>>) {
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<2x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 2)>>) {
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<4xf32, #map>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xf32, #map>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<4xf32, #map>, %arg1: index, %arg2: f32) {
    memref.store %arg2, %arg0[%arg1] : memref<4xf32, #map>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xi8, 4>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi8, 4>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.array<4 x i32, stride=4> [0])>, Uniform>, %arg1: i32) "None" {
    %cst0_i32 = spv.Constant 0 : i32
    %cst0_i32_0 = spv.Constant 0 : i32
    %cst1_i32 = spv.Constant 1 : i32
    %0 = spv.IMul %cst1_i32, %arg1 : i32
    %1 = spv.IAdd %cst0_i32_0, %0 : i32
    %cst4_i32 = spv.Constant 4 : i32
    %2 = spv.SDiv %1, %cst4_i32 : i32
    %3 = spv.AccessChain %arg0[%cst0_i32, %2] : !spv.ptr<!spv.struct<(!spv.array<4 x i32, stride=4> [0])>, Uniform>, i32, i32
    %4 = spv.Load "Uniform" %3 : i32
    %cst4_i32_1 = spv.Constant 4 : i32
    %cst8_i32 = spv.Constant 8 : i32
    %5 = spv.UMod %1, %cst4_i32_1 : i32
    %6 = spv.IMul %5, %cst8_i32 : i32
    %7 = spv.ShiftRightArithmetic %4, %6 : i32, i32
    %cst255_i32 = spv.Constant 255 : i32
    %8 = spv.BitwiseAnd %7, %cst255_i32 : i32
    %cst24_i32 = spv.Constant 24 : i32
    %9 = spv.ShiftLeftLogical %8, %cst24_i32 : i32, i32
    %10 = spv.ShiftRightArithmetic %9, %cst24_i32 : i32, i32
    %11 = spv.SConvert %10 : i32 to i8
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xi8, 4>, %i: index, %v: i8) {
  memref.store %v, %m[%i] : memref<4xi8, 4>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.array<4 x i32, stride=4> [0])>, Uniform>, %arg1: i32, %arg2: i8) "None" {
    %0 = unrealized_conversion_cast %arg1 : i32 to index
    %1 = unrealized_conversion_cast %arg0 : !spv.ptr<!spv.struct<(!spv.array<4 x i32, stride=4> [0])>, Uniform> to memref<4xi8, 4>
    memref.store %arg2, %1[%0] : memref<4xi8, 4>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<*xf32>) {
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<*xf32>) {
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<0xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<0xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<0xf32>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<0xf32>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<0xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<0xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<0xf32>, %arg1: index, %arg2: f32) {
    memref.store %arg2, %arg0[%arg1] : memref<0xf32>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xi4>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi4>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<4xi4>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xi4>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xi4>, %i: index, %v: i4) {
  memref.store %v, %m[%i] : memref<4xi4>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: memref<4xi4>, %arg1: index, %arg2: i4) {
    memref.store %arg2, %arg0[%arg1] : memref<4xi4>
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xvector<2xi16>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xvector<2xi16>>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xvector<2xi16>>, %i: index, %v: vector<2xi16>) {
  memref.store %v, %m[%i] : memref<4xvector<2xi16>>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xvector<2xf64>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xvector<2xf64>>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%m: memref<4xvector<2xf64>>, %i: index, %v: vector<2xf64>) {
  memref.store %v, %m[%i] : memref<4xvector<2xf64>>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4x5xf32, 3>
  memref.dealloc %0 : memref<4x5xf32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4x5xf32, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4xi8, 3>
  memref.dealloc %0 : memref<4xi8, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4xi8, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4xf32, 6>
  memref.dealloc %0 : memref<4xf32, 6>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4xf32, 6>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f() "None" {
    %0 = spv.Variable : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Function>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloc() : memref<4xvector<4xf32>, 3>
  memref.dealloc %0 : memref<4xvector<4xf32>, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = memref.alloca() : memref<4xvector<4xf32>, 3>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, 3>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %0 = unrealized_conversion_cast %arg0 : i32 to index
    %1 = memref.alloc(%0) : memref<?xf32, 3>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%v: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32, 3>
  %1 = memref.alloc() : memref<8xf32, 3>
  memref.store %v, %0[%i] : memref<4xf32, 3>
  memref.store %v, %1[%i] : memref<8xf32, 3>
  return
}
func @g() {
  %0 = memref.alloc() : memref<4xf32, 3>
  return
}
}
