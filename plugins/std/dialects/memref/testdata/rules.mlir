func @f() {
  // expected-error@+1 {{'memref.alloc' op 'memref<?xf32>' leaves 1 sizes open, but there are 0 operands for them}}
  %0 = "memref.alloc"() {operand_segment_sizes = dense<[0, 0]> : vector<2xi32>} : () -> memref<?xf32>
  return
}

// -----

func @f(%i: index) {
  // expected-error@+1 {{'memref.alloc' op the layout of 'memref<4xf32>' has 0 symbols, but there are 1 operands for them}}
  %0 = "memref.alloc"(%i) {operand_segment_sizes = dense<[0, 1]> : vector<2xi32>} : (index) -> memref<4xf32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'memref.alloc' op the alignment must not be negative, but is -4 : i64}}
  %0 = "memref.alloc"() {alignment = -4, operand_segment_sizes = dense<[0, 0]> : vector<2xi32>} : () -> memref<4xf32>
  return
}

// -----

"test.region"() ({
  // expected-error@+1 {{'memref.alloca' op allocates on the stack and must be inside an operation that limits stack allocations, such as a function}}
  %0 = "memref.alloca"() {operand_segment_sizes = dense<[0, 0]> : vector<2xi32>} : () -> memref<4xf32>
  "test.end"() : () -> ()
}) : () -> ()
func @f() {
  return
}

// -----

func @f() {
  // expected-error@+1 {{'memref.alloca_scope' op expects region #0 ('bodyRegion') to have a block}}
  "memref.alloca_scope"() ({
  }) : () -> ()
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.assume_alignment' op the alignment must be a power of two, not 12 : i32}}
  "memref.assume_alignment"(%m) {alignment = 12 : i32} : (memref<4xf32>) -> ()
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.load' op 'memref<4xf32>' has 1 dimensions, but there are 0 subscripts}}
  %0 = "memref.load"(%m) : (memref<4xf32>) -> f32
  return
}

// -----

func @f(%m: memref<4xf32>, %a: f32, %i: index) {
  // expected-error@+1 {{'memref.store' op 'memref<4xf32>' has 1 dimensions, but there are 2 subscripts}}
  "memref.store"(%a, %m, %i, %i) : (f32, memref<4xf32>, index, index) -> ()
  return
}

// -----

func @f(%m: memref<4xf32>, %a: f64, %i: index) {
  // expected-error@+1 {{'memref.store' op operand #0 ('value') must be 'f32', but got 'f64'}}
  "memref.store"(%a, %m, %i) : (f64, memref<4xf32>, index) -> ()
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.prefetch' op 'memref<4xf32>' has 1 dimensions, but there are 0 subscripts}}
  "memref.prefetch"(%m) {isWrite = true, localityHint = 3 : i32, isDataCache = true} : (memref<4xf32>) -> ()
  return
}

// -----

func @f(%m: memref<f32>) {
  // expected-error@+1 {{'memref.prefetch' op the locality must be between 0 and 3, not 4 : i32}}
  "memref.prefetch"(%m) {isWrite = true, localityHint = 4 : i32, isDataCache = true} : (memref<f32>) -> ()
  return
}

// -----

func @f(%m: memref<4xf32>) {
  %c1 = constant 1 : index
  // expected-error@+1 {{'memref.dim' op 'memref<4xf32>' has no dimension 1}}
  %0 = "memref.dim"(%m, %c1) : (memref<4xf32>, index) -> index
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.cast' op 'memref<4xf32>' cannot be cast to 'memref<5xf32>'}}
  %0 = "memref.cast"(%m) : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.cast' op 'memref<4xf32>' cannot be cast to 'memref<4xf32, 1>'}}
  %0 = "memref.cast"(%m) : (memref<4xf32>) -> memref<4xf32, 1>
  return
}

// -----

