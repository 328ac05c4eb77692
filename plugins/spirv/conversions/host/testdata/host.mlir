// lower-host-to-llvm
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.module @__spv__foo Logical GLSL450 requires #spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>
    spv.GlobalVariable @bar_arg_1 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.array<8 x f32, stride=4> [0])>, StorageBuffer>
    spv.func @bar() "None" attributes {workgroup_attributions = 0 : i64} {
      %bar_arg_1_addr = spv.mlir.addressof @bar_arg_1 : !spv.ptr<!spv.struct<(!spv.array<8 x f32, stride=4> [0])>, StorageBuffer>
      %bar_arg_0_addr = spv.mlir.addressof @bar_arg_0 : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>
      %cst3_i32 = spv.Constant 3 : i32
      %cst0_i32 = spv.Constant 0 : i32
      %cst0_i32_0 = spv.Constant 0 : i32
      %cst1_i32 = spv.Constant 1 : i32
      %0 = spv.IMul %cst1_i32, %cst3_i32 : i32
      %1 = spv.IAdd %cst0_i32_0, %0 : i32
      %2 = spv.AccessChain %bar_arg_0_addr[%cst0_i32, %1] : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>, i32, i32
      %3 = spv.Load "StorageBuffer" %2 : i32
      %4 = spv.IAdd %3, %3 : i32
      %cst0_i32_1 = spv.Constant 0 : i32
      %cst0_i32_2 = spv.Constant 0 : i32
      %cst1_i32_3 = spv.Constant 1 : i32
      %5 = spv.IMul %cst1_i32_3, %cst3_i32 : i32
      %6 = spv.IAdd %cst0_i32_2, %5 : i32
      %7 = spv.AccessChain %bar_arg_0_addr[%cst0_i32_1, %6] : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>, i32, i32
      spv.Store "StorageBuffer" %7, %4 : i32
      spv.Return
    }
    spv.EntryPoint "GLCompute" @bar
    spv.ExecutionMode @bar "LocalSize", 1, 1, 1
  }
  gpu.module @foo {
    gpu.func @bar(%arg0: memref<8xi32>, %arg1: memref<2x4xf32>) kernel attributes {spv.entry_point_abi = {local_size = dense<1> : vector<3xi32>}} {
      %c3 = constant 3 : index
      %0 = memref.load %arg0[%c3] : memref<8xi32>
      %1 = addi %0, %0 : i32
      memref.store %1, %arg0[%c3] : memref<8xi32>
      gpu.return
    }
  }
  func private @fillBuffer(memref<?xi32>, i32)
  func @main() {
    %0 = memref.alloc() : memref<8xi32>
    %1 = memref.alloc() : memref<2x4xf32>
    %c7_i32 = constant 7 : i32
    %2 = memref.cast %0 : memref<8xi32> to memref<?xi32>
    call @fillBuffer(%2, %c7_i32) : (memref<?xi32>, i32) -> ()
    %c1 = constant 1 : index
    gpu.launch_func  @foo::@bar blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%0 : memref<8xi32>, %1 : memref<2x4xf32>)
    gpu.launch_func  @foo::@bar blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%0 : memref<8xi32>, %1 : memref<2x4xf32>)
    return
  }
}
// wanted
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  llvm.mlir.global linkonce  @__spv__foo_bar_arg_1_descriptor_set0_binding1() : !llvm.struct<(array<8 x f32>)>
  llvm.mlir.global linkonce  @__spv__foo_bar_arg_0_descriptor_set0_binding0() : !llvm.struct<(array<8 x i32>)>
  llvm.func @__spv__foo_bar()
  llvm.func @malloc(i64) -> !llvm.ptr<i8>
  spv.module @__spv__foo Logical GLSL450 requires #spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>
    spv.GlobalVariable @bar_arg_1 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.array<8 x f32, stride=4> [0])>, StorageBuffer>
    spv.func @__spv__foo_bar() "None" attributes {workgroup_attributions = 0 : i64} {
      %bar_arg_1_addr = spv.mlir.addressof @bar_arg_1 : !spv.ptr<!spv.struct<(!spv.array<8 x f32, stride=4> [0])>, StorageBuffer>
      %bar_arg_0_addr = spv.mlir.addressof @bar_arg_0 : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>
      %cst3_i32 = spv.Constant 3 : i32
      %cst0_i32 = spv.Constant 0 : i32
      %cst0_i32_0 = spv.Constant 0 : i32
      %cst1_i32 = spv.Constant 1 : i32
      %0 = spv.IMul %cst1_i32, %cst3_i32 : i32
      %1 = spv.IAdd %cst0_i32_0, %0 : i32
      %2 = spv.AccessChain %bar_arg_0_addr[%cst0_i32, %1] : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>, i32, i32
      %3 = spv.Load "StorageBuffer" %2 : i32
      %4 = spv.IAdd %3, %3 : i32
      %cst0_i32_1 = spv.Constant 0 : i32
      %cst0_i32_2 = spv.Constant 0 : i32
      %cst1_i32_3 = spv.Constant 1 : i32
      %5 = spv.IMul %cst1_i32_3, %cst3_i32 : i32
      %6 = spv.IAdd %cst0_i32_2, %5 : i32
      %7 = spv.AccessChain %bar_arg_0_addr[%cst0_i32_1, %6] : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>, i32, i32
      spv.Store "StorageBuffer" %7, %4 : i32
      spv.Return
    }
    spv.EntryPoint "GLCompute" @__spv__foo_bar
    spv.ExecutionMode @__spv__foo_bar "LocalSize", 1, 1, 1
  }
  llvm.func @fillBuffer(%arg0: !llvm.ptr<i32>, %arg1: !llvm.ptr<i32>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>
    llvm.store %5, %7 : !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>
    llvm.call @_mlir_ciface_fillBuffer(%7, %arg5) : (!llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>, i32) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_fillBuffer(!llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>, i32) attributes {sym_visibility = "private"}
  llvm.func @main() {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.null : !llvm.ptr<i32>
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
    %4 = llvm.ptrtoint %3 : !llvm.ptr<i32> to i64
    %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr<i8>
    %6 = llvm.bitcast %5 : !llvm.ptr<i8> to !llvm.ptr<i32>
    %7 = llvm.mlir.undef : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %6, %8[1] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.insertvalue %0, %11[3, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.insertvalue %1, %12[4, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %14 = llvm.mlir.constant(2 : index) : i64
    %15 = llvm.mlir.constant(4 : index) : i64
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.mlir.constant(8 : index) : i64
    %18 = llvm.mlir.null : !llvm.ptr<f32>
    %19 = llvm.getelementptr %18[%17] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
    %20 = llvm.ptrtoint %19 : !llvm.ptr<f32> to i64
    %21 = llvm.call @malloc(%20) : (i64) -> !llvm.ptr<i8>
    %22 = llvm.bitcast %21 : !llvm.ptr<i8> to !llvm.ptr<f32>
    %23 = llvm.mlir.undef : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %24 = llvm.insertvalue %22, %23[0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %25 = llvm.insertvalue %22, %24[1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %26 = llvm.mlir.constant(0 : index) : i64
    %27 = llvm.insertvalue %26, %25[2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %28 = llvm.insertvalue %14, %27[3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %29 = llvm.insertvalue %15, %28[3, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %30 = llvm.insertvalue %15, %29[4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %31 = llvm.insertvalue %16, %30[4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %32 = llvm.mlir.constant(7 : i32) : i32
    %33 = llvm.extractvalue %13[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %34 = llvm.extractvalue %13[1] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %35 = llvm.extractvalue %13[2] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %36 = llvm.extractvalue %13[3, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %37 = llvm.extractvalue %13[4, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @fillBuffer(%33, %34, %35, %36, %37, %32) : (!llvm.ptr<i32>, !llvm.ptr<i32>, i64, i64, i64, i32) -> ()
    %38 = llvm.mlir.constant(1 : index) : i64
    %39 = llvm.mlir.constant(8 : index) : i64
    %40 = llvm.mlir.constant(1 : index) : i64
    %41 = llvm.mlir.null : !llvm.ptr<i32>
    %42 = llvm.getelementptr %41[%39] : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
    %43 = llvm.ptrtoint %42 : !llvm.ptr<i32> to i64
    %44 = llvm.extractvalue %13[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %45 = llvm.mlir.addressof @__spv__foo_bar_arg_0_descriptor_set0_binding0 : !llvm.ptr<struct<(array<8 x i32>)>>
    %46 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%45, %44, %43, %46) : (!llvm.ptr<struct<(array<8 x i32>)>>, !llvm.ptr<i32>, i64, i1) -> ()
    %47 = llvm.mlir.constant(2 : index) : i64
    %48 = llvm.mlir.constant(4 : index) : i64
    %49 = llvm.mlir.constant(1 : index) : i64
    %50 = llvm.mlir.constant(8 : index) : i64
    %51 = llvm.mlir.null : !llvm.ptr<f32>
    %52 = llvm.getelementptr %51[%50] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
    %53 = llvm.ptrtoint %52 : !llvm.ptr<f32> to i64
    %54 = llvm.extractvalue %31[0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %55 = llvm.mlir.addressof @__spv__foo_bar_arg_1_descriptor_set0_binding1 : !llvm.ptr<struct<(array<8 x f32>)>>
    %56 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%55, %54, %53, %56) : (!llvm.ptr<struct<(array<8 x f32>)>>, !llvm.ptr<f32>, i64, i1) -> ()
    llvm.call @__spv__foo_bar() : () -> ()
    %57 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%44, %45, %43, %57) : (!llvm.ptr<i32>, !llvm.ptr<struct<(array<8 x i32>)>>, i64, i1) -> ()
    %58 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%54, %55, %53, %58) : (!llvm.ptr<f32>, !llvm.ptr<struct<(array<8 x f32>)>>, i64, i1) -> ()
    %59 = llvm.mlir.constant(8 : index) : i64
    %60 = llvm.mlir.constant(1 : index) : i64
    %61 = llvm.mlir.null : !llvm.ptr<i32>
    %62 = llvm.getelementptr %61[%59] : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
    %63 = llvm.ptrtoint %62 : !llvm.ptr<i32> to i64
    %64 = llvm.extractvalue %13[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %65 = llvm.mlir.addressof @__spv__foo_bar_arg_0_descriptor_set0_binding0 : !llvm.ptr<struct<(array<8 x i32>)>>
    %66 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%65, %64, %63, %66) : (!llvm.ptr<struct<(array<8 x i32>)>>, !llvm.ptr<i32>, i64, i1) -> ()
    %67 = llvm.mlir.constant(2 : index) : i64
    %68 = llvm.mlir.constant(4 : index) : i64
    %69 = llvm.mlir.constant(1 : index) : i64
    %70 = llvm.mlir.constant(8 : index) : i64
    %71 = llvm.mlir.null : !llvm.ptr<f32>
    %72 = llvm.getelementptr %71[%70] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
    %73 = llvm.ptrtoint %72 : !llvm.ptr<f32> to i64
    %74 = llvm.extractvalue %31[0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
    %75 = llvm.mlir.addressof @__spv__foo_bar_arg_1_descriptor_set0_binding1 : !llvm.ptr<struct<(array<8 x f32>)>>
    %76 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%75, %74, %73, %76) : (!llvm.ptr<struct<(array<8 x f32>)>>, !llvm.ptr<f32>, i64, i1) -> ()
    llvm.call @__spv__foo_bar() : () -> ()
    %77 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%64, %65, %63, %77) : (!llvm.ptr<i32>, !llvm.ptr<struct<(array<8 x i32>)>>, i64, i1) -> ()
    %78 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%74, %75, %73, %78) : (!llvm.ptr<f32>, !llvm.ptr<struct<(array<8 x f32>)>>, i64, i1) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_main() {
    llvm.call @main() : () -> ()
    llvm.return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @foo {
    gpu.func @bar(%arg: memref<8xi32>) kernel {
      gpu.return
    }
  }
  func @main(%m: memref<8xi32>) {
    %one = constant 1 : index
    gpu.launch_func @foo::@bar blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<8xi32>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  spv.module @__spv__foo Logical GLSL450 {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>
    spv.func @bar() "None" {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @bar
  }
  gpu.module @foo {
    gpu.func @bar(%arg: memref<8xi32>) kernel {
      gpu.return
    }
  }
  func @main(%m: memref<8xi32>, %n: index, %d: memref<?xi32>, %x: f32) {
    %one = constant 1 : index
    %two = constant 2 : index
    gpu.launch_func @foo::@bar blocks in (%two, %one, %one) threads in (%one, %one, %one) args(%m : memref<8xi32>)
    return
  }
}
// wanted
error: 'gpu.launch_func' op starts more than one invocation, or a number that is not constant; this pass calls the kernel once, so grid and block have to be 1, 1, 1
// -----
module attributes {gpu.container_module} {
  spv.module @__spv__foo Logical GLSL450 {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(!spv.array<8 x i32, stride=4> [0])>, StorageBuffer>
    spv.func @bar() "None" {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @bar
  }
  gpu.module @foo {
    gpu.func @bar(%arg: memref<8xi32>) kernel {
      gpu.return
    }
  }
  func @main(%m: memref<8xi32>, %n: index, %d: memref<?xi32>, %x: f32) {
    %one = constant 1 : index
    %two = constant 2 : index
    gpu.launch_func @foo::@bar blocks in (%one, %one, %one) threads in (%n, %one, %one) args(%m : memref<8xi32>)
    return
  }
}
// wanted
error: 'gpu.launch_func' op starts more than one invocation, or a number that is not constant; this pass calls the kernel once, so grid and block have to be 1, 1, 1
// -----
module attributes {gpu.container_module} {
  spv.module @__spv__foo Logical GLSL450 {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(!spv.rtarray<i32, stride=4> [0])>, StorageBuffer>
    spv.func @bar() "None" {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @bar
  }
  gpu.module @foo {
    gpu.func @bar(%arg: memref<?xi32>) kernel {
      gpu.return
    }
  }
  func @main(%m: memref<8xi32>, %n: index, %d: memref<?xi32>, %x: f32) {
    %one = constant 1 : index
    %two = constant 2 : index
    gpu.launch_func @foo::@bar blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%d : memref<?xi32>)
    return
  }
}
// wanted
error: cannot legalize operation 'gpu.launch_func' of type (index, index, index, index, index, index, memref<?xi32>) -> ()
// -----
module attributes {gpu.container_module} {
  spv.module @__spv__foo Logical GLSL450 {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(f32 [0])>, StorageBuffer>
    spv.func @bar() "None" {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @bar
  }
  gpu.module @foo {
    gpu.func @bar(%arg: f32) kernel {
      gpu.return
    }
  }
  func @main(%m: memref<8xi32>, %n: index, %d: memref<?xi32>, %x: f32) {
    %one = constant 1 : index
    %two = constant 2 : index
    gpu.launch_func @foo::@bar blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%x : f32)
    return
  }
}
// wanted
module attributes {gpu.container_module}  {
  llvm.mlir.global linkonce  @__spv__foo_bar_arg_0_descriptor_set0_binding0() : !llvm.struct<(f32)>
  llvm.func @__spv__foo_bar()
  spv.module @__spv__foo Logical GLSL450 {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(f32 [0])>, StorageBuffer>
    spv.func @__spv__foo_bar() "None" {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @__spv__foo_bar
  }
  llvm.func @main(%arg0: !llvm.ptr<i32>, %arg1: !llvm.ptr<i32>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr<i32>, %arg7: !llvm.ptr<i32>, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: f32) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = llvm.mlir.addressof @__spv__foo_bar_arg_0_descriptor_set0_binding0 : !llvm.ptr<struct<(f32)>>
    %3 = llvm.bitcast %2 : !llvm.ptr<struct<(f32)>> to !llvm.ptr<f32>
    llvm.store %arg11, %3 : !llvm.ptr<f32>
    llvm.call @__spv__foo_bar() : () -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_main(%arg0: !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>, %arg1: i64, %arg2: !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>, %arg3: f32) {
    %0 = llvm.load %arg0 : !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.load %arg2 : !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.extractvalue %6[2] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.extractvalue %6[3, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.extractvalue %6[4, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @main(%1, %2, %3, %4, %5, %arg1, %7, %8, %9, %10, %11, %arg3) : (!llvm.ptr<i32>, !llvm.ptr<i32>, i64, i64, i64, i64, !llvm.ptr<i32>, !llvm.ptr<i32>, i64, i64, i64, f32) -> ()
    llvm.return
  }
}
// -----
module attributes {gpu.container_module} {
  spv.module @__spv__foo Logical GLSL450 {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(i32 [0])>, StorageBuffer>
    spv.func @bar() "None" {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @bar
  }
  gpu.module @foo {
    gpu.func @bar(%arg: index) kernel {
      gpu.return
    }
  }
  func @main(%m: memref<8xi32>, %n: index, %d: memref<?xi32>, %x: f32) {
    %one = constant 1 : index
    %two = constant 2 : index
    gpu.launch_func @foo::@bar blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%n : index)
    return
  }
}
// wanted
module attributes {gpu.container_module}  {
  llvm.mlir.global linkonce  @__spv__foo_bar_arg_0_descriptor_set0_binding0() : !llvm.struct<(i32)>
  llvm.func @__spv__foo_bar()
  spv.module @__spv__foo Logical GLSL450 {
    spv.GlobalVariable @bar_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(i32 [0])>, StorageBuffer>
    spv.func @__spv__foo_bar() "None" {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @__spv__foo_bar
  }
  llvm.func @main(%arg0: !llvm.ptr<i32>, %arg1: !llvm.ptr<i32>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr<i32>, %arg7: !llvm.ptr<i32>, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: f32) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = llvm.trunc %arg5 : i64 to i32
    %3 = llvm.mlir.addressof @__spv__foo_bar_arg_0_descriptor_set0_binding0 : !llvm.ptr<struct<(i32)>>
    %4 = llvm.bitcast %3 : !llvm.ptr<struct<(i32)>> to !llvm.ptr<i32>
    llvm.store %2, %4 : !llvm.ptr<i32>
    llvm.call @__spv__foo_bar() : () -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_main(%arg0: !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>, %arg1: i64, %arg2: !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>, %arg3: f32) {
    %0 = llvm.load %arg0 : !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.load %arg2 : !llvm.ptr<struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.extractvalue %6[2] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.extractvalue %6[3, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.extractvalue %6[4, 0] : !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @main(%1, %2, %3, %4, %5, %arg1, %7, %8, %9, %10, %11, %arg3) : (!llvm.ptr<i32>, !llvm.ptr<i32>, i64, i64, i64, i64, !llvm.ptr<i32>, !llvm.ptr<i32>, i64, i64, i64, f32) -> ()
    llvm.return
  }
}
