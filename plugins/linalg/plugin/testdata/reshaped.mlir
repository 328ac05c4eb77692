// Reshapes with sizes of which several are known only when the program runs.
#row = affine_map<(i, j) -> (i, j)>

func.func @halves(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%n, %k] : tensor<?xf32> into tensor<?x?xf32>
  %d = tensor.dim %0, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %d) : tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %i32 = arith.index_cast %i : index to i32
    %f = arith.sitofp %i32 : i32 to f32
    %s = arith.mulf %x, %f : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @filled(%x: f32, %n: index, %k: index) -> tensor<?x2x?xf32> {
  %m = arith.muli %n, %k : index
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.expand_shape %f [[0, 1]] output_shape [%n, %k] : tensor<?xf32> into tensor<?x?xf32>
  %h = arith.constant 2 : index
  %r = arith.divui %n, %h : index
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%r, 2, %k] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %1 : tensor<?x2x?xf32>
}