func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) {
  // expected-error@+1 {{'memref.cast' op 'memref<4xf32, affine_map<(d0) -> (d0 * 2)>>' cannot be cast to 'memref<4xf32>'}}
  %0 = "memref.cast"(%m) : (memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.cast' op 'memref<*xf32>' cannot be cast to 'memref<*xf32>'}}
  %0 = "memref.cast"(%m) : (memref<*xf32>) -> memref<*xf32>
  return
}

// -----

func @f(%m: memref<4xf32>, %n: memref<4xf64>) {
  // expected-error@+1 {{'memref.copy' op 'memref<4xf32>' and 'memref<4xf64>' must have the same element type}}
  "memref.copy"(%m, %n) : (memref<4xf32>, memref<4xf64>) -> ()
  return
}

// -----

func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  // expected-error@+1 {{'memref.copy' op 'memref<4xf32>' and 'memref<5xf32>' must have the same shape}}
  "memref.copy"(%m, %n) : (memref<4xf32>, memref<5xf32>) -> ()
  return
}

// -----

// expected-error@+1 {{'memref.global' op the type must be a memref of known sizes, not memref<?xf32>}}
"memref.global"() {sym_name = "g", type = memref<?xf32>} : () -> ()
func @f() {
  return
}

// -----

// expected-error@+1 {{'memref.global' op attribute 'initial_value' expected to be of type 'tensor<4xf32>', but was of type 'tensor<5xf32>'}}
"memref.global"() {sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>} : () -> ()
func @f() {
  return
}

// -----

// expected-error@+1 {{'memref.global' op the initial value must be `uninitialized` or elements, not [0]}}
"memref.global"() {sym_name = "g", type = memref<4xf32>, initial_value = [0]} : () -> ()

// -----

func @f() {
  // expected-error@+1 {{'memref.get_global' op refers to @g, but there is no such symbol}}
  %0 = "memref.get_global"() {name = @g} : () -> memref<4xf32>
  return
}

// -----

// expected-note@+1 {{defined here}}
func @f() {
  // expected-error@+1 {{'memref.get_global' op refers to @f, which is 'func' and not 'memref.global'}}
  %0 = "memref.get_global"() {name = @f} : () -> memref<4xf32>
  return
}

// -----

// expected-note@+1 {{defined here}}
memref.global @g : memref<5xf32>
func @f() {
  // expected-error@+1 {{'memref.get_global' op wants @g to be of type 'memref<4xf32>', but it is of type 'memref<5xf32>'}}
  %0 = "memref.get_global"() {name = @g} : () -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32>, %i: index) {
  // expected-error@+1 {{'memref.reinterpret_cast' op 0 offsets are left to operands, but there are 1}}
  %0 = "memref.reinterpret_cast"(%m, %i) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 1, 0, 0]> : vector<4xi32>} : (memref<*xf32>, index) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32>, %i: index) {
  // expected-error@+1 {{'memref.reinterpret_cast' op 0 sizes are left to operands, but there are 1}}
  %0 = "memref.reinterpret_cast"(%m, %i) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 1, 0]> : vector<4xi32>} : (memref<*xf32>, index) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op 1 strides are left to operands, but there are 0}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [-9223372036854775808], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32, 1>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op source 'memref<*xf32, 1>' and result 'memref<4xf32>' must be in the same memory space}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32, 1>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op expected 1 offset, but found 2}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0, 0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op expected a size for each dimension of 'memref<4xf32>', but found 2}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0], static_sizes = [4, 4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op expected a stride for each dimension of 'memref<4xf32>', but found 0}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op 'memref<*xf32>' and 'memref<4xi32>' must have the same element type}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32>) -> memref<4xi32>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op size #0 is 4, but dynamic in the result 'memref<?xf32>'}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32>) -> memref<?xf32>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op stride #0 is 2, but 3 in the result 'memref<4xf32, affine_map<(d0) -> (d0 * 3)>>'}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [2], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32>) -> memref<4xf32, affine_map<(d0) -> (d0 * 3)>>
  return
}

// -----

