module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: memref<?xf64>, %b: memref<4x?xf64>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %o1 = arith.constant 1 : i32
      %o5 = arith.constant 5 : i32
      %w = arith.constant 32 : i32
      %none = arith.constant -1.0 : f64
      %i = gpu.thread_id x
      %v = memref.load %a[%i] : memref<?xf64>
      %r0, %p0 = gpu.shuffle xor %v, %o1, %w : f64
      %r1, %p1 = gpu.shuffle up %v, %o5, %w : f64
      %r2, %p2 = gpu.shuffle down %v, %o5, %w : f64
      %r3, %p3 = gpu.shuffle idx %v, %o5, %w : f64
      %s0 = arith.select %p0, %r0, %none : f64
      %s3 = arith.select %p3, %r3, %none : f64
      %lane = gpu.lane_id
      %s1 = arith.select %p1, %r1, %none : f64
      %s2 = arith.select %p2, %r2, %none : f64
      memref.store %s0, %b[%c0, %i] : memref<4x?xf64>
      memref.store %s1, %b[%c1, %i] : memref<4x?xf64>
      memref.store %s2, %b[%c2, %i] : memref<4x?xf64>
      memref.store %s3, %b[%c3, %i] : memref<4x?xf64>
      gpu.return
    }
  }
  func.func @main(%a: memref<?xf64>, %b: memref<4x?xf64>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @m::@f blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%a : memref<?xf64>, %b : memref<4x?xf64>)
    return
  }
}
