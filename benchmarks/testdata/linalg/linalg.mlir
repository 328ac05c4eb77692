func @product(%a: memref<512x512xf32>, %b: memref<512x512xf32>, %c: memref<512x512xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<512x512xf32>, memref<512x512xf32>) outs(%c : memref<512x512xf32>)
  return
}

func @product_dynamic(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

func @convolution(%a: memref<1x66x66x32xf32>, %b: memref<3x3x32x64xf32>, %c: memref<1x64x64x64xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_input_nhwc_filter_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a, %b : memref<1x66x66x32xf32>, memref<3x3x32x64xf32>) outs(%c : memref<1x64x64x64xf32>)
  return
}
