func @contract(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %m: vector<4x8xf32>, %n: vector<8x16xf32>, %o: vector<4x16xf32>, %p: vector<4x8xi1>, %q: vector<8x16xi1>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  %1 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<max>} %m, %n, %o : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %m, %n, %o, %p, %q : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  return
}
// -----
#access = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]
#trait = {indexing_maps = #access, iterator_types = ["reduction"]}
func @alias(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  %0 = vector.contract #trait %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func @transfers(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %v: memref<?x?xvector<4x3xf32>>, %i: index, %f: f32, %vf: vector<4x3xf32>, %mask: vector<5xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %t[%i, %i], %f {in_bounds = [false]} : tensor<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %v[%i, %i], %vf : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %5 = vector.transfer_read %m[%i, %i], %f, %mask : memref<?x?xf32>, vector<5xf32>
  %6 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true], test.note = 1} : memref<?x?xf32>, vector<4xf32>
  %7 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<3x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  %8 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  vector.transfer_write %5, %m[%i, %i], %mask {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<5xf32>, memref<?x?xf32>
  vector.transfer_write %2, %m[%i, %i] {test.note} : vector<4x8xf32>, memref<?x?xf32>
  vector.transfer_write %4, %v[%i, %i] {in_bounds = [true, true]} : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func @zero_dimensional(%t: tensor<f32>, %f: f32) {
  %0 = vector.transfer_read %t[], %f {permutation_map = affine_map<() -> (0)>} : tensor<f32>, vector<1xf32>
  return
}
// -----
func @reductions(%v: vector<16xf32>, %f: f32, %i: vector<16xi32>, %j: i32, %m: vector<4x8x16xf32>) {
  %0 = vector.reduction "add", %v : vector<16xf32> into f32
  %1 = vector.reduction "mul", %v, %f : vector<16xf32> into f32
  %2 = vector.reduction "xor", %i : vector<16xi32> into i32
  %3 = vector.multi_reduction #vector.kind<mul>, %m [1] : vector<4x8x16xf32> to vector<4x16xf32>
  %4 = vector.multi_reduction #vector.kind<add>, %m {test.note = 1} [0, 2] : vector<4x8x16xf32> to vector<8xf32>
  return
}
// -----
func @reductions(%v: vector<16xf32>) {
  %0 = "vector.reduction"(%v) {kind = "min", test.note = 1} : (vector<16xf32>) -> f32
  return
}
// -----
func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %f: f32, %d: vector<4xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<max>} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %f : vector<4xf32>, f32
  %4 = vector.outerproduct %a, %f, %d : vector<4xf32>, f32
  return
}
// -----
func @slices(%v: vector<4x8x16xf32>, %s: vector<2x4xf32>, %d: vector<16x4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  %1 = vector.insert_strided_slice %s, %d {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  %2 = vector.insert_strided_slice %s, %d {offsets = [0, 0, 2], strides = [1, 1], test.note} : vector<2x4xf32> into vector<16x4x8xf32>
  %3 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1], test.note} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func @elements(%v: vector<4x8x16xf32>, %a: vector<4xf32>, %f: f32, %i: i32, %x: index, %r: vector<8x16xf32>) {
  %0 = vector.extract %v[3] : vector<4x8x16xf32>
  %1 = vector.extract %v[3, 7, 15] : vector<4x8x16xf32>
  %2 = vector.extract %v[3, 7] {test.note = 1} : vector<4x8x16xf32>
  %3 = vector.insert %r, %v[3] : vector<8x16xf32> into vector<4x8x16xf32>
  %4 = vector.insert %f, %v[3, 3, 3] {test.note} : f32 into vector<4x8x16xf32>
  %5 = vector.extractelement %a[%i : i32] : vector<4xf32>
  %6 = vector.insertelement %f, %a[%i : i32] {test.note} : vector<4xf32>
  %7 = vector.shuffle %a, %a [0, 1, 2, 3, 7] : vector<4xf32>, vector<4xf32>
  %8 = vector.shuffle %v, %v [0, 5] {test.note} : vector<4x8x16xf32>, vector<4x8x16xf32>
  %9 = vector.broadcast %f : f32 to vector<4x8xf32>
  %10 = vector.shape_cast %v : vector<4x8x16xf32> to vector<4x128xf32>
  %11 = vector.bitcast %a : vector<4xf32> to vector<2xi64>
  %12 = vector.transpose %v, [2, 0, 1] : vector<4x8x16xf32> to vector<16x4x8xf32>
  %13 = vector.transpose %r, [1, 0] {test.note} : vector<8x16xf32> to vector<16x8xf32>
  %14 = vector.extract_map %a[%x] : vector<4xf32> to vector<2xf32>
  %15 = vector.insert_map %14, %a[%x] : vector<2xf32> into vector<4xf32>
  return
}
// -----
func @masks(%i: index) {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %1 = vector.create_mask %i, %i : vector<4x3xi1>
  %2 = vector.constant_mask [3] {test.note = 1} : vector<4xi1>
  %3 = vector.create_mask %i {test.note = 1} : vector<4xi1>
  return
}
// -----
func @rest(%a: vector<4xf32>, %m: memref<4x4xf32>, %f: f32, %i: index, %r: vector<6xf32>, %s: vector<3x2x4xf32>) {
  vector.print %a : vector<4xf32>
  vector.print %f {test.note} : f32
  %0 = vector.fma %a, %a, %a : vector<4xf32>
  %1 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf32>>
  %2 = vector.matrix_multiply %r, %r {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
  %3 = vector.flat_transpose %r {rows = 2 : i32, columns = 3 : i32} : vector<6xf32> -> vector<6xf32>
  %4 = vector.reshape %s, [%i, %i], [%i], [4] : vector<3x2x4xf32> to vector<6x4xf32>
  return
}
// -----
func @kinds() {
  "test.op"() {a = #vector.kind<{{CombiningKind}}>} : () -> ()
  return
}
// -----
func @notes(%a: vector<4xf32>, %c: f32) {
  %0 = "vector.contract"(%a, %a, %c) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>, test.note} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}
// -----
// differs: vector.outerproduct
func @kind(%a: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %a) {kind = #vector.kind<max>} : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  return
}
// -----
func @reduction(%v: vector<4xi32>) {
  %0 = vector.reduction "{{ReductionKind}}", %v : vector<4xi32> into i32
  return
}
// -----
// newer: cases that came after the oracle
func @kinds(%a: vector<4xf32>, %f: f32, %i: vector<4xi32>, %n: i32, %v: vector<2x4xf32>, %w: vector<2x4xi32>, %j: vector<2xi32>, %g: vector<2xf32>) {
  %0 = vector.reduction "maximumf", %a : vector<4xf32> into f32
  %1 = vector.reduction "minimumf", %a, %f : vector<4xf32> into f32
  %2 = vector.reduction "minui", %i, %n : vector<4xi32> into i32
  %3 = vector.reduction "maxui", %i : vector<4xi32> into i32
  %4 = vector.multi_reduction #vector.kind<maximumf>, %v, %g [1] : vector<2x4xf32> to vector<2xf32>
  %5 = vector.multi_reduction #vector.kind<maxui>, %w, %j [1] : vector<2x4xi32> to vector<2xi32>
  %6:2 = vector.scan #vector.kind<minimumf>, %v, %g {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xf32>, vector<2xf32>
  %7 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<minui>} %i, %i, %n : vector<4xi32>, vector<4xi32> into i32
  return
}
// -----
func @scalable(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  %0 = vector.vscale
  %1 = vector.scalable.insert %a, %b[4] {test.note} : vector<4xf32> into vector<[4]xf32>
  %2 = vector.scalable.extract %b[8] : vector<4xf32> from vector<[4]xf32>
  %3 = vector.scalable.extract %b[0] : vector<[2]xf32> from vector<[4]xf32>
  %4 = vector.extract %a[%0] {test.note} : vector<4xf32>
  %c = vector.broadcast %a : vector<4xf32> to vector<8x8x4xf32>
  %5 = vector.extract %c[%0, 1, %0] : vector<8x8x4xf32>
  %6 = vector.extract %c[7, %0] : vector<8x8x4xf32>
  %7 = vector.insert %4, %c [%0, 1, %0] : f32 into vector<8x8x4xf32>
  %8 = vector.insert %6, %7 [7, %0] {test.note} : vector<4xf32> into vector<8x8x4xf32>
  %9 = splat %4[%0] {test.note} : tensor<4x?xf32>
  return
}
// -----
func @masked(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>, %v: vector<8xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<8xf32>, memref<?xf32> } {test.note} : vector<8xi1>
  %1 = vector.mask %k { vector.reduction "add", %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %2 = vector.mask %k, %v { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.yield } : vector<8xi1>
  %3 = vector.mask %k { vector.yield %f : f32 } : vector<8xi1> -> f32
  return
}
// -----
func @warp(%i: index, %v: vector<4xi32>, %w: vector<2x4xf32>, %f: f32) {
  %0:3 = vector.warp_execute_on_lane_0(%i)[32] args(%v, %f, %w : vector<4xi32>, f32, vector<2x4xf32>) -> (vector<1xi32>, f32, vector<2x4xf32>) {
  ^bb0(%a: vector<128xi32>, %g: f32, %b: vector<16x16xf32>):
    %1 = vector.extract_strided_slice %a {offsets = [96], sizes = [32], strides = [1]} : vector<128xi32> to vector<32xi32>
    vector.yield %1, %g, %w : vector<32xi32>, f32, vector<2x4xf32>
  } {test.note}
  vector.warp_execute_on_lane_0(%i)[16] {
  }
  vector.warp_execute_on_lane_0(%i)[16] args(%f : f32) {
  ^bb0(%g: f32):
    vector.print %g : f32
  }
  return
}
// -----
// newer: texts and punctuation
func @prints(%f: f32, %i: index) {
  vector.warp_execute_on_lane_0(%i)[16] {
  }
  vector.print %f {punctuation = "no_punctuation", test.note} : f32
  vector.print str "a text\0A"
  vector.print punctuation <newline>
  "vector.print"() {punctuation = "close", test.note} : () -> ()
  return
}
// -----
func @elements(%v: vector<2x2xf32>, %w: vector<2xi32>) {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %1:2 = vector.to_elements %w {test.note} : vector<2xi32>
  %2 = vector.shuffle %w, %w [0, -1, 3] : vector<2xi32>, vector<2xi32>
  return
}
