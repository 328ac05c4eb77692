func @dims(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index) {
  %c0 = constant 0 : index
  %c2 = constant 2 : index
  %0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %1 = tensor.dim %u, %c2 : tensor<*xf32>
  %2 = tensor.dim %t, %i : tensor<?x4xf32>
  return
}
// -----
func @elements(%t: tensor<?x4xf32>, %u: tensor<i32>, %z: tensor<4xcomplex<f32>>, %i: index, %x: f32, %y: i32) {
  %0 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %1 = tensor.extract %u[] : tensor<i32>
  %2 = tensor.extract %z[%i] : tensor<4xcomplex<f32>>
  %3 = tensor.insert %x into %t[%i, %i] : tensor<?x4xf32>
  %4 = tensor.insert %y into %u[] : tensor<i32>
  %5 = tensor.from_elements %x, %x : tensor<2xf32>
  %6 = tensor.from_elements : tensor<0xf32>
  return
}
// -----
func @generate(%i: index, %x: f32) {
  %0 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x3xf32>
  return
}
// -----
func @casts(%a: tensor<4x?xf32>, %b: tensor<*xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x3xf32>
  %1 = tensor.cast %b : tensor<*xf32> to tensor<4xf32>
  %2 = tensor.cast %a : tensor<4x?xf32> to tensor<*xf32>
  return
}
// -----
func @slices(%a: tensor<8x16x4xf32>, %b: tensor<?x?xf32>, %c: tensor<8x2xf32>, %n: index, %s: tensor<2xi32>) {
  %0 = tensor.extract_slice %a[0, 2, 1] [8, 1, 2] [1, 2, 1] : tensor<8x16x4xf32> to tensor<8x2xf32>
  %1 = tensor.extract_slice %b[%n, 0] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %2 = tensor.extract_slice %a[4] [2] [1] : tensor<8x16x4xf32> to tensor<2x16x4xf32>
  %3 = tensor.insert_slice %c into %a[0, 2, 1] [8, 1, 2] [1, 2, 1] : tensor<8x2xf32> into tensor<8x16x4xf32>
  %4 = tensor.reshape %c(%s) : (tensor<8x2xf32>, tensor<2xi32>) -> tensor<4x4xf32>
  %5 = tensor.reshape %b(%s) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<4x?xf32>
  return
}
