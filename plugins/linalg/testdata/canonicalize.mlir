// canonicalize
func @self(%a: memref<4x?xf32>) {
  linalg.copy(%a, %a) : memref<4x?xf32>, memref<4x?xf32>
  return
}
// -----
func @empty(%a: memref<0x?xf32>, %b: memref<?x4xf32>, %c: memref<0x4xf32>) {
  linalg.matmul ins(%a, %b : memref<0x?xf32>, memref<?x4xf32>) outs(%c : memref<0x4xf32>)
  return
}
// -----
#id = affine_map<(i, j) -> (i, j)>
func @dup(%a: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
func @identity(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o, %p : tensor<?x?xf32>, tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %y, %x : f32, f32
  } -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
// -----
func @dead(%a: tensor<4x4xf32>, %f: f32) {
  %0 = linalg.fill(%f, %a) : f32, tensor<4x4xf32> -> tensor<4x4xf32>
  return
}
// -----
func @casts(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<8x6xf32> to tensor<?x6xf32>
  %2 = tensor.cast %c : tensor<4x6xf32> to tensor<?x?xf32>
  %3 = linalg.matmul ins(%0, %1 : tensor<?x?xf32>, tensor<?x6xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = tensor.cast %3 : tensor<?x?xf32> to tensor<4x6xf32>
  return %4 : tensor<4x6xf32>
}
// -----
func @init(%n: index) -> (tensor<?x?x?xf32>, index, index) {
  %c3 = constant 3 : index
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = linalg.init_tensor [%n, %c3, 5] : tensor<?x?x5xf32>
  %d = tensor.dim %0, %c0 : tensor<?x?x5xf32>
  %e = tensor.dim %0, %c1 : tensor<?x?x5xf32>
  %1 = tensor.cast %0 : tensor<?x?x5xf32> to tensor<?x?x?xf32>
  return %1, %d, %e : tensor<?x?x?xf32>, index, index
}
// wanted
module  {
  func @init(%arg0: index) -> (tensor<?x?x?xf32>, index, index) {
    %c3 = constant 3 : index
    %0 = linalg.init_tensor [%arg0, 3, 5] : tensor<?x3x5xf32>
    %1 = tensor.cast %0 : tensor<?x3x5xf32> to tensor<?x?x?xf32>
    return %1, %arg0, %c3 : tensor<?x?x?xf32>, index, index
  }
}
// -----
func @slice(%n: index) -> tensor<2x?xf32> {
  %0 = linalg.init_tensor [8, 9] : tensor<8x9xf32>
  %1 = tensor.extract_slice %0[1, 2] [2, %n] [1, 1] : tensor<8x9xf32> to tensor<2x?xf32>
  return %1 : tensor<2x?xf32>
}
// -----
func @reshapes(%a: tensor<2x3x4xf32>) -> (tensor<24xf32>, tensor<2x3x4xf32>, tensor<6x4xf32>) {
  %0 = linalg.tensor_collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = linalg.tensor_collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %2 = linalg.tensor_expand_shape %0 [[0, 1], [2]] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %c = constant dense<1.0> : tensor<2x3x4xf32>
  %3 = linalg.tensor_collapse_shape %c [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return %1, %2, %3 : tensor<24xf32>, tensor<2x3x4xf32>, tensor<6x4xf32>
}
// -----
func @pad(%a: tensor<4x4xf32>, %f: f32) -> tensor<4x4xf32> {
  %0 = linalg.pad_tensor %a low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    linalg.yield %f : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func @dim(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> index {
  %c0 = constant 0 : index
  %3 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?x?xf32>
  return %4 : index
}
// -----
func @fillshape(%f: f32) -> tensor<6x4xf32> {
  %i = linalg.init_tensor [2, 3, 4] : tensor<2x3x4xf32>
  %0 = linalg.fill(%f, %i) : f32, tensor<2x3x4xf32> -> tensor<2x3x4xf32>
  %1 = linalg.tensor_collapse_shape %0 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}
// -----
func @stays(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %t: tensor<?x4xf32>, %f: f32) -> (tensor<?x5xf32>, tensor<2x?x?xf32>) {
  linalg.copy(%a, %b) : memref<4x?xf32>, memref<4x?xf32>
  %0 = linalg.pad_tensor %t low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    linalg.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x5xf32>
  %1 = linalg.tensor_expand_shape %t [[0, 1], [2]] : tensor<?x4xf32> into tensor<2x?x4xf32>
  %2 = tensor.cast %1 : tensor<2x?x4xf32> to tensor<2x?x?xf32>
  return %0, %2 : tensor<?x5xf32>, tensor<2x?x?xf32>
}
// -----
func @expanded(%a: tensor<24xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.tensor_expand_shape %a [[0, 1]] : tensor<24xf32> into tensor<6x4xf32>
  %1 = linalg.tensor_expand_shape %0 [[0, 1], [2]] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}
// -----
func @more(%a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<4x?xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<4x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// Operations on casts of memrefs, and reshapes by other groups.
#t = {args_in = 1, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}

func @memrefs_of_casts(%a: memref<8xf32>, %b: memref<8xf32>, %x: f32) {
  %0 = memref.cast %a : memref<8xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<8xf32> to memref<?xf32>
  linalg.fill(%x, %0) : f32, memref<?xf32>
  linalg.generic #t ins(%0 : memref<?xf32>) outs(%1 : memref<?xf32>) {
  ^bb0(%2: f32, %3: f32):
    linalg.yield %2 : f32
  }
  return
}

func @other_groups(%t: tensor<2x3x4x5xf32>, %u: tensor<12x5xf32>) -> (tensor<6x20xf32>, tensor<3x4x5xf32>) {
  %0 = linalg.tensor_collapse_shape %t [[0, 1, 2, 3]] : tensor<2x3x4x5xf32> into tensor<120xf32>
  %1 = linalg.tensor_expand_shape %0 [[0, 1]] : tensor<120xf32> into tensor<6x20xf32>
  %2 = linalg.tensor_expand_shape %u [[0, 1, 2], [3]] : tensor<12x5xf32> into tensor<3x2x2x5xf32>
  %3 = linalg.tensor_collapse_shape %2 [[0], [1, 2], [3]] : tensor<3x2x2x5xf32> into tensor<3x4x5xf32>
  return %1, %3 : tensor<6x20xf32>, tensor<3x4x5xf32>
}

func @pads_by_none(%t: tensor<5x6xf32>, %i: index, %x: f32) -> tensor<5x6xf32> {
  %0 = linalg.pad_tensor %t low[%i, 0] high[0, %i] {
  ^bb0(%a: index, %b: index):
    linalg.yield %x : f32
  } : tensor<5x6xf32> to tensor<5x6xf32>
  return %0 : tensor<5x6xf32>
}
// -----
func @padded_cast(%a: tensor<3x?xf32>, %n: index, %f: f32) -> tensor<5x?xf32> {
  %0 = tensor.cast %a : tensor<3x?xf32> to tensor<?x?xf32>
  %1 = linalg.pad_tensor %0 low[%n, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    linalg.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<5x?xf32>
  return %2 : tensor<5x?xf32>
}
// -----
func @padded_by_zero(%a: tensor<?x?xf32>, %f: f32) -> tensor<3x4xf32> {
  %c0 = constant 0 : index
  %0 = linalg.pad_tensor %a low[0, %c0] high[%c0, 0] {
  ^bb0(%i: index, %j: index):
    linalg.yield %f : f32
  } : tensor<?x?xf32> to tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
func @shaped_init(%n: index, %m: index) -> (tensor<?x6xf32>, tensor<3x?xf32>) {
  %0 = linalg.init_tensor [%n, 5, 2, 3] : tensor<?x5x2x3xf32>
  %1 = linalg.tensor_collapse_shape %0 [[0, 1], [2, 3]] : tensor<?x5x2x3xf32> into tensor<?x6xf32>
  %2 = linalg.init_tensor [%m] : tensor<?xf32>
  %3 = linalg.tensor_expand_shape %2 [[0, 1]] : tensor<?xf32> into tensor<3x?xf32>
  return %1, %3 : tensor<?x6xf32>, tensor<3x?xf32>
}
// -----
func @row_of_init(%n: index, %i: index) -> tensor<4xf32> {
  %0 = linalg.init_tensor [%n, 4] : tensor<?x4xf32>
  %1 = tensor.extract_slice %0[%i, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func @shaped_constant() -> tensor<2x3xi32> {
  %0 = constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %1 = linalg.tensor_expand_shape %0 [[0, 1]] : tensor<6xi32> into tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}
// -----
func @size_of_padded(%a: tensor<?xf32>, %b: tensor<?xf32>, %f: f32) -> index {
  %c0 = constant 0 : index
  %0 = linalg.pad_tensor %a low[2] high[4] into %b {
  ^bb0(%i: index):
    linalg.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}
// -----
func @tiled_unused(%a: tensor<8x?xf32>, %b: tensor<8x?xf32>, %c: tensor<4xf32>, %m: memref<4xf32>, %n: index, %i: index, %j: index) -> (tensor<8x?xf32>) {
  %0:3 = linalg.tiled_loop (%k) = (%i) to (%n) step (%j) ins (%p = %a: tensor<8x?xf32>, %q = %c: tensor<4xf32>, %r = %m: memref<4xf32>) outs (%x = %a: tensor<8x?xf32>, %y = %b: tensor<8x?xf32>, %z = %c: tensor<4xf32>) distribution["block_x"] {
    %f = tensor.extract %q[%k] : tensor<4xf32>
    %1 = tensor.insert %f into %y[%i, %k] : tensor<8x?xf32>
    linalg.yield %x, %1, %z : tensor<8x?xf32>, tensor<8x?xf32>, tensor<4xf32>
  }
  return %0#1 : tensor<8x?xf32>
}
// -----
func @tiled_casts(%m: memref<4xf32>, %n: index, %i: index, %j: index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  linalg.tiled_loop (%k) = (%i) to (%n) step (%j) ins (%p = %0: memref<?xf32>) outs (%x = %0: memref<?xf32>) iterators["reduction"] {
    %f = memref.load %p[%k] : memref<?xf32>
    memref.store %f, %x[%i] : memref<?xf32>
    linalg.yield
  }
  return
}
// -----
func private @take(memref<?xf32>)
func @tiled_casts_of_calls(%m: memref<4xf32>, %n: index, %i: index, %j: index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  linalg.tiled_loop (%k) = (%i) to (%n) step (%j) ins (%p = %0: memref<?xf32>) {
    call @take(%p) : (memref<?xf32>) -> ()
    linalg.yield
  }
  return
}
