func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.cast' op 'tensor<4xf32>' cannot be cast to 'tensor<5xf32>'}}
  %0 = "tensor.cast"(%t) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func @f(%t: tensor<4xf32>) {
  %c1 = constant 1 : index
  // expected-error@+1 {{'tensor.dim' op 'tensor<4xf32>' has no dimension 1}}
  %0 = "tensor.dim"(%t, %c1) : (tensor<4xf32>, index) -> index
  return
}

// -----

func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.extract' op 'tensor<4xf32>' has 1 dimensions, but there are 0 subscripts}}
  %0 = "tensor.extract"(%t) : (tensor<4xf32>) -> f32
  return
}

// -----

func @f(%t: tensor<4xf32>, %a: f32, %i: index) {
  // expected-error@+1 {{'tensor.insert' op 'tensor<4xf32>' has 1 dimensions, but there are 2 subscripts}}
  %0 = "tensor.insert"(%a, %t, %i, %i) : (f32, tensor<4xf32>, index, index) -> tensor<4xf32>
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'tensor.from_elements' op 'tensor<2xf32>' has 2 elements, but there are 1 operands}}
  %0 = "tensor.from_elements"(%a) : (f32) -> tensor<2xf32>
  // expected-error@+1 {{'tensor.from_elements' op 'tensor<2x2xf32>' has 4 elements, but there are 2 operands}}
  %from = "tensor.from_elements"(%a, %a) : (f32, f32) -> tensor<2x2xf32>
  // expected-error@+1 {{'tensor.from_elements' op 'tensor<?xf32>' has a size that is not known}}
  %open = "tensor.from_elements"(%a) : (f32) -> tensor<?xf32>
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'tensor.generate' op 'tensor<?xf32>' leaves 1 sizes open, but there are 0 operands for them}}
  %0 = "tensor.generate"() ({
  ^bb0(%i: index):
    "tensor.yield"(%a) : (f32) -> ()
  }) : () -> tensor<?xf32>
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'tensor.generate' op 'tensor<4xf32>' has 1 dimensions, but the body takes 0 subscripts}}
  %0 = "tensor.generate"() ({
    "tensor.yield"(%a) : (f32) -> ()
  }) : () -> tensor<4xf32>
  return
}

// -----

func @f(%a: f64) {
  %0 = "tensor.generate"() ({
  ^bb0(%i: index):
    // expected-error@+1 {{'tensor.yield' op passes on 'f64', but 'tensor.generate' expects 'f32'}}
    "tensor.yield"(%a) : (f64) -> ()
  }) : () -> tensor<4xf32>
  return
}

// -----

