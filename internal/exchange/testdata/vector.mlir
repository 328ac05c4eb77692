func @f(%a: vector<4xf32>, %m: memref<?x?xf32>, %i: index, %f: f32, %b: memref<4x4xf32>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<2xi64>
  %1 = vector.broadcast %f : f32 to vector<4x8xf32>
  %2 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %3 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  vector.store %3, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %4 = vector.shape_cast %2 : vector<2x4xf32> to vector<8xf32>
  %5 = vector.type_cast %b : memref<4x4xf32> to memref<vector<4x4xf32>>
  return
}
func @kinds(%a: vector<4xf32>, %b: vector<4xi32>, %f: f32, %i: i32) {
  %0 = vector.reduction "min", %a : vector<4xf32> into f32
  %1 = vector.reduction "max", %b : vector<4xi32> into i32
  %2 = vector.reduction "add", %a, %f : vector<4xf32> into f32
  %3 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<min>} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  %4 = vector.outerproduct %b, %b : vector<4xi32>, vector<4xi32>
  return
}
// -----
func @transfers(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  %2 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  vector.transfer_write %1, %m[%i, %i] : vector<4x8xf32>, memref<?x?xf32>
  return
}
// -----
func @permutations(%a: vector<4xf32>, %v: vector<4x8x16xf32>, %r: vector<8x16xf32>) {
  %0 = vector.shuffle %a, %a [0, 1, 2, 3, 7] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %v, %v [0, 5] : vector<4x8x16xf32>, vector<4x8x16xf32>
  %2 = vector.transpose %v, [2, 0, 1] : vector<4x8x16xf32> to vector<16x4x8xf32>
  %3 = vector.transpose %r, [1, 0] : vector<8x16xf32> to vector<16x8xf32>
  return
}

// -----

func @elements(%a: vector<2x3xf32>, %x: f32, %y: f32) -> (vector<2x3xf32>, vector<2x3xf32>, vector<4xindex>, vector<2x2xf32>, vector<2xf32>) {
  %0 = vector.interleave %a, %a {test.note} : vector<2x3xf32> -> vector<2x6xf32>
  %1, %2 = vector.deinterleave %0 : vector<2x6xf32> -> vector<2x3xf32>
  %3 = vector.step {test.a} : vector<4xindex>
  %4 = vector.from_elements %x, %x, %x, %x : vector<2x2xf32>
  %5 = vector.from_elements %x, %y {a.b} : vector<2xf32>
  return %1, %2, %3, %4, %5 : vector<2x3xf32>, vector<2x3xf32>, vector<4xindex>, vector<2x2xf32>, vector<2xf32>
}

func @reduced(%a: vector<2x3xf32>, %b: vector<3xf32>, %i: vector<2x3xi32>, %c: vector<2xi32>, %s: i32) {
  %0 = vector.multi_reduction #vector.kind<max>, %a, %b [0] : vector<2x3xf32> to vector<3xf32>
  %1 = vector.multi_reduction #vector.kind<min>, %i, %s {test.note} [0, 1] : vector<2x3xi32> to i32
  %2:2 = vector.scan #vector.kind<min>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
  %3:2 = vector.scan #vector.kind<max>, %i, %c {inclusive = false, reduction_dim = 1 : i64, test.note} : vector<2x3xi32>, vector<2xi32>
  return
}
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
func @scalable(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  %0 = vector.vscale
  %1 = vector.scalable.insert %a, %b[4] {test.note} : vector<4xf32> into vector<[4]xf32>
  %2 = vector.scalable.extract %b[8] : vector<4xf32> from vector<[4]xf32>
  %3 = vector.scalable.extract %b[0] : vector<[2]xf32> from vector<[4]xf32>
  return
}
