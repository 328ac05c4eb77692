// func(linalg-detensorize)
#t = {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
func @count(%n: tensor<i64>, %step: tensor<i64>) -> tensor<i64> {
  br ^head(%step : tensor<i64>)
^head(%i: tensor<i64>):
  %e = linalg.init_tensor [] : tensor<i1>
  %l = linalg.generic #t ins(%i, %n : tensor<i64>, tensor<i64>) outs(%e : tensor<i1>) {
  ^bb0(%x: i64, %y: i64, %z: i1):
    %c = cmpi ult, %x, %y : i64
    linalg.yield %c : i1
  } -> tensor<i1>
  %c = tensor.extract %l[] : tensor<i1>
  cond_br %c, ^body(%i : tensor<i64>), ^end(%i : tensor<i64>)
^body(%j: tensor<i64>):
  %f = linalg.init_tensor [] : tensor<i64>
  %k = linalg.generic #t ins(%j, %step : tensor<i64>, tensor<i64>) outs(%f : tensor<i64>) {
  ^bb0(%x: i64, %y: i64, %z: i64):
    %s = addi %x, %y : i64
    linalg.yield %s : i64
  } -> tensor<i64>
  br ^head(%k : tensor<i64>)
^end(%r: tensor<i64>):
  return %r : tensor<i64>
}
// -----
#t = {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
func @straight(%a: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic #t ins(%a : tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    %s = addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
