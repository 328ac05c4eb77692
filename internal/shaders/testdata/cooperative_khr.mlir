!a = type !spv.KHR.coopmatrix<8x16xi8, Subgroup, MatrixA>
!b = type !spv.KHR.coopmatrix<16x8xi8, Subgroup, MatrixB>
!c = type !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc rows=@M>
!i8s = type !spv.ptr<!spv.struct<(!spv.rtarray<i8, stride=1> [0]), Block>, StorageBuffer>
!vectors = type !spv.ptr<!spv.struct<(!spv.rtarray<vector<4xi32>, stride=16> [0]), Block>, StorageBuffer>
!i32s = type !spv.ptr<!spv.struct<(!spv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
spv.module Logical Vulkan requires #spv.vce<v1.6, [Shader, Int8, Float16, StorageBuffer8BitAccess, VulkanMemoryModel, CooperativeMatrixKHR], [SPV_KHR_cooperative_matrix]> {
  spv.SpecConstant @M spec_id(0) = 8 : i32
  spv.GlobalVariable @a bind(0, 0) : !i8s
  spv.GlobalVariable @b bind(0, 1) : !vectors
  spv.GlobalVariable @c bind(0, 2) : !i32s
  spv.GlobalVariable @shared : !spv.ptr<!spv.array<64 x i32>, Workgroup>
  spv.func @main() -> () "None" {
    %0 = spv.Constant 0 : i32
    %1 = spv.Constant 1 : i32
    %8 = spv.Constant 8 : i32
    %16 = spv.Constant 16 : i32
    %64 = spv.Constant 64 : i32
    %128 = spv.Constant 128 : i32
    %minus3 = spv.Constant -3 : i32
    %pa = spv.mlir.addressof @a : !i8s
    %pb = spv.mlir.addressof @b : !vectors
    %pc = spv.mlir.addressof @c : !i32s
    %ps = spv.mlir.addressof @shared : !spv.ptr<!spv.array<64 x i32>, Workgroup>
    %a0 = spv.AccessChain %pa[%0, %0] : !i8s, i32, i32
    %b0 = spv.AccessChain %pb[%0, %0] : !vectors, i32, i32
    %c0 = spv.AccessChain %pc[%0, %0] : !i32s, i32, i32
    %c1 = spv.AccessChain %pc[%0, %64] : !i32s, i32, i32
    %c2 = spv.AccessChain %pc[%0, %128] : !i32s, i32, i32
    %s0 = spv.AccessChain %ps[%0] : !spv.ptr<!spv.array<64 x i32>, Workgroup>, i32
    %a = spv.KHR.CooperativeMatrixLoad %a0, %16 ["RowMajor"] : !spv.ptr<i8, StorageBuffer>, i32 -> !a
    // A column is one vector.
    %b = spv.KHR.CooperativeMatrixLoad %b0, %1 ["ColumnMajor"] : !spv.ptr<vector<4xi32>, StorageBuffer>, i32 -> !b
    %five = spv.Constant [5 : i32] : !c
    %product = spv.KHR.CooperativeMatrixMulAdd %a, %b, %five ["ASigned|CSigned|ResultSigned"] : !a, !b, !c -> !c
    %scaled = spv.MatrixTimesScalar %product, %minus3 : !c, i32 -> !c
    spv.KHR.CooperativeMatrixStore %s0, %scaled, %8 ["ColumnMajor"] : !spv.ptr<i32, Workgroup>, !c, i32
    %read = spv.KHR.CooperativeMatrixLoad %s0, %8 ["ColumnMajor"] ["Volatile"] : !spv.ptr<i32, Workgroup>, i32 -> !c
    spv.KHR.CooperativeMatrixStore %c0, %read, %8 ["RowMajor"] : !spv.ptr<i32, StorageBuffer>, !c, i32
    %large = spv.Constant [2147482648 : i32] : !c
    %saturated = spv.KHR.CooperativeMatrixMulAdd %a, %b, %large ["ASigned|CSigned|ResultSigned|AccSat"] : !a, !b, !c -> !c
    spv.KHR.CooperativeMatrixStore %c1, %saturated, %8 ["RowMajor"] : !spv.ptr<i32, StorageBuffer>, !c, i32
    // A part of a as floats of 16 and 32 bits.
    %part = spv.KHR.CooperativeMatrixLoad %a0, %16 ["RowMajor"] : !spv.ptr<i8, StorageBuffer>, i32 -> !spv.KHR.coopmatrix<8x8xi8, Subgroup, MatrixAcc>
    %halves = spv.ConvertSToF %part : !spv.KHR.coopmatrix<8x8xi8, Subgroup, MatrixAcc> to !spv.KHR.coopmatrix<8x8xf16, Subgroup, MatrixAcc>
    %floats = spv.FConvert %halves : !spv.KHR.coopmatrix<8x8xf16, Subgroup, MatrixAcc> to !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
    %squares = spv.FMul %floats, %floats : !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
    %quarter = spv.Constant 2.5e-01 : f32
    %quarters = spv.MatrixTimesScalar %squares, %quarter : !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc>, f32 -> !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
    %numbers = spv.ConvertFToS %quarters : !spv.KHR.coopmatrix<8x8xf32, Subgroup, MatrixAcc> to !c
    spv.KHR.CooperativeMatrixStore %c2, %numbers, %8 ["RowMajor"] : !spv.ptr<i32, StorageBuffer>, !c, i32
    spv.Return
  }
  spv.EntryPoint "GLCompute" @main, @a, @b, @c, @shared
  spv.ExecutionMode @main "LocalSize", 16, 1, 1
}
