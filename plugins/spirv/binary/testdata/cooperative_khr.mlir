spirv.module Logical GLSL450 requires #spirv.vce<v1.6, [Shader, CooperativeMatrixKHR, Int8, Float16, StorageBuffer16BitAccess], [SPV_KHR_cooperative_matrix, SPV_KHR_storage_buffer_storage_class]> {
  spirv.func @f(%p : !spirv.ptr<f16, StorageBuffer>, %s : i32, %i: !spirv.ptr<i8, StorageBuffer>) "None" {
    %a = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xf16, Subgroup, MatrixA>
    %b = spirv.KHR.CooperativeMatrixLoad %p, %s, <ColumnMajor>, <Volatile> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixB>
    %c = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
    %d = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<16x8xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
    %e = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<16x8xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
    %n = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
    spirv.KHR.CooperativeMatrixStore %p, %d, %s, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>, i32
    %g = spirv.FAdd %d, %e : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
    %h = spirv.FNegate %d : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
    %o = spirv.Constant 2.0 : f32
    %k = spirv.MatrixTimesScalar %d, %o : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>, f32
    %m = spirv.FConvert %d : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc> to !spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc>
    %q = spirv.CompositeConstruct %o : (f32) -> !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
    spirv.Return
  }
}
