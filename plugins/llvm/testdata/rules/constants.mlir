llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op 1 : i32 cannot be a constant of type 'f32'}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op 1.000000e+00 : f32 cannot be a constant of type 'f64'}}
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op 1 : i32 cannot be a constant of type '!llvm.ptr<i8>'}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr<i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant, but got '!llvm.array<3 x i16>'}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i16>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes, but got unit}}
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes, but got @f}}
  %0 = llvm.mlir.constant(@f) : !llvm.ptr<func<void ()>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op 2 elements cannot be a constant of type 'vector<4xi32>', which has 4}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op dense<1> : vector<2xi32> cannot be a constant of type 'i32'}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op dense<1> : vector<2xi32> cannot be a constant of type 'vector<2xf32>'}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xf32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op dense<1.000000e+00> : vector<2xf32> cannot be a constant of type 'vector<2xi32>'}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes, but got dense<"x"> : tensor<2x!test.string>}}
  %0 = llvm.mlir.constant(dense<"x"> : tensor<2x!test.string>) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>> cannot be a constant of type '!llvm.array<2 x struct<(f32, f64)>>'}}
  %0 = llvm.mlir.constant(dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f64)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op 2 elements cannot be a constant of type '!llvm.vec<? x 2 x i32>', which has 2}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.vec<? x 2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op dense<1> : tensor<1xi32> cannot be a constant of type '!llvm.array<4294967296 x array<4294967296 x array<4294967296 x i32>>>'}}
  %0 = llvm.mlir.constant(dense<1> : tensor<1xi32>) : !llvm.array<4294967296 x array<4294967296 x array<4294967296 x i32>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected an array of two numbers, the parts of a complex constant, but got [1.000000e+00 : f32]}}
  %0 = llvm.mlir.constant([1.0 : f32]) : !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op 2.000000e+00 : f64 cannot be a constant of type 'f32'}}
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f64]) : !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected a struct with two elements of one type for a complex constant, but got '!llvm.struct<(f32, f64)>'}}
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op [1 : i32, 2 : i32] cannot be a constant of type '!llvm.array<3 x i32>'}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<3 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  %1 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.vec<? x 2 x i32>
  %2 = llvm.mlir.constant(sparse<0, 1.0> : tensor<4xf32>) : vector<4xf32>
  %3 = llvm.mlir.constant(1 : i32) : vector<4xi32>
  %4 = llvm.mlir.constant(dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  %5 = llvm.mlir.constant(dense<1> : tensor<2x3xi64>) : !llvm.array<2 x array<3 x i64>>
  %6 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.zero' op the size of '!llvm.struct<"unknown", opaque>' is not known}}
  %0 = llvm.mlir.zero : !llvm.struct<"unknown", opaque>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.zero' op result #0 ('res') must be LLVM_ZeroType (a type that has a value of which all is zero, but pointers, whose zero is `llvm.mlir.null`), but got '!llvm.void'}}
  %0 = llvm.mlir.zero : !llvm.void
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.zero : !llvm.struct<(ptr<i8>, array<4 x f32>)>
  %2 = llvm.mlir.zero : !llvm.vec<? x 4 x i32>
  llvm.return
}
