// convert-gpu-to-spirv
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @kernels {
  gpu.func @k(%m: memref<12xf32>, %s: f32, %i: index) kernel attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}} {
    %0 = "gpu.block_id"() {dimension = "x"} : () -> index
    %1 = "gpu.thread_id"() {dimension = "y"} : () -> index
    %2 = "gpu.grid_dim"() {dimension = "z"} : () -> index
    %3 = "gpu.block_dim"() {dimension = "y"} : () -> index
    %4 = gpu.subgroup_id : index
    %5 = gpu.num_subgroups : index
    %6 = gpu.subgroup_size : index
    %7 = "gpu.thread_id"() {dimension = "x"} : () -> index
    %8 = addi %0, %1 : index
    %9 = addi %8, %2 : index
    %10 = addi %9, %3 : index
    %11 = addi %10, %4 : index
    %12 = addi %11, %5 : index
    %13 = addi %12, %6 : index
    %14 = addi %13, %7 : index
    memref.store %s, %m[%14] : memref<12xf32>
    gpu.return
  }
}
func @main(%m: memref<12xf32>, %s: f32, %i: index) {
   gpu.launch_func @kernels::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<12xf32>, %s : f32, %i: index)
  return
}
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @kernels {
  gpu.func @k(%m: memref<12xf32>, %s: f32, %i: index, %c: i1) kernel attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}} {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %r = scf.for %j = %c0 to %i step %c1 iter_args(%acc = %s) -> f32 {
      %x = memref.load %m[%j] : memref<12xf32>
      %y = addf %acc, %x : f32
      scf.yield %y : f32
    }
    scf.if %c {
      memref.store %r, %m[%i] : memref<12xf32>
    }
    %q, %q2 = scf.if %c -> (f32, index) {
      scf.yield %r, %i : f32, index
    } else {
      scf.yield %s, %c1 : f32, index
    }
    memref.store %q, %m[%q2] : memref<12xf32>
    scf.for %j = %c0 to %i step %c1 {
      scf.for %k = %c0 to %j step %c1 {
        memref.store %q, %m[%k] : memref<12xf32>
      }
    }
    gpu.return
  }
}
}
// wanted
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.module @__spv__kernels Logical GLSL450 {
    spv.func @k(%arg0: !spv.ptr<!spv.struct<(!spv.array<12 x f32, stride=4> [0])>, StorageBuffer> {spv.interface_var_abi = #spv.interface_var_abi<(0, 0)>}, %arg1: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 1), StorageBuffer>}, %arg2: i32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 2), StorageBuffer>}, %arg3: i1 {spv.interface_var_abi = #spv.interface_var_abi<(0, 3), StorageBuffer>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}, workgroup_attributions = 0 : i64} {
      %cst0_i32 = spv.Constant 0 : i32
      %cst1_i32 = spv.Constant 1 : i32
      %0 = spv.Variable : !spv.ptr<f32, Function>
      spv.Store "Function" %0, %arg1 : f32
      spv.mlir.loop {
        spv.Branch ^bb1(%cst0_i32, %arg1 : i32, f32)
      ^bb1(%9: i32, %10: f32):  // 2 preds: ^bb0, ^bb2
        %11 = spv.SLessThan %9, %arg2 : i32
        spv.BranchConditional %11, ^bb2, ^bb3
      ^bb2:  // pred: ^bb1
        %cst0_i32_3 = spv.Constant 0 : i32
        %cst0_i32_4 = spv.Constant 0 : i32
        %cst1_i32_5 = spv.Constant 1 : i32
        %12 = spv.IMul %cst1_i32_5, %9 : i32
        %13 = spv.IAdd %cst0_i32_4, %12 : i32
        %14 = spv.AccessChain %arg0[%cst0_i32_3, %13] : !spv.ptr<!spv.struct<(!spv.array<12 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
        %15 = spv.Load "StorageBuffer" %14 : f32
        %16 = spv.FAdd %10, %15 : f32
        spv.Store "Function" %0, %16 : f32
        %17 = spv.IAdd %9, %cst1_i32 : i32
        spv.Branch ^bb1(%17, %16 : i32, f32)
      ^bb3:  // pred: ^bb1
        spv.mlir.merge
      }
      %1 = spv.Load "Function" %0 : f32
      spv.mlir.selection {
        spv.BranchConditional %arg3, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        %cst0_i32_3 = spv.Constant 0 : i32
        %cst0_i32_4 = spv.Constant 0 : i32
        %cst1_i32_5 = spv.Constant 1 : i32
        %9 = spv.IMul %cst1_i32_5, %arg2 : i32
        %10 = spv.IAdd %cst0_i32_4, %9 : i32
        %11 = spv.AccessChain %arg0[%cst0_i32_3, %10] : !spv.ptr<!spv.struct<(!spv.array<12 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
        spv.Store "StorageBuffer" %11, %1 : f32
        spv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spv.mlir.merge
      }
      %2 = spv.Variable : !spv.ptr<f32, Function>
      %3 = spv.Variable : !spv.ptr<i32, Function>
      spv.mlir.selection {
        spv.BranchConditional %arg3, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spv.Store "Function" %2, %1 : f32
        spv.Store "Function" %3, %arg2 : i32
        spv.Branch ^bb3
      ^bb2:  // pred: ^bb0
        spv.Store "Function" %2, %arg1 : f32
        spv.Store "Function" %3, %cst1_i32 : i32
        spv.Branch ^bb3
      ^bb3:  // 2 preds: ^bb1, ^bb2
        spv.mlir.merge
      }
      %4 = spv.Load "Function" %3 : i32
      %5 = spv.Load "Function" %2 : f32
      %cst0_i32_0 = spv.Constant 0 : i32
      %cst0_i32_1 = spv.Constant 0 : i32
      %cst1_i32_2 = spv.Constant 1 : i32
      %6 = spv.IMul %cst1_i32_2, %4 : i32
      %7 = spv.IAdd %cst0_i32_1, %6 : i32
      %8 = spv.AccessChain %arg0[%cst0_i32_0, %7] : !spv.ptr<!spv.struct<(!spv.array<12 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
      spv.Store "StorageBuffer" %8, %5 : f32
      spv.mlir.loop {
        spv.Branch ^bb1(%cst0_i32 : i32)
      ^bb1(%9: i32):  // 2 preds: ^bb0, ^bb2
        %10 = spv.SLessThan %9, %arg2 : i32
        spv.BranchConditional %10, ^bb2, ^bb3
      ^bb2:  // pred: ^bb1
        spv.mlir.loop {
          spv.Branch ^bb1(%cst0_i32 : i32)
        ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb2
          %13 = spv.SLessThan %12, %9 : i32
          spv.BranchConditional %13, ^bb2, ^bb3
        ^bb2:  // pred: ^bb1
          %cst0_i32_3 = spv.Constant 0 : i32
          %cst0_i32_4 = spv.Constant 0 : i32
          %cst1_i32_5 = spv.Constant 1 : i32
          %14 = spv.IMul %cst1_i32_5, %12 : i32
          %15 = spv.IAdd %cst0_i32_4, %14 : i32
          %16 = spv.AccessChain %arg0[%cst0_i32_3, %15] : !spv.ptr<!spv.struct<(!spv.array<12 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
          spv.Store "StorageBuffer" %16, %5 : f32
          %17 = spv.IAdd %12, %cst1_i32 : i32
          spv.Branch ^bb1(%17 : i32)
        ^bb3:  // pred: ^bb1
          spv.mlir.merge
        }
        %11 = spv.IAdd %9, %cst1_i32 : i32
        spv.Branch ^bb1(%11 : i32)
      ^bb3:  // pred: ^bb1
        spv.mlir.merge
      }
      spv.Return
    }
  }
  gpu.module @kernels {
    gpu.func @k(%arg0: memref<12xf32>, %arg1: f32, %arg2: index, %arg3: i1) kernel attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}} {
      %c0 = constant 0 : index
      %c1 = constant 1 : index
      %0 = scf.for %arg4 = %c0 to %arg2 step %c1 iter_args(%arg5 = %arg1) -> (f32) {
        %2 = memref.load %arg0[%arg4] : memref<12xf32>
        %3 = addf %arg5, %2 : f32
        scf.yield %3 : f32
      }
      scf.if %arg3 {
        memref.store %0, %arg0[%arg2] : memref<12xf32>
      }
      %1:2 = scf.if %arg3 -> (f32, index) {
        scf.yield %0, %arg2 : f32, index
      } else {
        scf.yield %arg1, %c1 : f32, index
      }
      memref.store %1#0, %arg0[%1#1] : memref<12xf32>
      scf.for %arg4 = %c0 to %arg2 step %c1 {
        scf.for %arg5 = %c0 to %arg4 step %c1 {
          memref.store %1#0, %arg0[%arg5] : memref<12xf32>
        }
      }
      gpu.return
    }
  }
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @a {
  gpu.func @k(%m: memref<12xf32>) workgroup(%w: memref<4xf32, 3>) private(%p: memref<4xf32, 5>) kernel attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}} {
    %c0 = constant 0 : index
    %0 = memref.load %p[%c0] : memref<4xf32, 5>
    memref.store %0, %w[%c0] : memref<4xf32, 3>
    gpu.return
  }
}
gpu.module @b {
 func @g() { return }
}
}
// wanted
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.module @__spv__a Logical GLSL450 {
    spv.GlobalVariable @__memory_of_k_1__ : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Private>
    spv.GlobalVariable @__memory_of_k_0__ : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Workgroup>
    spv.func @k(%arg0: !spv.ptr<!spv.struct<(!spv.array<12 x f32, stride=4> [0])>, StorageBuffer> {spv.interface_var_abi = #spv.interface_var_abi<(0, 0)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}, workgroup_attributions = 1 : i64} {
      %__memory_of_k_0___addr = spv.mlir.addressof @__memory_of_k_0__ : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Workgroup>
      %__memory_of_k_1___addr = spv.mlir.addressof @__memory_of_k_1__ : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Private>
      %cst0_i32 = spv.Constant 0 : i32
      %cst0_i32_0 = spv.Constant 0 : i32
      %cst0_i32_1 = spv.Constant 0 : i32
      %cst1_i32 = spv.Constant 1 : i32
      %0 = spv.IMul %cst1_i32, %cst0_i32 : i32
      %1 = spv.IAdd %cst0_i32_1, %0 : i32
      %2 = spv.AccessChain %__memory_of_k_1___addr[%cst0_i32_0, %1] : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Private>, i32, i32
      %3 = spv.Load "Private" %2 : f32
      %cst0_i32_2 = spv.Constant 0 : i32
      %cst0_i32_3 = spv.Constant 0 : i32
      %cst1_i32_4 = spv.Constant 1 : i32
      %4 = spv.IMul %cst1_i32_4, %cst0_i32 : i32
      %5 = spv.IAdd %cst0_i32_3, %4 : i32
      %6 = spv.AccessChain %__memory_of_k_0___addr[%cst0_i32_2, %5] : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Workgroup>, i32, i32
      spv.Store "Workgroup" %6, %3 : f32
      spv.Return
    }
  }
  gpu.module @a {
    gpu.func @k(%arg0: memref<12xf32>) workgroup(%arg1 : memref<4xf32, 3>) private(%arg2 : memref<4xf32, 5>) kernel attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}} {
      %c0 = constant 0 : index
      %0 = memref.load %arg2[%c0] : memref<4xf32, 5>
      memref.store %0, %arg1[%c0] : memref<4xf32, 3>
      gpu.return
    }
  }
  spv.module @__spv__b Logical GLSL450 {
    spv.func @g() "None" {
      spv.Return
    }
  }
  gpu.module @b {
    func @g() {
      return
    }
  }
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @kernels {
  gpu.func @k(%m: memref<12xf32> {spv.interface_var_abi = #spv.interface_var_abi<(1, 2)>}, %s: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 7), Uniform>}, %i: index) kernel {
    %0 = "gpu.block_id"() {dimension = "x"} : () -> index
    %1 = "gpu.thread_id"() {dimension = "y"} : () -> index
    %2 = "gpu.grid_dim"() {dimension = "z"} : () -> index
    %3 = "gpu.block_dim"() {dimension = "y"} : () -> index
    %4 = gpu.subgroup_id : index
    %5 = gpu.num_subgroups : index
    %6 = gpu.subgroup_size : index
    %7 = "gpu.thread_id"() {dimension = "x"} : () -> index
    %8 = addi %0, %1 : index
    %9 = addi %8, %2 : index
    %10 = addi %9, %3 : index
    %11 = addi %10, %4 : index
    %12 = addi %11, %5 : index
    %13 = addi %12, %6 : index
    %14 = addi %13, %7 : index
    gpu.barrier
    memref.store %s, %m[%14] : memref<12xf32>
    gpu.return
  }
}
func @main(%m: memref<12xf32>, %s: f32, %i: index) {
   gpu.launch_func @kernels::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<12xf32>, %s : f32, %i: index)
  return
}
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @kernels {
  gpu.func @k(%m: memref<12xf32>, %s: f32, %i: index) kernel {
    %0 = "gpu.block_id"() {dimension = "x"} : () -> index
    %1 = "gpu.thread_id"() {dimension = "y"} : () -> index
    %2 = "gpu.grid_dim"() {dimension = "z"} : () -> index
    %3 = "gpu.block_dim"() {dimension = "y"} : () -> index
    %4 = gpu.subgroup_id : index
    %5 = gpu.num_subgroups : index
    %6 = gpu.subgroup_size : index
    %7 = "gpu.thread_id"() {dimension = "x"} : () -> index
    %8 = addi %0, %1 : index
    %9 = addi %8, %2 : index
    %10 = addi %9, %3 : index
    %11 = addi %10, %4 : index
    %12 = addi %11, %5 : index
    %13 = addi %12, %6 : index
    %14 = addi %13, %7 : index
    gpu.barrier
    memref.store %s, %m[%14] : memref<12xf32>
    gpu.return
  }
}
func @main(%m: memref<12xf32>, %s: f32, %i: index) {
   gpu.launch_func @kernels::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<12xf32>, %s : f32, %i: index)
  return
}
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @m {
  gpu.func @k(%a: f32, %m: memref<4xf32, 3>) kernel attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}} {
    %c1 = constant 1 : i32
    %c4 = constant 4 : i32
    %0, %1 = gpu.shuffle %a, %c1, %c4 xor : f32
    gpu.barrier
    %2 = "gpu.block_dim"() {dimension = "x"} : () -> index
    memref.store %0, %m[%2] : memref<4xf32, 3>
    %3 = call @g(%a) : (f32) -> f32
    gpu.return
  }
  func @g(%a: f32) -> f32 {
    return %a : f32
  }
  gpu.func @helper(%m: f32) -> f32 {
    gpu.return %m : f32
  }
}
}
// wanted
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.module @__spv__m Logical GLSL450 {
    spv.GlobalVariable @__builtin_var_SubgroupLocalInvocationId__ built_in("SubgroupLocalInvocationId") : !spv.ptr<i32, Input>
    spv.func @k(%arg0: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), StorageBuffer>}, %arg1: !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Workgroup> {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}, workgroup_attributions = 0 : i64} {
      %cst1_i32 = spv.Constant 1 : i32
      %cst4_i32 = spv.Constant 4 : i32
      %0 = spv.GroupNonUniformShuffleXor Subgroup %arg0, %cst1_i32 : (f32, i32) -> f32
      %__builtin_var_SubgroupLocalInvocationId___addr = spv.mlir.addressof @__builtin_var_SubgroupLocalInvocationId__ : !spv.ptr<i32, Input>
      %1 = spv.Load "Input" %__builtin_var_SubgroupLocalInvocationId___addr : i32
      %2 = spv.BitwiseXor %1, %cst1_i32 : i32
      %3 = spv.ULessThan %2, %cst4_i32 : i32
      spv.ControlBarrier Workgroup, Workgroup, "AcquireRelease|UniformMemory|WorkgroupMemory"
      %cst4_i32_0 = spv.Constant 4 : i32
      %cst0_i32 = spv.Constant 0 : i32
      %cst0_i32_1 = spv.Constant 0 : i32
      %cst1_i32_2 = spv.Constant 1 : i32
      %4 = spv.IMul %cst1_i32_2, %cst4_i32_0 : i32
      %5 = spv.IAdd %cst0_i32_1, %4 : i32
      %6 = spv.AccessChain %arg1[%cst0_i32, %5] : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, Workgroup>, i32, i32
      spv.Store "Workgroup" %6, %0 : f32
      %7 = spv.FunctionCall @g(%arg0) : (f32) -> f32
      spv.Return
    }
    spv.func @g(%arg0: f32) -> f32 "None" {
      spv.ReturnValue %arg0 : f32
    }
    spv.func @helper(%arg0: f32) -> f32 "None" attributes {workgroup_attributions = 0 : i64} {
      spv.ReturnValue %arg0 : f32
    }
  }
  gpu.module @m {
    gpu.func @k(%arg0: f32, %arg1: memref<4xf32, 3>) kernel attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}} {
      %c1_i32 = constant 1 : i32
      %c4_i32 = constant 4 : i32
      %result, %valid = gpu.shuffle %arg0, %c1_i32, %c4_i32 xor : f32
      gpu.barrier
      %0 = "gpu.block_dim"() {dimension = "x"} : () -> index
      memref.store %result, %arg1[%0] : memref<4xf32, 3>
      %1 = call @g(%arg0) : (f32) -> f32
      gpu.return
    }
    func @g(%arg0: f32) -> f32 {
      return %arg0 : f32
    }
    gpu.func @helper(%arg0: f32) -> f32 {
      gpu.return %arg0 : f32
    }
  }
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    gpu.return
  }
  gpu.func @two(%a: f32) kernel {
    gpu.return
  }
}
func @main(%a: f32) {
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%a : f32)
  gpu.launch_func @m::@two blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%a : f32)
  return
}
}
// wanted
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.module @__spv__m Logical GLSL450 {
    spv.func @k(%arg0: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), StorageBuffer>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[8, 1, 1]> : vector<3xi32>}, workgroup_attributions = 0 : i64} {
      spv.Return
    }
    spv.func @two(%arg0: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), StorageBuffer>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[8, 1, 1]> : vector<3xi32>}, workgroup_attributions = 0 : i64} {
      spv.Return
    }
  }
  gpu.module @m {
    gpu.func @k(%arg0: f32) kernel {
      gpu.return
    }
    gpu.func @two(%arg0: f32) kernel {
      gpu.return
    }
  }
  func @main(%arg0: f32) {
    %c1 = constant 1 : index
    %c8 = constant 8 : index
    gpu.launch_func  @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%arg0 : f32)
    gpu.launch_func  @m::@two blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%arg0 : f32)
    return
  }
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @m {
  gpu.func @k(%a: f32) kernel {
    gpu.return
  }
}
func @main(%a: f32, %n: index) {
  %c1 = constant 1 : index
  gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1) args(%a : f32)
  return
}
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @m {
  gpu.func @k(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(2, 3), Uniform>}, %m: memref<4xf32> {spv.interface_var_abi = #spv.interface_var_abi<(2, 4)>}) kernel attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}} {
    gpu.return
  }
}
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
gpu.module @m {
  gpu.func @k(%a: f32) kernel attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}} {
    %0 = "gpu.all_reduce"(%a) ({}) {op = "add"} : (f32) -> f32
    gpu.return
  }
}
}
// -----
func @nothing() {
  return
}
// -----
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Kernel, Addresses], []>, {}>} {
gpu.module @m {
  gpu.func @k(%a: memref<4xf32, 11>) kernel attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}} {
    gpu.return
  }
}
}
// wanted
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Kernel, Addresses], []>, {}>}  {
  spv.module @__spv__m Physical64 OpenCL {
    spv.func @k(%arg0: !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4>)>, CrossWorkgroup> {spv.interface_var_abi = #spv.interface_var_abi<(0, 0)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}, workgroup_attributions = 0 : i64} {
      spv.Return
    }
  }
  gpu.module @m {
    gpu.func @k(%arg0: memref<4xf32, 11>) kernel attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}} {
      gpu.return
    }
  }
}
