// linalg-fold-reshape-ops-by-linearization
#map0 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
func @consumer(%arg0 : tensor<?x4x5xf32>, %arg1 : tensor<?x?x4x5xf32>, %o : tensor<?x?x4x5xf32>) -> tensor<?x?x4x5xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0, 1], [2], [3]] : tensor<?x4x5xf32> into tensor<2x?x4x5xf32>
  %c = tensor.cast %0 : tensor<2x?x4x5xf32> to tensor<?x?x4x5xf32>
  %1 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c, %arg1 : tensor<?x?x4x5xf32>, tensor<?x?x4x5xf32>) outs(%o : tensor<?x?x4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %2 = mulf %x, %y : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x4x5xf32>
  return %1 : tensor<?x?x4x5xf32>
}
// -----
func @collapse_producer(%arg0 : tensor<2x3x4xf32>, %o : tensor<2x3x4xf32>) -> tensor<2x12xf32> {
  %m = linalg.generic {indexing_maps = [affine_map<(a,b,c) -> (a,b,c)>, affine_map<(a,b,c) -> (a,b,c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0: tensor<2x3x4xf32>) outs(%o : tensor<2x3x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x3x4xf32>
  %0 = linalg.tensor_collapse_shape %m [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
}
// -----
func @collapse_consumer(%arg0 : tensor<2x3x4xf32>, %o : tensor<2x12xf32>) -> tensor<2x12xf32> {
  %0 = linalg.tensor_collapse_shape %arg0 [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(a,b) -> (a,b)>, affine_map<(a,b) -> (a,b)>], iterator_types = ["parallel", "parallel"]} ins(%0: tensor<2x12xf32>) outs(%o : tensor<2x12xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x12xf32>
  return %m : tensor<2x12xf32>
}
// -----
func @expand_consumer(%arg0 : tensor<2x12xf32>, %o : tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0], [1, 2]] : tensor<2x12xf32> into tensor<2x3x4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(a,b,c) -> (a,b,c)>, affine_map<(a,b,c) -> (a,b,c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<2x3x4xf32>) outs(%o : tensor<2x3x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x3x4xf32>
  return %m : tensor<2x3x4xf32>
}
// -----
func @expand_producer(%arg0 : tensor<2x12xf32>, %o : tensor<2x12xf32>) -> tensor<2x3x4xf32> {
  %m = linalg.generic {indexing_maps = [affine_map<(a,b) -> (a,b)>, affine_map<(a,b) -> (a,b)>], iterator_types = ["parallel", "parallel"]} ins(%arg0: tensor<2x12xf32>) outs(%o : tensor<2x12xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x12xf32>
  %0 = linalg.tensor_expand_shape %m [[0], [1, 2]] : tensor<2x12xf32> into tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
func @dyn(%arg0 : tensor<2x?xf32>, %o : tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0], [1, 2]] : tensor<2x?xf32> into tensor<2x?x4xf32>
  %m = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<2x?x4xf32>) outs(%o : tensor<2x?x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x?x4xf32>
  return %m : tensor<2x?x4xf32>
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
func @dyn2(%arg0 : tensor<2x?xf32>, %o : tensor<2x3x?xf32>) -> tensor<2x3x?xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0], [1, 2]] : tensor<2x?xf32> into tensor<2x3x?xf32>
  %m = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<2x3x?xf32>) outs(%o : tensor<2x3x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x3x?xf32>
  return %m : tensor<2x3x?xf32>
}
// -----
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
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
func @unit2(%arg0 : tensor<2x12xf32>, %o : tensor<1x2x12xf32>) -> tensor<1x2x12xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0, 1], [2]] : tensor<2x12xf32> into tensor<1x2x12xf32>
  %m = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<1x2x12xf32>) outs(%o : tensor<1x2x12xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<1x2x12xf32>
  return %m : tensor<1x2x12xf32>
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
func @unit3(%arg0 : tensor<1x2x12xf32>, %o : tensor<1x2x12xf32>) -> tensor<2x12xf32> {
  %m = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0: tensor<1x2x12xf32>) outs(%o : tensor<1x2x12xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<1x2x12xf32>
  %0 = linalg.tensor_collapse_shape %m [[0, 1], [2]] : tensor<1x2x12xf32> into tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
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
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
#p = affine_map<(a,b,c) -> (c,b,a)>
func @mid(%arg0 : tensor<24xf32>, %o : tensor<12x1x2xf32>) -> tensor<12x1x2xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0, 1, 2]] : tensor<24xf32> into tensor<2x1x12xf32>
  %m = linalg.generic {indexing_maps = [#p, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<2x1x12xf32>) outs(%o : tensor<12x1x2xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<12x1x2xf32>
  return %m : tensor<12x1x2xf32>
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
func @dynunit(%arg0 : tensor<?xf32>, %o : tensor<?x1x?xf32>) -> tensor<?x1x?xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0, 1, 2]] : tensor<?xf32> into tensor<1x1x?xf32>
  %c = tensor.cast %0 : tensor<1x1x?xf32> to tensor<?x1x?xf32>
  %m = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<1x1x?xf32>) outs(%o : tensor<?x1x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<?x1x?xf32>
  return %m : tensor<?x1x?xf32>
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
func @zero(%arg0 : tensor<0xf32>, %o : tensor<3x1x0xf32>) -> tensor<3x1x0xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0, 1, 2]] : tensor<0xf32> into tensor<3x1x0xf32>
  %m = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<3x1x0xf32>) outs(%o : tensor<3x1x0xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<3x1x0xf32>
  return %m : tensor<3x1x0xf32>
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
#rot = affine_map<(a,b,c) -> (b,c,a)>
func @rot(%arg0 : tensor<2x12xf32>, %o : tensor<4x2x3xf32>) -> tensor<4x2x3xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0], [1, 2]] : tensor<2x12xf32> into tensor<2x3x4xf32>
  %m = linalg.generic {indexing_maps = [#rot, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<2x3x4xf32>) outs(%o : tensor<4x2x3xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<4x2x3xf32>
  return %m : tensor<4x2x3xf32>
}
// wanted
#map0 = affine_map<(d0, d1, d2) -> (d1, d0 + d2 * 4)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module  {
  func @rot(%arg0: tensor<2x12xf32>, %arg1: tensor<4x2x3xf32>) -> tensor<4x2x3xf32> {
    %0 = linalg.generic {indexing_maps = [#map0, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12xf32>) outs(%arg1 : tensor<4x2x3xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):  // no predecessors
      %1 = mulf %arg2, %arg2 : f32
      linalg.yield %1 : f32
    } -> tensor<4x2x3xf32>
    return %0 : tensor<4x2x3xf32>
  }
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
#rot = affine_map<(a,b,c) -> (b,c,a)>
func @rot_consumer(%arg0 : tensor<4x2x3xf32>, %o : tensor<2x3x4xf32>) -> tensor<2x12xf32> {
  %m = linalg.generic {indexing_maps = [#id3, #rot], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0: tensor<4x2x3xf32>) outs(%o : tensor<2x3x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<2x3x4xf32>
  %0 = linalg.tensor_collapse_shape %m [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
}
// wanted
#map0 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d0 + d2 * 4)>
module  {
  func @rot_consumer(%arg0: tensor<4x2x3xf32>, %arg1: tensor<2x3x4xf32>) -> tensor<2x12xf32> {
    %0 = linalg.tensor_collapse_shape %arg1 [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
    %1 = linalg.generic {indexing_maps = [#map0, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x2x3xf32>) outs(%0 : tensor<2x12xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):  // no predecessors
      %2 = mulf %arg2, %arg2 : f32
      linalg.yield %2 : f32
    } -> tensor<2x12xf32>
    return %1 : tensor<2x12xf32>
  }
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
func @unit(%arg0 : tensor<1x12xf32>, %o : tensor<1x1x12xf32>) -> tensor<1x1x12xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0, 1], [2]] : tensor<1x12xf32> into tensor<1x1x12xf32>
  %m = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0: tensor<1x1x12xf32>) outs(%o : tensor<1x1x12xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<1x1x12xf32>
  return %m : tensor<1x1x12xf32>
}
// wanted
#map0 = affine_map<(d0, d1, d2) -> (0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module  {
  func @unit(%arg0: tensor<1x12xf32>, %arg1: tensor<1x1x12xf32>) -> tensor<1x1x12xf32> {
    %0 = linalg.generic {indexing_maps = [#map0, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x12xf32>) outs(%arg1 : tensor<1x1x12xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):  // no predecessors
      %1 = mulf %arg2, %arg2 : f32
      linalg.yield %1 : f32
    } -> tensor<1x1x12xf32>
    return %0 : tensor<1x1x12xf32>
  }
}
// -----
#id3 = affine_map<(a,b,c) -> (a,b,c)>
func @lone(%arg0 : tensor<1x12xf32>, %o : tensor<12xf32>) -> tensor<12xf32> {
  %0 = linalg.tensor_expand_shape %arg0 [[0, 1], [2]] : tensor<1x12xf32> into tensor<1x1x12xf32>
  %m = linalg.generic {indexing_maps = [#id3, affine_map<(a,b,c)->(c)>], iterator_types = ["reduction", "reduction", "parallel"]} ins(%0: tensor<1x1x12xf32>) outs(%o : tensor<12xf32>) {
  ^bb0(%x: f32, %z: f32):
    %2 = mulf %x, %x : f32
    linalg.yield %2 : f32
  } -> tensor<12xf32>
  return %m : tensor<12xf32>
}
// wanted
#map0 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
module  {
  func @lone(%arg0: tensor<1x12xf32>, %arg1: tensor<12xf32>) -> tensor<12xf32> {
    %0 = linalg.tensor_expand_shape %arg0 [[0, 1], [2]] : tensor<1x12xf32> into tensor<1x1x12xf32>
    %1 = linalg.generic {indexing_maps = [#map0, #map1], iterator_types = ["reduction", "reduction", "parallel"]} ins(%0 : tensor<1x1x12xf32>) outs(%arg1 : tensor<12xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):  // no predecessors
      %2 = mulf %arg2, %arg2 : f32
      linalg.yield %2 : f32
    } -> tensor<12xf32>
    return %1 : tensor<12xf32>
  }
}