func @f(%m: memref<*xf32>, %i: index) {
  // expected-error@+1 {{'memref.reinterpret_cast' op offset #0 is dynamic, but 3 in the result 'memref<4xf32, affine_map<(d0) -> (d0 + 3)>>'}}
  %0 = "memref.reinterpret_cast"(%m, %i) {static_offsets = [-9223372036854775808], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 1, 0, 0]> : vector<4xi32>} : (memref<*xf32>, index) -> memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  return
}

// -----

func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op the layout of the result 'memref<4xf32, affine_map<(d0) -> (d0 mod 3)>>' is not strided}}
  %0 = "memref.reinterpret_cast"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<*xf32>) -> memref<4xf32, affine_map<(d0) -> (d0 mod 3)>>
  return
}

// -----

func @f(%m: memref<4xf32>, %s: memref<1xi32>) {
  // expected-error@+1 {{'memref.reshape' op 'memref<4xf32>' and 'memref<4xi32>' must have the same element type}}
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32>, memref<1xi32>) -> memref<4xi32>
  return
}

// -----

func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, %s: memref<1xi32>) {
  // expected-error@+1 {{'memref.reshape' op source 'memref<4xf32, affine_map<(d0) -> (d0 + 1)>>' must have the identity layout}}
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, memref<1xi32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<4xf32>, %s: memref<1xi32>) {
  // expected-error@+1 {{'memref.reshape' op result 'memref<4xf32, affine_map<(d0) -> (d0 + 1)>>' must have the identity layout}}
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32>, memref<1xi32>) -> memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  return
}

// -----

func @f(%m: memref<4xf32>, %s: memref<?xi32>) {
  // expected-error@+1 {{'memref.reshape' op the number of dimensions of 'memref<2x2xf32>' does not follow from 'memref<?xi32>', whose length is dynamic}}
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32>, memref<?xi32>) -> memref<2x2xf32>
  return
}

// -----

func @f(%m: memref<4xf32>, %s: memref<1xi32>) {
  // expected-error@+1 {{'memref.reshape' op 'memref<1xi32>' has 1 sizes, but 'memref<2x2xf32>' has 2 dimensions}}
  %0 = "memref.reshape"(%m, %s) : (memref<4xf32>, memref<1xi32>) -> memref<2x2xf32>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op 'memref<2x2xf32>' and 'memref<4xi32>' must have the same element type}}
  %0 = "memref.collapse_shape"(%m) {reassociation = [[0, 1]]} : (memref<2x2xf32>) -> memref<4xi32>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op operand 'memref<2x2xf32>' and result 'memref<4xf32, 1>' must be in the same memory space}}
  %0 = "memref.collapse_shape"(%m) {reassociation = [[0, 1]]} : (memref<2x2xf32>) -> memref<4xf32, 1>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected a group of dimensions for each dimension of 'memref<4xf32>', but found 2}}
  %0 = "memref.collapse_shape"(%m) {reassociation = [[0], [1]]} : (memref<2x2xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op 'memref<2x2xf32>' is 'memref<4xf32>' when its dimensions are joined, but got 'memref<5xf32>'}}
  %0 = "memref.collapse_shape"(%m) {reassociation = [[0, 1]]} : (memref<2x2xf32>) -> memref<5xf32>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op group #0 of dimensions is [1 0], but the next dimension is 0}}
  %0 = "memref.collapse_shape"(%m) {reassociation = [[1, 0]]} : (memref<2x2xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op the groups list 1 dimensions, but there are 2}}
  %0 = "memref.collapse_shape"(%m) {reassociation = [[0]]} : (memref<2x2xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op group #0 of dimensions is empty}}
  %0 = "memref.collapse_shape"(%m) {reassociation = [[], [0, 1]]} : (memref<2x2xf32>) -> memref<2x2xf32>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op 'memref<2x2xf32>' has more than one element, but 'memref<f32>' has one}}
  %0 = "memref.collapse_shape"(%m) {reassociation = []} : (memref<2x2xf32>) -> memref<f32>
  return
}

// -----

