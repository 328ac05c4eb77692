func @f() {
  // expected-error@+1 {{'std.constant' op there are no constants of type '!llvm.ptr<i8>'}}
  %0 = "std.constant"() {value = 1 : i32} : () -> !llvm.ptr<i8>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op "text" is not a value of type 'none'}}
  %0 = "std.constant"() {value = "text"} : () -> none
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op 1.000000e+00 : f32 is not a value of type 'i32'}}
  %0 = "std.constant"() {value = 1.0 : f32} : () -> i32
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op a complex constant is an array of two numbers, not [1.000000e+00 : f32]}}
  %0 = "std.constant"() {value = [1.0 : f32]} : () -> complex<f32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op the parts of [1 : i32, 2 : i32] are not of the element type of 'complex<f32>'}}
  %0 = "std.constant"() {value = [1 : i32, 2 : i32]} : () -> complex<f32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op the parts of [1.000000e+00 : f32, affine_map<() -> (0)>] are not of the element type of 'complex<f32>'}}
  %0 = "std.constant"() {value = [1.0 : f32, affine_map<() -> (0)>]} : () -> complex<f32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op 1 : i32 is not a value of type 'i64'}}
  %0 = "std.constant"() {value = 1 : i32} : () -> i64
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op [1.000000e+00] is not a value of type 'f32'}}
  %0 = "std.constant"() {value = [1.0]} : () -> f32
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op [1, 2] is not a value of type 'vector<2xi64>'}}
  %0 = "std.constant"() {value = [1, 2]} : () -> vector<2xi64>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op "f" is not a value of type '() -> ()'; a function is named by its symbol}}
  %0 = "std.constant"() {value = "f"} : () -> (() -> ())
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.constant' op refers to @g, but there is no such symbol}}
  %0 = "std.constant"() {value = @g} : () -> (() -> ())
  return
}

// -----

// expected-note@+1 {{defined here}}
func private @g(i32)
func @f() {
  // expected-error@+1 {{'std.constant' op wants @g to be of type '() -> ()', but it is of type '(i32) -> ()'}}
  %0 = "std.constant"() {value = @g} : () -> (() -> ())
  return
}

// -----

// expected-note@+1 {{defined here}}
memref.global @g : memref<i32>
func @f() {
  // expected-error@+1 {{'std.constant' op refers to @g, which is 'memref.global' and not 'func'}}
  %0 = "std.constant"() {value = @g} : () -> (() -> ())
  return
}

// -----

func @f(%a: index) {
  // expected-error@+1 {{'std.trunci' op operand 'index' has no width of its own; 'index_cast' converts an index}}
  %0 = "std.trunci"(%a) : (index) -> i8
  return
}

// -----

func @f(%a: i8) {
  // expected-error@+1 {{'std.zexti' op result 'index' has no width of its own; 'index_cast' converts to an index}}
  %0 = "std.zexti"(%a) : (i8) -> index
  return
}

// -----

func @f(%a: i8) {
  // expected-error@+1 {{'std.trunci' op result 'i8' must be narrower than operand 'i8'}}
  %0 = "std.trunci"(%a) : (i8) -> i8
  return
}

// -----

func @f(%a: vector<4xi16>) {
  // expected-error@+1 {{'std.sexti' op result 'vector<4xi8>' must be wider than operand 'vector<4xi16>'}}
  %0 = "std.sexti"(%a) : (vector<4xi16>) -> vector<4xi8>
  return
}

// -----

func @f(%a: vector<4xi16>) {
  // expected-error@+1 {{'std.sexti' op result #0 is 'vector<3xi32>', but all vectors and tensors must be of one kind and shape, and there is 'vector<4xi16>'}}
  %0 = "std.sexti"(%a) : (vector<4xi16>) -> vector<3xi32>
  return
}

// -----

func @f(%a: vector<4xi16>) {
  // expected-error@+1 {{'std.sexti' op applies to each element of 'vector<4xi16>', but no result has elements}}
  %0 = "std.sexti"(%a) : (vector<4xi16>) -> i32
  return
}

// -----

