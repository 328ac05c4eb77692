// func(linalg-fold-unit-extent-dims)
func @rows(%a: tensor<3x1x?xf32>, %o: tensor<1x3x?xf32>) -> tensor<1x3x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(u, i, j) -> (i, u, j)>, affine_map<(u, i, j) -> (u, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<3x1x?xf32>) outs(%o : tensor<1x3x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<1x3x?xf32>
  return %0 : tensor<1x3x?xf32>
}
// -----
func @indices(%o: memref<4x1x6xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i, u, j) -> (i, u, j)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%o : memref<4x1x6xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 0 : index
    %u = linalg.index 1 : index
    %j = linalg.index 2 : index
    %r = addi %i, %j : index
    %s = addi %r, %u : index
    linalg.yield %s : index
  }
  return
}
// -----
func @reductions(%a: tensor<1x1xf32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%a : tensor<1x1xf32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    %s = addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func @slices(%a: tensor<8x1x?xf32>, %b: tensor<8x1x?xf32>, %n: index) -> tensor<8x1x?xf32> {
  %0 = tensor.extract_slice %a[2, 0, %n] [1, 1, 4] [1, 1, 1] : tensor<8x1x?xf32> to tensor<1x1x4xf32>
  %1 = tensor.insert_slice %0 into %b[3, 0, 5] [1, 1, 4] [1, 1, 1] : tensor<1x1x4xf32> into tensor<8x1x?xf32>
  return %1 : tensor<8x1x?xf32>
}
