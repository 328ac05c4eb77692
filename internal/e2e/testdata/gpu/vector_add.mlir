module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @vadd(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.global_id x upper_bound 65536
      %in = arith.cmpi ult, %i, %n : index
      cf.cond_br %in, ^body, ^exit
    ^body:
      %x = memref.load %a[%i] : memref<?xf32>
      %y = memref.load %b[%i] : memref<?xf32>
      %s = arith.addf %x, %y fastmath<contract> : f32
      memref.store %s, %c[%i] : memref<?xf32>
      cf.br ^exit
    ^exit:
      gpu.return
    }
  }
  func.func @main(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %n = memref.dim %a, %c0 : memref<?xf32>
    %g = arith.ceildivui %n, %c64 : index
    %t0 = gpu.wait async
    %da, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    %db, %t2 = gpu.alloc async [%t1] (%n) : memref<?xf32>
    %dc, %t3 = gpu.alloc async [%t2] host_shared (%n) : memref<?xf32>
    %t4 = gpu.memcpy async [%t3] %da, %a : memref<?xf32>, memref<?xf32>
    %t5 = gpu.memcpy async [%t4] %db, %b : memref<?xf32>, memref<?xf32>
    %t6 = gpu.launch_func async [%t5] @kernels::@vadd blocks in (%g, %c1, %c1) threads in (%c64, %c1, %c1) args(%n : index, %da : memref<?xf32>, %db : memref<?xf32>, %dc : memref<?xf32>)
    %t7 = gpu.memcpy async [%t6] %c, %dc : memref<?xf32>, memref<?xf32>
    %t8 = gpu.dealloc async [%t7] %da : memref<?xf32>
    %t9 = gpu.dealloc async [%t8] %db : memref<?xf32>
    %t10 = gpu.dealloc async [%t9] %dc : memref<?xf32>
    gpu.wait [%t10]
    return
  }
}
