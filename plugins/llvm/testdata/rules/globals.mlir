func @f() {
  // expected-error@+1 {{'llvm.mlir.global' op must appear at the module level, but is in 'func'}}
  llvm.mlir.global internal @g(1 : i32) : i32
  "test.return"() : () -> ()
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op is of type '!llvm.void', which memory cannot hold}}
llvm.mlir.global internal @g() : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op is of type '!llvm.func<void ()>', which memory cannot hold}}
llvm.mlir.global internal @g() : !llvm.func<void ()>

// -----

// expected-error@+1 {{'llvm.mlir.global' op is of type 'memref<4xf32>', which memory cannot hold}}
llvm.mlir.global internal @g() : memref<4xf32>

// -----

llvm.mlir.global external @g() : !llvm.struct<"unknown", opaque>
// expected-error@+1 {{'llvm.mlir.global' op the size of '!llvm.struct<"unknown", opaque>' is not known; only an 'external' declaration may have it}}
llvm.mlir.global internal @h() : !llvm.struct<"unknown", opaque>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage, but got 'i32'}}
llvm.mlir.global appending @g() : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage, but got 1 : i32}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage, but got -0.000000e+00 : f32}}
llvm.mlir.global common @g(-0.0 : f32) : f32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage, but got dense<[0, 1]> : tensor<2xi32>}}
llvm.mlir.global common @g(dense<[0, 1]> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op a constant cannot have 'common' linkage}}
llvm.mlir.global common constant @g(0 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op a global with a value cannot have 'extern_weak' linkage; use 'weak'}}
llvm.mlir.global extern_weak @g(0 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type of 3 i8 elements for the string constant, but got '!llvm.array<4 x i8>'}}
llvm.mlir.global internal @g("abc") : !llvm.array<4 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op 1 : i64 cannot be a constant of type 'f32'}}
llvm.mlir.global internal @g(1 : i64) : f32

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global internal @g() : i32 {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op region #0 ('initializer') takes no arguments, but has 1}}
llvm.mlir.global internal @g() : i32 {
^bb0(%x: i32):
  llvm.return %x : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op ops with side effects such as 'llvm.store' are not allowed in global initializers}}
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.addressof @g : !llvm.ptr<i32>
  llvm.store %0, %1 : !llvm.ptr<i32>
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global internal @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op the alignment must be a power of two, not 3 : i64}}
llvm.mlir.global internal @g(1 : i32) {alignment = 3 : i64} : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op the address space must not be negative, but is -1 : i32}}
llvm.mlir.global internal @g(1 : i32) {addr_space = -1 : i32} : i32

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op 'h' is no global or function; define it with 'llvm.mlir.global' or 'llvm.func'}}
  %0 = llvm.mlir.addressof @h : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op the type must be a pointer to '!llvm.func<void ()>' in address space 0, as 'f' is, but is '!llvm.ptr<i32>'}}
  %0 = llvm.mlir.addressof @f : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.mlir.global internal @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<i32, 3>
  // expected-error@+1 {{'llvm.mlir.addressof' op the type must be a pointer to 'i32' in address space 3, as 'g' is, but is '!llvm.ptr<i32>'}}
  %1 = llvm.mlir.addressof @g : !llvm.ptr<i32>
  llvm.return
}

// -----

func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op 'f' is no global or function; define it with 'llvm.mlir.global' or 'llvm.func'}}
  %0 = llvm.mlir.addressof @f : !llvm.ptr<func<void ()>>
  "test.return"() : () -> ()
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @any any
}
llvm.mlir.global internal @any(1 : i32) {comdat = @c::@any} : i32
// expected-error@+1 {{'llvm.mlir.global' op '@c::@none' is no COMDAT; declare it with 'llvm.comdat_selector' in an 'llvm.comdat'}}
llvm.mlir.global internal @g(1 : i32) {comdat = @c::@none} : i32
// expected-error@+1 {{'llvm.func' op '@c' is no COMDAT; declare it with 'llvm.comdat_selector' in an 'llvm.comdat'}}
llvm.func @f() attributes {comdat = @c}

// -----

// expected-error@+1 {{'llvm.comdat' op holds 'llvm.comdat_selector', but not 'llvm.mlir.undef'}}
llvm.comdat @c {
  %0 = llvm.mlir.undef : i32
}
