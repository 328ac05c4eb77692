// A number for each block of where it is in its cluster, and what a size of 32 bits starts.
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @where(%a: memref<?x4xindex>) kernel attributes {gpu.known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %b = gpu.block_id x
      %i = gpu.cluster_id x
      %j = gpu.cluster_block_id x
      %n = gpu.cluster_dim x
      %s = gpu.cluster_dim_blocks x
      memref.store %i, %a[%b, %c0] : memref<?x4xindex>
      memref.store %j, %a[%b, %c1] : memref<?x4xindex>
      memref.store %n, %a[%b, %c2] : memref<?x4xindex>
      memref.store %s, %a[%b, %c3] : memref<?x4xindex>
      gpu.return
    }
  }
  func.func @main(%a: memref<?x4xindex>, %threads: i32) {
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %six = arith.constant 6 : i32
    gpu.launch_func @m::@where clusters in (%two, %one, %one) blocks in (%six, %one, %one) threads in (%threads, %one, %one) : i32 args(%a : memref<?x4xindex>)
    return
  }
  func.func @launched(%a: memref<?x3xindex>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    gpu.launch clusters(%cx, %cy, %cz) in (%gcx = %c3, %gcy = %c1, %gcz = %c1) blocks(%bx, %by, %bz) in (%gx = %c6, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      memref.store %cx, %a[%bx, %c0] : memref<?x3xindex>
      memref.store %gcx, %a[%bx, %c1] : memref<?x3xindex>
      memref.store %gx, %a[%bx, %c2] : memref<?x3xindex>
      gpu.terminator
    }
    return
  }
}