func @f(%t: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error@+1 {{'tensor.reshape' op 'tensor<4xf32>' and 'tensor<4xi32>' must have the same element type}}
  %0 = "tensor.reshape"(%t, %s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xi32>
  return
}

// -----

func @f(%t: tensor<4xf32>, %s: tensor<?xi32>) {
  // expected-error@+1 {{'tensor.reshape' op the number of dimensions of 'tensor<2x2xf32>' does not follow from 'tensor<?xi32>', whose length is dynamic}}
  %0 = "tensor.reshape"(%t, %s) : (tensor<4xf32>, tensor<?xi32>) -> tensor<2x2xf32>
  return
}

// -----

func @f(%t: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error@+1 {{'tensor.reshape' op 'tensor<1xi32>' has 1 sizes, but 'tensor<2x2xf32>' has 2 dimensions}}
  %0 = "tensor.reshape"(%t, %s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<2x2xf32>
  return
}

// -----

func @f(%t: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error@+1 {{'tensor.reshape' op 'tensor<4xf32>' has 4 elements, but 'tensor<5xf32>' has 5}}
  %0 = "tensor.reshape"(%t, %s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<5xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>) {
  // expected-error@+1 {{'tensor.extract_slice' op expected as many offsets (1) as sizes (1) and strides (0)}}
  %0 = "tensor.extract_slice"(%t) {static_offsets = [0], static_sizes = [4], static_strides = [], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>, %i: index) {
  // expected-error@+1 {{'tensor.extract_slice' op 0 offsets are left to operands, but there are 1}}
  %0 = "tensor.extract_slice"(%t, %i) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 1, 0, 0]> : vector<4xi32>} : (tensor<8xf32>, index) -> tensor<4xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>, %i: index) {
  // expected-error@+1 {{'tensor.extract_slice' op 0 sizes are left to operands, but there are 1}}
  %0 = "tensor.extract_slice"(%t, %i) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 1, 0]> : vector<4xi32>} : (tensor<8xf32>, index) -> tensor<4xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>) {
  // expected-error@+1 {{'tensor.extract_slice' op 1 strides are left to operands, but there are 0}}
  %0 = "tensor.extract_slice"(%t) {static_offsets = [0], static_sizes = [4], static_strides = [-9223372036854775808], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>) {
  // expected-error@+1 {{'tensor.extract_slice' op expected at most an offset for each dimension of 'tensor<8xf32>', but found 2}}
  %0 = "tensor.extract_slice"(%t) {static_offsets = [0, 0], static_sizes = [4, 1], static_strides = [1, 1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>) {
  // expected-error@+1 {{'tensor.extract_slice' op result 'tensor<4x1xf32>' has more dimensions than source 'tensor<8xf32>'}}
  %0 = "tensor.extract_slice"(%t) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (tensor<8xf32>) -> tensor<4x1xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>) {
  // expected-error@+1 {{'tensor.extract_slice' op 'tensor<8xf32>' and 'tensor<4xi32>' must have the same element type}}
  %0 = "tensor.extract_slice"(%t) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (tensor<8xf32>) -> tensor<4xi32>
  return
}

// -----

func @f(%t: tensor<8xf32>) {
  // expected-error@+1 {{'tensor.extract_slice' op expected the result to be 'tensor<4xf32>', or that without dimensions of size 1, but got 'tensor<5xf32>'}}
  %0 = "tensor.extract_slice"(%t) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (tensor<8xf32>) -> tensor<5xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>, %s: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.insert_slice' op expected at most an offset for each dimension of 'tensor<8xf32>', but found 2}}
  %0 = "tensor.insert_slice"(%s, %t) {static_offsets = [0, 0], static_sizes = [4, 1], static_strides = [1, 1], operand_segment_sizes = dense<[1, 1, 0, 0, 0]> : vector<5xi32>} : (tensor<4xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>, %s: tensor<4xi32>) {
  // expected-error@+1 {{'tensor.insert_slice' op 'tensor<4xi32>' and 'tensor<8xf32>' must have the same element type}}
  %0 = "tensor.insert_slice"(%s, %t) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 1, 0, 0, 0]> : vector<5xi32>} : (tensor<4xi32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func @f(%t: tensor<8xf32>, %s: tensor<4x1xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{'tensor.parallel_insert_slice' op expected an offset for each dimension of 'tensor<8xf32>', but found 2}}
      "tensor.parallel_insert_slice"(%s, %o) {static_offsets = [0, 0], static_sizes = [4, 1], static_strides = [1, 1], operand_segment_sizes = dense<[1, 1, 0, 0, 0]> : vector<5xi32>} : (tensor<4x1xf32>, tensor<8xf32>) -> ()
    }
  }
  return
}

// -----

func @f(%t: tensor<8xf32>, %s: tensor<4xi32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{'tensor.parallel_insert_slice' op 'tensor<4xi32>' and 'tensor<8xf32>' must have the same element type}}
      "tensor.parallel_insert_slice"(%s, %o) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 1, 0, 0, 0]> : vector<5xi32>} : (tensor<4xi32>, tensor<8xf32>) -> ()
    }
  }
  return
}

// -----

func @f(%t: tensor<8xf32>, %s: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{'tensor.parallel_insert_slice' op expected the source to be 'tensor<3xf32>', or that without dimensions of size 1, but got 'tensor<4xf32>'}}
      "tensor.parallel_insert_slice"(%s, %o) {static_offsets = [0], static_sizes = [3], static_strides = [1], operand_segment_sizes = dense<[1, 1, 0, 0, 0]> : vector<5xi32>} : (tensor<4xf32>, tensor<8xf32>) -> ()
    }
  }
  return
}

// -----

func @f(%t: tensor<8xf32>, %s: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{'tensor.parallel_insert_slice' op may put something only into a tensor that the iterations of the loop around share}}
      "tensor.parallel_insert_slice"(%s, %t) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 1, 0, 0, 0]> : vector<5xi32>} : (tensor<4xf32>, tensor<8xf32>) -> ()
    }
  }
  return
}

// -----

func @f(%o: tensor<8xf32>, %s: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.parallel_insert_slice' op must stand in the region of 'scf.forall.in_parallel'}}
  tensor.parallel_insert_slice %s into %o[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'tensor.concat' op requires at least one input}}
  %0 = "tensor.concat"() {dim = 0 : i64} : () -> tensor<0xf32>
  return
}

// -----

func @f(%a: tensor<4x?xf32>) {
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank, that of 'tensor<4x?xf32>'}}
  %0 = tensor.concat dim(2) %a : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}

// -----

func @f(%a: tensor<4x?xf32>) {
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank, that of 'tensor<4x?xf32>'}}
  %0 = tensor.concat dim(-1) %a : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}

// -----

func @f(%a: tensor<4x?xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<4xf32>) -> tensor<8x?xf32>
  return
}

// -----

func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf64>) {
  // expected-error@+1 {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<4x?xf64>) -> tensor<8x?xf32>
  return
}