func @f(%m: memref<1x1xf32, affine_map<(d0, d1) -> (d0 + d1 + 3)>>) {
  // expected-error@+1 {{'memref.collapse_shape' op 'memref<1x1xf32, affine_map<(d0, d1) -> (d0 + d1 + 3)>>' is 'memref<f32, affine_map<() -> (3)>>' without its dimensions, but got 'memref<f32>'}}
  %0 = "memref.collapse_shape"(%m) {reassociation = []} : (memref<1x1xf32, affine_map<(d0, d1) -> (d0 + d1 + 3)>>) -> memref<f32>
  return
}

// -----

func @f(%m: memref<2x2xf32, affine_map<(d0, d1) -> (d0 * 10 + d1)>>) {
  // expected-error@+1 {{'memref.collapse_shape' op 'memref<2x2xf32, affine_map<(d0, d1) -> (d0 * 10 + d1)>>': dimension 0 is 10 elements apart and dimension 1 spans 2, so that they cannot be joined}}
  %0 = "memref.collapse_shape"(%m) {reassociation = [[0, 1]]} : (memref<2x2xf32, affine_map<(d0, d1) -> (d0 * 10 + d1)>>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected a group of dimensions for each dimension of 'memref<4xf32>', but found 2}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[0], [1]]} : (memref<4xf32>) -> memref<2x2xf32>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op 'memref<2x3xf32>' is 'memref<6xf32>' when its dimensions are joined, but got 'memref<4xf32>'}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[0, 1]]} : (memref<4xf32>) -> memref<2x3xf32>
  return
}

// -----

func @f(%m: memref<2x2xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op 'memref<4xf32>' has fewer dimensions than 'memref<2x2xf32>'}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[0], [1]]} : (memref<2x2xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.subview' op expected as many offsets (1) as sizes (1) and strides (0)}}
  %0 = "memref.subview"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.subview' op expected at most an offset for each dimension of 'memref<8xf32>', but found 2}}
  %0 = "memref.subview"(%m) {static_offsets = [0, 0], static_sizes = [4, 1], static_strides = [1, 1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.subview' op result 'memref<4x1xf32>' has more dimensions than source 'memref<8xf32>'}}
  %0 = "memref.subview"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32>) -> memref<4x1xf32>
  return
}

// -----

func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.subview' op 'memref<8xf32>' and 'memref<4xi32>' must have the same element type}}
  %0 = "memref.subview"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32>) -> memref<4xi32>
  return
}

// -----

func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.subview' op expected the result to be 'memref<4xf32, affine_map<(d0) -> (d0 * 2)>>', but got 'memref<4xf32>'}}
  %0 = "memref.subview"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [2], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<8x8xf32>) {
  // expected-error@+1 {{'memref.subview' op expected the result to be 'memref<4x2xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>', or that without dimensions of size 1, but got 'memref<4xf32>'}}
  %0 = "memref.subview"(%m) {static_offsets = [0, 0], static_sizes = [4, 2], static_strides = [1, 1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8x8xf32>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>) {
  // expected-error@+1 {{'memref.subview' op the layout of the source 'memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>' is not strided}}
  %0 = "memref.subview"(%m) {static_offsets = [0], static_sizes = [4], static_strides = [1], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation of the 2 dimensions of 'memref<2x3xf32>', but affine_map<(d0) -> (d0)> takes 1}}
  %0 = "memref.transpose"(%m) {permutation = affine_map<(d0) -> (d0)>} : (memref<2x3xf32>) -> memref<3x2xf32>
  return
}

// -----

func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op 'memref<2x3xf32>' and 'memref<3x2xi32>' must have the same element type}}
  %0 = "memref.transpose"(%m) {permutation = affine_map<(d0, d1) -> (d1, d0)>} : (memref<2x3xf32>) -> memref<3x2xi32>
  return
}

// -----

