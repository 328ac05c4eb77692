func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op source and result must have the same rank}}
  %0 = "vector.bitcast"(%a0) : (vector<4xf32>) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = "vector.bitcast"(%a0) : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op only the last dimension may change, but 'vector<2x4xf32>' and 'vector<4x2xf64>' differ in others}}
  %0 = "vector.bitcast"(%a0) : (vector<2x4xf32>) -> vector<4x2xf64>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op source/result vectors must have same element type}}
  %0 = "vector.shape_cast"(%a0) : (vector<4xf32>) -> vector<4xi32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op source/result number of elements must match}}
  %0 = "vector.shape_cast"(%a0) : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<4x6xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op invalid shape cast: each dimension must be split or joined with its neighbours}}
  %0 = "vector.shape_cast"(%a0) : (vector<4x6xf32>) -> vector<3x4x2xf32>
  return
}

// -----

func @f(%a0: f64) {
  // expected-error@+1 {{'vector.broadcast' op source operand and result must have the same element type}}
  %0 = "vector.broadcast"(%a0) : (f64) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = "vector.broadcast"(%a0) : (vector<2x4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (2 vs. 4)}}
  %0 = "vector.broadcast"(%a0) : (vector<2xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op expected the source to be a vector or an element of one, but got 'memref<4xf32>'}}
  %0 = "vector.broadcast"(%a0) : (memref<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = "vector.type_cast"(%a0) : (memref<4xf32>) -> memref<vector<4xf32>, 3>
  return
}

// -----

func @f(%a0: memref<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4xi32>>' and 'memref<4xf32>'}}
  %0 = "vector.type_cast"(%a0) : (memref<4xf32>) -> memref<vector<4xi32>>
  return
}

// -----

func @f(%a0: memref<4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<2xf32>>' and 'memref<4xf32>'}}
  %0 = "vector.type_cast"(%a0) : (memref<4xf32>) -> memref<vector<2xf32>>
  return
}

// -----

