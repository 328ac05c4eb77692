func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%n, %n) {map = affine_map<(d0) -> (d0)>} : (index, index) -> index
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %1 = "affine.apply"(%n) {map = affine_map<(d0) -> ()>} : (index) -> index
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.min"(%n, %n) {map = affine_map<(d0) -> (d0)>} : (index, index) -> index
  // expected-error@+1 {{'affine.min' op mapping must produce at least one value}}
  %1 = "affine.min"(%n) {map = affine_map<(d0) -> ()>} : (index) -> index
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.max' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.max"(%n, %n) {map = affine_map<(d0) -> (d0)>} : (index, index) -> index
  // expected-error@+1 {{'affine.max' op mapping must produce at least one value}}
  %1 = "affine.max"(%n) {map = affine_map<(d0) -> ()>} : (index) -> index
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%n)
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.parallel' op expected as many induction variables as steps}}
  "affine.parallel"() ({
  ^bb0(%i: index):
    affine.yield
  }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1, 1], reductions = []} : () -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.parallel' op expected a group of bounds for each dimension}}
  "affine.parallel"() ({
  ^bb0(%i: index):
    affine.yield
  }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<[1, 0]> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.parallel' op expected the groups to cover the results of the bound maps}}
  "affine.parallel"() ({
  ^bb0(%i: index):
    affine.yield
  }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.parallel' op expected each dimension to have a lower and an upper bound}}
  "affine.parallel"() ({
  ^bb0(%i: index):
    affine.yield
  }) {lowerBoundsMap = affine_map<() -> ()>, lowerBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.parallel' op operand count must match with affine map dimension and symbol count}}
  "affine.parallel"() ({
  ^bb0(%i: index):
    affine.yield
  }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.parallel' op a reduction must be specified for each output}}
  "affine.parallel"() ({
  ^bb0(%i: index):
    affine.yield
  }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = [0]} : () -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = "affine.load"(%m, %n) {map = affine_map<(d0) -> (d0)>} : (memref<?x?xf32>, index) -> f32
  // expected-error@+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %1 = "affine.load"(%m, %n) {map = affine_map<(d0, d1) -> (d0, d1)>} : (memref<?x?xf32>, index) -> f32
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.store' op affine map num results must equal memref rank}}
  "affine.store"(%x, %m, %n) {map = affine_map<(d0) -> (d0)>} : (f32, memref<?x?xf32>, index) -> ()
  // expected-error@+1 {{'affine.store' op expects as many subscripts as affine map inputs}}
  "affine.store"(%x, %m, %n) {map = affine_map<(d0, d1) -> (d0, d1)>} : (f32, memref<?x?xf32>, index) -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.vector_load' op affine map num results must equal memref rank}}
  %0 = "affine.vector_load"(%m, %n) {map = affine_map<(d0) -> (d0)>} : (memref<?x?xf32>, index) -> vector<4xf32>
  // expected-error@+1 {{'affine.vector_load' op expects as many subscripts as affine map inputs}}
  %1 = "affine.vector_load"(%m, %n) {map = affine_map<(d0, d1) -> (d0, d1)>} : (memref<?x?xf32>, index) -> vector<4xf32>
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.vector_store' op affine map num results must equal memref rank}}
  "affine.vector_store"(%v, %m, %n) {map = affine_map<(d0) -> (d0)>} : (vector<4xf32>, memref<?x?xf32>, index) -> ()
  // expected-error@+1 {{'affine.vector_store' op expects as many subscripts as affine map inputs}}
  "affine.vector_store"(%v, %m, %n) {map = affine_map<(d0, d1) -> (d0, d1)>} : (vector<4xf32>, memref<?x?xf32>, index) -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.prefetch' op affine map num results must equal memref rank}}
  "affine.prefetch"(%m, %n) {map = affine_map<(d0) -> (d0)>, isWrite = false, localityHint = 3 : i32, isDataCache = true} : (memref<?x?xf32>, index) -> ()
  // expected-error@+1 {{'affine.prefetch' op expects as many subscripts as affine map inputs}}
  "affine.prefetch"(%m, %n) {map = affine_map<(d0, d1) -> (d0, d1)>, isWrite = false, localityHint = 3 : i32, isDataCache = true} : (memref<?x?xf32>, index) -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[%n, 0] : memref<?x?xf32>, vector<4xi32>
  // expected-error@+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %w, %m[%n, 0] : memref<?x?xf32>, vector<4xi32>
  // expected-error@+1 {{'affine.prefetch' op the locality must be between 0 and 3}}
  affine.prefetch %m[%n, 0], read, locality<4>, data : memref<?x?xf32>
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.dma_start' op expected a source map with the subscripts as inputs and a result for each dimension}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0, 0, 1)>, dst_map = affine_map<(d0) -> (d0, 0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?x?xf32>, index, memref<?x?xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.dma_start' op expected a destination map with the subscripts as inputs and a result for each dimension}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0, 0)>, dst_map = affine_map<(d0) -> (d0, 0, 1)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?x?xf32>, index, memref<?x?xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.dma_start' op expected a tag map with the subscripts as inputs and a result for each dimension}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0, 0)>, dst_map = affine_map<(d0) -> (d0, 0)>, tag_map = affine_map<(d0) -> (d0, 0, 1)>} : (memref<?x?xf32>, index, memref<?x?xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.dma_start' op expected a stride with the number of elements per stride}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %n, %n, %n) {src_map = affine_map<(d0) -> (d0, 0)>, dst_map = affine_map<(d0) -> (d0, 0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?x?xf32>, index, memref<?x?xf32>, index, memref<1xi32>, index, index, index) -> ()
  return
}

// -----

func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<4xi32>, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'affine.dma_wait' op expected a tag map with the subscripts as inputs and a result for each dimension}}
  "affine.dma_wait"(%t, %n, %n) {tag_map = affine_map<(d0) -> (d0, d0)>} : (memref<1xi32>, index, index) -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op expected a subscript at least}}
  "affine.delinearize_index"(%n) {static_basis = []} : (index) -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op gives 1 subscripts, but there are 2 sizes}}
  %0 = affine.delinearize_index %n into (%n, 4) : index
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op 1 sizes are left to operands, but there are 0}}
  %0:2 = "affine.delinearize_index"(%n) {static_basis = [-9223372036854775808, 4]} : (index) -> (index, index)
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.delinearize_index' op expected sizes greater than zero, but got [4, 0]}}
  %0:2 = affine.delinearize_index %n into (4, 0) : index, index
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.linearize_index' op there are 1 subscripts, but 2 sizes}}
  %0 = affine.linearize_index [%n] by (%n, 4) : index
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.linearize_index' op 1 sizes are left to operands, but there are 0}}
  %0 = "affine.linearize_index"(%n, %n) {static_basis = [-9223372036854775808], operand_segment_sizes = dense<[2, 0]> : vector<2xi32>} : (index, index) -> index
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.linearize_index' op expected sizes greater than zero, but got [-1, 4]}}
  %0 = affine.linearize_index [%n, %n] by (-1, 4) : index
  return
}
