// canonicalize
func @subview_const(%m: memref<16x16xf32>, %n: index) -> memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>> {
  %c4 = constant 4 : index
  %c1 = constant 1 : index
  %0 = memref.subview %m[%c4, %n] [%c4, %c4] [%c1, %c1] : memref<16x16xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
  return %0 : memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
}
// -----
func @subview_all_const(%m: memref<16x16xf32>) -> f32 {
  %c4 = constant 4 : index
  %c1 = constant 1 : index
  %0 = memref.subview %m[%c4, %c4] [%c4, %c4] [%c1, %c1] : memref<16x16xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
  %1 = memref.load %0[%c1, %c1] : memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
  return %1 : f32
}
// -----
func @subview_whole(%m: memref<16x16xf32>) -> memref<16x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>> {
  %0 = memref.subview %m[0, 0] [16, 16] [1, 1] : memref<16x16xf32> to memref<16x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>
  return %0 : memref<16x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>
}
// -----
func @subview_whole_same(%m: memref<16x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>) -> memref<16x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>> {
  %0 = memref.subview %m[0, 0] [16, 16] [1, 1] : memref<16x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>> to memref<16x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>
  return %0 : memref<16x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>
}
// -----
#s = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
func @subview_of_cast(%m: memref<16x16xf32>, %n: index) -> memref<4x4xf32, #s> {
  %c = memref.cast %m : memref<16x16xf32> to memref<?x16xf32>
  %0 = memref.subview %c[%n, 0] [4, 4] [%n, 1] : memref<?x16xf32> to memref<4x4xf32, #s>
  return %0 : memref<4x4xf32, #s>
}
// -----
#t = affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>
func @subview_rank_reduced(%m: memref<16x16xf32>, %n: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
  %c4 = constant 4 : index
  %0 = memref.subview %m[%n, 0] [1, %c4] [1, 1] : memref<16x16xf32> to memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}