func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op operand 'memref<2x3xf32>' and result 'memref<3x2xf32, 1>' must be in the same memory space}}
  %0 = "memref.transpose"(%m) {permutation = affine_map<(d0, d1) -> (d1, d0)>} : (memref<2x3xf32>) -> memref<3x2xf32, 1>
  return
}

// -----

func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a map that takes every dimension once, not affine_map<(d0, d1) -> (d1, d1)>}}
  %0 = "memref.transpose"(%m) {permutation = affine_map<(d0, d1) -> (d1, d1)>} : (memref<2x3xf32>) -> memref<3x2xf32>
  return
}

// -----

func @f(%m: memref<2x3xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected the result to be 'memref<3x2xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>', but got 'memref<3x2xf32>'}}
  %0 = "memref.transpose"(%m) {permutation = affine_map<(d0, d1) -> (d1, d0)>} : (memref<2x3xf32>) -> memref<3x2xf32>
  return
}

// -----

func @f(%m: memref<16xi8>, %i: index) {
  // expected-error@+1 {{'memref.view' op 'memref<?xf32>' leaves 1 sizes open, but there are 0 operands for them}}
  %0 = "memref.view"(%m, %i) : (memref<16xi8>, index) -> memref<?xf32>
  return
}

// -----

func @f(%m: memref<16xi8, affine_map<(d0) -> (d0 + 1)>>, %i: index) {
  // expected-error@+1 {{'memref.view' op source 'memref<16xi8, affine_map<(d0) -> (d0 + 1)>>' must have the identity layout}}
  %0 = "memref.view"(%m, %i) : (memref<16xi8, affine_map<(d0) -> (d0 + 1)>>, index) -> memref<4xf32>
  return
}

// -----

func @f(%m: memref<16xi8>, %i: index) {
  // expected-error@+1 {{'memref.view' op result 'memref<4xf32, affine_map<(d0) -> (d0 + 1)>>' must have the identity layout}}
  %0 = "memref.view"(%m, %i) : (memref<16xi8>, index) -> memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  return
}

// -----

func @f(%m: memref<16xi8>, %i: index) {
  // expected-error@+1 {{'memref.view' op source 'memref<16xi8>' and result 'memref<4xf32, 1>' must be in the same memory space}}
  %0 = "memref.view"(%m, %i) : (memref<16xi8>, index) -> memref<4xf32, 1>
  return
}

// -----

func @f(%m: memref<4xf32>, %t: memref<f32>, %i: index) {
  // expected-error@+1 {{'memref.dma_start' op operand #2 ('dst') must be AnyMemRef (a memref whose rank is known), but got 'index'}}
  "memref.dma_start"(%m, %m, %i, %i, %t) : (memref<4xf32>, memref<4xf32>, index, index, memref<f32>) -> ()
  return
}

// -----

func @f(%t: memref<f32>, %i: index) {
  // expected-error@+1 {{'memref.dma_start' op expected a stride with the number of elements per stride}}
  "memref.dma_start"(%t, %t, %i, %t, %i) : (memref<f32>, memref<f32>, index, memref<f32>, index) -> ()
  return
}

// -----

func @f(%t: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'memref.dma_wait' op 'memref<4xf32>' has 1 dimensions, but there are 0 subscripts}}
  "memref.dma_wait"(%t, %i) : (memref<4xf32>, index) -> ()
  return
}

// -----

func @f(%m: memref<?x?xf32>) {
  // expected-error@+1 {{'memref.clone' op 'memref<?x?xf32>' and 'memref<?xf32>' contradict each other in their sizes}}
  %0 = memref.clone %m : memref<?x?xf32> to memref<?xf32>
  return
}

// -----

func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{'memref.clone' op 'memref<?xf32>' and 'memref<?xi32>' must have the same element type}}
  %0 = memref.clone %m : memref<?xf32> to memref<?xi32>
  return
}

// -----

