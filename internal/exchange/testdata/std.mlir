func @f(%a: i8, %f: f64, %v: vector<4xf64>, %i: index, %c: i1, %m: memref<?xf32>, %x: f32, %t: tensor<?x?xf32>) -> i32 {
  %0 = zexti %a : i8 to i32
  %1 = fptrunc %f : f64 to f32
  %2 = fptrunc %v : vector<4xf64> to vector<4xf32>
  %3 = constant @f : (i8, f64, vector<4xf64>, index, i1, memref<?xf32>, f32, tensor<?x?xf32>) -> i32
  %4 = constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %5 = constant dense<[1, 2]> : tensor<2xi32>
  %6 = splat %x : vector<8xf32>
  %7 = splat %x : tensor<8xf32>
  %8 = rank %m : memref<?xf32>
  %9 = rank %t : tensor<?x?xf32>
  %10 = atomic_rmw maxf %x, %m[%i] : (f32, memref<?xf32>) -> f32
  switch %0 : i32, [
    default: ^bb1,
    42: ^bb2(%0 : i32),
    43: ^bb3(%0, %0 : i32, i32)
  ]
^bb1:
  return %0 : i32
^bb2(%p: i32):
  return %p : i32
^bb3(%q: i32, %r: i32):
  return %r : i32
}
// -----
func @converted(%i: i32, %v: vector<4xi16>) {
  %0 = sitofp %i : i32 to f32
  %1 = uitofp %v : vector<4xi16> to vector<4xf64>
  return
}
// -----
func @rounded(%f: f64, %v: vector<4xf64>) {
  %0 = fptrunc %f {roundingmode = 0 : i32} : f64 to f32
  %1 = fptrunc %v {roundingmode = 4 : i32, test.note} : vector<4xf64> to vector<4xf16>
  return
}
// -----
func @subscripts(%i: index, %a: index) {
  %0:3 = affine.delinearize_index %i into (%a, %i, %a) {test.note} : index, index, index
  %1 = affine.delinearize_index %i into (%a) : index
  return
}