// -----
func @view_const(%m: memref<2048xi8>, %n: index) -> memref<?x?xf32> {
  %c4 = constant 4 : index
  %c0 = constant 0 : index
  %0 = memref.view %m[%c0][%c4, %n] : memref<2048xi8> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
// -----
func @view_of_cast(%m: memref<2048xi8>, %n: index) -> memref<?x4xf32> {
  %c = memref.cast %m : memref<2048xi8> to memref<?xi8>
  %0 = memref.view %c[%n][%n] : memref<?xi8> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
// -----
func @view_of_alloc(%n: index) -> f32 {
  %c4 = constant 4 : index
  %c0 = constant 0 : index
  %c2048 = constant 2048 : index
  %m = memref.alloc(%c2048) : memref<?xi8>
  %0 = memref.view %m[%c0][%c4, %c4] : memref<?xi8> to memref<?x?xf32>
  %1 = memref.load %0[%n, %n] : memref<?x?xf32>
  memref.dealloc %m : memref<?xi8>
  return %1 : f32
}
// -----
func @dim_of_view(%m: memref<2048xi8>, %n: index, %k: index) -> (index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %0 = memref.view %m[%c0][%n, %k] : memref<2048xi8> to memref<?x4x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x4x?xf32>
  %2 = memref.dim %0, %c1 : memref<?x4x?xf32>
  %3 = memref.dim %0, %c2 : memref<?x4x?xf32>
  return %1, %2, %3 : index, index, index
}
// -----
#s = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>
func @dim_of_subview(%m: memref<?x?xf32>, %n: index, %k: index) -> (index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = memref.subview %m[%n, %n] [%k, %n] [%n, %n] : memref<?x?xf32> to memref<?x?xf32, #s>
  %1 = memref.dim %0, %c0 : memref<?x?xf32, #s>
  %2 = memref.dim %0, %c1 : memref<?x?xf32, #s>
  return %1, %2 : index, index
}
// -----
func @dim_of_rank_reduced(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = constant 0 : index
  %0 = memref.subview %m[%n, %n] [1, %k] [1, 1] : memref<?x?xf32> to memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %1 = memref.dim %0, %c0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %1 : index
}
// -----
func @dim_of_reshape(%m: memref<*xf32>, %s: memref<?xindex>, %t: memref<2xi32>) -> (index, index) {
  %c1 = constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.dim %0, %c1 : memref<*xf32>
  %2 = memref.reshape %m(%t) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
  %3 = memref.dim %2, %c1 : memref<?x?xf32>
  return %1, %3 : index, index
}
// -----
func @dim_of_reinterpret(%m: memref<?xf32>, %n: index) -> (index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  %1 = memref.dim %0, %c0 : memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  %2 = memref.dim %0, %c1 : memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  return %1, %2 : index, index
}
// -----
func @expand_collapse(%m: memref<12xf32>) -> memref<12xf32> {
  %0 = memref.expand_shape %m [[0, 1]] : memref<12xf32> into memref<3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  return %1 : memref<12xf32>
}
// -----
func @collapse_expand(%m: memref<3x4xf32>) -> memref<3x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1]] : memref<12xf32> into memref<3x4xf32>
  return %1 : memref<3x4xf32>
}
// -----
func @collapse_collapse(%m: memref<2x3x4x5xf32>) -> memref<24x5xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<6x4x5xf32> into memref<24x5xf32>
  return %1 : memref<24x5xf32>
}
// -----
func @expand_expand(%m: memref<24x5xf32>) -> memref<2x3x4x5xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] : memref<24x5xf32> into memref<6x4x5xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2], [3]] : memref<6x4x5xf32> into memref<2x3x4x5xf32>
  return %1 : memref<2x3x4x5xf32>
}
// -----
func @collapse_of_cast(%m: memref<3x4xf32>) -> memref<?xf32> {
  %c = memref.cast %m : memref<3x4xf32> to memref<?x4xf32>
  %0 = memref.collapse_shape %c [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}
// wanted
module  {
  func @collapse_of_cast(%arg0: memref<3x4xf32>) -> memref<?xf32> {
    %0 = memref.cast %arg0 : memref<3x4xf32> to memref<?x4xf32>
    %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
    return %1 : memref<?xf32>
  }
}

// -----
func @mixed_reshape(%m: memref<6x4xf32>) -> memref<2x12xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] : memref<24xf32> into memref<2x12xf32>
  return %1 : memref<2x12xf32>
}
// -----
func @mixed_expand(%m: memref<2x6x4xf32>) -> memref<2x3x2x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x6x4xf32> into memref<12x4xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3]] : memref<12x4xf32> into memref<2x3x2x4xf32>
  return %1 : memref<2x3x2x4xf32>
}
// -----
func @mixed_collapse(%m: memref<12x4xf32>) -> memref<6x8xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] : memref<12x4xf32> into memref<6x2x4x1xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2, 3]] : memref<6x2x4x1xf32> into memref<6x8xf32>
  return %1 : memref<6x8xf32>
}
// -----
func @transpose_of_cast(%m: memref<3x4xf32>) -> memref<4x?xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>> {
  %c = memref.cast %m : memref<3x4xf32> to memref<?x4xf32>
  %0 = memref.transpose %c (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  return %0 : memref<4x?xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
}
// wanted
#map = affine_map<(d0, d1) -> (d1 * 4 + d0)>
module  {
  func @transpose_of_cast(%arg0: memref<3x4xf32>) -> memref<4x?xf32, #map> {
    %0 = memref.cast %arg0 : memref<3x4xf32> to memref<?x4xf32>
    %1 = memref.transpose %0 (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, #map>
    return %1 : memref<4x?xf32, #map>
  }
}

// -----
func @clone_unused(%m: memref<3x4xf32>) {
  %0 = memref.clone %m : memref<3x4xf32> to memref<3x4xf32>
  memref.dealloc %0 : memref<3x4xf32>
  return
}
// -----
func @clone_moved(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %0 = memref.clone %m : memref<?xf32> to memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func @clone_used(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}
// -----
func @clone_both(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %1 : f32
}
// -----
func @clone_of_cast(%m: memref<4xf32>) -> memref<*xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = memref.clone %c : memref<?xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
// -----
func @reinterpret_of_cast(%m: memref<4xf32>, %n: index) -> memref<2x2xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c2 = constant 2 : index
  %0 = memref.reinterpret_cast %c to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<?xf32> to memref<2x2xf32>
  return %0 : memref<2x2xf32>
}
// -----
func @copy_of_cast(%m: memref<4xf32>, %k: memref<4xf32>) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %d = memref.cast %k : memref<4xf32> to memref<?xf32>
  memref.copy %c, %d : memref<?xf32> to memref<?xf32>
  return
}
// -----
func @buffer_cast_of_cast(%t: tensor<4x?xf32>) -> memref<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = memref.buffer_cast %0 : memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
// -----
func @buffer_cast_of_load(%m: memref<4xf32, 1>, %k: memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>) -> (memref<4xf32>, memref<?xf32>) {
  %0 = memref.tensor_load %m : memref<4xf32, 1>
  %1 = memref.buffer_cast %0 : memref<4xf32>
  %2 = memref.tensor_load %k : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = memref.buffer_cast %2 : memref<?xf32>
  return %1, %3 : memref<4xf32>, memref<?xf32>
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module  {
  func @buffer_cast_of_load(%arg0: memref<4xf32, 1>, %arg1: memref<?xf32, #map>) -> (memref<4xf32>, memref<?xf32>) {
    %0 = memref.tensor_load %arg0 : memref<4xf32, 1>
    %1 = memref.buffer_cast %0 : memref<4xf32>
    %2 = memref.tensor_load %arg1 : memref<?xf32, #map>
    %3 = memref.buffer_cast %2 : memref<?xf32>
    return %1, %3 : memref<4xf32>, memref<?xf32>
  }
}

// -----
func @load_of_buffer_cast(%t: tensor<4x?xf32>, %i: index) -> (f32, index) {
  %c1 = constant 1 : index
  %1 = memref.buffer_cast %t : memref<4x?xf32>
  %2 = memref.load %1[%i, %i] : memref<4x?xf32>
  %3 = memref.dim %1, %c1 : memref<4x?xf32>
  return %2, %3 : f32, index
}
// -----
func @dim_of_tensor_load(%m: memref<4x?xf32>) -> index {
  %c1 = constant 1 : index
  %0 = memref.tensor_load %m : memref<4x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<4x?xf32>
  return %1 : index
}
// -----
func @store_of_cast(%t: tensor<4xf32>, %m: memref<4xf32>) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  memref.tensor_store %u, %c : memref<?xf32>
  %l = memref.tensor_load %c : memref<?xf32>
  memref.tensor_store %l, %c : memref<?xf32>
  return
}
// -----
func @users_of_cast(%m: memref<4xf32>, %i: index) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.prefetch %c[%i], write, locality<2>, data : memref<?xf32>
  memref.assume_alignment %c, 16 : memref<?xf32>
  %r = memref.expand_shape %c [[0, 1]] : memref<?xf32> into memref<?x2xf32>
  "test.use"(%r) : (memref<?x2xf32>) -> ()
  return
}
// wanted
module  {
  func @users_of_cast(%arg0: memref<4xf32>, %arg1: index) {
    %0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    memref.prefetch %0[%arg1], write, locality<2>, data : memref<?xf32>
    memref.assume_alignment %0, 16 : memref<?xf32>
    %1 = memref.expand_shape %0 [[0, 1]] : memref<?xf32> into memref<?x2xf32>
    "test.use"(%1) : (memref<?x2xf32>) -> ()
    return
  }
}

