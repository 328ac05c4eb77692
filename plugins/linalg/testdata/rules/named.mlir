func @batch_matmul_i16_i16_i32_m(%a0: memref<?x?x?x?xi16>, %a1: memref<?x?x?xi16>, %a2: memref<?x?x?xi32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.batch_matmul_i16_i16_i32 ins(%a0, %a1 : memref<?x?x?x?xi16>, memref<?x?x?xi16>) outs(%a2 : memref<?x?x?xi32>)
  return
}
// -----
func @batch_matmul_i32_i32_i32_m(%a0: memref<?x?x?x?xi32>, %a1: memref<?x?x?xi32>, %a2: memref<?x?x?xi32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.batch_matmul_i32_i32_i32 ins(%a0, %a1 : memref<?x?x?x?xi32>, memref<?x?x?xi32>) outs(%a2 : memref<?x?x?xi32>)
  return
}
// -----
func @batch_matmul_i8_i8_i32_m(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: memref<?x?x?xi32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.batch_matmul_i8_i8_i32 ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?xi8>) outs(%a2 : memref<?x?x?xi32>)
  return
}
// -----
func @batch_matmul_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.batch_matmul ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @batch_matvec_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.batch_matvec ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @conv_2d_input_nhwc_filter_ohwi_poly_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_input_nhwc_filter_ohwi_poly {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_input_nhwc_filter_ohwi_poly_q_m(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_input_nhwc_filter_ohwi_poly_q {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}
// -----
func @conv_2d_nchw_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_nchw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_3d_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.conv_3d ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_2d_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.conv_2d ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @conv_3d_input_ncdhw_filter_dhwcf_m(%a0: memref<?x?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  linalg.conv_3d_input_ncdhw_filter_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_input_nchw_filter_hwcf_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_input_nchw_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_1d_input_ncw_filter_wcf_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.conv_1d_input_ncw_filter_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_3d_input_ndhwc_filter_dhwcf_m(%a0: memref<?x?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  linalg.conv_3d_input_ndhwc_filter_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_input_nhwc_filter_hwcf_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_input_nhwc_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_1d_input_nwc_filter_wcf_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.conv_1d_input_nwc_filter_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_3d_ncdhw_m(%a0: memref<?x?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  linalg.conv_3d_ncdhw ins(%a0, %a1 : memref<?x?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @conv_1d_ncw_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.conv_1d_ncw ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_3d_ndhwc_m(%a0: memref<?x?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  linalg.conv_3d_ndhwc ins(%a0, %a1 : memref<?x?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_nhwc_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_nhwc ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_1d_nwc_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.conv_1d_nwc ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @conv_1d_m(%a0: memref<?x?xf32>, %a1: memref<?xf32>, %a2: memref<?xf32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.conv_1d ins(%a0, %a1 : memref<?x?xf32>, memref<?xf32>) outs(%a2 : memref<?xf32>)
  return
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwc_poly_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwcf_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.depthwise_conv_2d_input_nhwc_filter_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_input_nhwc_filter_hwc_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.depthwise_conv_2d_input_nhwc_filter_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @dot_i16_i16_i32_m(%a0: memref<?x?xi16>, %a1: memref<?xi16>, %a2: memref<i32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.dot_i16_i16_i32 ins(%a0, %a1 : memref<?x?xi16>, memref<?xi16>) outs(%a2 : memref<i32>)
  return
}
// -----
func @dot_i32_i32_i32_m(%a0: memref<?x?xi32>, %a1: memref<?xi32>, %a2: memref<i32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.dot_i32_i32_i32 ins(%a0, %a1 : memref<?x?xi32>, memref<?xi32>) outs(%a2 : memref<i32>)
  return
}
// -----
func @dot_i8_i8_i32_m(%a0: memref<?x?xi8>, %a1: memref<?xi8>, %a2: memref<i32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.dot_i8_i8_i32 ins(%a0, %a1 : memref<?x?xi8>, memref<?xi8>) outs(%a2 : memref<i32>)
  return
}
// -----
func @dot_m(%a0: memref<?x?xf32>, %a1: memref<?xf32>, %a2: memref<f32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.dot ins(%a0, %a1 : memref<?x?xf32>, memref<?xf32>) outs(%a2 : memref<f32>)
  return
}
// -----
func @fill_rng_2d_m(%a0: f64, %a1: f64, %a2: i32, %a3: memref<?xf32>) {
  // expected-error@+1 {{expected operand rank (1) to match the result rank of indexing_map #3 (2)}}
  linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : memref<?xf32>)
  return
}
// -----
func @matmul_column_major_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matmul_column_major ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @matmul_i16_i16_i32_m(%a0: memref<?x?x?xi16>, %a1: memref<?x?xi16>, %a2: memref<?x?xi32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matmul_i16_i16_i32 ins(%a0, %a1 : memref<?x?x?xi16>, memref<?x?xi16>) outs(%a2 : memref<?x?xi32>)
  return
}
// -----
func @matmul_i32_i32_i32_m(%a0: memref<?x?x?xi32>, %a1: memref<?x?xi32>, %a2: memref<?x?xi32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matmul_i32_i32_i32 ins(%a0, %a1 : memref<?x?x?xi32>, memref<?x?xi32>) outs(%a2 : memref<?x?xi32>)
  return
}
// -----
func @matmul_i8_i8_i32_m(%a0: memref<?x?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?xi32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matmul_i8_i8_i32 ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?xi32>)
  return
}
// -----
func @matmul_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matmul ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @matvec_i16_i16_i32_m(%a0: memref<?x?x?xi16>, %a1: memref<?xi16>, %a2: memref<?xi32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matvec_i16_i16_i32 ins(%a0, %a1 : memref<?x?x?xi16>, memref<?xi16>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @matvec_i32_i32_i32_m(%a0: memref<?x?x?xi32>, %a1: memref<?xi32>, %a2: memref<?xi32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matvec_i32_i32_i32 ins(%a0, %a1 : memref<?x?x?xi32>, memref<?xi32>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @matvec_i8_i8_i32_m(%a0: memref<?x?x?xi8>, %a1: memref<?xi8>, %a2: memref<?xi32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matvec_i8_i8_i32 ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xi8>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @matvec_m(%a0: memref<?x?x?xf32>, %a1: memref<?xf32>, %a2: memref<?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matvec ins(%a0, %a1 : memref<?x?x?xf32>, memref<?xf32>) outs(%a2 : memref<?xf32>)
  return
}
// -----
func @mmt4d_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.mmt4d ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nchw_max_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_ndhwc_max_m(%a0: memref<?x?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @pooling_ndhwc_min_m(%a0: memref<?x?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  linalg.pooling_ndhwc_min {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @pooling_ndhwc_sum_m(%a0: memref<?x?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  linalg.pooling_ndhwc_sum {strides = dense<2> : tensor<3xi64>, dilations = dense<3> : tensor<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
// -----
func @pooling_nhwc_max_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nhwc_min_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.pooling_nhwc_min {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nhwc_sum_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @quantized_batch_matmul_m(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?xi32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?xi32>)
  return
}
// -----
func @quantized_matmul_m(%a0: memref<?x?x?xi8>, %a1: memref<?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?xi32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?x?xi8>, memref<?x?xi8>, i32, i32) outs(%a4 : memref<?x?xi32>)
  return
}
// -----
func @soft_plus_2d_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.soft_plus_2d ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @vecmat_i16_i16_i32_m(%a0: memref<?x?xi16>, %a1: memref<?x?xi16>, %a2: memref<?xi32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.vecmat_i16_i16_i32 ins(%a0, %a1 : memref<?x?xi16>, memref<?x?xi16>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @vecmat_i32_i32_i32_m(%a0: memref<?x?xi32>, %a1: memref<?x?xi32>, %a2: memref<?xi32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.vecmat_i32_i32_i32 ins(%a0, %a1 : memref<?x?xi32>, memref<?x?xi32>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @vecmat_i8_i8_i32_m(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?xi32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.vecmat_i8_i8_i32 ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?xi32>)
  return
}
// -----
func @vecmat_m(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?xf32>) {
  // expected-error@+1 {{expected operand rank (2) to match the result rank of indexing_map #0 (1)}}
  linalg.vecmat ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?xf32>)
  return
}
// -----
func @add_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.add ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @sub_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.sub ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @mul_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.mul ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @div_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.div ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @max_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.max ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @min_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.min ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @powf_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.powf ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @div_unsigned_m(%a0: memref<?x?x?xi32>, %a1: memref<?x?xi32>, %a2: memref<?x?xi32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.div_unsigned ins(%a0, %a1 : memref<?x?x?xi32>, memref<?x?xi32>) outs(%a2 : memref<?x?xi32>)
  return
}
// -----
func @abs_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.abs ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @ceil_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.ceil ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @exp_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.exp ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @floor_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.floor ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @log_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.log ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @negf_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.negf ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @tanh_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.tanh ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @sqrt_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.sqrt ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @rsqrt_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.rsqrt ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @square_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.square ins(%a0 : memref<?x?x?xf32>) outs(%a1 : memref<?x?xf32>)
  return
}
// -----
func @select_m(%a0: memref<?x?x?xi1>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>, %a3: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.select ins(%a0, %a1, %a2 : memref<?x?x?xi1>, memref<?x?xf32>, memref<?x?xf32>) outs(%a3 : memref<?x?xf32>)
  return
}
// -----
func @matmul_transpose_a_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matmul_transpose_a ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @matmul_transpose_b_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.matmul_transpose_b ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @batch_matmul_transpose_a_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.batch_matmul_transpose_a ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @batch_matmul_transpose_b_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.batch_matmul_transpose_b ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
// -----
func @batch_vecmat_m(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  linalg.batch_vecmat ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @batch_reduce_matmul_m(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// -----
func @conv_2d_nchw_fchw_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_nhwc_hwcf_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @conv_2d_nhwc_fhwc_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_nchw_chw_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @depthwise_conv_2d_nhwc_hwc_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @pooling_nchw_sum_m(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
// -----
func @transpose_n(%a: tensor<2x3xf32>, %o: tensor<3x2xf32>) {
  // expected-error@+1 {{attribute 'permutation' must have each of the 2 dimensions once}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%o : tensor<3x2xf32>) permutation = [1]
  return
}
// -----
func @transpose_twice(%a: tensor<2x3xf32>, %o: tensor<3x2xf32>) {
  // expected-error@+1 {{attribute 'permutation' has dimension 1 twice}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%o : tensor<3x2xf32>) permutation = [1, 1]
  return
}
// -----
func @transpose_sizes(%a: tensor<2x3xf32>, %o: tensor<2x3xf32>) {
  // expected-error@+1 {{inferred input/output operand #1 has shape's dimension #0 to be 3, but found 2}}
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%o : tensor<2x3xf32>) permutation = [1, 0]
  return
}
// -----
func @broadcast_range(%a: tensor<2xf32>, %o: tensor<2x3xf32>) {
  // expected-error@+1 {{attribute 'dimensions' has dimension 2, but there are 2}}
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%o : tensor<2x3xf32>) dimensions = [2]
  return
}
// -----
func @broadcast_rank(%a: tensor<2xf32>, %o: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected operand rank (1) to match the result rank of indexing_map #0 (2)}}
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%o : tensor<2x3x4xf32>) dimensions = [2]
  return
}
// -----
func @transpose_results(%a: tensor<2x3xf32>, %o: tensor<3x2xf32>) {
  // expected-error@+1 {{expected the number of results (0) to be equal to the number of output tensors (1)}}
  "linalg.transpose"(%a, %o) ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) {permutation = [1, 0]} : (tensor<2x3xf32>, tensor<3x2xf32>) -> ()
  return
}
// -----
func @map_arguments(%a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error@+1 {{expected as many non-induction variable region arguments as the number of input/output operands}}
  %0 = "linalg.map"(%a, %o) ({
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func @map_sizes(%a: tensor<4xf32>, %o: tensor<5xf32>) {
  // expected-error@+1 {{inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  %0 = linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%o : tensor<5xf32>)
  return
}
// -----
func @map_yield(%a: tensor<4xf32>, %o: tensor<4xi32>) {
  // expected-error@+1 {{type of yield operand 1 ('f32') doesn't match the element type of the output ('i32')}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%o : tensor<4xi32>) (%x: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func @reduce_rank(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error@+1 {{expected operand rank (1) to match the result rank of indexing_map #1 (0)}}
  %0 = linalg.reduce { std.addf } ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [0, 1]
  return
}
// -----
func @reduce_dimension(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error@+1 {{attribute 'dimensions' has dimension 2, but there are 2}}
  %0 = linalg.reduce { std.addf } ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [2]
  return
}
// -----
func @reduce_sizes(%a: memref<2x3xf32>, %b: memref<2x4xi32>, %o: memref<2xf32>, %p: memref<2xi32>) {
  // expected-error@+1 {{'linalg.reduce' op inferred input/output operand #1 has shape's dimension #1 to be 3, but found 4}}
  linalg.reduce ins(%a, %b : memref<2x3xf32>, memref<2x4xi32>) outs(%o, %p : memref<2xf32>, memref<2xi32>) dimensions = [1] (%x: f32, %y: i32, %s: f32, %t: i32) {
    linalg.yield %x, %y : f32, i32
  }
  return
}
// -----
func @reduce_yields(%a: memref<2x3xf32>, %b: memref<2x3xi32>, %o: memref<2xf32>, %p: memref<2xi32>) {
  linalg.reduce ins(%a, %b : memref<2x3xf32>, memref<2x3xi32>) outs(%o, %p : memref<2xf32>, memref<2xi32>) dimensions = [1] (%x: f32, %y: i32, %s: f32, %t: i32) {
    // expected-error@-1 {{'linalg.reduce' op expected 'linalg.yield' with 2 operands, one for each output, but got 1}}
    linalg.yield %x : f32
  }
  return
}
// -----
func @reduce_outputs(%a: memref<2x3xf32>, %b: memref<2x3xi32>, %o: memref<2xf32>) {
  // expected-error@+1 {{expected 2 values for 'init', found 1}}
  linalg.reduce ins(%a, %b : memref<2x3xf32>, memref<2x3xi32>) outs(%o : memref<2xf32>) dimensions = [1] (%x: f32, %y: i32, %s: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
func @reduce_of_none() {
  // expected-error@+1 {{'linalg.reduce' op there is nothing to combine}}
  "linalg.reduce"() ( {
    linalg.yield
  }) {dimensions = [0]} : () -> ()
  return
}
// -----
func @reduce_nothing(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error@+1 {{there is no operation 'std.nothing' that could be the body}}
  %0 = linalg.reduce { std.nothing } ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
  return
}
// -----
func @reduce_types(%a: tensor<4x5xf32>, %o: tensor<4xf64>) {
  // expected-error@+1 {{'std.addf' op}}
  %0 = linalg.reduce { std.addf } ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf64>) dimensions = [1]
  return
}

// -----

func @f(%a: memref<1x113x113x96xf32>, %b: memref<3x3x96xf32>, %c: memref<1x56x56x96xf32>) {
  // expected-error@+1 {{'linalg.depthwise_conv_2d_input_nhwc_filter_hwc' op attribute 'strides' must have 2 integers, one for each dimension of the window, but has 3}}
  linalg.depthwise_conv_2d_input_nhwc_filter_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<3xi64>} ins(%a, %b : memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%c : memref<1x56x56x96xf32>)
  return
}

// -----

func @f(%a: memref<2x3x4xf32>, %b: memref<3xf32>) {
  // expected-error@+1 {{'linalg.reduce' op 'dimensions' are in increasing order, but found [2, 0]}}
  linalg.reduce {std.addf} ins(%a : memref<2x3x4xf32>) outs(%b : memref<3xf32>) dimensions = [2, 0]
  return
}
