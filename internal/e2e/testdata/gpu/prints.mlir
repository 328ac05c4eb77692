module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%n: i32, %a: memref<?xi32>) kernel {
      %g = gpu.global_id x
      %s = gpu.subgroup_id upper_bound 4 : index
      %ns = gpu.num_subgroups upper_bound 4 : index
      %sz = gpu.subgroup_size upper_bound 32 : index
      %c0 = arith.constant 0 : index
      %first = arith.cmpi eq, %g, %c0 : index
      %f = arith.constant 1.5 : f32
      scf.if %first {
        gpu.printf "n is %d, %f of %lld\n" %n, %f, %g : i32, f32, index
        gpu.printf "plain\n"
      }
      %x = gpu.all_reduce maxsi %n uniform {} : (i32) -> i32
      memref.store %x, %a[%g] : memref<?xi32>
      gpu.return
    }
  }
  func.func @main(%n: i32, %a: memref<?xi32>) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %seven = arith.constant 7 : i32
    %d = memref.cast %a : memref<?xi32> to memref<*xi32>
    gpu.host_register %d : memref<*xi32>
    %t0 = gpu.wait async
    %t1 = gpu.memset async [%t0] %a, %seven : memref<?xi32>, i32
    gpu.wait [%t1]
    gpu.launch_func @m::@f blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%n : i32, %a : memref<?xi32>)
    gpu.host_unregister %d : memref<*xi32>
    return
  }
}
