// Every operation of the GPU dialect.
module attributes {gpu.container_module} {
  gpu.module @kernels attributes {a} {
    gpu.func @k(%a: f32, %b: memref<?xf32>) workgroup(%w: memref<4xf32, 3>, %w2: memref<2xi8, 3>) private(%p: memref<1xf32, 5>) kernel attributes {x = 1} {
      %0 = "gpu.thread_id"() {dimension = "x"} : () -> index
      %1 = "gpu.block_id"() {dimension = "y"} : () -> index
      %2 = "gpu.block_dim"() {dimension = "z"} : () -> index
      %3 = "gpu.grid_dim"() {dimension = "x"} : () -> index
      %4 = gpu.subgroup_id : index
      %5 = gpu.num_subgroups : index
      %6 = gpu.subgroup_size : index
      %7 = "gpu.all_reduce"(%a) ({}) {op = "add"} : (f32) -> f32
      %8 = "gpu.all_reduce"(%a) ({
      ^bb0(%x: f32, %y: f32):
        %9 = addf %x, %y : f32
        "gpu.yield"(%9) : (f32) -> ()
      }) : (f32) -> f32
      %c = constant 1 : i32
      %10, %11 = gpu.shuffle %a, %c, %c xor : f32
      gpu.barrier
      memref.store %10, %w[%0] : memref<4xf32, 3>
      gpu.return
    }
    gpu.func @e() {
      gpu.return
    }
  }
  func @m(%m: memref<4xf32>, %n: memref<?xf32>, %i: index, %u: memref<*xf32>, %f: f32) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
      %q = addi %bx, %sz : index
      gpu.terminator
    }
    gpu.launch_func @kernels::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32, %n : memref<?xf32>)
    %t = gpu.wait async
    %t1 = gpu.launch_func async [%t] @kernels::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32, %n : memref<?xf32>)
    gpu.memcpy %m, %n : memref<4xf32>, memref<?xf32>
    %t2 = gpu.memcpy async [%t, %t1] %m, %n : memref<4xf32>, memref<?xf32>
    gpu.wait [%t2]
    %al, %tk = gpu.alloc async [%t] (%i)[%i] {x = 1} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %tt = gpu.dealloc async [%tk] %al : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %al2 = gpu.alloc () : memref<f32>
    gpu.dealloc %al2 : memref<f32>
    gpu.host_register %u : memref<*xf32>
    %wg = memref.alloc() : memref<32x32xf16, 3>
    %c16 = constant 16 : index
    %h = constant 1.0 : f16
    %C = gpu.subgroup_mma_constant_matrix %h : !gpu.mma_matrix<16x16xf16, "COp">
    %A = gpu.subgroup_mma_load_matrix %wg[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %B = gpu.subgroup_mma_load_matrix %wg[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %D = gpu.subgroup_mma_compute %A, %B, %C : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %D, %wg[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
    return
  }
}
