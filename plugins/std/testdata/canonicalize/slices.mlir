// canonicalize
func @slice_const(%t: tensor<16x16xf32>, %n: index) -> tensor<?x?xf32> {
  %c4 = constant 4 : index
  %c1 = constant 1 : index
  %0 = tensor.extract_slice %t[%c4, %n] [%c4, %n] [%c1, %c1] : tensor<16x16xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @slice_whole(%t: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = tensor.extract_slice %t[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> to tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
// -----
func @slice_whole_const(%t: tensor<16x16xf32>) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %c16 = constant 16 : index
  %0 = tensor.extract_slice %t[%c0, %c0] [%c16, %c16] [1, 1] : tensor<16x16xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @slice_whole_dynamic(%t: tensor<?x16xf32>, %n: index) -> tensor<?x16xf32> {
  %0 = tensor.extract_slice %t[0, 0] [%n, 16] [1, 1] : tensor<?x16xf32> to tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}
// -----
func @slice_of_cast(%t: tensor<16x16xf32>, %n: index) -> tensor<4x?xf32> {
  %c = tensor.cast %t : tensor<16x16xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %c[0, %n] [4, %n] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// -----
func @slice_reduced(%t: tensor<16x16xf32>, %n: index) -> tensor<?xf32> {
  %c4 = constant 4 : index
  %0 = tensor.extract_slice %t[%n, 0] [1, %c4] [1, 1] : tensor<16x16xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func @dim_of_slice(%t: tensor<?x?xf32>, %n: index, %k: index) -> (index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = tensor.extract_slice %t[%n, 0] [%k, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %3 = tensor.extract_slice %t[%n, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?xf32>
  return %1, %2, %4 : index, index, index
}
// -----
func @insert_const(%s: tensor<?x?xf32>, %t: tensor<16x16xf32>, %n: index) -> tensor<16x16xf32> {
  %c4 = constant 4 : index
  %c1 = constant 1 : index
  %0 = tensor.insert_slice %s into %t[%c4, %n] [%c4, %n] [%c1, %c1] : tensor<?x?xf32> into tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
// -----
func @insert_whole(%s: tensor<16x16xf32>, %t: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = tensor.insert_slice %s into %t[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
// -----
func @insert_whole_const(%s: tensor<16x16xf32>, %t: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %c0 = constant 0 : index
  %0 = tensor.insert_slice %s into %t[%c0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
// -----
func @insert_casts(%s: tensor<4x4xf32>, %t: tensor<16x16xf32>, %n: index) -> tensor<?x?xf32> {
  %a = tensor.cast %s : tensor<4x4xf32> to tensor<?x?xf32>
  %b = tensor.cast %t : tensor<16x16xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %a into %b[%n, 0] [4, 4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @insert_casts_dynamic(%s: tensor<4x4xf32>, %t: tensor<16x16xf32>, %n: index) -> tensor<?x?xf32> {
  %a = tensor.cast %s : tensor<4x4xf32> to tensor<?x?xf32>
  %b = tensor.cast %t : tensor<16x16xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %a into %b[%n, 0] [%n, 4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @insert_source_known(%s: tensor<?x?xf32>, %t: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %s into %t[%n, 0] [4, 4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @insert_reduced(%s: tensor<?xf32>, %t: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c4 = constant 4 : index
  %0 = tensor.insert_slice %s into %t[%n, 0] [1, %c4] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @dim_of_insert(%s: tensor<?x?xf32>, %t: tensor<?x?xf32>, %n: index) -> index {
  %c0 = constant 0 : index
  %0 = tensor.insert_slice %s into %t[%n, 0] [%n, 4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %1 : index
}
// -----
func @slice_of_insert(%s: tensor<4x4xf32>, %t: tensor<16x16xf32>, %n: index) -> tensor<4x4xf32> {
  %0 = tensor.insert_slice %s into %t[%n, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<16x16xf32>
  %1 = tensor.extract_slice %0[%n, 0] [4, 4] [1, 1] : tensor<16x16xf32> to tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
// -----
func @insert_of_slice(%t: tensor<16x16xf32>, %n: index) -> tensor<16x16xf32> {
  %1 = tensor.extract_slice %t[%n, 0] [4, 4] [1, 1] : tensor<16x16xf32> to tensor<4x4xf32>
  %0 = tensor.insert_slice %1 into %t[%n, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
// -----
func @generate_const(%n: index, %x: f32) -> tensor<?x?xf32> {
  %c4 = constant 4 : index
  %0 = tensor.generate %c4, %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func @dim_of_generate(%n: index, %k: index, %x: f32) -> (index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = tensor.generate %k, %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
// -----
func @extract_of_generate(%n: index, %k: index, %x: f32) -> index {
  %0 = tensor.generate %k, %n {
  ^bb0(%i: index, %j: index):
    %a = addi %i, %j : index
    tensor.yield %a : index
  } : tensor<?x?xindex>
  %1 = tensor.extract %0[%n, %k] : tensor<?x?xindex>
  return %1 : index
}
// -----
func @extract_of_cast(%t: tensor<4xf32>, %n: index) -> f32 {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>
  %2 = tensor.extract %1[%n] : tensor<?xf32>
  return %2 : f32
}
// -----
func @extract_of_insert(%t: tensor<4xf32>, %n: index, %x: f32) -> (f32, tensor<4xf32>) {
  %1 = tensor.insert %x into %t[%n] : tensor<4xf32>
  %2 = tensor.extract %1[%n] : tensor<4xf32>
  %cst = constant dense<2.0> : tensor<4xf32>
  %y = constant 2.0 : f32
  %3 = tensor.insert %y into %cst[%n] : tensor<4xf32>
  return %2, %3 : f32, tensor<4xf32>
}
// -----
func @slice_of_constant(%n: index) -> (tensor<2xf32>, tensor<2xf32>) {
  %cst = constant dense<2.0> : tensor<4xf32>
  %cst2 = constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = tensor.extract_slice %cst[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %1 = tensor.extract_slice %cst2[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
// -----
func @reshape(%t: tensor<4xf32>, %s: tensor<2xindex>) -> (tensor<?x?xf32>, index) {
  %c0 = constant 0 : index
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, index
}
