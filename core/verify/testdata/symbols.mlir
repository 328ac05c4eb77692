// expected-note@+1 {{see existing symbol definition here}}
func private @f()
// expected-error@+1 {{redefinition of symbol named 'f'}}
func private @f()

// -----

// expected-note@+1 {{see existing symbol definition here}}
"test.symbol"() {sym_name = "f"} : () -> ()
// expected-error@+1 {{redefinition of symbol named 'f'}}
func private @f()

// -----

func @f() {
  // expected-error@+1 {{'std.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

// expected-error@+1 {{'func' op attribute 'sym_name' failed to satisfy constraint: a string that names a symbol}}
"func"() ({}) {sym_name = 3, type = () -> (), sym_visibility = "private"} : () -> ()

// -----

// expected-error@+1 {{'func' op visibility expected to be one of ["public", "private", "nested"], but got "secret"}}
"func"() ({}) {sym_name = "f", type = () -> (), sym_visibility = "secret"} : () -> ()

// -----

// expected-error@+1 {{'memref.global' op requires a name that is a string and not empty in attribute 'sym_name'}}
"memref.global"() {sym_name = "", type = memref<2xf32>} : () -> ()

// -----

// expected-error@+1 {{'gpu.module' op requires visibility attribute 'sym_visibility' to be a string attribute}}
gpu.module @k attributes {sym_visibility = 3 : i32} {
}

// -----

// expected-error@+1 {{'module' op expects region #0 ('body') to have 0 or 1 blocks}}
"module"() ({
  "std.br"()[^bb1] : () -> ()
^bb1:
}) : () -> ()

// -----

// expected-error@+1 {{'module' op holds symbols and must have exactly one block}}
"module"() ({
}) : () -> ()

// -----

// expected-error@+1 {{'module' op requires 1 region, has 2}}
"module"() ({}, {}) : () -> ()

// -----

func @f() {
  return
}
module {
  module @f {
  }
}

// -----

// expected-error@+1 {{'module' op can only contain attributes with dialect-prefixed names, found: 'foo'}}
module attributes {foo = 1 : i32} {
}