// -----

func @f(%a: tensor<4x3xf32>, %b: tensor<4x2xf32>) {
  // expected-error@+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<8x?xf32>
  return
}

// -----

func @f(%a: tensor<4x3xf32>, %b: tensor<4x?xf32>) {
  // expected-error@+1 {{'tensor.concat' op the result has 7 elements in dimension 0, but the inputs have 8}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x3xf32>, tensor<4x?xf32>) -> tensor<7x?xf32>
  return
}

// -----

func @f(%a: tensor<4611686018427387904xi8>) {
  // expected-error@+1 {{'tensor.concat' op the inputs have too many elements in dimension 0}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4611686018427387904xi8>, tensor<4611686018427387904xi8>) -> tensor<7xi8>
  return
}

// -----

func @f(%a: tensor<4x3xf32>, %b: tensor<?x?xf32>) {
  // expected-error@+1 {{'tensor.concat' op the result has 4 elements in dimension 1, but the inputs have 3}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x3xf32>, tensor<?x?xf32>) -> tensor<?x4xf32>
  return
}

// -----

func @f(%a: tensor<4x?xf32>) {
  // expected-error@+1 {{'tensor.bitcast' op operand type 'tensor<4x?xf32>' and result type 'tensor<5x?xi32>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<4x?xf32> to tensor<5x?xi32>
  return
}

// -----

func @f(%a: tensor<4x?xf32>) {
  // expected-error@+1 {{'tensor.bitcast' op operand type 'tensor<4x?xf32>' and result type 'tensor<4x?xi16>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<4x?xf32> to tensor<4x?xi16>
  return
}

// -----

func @f(%a: tensor<4xindex>) {
  // expected-error@+1 {{'tensor.bitcast' op operand #0 ('source') must be}}
  %0 = tensor.bitcast %a : tensor<4xindex> to tensor<4xi64>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %s[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x5xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %s[%i] gather_dims([0, 1, 2, 2]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x5xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %s[%i] gather_dims([-1, 1]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x5xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %s[%i] gather_dims([1, 3]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x5xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %s[%i] gather_dims([2, 0]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x5xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %s[%i] gather_dims([1, 1]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x5xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims names 1 dimensions, but the last dimension of the indices has 2 subscripts}}
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x5xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<7x1x5x1xf32>' or its rank-reduced variant 'tensor<7x5xf32>' (got: 'tensor<7x6xf32>')}}
  %0 = tensor.gather %s[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x6xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<?x1x1x1xf32>' or its rank-reduced variant 'tensor<?xf32>' (got: 'tensor<7xf32>')}}
  %0 = tensor.gather %s[%d] gather_dims([0, 1, 2]) : (tensor<4x5x6xf32>, tensor<?x?xindex>) -> tensor<7xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %p into %s[%i] scatter_dims([0, 2]) : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<4x5x6xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %p into %s[%i] scatter_dims([0, 3]) unique : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<4x5x6xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<7x1x1x6xf32>' or its rank-reduced variant 'tensor<7x6xf32>' (got: 'tensor<7x5xf32>')}}
  %0 = tensor.scatter %p into %s[%i] scatter_dims([0, 1]) unique : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<4x5x6xf32>
  return
}

// -----

func @f(%s: tensor<4x5x6xf32>, %i: tensor<7x2xi32>, %d: tensor<?x?xindex>, %p: tensor<7x5xf32>) {
  // expected-error@+1 {{'tensor.scatter' op 'tensor<4x5x?xf32>' must be the type of the destination, 'tensor<4x5x6xf32>'}}
  %0 = tensor.scatter %p into %s[%i] scatter_dims([0, 2]) unique : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<4x5x?xf32>
  return
}

// -----

func @f(%s: tensor<4xf32>, %i: tensor<index>) {
  // expected-error@+1 {{'tensor.gather' op operand #1 ('indices') must be}}
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<4xf32>, tensor<index>) -> tensor<f32>
  return
}

// -----

func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>) {
  // expected-error@+1 {{'tensor.insert_slice' op 'tensor<?x?xf32>' has more dimensions than 'tensor<?xf32>'}}
  %0 = tensor.insert_slice %a into %b[0] [4] [1] : tensor<?x?xf32> into tensor<?xf32>
  return
}

// -----

func @f(%a: tensor<4x3xf32>, %b: tensor<8x8xf32>, %n: index) {
  %fine = tensor.insert_slice %a into %b[0, 0] [%n, 3] [1, 1] : tensor<4x3xf32> into tensor<8x8xf32>
  // expected-error@+1 {{'tensor.insert_slice' op expected the source to be 'tensor<4x4xf32>'}}
  %0 = tensor.insert_slice %a into %b[0, 0] [4, 4] [1, 1] : tensor<4x3xf32> into tensor<8x8xf32>
  return
}