// -----
func @dealloc_alloc(%n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  %c = memref.cast %m : memref<?xf32> to memref<*xf32>
  memref.dealloc %c : memref<*xf32>
  return
}
// -----
func @subview_of_forgetful_cast(%m: memref<16x16xf32>, %n: index) -> memref<?x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>> {
  %c = memref.cast %m : memref<16x16xf32> to memref<?x?xf32>
  %0 = memref.subview %c[%n, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  return %0 : memref<?x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
}
// -----
func @subview_of_telling_cast(%m: memref<?x?xf32>, %n: index) -> memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>> {
  %c = memref.cast %m : memref<?x?xf32> to memref<16x16xf32>
  %0 = memref.subview %c[%n, 0] [%n, 4] [1, 1] : memref<16x16xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  return %0 : memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
}
// -----
func @subview_one_dimension(%m: memref<16xf32>) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
  %c0 = constant 0 : index
  %c8 = constant 8 : index
  %0 = memref.subview %m[%c0] [%c8] [1] : memref<16xf32> to memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}
// -----
func @subview_scalar(%m: memref<16xf32, 3>, %n: index) -> memref<f32, affine_map<()[s0] -> (s0)>, 3> {
  %c7 = constant 7 : index
  %0 = memref.subview %m[%c7] [1] [1] : memref<16xf32, 3> to memref<f32, affine_map<()[s0] -> (s0)>, 3>
  return %0 : memref<f32, affine_map<()[s0] -> (s0)>, 3>
}
// -----
func @subview_strange_numbers(%m: memref<16x16xf32>, %n: index) -> memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>> {
  %cm = constant -3 : index
  %c0 = constant 0 : index
  %0 = memref.subview %m[%cm, 0] [%cm, %c0] [%c0, %cm] : memref<16x16xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
  return %0 : memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
}
// wanted
#map = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>
module  {
  func @subview_strange_numbers(%arg0: memref<16x16xf32>, %arg1: index) -> memref<?x?xf32, #map> {
    %c0 = constant 0 : index
    %c-3 = constant -3 : index
    %0 = memref.subview %arg0[%c-3, 0] [%c-3, 0] [%c0, %c-3] : memref<16x16xf32> to memref<?x0xf32, #map>
    %1 = memref.cast %0 : memref<?x0xf32, #map> to memref<?x?xf32, #map>
    return %1 : memref<?x?xf32, #map>
  }
}

