// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage, which is for globals}}
llvm.func common @f() {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'appending' linkage, which is for globals}}
llvm.func appending @f()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage; give it a body, or another linkage}}
llvm.func internal @f()

// -----

// expected-error@+1 {{'llvm.func' op a function with a body cannot have 'extern_weak' linkage; use 'weak'}}
llvm.func extern_weak @f() {
  llvm.return
}

// -----

llvm.func @variadic(%n: i32, %list: !llvm.ptr<i8>, ...) {
  llvm.intr.vastart %list : !llvm.ptr<i8>
  llvm.return
}

llvm.func @named(%list: !llvm.ptr<i8>) {
  // expected-error@+1 {{'llvm.intr.vastart' op reads the arguments behind those that the function names, but the function is not variadic}}
  llvm.intr.vastart %list : !llvm.ptr<i8>
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op expected arrays in 'passthrough' to be a name and a value, but got ["alignstack", "4", "8"]}}
llvm.func @f() attributes {passthrough = ["noinline", ["alignstack", "4", "8"]]}

// -----

// expected-error@+1 {{'llvm.func' op no_inline and always_inline exclude each other}}
llvm.func @f() attributes {always_inline, no_inline}

// -----

// expected-error@+1 {{'llvm.func' op a function that is optimize_none is no_inline, too}}
llvm.func @f() attributes {optimize_none}

// -----

// expected-error@+1 {{'llvm.func' op expected arrays in 'passthrough' to be two strings, but got ["alignstack", 4 : i32]}}
llvm.func @f() attributes {passthrough = [["alignstack", 4 : i32]]}

// -----

// expected-error@+1 {{'llvm.func' op attribute 'passthrough' holds strings and pairs of strings, but not 4 : i32}}
llvm.func @f() attributes {passthrough = [4 : i32]}

// -----

// expected-error@+1 {{'llvm.func' op expects argument attribute array `arg_attrs` to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"llvm.func"() ( {
}) {linkage = 10 : i64, sym_name = "f", type = !llvm.func<void (i32)>, arg_attrs = []} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op expects argument attribute array `arg_attrs` to hold dictionaries, but got 1 : i32}}
"llvm.func"() ( {
}) {linkage = 10 : i64, sym_name = "f", type = !llvm.func<void (i32)>, arg_attrs = [1 : i32]} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op expects result attribute array `res_attrs` to have the same number of elements as the number of function results, got 1, but expected 0}}
"llvm.func"() ( {
}) {linkage = 10 : i64, sym_name = "f", type = !llvm.func<void (i32)>, res_attrs = [{}]} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op the personality 'nothing' is no function; declare it with 'llvm.func'}}
llvm.func @f() attributes {personality = @nothing} {
  llvm.return
}

// -----

llvm.mlir.global external @p() : i32
// expected-error@+1 {{'llvm.func' op the personality 'p' is no function; declare it with 'llvm.func'}}
llvm.func @f() attributes {personality = @p} {
  llvm.return
}

// -----

llvm.func @f() -> i32 {
  // expected-error@+1 {{'llvm.return' op expected 1 operand, as 'f' returns 'i32'}}
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.return' op expected no operands, as 'f' returns nothing}}
  llvm.return %x : i32
}

// -----

llvm.func @f(%x: i32) -> i64 {
  // expected-error@+1 {{'llvm.return' op mismatching result types: 'f' returns 'i64', but the operand is 'i32'}}
  llvm.return %x : i32
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.return' op expected at most 1 operand}}
  "llvm.return"(%x, %x) : (i32, i32) -> ()
}

// -----

// expected-error@+1 {{'llvm.func' op the alignment must be a power of two, not 3 : i64}}
llvm.func @f() attributes {alignment = 3 : i64}

// -----

llvm.func @printf(!llvm.ptr<i8>, ...) -> i32

llvm.func @f(%s: !llvm.ptr<i8>) {
  // expected-error@+1 {{'llvm.call' op 'vararg' has the type of a function that returns 'i32', which the results are not}}
  llvm.call @printf(%s) {var_callee_type = !llvm.func<i32 (ptr<i8>, ...)>} : (!llvm.ptr<i8>) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op 'target_features' has names behind '+' or '-', but not "sme"}}
llvm.func @f() attributes {target_features = #llvm.target_features<["sme"]>}

// -----

// expected-error@+1 {{'llvm.func' op 'target_features' has a name in each string, but several in "+sme,-sve"}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+sme,-sve"]>}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call' op 'vararg' has the type of a function that takes at least 2 arguments, but 1 are passed}}
  "llvm.call"(%x) {callee = @g, var_callee_type = !llvm.func<void (i32, i64, ...)>} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op 'vararg' has the type of a function whose argument #0 is 'i64', but 'i32' is passed}}
  "llvm.call"(%p, %x) {var_callee_type = !llvm.func<void (i64, ...)>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
