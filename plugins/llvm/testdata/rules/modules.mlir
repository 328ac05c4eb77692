// expected-error@+1 {{'module' op invalid data layout: 'zzz': there is no specification 'z'; there are e, E, p, i, v, f, a, n, ni, S, F, P, A, G, m}}
module attributes {llvm.data_layout = "zzz"} {
}

// -----

// expected-error@+1 {{'module' op expected 'llvm.data_layout' to be a string attribute, but got 1 : i32}}
module attributes {llvm.data_layout = 1 : i32} {
}

// -----

// expected-error@+1 {{'func' op invalid data layout: 'p:64': size or alignment of pointers is missing, as in 'p:64:64'}}
func @f() attributes {llvm.data_layout = "e-p:64"} {
  "test.return"() : () -> ()
}

// -----

// expected-error@+1 {{'module' op expected the target triple to be a string attribute, but got 1 : i32}}
module attributes {llvm.target_triple = 1 : i32} {
}

// -----

// expected-error@+1 {{'module' op invalid target triple "x86_64 unknown": ' ' cannot be in it; it is like "x86_64-unknown-linux-gnu"}}
module attributes {llvm.target_triple = "x86_64 unknown"} {
}

// -----

// expected-error@+1 {{'module' op invalid target triple "-linux": it has no architecture; it is like "x86_64-unknown-linux-gnu"}}
module attributes {llvm.triple = "-linux"} {
}

// -----

module attributes {llvm.triple = "aarch64-unknown-linux-gnu", llvm.data_layout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"} {
}

// -----

// expected-error@+1 {{'llvm.metadata' op holds access groups, alias scopes and their domains, but not 'llvm.mlir.undef'}}
llvm.metadata @m {
  %0 = llvm.mlir.undef : i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.metadata' op holds access groups, alias scopes and their domains, but not 'llvm.mlir.undef'}}
llvm.metadata @m {
  %0 = llvm.mlir.undef : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.metadata' op ends with an 'llvm.return' without an operand}}
llvm.metadata @m {
^bb0(%x: i32):
  llvm.return %x : i32
}

// -----

llvm.metadata @m {
  // expected-note@+1 {{defined here}}
  llvm.access_group @g
  // expected-error@+1 {{'llvm.alias_scope' op refers to @g, which is 'llvm.access_group' and not 'llvm.alias_scope_domain'}}
  llvm.alias_scope @s {domain = @g}
  llvm.return
}

// -----

llvm.metadata @m {
  // expected-error@+1 {{'llvm.alias_scope' op refers to @d, but there is no such symbol}}
  llvm.alias_scope @s {domain = @d}
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.access_group' op expects parent op 'llvm.metadata'}}
llvm.access_group @g

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.br' op expected 'llvm.loop' to be a dictionary attribute, but got 1 : i32}}
  llvm.br ^bb1 {llvm.loop = 1 : i32}
^bb1:
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.br' op expected 'parallel_access' to be an array attribute}}
  llvm.br ^bb1 {llvm.loop = {parallel_access = 1 : i32}}
^bb1:
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.br' op refers to @m::@g, which is no 'llvm.access_group'; declare it in an 'llvm.metadata'}}
  llvm.br ^bb1 {llvm.loop = {parallel_access = [@m::@g]}}
^bb1:
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.br' op expected a reference such as @metadata::@name, but got 1 : i32}}
  llvm.br ^bb1 {llvm.loop = {parallel_access = [1 : i32]}}
^bb1:
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.br' op expected 'options' to be '#llvm.loopopts', but got 1 : i32}}
  llvm.br ^bb1 {llvm.loop = {options = 1 : i32}}
^bb1:
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.br' op 'llvm.loop' has 'parallel_access' and 'options', but no 'unroll'}}
  llvm.br ^bb1 {llvm.loop = {unroll = true}}
^bb1:
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.metadata' op takes no arguments in its region}}
"llvm.metadata"() ( {
^bb0(%0: i32):
  "llvm.return"() : () -> ()
}) {sym_name = "m"} : () -> ()

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.br' op an option of a loop is there once, but twice in #llvm.loopopts<disable_licm = true, disable_licm = false>}}
  llvm.br ^bb1 {llvm.loop = {options = #llvm.loopopts<disable_licm = true, disable_licm = false>}}
^bb1:
  llvm.return
}
