module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @plain(%a: f32, %m: memref<?xf32, 1>) kernel {
      gpu.return
    }
    gpu.func @memory(%a: f32) workgroup(%w: memref<4xf32, 3>, %w2: memref<2xf32, 3>) private(%p: memref<1xf32, 5>) kernel attributes {test.note = 1} {
      "test.use"(%w, %w2, %p) : (memref<4xf32, 3>, memref<2xf32, 3>, memref<1xf32, 5>) -> ()
      gpu.return
    }
    gpu.func @attributes(%a: f32 {test.arg}) {
      gpu.return
    }
    gpu.func @blocks(%a: f32, %c: i1) private(%p: memref<1xf32, 5>) {
      cond_br %c, ^bb1, ^bb2
    ^bb1:
      gpu.return
    ^bb2:
      gpu.return
    }
    gpu.func @no_arguments() kernel {
      gpu.return
    }
  }
  gpu.module @"odd name" attributes {test.note} {
  }
  func @launch(%s: index, %f: f32, %m: memref<?xf32, 1>) {
    gpu.launch_func @kernels::@plain blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%f : f32, %m : memref<?xf32, 1>)
    gpu.launch_func @kernels::@no_arguments blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f() kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) kernel {
      gpu.return
    }
  }
  func @async(%s: index, %f: f32, %m: memref<4xf32>, %d: memref<?xf32>) {
    %t = gpu.wait async
    %u = gpu.wait async [%t]
    %v = gpu.wait async [%t, %u] {test.note = 1}
    gpu.wait [%t]
    gpu.wait
    %l = gpu.launch_func async @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    %n = gpu.launch_func async [%t, %u] @k::@g blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%f : f32) {test.note = 1}
    gpu.launch_func [%t] @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) {test.note}
    %a = gpu.alloc () : memref<13xf32, 1>
    %b, %tb = gpu.alloc async [%t] (%s) : memref<?xf32, 1>
    %c, %tc = gpu.alloc async [%t, %u] (%s)[%s] {test.note} : memref<?x13xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
    %e = gpu.alloc [%t] (%s) : memref<?xf32>
    gpu.dealloc %a : memref<13xf32, 1>
    %x = gpu.dealloc async [%t] %b {test.note = 3} : memref<?xf32, 1>
    %y = gpu.dealloc async %b : memref<?xf32, 1>
    gpu.dealloc [%t] %b : memref<?xf32, 1>
    gpu.memcpy %m, %m : memref<4xf32>, memref<4xf32>
    %z = gpu.memcpy async [%t] %d, %m : memref<?xf32>, memref<4xf32> {test.note}
    gpu.memcpy [%t, %u] %d, %d : memref<?xf32>, memref<?xf32>
    return
  }
}
// -----
func @launch(%s: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) {
    "test.use"(%bx, %tz, %gx, %sz) : (index, index, index, index) -> ()
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) {
    br ^bb1
  ^bb1:
    gpu.terminator
  } {test.note = 1}
  return
}
// -----
func @reduce(%f: f32, %i: i32) {
  %0 = "gpu.all_reduce"(%f) ( {
  ^bb0(%a: f32, %b: f32):
    %1 = addf %a, %b : f32
    "gpu.yield"(%1) : (f32) -> ()
  }) : (f32) -> f32
  %2 = "gpu.all_reduce"(%i) ( {
  }) {op = "{{AllReduceOperation}}"} : (i32) -> i32
  return
}
// -----
func @reduce(%f: f32) {
  %2 = "gpu.all_reduce"(%f) ( {
  }) {op = "add", test.note} : (f32) -> f32
  return
}
// -----
func @matrices(%m: memref<32x32xf16, 3>, %i: index, %f: f16) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %2 = gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x16xf16, "COp">
  %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %4 = gpu.subgroup_mma_compute %0, %1, %2 {test.note} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %3, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  return
}
// -----
func @terminators(%s: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) {
    "gpu.terminator"() {test.note} : () -> ()
  }
  return
}
// -----
gpu.module @k {
  gpu.func @f() kernel {
    "gpu.return"() {test.note} : () -> ()
  }
  "gpu.module_end"() {test.note} : () -> ()
}
// -----
gpu.module @k {
  gpu.func @sizes() {
    %0 = "gpu.block_dim"() {dimension = "x"} : () -> index
    %1 = "gpu.thread_id"() {dimension = "y"} : () -> index
    %2 = gpu.subgroup_id : index
    gpu.barrier
    %3 = "test.op"() : () -> f32
    %4 = constant 4 : i32
    %5, %6 = gpu.shuffle %3, %4, %4 xor : f32
    "test.use"(%5, %6) : (f32, i1) -> ()
    gpu.return
  }
}
// -----
// differs: gpu.return
gpu.module @k {
  gpu.func @values(%a: f32, %c: i1) -> (f32, i32) {
    %0 = "test.op"() : () -> i32
    gpu.return %a, %0 : f32, i32
  }
  gpu.func @value(%a: f32 {test.arg}, %c: i1) -> f32 private(%p: memref<1xf32, 5>) {
    cond_br %c, ^bb1, ^bb2
  ^bb1:
    gpu.return %a : f32
  ^bb2:
    gpu.return %a : f32
  }
}
