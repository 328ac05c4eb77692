// linalg-fold-reshape-ops-by-linearization{allow-folding-unit-dim-reshapes}
#id2 = affine_map<(a,b) -> (a,b)>
func @unit(%arg0 : tensor<1x2x12xf32>, %o : tensor<2x12xf32>) -> tensor<2x12xf32> {
  %0 = linalg.tensor_collapse_shape %arg0 [[0, 1], [2]] : tensor<1x2x12xf32> into tensor<2x12xf32>
  %m = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0: tensor<2x12xf32>) outs(%o : tensor<2x12xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x12xf32>
  return %m : tensor<2x12xf32>
}
// wanted
#map0 = affine_map<(d0, d1) -> (0, d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module  {
  func @unit(%arg0: tensor<1x2x12xf32>, %arg1: tensor<2x12xf32>) -> tensor<2x12xf32> {
    %0 = linalg.generic {indexing_maps = [#map0, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x2x12xf32>) outs(%arg1 : tensor<2x12xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):  // no predecessors
      %1 = mulf %arg2, %arg2 : f32
      linalg.yield %1 : f32
    } -> tensor<2x12xf32>
    return %0 : tensor<2x12xf32>
  }
}
// -----
#id2 = affine_map<(a,b) -> (a,b)>
func @unit4(%arg0 : tensor<2x12xf32>, %o : tensor<2x12xf32>) -> tensor<1x2x12xf32> {
  %m = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%arg0: tensor<2x12xf32>) outs(%o : tensor<2x12xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x12xf32>
  %0 = linalg.tensor_expand_shape %m [[0, 1], [2]] : tensor<2x12xf32> into tensor<1x2x12xf32>
  return %0 : tensor<1x2x12xf32>
}
// wanted
#map0 = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0, d0, d1)>
module  {
  func @unit4(%arg0: tensor<2x12xf32>, %arg1: tensor<2x12xf32>) -> tensor<1x2x12xf32> {
    %0 = linalg.tensor_expand_shape %arg1 [[0, 1], [2]] : tensor<2x12xf32> into tensor<1x2x12xf32>
    %1 = linalg.generic {indexing_maps = [#map0, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x12xf32>) outs(%0 : tensor<1x2x12xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):  // no predecessors
      %2 = mulf %arg2, %arg2 : f32
      linalg.yield %2 : f32
    } -> tensor<1x2x12xf32>
    return %1 : tensor<1x2x12xf32>
  }
}
// -----
#id = affine_map<() -> ()>
#two = affine_map<(a, b) -> (a, b)>
func @single(%x : tensor<f32>, %y : tensor<1x1xf32>, %o : tensor<f32>) -> (tensor<1x1xf32>, tensor<1x1xf32>) {
  %m = linalg.generic {indexing_maps = [#id, #id], iterator_types = []} ins(%x : tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%u: f32, %z: f32):
    %2 = addf %u, %u : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  %0 = linalg.tensor_expand_shape %m [] : tensor<f32> into tensor<1x1xf32>
  %c = linalg.tensor_collapse_shape %y [] : tensor<1x1xf32> into tensor<f32>
  %n = linalg.generic {indexing_maps = [affine_map<(a, b) -> ()>, #two], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<f32>) outs(%y : tensor<1x1xf32>) {
  ^bb0(%u: f32, %z: f32):
    %2 = mulf %u, %z : f32
    linalg.yield %2 : f32
  } -> tensor<1x1xf32>
  return %0, %n : tensor<1x1xf32>, tensor<1x1xf32>
}
// wanted
#map0 = affine_map<() -> ()>
#map1 = affine_map<() -> (0, 0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module  {
  func @single(%arg0: tensor<f32>, %arg1: tensor<1x1xf32>, %arg2: tensor<f32>) -> (tensor<1x1xf32>, tensor<1x1xf32>) {
    %0 = linalg.tensor_expand_shape %arg2 [] : tensor<f32> into tensor<1x1xf32>
    %1 = linalg.generic {indexing_maps = [#map0, #map1], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%0 : tensor<1x1xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):  // no predecessors
      %4 = addf %arg3, %arg3 : f32
      linalg.yield %4 : f32
    } -> tensor<1x1xf32>
    %2 = linalg.tensor_collapse_shape %arg1 [] : tensor<1x1xf32> into tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<f32>) outs(%arg1 : tensor<1x1xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):  // no predecessors
      %4 = mulf %arg3, %arg4 : f32
      linalg.yield %4 : f32
    } -> tensor<1x1xf32>
    return %1, %3 : tensor<1x1xf32>, tensor<1x1xf32>
  }
}
// -----
#two = affine_map<(a, b) -> (a, b)>
func @several(%x : tensor<1x2x3xf32>, %o : tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = linalg.tensor_collapse_shape %x [[0, 1], [2]] : tensor<1x2x3xf32> into tensor<2x3xf32>
  %m = linalg.generic {indexing_maps = [#two, #two], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<2x3xf32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%u: f32, %z: f32):
    %2 = mulf %u, %z : f32
    linalg.yield %2 : f32
  } -> tensor<2x3xf32>
  return %m : tensor<2x3xf32>
}
// wanted
#map0 = affine_map<(d0, d1) -> (0, d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module  {
  func @several(%arg0: tensor<1x2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = linalg.generic {indexing_maps = [#map0, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x2x3xf32>) outs(%arg1 : tensor<2x3xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):  // no predecessors
      %1 = mulf %arg2, %arg3 : f32
      linalg.yield %1 : f32
    } -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
// -----
#two = affine_map<(a, b) -> (a, b)>
func @joined(%x : tensor<4x2x3xf32>, %o : tensor<8x3xf32>) -> tensor<8x3xf32> {
  %c = linalg.tensor_collapse_shape %x [[0, 1], [2]] : tensor<4x2x3xf32> into tensor<8x3xf32>
  %m = linalg.generic {indexing_maps = [#two, #two], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<8x3xf32>) outs(%o : tensor<8x3xf32>) {
  ^bb0(%u: f32, %z: f32):
    %2 = mulf %u, %z : f32
    linalg.yield %2 : f32
  } -> tensor<8x3xf32>
  return %m : tensor<8x3xf32>
}
