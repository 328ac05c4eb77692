// Inclusive scan of each subgroup by shuffles.
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @scan(%a: memref<?xi64>, %b: memref<?xi64>) kernel {
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      %w = arith.constant 32 : i32
      %end = arith.constant 32 : i32
      %i = gpu.global_id x
      %l = gpu.lane_id upper_bound 32
      %lane = arith.index_cast %l : index to i32
      %v = memref.load %a[%i] : memref<?xi64>
      %r:2 = scf.while (%d = %c1, %s = %v) : (i32, i64) -> (i32, i64) {
        %go = arith.cmpi slt, %d, %end : i32
        scf.condition(%go) %d, %s : i32, i64
      } do {
      ^bb0(%d: i32, %s: i64):
        %o, %ok = gpu.shuffle up %s, %d, %w : i64
        %has = arith.cmpi sge, %lane, %d : i32
        %sum = arith.addi %s, %o : i64
        %n = arith.select %has, %sum, %s : i64
        %d2 = arith.muli %d, %c2 : i32
        scf.yield %d2, %n : i32, i64
      }
      memref.store %r#1, %b[%i] : memref<?xi64>
      gpu.return
    }
  }
  func.func @main(%a: memref<?xi64>, %b: memref<?xi64>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @m::@scan blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<?xi64>, %b : memref<?xi64>)
    return
  }
}