func @f(%a0: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  // expected-error@+1 {{'vector.type_cast' op expects operand and result to be memrefs with identity layout}}
  %0 = "vector.type_cast"(%a0) : (memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> memref<vector<4x4xf32>>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: vector<4xi1>, %a2: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op requires an index for each dimension of the base}}
  "vector.compressstore"(%a0, %a1, %a2) : (memref<?xf32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<4xi1>, %a3: vector<4xi32>) {
  // expected-error@+1 {{'vector.compressstore' op base and valueToStore element type should match}}
  "vector.compressstore"(%a0, %a1, %a2, %a3) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<3xi1>, %a3: vector<4xf32>) {
  // expected-error@+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  "vector.compressstore"(%a0, %a1, %a2, %a3) : (memref<?xf32>, index, vector<3xi1>, vector<4xf32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: vector<4xi1>, %a2: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedstore' op requires an index for each dimension of the base}}
  "vector.maskedstore"(%a0, %a1, %a2) : (memref<?xf32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<4xi1>, %a3: vector<4xi32>) {
  // expected-error@+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  "vector.maskedstore"(%a0, %a1, %a2, %a3) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<3xi1>, %a3: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedstore' op expected valueToStore dim to match mask dim}}
  "vector.maskedstore"(%a0, %a1, %a2, %a3) : (memref<?xf32>, index, vector<3xi1>, vector<4xf32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: vector<4xi1>, %a2: vector<4xf32>) {
  // expected-error@+1 {{'vector.expandload' op requires an index for each dimension of the base}}
  %0 = "vector.expandload"(%a0, %a1, %a2) : (memref<?xf32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<4xi1>, %a3: vector<4xi32>) {
  // expected-error@+1 {{'vector.expandload' op base and result element type should match}}
  %0 = "vector.expandload"(%a0, %a1, %a2, %a3) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<3xi1>, %a3: vector<4xf32>) {
  // expected-error@+1 {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = "vector.expandload"(%a0, %a1, %a2, %a3) : (memref<?xf32>, index, vector<3xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: vector<4xi1>, %a2: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op requires an index for each dimension of the base}}
  %0 = "vector.maskedload"(%a0, %a1, %a2) : (memref<?xf32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<4xi1>, %a3: vector<4xi32>) {
  // expected-error@+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = "vector.maskedload"(%a0, %a1, %a2, %a3) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<3xi1>, %a3: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op expected result dim to match mask dim}}
  %0 = "vector.maskedload"(%a0, %a1, %a2, %a3) : (memref<?xf32>, index, vector<3xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op requires an index for each dimension of the base}}
  %0 = "vector.gather"(%a0, %a1, %a2, %a3) : (memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<4xi32>, %a3: vector<4xi1>, %a4: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op base and result element type should match}}
  %0 = "vector.gather"(%a0, %a1, %a2, %a3, %a4) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<3xi32>, %a3: vector<4xi1>, %a4: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = "vector.gather"(%a0, %a1, %a2, %a3, %a4) : (memref<?xf32>, index, vector<3xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<4xi32>, %a3: vector<3xi1>, %a4: vector<4xf32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = "vector.gather"(%a0, %a1, %a2, %a3, %a4) : (memref<?xf32>, index, vector<4xi32>, vector<3xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: vector<4xi32>, %a2: vector<4xi1>, %a3: vector<4xf32>) {
  // expected-error@+1 {{'vector.scatter' op requires an index for each dimension of the base}}
  "vector.scatter"(%a0, %a1, %a2, %a3) : (memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<4xi32>, %a3: vector<4xi1>, %a4: vector<4xi32>) {
  // expected-error@+1 {{'vector.scatter' op base and valueToStore element type should match}}
  "vector.scatter"(%a0, %a1, %a2, %a3, %a4) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<3xi32>, %a3: vector<4xi1>, %a4: vector<4xf32>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  "vector.scatter"(%a0, %a1, %a2, %a3, %a4) : (memref<?xf32>, index, vector<3xi32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: vector<4xi32>, %a3: vector<3xi1>, %a4: vector<4xf32>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  "vector.scatter"(%a0, %a1, %a2, %a3, %a4) : (memref<?xf32>, index, vector<4xi32>, vector<3xi1>, vector<4xf32>) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>) {
  // expected-error@+1 {{'vector.load' op requires an index for each dimension of the base}}
  %0 = "vector.load"(%a0) : (memref<?xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index) {
  // expected-error@+1 {{'vector.load' op base and vector element types should match: 'memref<?xf32>' and 'vector<4xi32>'}}
  %0 = "vector.load"(%a0, %a1) : (memref<?xf32>, index) -> vector<4xi32>
  return
}

// -----

func @f(%a0: memref<?xvector<2xf32>>, %a1: index) {
  // expected-error@+1 {{'vector.load' op base memref and vector types should match: 'memref<?xvector<2xf32>>' and 'vector<4xf32>'}}
  %0 = "vector.load"(%a0, %a1) : (memref<?xvector<2xf32>>, index) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>, %a1: index, %a2: index) {
  // expected-error@+1 {{'vector.load' op most minor memref dim must have unit stride, but it is 'memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>'}}
  %0 = "vector.load"(%a0, %a1, %a2) : (memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>, index, index) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: memref<?xf32>) {
  // expected-error@+1 {{'vector.store' op requires an index for each dimension of the base}}
  "vector.store"(%a0, %a1) : (vector<4xf32>, memref<?xf32>) -> ()
  return
}

// -----

func @f(%a0: vector<4xi32>, %a1: memref<?xf32>, %a2: index) {
  // expected-error@+1 {{'vector.store' op base and vector element types should match: 'memref<?xf32>' and 'vector<4xi32>'}}
  "vector.store"(%a0, %a1, %a2) : (vector<4xi32>, memref<?xf32>, index) -> ()
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires an index for each dimension of the source}}
  %0 = "vector.transfer_read"(%a0, %a1) {operand_segment_sizes = dense<[1, 0, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, f32) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?x?xf32>, %a1: index, %a2: index, %a3: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2, %a3) {operand_segment_sizes = dense<[1, 2, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>} : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0)[s0] -> (d0)>} : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: f32) {
  // expected-error@+1 {{'vector.transfer_read' op expects the optional in_bounds attr of same rank as permutation_map results}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [true, true]} : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>} : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: index, %a2: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>} : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, f32) -> vector<3xi16>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, f32) -> vector<2x4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0 + 1)>} : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xf32>, %a1: index, %a2: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0, d0)>} : (memref<?xf32>, index, f32) -> vector<4x4xf32>
  return
}

// -----

func @f(%a0: memref<?xvector<2x4xf32>>, %a1: index, %a2: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires source vector element and vector result ranks to match}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> ()>} : (memref<?xvector<2x4xf32>>, index, vector<2x4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: memref<?xvector<4xf32>>, %a1: index, %a2: vector<4xf32>, %a3: vector<1xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op does not support masks with vector element type}}
  %0 = "vector.transfer_read"(%a0, %a1, %a2, %a3) {operand_segment_sizes = dense<[1, 1, 1, 1]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>} : (memref<?xvector<4xf32>>, index, vector<4xf32>, vector<1xi1>) -> vector<1x4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: memref<?xf32>) {
  // expected-error@+1 {{'vector.transfer_write' op requires an index for each dimension of the source}}
  "vector.transfer_write"(%a0, %a1) {operand_segment_sizes = dense<[1, 1, 0, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>} : (vector<4xf32>, memref<?xf32>) -> ()
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: memref<?x?xf32>, %a2: index, %a3: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires a permutation_map with input dims of the same rank as the source type}}
  "vector.transfer_write"(%a0, %a1, %a2, %a3) {operand_segment_sizes = dense<[1, 1, 2, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>} : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: memref<?xf32>, %a2: index) {
  // expected-error@+1 {{'vector.transfer_write' op requires permutation_map without symbols}}
  "vector.transfer_write"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0)[s0] -> (d0)>} : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: memref<?xf32>, %a2: index) {
  // expected-error@+1 {{'vector.transfer_write' op expects the optional in_bounds attr of same rank as permutation_map results}}
  "vector.transfer_write"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [true, true]} : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: memref<?xf32>, %a2: index) {
  // expected-error@+1 {{'vector.transfer_write' op should not have broadcast dimensions: an element is written once}}
  "vector.transfer_write"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>, permutation_map = affine_map<(d0) -> (0)>} : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

func @f() {
  // expected-error@+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = [1, 1]} : () -> vector<4xi1>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size: [5] of 'vector<4xi1>'}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = [5]} : () -> vector<4xi1>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'vector.constant_mask' op expected all mask_dim_sizes to be zero where one is}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = [0, 2]} : () -> vector<4x4xi1>
  return
}

// -----

