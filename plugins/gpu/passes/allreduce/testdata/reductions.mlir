gpu.module @k {
  gpu.func @two(%a : f32, %o : memref<?xf32>) workgroup(%w : memref<4xf32, 3>) private(%p : memref<4xf32, 5>) kernel {
    %s = "gpu.all_reduce"(%a) ({}) {op = "add"} : (f32) -> f32
    %t = "gpu.all_reduce"(%s) ({}) {op = "max"} : (f32) -> f32
    %i = "gpu.thread_id"() {dimension = "x"} : () -> index
    memref.store %t, %o[%i] : memref<?xf32>
    gpu.return
  }
}
