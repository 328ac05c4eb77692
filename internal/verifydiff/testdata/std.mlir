func @constants() {
  %0 = constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = constant [1 : i32, 2 : i32] : complex<i32>
  %2 = constant unit
  %3 = constant 4 : index
  %4 = constant dense<[1, 2]> : tensor<2xi32>
  %5 = constant dense<1.0> : vector<4xf32>
  %6 = constant @constants : () -> ()
  %7 = constant true
  %8 = constant 1.5 : bf16
  %9 = constant opaque<"test", "0x00"> : tensor<2xi32>
  %10 = "std.constant"() {value = sparse<0, 1> : tensor<2xi32>} : () -> tensor<2xi32>
  %11 = constant -1 : i8
  return
}
// -----
func @casts(%a: i32, %v: vector<4xi8>, %t: tensor<?xi32>, %u: tensor<*xi32>, %f: f32, %w: vector<4xf32>, %m: memref<4xi32>, %x: index, %n: memref<?xindex, 1>) {
  %0 = trunci %a : i32 to i8
  %1 = sexti %v : vector<4xi8> to vector<4xi16>
  %2 = zexti %t : tensor<?xi32> to tensor<?xi64>
  %3 = sexti %u : tensor<*xi32> to tensor<*xi64>
  %4 = index_cast %a : i32 to index
  %5 = index_cast %t : tensor<?xi32> to tensor<?xindex>
  %6 = index_cast %m : memref<4xi32> to memref<4xindex>
  %7 = index_cast %n : memref<?xindex, 1> to memref<?xi64, 1>
  %8 = fptosi %f : f32 to i32
  %9 = fptoui %w : vector<4xf32> to vector<4xi16>
  %10 = sitofp %a : i32 to f64
  %11 = uitofp %v : vector<4xi8> to vector<4xf32>
  %12 = fpext %f : f32 to f64
  %13 = fptrunc %w : vector<4xf32> to vector<4xbf16>
  return
}
// -----
func @select(%c: i1, %v: vector<4xi1>, %t: tensor<4xi1>, %a: vector<4xf32>, %b: tensor<4xf32>, %m: memref<4xf32>, %z: complex<f32>) {
  %0 = select %c, %a, %a : vector<4xf32>
  %1 = select %v, %a, %a : vector<4xi1>, vector<4xf32>
  %2 = select %t, %b, %b : tensor<4xi1>, tensor<4xf32>
  %3 = select %c, %m, %m : memref<4xf32>
  %4 = select %c, %z, %z : complex<f32>
  return
}
// -----
func @ranks(%m: memref<?x4xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %w: tensor<*xi1>, %a: f32, %i: index) {
  %0 = rank %m : memref<?x4xf32>
  %1 = rank %u : memref<*xf32>
  %2 = rank %t : tensor<4xf32>
  %3 = rank %w : tensor<*xi1>
  %4 = splat %a : vector<4xf32>
  %5 = splat %a : tensor<4x4xf32>
  %6 = splat %i : vector<4xindex>
  return
}
// -----
func @switches(%a: i32, %b: i64, %c: si8, %x: f32) {
  %g = "test.source"() : () -> i1
  switch %a : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%a : i32),
    2: ^bb2(%a, %x : i32, f32)
  ]
^bb1(%d: i32):
  switch %b : i64, [
    default: ^bb3,
    4: ^bb3,
    5: ^bb1(%d : i32)
  ]
^bb2(%e: i32, %f: f32):
  cond_br %g, ^bb1(%e : i32), ^bb3
^bb3:
  assert %g, "message"
  br ^bb4(%g, %x : i1, f32)
^bb4(%h: i1, %j: f32):
  cond_br %h, ^bb3, ^bb4(%h, %x : i1, f32)
}
// -----
func private @callee(i32, f32) -> (f32, i32)
func private @none()
func @calls(%f: (i32, f32) -> (f32, i32), %g: () -> (), %a: i32, %b: f32) {
  %0:2 = call @callee(%a, %b) : (i32, f32) -> (f32, i32)
  call @none() : () -> ()
  %1:2 = call_indirect %f(%a, %b) : (i32, f32) -> (f32, i32)
  call_indirect %g() : () -> ()
  %2 = constant @callee : (i32, f32) -> (f32, i32)
  return
}
// -----
func @atomics(%m: memref<?x4xi64>, %n: memref<f16>, %p: memref<4xf32, 1>, %i: index, %a: i64, %h: f16, %x: f32) {
  %0 = atomic_rmw addi %a, %m[%i, %i] : (i64, memref<?x4xi64>) -> i64
  %1 = atomic_rmw maxf %h, %n[] : (f16, memref<f16>) -> f16
  %2 = atomic_rmw assign %x, %p[%i] : (f32, memref<4xf32, 1>) -> f32
  %3 = std.generic_atomic_rmw %p[%i] : memref<4xf32, 1> {
  ^bb0(%c: f32):
    %4 = addf %c, %x : f32
    atomic_yield %4 : f32
  }
  return
}