func @f(%a: i16) {
  // expected-error@+1 {{'std.sexti' op makes 'tensor<4xi32>' of operands without elements}}
  %0 = "std.sexti"(%a) : (i16) -> tensor<4xi32>
  return
}

// -----

func @f(%a: tensor<4xi16>) {
  // expected-error@+1 {{'std.zexti' op result #0 is 'vector<4xi32>', but all vectors and tensors must be of one kind and shape, and there is 'tensor<4xi16>'}}
  %0 = "std.zexti"(%a) : (tensor<4xi16>) -> vector<4xi32>
  return
}

// -----

func @f(%a: memref<4xi32>) {
  // expected-error@+1 {{'std.index_cast' op operand 'memref<4xi32>' and result 'memref<?xindex>' may differ in their elements only}}
  %0 = "std.index_cast"(%a) : (memref<4xi32>) -> memref<?xindex>
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.index_cast' op of operand 'i32' and result 'i64' one must be of indices, the other of integers}}
  %0 = "std.index_cast"(%a) : (i32) -> i64
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'std.fpext' op result 'f16' must be wider than operand 'f32'}}
  %0 = "std.fpext"(%a) : (f32) -> f16
  return
}

// -----

func @f(%a: f16) {
  // expected-error@+1 {{'std.fptrunc' op result 'bf16' must be narrower than operand 'f16'}}
  %0 = "std.fptrunc"(%a) : (f16) -> bf16
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.sitofp' op result #0 ('out') must be FloatLike (floats, single or in vectors and tensors), but got 'i32'}}
  %0 = "std.sitofp"(%a) : (i32) -> i32
  return
}

// -----

func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{'std.addi' op operand #1 ('rhs') must be 'i32', but got 'i64'}}
  %0 = "std.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func @f(%a: tensor<4xi32>, %b: tensor<?xi32>) {
  // expected-error@+1 {{'std.addi' op operand #1 ('rhs') must be 'tensor<4xi32>', but got 'tensor<?xi32>'}}
  %0 = "std.addi"(%a, %b) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
  return
}

// -----

func @f(%c: vector<4xi1>, %a: i32) {
  // expected-error@+1 {{'std.select' op condition 'vector<4xi1>' chooses single elements, but result 'i32' is not a vector or tensor}}
  %0 = "std.select"(%c, %a, %a) : (vector<4xi1>, i32, i32) -> i32
  return
}

// -----

