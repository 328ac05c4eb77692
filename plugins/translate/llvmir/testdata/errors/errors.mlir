// expected-error @+1 {{operation 'std.addi' is not of the LLVM dialect; it must be converted first}}
"std.addi"() : () -> ()

// -----

llvm.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{operation 'math.sqrt' is not of the LLVM dialect; it must be converted first}}
  %0 = "math.sqrt"(%a) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @f(%a: i32) -> i64 {
  // expected-error @+1 {{run reconcile-unrealized-casts}}
  %0 = unrealized_conversion_cast %a : i32 to i64
  llvm.return %0 : i64
}

// -----

// expected-error @+1 {{unsupported attribute 'llvm.mystery' of argument 0}}
llvm.func @f(%a: i32 {llvm.mystery}) {
  llvm.return
}

// -----

// expected-error @+1 {{unsupported attribute 'llvm.mystery'}}
llvm.func @f() attributes {llvm.mystery} {
  llvm.return
}

// -----

// expected-warning @+1 {{unsupported attribute 'builtin.kernel' is left out of the LLVM IR}}
llvm.func @f() attributes {builtin.kernel, mystery.kernel, dlti.mystery} {
  llvm.return
}

// -----

llvm.func @f() -> f32 {
  // expected-error @+1 {{a number of type f64 cannot be a constant of type 'f32'}}
  %0 = llvm.mlir.constant(1.0 : f64) : f32
  llvm.return %0 : f32
}

// -----

llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<i32>
  // expected-error @+1 {{operation 'llvm.load' is not a constant expression of LLVM}}
  %1 = llvm.load %0 : !llvm.ptr<i32>
  llvm.return %1 : i32
}

// -----

module {
  // expected-note @+1 {{it is defined here, too}}
  llvm.func @f()
  module {
    // expected-error @+1 {{symbol '@f' is defined twice}}
    llvm.func @f()
  }
}

// -----

llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f() -> !llvm.ptr<i64> {
  // expected-error @+1 {{'@g' is of type 'i32', but its address points to 'i64'}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr<i64>
  llvm.return %0 : !llvm.ptr<i64>
}

// -----

llvm.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{'@g' is not a function of this module}}
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{function '@f' without body has a linkage that needs one}}
llvm.func internal @f()

// -----

// expected-error @+1 {{more than the 16777216 that are written}}
llvm.mlir.global internal @g(dense<1> : tensor<1000000x1000000xi32>) : !llvm.array<1000000 x array<1000000 x i32>>

// -----

// expected-error @+1 {{cannot be a constant of type}}
llvm.mlir.global internal @g(dense<1> : tensor<1xi32>) : !llvm.array<4294967296 x array<4294967296 x array<4294967296 x i32>>>

// -----

llvm.metadata @m {
  llvm.access_group @g
  llvm.return
}
llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error @+1 {{what metadata refers to is not there; declare it with llvm.alias_scope in an llvm.metadata}}
  %0 = llvm.load %p {alias_scopes = [@m::@g]} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.metadata @m {
  llvm.access_group @g
  // expected-error @+1 {{the domain of scope '@s' is not there; declare it with llvm.alias_scope_domain in '@m'}}
  llvm.alias_scope @s {domain = @g}
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  llvm.br ^bb1
^bb1:
  // expected-error @+1 {{what metadata refers to is not there; declare it with llvm.access_group in an llvm.metadata}}
  llvm.cond_br %c, ^bb2, ^bb1 {llvm.loop = {parallel_access = [@m::@g]}}
^bb2:
  llvm.return
}

// -----

llvm.mlir.global private @fits(dense<1.0> : tensor<16xf32>) : !llvm.array<16 x f32>
// expected-error @+1 {{LLVM IR lists elements one by one, and this constant has 1073741824, more than the 16777216 that are written; leave a global uninitialized and fill it in a loop at run time}}
llvm.mlir.global private @g(dense<1.0> : tensor<1073741824xf32>) : !llvm.array<1073741824 x f32>
// expected-error @+1 {{this constant has 1000000000000000000, more than the 16777216}}
llvm.mlir.global private @h(dense<1.0> : tensor<1000000000x1000000000xf32>) : !llvm.array<1000000000 x array<1000000000 x f32>>
// expected-error @+1 {{this constant has 1073741824, more than the 16777216}}
llvm.mlir.global private @s(sparse<5, 1.0> : tensor<1073741824xf32>) : !llvm.array<1073741824 x f32>
llvm.func @f() {
  // expected-error @+1 {{this constant has 1073741824, more than the 16777216}}
  %0 = llvm.mlir.constant(dense<1.0> : tensor<1073741824xf32>) : !llvm.array<1073741824 x f32>
  %1 = llvm.extractvalue %0[0] : !llvm.array<1073741824 x f32>
  llvm.return
}

// -----

// expected-error @+1 {{LLVM attribute 'noinline' does not expect a value; pass it through as a string of its own}}
llvm.func @f() attributes {passthrough = [["noinline", "true"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{LLVM attribute 'alignstack' expects a value; pass it through as ["alignstack", "NUMBER"]}}
llvm.func @f() attributes {passthrough = ["alignstack"]} {
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.array<1 x ptr<i8>>) attributes {personality = @p} {
  llvm.invoke @f(%a) to ^bb1 unwind ^bb2 : (!llvm.array<1 x ptr<i8>>) -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error @+1 {{a clause of a landing pad is a constant: null, addressof, a bitcast of these, or for a filter a constant}}
  %0 = llvm.landingpad (filter %a : !llvm.array<1 x ptr<i8>>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

// expected-error @+1 {{LLVM has no names with a null byte, such as "f\x00"; give it another one}}
llvm.func @"f\00"() {
  llvm.return
}

// -----

// expected-error @+1 {{LLVM has no names with a null byte, such as "g\x00"; give it another one}}
llvm.mlir.global external @"g\00"() : i32

// -----

// expected-error @+1 {{LLVM attribute 'uwtable' expects 1 or 2, but got '3'}}
llvm.func @f() attributes {passthrough = [["uwtable", "3"]]} {
  llvm.return
}