func @f(%a0: index, %a1: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = "vector.create_mask"(%a0, %a1) : (index, index) -> vector<4xi1>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xi32>, %a2: f32) {
  // expected-error@+1 {{'vector.contract' op expected operands with the same element type}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<4xi32>, f32) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: f32) {
  // expected-error@+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: f32, %a3: vector<4xi1>) {
  // expected-error@+1 {{'vector.contract' op invalid number of vector masks specified}}
  %0 = "vector.contract"(%a0, %a1, %a2, %a3) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<4xf32>, f32, vector<4xi1>) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 0 to have 2 number of inputs}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction", "parallel"]} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 2 to have 0 number of outputs}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 1 to be a projected permutation of its inputs}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 + 1)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<3xf32>, %a2: f32) {
  // expected-error@+1 {{'vector.contract' op dimension 0 has 3 elements by indexing map 1, but 4 by one before}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<3xf32>, f32) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>) {
  // expected-error@+1 {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: f32) {
  // expected-error@+1 {{'vector.contract' op unsupported contraction type: its elements are not combined so}}
  %0 = "vector.contract"(%a0, %a1, %a2) {kind = #vector.kind<xor>, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: memref<f32>) {
  // expected-error@+1 {{'vector.contract' op expected the accumulator to be a vector or an element of one, but got 'memref<f32>'}}
  %0 = "vector.contract"(%a0, %a1, %a2) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} : (vector<4xf32>, vector<4xf32>, memref<f32>) -> memref<f32>
  return
}

// -----

func @f(%a0: vector<2x2xf32>, %a1: i32) {
  // expected-error@+1 {{'vector.extractelement' op expected 1-D vector}}
  %0 = "vector.extractelement"(%a0, %a1) : (vector<2x2xf32>, i32) -> f32
  return
}

// -----

func @f(%a0: f32, %a1: vector<2x2xf32>, %a2: i32) {
  // expected-error@+1 {{'vector.insertelement' op expected 1-D vector}}
  %0 = "vector.insertelement"(%a0, %a1, %a2) : (f32, vector<2x2xf32>, i32) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: index) {
  // expected-error@+1 {{'vector.extract_map' op expected source and destination vectors of same rank}}
  %0 = "vector.extract_map"(%a0, %a1) : (vector<4xf32>, index) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: index) {
  // expected-error@+1 {{'vector.extract_map' op expected the element type of the source}}
  %0 = "vector.extract_map"(%a0, %a1) : (vector<4xf32>, index) -> vector<2xi32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: index) {
  // expected-error@+1 {{'vector.extract_map' op the source has 4 elements in dimension 0, which is not a multiple of 3}}
  %0 = "vector.extract_map"(%a0, %a1) : (vector<4xf32>, index) -> vector<3xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_map' op expected number of ids must match the number of dimensions distributed: 1, but there are 0}}
  %0 = "vector.extract_map"(%a0) : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<2x2xf32>, %a1: vector<4xf32>, %a2: index) {
  // expected-error@+1 {{'vector.insert_map' op expected source and destination vectors of same rank}}
  %0 = "vector.insert_map"(%a0, %a1, %a2) : (vector<2x2xf32>, vector<4xf32>, index) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2xi32>, %a1: vector<4xf32>, %a2: index) {
  // expected-error@+1 {{'vector.insert_map' op expected the element type of the destination}}
  %0 = "vector.insert_map"(%a0, %a1, %a2) : (vector<2xi32>, vector<4xf32>, index) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<3xf32>, %a1: vector<4xf32>, %a2: index) {
  // expected-error@+1 {{'vector.insert_map' op the destination has 4 elements in dimension 0, which is not a multiple of 3}}
  %0 = "vector.insert_map"(%a0, %a1, %a2) : (vector<3xf32>, vector<4xf32>, index) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_map' op expected number of ids must match the number of dimensions distributed: 1, but there are 0}}
  %0 = "vector.insert_map"(%a0, %a1) : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank smaller than vector rank}}
  %0 = "vector.extract"(%a0) {position = [0, 0]} : (vector<4xf32>) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute to be of non-negative integers smaller than the corresponding vector dimensions: [4] of 'vector<4xf32>'}}
  %0 = "vector.extract"(%a0) {position = [4]} : (vector<4xf32>) -> f32
  return
}

// -----

func @f(%a0: i32, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected source with the element type of the destination}}
  %0 = "vector.insert"(%a0, %a1) {position = [0]} : (i32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: f32, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute of rank smaller than dest vector rank}}
  %0 = "vector.insert"(%a0, %a1) {position = [0, 0]} : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: f32, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute to be of non-negative integers smaller than the corresponding vector dimensions: [4] of 'vector<4xf32>'}}
  %0 = "vector.insert"(%a0, %a1) {position = [4]} : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: f32, %a1: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.insert' op expected the source to have the sizes that are left of 'vector<2x2xf32>' behind [0], but got 'f32'}}
  %0 = "vector.insert"(%a0, %a1) {position = [0]} : (f32, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<3xf32>, %a1: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.insert' op expected the source to have the sizes that are left of 'vector<2x2xf32>' behind [0], but got 'vector<3xf32>'}}
  %0 = "vector.insert"(%a0, %a1) {position = [0]} : (vector<3xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: memref<2xf32>, %a1: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.insert' op expected the source to be a vector or an element of one, but got 'memref<2xf32>'}}
  %0 = "vector.insert"(%a0, %a1) {position = [0]} : (memref<2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = "vector.extract_strided_slice"(%a0) {offsets = [0], sizes = [2, 2], strides = [1]} : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank smaller than vector rank}}
  %0 = "vector.extract_strided_slice"(%a0) {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets to be in the dimensions of 'vector<4xf32>', but got [4]}}
  %0 = "vector.extract_strided_slice"(%a0) {offsets = [4], sizes = [2], strides = [1]} : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes from 1 to those of 'vector<4xf32>', but got [5]}}
  %0 = "vector.extract_strided_slice"(%a0) {offsets = [0], sizes = [5], strides = [1]} : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected strides to be 1, but got [2]}}
  %0 = "vector.extract_strided_slice"(%a0) {offsets = [0], sizes = [2], strides = [2]} : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected the sums of offsets and sizes, 5, to be in 'vector<4xf32>'}}
  %0 = "vector.extract_strided_slice"(%a0) {offsets = [3], sizes = [2], strides = [1]} : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2xf32>', but got 'vector<3xf32>'}}
  %0 = "vector.extract_strided_slice"(%a0) {offsets = [0], sizes = [2], strides = [1]} : (vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func @f(%a0: vector<2xi32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected source with the element type of the destination}}
  %0 = "vector.insert_strided_slice"(%a0, %a1) {offsets = [0], strides = [1]} : (vector<2xi32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = "vector.insert_strided_slice"(%a0, %a1) {offsets = [0, 0], strides = [1]} : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = "vector.insert_strided_slice"(%a0, %a1) {offsets = [0], strides = []} : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2x2xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected source rank to be smaller than destination rank}}
  %0 = "vector.insert_strided_slice"(%a0, %a1) {offsets = [0], strides = [1, 1]} : (vector<2x2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets to be in the dimensions of 'vector<4xf32>', but got [4]}}
  %0 = "vector.insert_strided_slice"(%a0, %a1) {offsets = [4], strides = [1]} : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides to be 1, but got [2]}}
  %0 = "vector.insert_strided_slice"(%a0, %a1) {offsets = [0], strides = [2]} : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected 'vector<2xf32>' to end in 'vector<4xf32>', but it begins at [3]}}
  %0 = "vector.insert_strided_slice"(%a0, %a1) {offsets = [3], strides = [1]} : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.flat_transpose' op source operand and result must have the same element type}}
  %0 = "vector.flat_transpose"(%a0) {rows = 2 : i32, columns = 2 : i32} : (vector<4xf32>) -> vector<4xi32>
  return
}

