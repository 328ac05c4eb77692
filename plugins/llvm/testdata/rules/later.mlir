llvm.func @callee(i32) -> i32
llvm.func @personality(...) -> i32

llvm.func @loads(%p: !llvm.ptr<i32>, %q: !llvm.ptr<ptr<i32>>, %v: i32) {
  // expected-error@+1 {{'dereferenceable' is for loads of pointers, but this one gives 'i32'}}
  %0 = llvm.load %p {dereferenceable = #llvm.dereferenceable<bytes = 8>} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @stores(%p: !llvm.ptr<i32>, %v: i32) {
  // expected-error@+1 {{'dereferenceable' is for loads of pointers}}
  llvm.store %v, %p {dereferenceable = #llvm.dereferenceable<bytes = 8>} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @addresses(%p: !llvm.ptr<i32>, %i: i64) {
  // expected-error@+1 {{has both 'inbounds' and 'no_wrap_flags', which says it as well}}
  %0 = llvm.getelementptr %p[%i] {inbounds, no_wrap_flags = 2 : i32} : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  // expected-error@+1 {{'no_wrap_flags' says 'nusw', 'nuw' or both, or 'inbounds' with 'nuw'}}
  %1 = llvm.getelementptr %p[%i] {no_wrap_flags = 3 : i32} : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @callee(i32) -> i32
llvm.func @calls(%a: i32, %c: i1) {
  // expected-error@+1 {{has tags of bundles without their sizes, or the other way round}}
  %0 = "llvm.call"(%a) {callee = @callee, op_bundle_tags = ["x"]} : (i32) -> i32
  // expected-error@+1 {{there are 2 tags of bundles, but 1 sizes}}
  %1 = "llvm.call"(%a) {callee = @callee, op_bundle_tags = ["x", "y"], op_bundle_sizes = [0 : i32]} : (i32) -> i32
  // expected-error@+1 {{a bundle has a size below zero: [-1 : i32, 2 : i32]}}
  %2 = "llvm.call"(%a, %a) {callee = @callee, op_bundle_tags = ["x", "y"], op_bundle_sizes = [-1 : i32, 2 : i32]} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @callee(i32) -> i32
llvm.func @few(%a: i32, %c: i1) {
  // expected-error@+1 {{'llvm.call' op expected 5 or more operands, but found 1}}
  %2 = "llvm.call"(%a) {callee = @callee, op_bundle_tags = ["x"], op_bundle_sizes = [5 : i32]} : (i32) -> i32
  llvm.return
}

// -----

llvm.func @named(%a: i32, %c: i1) {
  // expected-error@+1 {{'llvm.call_intrinsic' op expected 5 or more operands, but found 1}}
  %0 = "llvm.call_intrinsic"(%a) {intrin = "llvm.ctpop", op_bundle_tags = ["x"], op_bundle_sizes = [5 : i32]} : (i32) -> i32
  // expected-error@+1 {{a bundle has a size below zero: [-1 : i32, 2 : i32]}}
  "llvm.intr.assume"(%c, %a) {op_bundle_tags = ["x", "y"], op_bundle_sizes = [-1 : i32, 2 : i32]} : (i1, i32) -> ()
  // expected-error@+1 {{operands in bundles, but the sizes of those are}}
  "llvm.intr.assume"(%c, %a) {op_bundle_tags = ["x"], op_bundle_sizes = [5 : i32]} : (i1, i32) -> ()
  // expected-error@+1 {{is no call that must reuse the frame of its caller}}
  %1 = llvm.inline_asm {tail_call_kind = 2 : i64} "bswap $0", "=r,r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.global_ctors {ctors = [], priorities = [], data = [1]} // expected-error {{there are 0 functions, but 1 elements in 'data'}}
llvm.mlir.global_dtors {dtors = [], priorities = [], data = [1]} // expected-error {{there are 0 functions, but 1 elements in 'data'}}

// -----

llvm.mlir.global_ctors {ctors = [], priorities = [], data = []} // expected-error {{'data' of no functions is left out}}
llvm.mlir.global_dtors {dtors = [], priorities = [], data = []} // expected-error {{'data' of no functions is left out}}

// -----

llvm.func @personality(...) -> i32
llvm.func @callee(i32) -> i32
llvm.func @throws(%a: i32) attributes {personality = @personality} {
  // expected-error@+1 {{requires 5 values for operand 'op_bundle_operands', has 0}}
  %0 = "llvm.invoke"(%a)[^bb1, ^bb2] {callee = @callee, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>, op_bundle_tags = ["x"], op_bundle_sizes = [5 : i32]} : (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}
