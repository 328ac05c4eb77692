func @conv(%f: memref<2x3x2x2xf32>, %i: memref<1x4x5x2xf32>, %o: memref<1x2x5x2xf32>) {
  linalg.conv(%f, %i, %o) {dilations = [1, 2], padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>, strides = [2, 1]} : memref<2x3x2x2xf32>, memref<1x4x5x2xf32>, memref<1x2x5x2xf32>
  return
}

func @conv_inside(%f: memref<?x?x?x?xf32>, %i: memref<?x?x?x?xf32>, %o: memref<?x?x?x?xf32>) {
  linalg.conv(%f, %i, %o) {strides = [2, 1]} : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  return
}

func @max(%i: memref<4x5xf32>, %w: memref<2x3xi8>, %o: memref<3x6xf32>) {
  linalg.pooling_max(%i, %w, %o) {padding = dense<[[1, 2], [2, 3]]> : tensor<2x2xi64>, strides = [2, 1]} : memref<4x5xf32>, memref<2x3xi8>, memref<3x6xf32>
  return
}

func @min(%i: memref<?x?xi32>, %w: memref<2x3xf32>, %o: memref<?x?xi32>) {
  linalg.pooling_min(%i, %w, %o) {padding = dense<[[1, 2], [2, 3]]> : tensor<2x2xi64>, strides = [2, 1]} : memref<?x?xi32>, memref<2x3xf32>, memref<?x?xi32>
  return
}

func @sum(%i: memref<4x5xindex>, %w: memref<2x3xf32>, %o: memref<3x6xindex>) {
  linalg.pooling_sum(%i, %w, %o) {padding = dense<[[1, 2], [2, 3]]> : tensor<2x2xi64>, strides = [2, 1]} : memref<4x5xindex>, memref<2x3xf32>, memref<3x6xindex>
  return
}

func @sum_inside(%i: memref<4x5xf64>, %w: memref<2x2xf32>, %o: memref<2x3xf64>) {
  linalg.pooling_sum(%i, %w, %o) {dilations = [2, 2], padding = dense<0> : tensor<2x2xi64>} : memref<4x5xf64>, memref<2x2xf32>, memref<2x3xf64>
  return
}
