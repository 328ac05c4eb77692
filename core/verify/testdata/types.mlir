"func"() ({
^bb0(%a: i32, %b: i64):
  // expected-error@+1 {{'std.addi' op operand #1 ('rhs') must be 'i32', but got 'i64'}}
  %0 = "std.addi"(%a, %b) : (i32, i64) -> i32
  "std.return"() : () -> ()
}) {sym_name = "f", type = (i32, i64) -> ()} : () -> ()

// -----

"func"() ({
^bb0(%a: f32):
  // expected-error@+1 {{'std.addi' op operand #0 ('lhs') must be SignlessIntegerLike (signless integers and indices, single or in vectors and tensors), but got 'f32'}}
  %0 = "std.addi"(%a, %a) : (f32, f32) -> f32
  "std.return"() : () -> ()
}) {sym_name = "f", type = (f32) -> ()} : () -> ()

// -----

func @f(%a: i64) {
  // expected-error@+1 {{'std.br' op type mismatch for bb argument #0 of successor #0: 'i64' is passed for 'i32'}}
  br ^bb1(%a : i64)
^bb1(%x: i32):
  return
}

// -----

func @f(%c: i1, %a: i64) -> i32 {
  // expected-error@+1 {{'scf.if' op along control flow edge from Region #0 to parent results: source type #0 'i64' should match input type #0 'i32'}}
  %0 = "scf.if"(%c) ({
    "scf.yield"(%a) : (i64) -> ()
  }, {
    "scf.yield"(%a) : (i64) -> ()
  }) : (i1) -> i32
  return %0 : i32
}

// -----

func @f(%c: i1, %a: i64) -> i32 {
  // expected-error@+1 {{'scf.if' op region control flow edge from Region #0 to parent results: source has 0 operands, but target successor needs 1}}
  %0 = "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (i1) -> i32
  return %0 : i32
}

// -----

func @f(%i: index, %a: i64) {
  // expected-error@+1 {{'scf.for' op region argument #0 ('iv') must be 'index', but got 'i32'}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%x: i32):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func @f(%i: index, %a: i64) {
  // expected-error@+1 {{'scf.for' op region argument #1 ('iter') must be 'i64', but got 'i32'}}
  %0 = "scf.for"(%i, %i, %i, %a) ({
  ^bb0(%x: index, %y: i32):
    "scf.yield"(%y) : (i32) -> ()
  }) : (index, index, index, i64) -> i64
  return
}

// -----

spv.module Logical GLSL450 {
  spv.func @f() "None" {
    // expected-error@+1 {{'spv.Variable' op result #0 ('pointer') must be '!spv.ptr<f32, Function>', but got '!spv.ptr<f32, Private>'}}
    %0 = "spv.Variable"() {storage_class = 7 : i32} : () -> !spv.ptr<f32, Private>
    spv.Return
  }
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.switch' op attribute 'case_values' expected to be of type 'i32', but was of type 'i64'}}
  "std.switch"(%a)[^bb1, ^bb1] {case_values = dense<[1]> : vector<1xi64>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
^bb1:
  return
}

// -----

func @f(%a: i32) -> f32 {
  // expected-error@+1 {{'std.cmpi' op result #0 ('result') must be 'i1', but got 'i32'}}
  %0 = "std.cmpi"(%a, %a) {predicate = 1 : i64} : (i32, i32) -> i32
  // expected-error@+1 {{'std.return' op type of return operand 0 ('i32') doesn't match function result type ('f32') in function @f}}
  return %0 : i32
}

// -----

// expected-error@+1 {{'memref.global' op attribute 'initial_value' expected to be of type 'tensor<2xf32>', but was of type 'tensor<3xf32>'}}
"memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()

// -----

func @f(%m: memref<?x?xf32>, %i: index) {
  // expected-error@+1 {{'memref.load' op 'memref<?x?xf32>' has 2 dimensions, but there are 1 subscripts}}
  %0 = memref.load %m[%i] : memref<?x?xf32>
  return
}

// -----

func @f(%a: i32) -> i32 {
  // expected-error@+1 {{'std.addi' op expected 2 operands, but found 1}}
  %0 = "std.addi"(%a) : (i32) -> i32
  // expected-error@+1 {{'std.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}
func @g(%a: f32) {
  // expected-error@+1 {{'std.addi' op operand #0 ('lhs') must be SignlessIntegerLike (signless integers and indices, single or in vectors and tensors), but got 'f32'}}
  %0 = "std.addi"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

// expected-error@+1 {{'func' op type 'vector<4x!llvm.ptr<i8>>' is not valid: the elements of a vector are integers, floats or 'index', but not '!llvm.ptr<i8>'}}
func private @f(vector<4x!llvm.ptr<i8>>)

// -----

// expected-error@+1 {{'func' op type '!llvm.struct<"self", (i32, array<2 x struct<"self">>)>' is not valid: it contains itself, so that its size is infinite; use a pointer}}
func private @f(memref<4x!llvm.struct<"self", (i32, array<2 x struct<"self">>)>>)

// -----

func private @f(!llvm.struct<"list", (i32, ptr<struct<"list">>)>)

// -----

// expected-error@+1 {{'func' op type '!llvm.vec<0 x ptr<i8>>' is not valid: the number of elements must be at least 1}}
func private @f() -> !llvm.vec<0 x ptr<i8>>

// -----

// expected-error@+1 {{'test.op' op type '!llvm.array<2 x void>' is not valid: 'elem' must be LLVM_MemberType (a type that a struct or an array can have in it), but is '!llvm.void'}}
"test.op"() {list = [{t = (i32) -> !llvm.array<2 x void>}]} : () -> ()
