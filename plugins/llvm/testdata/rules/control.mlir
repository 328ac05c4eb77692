llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call' op calls 'h', but there is no such symbol; declare it with 'llvm.func'}}
  "llvm.call"(%x) {callee = @h} : (i32) -> ()
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op calls 'g', which is 'llvm.mlir.global' and not 'llvm.func'}}
  "llvm.call"() {callee = @g} : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  llvm.call @g(%x, %x) : (i32, i32) -> ()
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting at least: 1)}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%x: i64) {
  // expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i64', but expected 'i32'}}
  llvm.call @g(%x) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op has a result of type 'i32', but 'g' returns nothing}}
  %0 = llvm.call @g() : () -> i32
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op has no result, but 'g' returns 'i32'; give the call a result, used or not}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op has a result of type 'i64', but 'g' returns 'i32'}}
  %0 = llvm.call @g() : () -> i64
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op must have 0 or 1 result}}
  %0:2 = "llvm.call"() {callee = @g} : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.call' op expected 1 or more operands, but found 0}}
  "llvm.call"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i1) {
  // expected-error@+1 {{'llvm.cond_br' op expects a branch weight for each of the 2 successors, found 3}}
  llvm.cond_br %x weights(dense<[1, 2, 3]> : vector<3xi32>), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.switch' op has two cases for the value 1}}
  llvm.switch %x, ^bb1 [
    1: ^bb2,
    1: ^bb1
  ]
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.switch' op expects a branch weight for the default destination and each of 1 cases, found 3}}
  llvm.switch %x, ^bb1 [
    1: ^bb2
  ] {branch_weights = dense<[1, 2, 3]> : vector<3xi32>}
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.switch' op there are 2 case values, but 1 case destinations}}
  "llvm.switch"(%x)[^bb1, ^bb2] {case_values = dense<[1, 2]> : vector<2xi32>, case_operand_offsets = dense<0> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.switch' op there are 1 case destinations, but no case values}}
  "llvm.switch"(%x)[^bb1, ^bb2] {case_operand_offsets = dense<0> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  // expected-error@+1 {{'llvm.cond_br' op branch weights are integers of 32 bits, not 'i1'}}
  llvm.cond_br %c weights(dense<[true, false]> : vector<2xi1>), ^a, ^a
^a:
  llvm.return
}

// -----

llvm.func @f(%c: i32) {
  // expected-error@+1 {{'llvm.switch' op branch weights are integers of 32 bits, not 'i64'}}
  llvm.switch %c, ^a [
    1: ^a
  ] {branch_weights = dense<[1, 2]> : vector<2xi64>}
^a:
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @p(...) -> i32

llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op branch weights are integers of 32 bits, not 'i64'}}
  %0 = llvm.invoke @g() to ^a unwind ^b {branch_weights = dense<[1, 2]> : vector<2xi64>} : () -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{what 'loop_vectorize' says is true or false or numbers of 32 bits}}
  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<vectorize = <width = 4 : i64>>}
^bb1:
  // expected-error@+1 {{what 'loop_interleave' says is numbers of 32 bits}}
  llvm.br ^bb2 {loop_annotation = #llvm.loop_annotation<interleave = <count = true>>}
^bb2:
  // expected-error@+1 {{what 'loop_unroll' says is true or false or numbers of 32 bits}}
  llvm.br ^bb3 {loop_annotation = #llvm.loop_annotation<unroll = <full = 1 : i32>>}
^bb3:
  // expected-error@+1 {{what 'loop_unroll_and_jam' says is true or false or numbers of 32 bits}}
  llvm.br ^bb4 {loop_annotation = #llvm.loop_annotation<unrollAndJam = <count = "x">>}
^bb4:
  // expected-error@+1 {{what 'loop_licm' says is true or false}}
  llvm.br ^bb5 {loop_annotation = #llvm.loop_annotation<licm = <disable = 1 : i32>>}
^bb5:
  // expected-error@+1 {{what 'loop_distribute' says is true or false}}
  llvm.br ^bb6 {loop_annotation = #llvm.loop_annotation<distribute = <disable = 1 : i32>>}
^bb6:
  // expected-error@+1 {{what 'loop_pipeline' says is true or false or numbers of 32 bits}}
  llvm.br ^bb7 {loop_annotation = #llvm.loop_annotation<pipeline = <initiationinterval = 1 : i8>>}
^bb7:
  // expected-error@+1 {{what 'loop_peeled' says is numbers of 32 bits}}
  llvm.br ^bb8 {loop_annotation = #llvm.loop_annotation<peeled = <count = 1 : i8>>}
^bb8:
  // expected-error@+1 {{what 'loop_unswitch' says is true or false}}
  llvm.br ^bb9 {loop_annotation = #llvm.loop_annotation<unswitch = <partialDisable = "x">>}
^bb9:
  // expected-error@+1 {{what 'loop_annotation' says is true or false}}
  llvm.br ^bb9 {loop_annotation = #llvm.loop_annotation<mustProgress = 1 : i32>}
}

// -----

llvm.func @f(%x: i64) {
  // expected-error@+1 {{'llvm.switch' op attribute 'case_values' expected to be of type 'i64', but was of type 'i32'}}
  "llvm.switch"(%x)[^bb1, ^bb1] {case_values = dense<1> : vector<1xi32>, case_operand_offsets = dense<0> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i64) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%x: i128) {
  // expected-error@+1 {{'llvm.switch' op has two cases for the value 18446744073709551616}}
  llvm.switch %x : i128, ^bb1 [
    18446744073709551616: ^bb1,
    0: ^bb1,
    18446744073709551616: ^bb1
  ]
^bb1:
  llvm.return
}
