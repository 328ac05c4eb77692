func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a1 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a2 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a1, %a2 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %e = addf %d, %d : vector<16x16xf16>
  vector.transfer_write %e, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, false]} : memref<16x16xf16>, vector<16x16xf16>
  %a1 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, false]} : memref<16x16xf16>, vector<16x16xf16>
  %a2 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, false]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a1, %a2 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a1 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a2 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a1, %a2 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [false, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %x[%c0, %c0, %c0], %p {in_bounds = [true, true]} : memref<?x?x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b2 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %b2 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a1 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a1, %v : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a1 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a2 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %a, %a1, %a2 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %s = constant dense<[[0.0, 1.0]]> : vector<1x2xf16>
  %k = vector.broadcast %s : vector<1x2xf16> to vector<16x2xf16>
  "some.use"(%k) : (vector<16x2xf16>) -> ()
  return
}
