// spv.module(spirv-lower-abi-attrs)
module attributes {
  spv.target_env = #spv.target_env<
    #spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>
} {
spv.module Logical GLSL450 {
  spv.GlobalVariable @WorkgroupSize built_in("WorkgroupSize") : !spv.ptr<vector<3xi32>, Input>
  spv.func @kernel(
    %arg0: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), StorageBuffer>},
    %arg1: !spv.ptr<!spv.struct<(!spv.array<12 x f32, stride=4> [0])>, StorageBuffer> {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}) "None"
  attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    %0 = spv.mlir.addressof @WorkgroupSize : !spv.ptr<vector<3xi32>, Input>
    %1 = spv.Load "Input" %0 : vector<3xi32>
    %2 = spv.FAdd %arg0, %arg0 : f32
    %c = spv.Constant 0 : i32
    %3 = spv.AccessChain %arg1[%c, %c] : !spv.ptr<!spv.struct<(!spv.array<12 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
    spv.Store "StorageBuffer" %3, %2 : f32
    spv.Return
  }
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} { spv.module Logical GLSL450 {
 spv.GlobalVariable @out : !spv.ptr<f32, Output>
 spv.GlobalVariable @out3 : !spv.ptr<f32, Output>
 spv.GlobalVariable @out4 : !spv.ptr<f32, Output>
 spv.GlobalVariable @out5 : !spv.ptr<f32, Output>
 spv.GlobalVariable @out2 : !spv.ptr<f32, Output>
 spv.func @g(%x: f32) "None"  { 
    %0 = spv.mlir.addressof @out2 : !spv.ptr<f32, Output>
  spv.Store "Output" %0, %x : f32
  spv.Return }
 spv.func @k(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), Uniform>}) "None" attributes {foo = 3 : i32, spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} { 
    spv.FunctionCall @g(%a) : (f32) -> ()
    %0 = spv.mlir.addressof @out5 : !spv.ptr<f32, Output>
  spv.Store "Output" %0, %a : f32
    %1 = spv.mlir.addressof @out3 : !spv.ptr<f32, Output>
  spv.Store "Output" %1, %a : f32
    %2 = spv.mlir.addressof @out : !spv.ptr<f32, Output>
  spv.Store "Output" %2, %a : f32
    spv.Return }
 spv.func @k2(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), Uniform>}) "None" attributes {foo = 3 : i32, spv.entry_point_abi = {local_size = dense<[1, 1, 1]> : vector<3xi32>}} { spv.Return }
     } }
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>}  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @out : !spv.ptr<f32, Output>
    spv.GlobalVariable @out3 : !spv.ptr<f32, Output>
    spv.GlobalVariable @out4 : !spv.ptr<f32, Output>
    spv.GlobalVariable @out5 : !spv.ptr<f32, Output>
    spv.GlobalVariable @out2 : !spv.ptr<f32, Output>
    spv.func @g(%arg0: f32) "None" {
      %out2_addr = spv.mlir.addressof @out2 : !spv.ptr<f32, Output>
      spv.Store "Output" %out2_addr, %arg0 : f32
      spv.Return
    }
    spv.GlobalVariable @k_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>
    spv.func @k() "None" attributes {foo = 3 : i32} {
      %k_arg_0_addr = spv.mlir.addressof @k_arg_0 : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>
      %cst0_i32 = spv.Constant 0 : i32
      %0 = spv.AccessChain %k_arg_0_addr[%cst0_i32] : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>, i32
      %1 = spv.Load "Uniform" %0 : f32
      spv.FunctionCall @g(%1) : (f32) -> ()
      %out5_addr = spv.mlir.addressof @out5 : !spv.ptr<f32, Output>
      spv.Store "Output" %out5_addr, %1 : f32
      %out3_addr = spv.mlir.addressof @out3 : !spv.ptr<f32, Output>
      spv.Store "Output" %out3_addr, %1 : f32
      %out_addr = spv.mlir.addressof @out : !spv.ptr<f32, Output>
      spv.Store "Output" %out_addr, %1 : f32
      spv.Return
    }
    spv.GlobalVariable @k2_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>
    spv.func @k2() "None" attributes {foo = 3 : i32} {
      %k2_arg_0_addr = spv.mlir.addressof @k2_arg_0 : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>
      %cst0_i32 = spv.Constant 0 : i32
      %0 = spv.AccessChain %k2_arg_0_addr[%cst0_i32] : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>, i32
      %1 = spv.Load "Uniform" %0 : f32
      spv.Return
    }
    spv.EntryPoint "GLCompute" @k, @out2, @out5, @out3, @out
    spv.ExecutionMode @k "LocalSize", 32, 1, 1
    spv.EntryPoint "GLCompute" @k2
    spv.ExecutionMode @k2 "LocalSize", 1, 1, 1
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Kernel, Addresses], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k() "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Kernel, Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k() "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader, Kernel], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k() "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Matrix], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k() "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.GlobalVariable @k_arg_0 : !spv.ptr<f32, Private>
  spv.func @k(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), Uniform>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), Uniform>}, %b: f32) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// wanted
