// canonicalize
func @shape_casts(%v: vector<4x6xf32>) -> (vector<4x6xf32>, vector<24xf32>, vector<4x6xf32>) {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<4x6xf32>
  %1 = vector.shape_cast %v : vector<4x6xf32> to vector<2x2x6xf32>
  %2 = vector.shape_cast %1 : vector<2x2x6xf32> to vector<24xf32>
  %3 = vector.shape_cast %v : vector<4x6xf32> to vector<24xf32>
  %4 = vector.shape_cast %3 : vector<24xf32> to vector<4x6xf32>
  return %0, %2, %4 : vector<4x6xf32>, vector<24xf32>, vector<4x6xf32>
}
// -----
func @shape_cast_constant() -> (vector<4xi32>, vector<4xi32>) {
  %c = constant dense<7> : vector<2x2xi32>
  %d = constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %0 = vector.shape_cast %c : vector<2x2xi32> to vector<4xi32>
  %1 = vector.shape_cast %d : vector<2x2xi32> to vector<4xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}
// -----
func @bitcasts(%v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xi8>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %2 = vector.bitcast %1 : vector<4xi32> to vector<4xf32>
  %3 = vector.bitcast %1 : vector<4xi32> to vector<8xf16>
  %c = constant dense<7> : vector<2xi32>
  %4 = vector.bitcast %c : vector<2xi32> to vector<8xi8>
  return %0, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xi8>
}
// -----
func @alike() -> (vector<4xf32>, vector<2xf32>, vector<3xi16>) {
  %h = constant dense<2.0> : vector<8xf16>
  %z = constant dense<0.0> : vector<4xf16>
  %i = constant dense<3> : vector<2x3xi8>
  %0 = vector.bitcast %h : vector<8xf16> to vector<4xf32>
  %1 = vector.bitcast %z : vector<4xf16> to vector<2xf32>
  %n = constant dense<[3, 4, 5]> : vector<3xi16>
  %2 = vector.bitcast %n : vector<3xi16> to vector<3xi16>
  return %0, %1, %2 : vector<4xf32>, vector<2xf32>, vector<3xi16>
}
// -----
func @transposes(%v: vector<2x3x4xf32>) -> (vector<2x3x4xf32>, vector<4x2x3xf32>, vector<2x3x4xf32>) {
  %0 = vector.transpose %v, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %2 = vector.transpose %1, [2, 1, 0] : vector<3x2x4xf32> to vector<4x2x3xf32>
  %3 = vector.transpose %1, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
  return %0, %2, %3 : vector<2x3x4xf32>, vector<4x2x3xf32>, vector<2x3x4xf32>
}
// -----
func @mask_in_part(%i: index) -> vector<4x3xi1> {
  %c2 = constant 2 : index
  %0 = vector.create_mask %c2, %i : vector<4x3xi1>
  return %0 : vector<4x3xi1>
}
// -----
func @broadcasts(%v: vector<4xf32>, %x: f32) -> (vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %c = constant 1.5 : f32
  %d = constant dense<2.5> : vector<4xf32>
  %0 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.broadcast %c : f32 to vector<4xf32>
  %2 = vector.broadcast %d : vector<4xf32> to vector<2x4xf32>
  %3 = vector.broadcast %x : f32 to vector<4xf32>
  %4 = vector.broadcast %3 : vector<4xf32> to vector<2x4xf32>
  return %0, %1, %2, %4 : vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>
}
// -----
func @extracts(%v: vector<2x3x4xf32>, %x: f32, %w: vector<4xf32>) -> (f32, vector<2x3x4xf32>, f32, i32, vector<2xi32>, vector<4xf32>, i32) {
  %0 = vector.extract %v[1] : vector<2x3x4xf32>
  %1 = vector.extract %0[2, 3] : vector<3x4xf32>
  %2 = vector.extract %v[] : vector<2x3x4xf32>
  %b = vector.broadcast %x : f32 to vector<4xf32>
  %3 = vector.extract %b[2] : vector<4xf32>
  %c = constant dense<7> : vector<2x2xi32>
  %d = constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %4 = vector.extract %d[1, 0] : vector<2x2xi32>
  %5 = vector.extract %c[1] : vector<2x2xi32>
  %bb = vector.broadcast %w : vector<4xf32> to vector<3x4xf32>
  %6 = vector.extract %bb[2] : vector<3x4xf32>
  %7 = vector.extract %c[1, 1] : vector<2x2xi32>
  return %1, %2, %3, %4, %5, %6, %7 : f32, vector<2x3x4xf32>, f32, i32, vector<2xi32>, vector<4xf32>, i32
}
// -----
func @slices(%v: vector<4x4xf32>, %w: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<2x4xi32>, vector<2x2xi1>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [4, 4], strides = [1, 1]} : vector<4x4xf32> to vector<4x4xf32>
  %1 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [1, 1]} : vector<4x4xf32> into vector<4x4xf32>
  %c = constant dense<7> : vector<4x4xi32>
  %2 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi32> to vector<2x4xi32>
  %m = vector.constant_mask [3, 3] : vector<4x4xi1>
  %3 = vector.extract_strided_slice %m {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  return %0, %1, %2, %3 : vector<4x4xf32>, vector<4x4xf32>, vector<2x4xi32>, vector<2x2xi1>
}
// -----
func @masked(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %no = vector.constant_mask [0] : vector<4xi1>
  %some = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%i], %no, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.maskedload %m[%i], %some, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.expandload %m[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.gather %m[%i][%x], %no, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %no, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %no, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i][%x], %no, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i][%x], %all, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func @casts(%m: memref<8xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %z = constant 0.0 : f32
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %c[%i], %z : memref<?xf32>, vector<4xf32>
  vector.store %0, %c[%i] : memref<?xf32>, vector<4xf32>
  vector.transfer_write %1, %c[%i] : vector<4xf32>, memref<?xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// -----
func @bounds(%m: memref<8x8xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) {
  %z = constant 0.0 : f32
  %c4 = constant 4 : index
  %c5 = constant 5 : index
  %0 = vector.transfer_read %m[%i, %c4], %z : memref<8x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %c5], %z : memref<8x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %c4], %z : memref<8x8xf32>, vector<4x4xf32>
  vector.transfer_write %0, %m[%i, %c4] : vector<4xf32>, memref<8x8xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4x4xf32>
}
// -----
func @masks(%i: index) -> (vector<4x3xi1>, vector<4xi1>, vector<4xi1>) {
  %c2 = constant 2 : index
  %c0 = constant 0 : index
  %c4 = constant 4 : index
  %0 = vector.create_mask %c2, %c2 : vector<4x3xi1>
  %1 = vector.create_mask %c0 : vector<4xi1>
  %2 = vector.create_mask %c4 : vector<4xi1>
  return %0, %1, %2 : vector<4x3xi1>, vector<4xi1>, vector<4xi1>
}
// -----
func @dense_masks(%m: memref<?xf32>, %i: index, %p: vector<4xf32>) -> vector<4xf32> {
  %all = constant dense<true> : vector<4xi1>
  %no = constant dense<false> : vector<4xi1>
  %0 = vector.maskedload %m[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %no, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func @extract_stretched(%v: vector<3x4xf32>) -> (vector<4xf32>, f32) {
  %0 = vector.broadcast %v : vector<3x4xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1, 2] : vector<2x3x4xf32>
  %2 = vector.extract %0[1, 2, 3] : vector<2x3x4xf32>
  return %1, %2 : vector<4xf32>, f32
}
// -----
func @cast_from_unranked(%m: memref<*xf32>, %i: index) -> vector<4xf32> {
  %c = memref.cast %m : memref<*xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func @repeated_row(%m: memref<8x8xf32>, %i: index) -> vector<4x4xf32> {
  %z = constant 0.0 : f32
  %c4 = constant 4 : index
  %0 = vector.transfer_read %m[%i, %c4], %z {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<8x8xf32>, vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
// -----
func @slice_outside_of_mask() -> vector<2x2xi1> {
  %m = vector.constant_mask [1, 3] : vector<4x4xi1>
  %0 = vector.extract_strided_slice %m {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  return %0 : vector<2x2xi1>
}
// -----
func @extract_of_insert(%v: vector<2x4xf32>, %w: vector<4xf32>, %x: f32) -> (vector<4xf32>, vector<4xf32>, f32, f32) {
  %0 = vector.insert %w, %v[1] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<2x4xf32>
  %2 = vector.extract %0[0] : vector<2x4xf32>
  %3 = vector.extract %0[1, 2] : vector<2x4xf32>
  %4 = vector.insert %x, %v[1, 2] : f32 into vector<2x4xf32>
  %5 = vector.extract %4[1, 3] : vector<2x4xf32>
  return %1, %2, %3, %5 : vector<4xf32>, vector<4xf32>, f32, f32
}
// -----
func @extract_of_part_inserted(%v: vector<2x4xf32>, %x: f32) -> vector<4xf32> {
  %4 = vector.insert %x, %v[1, 2] : f32 into vector<2x4xf32>
  %5 = vector.extract %4[1] : vector<2x4xf32>
  return %5 : vector<4xf32>
}
// -----
func @extract_of_transpose(%v: vector<2x4xf32>, %w: vector<2x3x4xf32>) -> (f32, vector<4xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %1 = vector.extract %0[3, 1] : vector<4x2xf32>
  %2 = vector.transpose %w, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %3 = vector.extract %2[2, 1] : vector<3x2x4xf32>
  return %1, %3 : f32, vector<4xf32>
}
// -----
func @extract_of_shape_cast(%v: vector<2x4xf32>, %w: vector<8xf32>) -> (f32, f32) {
  %0 = vector.shape_cast %v : vector<2x4xf32> to vector<8xf32>
  %1 = vector.extract %0[5] : vector<8xf32>
  %2 = vector.shape_cast %w : vector<8xf32> to vector<2x4xf32>
  %3 = vector.extract %2[1, 1] : vector<2x4xf32>
  return %1, %3 : f32, f32
}
// -----
func @slice_of_broadcast(%v: vector<4xf32>, %x: f32) -> (vector<1x4xf32>, vector<1x2xf32>, vector<2xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  %3 = vector.broadcast %x : f32 to vector<4xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %1, %2, %4 : vector<1x4xf32>, vector<1x2xf32>, vector<2xf32>
}
// -----
func @slice_of_insert(%v: vector<4xf32>, %w: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<1xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %3 = vector.extract_strided_slice %0 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  return %1, %2, %3 : vector<2xf32>, vector<2xf32>, vector<1xf32>
}
// -----
func @insert_all(%v: vector<1x4xf32>, %w: vector<4xf32>, %x: f32, %y: vector<1xf32>) -> (vector<1x4xf32>, vector<1xf32>) {
  %0 = vector.insert %w, %v[0] : vector<4xf32> into vector<1x4xf32>
  %1 = vector.insert %x, %y[0] : f32 into vector<1xf32>
  return %0, %1 : vector<1x4xf32>, vector<1xf32>
}
// -----
func @tensors(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>) -> (vector<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %z = constant 0.0 : f32
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_read %0[%c1, %c0], %z {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %2 = vector.transfer_write %w, %0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_read %t[%c1, %c0], %z {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %4 = vector.transfer_write %3, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %1, %2, %4 : vector<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
func @others(%v: vector<4xf32>, %i: i32) -> (vector<2x2xf32>, f32, vector<2xf32>) {
  %c = constant dense<7.0> : vector<2x2xf32>
  %0 = vector.transpose %c, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %d = constant dense<2.0> : vector<4xf32>
  %c1 = constant 1 : i32
  %1 = vector.extractelement %d[%c1 : i32] : vector<4xf32>
  %2 = vector.shuffle %d, %d [0, 1] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2 : vector<2x2xf32>, f32, vector<2xf32>
}