// -----

func @f(%a0: vector<4xi32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.matrix_multiply' op lhs operand and result must have the same element type}}
  %0 = "vector.matrix_multiply"(%a0, %a1) {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'vector.matrix_multiply' op rhs operand and result must have the same element type}}
  %0 = "vector.matrix_multiply"(%a0, %a1) {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xi32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op source operand and result must have the same element type}}
  %0 = "vector.multi_reduction"(%a0) {reduction_dims = [1], kind = #vector.kind<add>} : (vector<2x4xf32>) -> vector<2xi32>
  return
}

// -----

func @f(%a0: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op reduces dimensions [1, 2], but 'vector<2x4xf32>' has 2}}
  %0 = "vector.multi_reduction"(%a0) {reduction_dims = [1, 2], kind = #vector.kind<add>} : (vector<2x4xf32>) -> vector<2xf32>
  return
}

// -----

func @f(%a0: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op invalid output vector type: 'vector<4xf32>' (expected: 'vector<2xf32>')}}
  %0 = "vector.multi_reduction"(%a0) {reduction_dims = [1], kind = #vector.kind<add>} : (vector<2x4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2x2xf32>, %a1: f32) {
  // expected-error@+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = "vector.outerproduct"(%a0, %a1) : (vector<2x2xf32>, f32) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'vector.outerproduct' op rhs operand and result must have the same element type}}
  %0 = "vector.outerproduct"(%a0, %a1) : (vector<4xf32>, vector<4xi32>) -> vector<4x4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = "vector.outerproduct"(%a0, %a1) : (vector<4xf32>, vector<2x2xf32>) -> vector<4x2x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: f32) {
  // expected-error@+1 {{'vector.outerproduct' op unsupported outerproduct type: its elements are not combined so}}
  %0 = "vector.outerproduct"(%a0, %a1) {kind = #vector.kind<and>} : (vector<4xf32>, f32) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: memref<f32>) {
  // expected-error@+1 {{'vector.outerproduct' op expected operand #2 to be a vector or an element of one, but got 'memref<f32>'}}
  %0 = "vector.outerproduct"(%a0, %a1) : (vector<4xf32>, memref<f32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: f32) {
  // expected-error@+1 {{'vector.outerproduct' op result #0 ('result') must be 'vector<4xf32>', but got 'vector<4xi32>'}}
  %0 = "vector.outerproduct"(%a0, %a1) : (vector<4xf32>, f32) -> vector<4xi32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op source operand and result must have the same element type}}
  %0 = "vector.reduction"(%a0) {kind = "add"} : (vector<4xf32>) -> i32
  return
}

// -----

func @f(%a0: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction rank}}
  %0 = "vector.reduction"(%a0) {kind = "add"} : (vector<2x2xf32>) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type: 'f32' is not combined by "and"}}
  %0 = "vector.reduction"(%a0) {kind = "and"} : (vector<4xf32>) -> f32
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type: 'memref<f32>'}}
  %0 = "vector.reduction"(%a0) {kind = "add"} : (vector<4xf32>) -> memref<f32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: index) {
  // expected-error@+1 {{'vector.reshape' op invalid input shape for vector type}}
  %0 = "vector.reshape"(%a0, %a1) {operand_segment_sizes = dense<[1, 0, 1]> : vector<3xi32>, fixed_vector_sizes = []} : (vector<4xf32>, index) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: index) {
  // expected-error@+1 {{'vector.reshape' op fixed vector sizes must match input and output vector: [2] are none of 'vector<4xf32>' and 'vector<2x2xf32>'}}
  %0 = "vector.reshape"(%a0, %a1) {operand_segment_sizes = dense<[1, 0, 1]> : vector<3xi32>, fixed_vector_sizes = [2]} : (vector<4xf32>, index) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: index, %a2: index) {
  // expected-error@+1 {{'vector.reshape' op invalid output shape for vector type}}
  %0 = "vector.reshape"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1]> : vector<3xi32>, fixed_vector_sizes = []} : (vector<4xf32>, index, index) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<2x4xf32>, %a1: index, %a2: index) {
  // expected-error@+1 {{'vector.reshape' op fixed vector sizes must match input and output vector: [4] are none of 'vector<2x4xf32>' and 'vector<4x2xf32>'}}
  %0 = "vector.reshape"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1]> : vector<3xi32>, fixed_vector_sizes = [4]} : (vector<2x4xf32>, index, index) -> vector<4x2xf32>
  return
}

