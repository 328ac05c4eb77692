// expected-error@+1 {{'module' op region #0 ('body') takes no arguments, but has 1}}
"module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'unrealized_conversion_cast' op expected at least one result}}
  "unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}

// -----

// expected-error@+1 {{'func' op attribute 'arg_attrs' failed to satisfy constraint: an array, each element a dictionary}}
"func"() ({
}) {sym_name = "f", sym_visibility = "private", type = (i32) -> (), arg_attrs = [1]} : () -> ()

// -----

func private @f()
module {
  func @g() {
    // expected-error@+1 {{'std.call' op 'f' does not reference a valid function}}
    call @f() : () -> ()
    return
  }
}

// -----

// Where control never comes, values may be used in any order.
func @f(%a: i32) {
  return
^bb1:
  %0 = addi %1, %a : i32
  %1 = addi %0, %a : i32
  br ^bb1
}
