func.func @g(%n: index, %t: tensor<4x?xf32>, %c: f32) -> (tensor<4x?xf32>, tensor<?xf32>) {
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %l = tensor.empty() : tensor<4xf32>
  %s = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %x = tensor.expand_shape %l [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %d = tensor.expand_shape %s [[0, 1, 2]] output_shape [2, %n, 5] : tensor<?xf32> into tensor<2x?x5xf32>
  %o = tensor.expand_shape %s [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  return %e, %s : tensor<4x?xf32>, tensor<?xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @g(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %c = arith.constant 0.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.addf %in, %c : f32
    linalg.yield %m : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @f(%A: tensor<4x4xi8>, %B: tensor<4x4xi8>, %C: tensor<4x4xi32>, %f: f32, %D: tensor<4xf32>) -> (tensor<4x4xi32>, tensor<4xf32>) {
  %0 = linalg.matmul ins(%A, %B: tensor<4x4xi8>, tensor<4x4xi8>) outs(%C: tensor<4x4xi32>) -> tensor<4x4xi32>
  %1 = linalg.fill ins(%f: f32) outs(%D: tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4x4xi32>, tensor<4xf32>
}

// -----

func.func @f(%A: memref<4x4xf32>, %B: memref<4x4xf32>, %C: memref<4x4xf32>) {
  linalg.matmul ins(%A, %B: memref<4x4xf32>, memref<4x4xf32>) outs(%C: memref<4x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<?x4xf32>, %c: f32, %n: index) -> (tensor<?x8xf32>, tensor<?x?xf32>) {
  %p = tensor.pad %a low[0, 2] high[%n, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<?x4xf32> to tensor<?x8xf32>
  %q = tensor.pad %a nofold low[%n, 0] high[1, %n] {
  ^bb0(%i: index, %j: index):
    %d = arith.addi %i, %j : index
    %e = arith.index_cast %d : index to i32
    %f = arith.sitofp %e : i32 to f32
    tensor.yield %f : f32
  } {test.a = 1 : i32} : tensor<?x4xf32> to tensor<?x?xf32>
  return %p, %q : tensor<?x8xf32>, tensor<?x?xf32>
}
