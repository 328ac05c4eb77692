// What mlir-opt-22 prints otherwise than mlir-opt-19.
func.func @printf(%i: i32, %f: f32) {
  gpu.printf "%d %f" {a.b}, %i, %f : i32, f32
  gpu.printf "x"
  return
}
func.func @loops(%a: i32, %b: i32, %i: index) -> i32 {
  %0 = scf.for %x = %a to %b step %a iter_args(%s = %a) -> i32 : i32 {
    scf.yield %x : i32
  }
  scf.for unsigned %x = %a to %b step %a : i32 {
  } {a.b}
  scf.for unsigned %x = %i to %i step %i {
  }
  return %0 : i32
}
func.func @warp(%l: index, %a: vector<4xf32>) -> vector<1xf32> {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] args(%a : vector<4xf32>) -> (vector<1xf32>) {
  ^bb0(%x: vector<128xf32>):
    %1 = "some.op"(%x) : (vector<128xf32>) -> vector<32xf32>
    gpu.yield %1 : vector<32xf32>
  }
  gpu.warp_execute_on_lane_0(%l)[32] {
    "some.op"() : () -> ()
  } {a.b}
  return %0 : vector<1xf32>
}
func.func @vscale() -> (index, index, index) {
  %v = vector.vscale
  %c8 = arith.constant 8 : index
  %m = arith.constant -3 : index
  %0 = arith.muli %c8, %v : index
  %1 = arith.muli %v, %m : index
  %2 = arith.muli %v, %v : index
  return %0, %1, %2 : index, index, index
}
func.func @maps(%a: tensor<?xf32> {a.b = affine_map<(d0) -> (d0 + 7)>, a.c = affine_map<(d0) -> (d0)>}) -> (tensor<?xf32> {a.b = affine_map<(d0) -> (d0)>}) {
  return %a : tensor<?xf32>
}
func.func private @declared(tensor<?xf32> {a.b = affine_map<(d0) -> (d0 + 5)>})
func.func @elements(%a: f32, %f: tensor<?xf32>) -> tensor<1x2xf32> {
  %0 = tensor.from_elements %a, %a : tensor<1x2xf32>
  %1 = arith.extf %f : tensor<?xf32> to tensor<?xf64>
  %2 = arith.fptosi %f : tensor<?xf32> to tensor<?xi8>
  %3 = arith.uitofp %2 : tensor<?xi8> to tensor<?xf32>
  %c = arith.constant dense<[true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false]> : tensor<110xi1>
  return %0 : tensor<1x2xf32>
}
func.func @turned(%m: memref<?x?xf32>, %n: memref<?x?x?xf32>, %i: index, %f: f32, %k: vector<3x4xi1>, %q: vector<4x4xi1>) -> (vector<4x3xf32>, vector<4x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x3xf32>
  %1 = vector.transfer_read %m[%i, %i], %f, %q {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %1, %m[%i, %i], %q {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, memref<?x?xf32>
  %2 = vector.transfer_read %n[%i, %i, %i], %f, %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d0)>} : memref<?x?x?xf32>, vector<4x5x3xf32>
  return %0, %1 : vector<4x3xf32>, vector<4x4xf32>
}
llvm.func @foo()
llvm.func @bundles(%a: i32) {
  llvm.call @foo() [] : () -> ()
  llvm.call @foo() ["t"(), "u"(%a : i32)] : () -> ()
  llvm.return
}
