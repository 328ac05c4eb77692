module attributes {gpu.container_module} {
  gpu.module @m {
    memref.global "private" @tile : memref<16x17xi32, #gpu.address_space<workgroup>>
    gpu.func @transpose(%a: memref<32x48xi32, #gpu.address_space<global>>, %b: memref<48x32xi32, #gpu.address_space<global>>) kernel attributes {known_block_size = array<i32: 16, 16, 1>, known_grid_size = array<i32: 3, 2, 1>} {
      %c16 = arith.constant 16 : index
      %s = memref.get_global @tile : memref<16x17xi32, #gpu.address_space<workgroup>>
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %x0 = arith.muli %bx, %c16 : index
      %y0 = arith.muli %by, %c16 : index
      %x = arith.addi %x0, %tx : index
      %y = arith.addi %y0, %ty : index
      %v = memref.load %a[%y, %x] : memref<32x48xi32, #gpu.address_space<global>>
      memref.store %v, %s[%ty, %tx] : memref<16x17xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %w = memref.load %s[%tx, %ty] : memref<16x17xi32, #gpu.address_space<workgroup>>
      %xo = arith.addi %y0, %tx : index
      %yo = arith.addi %x0, %ty : index
      memref.store %w, %b[%yo, %xo] : memref<48x32xi32, #gpu.address_space<global>>
      gpu.return
    }
  }
  func.func @main(%a: memref<32x48xi32>, %b: memref<48x32xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %da = memref.memory_space_cast %a : memref<32x48xi32> to memref<32x48xi32, #gpu.address_space<global>>
    %db = memref.memory_space_cast %b : memref<48x32xi32> to memref<48x32xi32, #gpu.address_space<global>>
    gpu.launch_func @m::@transpose blocks in (%c3, %c2, %c1) threads in (%c16, %c16, %c1) args(%da : memref<32x48xi32, #gpu.address_space<global>>, %db : memref<48x32xi32, #gpu.address_space<global>>)
    return
  }
}
