#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#c = affine_map<(i, j) -> (j)>
func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %v: tensor<?xf32>, %k: f32) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %a, %c1 : tensor<?x?xf32>
  %i = linalg.init_tensor [%m, %n] : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #c, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %v : tensor<?x?xf32>, tensor<?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = mulf %x, %y : f32
    %z = addf %x, %s : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  %2 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = mulf %x, %k : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#c = affine_map<(i, j) -> (j)>
func @splat(%a: tensor<4x5xf32>) -> tensor<4xf32> {
  %cst = constant dense<2.0> : tensor<4x5xf32>
  %i = linalg.init_tensor [4, 5] : tensor<4x5xf32>
  %i1 = linalg.init_tensor [4] : tensor<4xf32>
  %z = constant 0.0 : f32
  %fl = linalg.fill(%z, %i1) : f32, tensor<4xf32> -> tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %cst : tensor<4x5xf32>, tensor<4x5xf32>) outs(%i : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x5xf32>) outs(%fl : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func @twice(%a: tensor<?x?xf32>, %i: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func @both(%a: tensor<?x?xf32>, %i: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func @outs(%a: tensor<?x?xf32>, %i: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func @named(%a: tensor<?x?xf32>, %f: f32, %i: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %z = linalg.fill(%f, %i) : f32, tensor<?x?xf32> -> tensor<?x?xf32>
  %0 = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %z : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func @broadcast(%a: tensor<?xf32>, %j: tensor<?xf32>, %i: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%j : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [#r, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func @reduced(%a: tensor<?x?xf32>, %j: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #r], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%j : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%j : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func @pair(%a: tensor<?x?xf32>, %i: tensor<?x?xf32>, %j: tensor<4x?xf32>) -> (tensor<?x?xf32>, tensor<4x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%i, %j : tensor<?x?xf32>, tensor<4x?xf32>) {
  ^bb0(%x: f32, %o: f32, %p: f32):
    %s = mulf %x, %x : f32
    linalg.yield %s, %x : f32, f32
  } -> (tensor<?x?xf32>, tensor<4x?xf32>)
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<4x?xf32>
}
