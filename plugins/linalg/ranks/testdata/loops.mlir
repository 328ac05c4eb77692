// func(linalg-fold-unit-extent-dims{fold-one-trip-loops-only})
func @rows(%a: tensor<3x1xf32>, %o: tensor<1x3xf32>) -> tensor<1x3xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(u, i) -> (i, u)>, affine_map<(u, i) -> (u, i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<3x1xf32>) outs(%o : tensor<1x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
