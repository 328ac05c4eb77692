func @f() -> i32 {
  // expected-error@+1 {{'std.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}

// -----

func @f(%a: i64) -> i32 {
  // expected-error@+1 {{'std.return' op type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
  "std.return"(%a) : (i64) -> ()
}

// -----

// expected-error@+1 {{'func' op symbol declaration cannot have public visibility; write 'private' before its name}}
func @g(i32)

// -----

// expected-error@+1 {{'func' op requires 'type' attribute of function type, but got 'i32'}}
"func"() ({}) {sym_name = "f", type = i32, sym_visibility = "private"} : () -> ()

// -----

// expected-error@+1 {{'func' op entry block must have 1 arguments to match function signature, has 2}}
"func"() ({
^bb0(%a: i32, %b: i32):
  "std.return"() : () -> ()
}) {sym_name = "f", type = (i32) -> ()} : () -> ()

// -----

// expected-error@+1 {{'func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func"() ({
^bb0(%a: i64):
  "std.return"() : () -> ()
}) {sym_name = "f", type = (i32) -> ()} : () -> ()

// -----

// expected-error@+1 {{'func' op expects argument attribute array `arg_attrs` to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func"() ({}) {sym_name = "f", type = (i32) -> (), sym_visibility = "private", arg_attrs = [{}, {}]} : () -> ()

// -----

// expected-error@+1 {{'func' op arguments may only have dialect attributes, not 'noalias'}}
func private @f(i32 {noalias = 1 : i32})

// -----

// expected-error@+1 {{'func' op expects result attribute array `res_attrs` to have the same number of elements as the number of function results, got 0, but expected 1}}
"func"() ({}) {sym_name = "f", type = () -> i32, sym_visibility = "private", res_attrs = []} : () -> ()

// -----

func private @g(i32)
func @f() {
  // expected-error@+1 {{'std.call' op incorrect number of operands for callee: @g takes 1, found 0}}
  call @g() : () -> ()
  return
}

// -----

func private @g(i32) -> i32
func @f(%a: i64) -> i64 {
  // expected-error@+1 {{'std.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = "std.call"(%a) {callee = @g} : (i64) -> i32
  return %a : i64
}

// -----

func private @g(i32) -> i32
func @f(%a: i32) {
  // expected-error@+1 {{'std.call' op result type mismatch: @g returns 'i32', found 'i64' for result number 0}}
  %0 = "std.call"(%a) {callee = @g} : (i32) -> i64
  // expected-error@+1 {{'std.call' op incorrect number of results for callee: @g returns 1, found 0}}
  "std.call"(%a) {callee = @g} : (i32) -> ()
  return
}
