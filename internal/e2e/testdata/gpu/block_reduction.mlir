module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @reduce(%a: memref<?xf32>, %out: memref<?xf32>)
        workgroup(%buf : memref<128xf32, #gpu.address_space<workgroup>>) private(%p : memref<1xf32, #gpu.address_space<private>>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c64 = arith.constant 64 : index
      %tid = gpu.thread_id x upper_bound 128
      %bid = gpu.block_id x
      %bdim = gpu.block_dim x
      %off = arith.muli %bid, %bdim : index
      %i = arith.addi %off, %tid : index
      %v = memref.load %a[%i] : memref<?xf32>
      memref.store %v, %p[%c0] : memref<1xf32, #gpu.address_space<private>>
      %v2 = memref.load %p[%c0] : memref<1xf32, #gpu.address_space<private>>
      memref.store %v2, %buf[%tid] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %r = scf.while (%s = %c64) : (index) -> index {
        %go = arith.cmpi ugt, %s, %c0 : index
        scf.condition(%go) %s : index
      } do {
      ^bb0(%s: index):
        %lt = arith.cmpi ult, %tid, %s : index
        scf.if %lt {
          %j = arith.addi %tid, %s : index
          %x = memref.load %buf[%tid] : memref<128xf32, #gpu.address_space<workgroup>>
          %y = memref.load %buf[%j] : memref<128xf32, #gpu.address_space<workgroup>>
          %z = arith.addf %x, %y : f32
          memref.store %z, %buf[%tid] : memref<128xf32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
        %h = arith.divui %s, %c2 : index
        scf.yield %h : index
      }
      %first = arith.cmpi eq, %tid, %c0 : index
      scf.if %first {
        %t = memref.load %buf[%c0] : memref<128xf32, #gpu.address_space<workgroup>>
        memref.store %t, %out[%bid] : memref<?xf32>
      }
      gpu.return
    }
  }
  func.func @main(%a: memref<?xf32>, %out: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %n = memref.dim %out, %c0 : memref<?xf32>
    gpu.launch_func @kernels::@reduce blocks in (%n, %c1, %c1) threads in (%c128, %c1, %c1) args(%a : memref<?xf32>, %out : memref<?xf32>)
    return
  }
}