// -----

func @f(%a0: vector<2x4xf32>, %a1: index, %a2: index) {
  // expected-error@+1 {{'vector.reshape' op expected input and output to have the same element type}}
  %0 = "vector.reshape"(%a0, %a1, %a2) {operand_segment_sizes = dense<[1, 1, 1]> : vector<3xi32>, fixed_vector_sizes = [4]} : (vector<2x4xf32>, index, index) -> vector<2x4xi32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.shuffle' op rank mismatch}}
  %0 = "vector.shuffle"(%a0, %a1) {mask = [0]} : (vector<4xf32>, vector<2x2xf32>) -> vector<1xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'vector.shuffle' op second operand v2 and result must have same element type}}
  %0 = "vector.shuffle"(%a0, %a1) {mask = [0]} : (vector<4xf32>, vector<4xi32>) -> vector<1xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op result #0 ('vector') must be 'vector<0xf32>', but got 'vector<4xf32>'}}
  %0 = "vector.shuffle"(%a0, %a1) {mask = []} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<2x3xf32>, %a1: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.shuffle' op dimension mismatch: only the first ones may differ}}
  %0 = "vector.shuffle"(%a0, %a1) {mask = [0]} : (vector<2x3xf32>, vector<2x2xf32>) -> vector<1x3xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index out of range: [8] of 8}}
  %0 = "vector.shuffle"(%a0, %a1) {mask = [8]} : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}

// -----

func @f(%a0: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op operand and result must have the same element type}}
  %0 = "vector.transpose"(%a0) {transp = [1, 0]} : (vector<2x3xf32>) -> vector<3x2xi32>
  return
}

// -----

func @f(%a0: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op vector result rank mismatch}}
  %0 = "vector.transpose"(%a0) {transp = [1, 0]} : (vector<2x3xf32>) -> vector<6xf32>
  return
}

// -----

func @f(%a0: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition length mismatch}}
  %0 = "vector.transpose"(%a0) {transp = [1]} : (vector<2x3xf32>) -> vector<3x2xf32>
  return
}

// -----

func @f(%a0: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range, or there twice: [2, 0]}}
  %0 = "vector.transpose"(%a0) {transp = [2, 0]} : (vector<2x3xf32>) -> vector<3x2xf32>
  return
}

// -----

func @f(%a0: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range, or there twice: [0, 0]}}
  %0 = "vector.transpose"(%a0) {transp = [0, 0]} : (vector<2x3xf32>) -> vector<2x2xf32>
  return
}

// -----

func @f(%a0: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op dimension size mismatch: 'vector<2x3xf32>' by [0, 1] is not 'vector<3x2xf32>'}}
  %0 = "vector.transpose"(%a0) {transp = [0, 1]} : (vector<2x3xf32>) -> vector<3x2xf32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %a0, %a0 [] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector<4xf32>' and 'vector<8xi32>' may differ in the size of the last dimension only}}
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<8xi32>
  return
}

// -----

func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector<4x4xf32>' must be 'vector<2x4xf32>' with twice the size of the last dimension}}
  %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<4x4xf32>
  return
}

// -----

func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector<[4]xf32>' and 'vector<2xf32>' may differ in the size of the last dimension only}}
  %0, %1 = vector.deinterleave %a : vector<[4]xf32> -> vector<2xf32>
  return
}

// -----

func @f(%a: vector<5xf32>) {
  // expected-error@+1 {{'vector<2xf32>' must be 'vector<5xf32>' with half of the size of the last dimension}}
  %0, %1 = vector.deinterleave %a : vector<5xf32> -> vector<2xf32>
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'vector<2x2xf32>' has 4 elements, but there are 3}}
  %0 = vector.from_elements %a, %a, %a : vector<2x2xf32>
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'vector<[2]xf32>' has no fixed number of elements}}
  %0 = vector.from_elements %a, %a : vector<[2]xf32>
  return
}

// -----

func @f(%v: vector<2x4xf32>, %p: vector<4xf32>) {
  // expected-error@+1 {{'vector.scan' op unsupported scan type: its elements are not combined so}}
  %0:2 = vector.scan #vector.kind<and>, %v, %p {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func @f(%v: vector<2x4xi32>, %p: vector<4xi32>) {
  // expected-error@+1 {{'vector.scan' op scans a dimension that 'vector<2x4xi32>' does not have}}
  %0:2 = vector.scan #vector.kind<add>, %v, %p {inclusive = true, reduction_dim = 2 : i64} : vector<2x4xi32>, vector<4xi32>
  return
}

// -----
func @scan_all(%s: vector<2xf32>, %i: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.scan' op the initial value must be 'vector<2xf32>' without the dimension that is scanned, but is 'vector<2x3xf32>'}}
  %0:2 = vector.scan #vector.kind<add>, %s, %i {inclusive = true, reduction_dim = 0 : i64} : vector<2xf32>, vector<2x3xf32>
  return
}
// -----

func @f(%v: vector<2x4xi32>, %p: vector<4xi32>) {
  // expected-error@+1 {{'vector.scan' op the initial value must be 'vector<2x4xi32>' without the dimension that is scanned, but is 'vector<4xi32>'}}
  %0:2 = vector.scan #vector.kind<add>, %v, %p {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xi32>, vector<4xi32>
  return
}

// -----

func @f(%v: vector<2x[4]xi32>, %p: vector<[4]xi32>) {
  // expected-error@+1 {{'vector.scan' op has vectors without a fixed number of elements}}
  %0:2 = vector.scan #vector.kind<add>, %v, %p {inclusive = true, reduction_dim = 0 : i64} : vector<2x[4]xi32>, vector<[4]xi32>
  return
}

