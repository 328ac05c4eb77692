#m = affine_map<(i,j)->(i,j)>
func @g(%a: tensor<4x?xf32>, %b: f32, %c: tensor<4x?xf32>, %s: index) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
  %0:2 = linalg.generic {doc="x", library_call="zz", indexing_maps=[#m,affine_map<(i,j)->()>, #m,#m], iterator_types=["parallel","parallel"]} ins(%a,%b: tensor<4x?xf32>, f32) outs(%a,%c: tensor<4x?xf32>,tensor<4x?xf32>) attrs={bar=2} {
   ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
     %i = linalg.index 1 : index
     linalg.yield %x, %y : f32, f32
  } -> (tensor<4x?xf32>, tensor<4x?xf32>)
  %f = linalg.fill(%b, %a) : f32, tensor<4x?xf32> -> tensor<4x?xf32>
  %i = linalg.init_tensor [4, %s] {q} : tensor<4x?xf32>
  %p = linalg.pad_tensor %a low[1, %s] high[%s, 0] {
    ^bb0(%x: index, %y: index): 
     linalg.yield %b : f32 
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %e = linalg.tensor_expand_shape %a [[0,1],[2]] {u} : tensor<4x?xf32> into tensor<2x2x?xf32>
  %k = linalg.tensor_collapse_shape %e [[0,1],[2]] : tensor<2x2x?xf32> into tensor<4x?xf32>
  return %0#0, %0#1: tensor<4x?xf32>, tensor<4x?xf32>
}
func @h(%a: memref<4x?xf32>, %b: memref<?x4xf32>, %s: index, %w: memref<?x?xf32>) {
  linalg.copy(%a, %b) {inputPermutation = affine_map<(i,j)->(j,i)>, outputPermutation = affine_map<(i,j)->(i,j)>} : memref<4x?xf32>, memref<?x4xf32>
  return
}
// -----
func @range(%s: index) {
  %r = linalg.range %s : %s : %s {test.note} : !linalg.range
  return
}
// -----
func @batch_matmul_i16_i16_i32_m(%a0: memref<?x?x?xi16>, %a1: memref<?x?x?xi16>, %a2: memref<?x?x?xi32>) {
  linalg.batch_matmul_i16_i16_i32 ins(%a0, %a1 : memref<?x?x?xi16>, memref<?x?x?xi16>) outs(%a2 : memref<?x?x?xi32>)
  return
}
// -----
func @batch_matmul_i16_i16_i32_t(%a0: tensor<?x?x?xi16>, %a1: tensor<?x?x?xi16>, %a2: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.batch_matmul_i16_i16_i32 ins(%a0, %a1 : tensor<?x?x?xi16>, tensor<?x?x?xi16>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}
// -----
func @batch_matmul_i32_i32_i32_m(%a0: memref<?x?x?xi32>, %a1: memref<?x?x?xi32>, %a2: memref<?x?x?xi32>) {
  linalg.batch_matmul_i32_i32_i32 ins(%a0, %a1 : memref<?x?x?xi32>, memref<?x?x?xi32>) outs(%a2 : memref<?x?x?xi32>)
  return
}
// -----
func @batch_matmul_i32_i32_i32_t(%a0: tensor<?x?x?xi32>, %a1: tensor<?x?x?xi32>, %a2: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.batch_matmul_i32_i32_i32 ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?x?x?xi32>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}
// -----
func @batch_matmul_i8_i8_i32_m(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: memref<?x?x?xi32>) {
  linalg.batch_matmul_i8_i8_i32 ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%a2 : memref<?x?x?xi32>)
  return
}
// -----
func @batch_matmul_i8_i8_i32_t(%a0: tensor<?x?x?xi8>, %a1: tensor<?x?x?xi8>, %a2: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.batch_matmul_i8_i8_i32 ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}
// -----
func @batch_matmul_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.batch_matmul ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @batch_matmul_t(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @batch_matvec_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @batch_matvec_t(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.batch_matvec ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @conv_2d_input_nhwc_filter_ohwi_poly_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_input_nhwc_filter_ohwi_poly {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_input_nhwc_filter_ohwi_poly_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_input_nhwc_filter_ohwi_poly {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_2d_input_nhwc_filter_ohwi_poly_q_m(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  linalg.conv_2d_input_nhwc_filter_ohwi_poly_q {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}
// -----
func @conv_2d_input_nhwc_filter_ohwi_poly_q_t(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %0 = linalg.conv_2d_input_nhwc_filter_ohwi_poly_q {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %0 : tensor<?x?x?x?xi32>
}
// -----
func @conv_2d_nchw_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nchw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_nchw_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nchw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_3d_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_3d_t(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.conv_3d ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @conv_2d_m(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @conv_2d_t(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.conv_2d ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @conv_3d_input_ncdhw_filter_dhwcf_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_input_ncdhw_filter_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @conv_3d_input_ncdhw_filter_dhwcf_t(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.conv_3d_input_ncdhw_filter_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_2d_input_nchw_filter_hwcf_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_input_nchw_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_input_nchw_filter_hwcf_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_input_nchw_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_1d_input_ncw_filter_wcf_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.conv_1d_input_ncw_filter_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_1d_input_ncw_filter_wcf_t(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.conv_1d_input_ncw_filter_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @conv_3d_input_ndhwc_filter_dhwcf_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_input_ndhwc_filter_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @conv_3d_input_ndhwc_filter_dhwcf_t(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.conv_3d_input_ndhwc_filter_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_2d_input_nhwc_filter_hwcf_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_input_nhwc_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_input_nhwc_filter_hwcf_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_input_nhwc_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_1d_input_nwc_filter_wcf_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.conv_1d_input_nwc_filter_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_1d_input_nwc_filter_wcf_t(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.conv_1d_input_nwc_filter_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @conv_3d_ncdhw_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ncdhw ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @conv_3d_ncdhw_t(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.conv_3d_ncdhw ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_1d_ncw_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.conv_1d_ncw ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_1d_ncw_t(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.conv_1d_ncw ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @conv_3d_ndhwc_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ndhwc ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @conv_3d_ndhwc_t(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.conv_3d_ndhwc ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_2d_nhwc_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_nhwc_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_1d_nwc_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.conv_1d_nwc ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_1d_nwc_t(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.conv_1d_nwc ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @conv_1d_m(%a0: memref<?xf32>, %a1: memref<?xf32>, %a2: memref<?xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<?xf32>, memref<?xf32>) outs(%a2 : memref<?xf32>)
  return
}
// -----
func @conv_1d_t(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.conv_1d ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwc_poly_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwc_poly_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwcf_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_input_nhwc_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwcf_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_input_nhwc_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwc_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_input_nhwc_filter_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwc_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_input_nhwc_filter_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @dot_i16_i16_i32_m(%a0: memref<?xi16>, %a1: memref<?xi16>, %a2: memref<i32>) {
  linalg.dot_i16_i16_i32 ins(%a0, %a1 : memref<?xi16>, memref<?xi16>) outs(%a2 : memref<i32>)
  return
}
// -----
func @dot_i16_i16_i32_t(%a0: tensor<?xi16>, %a1: tensor<?xi16>, %a2: tensor<i32>) -> tensor<i32> {
  %0 = linalg.dot_i16_i16_i32 ins(%a0, %a1 : tensor<?xi16>, tensor<?xi16>) outs(%a2 : tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
func @dot_i32_i32_i32_m(%a0: memref<?xi32>, %a1: memref<?xi32>, %a2: memref<i32>) {
  linalg.dot_i32_i32_i32 ins(%a0, %a1 : memref<?xi32>, memref<?xi32>) outs(%a2 : memref<i32>)
  return
}
// -----
func @dot_i32_i32_i32_t(%a0: tensor<?xi32>, %a1: tensor<?xi32>, %a2: tensor<i32>) -> tensor<i32> {
  %0 = linalg.dot_i32_i32_i32 ins(%a0, %a1 : tensor<?xi32>, tensor<?xi32>) outs(%a2 : tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
func @dot_i8_i8_i32_m(%a0: memref<?xi8>, %a1: memref<?xi8>, %a2: memref<i32>) {
  linalg.dot_i8_i8_i32 ins(%a0, %a1 : memref<?xi8>, memref<?xi8>) outs(%a2 : memref<i32>)
  return
}
// -----
func @dot_i8_i8_i32_t(%a0: tensor<?xi8>, %a1: tensor<?xi8>, %a2: tensor<i32>) -> tensor<i32> {
  %0 = linalg.dot_i8_i8_i32 ins(%a0, %a1 : tensor<?xi8>, tensor<?xi8>) outs(%a2 : tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
func @dot_m(%a0: memref<?xf32>, %a1: memref<?xf32>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<?xf32>, memref<?xf32>) outs(%a2 : memref<f32>)
  return
}
// -----
func @dot_t(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %0 = linalg.dot ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func @fill_rng_2d_m(%a0: f64, %a1: f64, %a2: i32, %a3: memref<?x?xf32>) {
  linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : memref<?x?xf32>)
  return
}
// -----
func @fill_rng_2d_t(%a0: f64, %a1: f64, %a2: i32, %a3: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @matmul_column_major_m(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul_column_major ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @matmul_column_major_t(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul_column_major ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @matmul_i16_i16_i32_m(%a0: memref<?x?xi16>, %a1: memref<?x?xi16>, %a2: memref<?x?xi32>) {
  linalg.matmul_i16_i16_i32 ins(%a0, %a1 : memref<?x?xi16>, memref<?x?xi16>) outs(%a2 : memref<?x?xi32>)
  return
}
// -----
func @matmul_i16_i16_i32_t(%a0: tensor<?x?xi16>, %a1: tensor<?x?xi16>, %a2: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.matmul_i16_i16_i32 ins(%a0, %a1 : tensor<?x?xi16>, tensor<?x?xi16>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func @matmul_i32_i32_i32_m(%a0: memref<?x?xi32>, %a1: memref<?x?xi32>, %a2: memref<?x?xi32>) {
  linalg.matmul_i32_i32_i32 ins(%a0, %a1 : memref<?x?xi32>, memref<?x?xi32>) outs(%a2 : memref<?x?xi32>)
  return
}
// -----
func @matmul_i32_i32_i32_t(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %a2: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.matmul_i32_i32_i32 ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func @matmul_i8_i8_i32_m(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?xi32>) {
  linalg.matmul_i8_i8_i32 ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?xi32>)
  return
}
// -----
func @matmul_i8_i8_i32_t(%a0: tensor<?x?xi8>, %a1: tensor<?x?xi8>, %a2: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.matmul_i8_i8_i32 ins(%a0, %a1 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func @matmul_m(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @matmul_t(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @matvec_i16_i16_i32_m(%a0: memref<?x?xi16>, %a1: memref<?xi16>, %a2: memref<?xi32>) {
  linalg.matvec_i16_i16_i32 ins(%a0, %a1 : memref<?x?xi16>, memref<?xi16>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @matvec_i16_i16_i32_t(%a0: tensor<?x?xi16>, %a1: tensor<?xi16>, %a2: tensor<?xi32>) -> tensor<?xi32> {
  %0 = linalg.matvec_i16_i16_i32 ins(%a0, %a1 : tensor<?x?xi16>, tensor<?xi16>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// -----
func @matvec_i32_i32_i32_m(%a0: memref<?x?xi32>, %a1: memref<?xi32>, %a2: memref<?xi32>) {
  linalg.matvec_i32_i32_i32 ins(%a0, %a1 : memref<?x?xi32>, memref<?xi32>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @matvec_i32_i32_i32_t(%a0: tensor<?x?xi32>, %a1: tensor<?xi32>, %a2: tensor<?xi32>) -> tensor<?xi32> {
  %0 = linalg.matvec_i32_i32_i32 ins(%a0, %a1 : tensor<?x?xi32>, tensor<?xi32>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// -----
func @matvec_i8_i8_i32_m(%a0: memref<?x?xi8>, %a1: memref<?xi8>, %a2: memref<?xi32>) {
  linalg.matvec_i8_i8_i32 ins(%a0, %a1 : memref<?x?xi8>, memref<?xi8>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @matvec_i8_i8_i32_t(%a0: tensor<?x?xi8>, %a1: tensor<?xi8>, %a2: tensor<?xi32>) -> tensor<?xi32> {
  %0 = linalg.matvec_i8_i8_i32 ins(%a0, %a1 : tensor<?x?xi8>, tensor<?xi8>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// -----
func @matvec_m(%a0: memref<?x?xf32>, %a1: memref<?xf32>, %a2: memref<?xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<?x?xf32>, memref<?xf32>) outs(%a2 : memref<?xf32>)
  return
}
// -----
func @matvec_t(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func @mmt4d_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @mmt4d_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.mmt4d ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @pooling_nchw_max_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nchw_max_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @pooling_ndhwc_max_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @pooling_ndhwc_max_t(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
// -----
func @pooling_ndhwc_min_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_min {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @pooling_ndhwc_min_t(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.pooling_ndhwc_min {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
// -----
func @pooling_ndhwc_sum_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_sum {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @pooling_ndhwc_sum_t(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.pooling_ndhwc_sum {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}
// -----
func @pooling_nhwc_max_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nhwc_max_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @pooling_nhwc_min_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_min {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nhwc_min_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.pooling_nhwc_min {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @pooling_nhwc_sum_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nhwc_sum_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @quantized_batch_matmul_m(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?xi32>)
  return
}
// -----
func @quantized_batch_matmul_t(%a0: tensor<?x?x?xi8>, %a1: tensor<?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : tensor<?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}
// -----
func @quantized_matmul_m(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?xi8>, memref<?x?xi8>, i32, i32) outs(%a4 : memref<?x?xi32>)
  return
}
// -----
func @quantized_matmul_t(%a0: tensor<?x?xi8>, %a1: tensor<?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<?x?xi8>, tensor<?x?xi8>, i32, i32) outs(%a4 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func @soft_plus_2d_m(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.soft_plus_2d ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @soft_plus_2d_t(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.soft_plus_2d ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @vecmat_i16_i16_i32_m(%a0: memref<?xi16>, %a1: memref<?x?xi16>, %a2: memref<?xi32>) {
  linalg.vecmat_i16_i16_i32 ins(%a0, %a1 : memref<?xi16>, memref<?x?xi16>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @vecmat_i16_i16_i32_t(%a0: tensor<?xi16>, %a1: tensor<?x?xi16>, %a2: tensor<?xi32>) -> tensor<?xi32> {
  %0 = linalg.vecmat_i16_i16_i32 ins(%a0, %a1 : tensor<?xi16>, tensor<?x?xi16>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// -----
func @vecmat_i32_i32_i32_m(%a0: memref<?xi32>, %a1: memref<?x?xi32>, %a2: memref<?xi32>) {
  linalg.vecmat_i32_i32_i32 ins(%a0, %a1 : memref<?xi32>, memref<?x?xi32>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @vecmat_i32_i32_i32_t(%a0: tensor<?xi32>, %a1: tensor<?x?xi32>, %a2: tensor<?xi32>) -> tensor<?xi32> {
  %0 = linalg.vecmat_i32_i32_i32 ins(%a0, %a1 : tensor<?xi32>, tensor<?x?xi32>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// -----
func @vecmat_i8_i8_i32_m(%a0: memref<?xi8>, %a1: memref<?x?xi8>, %a2: memref<?xi32>) {
  linalg.vecmat_i8_i8_i32 ins(%a0, %a1 : memref<?xi8>, memref<?x?xi8>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @vecmat_i8_i8_i32_t(%a0: tensor<?xi8>, %a1: tensor<?x?xi8>, %a2: tensor<?xi32>) -> tensor<?xi32> {
  %0 = linalg.vecmat_i8_i8_i32 ins(%a0, %a1 : tensor<?xi8>, tensor<?x?xi8>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// -----
func @vecmat_m(%a0: memref<?xf32>, %a1: memref<?x?xf32>, %a2: memref<?xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<?xf32>, memref<?x?xf32>) outs(%a2 : memref<?xf32>)
  return
}
// -----
func @vecmat_t(%a0: tensor<?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.vecmat ins(%a0, %a1 : tensor<?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func @add_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.add ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @add_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.add ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @add_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.add {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @sub_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.sub ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @sub_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.sub ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @sub_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.sub {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @mul_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.mul ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @mul_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.mul ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @mul_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.mul {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @div_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.div ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @div_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.div ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @div_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.div {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @max_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.max ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @max_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.max ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @max_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.max {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @min_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.min ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @min_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.min ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @min_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.min {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @powf_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.powf ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @powf_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.powf ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @powf_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.powf {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @div_unsigned_buffers(%a0: memref<?x?xi32>, %a1: memref<?x?xi32>, %a2: memref<?x?xi32>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<?x?xi32>, memref<?x?xi32>) outs(%a2 : memref<?x?xi32>)
  return
}
// -----
func @div_unsigned_tensors(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %a2: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.div_unsigned ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func @div_unsigned_noted(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %a2: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.div_unsigned {test.note} ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func @abs_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.abs ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @abs_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.abs ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @abs_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.abs {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @ceil_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.ceil ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @ceil_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.ceil ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @ceil_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.ceil {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @exp_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.exp ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @exp_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.exp ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @exp_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.exp {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @floor_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.floor ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @floor_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.floor ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @floor_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.floor {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @log_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.log ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @log_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.log ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @log_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.log {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @negf_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.negf ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @negf_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.negf ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @negf_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.negf {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @tanh_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.tanh ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @tanh_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.tanh ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @tanh_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.tanh {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @sqrt_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.sqrt ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @sqrt_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.sqrt ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @sqrt_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.sqrt {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @rsqrt_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.rsqrt ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @rsqrt_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.rsqrt ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @rsqrt_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.rsqrt {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @square_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>) {
  linalg.square ins(%a0 : memref<?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @square_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.square ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @square_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.square {test.note} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @select_buffers(%a0: memref<?x?xi1>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>, %a3: memref<?x?xf32>) {
  linalg.select ins(%a0, %a1, %a2 : memref<?x?xi1>, memref<?x?xf32>, memref<?x?xf32>) outs(%a3 : memref<?x?xf32>)
  return
}
// -----
func @select_tensors(%a0: tensor<?x?xi1>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>, %a3: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.select ins(%a0, %a1, %a2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%a3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @select_noted(%a0: tensor<?x?xi1>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>, %a3: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.select {test.note} ins(%a0, %a1, %a2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%a3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @matmul_transpose_a_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul_transpose_a ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @matmul_transpose_a_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul_transpose_a ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @matmul_transpose_a_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul_transpose_a {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @matmul_transpose_b_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul_transpose_b ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @matmul_transpose_b_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul_transpose_b ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @matmul_transpose_b_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul_transpose_b {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @batch_matmul_transpose_a_buffers(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.batch_matmul_transpose_a ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @batch_matmul_transpose_a_tensors(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul_transpose_a ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @batch_matmul_transpose_a_noted(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul_transpose_a {test.note} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @batch_matmul_transpose_b_buffers(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.batch_matmul_transpose_b ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @batch_matmul_transpose_b_tensors(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul_transpose_b ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @batch_matmul_transpose_b_noted(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul_transpose_b {test.note} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func @batch_vecmat_buffers(%a0: memref<?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @batch_vecmat_tensors(%a0: tensor<?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.batch_vecmat ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @batch_vecmat_noted(%a0: tensor<?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.batch_vecmat {test.note} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @batch_reduce_matmul_buffers(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @batch_reduce_matmul_tensors(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.batch_reduce_matmul ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @batch_reduce_matmul_noted(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.batch_reduce_matmul {test.note} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @conv_2d_nchw_fchw_buffers(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_nchw_fchw_tensors(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_2d_nchw_fchw_noted(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>, test.note} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_2d_nhwc_hwcf_buffers(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_nhwc_hwcf_tensors(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_2d_nhwc_hwcf_noted(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>, test.note} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_2d_nhwc_fhwc_buffers(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_nhwc_fhwc_tensors(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @conv_2d_nhwc_fhwc_noted(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>, test.note} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @depthwise_conv_2d_nchw_chw_buffers(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_nchw_chw_tensors(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @depthwise_conv_2d_nchw_chw_noted(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>, test.note} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @depthwise_conv_2d_nhwc_hwc_buffers(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_nhwc_hwc_tensors(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @depthwise_conv_2d_nhwc_hwc_noted(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>, test.note} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @pooling_nchw_sum_buffers(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nchw_sum_tensors(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @pooling_nchw_sum_noted(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>, test.note} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func @transpose_buffers(%a0: memref<?x4xf32>, %a1: memref<4x?xf32>) {
  linalg.transpose ins(%a0 : memref<?x4xf32>) outs(%a1 : memref<4x?xf32>) permutation = [1, 0]
  return
}
// -----
func @transpose_tensors(%a0: tensor<?x4xf32>, %a1: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.transpose ins(%a0 : tensor<?x4xf32>) outs(%a1 : tensor<4x?xf32>) permutation = [1, 0]
  return %0 : tensor<4x?xf32>
}
// -----
func @transpose_noted(%a0: tensor<?x4xf32>, %a1: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.transpose ins(%a0 : tensor<?x4xf32>) outs(%a1 : tensor<4x?xf32>) permutation = [1, 0] {test.note}
  return %0 : tensor<4x?xf32>
}
// -----
func @broadcast_buffers(%a0: memref<?xf32>, %a1: memref<?x4xf32>) {
  linalg.broadcast ins(%a0 : memref<?xf32>) outs(%a1 : memref<?x4xf32>) dimensions = [1]
  return
}
// -----
func @broadcast_tensors(%a0: tensor<?xf32>, %a1: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.broadcast ins(%a0 : tensor<?xf32>) outs(%a1 : tensor<?x4xf32>) dimensions = [1]
  return %0 : tensor<?x4xf32>
}
// -----
func @broadcast_noted(%a0: tensor<?xf32>, %a1: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.broadcast ins(%a0 : tensor<?xf32>) outs(%a1 : tensor<?x4xf32>) dimensions = [1] {test.note}
  return %0 : tensor<?x4xf32>
}
// -----
func @map_buffers(%a0: memref<?x4xf32>, %a1: memref<?x4xf32>, %a2: memref<?x4xf32>) {
  linalg.map { std.subf } ins(%a0, %a1 : memref<?x4xf32>, memref<?x4xf32>) outs(%a2 : memref<?x4xf32>)
  return
}
// -----
func @map_tensors(%a0: tensor<?x4xf32>, %a1: tensor<?x4xf32>, %a2: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.map ins(%a0, %a1 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%a2 : tensor<?x4xf32>) (%x: f32, %y: f32) {
    %1 = mulf %x, %x : f32
    %2 = addf %1, %y : f32
    linalg.yield %2 : f32
  }
  return %0 : tensor<?x4xf32>
}
// -----
func @map_noted(%a0: tensor<?x4xf32>, %a1: tensor<?x4xf32>, %a2: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.map { std.subf {test.inner} } ins(%a0, %a1 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%a2 : tensor<?x4xf32>) {test.note}
  return %0 : tensor<?x4xf32>
}
// -----
func @map_of_nothing(%a: tensor<4xf32>, %c: f32) -> tensor<4xf32> {
  %0 = linalg.map outs(%a : tensor<4xf32>) () {
    linalg.yield %c : f32
  }
  return %0 : tensor<4xf32>
}
// -----
func @reduce_buffers(%a0: memref<?x4xf32>, %a1: memref<?xf32>) {
  linalg.reduce { std.addf } ins(%a0 : memref<?x4xf32>) outs(%a1 : memref<?xf32>) dimensions = [1]
  return
}
// -----
func @reduce_tensors(%a0: tensor<?x4xf32>, %a1: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.reduce ins(%a0 : tensor<?x4xf32>) outs(%a1 : tensor<?xf32>) dimensions = [1] (%in: f32, %out: f32) {
    %1 = subf %in, %out : f32
    linalg.yield %1 : f32
  }
  return %0 : tensor<?xf32>
}
// -----
func @reduce_noted(%a0: tensor<?x4xf32>, %a1: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.reduce { std.subf } ins(%a0 : tensor<?x4xf32>) outs(%a1 : tensor<?xf32>) dimensions = [1] {test.note}
  return %0 : tensor<?xf32>
}
// -----
func @windows(%f: memref<3x3x?x?xf32>, %i: memref<?x?x?x?xf32>, %o: memref<?x?x?x?xf32>, %w: memref<3x3x1x?xi8>) {
  linalg.conv(%f, %i, %o) {dilations = [2, 3], padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, strides = [2, 1]} : memref<3x3x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  linalg.conv(%f, %i, %o) {test.note} : memref<3x3x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  linalg.pooling_max(%i, %w, %o) {strides = [2, 1, 1, 1]} : memref<?x?x?x?xf32>, memref<3x3x1x?xi8>, memref<?x?x?x?xf32>
  linalg.pooling_min(%i, %w, %o) {padding = dense<1> : tensor<4x2xi64>} : memref<?x?x?x?xf32>, memref<3x3x1x?xi8>, memref<?x?x?x?xf32>
  linalg.pooling_sum(%i, %w, %o) : memref<?x?x?x?xf32>, memref<3x3x1x?xi8>, memref<?x?x?x?xf32>
  return
}
// -----
func @tiled(%a: tensor<24x64xf32>, %o: tensor<24x64xf32>, %m: memref<24x64xf32>, %f: f32, %i: index, %n: index, %k: index) -> tensor<24x64xf32> {
  %0 = linalg.tiled_loop (%x, %y) = (%i, %i) to (%n, %k) step (%k, %k) ins (%p = %a: tensor<24x64xf32>, %g = %f: f32) outs (%q = %o : tensor<24x64xf32>, %w = %m: memref<24x64xf32>) iterators["parallel", "reduction"] distribution["block_x", "none"] {
    linalg.fill(%g, %w) : f32, memref<24x64xf32>
    linalg.yield %p : tensor<24x64xf32>
  } {note = 3}
  linalg.tiled_loop (%x) = (%i) to (%n) step (%k) outs(%w = %m: memref<24x64xf32>) iterators["parallel"] {
    linalg.yield
  }
  linalg.tiled_loop (%x) = (%i) to (%n) step (%k) ins(%w = %m: memref<24x64xf32>) distribution["z"] {
    linalg.yield
  }
  linalg.tiled_loop () = () to () step () {
    linalg.yield
  }
  return %0 : tensor<24x64xf32>
}