func @f(%m: memref<?xf32>, %s: memref<1xi32>) {
  // expected-error@+1 {{'memref.reshape' op 'memref<?xf32>' and 'memref<?xf32, 3>' must be in the same memory space}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<1xi32>) -> memref<?xf32, 3>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op 'memref<4xf32>' and 'memref<*xf32, 1>' must both have a rank, or neither}}
  %0 = "memref.memory_space_cast"(%m) : (memref<4xf32>) -> memref<*xf32, 1>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op 'memref<4xf32>' and 'memref<4xf64, 1>' must have the same element type}}
  %0 = "memref.memory_space_cast"(%m) : (memref<4xf32>) -> memref<4xf64, 1>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op 'memref<4xf32>' and 'memref<?xf32, 1>' must have the same shape}}
  %0 = "memref.memory_space_cast"(%m) : (memref<4xf32>) -> memref<?xf32, 1>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op 'memref<4xf32>' and 'memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>, 1>' must have the same layout}}
  %0 = "memref.memory_space_cast"(%m) : (memref<4xf32>) -> memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>, 1>
  return
}

// -----

func @f(%m: memref<4x4xf32>) {
  // expected-error@+1 {{'memref.extract_strided_metadata' op expected 6 results, but found 4}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4x4xf32>) -> (memref<f32>, index, index, index)
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.extract_strided_metadata' op 'memref<4xf32>' and 'memref<f64>' must have the same element type}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f64>, index, index, index)
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.extract_strided_metadata' op 'memref<4xf32>' and 'memref<f32, 1>' must be in the same memory space}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f32, 1>, index, index, index)
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.extract_strided_metadata' op 'memref<f32, affine_map<()[s0] -> (s0)>>' must have the identity layout}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f32, affine_map<()[s0] -> (s0)>>, index, index, index)
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.realloc' op 'memref<4xf32>' and 'memref<8xf64>' must have the same element type}}
  %0 = "memref.realloc"(%m) : (memref<4xf32>) -> memref<8xf64>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.realloc' op 'memref<4xf32>' and 'memref<8xf32, 1>' must be in the same memory space}}
  %0 = "memref.realloc"(%m) : (memref<4xf32>) -> memref<8xf32, 1>
  return
}

// -----

func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) {
  // expected-error@+1 {{'memref.realloc' op source 'memref<4xf32, affine_map<(d0) -> (d0 * 2)>>' must have the identity layout}}
  %0 = "memref.realloc"(%m) : (memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) -> memref<8xf32>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.realloc' op result 'memref<8xf32, affine_map<(d0) -> (d0 * 2)>>' must have the identity layout}}
  %0 = "memref.realloc"(%m) : (memref<4xf32>) -> memref<8xf32, affine_map<(d0) -> (d0 * 2)>>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.realloc' op 'memref<?xf32>' leaves 1 sizes open, but there are 0 operands for them}}
  %0 = "memref.realloc"(%m) : (memref<4xf32>) -> memref<?xf32>
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.realloc' op the alignment must not be negative, but is -8 : i64}}
  %0 = "memref.realloc"(%m) {alignment = -8 : i64} : (memref<4xf32>) -> memref<8xf32>
  return
}

// -----

// The sizes that are known, though a size inside is not; MLIR 13 leaves that of the group open.
func @collapse_known(%m: memref<2x1x5x?xi32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x1x5x?xi32> into memref<2x5x?xi32>
  %1 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x1x5x?xi32> into memref<?x5x?xi32>
  %2 = memref.expand_shape %0 [[0, 1], [2], [3]] : memref<2x5x?xi32> into memref<2x1x5x?xi32>
  return
}

// -----

func @collapse_wrong(%m: memref<2x1x5x?xi32>) {
  // expected-error@+1 {{'memref.collapse_shape' op 'memref<2x1x5x?xi32>' is 'memref<2x5x?xi32>' when its dimensions are joined, but got 'memref<3x5x?xi32>'}}
  %0 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x1x5x?xi32> into memref<3x5x?xi32>
  return
}

// -----

