func @batch_mmt4d_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.batch_mmt4d ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_1d_ncw_fcw_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @conv_1d_nwc_wcf_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @conv_2d_nchw_fchw_q_t(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  %r = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// -----
func @conv_2d_ngchw_fgchw_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_2d_ngchw_gfchw_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_2d_ngchw_gfchw_q_t(%a0: tensor<?x?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// -----
func @conv_2d_nhwc_fhwc_q_t(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  %r = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// -----
func @conv_2d_nhwc_hwcf_q_t(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  %r = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// -----
func @conv_2d_nhwgc_gfhwc_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_2d_nhwgc_gfhwc_q_t(%a0: tensor<?x?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// -----
func @conv_3d_ncdhw_fcdhw_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_3d_ndhwc_dhwcf_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @conv_3d_ndhwc_dhwcf_q_t(%a0: tensor<?x?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// -----
func @depthwise_conv_1d_ncw_cw_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @depthwise_conv_1d_nwc_wc_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @depthwise_conv_1d_nwc_wcm_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// -----
func @depthwise_conv_2d_nhwc_hwc_q_t(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// -----
func @depthwise_conv_2d_nhwc_hwcm_t(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @depthwise_conv_2d_nhwc_hwcm_q_t(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// -----
func @depthwise_conv_3d_ncdhw_cdhw_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @depthwise_conv_3d_ndhwc_dhwc_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// -----
func @depthwise_conv_3d_ndhwc_dhwcm_t(%a0: tensor<?x?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (6) to match the result rank of indexing_map #0 (5)}}
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?x?xf32>
}
// -----
func @erf_t(%a0: tensor<?x?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  %r = linalg.erf ins(%a0 : tensor<?x?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func @pooling_ncw_max_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @pooling_ncw_sum_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @pooling_nhwc_max_unsigned_t(%a0: tensor<?x?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  %r = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// -----
func @pooling_nhwc_min_unsigned_t(%a0: tensor<?x?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (5) to match the result rank of indexing_map #0 (4)}}
  %r = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// -----
func @pooling_nwc_max_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @pooling_nwc_max_unsigned_t(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}
// -----
func @pooling_nwc_min_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @pooling_nwc_min_unsigned_t(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}
// -----
func @pooling_nwc_sum_t(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-error@+1 {{expected operand rank (4) to match the result rank of indexing_map #0 (3)}}
  %r = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func @reciprocal_t(%a0: tensor<?x?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  %r = linalg.reciprocal ins(%a0 : tensor<?x?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func @round_t(%a0: tensor<?x?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error@+1 {{expected operand rank (3) to match the result rank of indexing_map #0 (2)}}
  %r = linalg.round ins(%a0 : tensor<?x?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{invalid output map (d0, d1, d2) -> (d1, d0); it must be (d0, d1, d2) -> (d0, d1)}}
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (j, i)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{unexpected result d1 of indexing_map #0, which has some of those of (d0, d1, d2) -> (d0, d2)}}
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{expected indexing_map #0, (d0, d1, d2) -> (d0, d0), to be made of different dimensions}}
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{expected indexing_map #0 to have 3 dim(s) to match the number of loops}}
  linalg.matmul indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{expected attribute 'indexing_maps' to have 3 maps, one for each operand, but found 2}}
  linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{expected indexing_map #0, (d0, d1, d2) -> (d0 + d2, d2), to be made of different dimensions}}
  linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i + k, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j) -> (i, j)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{expected operand rank (1) to match the result rank of indexing_map #0 (2)}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%v : memref<?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>, %v: memref<?xf32>) {
  // expected-error@+1 {{expected indexing_map #2, (d0, d1) -> (d0, d0), to be made of different dimensions}}
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, i)>] ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)
  return
}
// -----
func @f(%a: memref<?x4xf32>, %o: memref<?x4xf32>, %d: memref<?x4xf64>, %i: memref<?x4xi32>, %s: memref<?x5xf32>, %t: tensor<?x4xf32>) {
  // expected-error@+1 {{must have the same element type}}
  linalg.softmax dimension(1) ins(%a : memref<?x4xf32>) outs(%d : memref<?x4xf64>)
  return
}
// -----
func @f(%a: memref<?x4xf32>, %o: memref<?x4xf32>, %d: memref<?x4xf64>, %i: memref<?x4xi32>, %s: memref<?x5xf32>, %t: tensor<?x4xf32>) {
  // expected-error@+1 {{expected floats, but found}}
  linalg.softmax dimension(1) ins(%i : memref<?x4xi32>) outs(%i : memref<?x4xi32>)
  return
}
// -----
func @f(%a: memref<?x4xf32>, %o: memref<?x4xf32>, %d: memref<?x4xf64>, %i: memref<?x4xi32>, %s: memref<?x5xf32>, %t: tensor<?x4xf32>) {
  // expected-error@+1 {{incorrect dimension specified, 2}}
  linalg.softmax dimension(2) ins(%a : memref<?x4xf32>) outs(%o : memref<?x4xf32>)
  return
}
// -----
func @f(%a: memref<?x4xf32>, %o: memref<?x4xf32>, %d: memref<?x4xf64>, %i: memref<?x4xi32>, %s: memref<?x5xf32>, %t: tensor<?x4xf32>) {
  // expected-error@+1 {{incompatible output shape}}
  linalg.softmax dimension(1) ins(%a : memref<?x4xf32>) outs(%s : memref<?x5xf32>)
  return
}
// -----
func @f(%a: memref<?x4xf32>, %o: memref<?x4xf32>, %d: memref<?x4xf64>, %i: memref<?x4xi32>, %s: memref<?x5xf32>, %t: tensor<?x4xf32>) {
  // expected-error@+1 {{expected the number of results (0) to be equal to the number of output tensors (1)}}
  linalg.softmax dimension(1) ins(%a : memref<?x4xf32>) outs(%t : tensor<?x4xf32>)
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{invalid inner_dims_pos vector: a dimension stands twice}}
  %r = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 0] inner_tiles = [2, 3] into %d : tensor<4x6xf32> -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and tiled dimensions: 1 and 2}}
  %r = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [2] into %d : tensor<4x6xf32> -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{invalid outer_dims_perm vector: it is no permutation}}
  %r = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<4x6xf32> -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{invalid outer_dims_perm vector: it has 1 dimensions}}
  %r = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<4x6xf32> -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{has no dimension 2}}
  %r = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 2] inner_tiles = [2, 3] into %d : tensor<4x6xf32> -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
  %r = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<4x6xf32> -> tensor<2x2x2xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{invalid tile factor 0}}
  %r = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [0, 3] into %d : tensor<4x6xf32> -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x4xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension}}
  %r = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<4x6xf32> -> tensor<2x2x2x4xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension}}
  %r = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [2, %n] into %d : tensor<4x6xf32> -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<5x6xf32>, %d: tensor<3x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{only full tiles are supported when padding_value is not set; dimension 0 has 5 elements, and its tiles 2}}
  %r = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<5x6xf32> -> tensor<3x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<5x6xf32>, %d: tensor<2x2x2x3xf32>, %p: f32, %n: index) {
  // expected-error@+1 {{has 2 tiles in dimension 0, but 3 hold the elements}}
  %r = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d : tensor<5x6xf32> -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<2x2x2x3xf32>) {
  // expected-error@+1 {{1 tile sizes are left to operands, but there are 0}}
  %r = "linalg.pack"(%a, %d) {inner_dims_pos = [0, 1], static_inner_tiles = [2, -1], operand_segment_sizes = dense<[1, 1, 0, 0]> : vector<4xi32>} : (tensor<4x6xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
  return
}
// -----
func @f(%a: tensor<4x6xf32>, %d: tensor<3x2x2x3xf32>) {
  // expected-error@+1 {{has 3 tiles in dimension 0, but 2 hold the elements}}
  %r = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %a : tensor<3x2x2x3xf32> -> tensor<4x6xf32>
  return
}
