func @constants() {
  %true = constant true
  %false = constant false
  %0 = constant 42 : i32
  %1 = constant -42 : i32
  %2 = constant 255 : i8
  %3 = constant 7 : index
  %4 = constant 1 : i1
  %5 = constant 1.0 : f32
  %6 = constant 0x7FC00000 : f32
  %7 = constant 1.0e100 : f64
  %8 = constant dense<1> : vector<4xi32>
  %9 = constant dense<[1.0, 2.0]> : tensor<2xf32>
  %10 = constant @constants : () -> ()
  %11 = constant unit
  %13 = constant {test.note = 1} 3 : i64
  %14 = constant {test.note} @constants : () -> ()
  %16 = constant -1 : index
  %17 = constant 42 : i32
  %18 = constant 0 : i128
  %19 = constant sparse<[[0]], [1]> : tensor<3xi32>
  return
}
// -----
func @constants() {
  %10 = constant @constants : () -> ()
  %14 = constant {test.note} @constants : () -> ()
  %0 = constant 42 : i32
  %1 = constant -42 : i32
  %2 = constant 255 : i8
  %3 = constant 7 : index
  %17 = constant 42 : i32
  %4 = constant 1 : i1
  %5 = constant 1.0 : f32
  %6 = constant 0x7FC00000 : f32
  %8 = constant dense<1> : vector<4xi32>
  %9 = constant dense<[1.0, 2.0]> : tensor<2xf32>
  %13 = constant {test.note = 1} 3 : i64
  %19 = constant sparse<[[0]], [1]> : tensor<3xi32>
  %18 = constant 0 : i128
  %true = constant true
  %false = constant false
  %false2 = constant false
  "test.use"(%2, %17, %true, %false, %14) : (i8, i32, i1, i1, () -> ()) -> ()
  return
}
// -----
func @complex() -> complex<f32> {
  %0 = constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return %0 : complex<f32>
}
// -----
func @calls(%f: (i32) -> f32, %a: i32) -> f32 {
  %0 = call @callee(%a) : (i32) -> f32
  %1 = call_indirect %f(%a) : (i32) -> f32
  call @none() : () -> ()
  call @none() {test.note = 1} : () -> ()
  %2:2 = call @two(%a, %a) : (i32, i32) -> (i32, f32)
  %3 = call @fn() : () -> ((i32) -> i32)
  %4 = call_indirect %f(%a) {test.note} : (i32) -> f32
  return %0 : f32
}
func private @callee(i32) -> f32
func private @none()
func private @two(i32, i32) -> (i32, f32)
func private @fn() -> ((i32) -> i32)
// -----
func @indirect(%f: () -> (), %g: (i32, f32) -> (i32, f32), %h: () -> (() -> ()), %a: i32, %b: f32) {
  call_indirect %f() : () -> ()
  %0:2 = call_indirect %g(%a, %b) : (i32, f32) -> (i32, f32)
  %1 = call_indirect %h() : () -> (() -> ())
  return
}
// -----
func @branches(%c: i1, %a: i32, %b: f32) {
  cond_br %c, ^bb1(%a, %b : i32, f32), ^bb2
^bb1(%x: i32, %y: f32):
  br ^bb3(%x : i32) {test.note = 1}
^bb2:
  cond_br %c, ^bb2, ^bb3(%a : i32) {test.note}
^bb3(%z: i32):
  assert %c, "some \"message\""
  assert %c, "" {test.note}
  return
}
// -----
func @switch(%flag: i32, %a: i32, %b: f32) {
  switch %flag : i32, [
    default: ^bb1(%a : i32),
    42: ^bb1(%a : i32),
    -1: ^bb2(%a, %b : i32, f32),
    43: ^bb3
  ]
^bb1(%x: i32):
  switch %flag : i32, [
    default: ^bb3
  ]
^bb2(%y: i32, %z: f32):
  switch %flag : i32, [
    default: ^bb3,
    1: ^bb1(%y : i32)
  ] {test.note = "x"}
^bb3:
  return
}
// -----
func @switch(%flag: i64, %a: i32) {
  switch %flag : i64, [
    default: ^bb3,
    18446744073709551615: ^bb3,
    2: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  return
^bb3:
  return
}
// -----
func @switch(%flag: i8) {
  switch %flag : i8, [
    default: ^bb3,
    255: ^bb3
  ]
^bb3:
  return
}
// -----
func @atomic(%m: memref<4xf32>, %n: memref<i32>, %i: index, %v: f32, %w: i32) {
  %0 = atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = atomic_rmw maxs %w, %n[] {test.note} : (i32, memref<i32>) -> i32
  %2 = std.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%current: f32):
    %c = constant 1.0 : f32
    atomic_yield %c : f32
  }
  %3 = std.generic_atomic_rmw %n[] : memref<i32> {
  ^bb0(%current: i32):
    atomic_yield %current {test.note} : i32
  } {test.note = 3}
  return
}
// -----
func @select(%c: i1, %v: vector<4xi1>, %t: tensor<?xi1>, %a: i32, %b: vector<4xi32>, %d: tensor<?xf32>) {
  %0 = select %c, %a, %a : i32
  %1 = select %v, %b, %b : vector<4xi1>, vector<4xi32>
  %2 = select %c, %b, %b : vector<4xi32>
  %3 = select %t, %d, %d {test.note} : tensor<?xi1>, tensor<?xf32>
  %4 = select %v, %v, %v : vector<4xi1>, vector<4xi1>
  %5 = select %c, %v, %v : vector<4xi1>
  %6 = select %c, %c, %c : i1
  return
}
// -----
func @cmp(%a: i32, %b: f32) {
  %0 = cmpi {{CmpIPredicate}}, %a, %a : i32
  return
}
// -----
func @cmp(%b: vector<4xf32>) -> vector<4xi1> {
  %1 = cmpf {{CmpFPredicate}}, %b, %b : vector<4xf32>
  return %1 : vector<4xi1>
}
// -----
func @wider(%a: f32, %m: memref<4xf32>, %i: index) {
  %0 = fpext %a : f32 to f64
  %1 = atomic_rmw mulf %a, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func @wide_names() -> i100 {
  %0 = constant 2612991454518896888894750938 : i100
  %1 = constant 36893488147419103232 : i100
  %2 = constant 18446744073709551615 : i65
  %3 = constant -1 : i128
  return %0 : i100
}
// -----
func @wraps(%a: i32) {
  %0 = "std.addi"(%a, %a) {overflowFlags = #std.overflow<none>} : (i32, i32) -> i32
  %1 = "std.muli"(%a, %a) {overflowFlags = #std.overflow<nsw, nuw>, test.a} : (i32, i32) -> i32
  return
}
// -----
func @numbers(%a: f32, %b: i32, %v: vector<4xi32>) {
  %0 = fptoui %a : f32 to i32
  %1 = fptoui %a {test.note} : f32 to i8
  %2 = sitofp %b : i32 to f32
  %3 = sitofp %v {test.note = 1} : vector<4xi32> to vector<4xf64>
  %4 = trunci %b : i32 to i8
  %5 = trunci %b {test.note} : i32 to i16
  %6 = sexti %b : i32 to i64
  %7 = sexti %v {test.note = 2} : vector<4xi32> to vector<4xi64>
  %8 = fptosi %a : f32 to i64
  %9 = fptosi %a {test.note} : f32 to i8
  %10 = zexti %b : i32 to i64
  %11 = zexti %v {test.note = 3} : vector<4xi32> to vector<4xi64>
  return
}
// -----
func @rounded(%a: f64) {
  %0 = fptrunc %a {roundingmode = 0 : i32} : f64 to f32
  %1 = fptrunc %a {roundingmode = 1 : i32} : f64 to f32
  %2 = fptrunc %a {roundingmode = 2 : i32, test.note} : f64 to f32
  %3 = fptrunc %a {roundingmode = 3 : i32} : f64 to f32
  %4 = fptrunc %a {roundingmode = 4 : i32} : f64 to f32
  return
}
// -----
// newer: kinds that came after the oracle
func @kinds(%m: memref<4xf32>, %n: memref<4xi32>, %f: f32, %i: i32, %at: index) {
  %0 = atomic_rmw maxnumf %f, %m[%at] : (f32, memref<4xf32>) -> f32
  %1 = atomic_rmw minnumf %f, %m[%at] : (f32, memref<4xf32>) -> f32
  %2 = atomic_rmw ori %i, %n[%at] : (i32, memref<4xi32>) -> i32
  %3 = atomic_rmw andi %i, %n[%at] : (i32, memref<4xi32>) -> i32
  return
}
// -----
// newer: operands that came after the oracle
func @casts(%f: tensor<?xf32>, %i: tensor<4xi8>) {
  %0 = fpext %f : tensor<?xf32> to tensor<?xf64>
  %1 = fptrunc %f : tensor<?xf32> to tensor<?xf16>
  %2 = fptosi %f : tensor<?xf32> to tensor<?xi8>
  %3 = fptoui %f : tensor<?xf32> to tensor<?xi8>
  %4 = sitofp %i : tensor<4xi8> to tensor<4xf32>
  %5 = uitofp %i : tensor<4xi8> to tensor<4xf32>
  return
}
