func @f() {
  // expected-error@+1 {{'spv.CooperativeMatrixLengthNV' op tells the length of a cooperative matrix, but 'type' is 'i32'}}
  %0 = spv.CooperativeMatrixLengthNV : i32
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, Function>, %i: i32, %b: i1) {
  // expected-error@+1 {{'spv.CooperativeMatrixLoadNV' op wants memory of storage class Workgroup, StorageBuffer or PhysicalStorageBuffer, but got '!spv.ptr<i32, Function>'}}
  %0 = spv.CooperativeMatrixLoadNV %p, %i, %b : !spv.ptr<i32, Function> as !spv.coopmatrix<8x16xi32, Subgroup>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<!spv.struct<(f32)>, StorageBuffer>, %i: i32, %b: i1, %m: !spv.coopmatrix<8x16xi32, Subgroup>) {
  // expected-error@+1 {{'spv.CooperativeMatrixStoreNV' op wants a pointer to scalars or vectors, but got '!spv.ptr<!spv.struct<(f32)>, StorageBuffer>'}}
  spv.CooperativeMatrixStoreNV %p, %m, %i, %b : !spv.ptr<!spv.struct<(f32)>, StorageBuffer>, !spv.coopmatrix<8x16xi32, Subgroup>
  spv.Return
}

// -----

func @f(%a: !spv.coopmatrix<8x16xi32, Subgroup>, %c: !spv.coopmatrix<8x8xi32, Subgroup>) {
  // expected-error@+1 {{the type of 'b' does not fit the other types of 'spv.CooperativeMatrixMulAddNV': found '!spv.coopmatrix<8x16xi32, Subgroup>'}}
  %0 = spv.CooperativeMatrixMulAddNV %a, %a, %c : !spv.coopmatrix<8x16xi32, Subgroup>, !spv.coopmatrix<8x16xi32, Subgroup> -> !spv.coopmatrix<8x8xi32, Subgroup>
  spv.Return
}

// -----

func @f(%a: !spv.coopmatrix<8x16xi32, Subgroup>, %b: !spv.coopmatrix<16x8xi32, Workgroup>, %c: !spv.coopmatrix<8x8xi32, Subgroup>) {
  // expected-error@+1 {{the type of 'b' does not fit the other types of 'spv.CooperativeMatrixMulAddNV': found '!spv.coopmatrix<16x8xi32, Workgroup>', expected '!spv.coopmatrix<16x8xi32, Subgroup>'}}
  %0 = spv.CooperativeMatrixMulAddNV %a, %b, %c : !spv.coopmatrix<8x16xi32, Subgroup>, !spv.coopmatrix<16x8xi32, Workgroup> -> !spv.coopmatrix<8x8xi32, Subgroup>
  spv.Return
}

// -----

func @f(%a: !spv.coopmatrix<8x16xi32, Subgroup>, %b: !spv.coopmatrix<16x8xi8, Subgroup>, %c: !spv.coopmatrix<8x8xi32, Subgroup>) {
  // expected-error@+1 {{the type of 'b' does not fit the other types of 'spv.CooperativeMatrixMulAddNV': found '!spv.coopmatrix<16x8xi8, Subgroup>', expected '!spv.coopmatrix<16x8xi32, Subgroup>'}}
  %0 = spv.CooperativeMatrixMulAddNV %a, %b, %c : !spv.coopmatrix<8x16xi32, Subgroup>, !spv.coopmatrix<16x8xi8, Subgroup> -> !spv.coopmatrix<8x8xi32, Subgroup>
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.KHR.CooperativeMatrixLength' op gives the length of a cooperative matrix, but 'cooperative_matrix_type' is '!spv.coopmatrix<8x16xi32, Subgroup>'}}
  %0 = spv.KHR.CooperativeMatrixLength : !spv.coopmatrix<8x16xi32, Subgroup>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, Function>, %i: i32) {
  // expected-error@+1 {{'spv.KHR.CooperativeMatrixLoad' op wants memory of storage class Workgroup, StorageBuffer or PhysicalStorageBuffer, but got '!spv.ptr<i32, Function>'}}
  %0 = spv.KHR.CooperativeMatrixLoad %p, %i ["RowMajor"] : !spv.ptr<i32, Function>, i32 -> !spv.KHR.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<!spv.struct<(f32)>, StorageBuffer>, %i: i32) {
  // expected-error@+1 {{'spv.KHR.CooperativeMatrixLoad' op wants a pointer to scalars or vectors, but got '!spv.ptr<!spv.struct<(f32)>, StorageBuffer>'}}
  %0 = spv.KHR.CooperativeMatrixLoad %p, %i ["RowMajor"] : !spv.ptr<!spv.struct<(f32)>, StorageBuffer>, i32 -> !spv.KHR.coopmatrix<8x16xf32, Subgroup, MatrixA>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, Function>, %i: i32, %m: !spv.KHR.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
  // expected-error@+1 {{'spv.KHR.CooperativeMatrixStore' op wants memory of storage class Workgroup, StorageBuffer or PhysicalStorageBuffer, but got '!spv.ptr<i32, Function>'}}
  spv.KHR.CooperativeMatrixStore %p, %m, %i ["RowMajor"] : !spv.ptr<i32, Function>, !spv.KHR.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32
  spv.Return
}

// -----

func @f(%p: !spv.ptr<!spv.struct<(f32)>, StorageBuffer>, %i: i32, %m: !spv.KHR.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
  // expected-error@+1 {{'spv.KHR.CooperativeMatrixStore' op wants a pointer to scalars or vectors, but got '!spv.ptr<!spv.struct<(f32)>, StorageBuffer>'}}
  spv.KHR.CooperativeMatrixStore %p, %m, %i ["RowMajor"] : !spv.ptr<!spv.struct<(f32)>, StorageBuffer>, !spv.KHR.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32
  spv.Return
}

// -----

func @f(%a: !spv.KHR.coopmatrix<8x16xi32, Subgroup, MatrixB>, %b: !spv.KHR.coopmatrix<16x8xi32, Subgroup, MatrixB>, %c: !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc>) {
  // expected-error@+1 {{'spv.KHR.CooperativeMatrixMulAdd' op multiplies a matrix with use 'MatrixA' by one with 'MatrixB' and adds one with 'MatrixAcc', but got '!spv.KHR.coopmatrix<8x16xi32, Subgroup, MatrixB>'}}
  %0 = spv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spv.KHR.coopmatrix<8x16xi32, Subgroup, MatrixB>, !spv.KHR.coopmatrix<16x8xi32, Subgroup, MatrixB>, !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc> -> !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
  spv.Return
}

// -----

func @f(%a: !spv.KHR.coopmatrix<8x16xf32, Subgroup, MatrixA>, %b: !spv.KHR.coopmatrix<16x8xf32, Subgroup, MatrixB>, %c: !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc>) {
  // expected-error@+1 {{'spv.KHR.CooperativeMatrixMulAdd' op has 'matrix_operands', which are for matrices of integers}}
  %0 = spv.KHR.CooperativeMatrixMulAdd %a, %b, %c ["ASigned"] : !spv.KHR.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spv.KHR.coopmatrix<16x8xf32, Subgroup, MatrixB>, !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc> -> !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
  spv.Return
}

// -----

func @f(%a: !spv.KHR.coopmatrix<8x16xf32, Subgroup, MatrixA>, %b: !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixB>, %c: !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc>) {
  // expected-error@+1 {{the type of 'b' does not fit the other types of 'spv.KHR.CooperativeMatrixMulAdd': found '!spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixB>'}}
  %0 = spv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spv.KHR.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixB>, !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc> -> !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
  spv.Return
}
