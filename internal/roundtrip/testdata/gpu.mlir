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
// -----
// newer: what came after the oracle
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%x: f32, %i: i32, %y: f64) workgroup(%w: memref<4xf32, #gpu.address_space<workgroup>>) private(%p: memref<2xi8, #gpu.address_space<private>>) kernel {
      %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %e = gpu.dynamic_shared_memory {test.note} : memref<?xi8, #gpu.address_space<workgroup>>
      %g = "gpu.global_id"() {dimension = "x", upper_bound = 128 : index} : () -> index
      %c = "gpu.cluster_id"() {dimension = "y"} : () -> index
      %l = gpu.lane_id {upper_bound = 32 : index}
      %0:2 = gpu.shuffle %y, %i, %i up : f64
      %1:2 = gpu.shuffle %x, %i, %i down : f32
      %2:2 = gpu.shuffle %x, %i, %i idx : f32
      %3 = "gpu.all_reduce"(%x) ( {
      }) {op = "minimumf", uniform} : (f32) -> f32
      %4 = "gpu.all_reduce"(%x) ( {
      }) {op = "maximumf"} : (f32) -> f32
      %5 = "gpu.all_reduce"(%i) ( {
      }) {op = "minsi"} : (i32) -> i32
      %6 = "gpu.all_reduce"(%i) ( {
      }) {op = "maxsi"} : (i32) -> i32
      %7 = gpu.subgroup_reduce add %x uniform : (f32) -> f32
      %8 = gpu.subgroup_reduce min %i {test.note} : (i32) -> i32
      gpu.printf "none\0A" {test.note}
      gpu.printf "%d of %f\0A" %i, %x : i32, f32
      gpu.return
    }
    gpu.func @g() kernel {
      gpu.return
    }
  }
  func @launches(%s: index, %i: i32, %l: i64, %o: !llvm.ptr<i8>, %m: memref<?xf32>, %f: f32, %u: memref<*xf32>) {
    %t = gpu.wait async
    gpu.launch clusters(%cx, %cy, %cz) in (%gcx = %s, %gcy = %s, %gcz = %s) blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) {
      gpu.terminator
    }
    %v = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) dynamic_shared_memory_size %i workgroup(%w : memref<4xf32, 3>) private(%p : memref<4xf32, 5>) {
      gpu.terminator
    } {test.note}
    gpu.launch_func @k::@g clusters in (%s, %s, %s) blocks in (%s, %s, %s) threads in (%s, %s, %s) dynamic_shared_memory_size %i
    %w = gpu.launch_func async [%t, %v] @k::@g blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 {test.note}
    gpu.launch_func [%w] <%o : !llvm.ptr<i8>> @k::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) : i32
    gpu.memset %m, %f : memref<?xf32>, f32
    %x = gpu.memset async [%t] %m, %f : memref<?xf32>, f32 {test.note}
    gpu.host_unregister %u : memref<*xf32>
    gpu.set_default_device %i
    return
  }
}
// -----
// newer: programs
module attributes {gpu.container_module} {
  gpu.binary @b  [#gpu.object<"a target", "code">]
  gpu.binary @c <#gpu.select_object<1>> {test.note} [#gpu.object<"a target", bin = "code\00">, #gpu.object<"another", properties = {O = 3 : i32}, assembly = "code">, #gpu.object<"a third", offload = "code">]
  func @launch(%s: index) {
    gpu.launch_func @b::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}
