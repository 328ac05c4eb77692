func.func @main(%a: memref<?xf32>, %b: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 384 : i32
  %t0 = gpu.wait async
  %t = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %bytes {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c31 = arith.constant 31 : index
    %raw = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %s = memref.view %raw[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<32xf32, #gpu.address_space<workgroup>>
    %u = memref.view %raw[%c128][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %o = arith.muli %bx, %sx : index
    %i = arith.addi %o, %tx : index
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %s[%tx] : memref<32xf32, #gpu.address_space<workgroup>>
    %w0 = arith.addf %v, %v : f32
    memref.store %w0, %u[%tx] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %j = arith.subi %c31, %tx : index
    %x = memref.load %s[%j] : memref<32xf32, #gpu.address_space<workgroup>>
    %y = memref.load %u[%j] : memref<64xf32, #gpu.address_space<workgroup>>
    %z = arith.addf %x, %y : f32
    memref.store %z, %b[%i] : memref<?xf32>
    gpu.terminator
  }
  gpu.wait [%t]
  return
}
