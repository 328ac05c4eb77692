module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%m: memref<?xf32>, %f: f32) kernel {
      %i = "gpu.thread_id"() {dimension = "x"} : () -> index
      %x = memref.load %m[%i] : memref<?xf32>
      %y = mulf %x, %f : f32
      memref.store %y, %m[%i] : memref<?xf32>
      gpu.return
    }
  }
  func @run(%m: memref<?xf32>, %f: f32, %n: index) {
    gpu.launch_func @kernels::@scale blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<?xf32>, %f : f32)
    return
  }
}
