// Launches and what belongs to them.
module attributes {gpu.container_module} {
gpu.module @m <#gpu.select_object<1>> [#nvvm.target, #nvvm.target<chip = "sm_90">] { gpu.func @k(%a: f32) kernel attributes {gpu.known_block_size = array<i32: 1, 2, 3>} { gpu.return }
 gpu.func @k2() kernel { 
   %c = gpu.cluster_id x
   %c1 = gpu.cluster_dim y upper_bound 4
   %c2 = gpu.cluster_dim_blocks z
   %c3 = gpu.cluster_block_id z
 gpu.return } }
gpu.module @n [#nvvm.target] { }
gpu.module @o <#gpu.select_object> attributes {a.b} { }
gpu.binary @b1 [#gpu.object<#nvvm.target, "abc">]
gpu.binary @b2 <#gpu.select_object<#nvvm.target>> {a.b} [#gpu.object<#nvvm.target, bin = "a\00bc">, #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "x">, #gpu.object<#nvvm.target, offload = "y">]
func.func @f(%s: index, %i: i32, %l: i64, %f: f32, %p: memref<4xf32>, %st: !llvm.ptr, %dev: i32) {
  %t = gpu.wait async
  gpu.launch_func @m::@k2 clusters in (%s, %s, %s) blocks in (%s, %s, %s) threads in (%s, %s, %s) dynamic_shared_memory_size %i
  gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) : i32 dynamic_shared_memory_size %i args(%f : f32)
  %t2 = gpu.launch_func async [%t] @m::@k clusters in (%l, %l, %l) blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 args(%f : f32) {a.b}
  gpu.launch_func <%st : !llvm.ptr> @m::@k blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%f : f32)
  gpu.launch clusters(%cx, %cy, %cz) in (%gcx = %s, %gcy = %s, %gcz = %s) blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) { gpu.terminator }
  %t3 = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) dynamic_shared_memory_size %i workgroup(%w : memref<4xf32, 3>, %w2 : memref<4xf32, 3>) private(%pp : memref<4xi8, 5>) { gpu.terminator } {a.b}
  %t9 = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) workgroup(%w : memref<4xf32, #gpu.address_space<workgroup>>) { gpu.terminator }
  %a0 = gpu.alloc host_shared (%s) : memref<?xf32>
  %a1 = gpu.alloc () : memref<4xf32>
  %a2, %t4 = gpu.alloc async [%t] host_shared (%s) {a.b} : memref<?xf32>
  gpu.memset %p, %f : memref<4xf32>, f32
  %t5 = gpu.memset async [%t, %t2] %p, %f : memref<4xf32>, f32 {a.b}
  gpu.set_default_device %dev
  gpu.set_default_device {a.b} %dev
  %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %u = memref.cast %p : memref<4xf32> to memref<*xf32>
  gpu.host_unregister %u {a.b} : memref<*xf32>
  gpu.host_register %u : memref<*xf32>
  %x = gpu.lane_id
  %x1 = gpu.lane_id upper_bound 4 {a.b}
  %x2 = gpu.subgroup_id : index
  %x3 = gpu.global_id y upper_bound 4 {a.b}
  gpu.printf "x" {a.b}
  gpu.printf "%d %f" {a.b} %i, %f : i32, f32
  return
}
gpu.module @w { gpu.func @k() kernel { gpu.return } }
func.func @async(%s: index, %st: !llvm.ptr, %p: memref<4xf32>, %q: memref<4xf32>) {
  gpu.wait
  gpu.wait {a.b}
  %t = gpu.wait async
  %t1 = gpu.wait async {a.b}
  %t2 = gpu.wait async [%t]
  gpu.wait [%t, %t1]
  gpu.wait [%t, %t1] {a.b}
  gpu.launch_func <%st : !llvm.ptr> @w::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
  gpu.launch_func [%t] <%st : !llvm.ptr> @w::@k blocks in (%s, %s, %s) threads in (%s, %s, %s) {a.b}
  %t3 = gpu.launch_func async @w::@k blocks in (%s, %s, %s) threads in (%s, %s, %s) {a.b}
  %t4 = gpu.launch_func async [%t] @w::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
  %a, %t5 = gpu.alloc async () : memref<4xf32>
  %b, %t6 = gpu.alloc async host_shared () : memref<4xf32>
  %c = gpu.alloc [%t] () : memref<4xf32>
  gpu.memcpy %p, %q : memref<4xf32>, memref<4xf32>
  gpu.memcpy [%t] %p, %q : memref<4xf32>, memref<4xf32>
  %t7 = gpu.memcpy async %p, %q : memref<4xf32>, memref<4xf32> {a.b}
  gpu.dealloc %a : memref<4xf32>
  %t8 = gpu.dealloc async [%t] %a {a.b} : memref<4xf32>
  return
} func.func @reductions(%a: f32) {
 %0 = gpu.all_reduce %a uniform { ^bb(%x: f32, %y: f32): "gpu.yield"(%x) : (f32) -> () } : (f32) -> f32
 %1 = gpu.all_reduce mul %a uniform { } {a.b} : (f32) -> f32
 return
}
}