func @sizes_given(%m: memref<?xf32>, %n: index, %s: memref<3x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, %n] : memref<?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %m [[0, 1]] output_shape [3, %n] : memref<?xf32> into memref<?x?xf32>
  %2 = memref.expand_shape %s [[0], [1, 2]] output_shape [3, %n, %n] : memref<3x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>> into memref<3x?x?xf32, affine_map<(d0, d1, d2)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2 + d2)>>
  return
}

// -----

func @sizes_open(%m: memref<?xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op group #0 of 'memref<?x?xf32>' has several sizes that are not known, so that `output_shape` must give them}}
  %0 = memref.expand_shape %m [[0, 1]] : memref<?xf32> into memref<?x?xf32>
  return
}

// -----

func @sizes_few(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op expected a size for each dimension of 'memref<?x?xf32>', but found 1}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n] : memref<?xf32> into memref<?x?xf32>
  return
}

// -----

func @sizes_operands(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op 2 sizes are left to operands, but there are 1}}
  %0 = "memref.expand_shape"(%m, %n) {reassociation = [[0, 1, 2]], static_output_shape = [-1, -1, 4]} : (memref<?xf32>, index) -> memref<?x?x4xf32>
  return
}

// -----

func @sizes_alone(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op expected a size for each dimension of 'memref<?x4xf32>', but found 1}}
  %0 = "memref.expand_shape"(%m, %n) {reassociation = [[0, 1]]} : (memref<?xf32>, index) -> memref<?x4xf32>
  return
}

// -----

func @size_left(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op size #1 is left to an operand, but is 4 in the result 'memref<?x4xf32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, %n] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----

func @size_other(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op size #1 is 5, but 4 in the result 'memref<?x4xf32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 5] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----

func @sizes_layout(%n: index, %s: memref<3x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>) {
  // expected-error@+1 {{when its dimensions are joined, but got}}
  %0 = memref.expand_shape %s [[0], [1, 2]] output_shape [3, %n, %n] : memref<3x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>> into memref<3x?x?xf32, affine_map<(d0, d1, d2)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2 + d2 * 2)>>
  return
}

// -----

func @sizes_no_list(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'memref.expand_shape' op sizes that are all left to operands need no list}}
  %0 = "memref.expand_shape"(%m, %n, %n) {reassociation = [[0, 1]], static_output_shape = [-1, -1]} : (memref<?xf32>, index, index) -> memref<?x?xf32>
  return
}

// -----

func @alloc_tensor_sizes(%n: index) {
  // expected-error@+1 {{'memref.alloc_tensor' op expected 1 dynamic sizes}}
  %0 = memref.alloc_tensor(%n, %n) : tensor<?x4xf32>
  return
}

// -----

func @alloc_tensor_copy(%n: index, %t: tensor<?xf32>) {
  // expected-error@+1 {{'memref.alloc_tensor' op dynamic sizes not needed when copying a tensor}}
  %0 = memref.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}

// -----

// What later MLIR knows of types: no element is skipped by an offset of zero, and dimensions that are joined have the stride
// of one of another size than one.
func @f(%m: memref<?x?xf32>, %n: index, %c: memref<4x1xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) {
  %0 = memref.subview %m[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  %1 = memref.subview %m[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  %2 = memref.collapse_shape %c [[0, 1]] : memref<4x1xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>> into memref<4xf32, affine_map<(d0) -> (d0 * 8)>>
  // expected-error@+1 {{but got 'memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>'}}
  %3 = memref.subview %m[0, 1] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  return
}

// -----

func @f(%m: memref<4x1xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) {
  // expected-error@+1 {{but got 'memref<4xf32, affine_map<(d0) -> (d0 * 4)>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x1xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>> into memref<4xf32, affine_map<(d0) -> (d0 * 4)>>
  return
}

// -----

func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op the offset is 2, but 0 in the result 'memref<10xf32>'}}
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32>
  return
}

// -----

func @f(%m: memref<?x?xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op stride #0 is 42, but 10 in the result 'memref<9x10xf32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [9, 10], strides: [42, 1] : memref<?x?xf32> to memref<9x10xf32>
  return
}
