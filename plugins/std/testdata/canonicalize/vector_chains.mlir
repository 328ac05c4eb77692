// canonicalize
func @inserted(%v: vector<2x3x4xf32>, %a: vector<4xf32>, %b: vector<3x4xf32>, %s: f32) -> (vector<4xf32>, vector<4xf32>, f32, vector<3x4xf32>) {
  %0 = vector.insert %a, %v [0, 1] : vector<4xf32> into vector<2x3x4xf32>
  %1 = vector.insert %b, %0 [1] : vector<3x4xf32> into vector<2x3x4xf32>
  %2 = vector.insert %s, %1 [0, 2, 3] : f32 into vector<2x3x4xf32>
  %3 = vector.extract %2[0, 1] : vector<2x3x4xf32>
  %4 = vector.extract %2[1, 2] : vector<2x3x4xf32>
  %5 = vector.extract %2[0, 2, 3] : vector<2x3x4xf32>
  %6 = vector.extract %2[0] : vector<2x3x4xf32>
  return %3, %4, %5, %6 : vector<4xf32>, vector<4xf32>, f32, vector<3x4xf32>
}
// -----
func @transposed(%v: vector<2x3x4xf32>, %a: vector<4xf32>, %s: f32) -> (vector<4xf32>, f32, vector<3xf32>) {
  %0 = vector.insert %a, %v [0, 1] : vector<4xf32> into vector<2x3x4xf32>
  %1 = vector.insert %s, %0 [1, 1, 2] : f32 into vector<2x3x4xf32>
  %2 = vector.transpose %1, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %3 = vector.extract %2[1, 0] : vector<3x2x4xf32>
  %4 = vector.transpose %1, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %5 = vector.extract %4[2, 1, 1] : vector<4x2x3xf32>
  %6 = vector.extract %4[2, 1] : vector<4x2x3xf32>
  return %3, %5, %6 : vector<4xf32>, f32, vector<3xf32>
}
// -----
func @all(%v: vector<1x1x4xf32>, %w: vector<1x1xf32>) -> (vector<4xf32>, f32) {
  %0 = vector.extract %v[0, 0] : vector<1x1x4xf32>
  %1 = vector.extract %w[0, 0] : vector<1x1xf32>
  return %0, %1 : vector<4xf32>, f32
}
// -----
func @slices(%v: vector<8x8xf32>, %a: vector<3x4xf32>, %b: vector<2x2xf32>) -> (vector<2x3xf32>, vector<2x1xf32>, vector<2x2xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [1, 2], strides = [1, 1]} : vector<3x4xf32> into vector<8x8xf32>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [4, 4], strides = [1, 1]} : vector<2x2xf32> into vector<8x8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [2, 3], sizes = [2, 3], strides = [1, 1]} : vector<8x8xf32> to vector<2x3xf32>
  %3 = vector.extract_strided_slice %1 {offsets = [4, 5], sizes = [2, 1], strides = [1, 1]} : vector<8x8xf32> to vector<2x1xf32>
  %4 = vector.extract_strided_slice %1 {offsets = [3, 4], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  return %2, %3, %4 : vector<2x3xf32>, vector<2x1xf32>, vector<2x2xf32>
}
// -----
func @cast(%t: tensor<4x8xf32>, %u: tensor<?x8xf32>, %p: f32, %i: index) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %p : tensor<?x8xf32>, vector<2x2xf32>
  %2 = tensor.cast %u : tensor<?x8xf32> to tensor<4x8xf32>
  %3 = vector.transfer_read %2[%i, %i], %p : tensor<4x8xf32>, vector<2x2xf32>
  return %1, %3 : vector<2x2xf32>, vector<2x2xf32>
}
// -----
func @read_earlier(%t: tensor<8x8xf32>, %a: vector<2x4xf32>, %b: vector<2x4xf32>, %p: f32, %i: index) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %c0 = constant 0 : index
  %c2 = constant 2 : index
  %c1 = constant 1 : index
  %0 = vector.transfer_write %a, %t[%c2, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %b, %0[%c0, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_read %1[%c2, %c0], %p : tensor<8x8xf32>, vector<2x4xf32>
  %3 = vector.transfer_write %b, %0[%c1, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_read %3[%c2, %c0], %p : tensor<8x8xf32>, vector<2x4xf32>
  %5 = vector.transfer_write %b, %0[%i, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  %6 = vector.transfer_read %5[%c2, %c0], %p : tensor<8x8xf32>, vector<2x4xf32>
  return %2, %4, %6 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}
// -----
func @write_over(%t: tensor<8x8xf32>, %a: vector<2x4xf32>, %b: vector<2x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %c0 = constant 0 : index
  %c4 = constant 4 : index
  %0 = vector.transfer_write %a, %t[%c0, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %a, %0[%c0, %c4] : vector<2x4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_write %b, %1[%c0, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  %3 = vector.transfer_write %b, %t[%c0, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_write %b, %3[%c4, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  %5 = vector.transfer_write %a, %4[%c0, %c0] : vector<2x4xf32>, tensor<8x8xf32>
  return %2, %4, %5 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
func @whole(%t: tensor<2x4xf32>, %u: tensor<2x4xf32>, %w: tensor<2x4xf32>, %p: f32, %i: index) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %c0 = constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p : tensor<2x4xf32>, vector<2x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] : vector<2x4xf32>, tensor<2x4xf32>
  %2 = vector.transfer_read %t[%i, %c0], %p : tensor<2x4xf32>, vector<2x4xf32>
  %3 = vector.transfer_write %2, %w[%c0, %c0] : vector<2x4xf32>, tensor<2x4xf32>
  return %1, %3 : tensor<2x4xf32>, tensor<2x4xf32>
}