func @f(%c: vector<4xi1>, %a: vector<2xi32>) {
  // expected-error@+1 {{'std.select' op condition 'vector<4xi1>' must have the shape of result 'vector<2xi32>'}}
  %0 = "std.select"(%c, %a, %a) : (vector<4xi1>, vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  return
}

// -----

func @f(%c: tensor<?xi1>, %a: tensor<4xi32>) {
  // expected-error@+1 {{'std.select' op condition 'tensor<?xi1>' must have the shape of result 'tensor<4xi32>'}}
  %0 = "std.select"(%c, %a, %a) : (tensor<?xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func @f(%a: si32) {
  // expected-error@+1 {{'std.splat' op operand #0 ('input') must be AnyScalar (what fits into one machine register: an integer, an index or a float), but got 'si32'}}
  %0 = "std.splat"(%a) : (si32) -> vector<4xsi32>
  return
}

// -----

func @f(%m: memref<4xf32>, %a: f32) {
  // expected-error@+1 {{'std.atomic_rmw' op 'memref<4xf32>' has 1 dimensions, but there are 0 subscripts}}
  %0 = "std.atomic_rmw"(%a, %m) {kind = 0 : i64} : (f32, memref<4xf32>) -> f32
  return
}

// -----

func @f(%m: memref<4xf32>, %a: f64, %i: index) {
  // expected-error@+1 {{'std.atomic_rmw' op value 'f64' is not of the element type of 'memref<4xf32>'}}
  %0 = "std.atomic_rmw"(%a, %m, %i) {kind = 0 : i64} : (f64, memref<4xf32>, index) -> f64
  return
}

// -----

func @f(%m: memref<4xi32>, %a: i32, %i: index) {
  // expected-error@+1 {{'std.atomic_rmw' op combines floats, not 'i32'}}
  %0 = "std.atomic_rmw"(%a, %m, %i) {kind = 0 : i64} : (i32, memref<4xi32>, index) -> i32
  return
}

// -----

func @f(%m: memref<4xf32>, %a: f32, %i: index) {
  // expected-error@+1 {{'std.atomic_rmw' op combines integers, not 'f32'}}
  %0 = "std.atomic_rmw"(%a, %m, %i) {kind = 4 : i64} : (f32, memref<4xf32>, index) -> f32
  return
}

// -----

func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'std.generic_atomic_rmw' op 'memref<4xf32>' has 1 dimensions, but there are 0 subscripts}}
  %0 = "std.generic_atomic_rmw"(%m) ({
  ^bb0(%x: f32):
    "std.atomic_yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>) -> f32
  return
}

// -----

func @f(%m: memref<f32>) {
  // expected-error@+1 {{'std.generic_atomic_rmw' op expects region #0 ('body') to have a block}}
  %0 = "std.generic_atomic_rmw"(%m) ({
  }) : (memref<f32>) -> f32
  return
}

// -----

func @f(%m: memref<f32>) {
  // expected-error@+1 {{'std.generic_atomic_rmw' op region #0 ('body') should contain only operations without side effects}}
  %0 = "std.generic_atomic_rmw"(%m) ({
  ^bb0(%x: f32):
    // expected-note@+1 {{'memref.store' may have one}}
    "memref.store"(%x, %m) : (f32, memref<f32>) -> ()
    "std.atomic_yield"(%x) : (f32) -> ()
  }) : (memref<f32>) -> f32
  return
}

// -----

func @f(%m: memref<f32>, %a: i32) {
  %0 = "std.generic_atomic_rmw"(%m) ({
  ^bb0(%x: f32):
    // expected-error@+1 {{'std.atomic_yield' op passes on 'i32', but 'std.generic_atomic_rmw' expects 'f32'}}
    "std.atomic_yield"(%a) : (i32) -> ()
  }) : (memref<f32>) -> f32
  return
}

// -----

func @f(%m: memref<f32>, %a: i32) {
  // expected-error@+1 {{'std.generic_atomic_rmw' op region argument #0 ('current') must be 'f32', but got 'i32'}}
  %0 = "std.generic_atomic_rmw"(%m) ({
  ^bb0(%x: i32):
    "std.atomic_yield"(%a) : (i32) -> ()
  }) : (memref<f32>) -> f32
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.atomic_yield' op expects parent op 'std.generic_atomic_rmw'}}
  "std.atomic_yield"(%a) : (i32) -> ()
}

// -----

func @f(%a: i64) {
  // expected-error@+1 {{'std.switch' op attribute 'case_values' expected to be of type 'i64', but was of type 'i32'}}
  "std.switch"(%a)[^bb1, ^bb1] {case_values = dense<1> : vector<1xi32>, case_operand_offsets = dense<0> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i64) -> ()
^bb1:
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.switch' op there are 2 case values, but 1 case destinations}}
  "std.switch"(%a)[^bb1, ^bb1] {case_values = dense<[1, 2]> : vector<2xi32>, case_operand_offsets = dense<0> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
^bb1:
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.switch' op there are 1 case destinations, but no case values}}
  "std.switch"(%a)[^bb1, ^bb1] {case_operand_offsets = dense<0> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
^bb1:
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.br' op branch has 1 operands for successor #0, but target block has 0}}
  "std.br"(%a)[^bb1] : (i32) -> ()
^bb1:
  return
}

// -----

func @f(%a: i32, %c: i1) {
  // expected-error@+1 {{'std.cond_br' op branch has 1 operands for successor #1, but target block has 0}}
  "std.cond_br"(%c, %a)[^bb1, ^bb1] {operand_segment_sizes = dense<[1, 0, 1]> : vector<3xi32>} : (i1, i32) -> ()
^bb1:
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.br' op type mismatch for bb argument #0 of successor #0: 'i32' is passed for 'f32'}}
  "std.br"(%a)[^bb1] : (i32) -> ()
^bb1(%b: f32):
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.assert' op operand #0 ('arg') must be 'i1', but got 'i32'}}
  "std.assert"(%a) {msg = "text"} : (i32) -> ()
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.call' op 'g' does not reference a valid function}}
  "std.call"(%a) {callee = @g} : (i32) -> ()
  return
}

// -----

func private @g(f32)
func @f(%a: i32) {
  // expected-error@+1 {{'std.call' op operand type mismatch: expected operand type 'f32', but provided 'i32' for operand number 0}}
  "std.call"(%a) {callee = @g} : (i32) -> ()
  return
}

// -----

func private @g(f32)
module {
  func @f(%a: f32) {
    // expected-error@+1 {{'std.call' op 'g' does not reference a valid function}}
    "std.call"(%a) {callee = @g} : (f32) -> ()
    return
  }
}
func @h() {
  return
}

// -----

func @f(%a: i32, %g: (f32) -> ()) {
  // expected-error@+1 {{'std.call_indirect' op operand #1 ('operands') must be 'f32', but got 'i32'}}
  "std.call_indirect"(%g, %a) : ((f32) -> (), i32) -> ()
  return
}

// -----

func @f(%a: i32) -> f32 {
  // expected-error@+1 {{'std.return' op type of return operand 0 ('i32') doesn't match function result type ('f32') in function @f}}
  return %a : i32
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.return' op has 1 operands, but enclosing function (@f) returns 0}}
  return %a : i32
}

// -----

func @f() {
  // expected-error@+1 {{attribute 'value' occurs more than once: the form of 'std.constant' spells it}}
  %0 = constant {value = 1 : i32} 1 : i32
  return
}

// -----

func @f(%a: index) {
  // expected-error@+1 {{'std.bitcast' op an index has no width of its own; 'index_cast' converts it}}
  %0 = "std.bitcast"(%a) : (index) -> i64
  return
}

// -----

func @f(%a: i64) {
  // expected-error@+1 {{'std.bitcast' op an index has no width of its own; 'index_cast' converts it}}
  %0 = "std.bitcast"(%a) : (i64) -> index
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.bitcast' op operand 'i32' and result 'f64' must have elements of one width}}
  %0 = "std.bitcast"(%a) : (i32) -> f64
  return
}

// -----

func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'std.bitcast' op operand 'vector<4xi32>' and result 'vector<2x2xf32>' may differ in their elements only}}
  %0 = "std.bitcast"(%a) : (vector<4xi32>) -> vector<2x2xf32>
  return
}

// -----

func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'std.index_castui' op operand 'vector<4xi32>' and result 'vector<2xindex>' may differ in their elements only}}
  %0 = "std.index_castui"(%a) : (vector<4xi32>) -> vector<2xindex>
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.index_castui' op of operand 'i32' and result 'i64' one must be of indices, the other of integers}}
  %0 = "std.index_castui"(%a) : (i32) -> i64
  return
}

