// func(gpu-async-region)
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel { gpu.return }
  }
  func private @foo() -> ()
  func @async(%sz : index, %c : i1) {
    gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    %m = gpu.alloc (%sz) : memref<?xf32>
    gpu.memcpy %m, %m : memref<?xf32>, memref<?xf32>
    %x = addi %sz, %sz : index
    call @foo() : () -> ()
    gpu.dealloc %m : memref<?xf32>
    %a = memref.alloc() : memref<4xf32>
    scf.if %c {
      gpu.wait
    }
    return
  }
  func @tokens(%sz : index, %c : i1) {
    %t = gpu.wait async
    %t1 = gpu.launch_func async [%t] @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    gpu.wait [%t1]
    scf.if %c {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    }
    return
  }
}

// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel { gpu.return }
  }
  func @dependences(%sz : index, %h: memref<4xf32>) -> f32 {
    %c0 = constant 0 : index
    %t = gpu.wait async
    %u = gpu.wait async
    %m, %v = gpu.alloc async [%t, %u] () : memref<4xf32>
    %n = gpu.alloc () : memref<4xf32>
    %w = gpu.memcpy async [%t] %m, %h : memref<4xf32>, memref<4xf32>
    gpu.dealloc %n : memref<4xf32>
    %x = gpu.wait async [%t, %w]
    gpu.launch_func [%x] @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    %l = memref.load %h[%c0] : memref<4xf32>
    gpu.wait
    br ^bb1
  ^bb1:
    gpu.memcpy %h, %m : memref<4xf32>, memref<4xf32>
    return %l : f32
  }
  func private @declared()
}

// -----
func @l(%sz : index) {
  gpu.launch blocks(%a,%b,%c) in (%d=%sz,%e=%sz,%f=%sz) threads(%g,%h,%i) in (%j=%sz,%k=%sz,%l=%sz) { gpu.terminator }
  return
}

// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel { gpu.return }
  }
  func @inside(%sz : index, %c : i1) {
    gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    scf.if %c {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    }
    return
  }
}

// wanted
module attributes {gpu.container_module}  {
  gpu.module @kernels {
    gpu.func @kernel() kernel {
      gpu.return
    }
  }
  func @inside(%arg0: index, %arg1: i1) {
    %0 = gpu.wait async 
    %1 = gpu.launch_func async [%0] @kernels::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) 
    gpu.wait [%1]
    scf.if %arg1 {
      %2 = gpu.wait async 
      %3 = gpu.launch_func async [%2] @kernels::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) 
      gpu.wait [%3]
    }
    return
  }
}