// -----
func @regroup_ones(%m: memref<6x1x4xf32>, %k: memref<1x6x4xf32>, %l: memref<6x4x1x1xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<6x1x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3]] : memref<24xf32> into memref<6x1x2x2xf32>
  %2 = memref.collapse_shape %k [[0, 1, 2]] : memref<1x6x4xf32> into memref<24xf32>
  %3 = memref.expand_shape %2 [[0, 1, 2, 3]] : memref<24xf32> into memref<1x2x3x4xf32>
  %4 = memref.collapse_shape %l [[0, 1, 2, 3]] : memref<6x4x1x1xf32> into memref<24xf32>
  %5 = memref.expand_shape %4 [[0, 1]] : memref<24xf32> into memref<24x1xf32>
  "test.use"(%1, %3, %5) : (memref<6x1x2x2xf32>, memref<1x2x3x4xf32>, memref<24x1xf32>) -> ()
  return
}
// -----
func @expand_then_collapse(%m: memref<24x5xf32>) -> memref<4x30xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3]] : memref<24x5xf32> into memref<4x3x2x5xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2, 3]] : memref<4x3x2x5xf32> into memref<4x30xf32>
  return %1 : memref<4x30xf32>
}
// -----
func @expand_then_collapse_less(%m: memref<24x5xf32>) -> memref<4x6x5xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3]] : memref<24x5xf32> into memref<4x3x2x5xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2], [3]] : memref<4x3x2x5xf32> into memref<4x6x5xf32>
  return %1 : memref<4x6x5xf32>
}
// -----
func @clone_in_block(%m: memref<4xf32>, %c: i1, %i: index) -> f32 {
  %0 = memref.clone %m : memref<4xf32> to memref<4xf32>
  cond_br %c, ^a, ^b
^a:
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
^b:
  %2 = memref.load %0[%i] : memref<4xf32>
  return %2 : f32
}
// -----
func private @f(memref<4xf32>)
func @clone_with_calls(%m: memref<4xf32>, %i: index) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %0 = memref.clone %m : memref<4xf32> to memref<4xf32>
  call @f(%0) : (memref<4xf32>) -> ()
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.clone %m : memref<4xf32> to memref<4xf32>
  call @f(%m) : (memref<4xf32>) -> ()
  call @f(%1) : (memref<4xf32>) -> ()
  memref.dealloc %1 : memref<4xf32>
  %2 = memref.clone %a : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %2 : memref<4xf32>
}
// wanted
module  {
  func private @f(memref<4xf32>)
  func @clone_with_calls(%arg0: memref<4xf32>, %arg1: index) -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    call @f(%arg0) : (memref<4xf32>) -> ()
    %1 = memref.clone %arg0 : memref<4xf32> to memref<4xf32>
    call @f(%arg0) : (memref<4xf32>) -> ()
    call @f(%1) : (memref<4xf32>) -> ()
    memref.dealloc %1 : memref<4xf32>
    return %0 : memref<4xf32>
  }
}

// -----
func @clone_cast(%m: memref<4xf32>, %i: index) -> memref<*xf32> {
  %a = memref.alloc() : memref<4xf32>
  %2 = memref.clone %a : memref<4xf32> to memref<*xf32>
  memref.dealloc %a : memref<4xf32>
  return %2 : memref<*xf32>
}
// -----
func @size_that_becomes_one(%m: memref<16x16xf32>, %n: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
  %c4 = constant 1 : index
  %0 = memref.subview %m[%n, 0] [1, %c4] [1, 1] : memref<16x16xf32> to memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module  {
  func @size_that_becomes_one(%arg0: memref<16x16xf32>, %arg1: index) -> memref<?xf32, #map> {
    %c1 = constant 1 : index
    %0 = memref.subview %arg0[%arg1, 0] [1, %c1] [1, 1] : memref<16x16xf32> to memref<?xf32, #map>
    return %0 : memref<?xf32, #map>
  }
}