// -----

func @f(%v: vector<2x4xi32>, %p: vector<2xi32>) {
  // expected-error@+1 {{result #0 ('dest') must be 'vector<2xi32>', but got 'vector<4xi32>'}}
  %0 = "vector.multi_reduction"(%v, %p) {kind = #vector.kind<add>, reduction_dims = [0]} : (vector<2x4xi32>, vector<2xi32>) -> vector<4xi32>
  return
}

// -----

func @f(%a0: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type: 'f32' is not combined by "maxui"}}
  %0 = "vector.reduction"(%a0) {kind = "maxui"} : (vector<4xf32>) -> f32
  return
}

// -----

func @f(%a0: vector<4xi32>) {
  // expected-error@+1 {{'vector.reduction' op unsupported reduction type: 'i32' is not combined by "minimumf"}}
  %0 = "vector.reduction"(%a0) {kind = "minimumf"} : (vector<4xi32>) -> i32
  return
}

// -----

func @f(%v: vector<2x4xi32>, %p: vector<2xi32>) {
  // expected-error@+1 {{'vector.scan' op unsupported scan type: its elements are not combined so}}
  %0:2 = vector.scan #vector.kind<maximumf>, %v, %p {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xi32>, vector<2xi32>
  return
}

// -----

func @f(%v: vector<2x4xf32>, %p: vector<2xf32>) {
  // expected-error@+1 {{'vector.scan' op unsupported scan type: its elements are not combined so}}
  %0:2 = vector.scan #vector.kind<minui>, %v, %p {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xf32>, vector<2xf32>
  return
}

// -----

func @f(%v: vector<2x4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op inserts a vector of one dimension into another}}
  %0 = vector.scalable.insert %v, %s[0] : vector<2x4xf32> into vector<[4]xf32>
  return
}

// -----

func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op 'vector<4xf32>' has a known length}}
  %0 = vector.scalable.insert %v, %v[0] : vector<4xf32> into vector<4xf32>
  return
}

// -----

func @f(%v: vector<4xf64>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op 'vector<4xf64>' and 'vector<[4]xf32>' must have the same element type}}
  %0 = vector.scalable.insert %v, %s[0] : vector<4xf64> into vector<[4]xf32>
  return
}

// -----

func @f(%v: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op the position must be a multiple of 4, the length of 'vector<4xf32>', but is 2}}
  %0 = vector.scalable.insert %v, %s[2] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func @f(%v: vector<[4]xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op 'vector<[4]xf32>' does not fit into 'vector<[4]xf32>' at 4}}
  %0 = vector.scalable.insert %v, %s[4] : vector<[4]xf32> into vector<[4]xf32>
  return
}

// -----

func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op takes a vector of one dimension out of another}}
  %0 = vector.scalable.extract %s[0] : vector<2x4xf32> from vector<[4]xf32>
  return
}

// -----

func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op 'vector<4xf32>' has a known length}}
  %0 = vector.scalable.extract %v[0] : vector<4xf32> from vector<4xf32>
  return
}

// -----

func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op 'vector<[4]xf32>' and 'vector<4xf64>' must have the same element type}}
  %0 = vector.scalable.extract %s[0] : vector<4xf64> from vector<[4]xf32>
  return
}

// -----

func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op the position must be a multiple of 4, the length of 'vector<4xf32>', but is 2}}
  %0 = vector.scalable.extract %s[2] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op 'vector<[4]xf32>' does not lie in 'vector<[4]xf32>' at 4}}
  %0 = vector.scalable.extract %s[4] : vector<[4]xf32> from vector<[4]xf32>
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %j: vector<4xi1>, %v: vector<8xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a mask of [8] for 'vector.reduction', but found one of [4]}}
  %0 = vector.mask %j { vector.reduction "add", %v : vector<8xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %j: vector<4xi1>, %v: vector<8xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a mask of [2 4] for 'vector.multi_reduction', but found one of [4]}}
  %0 = vector.mask %j { vector.multi_reduction #vector.kind<add>, %w [0] : vector<2x4xf32> to vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %j: vector<4xi1>, %v: vector<8xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a mask of [8] for 'vector.transfer_read', but found one of [4]}}
  %0 = vector.mask %j { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<8xf32> } : vector<4xi1> -> vector<8xf32>
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %j: vector<4xi1>, %v: vector<8xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a mask of [8] for 'vector.transfer_write', but found one of [4]}}
  vector.mask %j { vector.transfer_write %v, %m[%i] : vector<8xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %j: vector<4xi1>, %v: vector<8xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects no 'passthru' of 'vector.reduction'}}
  %0 = vector.mask %k, %f { vector.reduction "add", %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %j: vector<4xi1>, %v: vector<8xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects no 'passthru' without an operation to mask}}
  %0 = vector.mask %k, %f { vector.yield %f : f32 } : vector<8xi1> -> f32
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %j: vector<4xi1>, %v: vector<8xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects only one operation to mask}}
  "vector.mask"(%k) ({
    %1 = constant 0 : i32
    %2 = constant 0 : i32
    vector.yield
  }) : (vector<8xi1>) -> ()
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %j: vector<4xi1>, %v: vector<8xf32>, %w: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects the results of the operation to be what the region yields}}
  %0 = "vector.mask"(%k) ({
    %1 = constant 0.0 : f32
    vector.yield %f : f32
  }) : (vector<8xi1>) -> f32
  return
}

// -----

