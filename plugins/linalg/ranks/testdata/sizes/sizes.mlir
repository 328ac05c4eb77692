func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %i: index) -> (index, index, index, index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d = tensor.dim %0, %c0 : tensor<?x?xf32>
  %e = tensor.dim %0, %c1 : tensor<?x?xf32>
  %p = tensor.extract_slice %0[%i, %i] [%i, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %f = tensor.dim %p, %c0 : tensor<?x4xf32>
  %q = linalg.tensor_collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %g = tensor.dim %q, %c0 : tensor<?xf32>
  %z = constant 0.0 : f32
  %w = linalg.pad_tensor %0 low[%i, 1] high[2, %i] {
    ^bb0(%x: index, %y: index):
    linalg.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %h = tensor.dim %w, %c1 : tensor<?x?xf32>
  %m = tensor.dim %w, %i : tensor<?x?xf32>
  return %d, %e, %f, %g, %h, %m : index, index, index, index, index, index
}
// -----
func @generic(%a: tensor<?x?xf32>, %c: tensor<?xf32>, %s: f32, %i: index) -> (index, index) {
  %c0 = constant 0 : index
  %0:2 = linalg.generic {indexing_maps=[affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i)>,  affine_map<(i,j)->(i)>], iterator_types=["parallel","reduction"]} ins(%a : tensor<?x?xf32>) outs(%c, %c: tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %y, %y : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  %d = tensor.dim %0#1, %c0 : tensor<?xf32>
  %f = linalg.fill(%s, %0#1) : f32, tensor<?xf32> -> tensor<?xf32>
  %e = tensor.dim %f, %c0 : tensor<?xf32>
  return %d, %e : index, index
}
// -----
func @conv(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %s: f32, %i: index) -> (index, index) {
  %c0 = constant 0 : index
  %0 = linalg.conv_2d ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %d, %d : index, index
}
// -----
func @more(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %s: f32, %i: index) -> (index, index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %e = linalg.tensor_expand_shape %a [[0,1],[2]] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %d = tensor.dim %e, %c0 : tensor<?x4x?xf32>
  %f = tensor.insert_slice %a into %c[%i, 0] [%i, 4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %d1 = tensor.dim %f, %c0 : tensor<?x?xf32>
  %g = linalg.init_tensor [%i, %i] : tensor<?x?xf32>
  %d2 = tensor.dim %g, %c1 : tensor<?x?xf32>
  %h = tensor.cast %a : tensor<?x?xf32> to tensor<?x4xf32>
  %d3 = tensor.dim %h, %c0 : tensor<?x4xf32>
  return %d, %d1, %d2, %d3 : index, index, index, index
}
// -----
func @m(%a: memref<?x?xf32>, %i: index) -> (index, index) {
  %c0 = constant 0 : index
  %e = memref.subview %a[%i, 0] [%i, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, affine_map<(i,j)[s,t]->(i*t+s+j)>>
  %d = memref.dim %e, %c0 : memref<?x4xf32, affine_map<(i,j)[s,t]->(i*t+s+j)>>
  %f = memref.collapse_shape %a [[0,1]] : memref<?x?xf32> into memref<?xf32>
  %dd = memref.dim %f, %c0 : memref<?xf32>
  return %d, %dd : index, index
}
// -----
func @pad(%a: tensor<?x?xf32>, %i: index, %j: index, %z: f32) -> (index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %w = linalg.pad_tensor %a low[%i, 1] high[%j, 2] {
    ^bb0(%x: index, %y: index):
    linalg.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %h = tensor.dim %w, %c0 : tensor<?x?xf32>
  %m = tensor.dim %w, %c1 : tensor<?x?xf32>
  return %h, %m : index, index
}
// -----
func @pads(%a: tensor<?x?xf32>, %i: index, %j: index, %z: f32) -> (index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %w = linalg.pad_tensor %a low[%i, 0] high[3, 0] {
    ^bb0(%x: index, %y: index):
    linalg.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %h = tensor.dim %w, %c0 : tensor<?x?xf32>
  %m = tensor.dim %w, %c1 : tensor<?x?xf32>
  return %h, %m : index, index
}

// -----
// Padding by operands that are constants, where the size is known and where it is not.
func @constants(%t: tensor<3x?xf32>, %n: index, %f: f32) -> (index, index) {
  %zero = constant 0 : index
  %one = constant 1 : index
  %six = constant 6 : index
  %p = linalg.pad_tensor %t low[%six, %n] high[1, %six] {
  ^bb0(%i: index, %j: index):
    linalg.yield %f : f32
  } : tensor<3x?xf32> to tensor<?x?xf32>
  %a = tensor.dim %p, %zero : tensor<?x?xf32>
  %b = tensor.dim %p, %one : tensor<?x?xf32>
  return %a, %b : index, index
}
