#id = affine_map<(i) -> (i)>
func @maps(%a: memref<?xf32>) {
  // expected-error@+1 {{expected the number of indexing_map (2) to be equal to the number of input/output operands (1)}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func @symbols(%a: memref<?xf32>) {
  // expected-error@+1 {{unexpected symbols in indexing_map #0}}
  linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i + s)>], iterator_types = ["parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func @dims(%a: memref<?xf32>) {
  // expected-error@+1 {{expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func @size_unknown(%a: memref<?xf32>) {
  // expected-error@+1 {{without one its size is not known}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func @iterator(%a: memref<?xf32>) {
  // expected-error@+1 {{an iterator is "parallel", "reduction" or "window"}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["serial"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func @argument(%a: memref<?xf32>) {
  // expected-error@+1 {{expected type of bb argument #0 ('f64') to match element type ('f32') of operand #0}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f64):
    linalg.yield %x : f64
  }
  return
}
// -----
func @yields(%a: memref<?xf32>, %b: f64) {
  // expected-error@+1 {{type of yield operand 1 ('f64') doesn't match the element type of the output ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %b : f64
  }
  return
}
// -----
func @results(%a: tensor<?xf32>) {
  // expected-error@+1 {{expected the number of results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func @sizes(%a: memref<4x8xf32>, %b: memref<6x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@+1 {{inferred input/output operand #1 has shape's dimension #0 to be 8, but found 6}}
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<6x5xf32>) outs(%c : memref<4x5xf32>)
  return
}
// -----
func @window(%a: memref<5xf32>, %b: memref<3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 6, but found 5}}
  linalg.conv_1d ins(%a, %b : memref<5xf32>, memref<3xf32>) outs(%c : memref<4xf32>)
  return
}
// -----
func @index() {
  // expected-error@+1 {{expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}
// -----
func @index_dim(%a: memref<?xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<?xindex>) {
  ^bb0(%x: index):
    // expected-error@+1 {{expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %0 = linalg.index 1 : index
    linalg.yield %0 : index
  }
  return
}
// -----
func @index_negative(%a: memref<?xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<?xindex>) {
  ^bb0(%x: index):
    // expected-error@+1 {{expected a dimension from 0 on, but got -1}}
    %0 = linalg.index -1 : index
    linalg.yield %0 : index
  }
  return
}
// -----
func @fill(%f: f32, %a: memref<?xf64>) {
  // expected-error@+1 {{type of yield operand 1 ('f32') doesn't match the element type of the output ('f64')}}
  linalg.fill(%f, %a) : f32, memref<?xf64>
  return
}
// -----
func @copy_element(%a: memref<?xf32>, %b: memref<?xf64>) {
  // expected-error@+1 {{expects views of the same type}}
  linalg.copy(%a, %b) : memref<?xf32>, memref<?xf64>
  return
}
// -----
func @copy_rank(%a: memref<?xf32>, %b: memref<?x?xf32>) {
  // expected-error@+1 {{expects views of the same rank}}
  linalg.copy(%a, %b) : memref<?xf32>, memref<?x?xf32>
  return
}
// -----
func @copy_sizes(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@+1 {{inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.copy(%a, %b) : memref<4xf32>, memref<5xf32>
  return
}
// -----
func @init_count(%n: index) {
  // expected-error@+1 {{expected 2 sizes values}}
  %0 = linalg.init_tensor [4] : tensor<4x5xf32>
  return
}
// -----
func @init_operands(%n: index) {
  // expected-error@+1 {{1 sizes are left to operands, but there are 2}}
  %0 = "linalg.init_tensor"(%n, %n) {static_sizes = [-1]} : (index, index) -> tensor<?xf32>
  return
}
// -----
func @init_size() {
  // expected-error@+1 {{specified type 'tensor<4xf32>' does not match the sizes}}
  %0 = linalg.init_tensor [5] : tensor<4xf32>
  return
}
// -----
func @pad_rank(%a: tensor<4xf32>, %f: f32) {
  // expected-error@+1 {{must have the same rank}}
  %0 = linalg.pad_tensor %a low[1] high[1] {
  ^bb0(%i: index):
    linalg.yield %f : f32
  } : tensor<4xf32> to tensor<6x?xf32>
  return
}
// -----
func @pad_numbers(%a: tensor<4xf32>, %f: f32) {
  // expected-error@+1 {{expected 1 numbers of elements before, and behind}}
  %0 = linalg.pad_tensor %a low[1, 2] high[1] {
  ^bb0(%i: index):
    linalg.yield %f : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}
// -----
func @pad_low(%a: tensor<4xf32>, %f: f32) {
  // expected-error@+1 {{1 numbers are left to operands, but there are 0}}
  %0 = "linalg.pad_tensor"(%a) ( {
  ^bb0(%i: index):
    linalg.yield %f : f32
  }) {operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>, static_low = [-1], static_high = [1]} : (tensor<4xf32>) -> tensor<?xf32>
  return
}
// -----
func @pad_high(%a: tensor<4xf32>, %f: f32) {
  // expected-error@+1 {{1 numbers are left to operands, but there are 0}}
  %0 = "linalg.pad_tensor"(%a) ( {
  ^bb0(%i: index):
    linalg.yield %f : f32
  }) {operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>, static_low = [1], static_high = [-1]} : (tensor<4xf32>) -> tensor<?xf32>
  return
}
// -----
func @pad_size(%a: tensor<4xf32>, %f: f32) {
  // expected-error@+1 {{has size 7 in dimension 0, but the padded source has 6}}
  %0 = linalg.pad_tensor %a low[1] high[1] {
  ^bb0(%i: index):
    linalg.yield %f : f32
  } : tensor<4xf32> to tensor<7xf32>
  return
}
// -----
func @pad_yield(%a: tensor<4xf32>, %f: f64) {
  // expected-error@+1 {{expected the region to yield one value of type 'f32'}}
  %0 = linalg.pad_tensor %a low[1] high[1] {
  ^bb0(%i: index):
    linalg.yield %f : f64
  } : tensor<4xf32> to tensor<6xf32>
  return
}
// -----
func @collapse_groups(%a: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected a group of dimensions for each dimension of 'tensor<6x4xf32>', but found 3}}
  %0 = linalg.tensor_collapse_shape %a [[0], [1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}
// -----
func @collapse_order(%a: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected reassociation to be the dimensions of 'tensor<2x3x4xf32>' in their order}}
  %0 = linalg.tensor_collapse_shape %a [[1, 0], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}
// -----
func @collapse_element(%a: tensor<2x3x4xf32>) {
  // expected-error@+1 {{must have the same element type}}
  %0 = linalg.tensor_collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf64>
  return
}
// -----
func @expand_groups(%a: tensor<6x4xf32>) {
  // expected-error@+1 {{expected a group of dimensions for each dimension of 'tensor<6x4xf32>', but found 1}}
  %0 = linalg.tensor_expand_shape %a [[0, 1, 2]] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return
}
// -----
func @expand_sizes(%a: tensor<6x4xf32>) {
  // expected-error@+1 {{the sizes of group 0 of 'tensor<2x2x4xf32>' do not multiply to dimension 0 of 'tensor<6x4xf32>'}}
  %0 = linalg.tensor_expand_shape %a [[0, 1], [2]] : tensor<6x4xf32> into tensor<2x2x4xf32>
  return
}
// -----
func @conv_elements(%f: memref<3x?x?xi32>, %i: memref<?x?x?xf32>) {
  // expected-error@+1 {{expects memref elemental types to match}}
  linalg.conv(%f, %i, %i) : memref<3x?x?xi32>, memref<?x?x?xf32>, memref<?x?x?xf32>
  return
}
// -----
func @conv_channels(%f: memref<?xf32>) {
  // expected-error@+1 {{expects a dimension for images and one for channels}}
  linalg.conv(%f, %f, %f) : memref<?xf32>, memref<?xf32>, memref<?xf32>
  return
}
// -----
func @conv_ranks(%f: memref<3x3xf32>, %i: memref<?x?x?xf32>) {
  // expected-error@+1 {{expects memref ranks to match}}
  linalg.conv(%f, %i, %i) : memref<3x3xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>
  return
}
// -----
func @conv_strides(%f: memref<3x?x?xf32>, %i: memref<?x?x?xf32>) {
  // expected-error@+1 {{expects num strides equal to number of window dimensions: 2 vs 1}}
  linalg.conv(%f, %i, %i) {strides = [1, 2]} : memref<3x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>
  return
}
// -----
func @conv_dilations(%f: memref<3x?x?xf32>, %i: memref<?x?x?xf32>) {
  // expected-error@+1 {{expects num dilations equal to number of window dimensions: 2 vs 1}}
  linalg.conv(%f, %i, %i) {dilations = [1, 2]} : memref<3x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>
  return
}
// -----
func @conv_padding(%f: memref<3x?x?xf32>, %i: memref<?x?x?xf32>) {
  // expected-error@+1 {{expects a pair of numbers in 'padding' for each window dimension}}
  linalg.conv(%f, %i, %i) {padding = dense<1> : tensor<2x2xi64>} : memref<3x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>
  return
}
// -----
func @pooling_elements(%i: memref<?x?xf32>, %w: memref<3x3xi32>, %o: memref<?x?xf64>) {
  // expected-error@+1 {{expects memref elemental types to match}}
  linalg.pooling_max(%i, %w, %o) : memref<?x?xf32>, memref<3x3xi32>, memref<?x?xf64>
  return
}
// -----
func @pooling_ranks(%i: memref<?x?xf32>, %w: memref<3xi32>) {
  // expected-error@+1 {{expects memref ranks to match}}
  linalg.pooling_min(%i, %w, %i) : memref<?x?xf32>, memref<3xi32>, memref<?x?xf32>
  return
}
// -----
func @pooling_strides(%i: memref<?x?xf32>, %w: memref<3x3xi32>) {
  // expected-error@+1 {{expects num strides equal to number of window dimensions: 1 vs 2}}
  linalg.pooling_sum(%i, %w, %i) {strides = [1]} : memref<?x?xf32>, memref<3x3xi32>, memref<?x?xf32>
  return
}
// -----
func @pooling_dilations(%i: memref<?x?xf32>, %w: memref<3x3xi32>) {
  // expected-error@+1 {{expects num dilations equal to number of window dimensions: 1 vs 2}}
  linalg.pooling_sum(%i, %w, %i) {dilations = [1]} : memref<?x?xf32>, memref<3x3xi32>, memref<?x?xf32>
  return
}
// -----
func @pooling_padding(%i: memref<?x?xf32>, %w: memref<3x3xi32>) {
  // expected-error@+1 {{expects a pair of numbers in 'padding' for each window dimension}}
  linalg.pooling_sum(%i, %w, %i) {padding = dense<1> : tensor<1x2xi64>} : memref<?x?xf32>, memref<3x3xi32>, memref<?x?xf32>
  return
}
// -----
func @bounds(%i: index) {
  // expected-error@+1 {{expects a lower bound, an upper bound and a step for each dimension}}
  "linalg.tiled_loop"(%i, %i, %i) ( {
  ^bb0(%a: index):
    linalg.yield
  }) {iterator_types = ["parallel"], operand_segment_sizes = dense<[0, 2, 1, 0, 0]> : vector<5xi32>} : (index, index, index) -> ()
  return
}
// -----
func @iterators(%i: index) {
  // expected-error@+1 {{expects an iterator type for each of the 1 dimensions, but got 2}}
  linalg.tiled_loop (%a) = (%i) to (%i) step (%i) iterators["parallel", "reduction"] {
    linalg.yield
  }
  return
}
// -----
func @distribution(%i: index) {
  // expected-error@+1 {{expects a distribution type for each of the 1 dimensions, but got 0}}
  linalg.tiled_loop (%a) = (%i) to (%i) step (%i) distribution[] {
    linalg.yield
  }
  return
}
// -----
func @iterator(%i: index) {
  // expected-error@+1 {{expected iterator #0 to be one of parallel, reduction, window, but got "sequential"}}
  linalg.tiled_loop (%a) = (%i) to (%i) step (%i) iterators["sequential"] {
    linalg.yield
  }
  return
}
// -----
func @tiled_results(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected the number of results (0) to be equal to the number of output tensors (1)}}
  "linalg.tiled_loop"(%i, %i, %i, %t) ( {
  ^bb0(%a: index, %u: tensor<4xf32>):
    linalg.yield
  }) {iterator_types = ["parallel"], operand_segment_sizes = dense<[1, 1, 1, 0, 1]> : vector<5xi32>} : (index, index, index, tensor<4xf32>) -> ()
  return
}
// -----
func @tiled_yield(%i: index, %t: tensor<4xf32>, %u: tensor<5xf32>) -> tensor<4xf32> {
  %0 = linalg.tiled_loop (%a) = (%i) to (%i) step (%i) outs (%v = %t: tensor<4xf32>) {
    // expected-error@+1 {{passes on 'tensor<5xf32>', but 'linalg.tiled_loop' expects 'tensor<4xf32>'}}
    linalg.yield %u : tensor<5xf32>
  }
  return %0 : tensor<4xf32>
}
// -----
func @sizes_given(%t: tensor<?xf32>, %n: index) {
  %0 = linalg.tensor_expand_shape %t [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  return
}
// -----
func @sizes_open(%t: tensor<?xf32>) {
  // expected-error@+1 {{group #0 of 'tensor<?x?xf32>' has several sizes that are not known, so that `output_shape` must give them}}
  %0 = linalg.tensor_expand_shape %t [[0, 1]] : tensor<?xf32> into tensor<?x?xf32>
  return
}
// -----
func @sizes_few(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{expected a size for each dimension of 'tensor<?x?xf32>', but found 1}}
  %0 = linalg.tensor_expand_shape %t [[0, 1]] output_shape [%n] : tensor<?xf32> into tensor<?x?xf32>
  return
}
// -----
func @sizes_operands(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{2 sizes are left to operands, but there are 1}}
  %0 = "linalg.tensor_expand_shape"(%t, %n) {reassociation = [[0, 1, 2]], static_output_shape = [-1, -1, 4]} : (tensor<?xf32>, index) -> tensor<?x?x4xf32>
  return
}
// -----
func @sizes_alone(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{expected a size for each dimension of 'tensor<?x4xf32>', but found 1}}
  %0 = "linalg.tensor_expand_shape"(%t, %n) {reassociation = [[0, 1]]} : (tensor<?xf32>, index) -> tensor<?x4xf32>
  return
}
// -----
func @size_other(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{size #1 is 5, but 4 in the result 'tensor<?x4xf32>'}}
  %0 = linalg.tensor_expand_shape %t [[0, 1]] output_shape [%n, 5] : tensor<?xf32> into tensor<?x4xf32>
  return
}
// -----
func @sizes_no_list(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{sizes that are all left to operands need no list}}
  %0 = "linalg.tensor_expand_shape"(%t, %n, %n) {reassociation = [[0, 1]], static_output_shape = [-1, -1]} : (tensor<?xf32>, index, index) -> tensor<?x?xf32>
  return
}
