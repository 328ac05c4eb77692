// func(convert-vector-to-gpu)
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %b = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %a : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %e = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %b, %a, %d : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %e, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}
// wanted
module  {
  func @f(%arg0: memref<16x16xf16>, %arg1: memref<?x?x16xf16>, %arg2: vector<16x16xf16>, %arg3: memref<16x16xf16, 5>) {
    %c0 = constant 0 : index
    %cst = constant 0.000000e+00 : f16
    %0 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %3 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %4 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %5 = gpu.subgroup_mma_compute %0, %4, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %6 = gpu.subgroup_mma_compute %3, %1, %5 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %6, %arg0[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    return
  }
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %e = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %d, %a, %a : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %e, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}
// wanted
#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module  {
  func @f(%arg0: memref<16x16xf16>, %arg1: memref<?x?x16xf16>, %arg2: vector<16x16xf16>, %arg3: memref<16x16xf16, 5>) {
    %c0 = constant 0 : index
    %cst = constant 0.000000e+00 : f16
    %0 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %1 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %0, %0 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
    %2 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %1, %0, %0 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
    vector.transfer_write %2, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
    return
  }
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %y[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16, 5>, vector<16x16xf16>
  %b = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %b : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}
// wanted
#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module  {
  func @f(%arg0: memref<16x16xf16>, %arg1: memref<?x?x16xf16>, %arg2: vector<16x16xf16>, %arg3: memref<16x16xf16, 5>) {
    %c0 = constant 0 : index
    %cst = constant 0.000000e+00 : f16
    %0 = vector.transfer_read %arg3[%c0, %c0], %cst {in_bounds = [true, true]} : memref<16x16xf16, 5>, vector<16x16xf16>
    %1 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %2 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %1 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
    vector.transfer_write %2, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
    return
  }
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %c1 = constant 1 : index
  %z = constant dense<0.0> : vector<16x16xf16>
  %k = vector.broadcast %p : f16 to vector<16x16xf16>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %k, %z : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  gpu.terminator
  }
  return
}
// wanted
module  {
  func @f(%arg0: memref<16x16xf16>, %arg1: memref<?x?x16xf16>, %arg2: vector<16x16xf16>, %arg3: memref<16x16xf16, 5>) {
    %c0 = constant 0 : index
    %cst = constant 0.000000e+00 : f16
    %c1 = constant 1 : index
    gpu.launch blocks(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %c1, %arg12 = %c1) threads(%arg7, %arg8, %arg9) in (%arg13 = %c1, %arg14 = %c1, %arg15 = %c1) {
      %0 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf16, "BOp">
      %cst_0 = constant 0.000000e+00 : f16
      %1 = gpu.subgroup_mma_constant_matrix %cst_0 : !gpu.mma_matrix<16x16xf16, "COp">
      %2 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %3 = gpu.subgroup_mma_compute %2, %0, %1 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      gpu.subgroup_mma_store_matrix %3, %arg0[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
      gpu.terminator
    }
    return
  }
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %c1 = constant 1 : index
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  gpu.terminator
  }
  return
}
// wanted
#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module  {
  func @f(%arg0: memref<16x16xf16>, %arg1: memref<?x?x16xf16>, %arg2: vector<16x16xf16>, %arg3: memref<16x16xf16, 5>) {
    %c0 = constant 0 : index
    %cst = constant 0.000000e+00 : f16
    %c1 = constant 1 : index
    %0 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    gpu.launch blocks(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %c1, %arg12 = %c1) threads(%arg7, %arg8, %arg9) in (%arg13 = %c1, %arg14 = %c1, %arg15 = %c1) {
      %1 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %0, %0 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
      vector.transfer_write %1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
      gpu.terminator
    }
    return
  }
}

// -----
func @f(%m: memref<16x16xf16>, %n: index) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %r:2 = scf.for %i = %c0 to %n step %n iter_args(%s = %a, %q = %p) -> (vector<16x16xf16>, f16) {
  %b = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %b, %b, %s : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %g = addf %q, %q : f16
  scf.yield %d, %g : vector<16x16xf16>, f16
  }
  vector.transfer_write %r#0, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  "some.use"(%r#1) : (f16) -> ()
  return
}
// wanted
module  {
  func @f(%arg0: memref<16x16xf16>, %arg1: index) {
    %c0 = constant 0 : index
    %cst = constant 0.000000e+00 : f16
    %0 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %1:2 = scf.for %arg2 = %c0 to %arg1 step %arg1 iter_args(%arg3 = %0, %arg4 = %cst) -> (!gpu.mma_matrix<16x16xf16, "COp">, f16) {
      %2 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %3 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %4 = gpu.subgroup_mma_compute %2, %3, %arg3 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      %5 = addf %arg4, %arg4 : f16
      scf.yield %4, %5 : !gpu.mma_matrix<16x16xf16, "COp">, f16
    }
    gpu.subgroup_mma_store_matrix %1#0, %arg0[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    "some.use"(%1#1) : (f16) -> ()
    return
  }
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  br ^bb2
^bb1:
  %e = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %d : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %e, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
^bb2:
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  br ^bb1
}
// wanted
module  {
  func @f(%arg0: memref<16x16xf16>, %arg1: memref<?x?x16xf16>, %arg2: vector<16x16xf16>, %arg3: memref<16x16xf16, 5>) {
    %c0 = constant 0 : index
    %cst = constant 0.000000e+00 : f16
    br ^bb2
  ^bb1:  // pred: ^bb2
    %0 = gpu.subgroup_mma_compute %1, %2, %4 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %0, %arg0[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    return
  ^bb2:  // pred: ^bb0
    %1 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %2 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %3 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %4 = gpu.subgroup_mma_compute %1, %2, %3 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    br ^bb1
  }
}

// -----
func @f(%m: memref<16x16xf16>, %x: memref<?x?x16xf16>, %v: vector<16x16xf16>, %y: memref<16x16xf16, 5>) {
  %c0 = constant 0 : index
  %p = constant 0.0 : f16
  %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a1 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %a2 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %d = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a1, %a2 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %d, %m[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  "some.use"(%a) : (vector<16x16xf16>) -> ()
  return
}
// wanted
module  {
  func @f(%arg0: memref<16x16xf16>, %arg1: memref<?x?x16xf16>, %arg2: vector<16x16xf16>, %arg3: memref<16x16xf16, 5>) {
    %c0 = constant 0 : index
    %cst = constant 0.000000e+00 : f16
    %0 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %2 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %3 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %4 = gpu.subgroup_mma_compute %0, %2, %3 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %4, %arg0[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    "some.use"(%1) : (vector<16x16xf16>) -> ()
    return
  }
}