func @f(%a0: vector<4x4xf32>, %i: index) {
  // expected-error@+1 {{'vector.extract' op 1 subscripts are left to operands, but there are 0}}
  %0 = "vector.extract"(%a0) {position = [-9223372036854775808]} : (vector<4x4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4x4xf32>, %i: index) {
  // expected-error@+1 {{'vector.extract' op 0 subscripts are left to operands, but there are 1}}
  %0 = "vector.extract"(%a0, %i) {position = [1]} : (vector<4x4xf32>, index) -> vector<4xf32>
  return
}

// -----

func @f(%a0: vector<4x4xf32>, %i: index) {
  // expected-error@+1 {{'vector.extract' op expected position attribute to be of non-negative integers smaller than the corresponding vector dimensions: [-9223372036854775808, 4] of 'vector<4x4xf32>'}}
  %0 = vector.extract %a0[%i, 4] : vector<4x4xf32>
  return
}

// -----

func @f(%a0: vector<4x4xf32>, %i: index) {
  // expected-error@+1 {{'vector.extract' op expected position attribute to be of non-negative integers smaller than the corresponding vector dimensions: [-1, -9223372036854775808] of 'vector<4x4xf32>'}}
  %0 = vector.extract %a0[-1, %i] : vector<4x4xf32>
  return
}

// -----

func @f(%a0: vector<4x4xf32>, %a1: vector<4xf32>, %i: index) {
  // expected-error@+1 {{'vector.insert' op 1 subscripts are left to operands, but there are 2}}
  %0 = "vector.insert"(%a1, %a0, %i, %i) {position = [-9223372036854775808]} : (vector<4xf32>, vector<4x4xf32>, index, index) -> vector<4x4xf32>
  return
}

// -----

func @f(%a0: vector<4x4xf32>, %a1: f32, %i: index) {
  // expected-error@+1 {{'vector.insert' op expected position attribute to be of non-negative integers smaller than the corresponding vector dimensions: [-2, -9223372036854775808] of 'vector<4x4xf32>'}}
  %0 = vector.insert %a1, %a0[-2, %i] : f32 into vector<4x4xf32>
  return
}

// -----

func @f(%a0: vector<4x4xf32>, %a1: f32, %i: index) {
  // expected-error@+1 {{'vector.insert' op expected the source to have the sizes that are left of 'vector<4x4xf32>' behind [-9223372036854775808], but got 'f32'}}
  %0 = vector.insert %a1, %a0[%i] : f32 into vector<4x4xf32>
  return
}

// -----

func @f(%a0: vector<4x4xf32>, %i: i32) {
  // expected-error@+1 {{'vector.extract' op operand #1 ('dynamic_position') must be 'index', but got 'i32'}}
  %0 = "vector.extract"(%a0, %i) {position = [-9223372036854775808]} : (vector<4x4xf32>, i32) -> vector<4xf32>
  return
}

// -----

func @f(%i: index, %a: i32) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op expected same number op arguments and block arguments: 1, but there are 0}}
  vector.warp_execute_on_lane_0(%i)[32] args(%a : i32) {
  }
  return
}

// -----

func @f(%i: index, %a: vector<4xi32>) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type, but got 'vector<4xi32>' of 'vector<128xi64>'}}
  vector.warp_execute_on_lane_0(%i)[32] args(%a : vector<4xi32>) {
  ^bb0(%b: vector<128xi64>):
  }
  return
}

// -----

func @f(%i: index, %a: vector<4xi32>) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type, but got 'vector<4xi32>' of 'vector<32x4xi32>'}}
  vector.warp_execute_on_lane_0(%i)[32] args(%a : vector<4xi32>) {
  ^bb0(%b: vector<32x4xi32>):
  }
  return
}

// -----

func @f(%i: index, %a: vector<4xi32>) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op expected expanded vector dimension #0 (127) to be a multiple of the distributed vector dimension (4)}}
  vector.warp_execute_on_lane_0(%i)[32] args(%a : vector<4xi32>) {
  ^bb0(%b: vector<127xi32>):
  }
  return
}

// -----

func @f(%i: index, %a: vector<4xi32>) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<64xi32>' to 'vector<4xi32>' with warp size = 32: there are 16 parts}}
  vector.warp_execute_on_lane_0(%i)[32] args(%a : vector<4xi32>) {
  ^bb0(%b: vector<64xi32>):
  }
  return
}

// -----

func @f(%i: index, %a: i32) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op expected vector type for distributed operands, but got 'i32' of 'vector<32xi32>'}}
  vector.warp_execute_on_lane_0(%i)[32] args(%a : i32) {
  ^bb0(%b: vector<32xi32>):
  }
  return
}

// -----

func @f(%i: index, %a: i32) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op expected same number of yield operands and return values: 0, but there are 1}}
  %r = vector.warp_execute_on_lane_0(%i)[32] -> (i32) {
    vector.yield
  }
  return
}

// -----

func @f(%i: index, %a: vector<32x2xf32>) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<32x2xf32>' to 'vector<1x1xf32>' with warp size = 32: there are 64 parts}}
  %r = vector.warp_execute_on_lane_0(%i)[32] -> (vector<1x1xf32>) {
    vector.yield %a : vector<32x2xf32>
  }
  return
}

// -----

func @f(%i: index, %a: vector<4xf32>) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op expected distributed vectors to have the same scalable dimensions, but got 'vector<4xf32>' of 'vector<[128]xf32>'}}
  vector.warp_execute_on_lane_0(%i)[32] args(%a : vector<4xf32>) {
  ^bb0(%b: vector<[128]xf32>):
    vector.yield
  }
  return
}

// -----

func @f(%i: index, %a: vector<1x1xf32>) {
  // expected-error@+1 {{'vector.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<2305843009213693956x8xf32>' to 'vector<1x1xf32>' with warp size = 32: there are more parts}}
  vector.warp_execute_on_lane_0(%i)[32] args(%a : vector<1x1xf32>) {
  ^bb0(%b: vector<2305843009213693956x8xf32>):
    vector.yield
  }
  return
}

