// func(linalg-inline-scalar-operands)
func @two(%a: tensor<f32>, %b: tensor<?x3xf32>, %c: tensor<7xf32>, %o: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (2)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b, %c : tensor<f32>, tensor<?x3xf32>, tensor<7xf32>) outs(%o : tensor<?x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %s = mulf %x, %y : f32
    %r = addf %s, %z : f32
    linalg.yield %r : f32
  } -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
func @memory(%a: memref<f32>, %o: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<f32>) outs(%o : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
