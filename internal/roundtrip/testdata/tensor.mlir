func @slices(%t: tensor<8x16x4xf32>, %s: tensor<2x2xf32>, %n: index, %d: tensor<?x?xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [2, 2, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<2x2xf32>
  %1 = tensor.extract_slice %t[%n, 0, %n] [%n, 2, 2] [1, %n, 1] {test.note = 1} : tensor<8x16x4xf32> to tensor<?x2x2xf32>
  %2 = tensor.insert_slice %s into %t[0, 0, 0] [2, 2, 1] [1, 1, 1] : tensor<2x2xf32> into tensor<8x16x4xf32>
  %3 = tensor.insert_slice %d into %t[%n, 0, 0] [%n, %n, 1] [1, 1, %n] {test.note} : tensor<?x?xf32> into tensor<8x16x4xf32>
  return
}
// -----
func @generate(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %1 = constant 1.0 : f32
    tensor.yield %1 : f32
  } : tensor<?x3xf32>
  %2 = tensor.generate %n, %n {
  ^bb0(%i: index, %j: index):
    %1 = "test.op"(%i, %j) : (index, index) -> f32
    tensor.yield %1 {test.note} : f32
  } {test.note = 1} : tensor<?x?xf32>
  %3 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<3xindex>
  return
}
// -----
func @rest(%a: f32, %i: index, %t: tensor<?x?xf32>, %u: tensor<*xf32>, %s: tensor<2xindex>) {
  %0 = tensor.from_elements %a : tensor<1xf32>
  %1 = tensor.from_elements %a, %a, %a {test.note} : tensor<3xf32>
  %2 = tensor.extract %t[%i, %i] : tensor<?x?xf32>
  %3 = tensor.insert %a into %t[%i, %i] : tensor<?x?xf32>
  %4 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %5 = tensor.cast %u {test.note} : tensor<*xf32> to tensor<4xf32>
  %6 = tensor.dim %t, %i : tensor<?x?xf32>
  %7 = tensor.dim {test.note} %u, %i : tensor<*xf32>
  %8 = tensor.reshape %t(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %9 = tensor.reshape %t(%s) {test.note} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<*xf32>
  return
}
// -----
func @newer(%a: tensor<4x?xf32>, %b: tensor<2x?xf32>, %u: tensor<*xui16>) {
  %0 = tensor.concat dim(0) %a, %b {test.note} : (tensor<4x?xf32>, tensor<2x?xf32>) -> tensor<6x?xf32>
  %1 = tensor.concat dim(1) %a : (tensor<4x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.bitcast %0 {test.note} : tensor<6x?xf32> to tensor<?x?xi32>
  %3 = tensor.bitcast %u : tensor<*xui16> to tensor<*xbf16>
  return
}
// -----
func @gathered(%t: tensor<4x?x6xf32>, %i: tensor<2x?x2xi32>, %p: tensor<2x?x?xf32>) {
  %0 = tensor.gather %t[%i] gather_dims([0, 2]) {test.note} : (tensor<4x?x6xf32>, tensor<2x?x2xi32>) -> tensor<2x?x?xf32>
  %1 = tensor.gather %t[%i] gather_dims([0, 2]) unique {test.note} : (tensor<4x?x6xf32>, tensor<2x?x2xi32>) -> tensor<2x?x1x?x1xf32>
  %2 = tensor.scatter %p into %t[%i] scatter_dims([0, 2]) unique {test.note} : (tensor<2x?x?xf32>, tensor<4x?x6xf32>, tensor<2x?x2xi32>) -> tensor<4x?x6xf32>
  return
}
// -----
// newer: ranks that came after the oracle
func @elements(%a: f32, %i: i32) {
  %0 = tensor.from_elements %a, %a, %a, %a, %a, %a : tensor<2x3xf32>
  %1 = tensor.from_elements %i : tensor<i32>
  return
}