// -----

func @f(%a: vector<2xf32>, %b: vector<3xf32>, %k: vector<3x2xi1>) {
  // expected-error@+1 {{'vector.mask' op expects a mask of [2 3] for 'vector.outerproduct', but found one of [3 2]}}
  %0 = vector.mask %k { vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32> } : vector<3x2xi1> -> vector<2x3xf32>
  return
}

// -----

func @f(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>, %k: vector<2x3xi1>) {
  // expected-error@+1 {{'vector.mask' op expects a mask of [2 3 4] for 'vector.contract', but found one of [2 3]}}
  %0 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return
}

// -----

func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{dimension mismatch (4 vs. [4])}}
  %0 = vector.broadcast %v : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

func @f(%v: vector<[1]xf32>) {
  // expected-error@+1 {{dimension mismatch ([1] vs. [4])}}
  %0 = vector.broadcast %v : vector<[1]xf32> to vector<[4]xf32>
  return
}

// -----

func @f(%v: vector<2x[4]xf32>) {
  // expected-error@+1 {{dimension size mismatch: 'vector<2x[4]xf32>' by [1, 0] is not 'vector<4x2xf32>'}}
  %0 = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<4x2xf32>
  return
}

// -----

func @f(%v: vector<2x[4]xf32>) {
  // expected-error@+1 {{source/result number of scalable dimensions must match}}
  %0 = vector.shape_cast %v : vector<2x[4]xf32> to vector<8xf32>
  return
}

// -----

func @f(%v: vector<4xf32>, %d: vector<2x[4]xf32>) {
  // expected-error@+1 {{expected the source to have the scalable dimensions that are left of 'vector<2x[4]xf32>' behind [1], but got 'vector<4xf32>'}}
  %0 = vector.insert %v, %d[1] : vector<4xf32> into vector<2x[4]xf32>
  return
}

// -----

func @f(%v: vector<1x4xf32>, %d: vector<2x[4]xf32>) {
  // expected-error@+1 {{expected 'vector<1x4xf32>' to have the scalable dimensions of 'vector<2x[4]xf32>'}}
  %0 = vector.insert_strided_slice %v, %d {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf32> into vector<2x[4]xf32>
  return
}

// -----

func @f(%v: vector<1x[2]xf32>, %d: vector<2x[4]xf32>) {
  // expected-error@+1 {{expected 'vector<1x[2]xf32>' to have scalable dimensions of 'vector<2x[4]xf32>' as a whole}}
  %0 = vector.insert_strided_slice %v, %d {offsets = [0, 0], strides = [1, 1]} : vector<1x[2]xf32> into vector<2x[4]xf32>
  return
}

// -----

func @f(%d: vector<2x[4]xf32>) {
  // expected-error@+1 {{expected scalable dimensions of 'vector<2x[4]xf32>' as a whole, but got sizes [1, 2]}}
  %0 = vector.extract_strided_slice %d {offsets = [0, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x[2]xf32>
  return
}

// -----

func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{the same dimensions must be scalable, but 'vector<[4]xf32>' and 'vector<4xi32>' differ}}
  %0 = vector.bitcast %a : vector<[4]xf32> to vector<4xi32>
  return
}

// -----

func @f(%v: vector<[4]xf32>) {
  // expected-error@+1 {{the mask of vectors of a scalable length cannot say all their elements}}
  %0 = vector.shuffle %v, %v [0, 1, 2, 3] : vector<[4]xf32>, vector<[4]xf32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{selects all of a scalable dimension or nothing, but [2, 3] is a part of 'vector<2x[4]xi1>'}}
  %0 = vector.constant_mask [2, 3] : vector<2x[4]xi1>
  return
}

// -----

func @f(%s: vector<2x[4]xf32>) {
  // expected-error@+1 {{invalid output vector type: 'vector<[2]xf32>' (expected: 'vector<2xf32>')}}
  %0 = "vector.multi_reduction"(%s) {kind = #vector.kind<add>, reduction_dims = [1]} : (vector<2x[4]xf32>) -> vector<[2]xf32>
  return
}

// -----

func @f(%a: vector<2x[4]xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) {
  // expected-error@+1 {{dimension 2 has 4 elements by indexing map 1, but [4] by one before}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x[4]xf32>, vector<4x3xf32> into vector<2x3xf32>
  return
}

// -----

func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.print' op neither a value nor punctuation is printed with a text}}
  vector.print %a {stringLiteral = "a"} : vector<4xf32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'vector.print' op neither a value nor punctuation is printed with a text}}
  vector.print str "a" punctuation <comma>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'vector.print' op requires a value, a text or punctuation}}
  "vector.print"() : () -> ()
  return
}

// -----

func @f(%v: vector<[2]xf32>) {
  // expected-error@+1 {{'vector.to_elements' op 'vector<[2]xf32>' has no fixed number of elements}}
  %0:2 = "vector.to_elements"(%v) : (vector<[2]xf32>) -> (f32, f32)
  return
}

// -----

func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'vector.fma' op operand #0 ('lhs') must be vector(float), but got 'vector<4xi32>'}}
  %0 = vector.fma %a, %a, %a : vector<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify an operand for each result vector dimension, and one where there is none}}
  %0 = vector.create_mask : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank, and of size 1 where that is 0}}
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op the mask of one element is [0] or [1], but found [2]}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func @f(%a: vector<3x2x4xf32>) {
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c6 = constant 6 : index
  // expected-error@+1 {{'vector.reshape' op product of input and output shape sizes must match}}
  %0 = vector.reshape %a, [%c3, %c6], [%c2, %c6], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
  return
}