error: 'spv.func' op is an entry point, but nothing says where its argument #1 is bound; add spv.interface_var_abi = #spv.interface_var_abi<(SET, BINDING)>
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// wanted
error: 'spv.func' op is an entry point whose argument #0 is of type f32; it has to be a pointer to a struct, or a number with a storage class in its spv.interface_var_abi
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @no_entry(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), Uniform>}) "None" {
    spv.Return
  }
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.GlobalVariable @out : !spv.ptr<f32, Output>
  spv.func @g(%x: f32) "None" {
    %0 = spv.mlir.addressof @out : !spv.ptr<f32, Output>
    spv.Store "Output" %0, %x : f32
    spv.Return
  }
  spv.func @k(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 0), Uniform>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.FunctionCall @g(%a) : (f32) -> ()
    spv.Return
  }
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>}  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @out : !spv.ptr<f32, Output>
    spv.func @g(%arg0: f32) "None" {
      %out_addr = spv.mlir.addressof @out : !spv.ptr<f32, Output>
      spv.Store "Output" %out_addr, %arg0 : f32
      spv.Return
    }
    spv.GlobalVariable @k_arg_0 bind(0, 0) : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>
    spv.func @k() "None" {
      %k_arg_0_addr = spv.mlir.addressof @k_arg_0 : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>
      %cst0_i32 = spv.Constant 0 : i32
      %0 = spv.AccessChain %k_arg_0_addr[%cst0_i32] : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>, i32
      %1 = spv.Load "Uniform" %0 : f32
      spv.FunctionCall @g(%1) : (f32) -> ()
      spv.Return
    }
    spv.EntryPoint "GLCompute" @k, @out
    spv.ExecutionMode @k "LocalSize", 32, 1, 1
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k(%a: !spv.ptr<!spv.struct<(i32, !spv.array<4xf32>)>, StorageBuffer> {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    %c0 = spv.Constant 0 : i32
    %c1 = spv.Constant 1 : i32
    %0 = spv.AccessChain %a[%c0] : !spv.ptr<!spv.struct<(i32, !spv.array<4xf32>)>, StorageBuffer>, i32
    %1 = spv.Load "StorageBuffer" %0 : i32
    spv.Store "StorageBuffer" %0, %1 : i32
    spv.Return
  }
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>}  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @k_arg_0 bind(0, 1) : !spv.ptr<!spv.struct<(i32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>
    spv.func @k() "None" {
      %k_arg_0_addr = spv.mlir.addressof @k_arg_0 : !spv.ptr<!spv.struct<(i32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>
      %cst0_i32 = spv.Constant 0 : i32
      %cst1_i32 = spv.Constant 1 : i32
      %0 = spv.AccessChain %k_arg_0_addr[%cst0_i32] : !spv.ptr<!spv.struct<(i32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>, i32
      %1 = spv.Load "StorageBuffer" %0 : i32
      spv.Store "StorageBuffer" %0, %1 : i32
      spv.Return
    }
    spv.EntryPoint "GLCompute" @k
    spv.ExecutionMode @k "LocalSize", 32, 1, 1
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k(%a: !spv.ptr<!spv.struct<(i32, !spv.array<4xf32>)>, StorageBuffer> {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    %c1 = spv.Constant 1 : i32
    %0 = spv.AccessChain %a[%c1] : !spv.ptr<!spv.struct<(i32, !spv.array<4xf32>)>, StorageBuffer>, i32
    %1 = spv.Load "StorageBuffer" %0 : !spv.array<4xf32>
    %2 = spv.CompositeExtract %1[1 : i32] : !spv.array<4xf32>
    %v = spv.Variable : !spv.ptr<!spv.array<4xf32>, Function>
    spv.Store "Function" %v, %1 : !spv.array<4xf32>
    spv.Store "StorageBuffer" %0, %1 : !spv.array<4xf32>
    spv.Return
  }
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>}  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @k_arg_0 bind(0, 1) : !spv.ptr<!spv.struct<(i32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>
    spv.func @k() "None" {
      %k_arg_0_addr = spv.mlir.addressof @k_arg_0 : !spv.ptr<!spv.struct<(i32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>
      %cst1_i32 = spv.Constant 1 : i32
      %0 = spv.AccessChain %k_arg_0_addr[%cst1_i32] : !spv.ptr<!spv.struct<(i32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>, i32
      %1 = spv.Load "StorageBuffer" %0 : !spv.array<4 x f32, stride=4>
      %2 = spv.CompositeExtract %1[0 : i32] : !spv.array<4 x f32, stride=4>
      %3 = spv.CompositeExtract %1[1 : i32] : !spv.array<4 x f32, stride=4>
      %4 = spv.CompositeExtract %1[2 : i32] : !spv.array<4 x f32, stride=4>
      %5 = spv.CompositeExtract %1[3 : i32] : !spv.array<4 x f32, stride=4>
      %6 = spv.CompositeConstruct %2, %3, %4, %5 : !spv.array<4 x f32>
      %7 = spv.CompositeExtract %1[1 : i32] : !spv.array<4 x f32, stride=4>
      %8 = spv.Variable : !spv.ptr<!spv.array<4 x f32>, Function>
      spv.Store "Function" %8, %6 : !spv.array<4 x f32>
      %9 = spv.CompositeExtract %1[0 : i32] : !spv.array<4 x f32, stride=4>
      %10 = spv.CompositeExtract %1[1 : i32] : !spv.array<4 x f32, stride=4>
      %11 = spv.CompositeExtract %1[2 : i32] : !spv.array<4 x f32, stride=4>
      %12 = spv.CompositeExtract %1[3 : i32] : !spv.array<4 x f32, stride=4>
      %13 = spv.CompositeConstruct %9, %10, %11, %12 : !spv.array<4 x f32, stride=4>
      spv.Store "StorageBuffer" %0, %13 : !spv.array<4 x f32, stride=4>
      spv.Return
    }
    spv.EntryPoint "GLCompute" @k
    spv.ExecutionMode @k "LocalSize", 32, 1, 1
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k(%a: !spv.ptr<f32, StorageBuffer> {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// wanted
error: 'spv.func' op is an entry point whose argument #0 is of type !spv.ptr<f32, StorageBuffer>; it has to be a pointer to a struct, or a number with a storage class in its spv.interface_var_abi
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @k(%a: !spv.ptr<!spv.struct<(i1)>, StorageBuffer> {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// wanted
error: 'spv.func' op is an entry point whose argument #0 cannot be bound: i1 has no layout in memory that a host shares; use i32, where 0 is false
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @g(%a: !spv.ptr<!spv.struct<(i32)>, StorageBuffer>) "None" {
    spv.Return
  }
  spv.func @k(%a: !spv.ptr<!spv.struct<(i32)>, StorageBuffer> {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
    spv.FunctionCall @g(%a) : (!spv.ptr<!spv.struct<(i32)>, StorageBuffer>) -> ()
    spv.Return
  }
}
}
// wanted
error: 'spv.func' op is an entry point whose argument cannot be bound: 'spv.FunctionCall' takes a pointer to !spv.struct<(i32 [0])>, of which the offsets are open; write them
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {}>} {
spv.module Logical GLSL450 {
  spv.func @shared(%a: !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, Workgroup> {spv.interface_var_abi = #spv.interface_var_abi<(0, 0)>}) "None" attributes {spv.entry_point_abi = {local_size = dense<[4, 1, 1]> : vector<3xi32>}} {
    spv.Return
  }
}
}
// wanted
error: 'spv.func' op is an entry point whose argument #0 is of type !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, Workgroup>, in a storage class to which a host can bind nothing; make it memory of the workgroup or invocation in the gpu.func
