func @f(%a: i32) {
  // expected-error@+1 {{'std.addi' op expected 2 operands, but found 1}}
  %0 = "std.addi"(%a) : (i32) -> i32
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.addi' op expected 1 result, but found 0}}
  "std.addi"(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func @f(%a: memref<4xi32>, %i: index) {
  // expected-error@+1 {{'memref.alloc' op 'operand_segment_sizes' attribute cannot have negative elements}}
  %0 = "memref.alloc"(%i) {operand_segment_sizes = dense<[-1, 1]> : vector<2xi32>} : (index) -> memref<?xi32>
  return
}

// -----

func @f(%a: memref<4xi32>, %i: index) {
  // expected-error@+1 {{'memref.alloc' op operand count (1) does not match with the total size (2) specified in attribute 'operand_segment_sizes'}}
  %0 = "memref.alloc"(%i) {operand_segment_sizes = dense<[1, 1]> : vector<2xi32>} : (index) -> memref<?xi32>
  return
}

// -----

func @f(%a: memref<4xi32>, %i: index) {
  // expected-error@+1 {{'memref.alloc' op requires 1D vector of i32 attribute 'operand_segment_sizes'}}
  %0 = "memref.alloc"(%i) {operand_segment_sizes = dense<[1, 0]> : vector<2xi64>} : (index) -> memref<?xi32>
  return
}

// -----

func @f(%a: memref<4xi32>, %i: index) {
  // expected-error@+1 {{'memref.alloc' op requires 1D vector of i32 attribute 'operand_segment_sizes'}}
  %0 = "memref.alloc"(%i) : (index) -> memref<?xi32>
  return
}

// -----

func @f(%a: memref<4xi32>, %i: index) {
  // expected-error@+1 {{'memref.alloc' op 'operand_segment_sizes' attribute for specifying operand segments must have 2 elements, but got 3}}
  %0 = "memref.alloc"(%i) {operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (index) -> memref<?xi32>
  return
}

// -----

func @f(%c: i1) {
  // expected-error@+1 {{'std.cond_br' op requires 1 values for operand 'condition', has 2}}
  "std.cond_br"(%c, %c)[^bb1, ^bb1] {operand_segment_sizes = dense<[2, 0, 0]> : vector<3xi32>} : (i1, i1) -> ()
^bb1:
  return
}

// -----

func @f(%m: memref<?xf32>, %i: index, %c: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op requires at most one operand 'mask', has 2}}
  %0 = "vector.transfer_read"(%m, %i, %c, %k, %k) {permutation_map = affine_map<(d0) -> (d0)>, operand_segment_sizes = dense<[1, 1, 1, 2]> : vector<4xi32>} : (memref<?xf32>, index, f32, vector<4xi1>, vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'memref.load' op expected 1 or more operands, but found 0}}
  %0 = "memref.load"() : () -> f32
  return
}

// -----

func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op expected 2 or more operands, but found 1}}
  "affine.for"(%i) ({
  ^bb0(%x: index):
    "affine.yield"() : () -> ()
  }) {lower_bound = affine_map<(d0, d1) -> (d0 + d1)>, upper_bound = affine_map<() -> (4)>, step = 1 : index} : (index) -> ()
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.br' op requires 1 successor, has 0}}
  "std.br"() : () -> ()
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.switch' op requires 1 or more successors, has 0}}
  "std.switch"(%a) {operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.switch' op attribute 'case_operand_offsets' must rise from 0 to at most 2, the number of 'caseOperands'}}
  "std.switch"(%a, %a, %a)[^bb1, ^bb2, ^bb2] {case_values = dense<[1, 2]> : vector<2xi32>, case_operand_offsets = dense<[5, 1]> : vector<2xi32>, operand_segment_sizes = dense<[1, 0, 2]> : vector<3xi32>} : (i32, i32, i32) -> ()
^bb1:
  return
^bb2(%x: i32):
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.switch' op requires attribute 'case_operand_offsets', which says where the lists of 'caseOperands' begin}}
  "std.switch"(%a, %a)[^bb1, ^bb2] {case_values = dense<[1]> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 1]> : vector<3xi32>} : (i32, i32) -> ()
^bb1:
  return
^bb2(%x: i32):
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.switch' op attribute 'case_operand_offsets' must have 1 elements, but got 2}}
  "std.switch"(%a, %a)[^bb1, ^bb2] {case_values = dense<[1]> : vector<1xi32>, case_operand_offsets = dense<[0, 1]> : vector<2xi32>, operand_segment_sizes = dense<[1, 0, 1]> : vector<3xi32>} : (i32, i32) -> ()
^bb1:
  return
^bb2(%x: i32):
  return
}

// -----

func @f(%i: index, %a: i64) {
  // expected-error@+1 {{'scf.for' op expected 1 values for result 'results', but found 2}}
  %0:2 = "scf.for"(%i, %i, %i, %a) ({
  ^bb0(%x: index, %y: i64):
    "scf.yield"(%y) : (i64) -> ()
  }) : (index, index, index, i64) -> (i64, i64)
  return
}

// -----

func @f(%a: i64) {
  // expected-error@+1 {{'std.br' op branch has 0 operands for successor #0, but target block has 1}}
  br ^bb1
^bb1(%x: i32):
  return
}
