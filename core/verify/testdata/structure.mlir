func @f() -> i32 {
  // expected-error@+1 {{'std.addi' op operand #0 does not dominate this use}}
  %0 = addi %1, %1 : i32
  // expected-note@+1 {{operand defined here}}
  %1 = constant 1 : i32
  return %0 : i32
}

// -----

func @f(%c: i1) -> i32 {
  cond_br %c, ^bb1, ^bb2
^bb1:
  // expected-note@+1 {{operand defined here}}
  %0 = constant 1 : i32
  br ^bb2
^bb2:
  // expected-error@+1 {{'std.return' op operand #0 does not dominate this use}}
  return %0 : i32
}

// -----

func @f(%c: i1) {
  "test.first"() ({
    // expected-error@+1 {{'test.use' op operand #0 does not dominate this use}}
    "test.use"(%0) : (i32) -> ()
  }) : () -> ()
  // expected-note@+1 {{operand defined here}}
  %0 = constant 1 : i32
  return
}

// -----

"func"() ({
^bb0(%a: f32):
  // expected-error@+1 {{block with no terminator, has 'std.addf' at its end}}
  %0 = "std.addf"(%a, %a) : (f32, f32) -> f32
}) {sym_name = "f", type = (f32) -> ()} : () -> ()

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
"func"() ({
^bb0:
}) {sym_name = "f", type = () -> ()} : () -> ()

// -----

// expected-error@+1 {{entry block of region may not have predecessors}}
func @f() {
^bb0:
  br ^bb0
}

// -----

func @f(%i: index, %a: i64) {
  // expected-error@+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'std.return'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%x: index):
    "std.return"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func @f(%i: index, %a: i64) {
  // expected-error@+1 {{'scf.for' op expects region #0 ('region') to have 0 or 1 blocks}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%x: index):
    "std.br"()[^bb1] : () -> ()
  ^bb1:
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func @f(%i: index) {
  // expected-error@+1 {{'scf.for' op expects a non-empty block}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%x: index):
  }) : (index, index, index) -> ()
  return
}

// -----

func @f() {
  // expected-error@+1 {{'std.return' op must be the last operation in the parent block}}
  return
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.addi' op is no terminator, but has successors}}
  %0 = "std.addi"(%a, %a)[^bb1] : (i32, i32) -> i32
^bb1:
  return
}

// -----

"a.b"() ({
^bb0:
  // expected-error@+1 {{block with no terminator, has 'std.constant' at its end}}
  %0 = "std.constant"() {value = 1 : i32} : () -> i32
^bb1:
  // expected-error@+1 {{block with no terminator, has 'std.constant' at its end}}
  %1 = "std.constant"() {value = 1 : i32} : () -> i32
}) : () -> ()

// -----

func @f(%a: i32) {
  // expected-note@+1 {{required by region isolation constraints}}
  "func"() ({
    // expected-error@+1 {{'std.addi' op using value defined outside the region: operand #0 is not visible in 'func'}}
    %0 = "std.addi"(%a, %a) : (i32, i32) -> i32
    "std.return"() : () -> ()
  }) {sym_name = "g", type = () -> ()} : () -> ()
  return
}

// -----

func @f(%a: i32) {
  "test.wrap"() ({
    // expected-note@+1 {{required by region isolation constraints}}
    "gpu.module"() ({
      // expected-error@+1 {{'test.use' op using value defined outside the region: operand #0 is not visible in 'gpu.module'}}
      "test.use"(%a) : (i32) -> ()
      "gpu.module_end"() : () -> ()
    }) {sym_name = "m"} : () -> ()
  }) : () -> ()
  return
}

// -----

func @f() {
  // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.parallel, scf.while'}}
  scf.yield
}

// -----

module {
  // expected-error@+1 {{'std.return' op expects parent op 'func'}}
  return
}

// -----

func @f(%a: i64) -> i32 {
  // expected-error@+1 {{'scf.execute_region' op along control flow edge from Region #0 to parent results: source type #0 'i64' should match input type #0 'i32'}}
  %0 = "scf.execute_region"() ({
    "std.br"()[^bb1] : () -> ()
  ^bb1:
    "scf.yield"(%a) : (i64) -> ()
  }) : () -> i32
  return %0 : i32
}
