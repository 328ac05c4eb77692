// convert-linalg-to-spirv
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 2, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = muli %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %x : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<2xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi32>) outs(%r : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<?xi32>, %r: memref<1xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<?xi32>) outs(%r : memref<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi16>, %r: memref<1xi16>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #t ins(%a : memref<16xi16>) outs(%r : memref<1xi16>) {
  ^bb0(%x: i16, %y: i16):
    %s = addi %x, %y : i16
    linalg.yield %s : i16
  }
  spv.Return
}
}
// -----
#t = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>, {}>} {
func @f(%a: memref<16xi32>, %r: memref<16xi32>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic {iterator_types = ["parallel"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>]} ins(%a : memref<16xi32>) outs(%r : memref<16xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = addi %x, %y : i32
    linalg.yield %s : i32
  }
  spv.Return
}
}
// -----
#q = {iterator_types = ["reduction"], indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0, 0)>]}
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic, Int64, Int64Atomics], []>, {}>} {
func @f(%a: memref<16xi64>, %r: memref<1x1xi64>) attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
  linalg.generic #q ins(%a : memref<16xi64>) outs(%r : memref<1x1xi64>) {
  ^bb0(%x: i64, %y: i64):
    %s = addi %x, %y : i64
    linalg.yield %s : i64
  }
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic, Int64, Int64Atomics], []>, {}>}  {
  spv.GlobalVariable @__builtin_var_LocalInvocationId__ built_in("LocalInvocationId") : !spv.ptr<vector<3xi32>, Input>
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.array<16 x i64, stride=8> [0])>, StorageBuffer>, %arg1: !spv.ptr<!spv.struct<(!spv.array<1 x i64, stride=8> [0])>, StorageBuffer>) "None" attributes {spv.entry_point_abi = {local_size = dense<[16, 1, 1]> : vector<3xi32>}} {
    %__builtin_var_LocalInvocationId___addr = spv.mlir.addressof @__builtin_var_LocalInvocationId__ : !spv.ptr<vector<3xi32>, Input>
    %0 = spv.Load "Input" %__builtin_var_LocalInvocationId___addr : vector<3xi32>
    %1 = spv.CompositeExtract %0[0 : i32] : vector<3xi32>
    %cst0_i32 = spv.Constant 0 : i32
    %cst0_i32_0 = spv.Constant 0 : i32
    %cst1_i32 = spv.Constant 1 : i32
    %2 = spv.IMul %cst1_i32, %1 : i32
    %3 = spv.IAdd %cst0_i32_0, %2 : i32
    %4 = spv.AccessChain %arg0[%cst0_i32, %3] : !spv.ptr<!spv.struct<(!spv.array<16 x i64, stride=8> [0])>, StorageBuffer>, i32, i32
    %5 = spv.Load "StorageBuffer" %4 : i64
    %6 = spv.GroupNonUniformIAdd "Subgroup" "Reduce" %5 : i64
    %cst0_i32_1 = spv.Constant 0 : i32
    %cst0_i32_2 = spv.Constant 0 : i32
    %cst0_i32_3 = spv.Constant 0 : i32
    %cst1_i32_4 = spv.Constant 1 : i32
    %7 = spv.IMul %cst1_i32_4, %cst0_i32_1 : i32
    %8 = spv.IAdd %cst0_i32_3, %7 : i32
    %cst1_i32_5 = spv.Constant 1 : i32
    %9 = spv.IMul %cst1_i32_5, %cst0_i32_1 : i32
    %10 = spv.IAdd %8, %9 : i32
    %11 = spv.AccessChain %arg1[%cst0_i32_2, %10] : !spv.ptr<!spv.struct<(!spv.array<1 x i64, stride=8> [0])>, StorageBuffer>, i32, i32
    %12 = spv.GroupNonUniformElect Subgroup : i1
    spv.mlir.selection {
      spv.BranchConditional %12, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %13 = spv.AtomicIAdd "Device" "AcquireRelease" %11, %6 : !spv.ptr<i64, StorageBuffer>
      spv.Branch ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      spv.mlir.merge
    }
    spv.Return
  }
}