// -----

func @f(%a: f64) {
  // expected-error@+1 {{'std.fptrunc' op attribute 'roundingmode' failed to satisfy constraint}}
  %0 = fptrunc %a {roundingmode = 5 : i32} : f64 to f32
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'std.splat' op 'tensor<4x?xf32>' leaves 1 sizes open, but there are 0 operands for them}}
  %0 = splat %a : tensor<4x?xf32>
  return
}

// -----

func @f(%a: f32, %n: index) {
  // expected-error@+1 {{'std.splat' op 'vector<4xf32>' leaves 0 sizes open, but there are 1 operands for them}}
  %0 = splat %a[%n] : vector<4xf32>
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'std.splat' op result #0 ('aggregate') must be}}
  %0 = "std.splat"(%a) : (f32) -> tensor<*xf32>
  return
}

// -----

func @f(%c: i1) {
  // expected-error@+1 {{'std.cond_br' op branch weights are integers of 32 bits, not 'i64'}}
  cond_br %c, ^bb1, ^bb1 {branch_weights = dense<[1, 2]> : vector<2xi64>}
^bb1:
  return
}

// -----

func @f(%c: i1) {
  // expected-error@+1 {{'std.cond_br' op expects a branch weight for each of the 2 successors, found 3}}
  cond_br %c, ^bb1, ^bb1 {branch_weights = dense<[1, 2, 3]> : vector<3xi32>}
^bb1:
  return
}
