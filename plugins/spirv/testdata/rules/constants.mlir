func @f() {
  // expected-error@+1 {{'spv.Constant' op 1 : i32 cannot be a constant of type 'i64'}}
  %0 = "spv.Constant"() {value = 1 : i32} : () -> i64
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Constant' op 1.000000e+00 : f32 cannot be a constant of type 'f64'}}
  %0 = "spv.Constant"() {value = 1.0 : f32} : () -> f64
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Constant' op "x" cannot be a constant of type 'f64'}}
  %0 = "spv.Constant"() {value = "x"} : () -> f64
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Constant' op dense<[1, 2, 3]> : tensor<3xi32> cannot be a constant of type '!spv.array<4 x i32>'; an array takes as many elements, of its type}}
  %0 = spv.Constant dense<[1, 2, 3]> : tensor<3xi32> : !spv.array<4 x i32>
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Constant' op has 1 parts, but '!spv.array<4 x i32>' has 4}}
  %0 = spv.Constant [1 : i32] : !spv.array<4 x i32>
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Constant' op [1 : i32] cannot be a constant of type 'i32'; a list is for arrays, matrices and structs}}
  %0 = "spv.Constant"() {value = [1 : i32]} : () -> i32
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Constant' op 1 : i64 cannot be a constant of type 'i32'}}
  %0 = spv.Constant [1 : i32, 1 : i64] : !spv.array<2 x i32>
  spv.Return
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.SpecConstant' op 'spec_id' is -1, but must not be negative}}
  spv.SpecConstant @c spec_id(-1) = 1.0 : f32
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.SpecConstant' op 'default_value' must be a truth value, an integer of 8, 16, 32 or 64 bits, or a float of 16, 32 or 64, but got "x"}}
  spv.SpecConstant @c = "x"
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.SpecConstant' op 'default_value' must be a truth value, an integer of 8, 16, 32 or 64 bits, or a float of 16, 32 or 64, but got 1 : i5}}
  spv.SpecConstant @c = 1 : i5
}

// -----

func @f() {
  // expected-error@+1 {{'spv.SpecConstant' op must be in the block of a module, such as 'spv.module'}}
  spv.SpecConstant @c = 1 : i32
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.SpecConstantComposite' op must be in the block of a module, such as 'spv.module'}}
  spv.SpecConstantComposite @c (@d) : !spv.array<1 x i32>
  spv.Return
}

// -----

spv.module Logical GLSL450 {
  spv.SpecConstant @c = 1 : i32
  // expected-error@+1 {{'spv.SpecConstantComposite' op makes '!spv.array<2 x i32>' of 2 constants, but got 1}}
  spv.SpecConstantComposite @d (@c) : !spv.array<2 x i32>
}

// -----

spv.module Logical GLSL450 {
  spv.SpecConstant @c = 1 : i32
  // expected-error@+1 {{'spv.SpecConstantComposite' op constituent @c is of type 'i32', but the part there of type 'f32'}}
  spv.SpecConstantComposite @d (@c, @c) : !spv.array<2 x f32>
}

// -----

spv.module Logical GLSL450 {
  spv.SpecConstant @c = 1 : i32
  // expected-error@+1 {{'spv.SpecConstantComposite' op constituent @x is no constant of the module, such as 'spv.SpecConstant'}}
  spv.SpecConstantComposite @d (@c, @x) : !spv.array<2 x i32>
}

// -----

spv.module Logical GLSL450 {
  spv.SpecConstant @c = 1 : i32
  // expected-error@+1 {{'spv.SpecConstantComposite' op is of type 'i32', but must be a vector, an array, a matrix or a struct}}
  spv.SpecConstantComposite @d (@c) : i32
}

// -----

spv.module Logical GLSL450 {
  spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.referenceof' op refers to @f, which is no constant of the module, such as 'spv.SpecConstant'}}
    %0 = spv.mlir.referenceof @f : i32
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.SpecConstant @c = 1 : i32
  spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.referenceof' op the result is of type 'f32', but the constant @c of type 'i32'}}
    %0 = spv.mlir.referenceof @c : f32
    spv.Return
  }
}

// -----

func @f(%p: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.SpecConstantOperation' op wraps 'spv.Load', which is not among the operations that can be computed before a module is compiled}}
  %0 = spv.SpecConstantOperation wraps "spv.Load"(%p) : (!spv.ptr<f32, Function>) -> f32
  spv.Return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'spv.SpecConstantOperation' op operand #0 of 'spv.IAdd' must be made by 'spv.Constant', 'spv.mlir.referenceof' or 'spv.SpecConstantOperation'}}
  %0 = spv.SpecConstantOperation wraps "spv.IAdd"(%a, %a) : (i32, i32) -> i32
  spv.Return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'spv.SpecConstantOperation' op wraps one operation and the 'spv.mlir.yield' of its result, and nothing else}}
  %0 = "spv.SpecConstantOperation"() ( {
    "spv.mlir.yield"(%a) : (i32) -> ()
  }) : () -> i32
  spv.Return
}

// -----

func @f() {
  %0 = spv.Constant 1 : i32
  // expected-error@+1 {{'spv.SpecConstantOperation' op requires one result}}
  "spv.SpecConstantOperation"() ( {
    %1 = "spv.Not"(%0) : (i32) -> i32
    "spv.mlir.yield"(%1) : (i32) -> ()
  }) : () -> ()
  spv.Return
}

// -----

"test.region"() ( {
  %c = spv.Constant 1 : i32
  // expected-error@+1 {{'spv.SpecConstantOperation' op must be inside of a function, such as 'spv.func'}}
  %0 = spv.SpecConstantOperation wraps "spv.IAdd"(%c, %c) : (i32, i32) -> i32
}) : () -> ()

// -----

// expected-error@+1 {{'spv.GlobalConstant' op takes no text for a constant, but got "one"}}
"spv.GlobalConstant"() {sym_name = "one", value = "one", type = i32} : () -> ()

// -----

func @f() {
  %0 = spv.Constant [2.0 : f32] : !spv.coopmatrix<16x8xf32, Subgroup>
  // expected-error@+1 {{'spv.Constant' op has 2 parts, but '!spv.coopmatrix<16x8xf32, Subgroup>' takes one, which is that of all elements}}
  %1 = spv.Constant [2.0 : f32, 3.0 : f32] : !spv.coopmatrix<16x8xf32, Subgroup>
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Constant' op 2 : i32 cannot be a constant of type 'f32'}}
  %0 = spv.Constant [2 : i32] : !spv.coopmatrix<16x8xf32, Subgroup>
  spv.Return
}
