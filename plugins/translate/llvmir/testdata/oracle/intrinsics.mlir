llvm.func @t_fabs_0(%a0: f32) -> f32 {
  %r = "llvm.intr.fabs"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_fabs_1(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.fabs"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_ceil_2(%a0: f32) -> f32 {
  %r = "llvm.intr.ceil"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_ceil_3(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.ceil"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_cos_4(%a0: f32) -> f32 {
  %r = "llvm.intr.cos"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_cos_5(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.cos"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_exp_6(%a0: f32) -> f32 {
  %r = "llvm.intr.exp"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_exp_7(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.exp"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_exp2_8(%a0: f32) -> f32 {
  %r = "llvm.intr.exp2"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_exp2_9(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.exp2"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_floor_10(%a0: f32) -> f32 {
  %r = "llvm.intr.floor"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_floor_11(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.floor"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_log_12(%a0: f32) -> f32 {
  %r = "llvm.intr.log"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_log_13(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.log"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_log10_14(%a0: f32) -> f32 {
  %r = "llvm.intr.log10"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_log10_15(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.log10"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_log2_16(%a0: f32) -> f32 {
  %r = "llvm.intr.log2"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_log2_17(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.log2"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_sin_18(%a0: f32) -> f32 {
  %r = "llvm.intr.sin"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_sin_19(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.sin"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_sqrt_20(%a0: f32) -> f32 {
  %r = "llvm.intr.sqrt"(%a0)  : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_sqrt_21(%a0: vector<4xf64>) -> vector<4xf64> {
  %r = "llvm.intr.sqrt"(%a0)  : (vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}
llvm.func @t_fabs_22(%a0: f16) -> f16 {
  %r = "llvm.intr.fabs"(%a0)  : (f16) -> f16
  llvm.return %r : f16
}
llvm.func @t_fabs_23(%a0: bf16) -> bf16 {
  %r = "llvm.intr.fabs"(%a0)  : (bf16) -> bf16
  llvm.return %r : bf16
}
llvm.func @t_fabs_24(%a0: f80) -> f80 {
  %r = "llvm.intr.fabs"(%a0)  : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @t_fabs_25(%a0: f128) -> f128 {
  %r = "llvm.intr.fabs"(%a0)  : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @t_bitreverse_26(%a0: i32) -> i32 {
  %r = "llvm.intr.bitreverse"(%a0)  : (i32) -> i32
  llvm.return %r : i32
}
llvm.func @t_ctpop_27(%a0: i64) -> i64 {
  %r = "llvm.intr.ctpop"(%a0)  : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @t_copysign_28(%a0: f32, %a1: f32) -> f32 {
  %r = "llvm.intr.copysign"(%a0, %a1)  : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_copysign_29(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = "llvm.intr.copysign"(%a0, %a1)  : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @t_maxnum_30(%a0: f32, %a1: f32) -> f32 {
  %r = "llvm.intr.maxnum"(%a0, %a1)  : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_maxnum_31(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = "llvm.intr.maxnum"(%a0, %a1)  : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @t_minnum_32(%a0: f32, %a1: f32) -> f32 {
  %r = "llvm.intr.minnum"(%a0, %a1)  : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_minnum_33(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = "llvm.intr.minnum"(%a0, %a1)  : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @t_maximum_34(%a0: f32, %a1: f32) -> f32 {
  %r = "llvm.intr.maximum"(%a0, %a1)  : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_maximum_35(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = "llvm.intr.maximum"(%a0, %a1)  : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @t_minimum_36(%a0: f32, %a1: f32) -> f32 {
  %r = "llvm.intr.minimum"(%a0, %a1)  : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_minimum_37(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = "llvm.intr.minimum"(%a0, %a1)  : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @t_pow_38(%a0: f32, %a1: f32) -> f32 {
  %r = "llvm.intr.pow"(%a0, %a1)  : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_pow_39(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = "llvm.intr.pow"(%a0, %a1)  : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @t_smax_40(%a0: i32, %a1: i32) -> i32 {
  %r = "llvm.intr.smax"(%a0, %a1)  : (i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func @t_smax_41(%a0: vector<4xi8>, %a1: vector<4xi8>) -> vector<4xi8> {
  %r = "llvm.intr.smax"(%a0, %a1)  : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}
llvm.func @t_smin_42(%a0: i32, %a1: i32) -> i32 {
  %r = "llvm.intr.smin"(%a0, %a1)  : (i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func @t_smin_43(%a0: vector<4xi8>, %a1: vector<4xi8>) -> vector<4xi8> {
  %r = "llvm.intr.smin"(%a0, %a1)  : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}
llvm.func @t_fma_44(%a0: f32, %a1: f32, %a2: f32) -> f32 {
  %r = "llvm.intr.fma"(%a0, %a1, %a2)  : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_fma_45(%a0: vector<8xf32>, %a1: vector<8xf32>, %a2: vector<8xf32>) -> vector<8xf32> {
  %r = "llvm.intr.fma"(%a0, %a1, %a2)  : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}
llvm.func @t_fmuladd_46(%a0: f32, %a1: f32, %a2: f32) -> f32 {
  %r = "llvm.intr.fmuladd"(%a0, %a1, %a2)  : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @t_fmuladd_47(%a0: vector<8xf32>, %a1: vector<8xf32>, %a2: vector<8xf32>) -> vector<8xf32> {
  %r = "llvm.intr.fmuladd"(%a0, %a1, %a2)  : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}
llvm.func @t_sadd_with_overflow_48(%a0: i32, %a1: i32) -> !llvm.struct<(i32, i1)> {
  %r = "llvm.intr.sadd.with.overflow"(%a0, %a1)  : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return %r : !llvm.struct<(i32, i1)>
}
llvm.func @t_sadd_with_overflow_49(%a0: vector<4xi32>, %a1: vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)> {
  %r = "llvm.intr.sadd.with.overflow"(%a0, %a1)  : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
}
llvm.func @t_uadd_with_overflow_50(%a0: i32, %a1: i32) -> !llvm.struct<(i32, i1)> {
  %r = "llvm.intr.uadd.with.overflow"(%a0, %a1)  : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return %r : !llvm.struct<(i32, i1)>
}
llvm.func @t_uadd_with_overflow_51(%a0: vector<4xi32>, %a1: vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)> {
  %r = "llvm.intr.uadd.with.overflow"(%a0, %a1)  : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
}
llvm.func @t_ssub_with_overflow_52(%a0: i32, %a1: i32) -> !llvm.struct<(i32, i1)> {
  %r = "llvm.intr.ssub.with.overflow"(%a0, %a1)  : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return %r : !llvm.struct<(i32, i1)>
}
llvm.func @t_ssub_with_overflow_53(%a0: vector<4xi32>, %a1: vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)> {
  %r = "llvm.intr.ssub.with.overflow"(%a0, %a1)  : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
}
llvm.func @t_usub_with_overflow_54(%a0: i32, %a1: i32) -> !llvm.struct<(i32, i1)> {
  %r = "llvm.intr.usub.with.overflow"(%a0, %a1)  : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return %r : !llvm.struct<(i32, i1)>
}
llvm.func @t_usub_with_overflow_55(%a0: vector<4xi32>, %a1: vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)> {
  %r = "llvm.intr.usub.with.overflow"(%a0, %a1)  : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
}
llvm.func @t_smul_with_overflow_56(%a0: i32, %a1: i32) -> !llvm.struct<(i32, i1)> {
  %r = "llvm.intr.smul.with.overflow"(%a0, %a1)  : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return %r : !llvm.struct<(i32, i1)>
}
llvm.func @t_smul_with_overflow_57(%a0: vector<4xi32>, %a1: vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)> {
  %r = "llvm.intr.smul.with.overflow"(%a0, %a1)  : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
}
llvm.func @t_umul_with_overflow_58(%a0: i32, %a1: i32) -> !llvm.struct<(i32, i1)> {
  %r = "llvm.intr.umul.with.overflow"(%a0, %a1)  : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return %r : !llvm.struct<(i32, i1)>
}
llvm.func @t_umul_with_overflow_59(%a0: vector<4xi32>, %a1: vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)> {
  %r = "llvm.intr.umul.with.overflow"(%a0, %a1)  : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
}
llvm.func @t_assume_60(%a0: i1) {
  "llvm.intr.assume"(%a0)  : (i1) -> ()
  llvm.return
}
llvm.func @t_stacksave_61() -> !llvm.ptr<i8> {
  %r = "llvm.intr.stacksave"()  : () -> !llvm.ptr<i8>
  llvm.return %r : !llvm.ptr<i8>
}
llvm.func @t_stackrestore_62(%a0: !llvm.ptr<i8>) {
  "llvm.intr.stackrestore"(%a0)  : (!llvm.ptr<i8>) -> ()
  llvm.return
}
llvm.func @t_get_active_lane_mask_63(%a0: i64, %a1: i64) -> vector<7xi1> {
  %r = "llvm.intr.get.active.lane.mask"(%a0, %a1)  : (i64, i64) -> vector<7xi1>
  llvm.return %r : vector<7xi1>
}
llvm.func @t_masked_load_64(%a0: !llvm.ptr<vector<4xf32>>, %a1: vector<4xi1>) -> vector<4xf32> {
  %r = "llvm.intr.masked.load"(%a0, %a1) {alignment = 4 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @t_masked_load_65(%a0: !llvm.ptr<vector<4xf32>>, %a1: vector<4xi1>, %a2: vector<4xf32>) -> vector<4xf32> {
  %r = "llvm.intr.masked.load"(%a0, %a1, %a2) {alignment = 8 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @t_masked_store_66(%a0: vector<4xf32>, %a1: !llvm.ptr<vector<4xf32>>, %a2: vector<4xi1>) {
  "llvm.intr.masked.store"(%a0, %a1, %a2) {alignment = 4 : i32} : (vector<4xf32>, !llvm.ptr<vector<4xf32>>, vector<4xi1>) -> ()
  llvm.return
}
llvm.func @t_masked_gather_67(%a0: !llvm.vec<4 x ptr<f32>>, %a1: vector<4xi1>) -> vector<4xf32> {
  %r = "llvm.intr.masked.gather"(%a0, %a1) {alignment = 1 : i32} : (!llvm.vec<4 x ptr<f32>>, vector<4xi1>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @t_masked_gather_68(%a0: !llvm.vec<4 x ptr<f32>>, %a1: vector<4xi1>, %a2: vector<4xf32>) -> vector<4xf32> {
  %r = "llvm.intr.masked.gather"(%a0, %a1, %a2) {alignment = 1 : i32} : (!llvm.vec<4 x ptr<f32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @t_masked_scatter_69(%a0: vector<4xf32>, %a1: !llvm.vec<4 x ptr<f32>>, %a2: vector<4xi1>) {
  "llvm.intr.masked.scatter"(%a0, %a1, %a2) {alignment = 1 : i32} : (vector<4xf32>, !llvm.vec<4 x ptr<f32>>, vector<4xi1>) -> ()
  llvm.return
}
llvm.func @t_masked_expandload_70(%a0: !llvm.ptr<f32>, %a1: vector<4xi1>, %a2: vector<4xf32>) -> vector<4xf32> {
  %r = "llvm.intr.masked.expandload"(%a0, %a1, %a2)  : (!llvm.ptr<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @t_masked_compressstore_71(%a0: vector<4xf32>, %a1: !llvm.ptr<f32>, %a2: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%a0, %a1, %a2)  : (vector<4xf32>, !llvm.ptr<f32>, vector<4xi1>) -> ()
  llvm.return
}
llvm.func @t_matrix_multiply_72(%a0: vector<64xf32>, %a1: vector<48xf32>) -> vector<12xf32> {
  %r = "llvm.intr.matrix.multiply"(%a0, %a1) {lhs_rows = 4: i32, lhs_columns = 16 : i32, rhs_columns = 3 : i32} : (vector<64xf32>, vector<48xf32>) -> vector<12xf32>
  llvm.return %r : vector<12xf32>
}
llvm.func @t_matrix_transpose_73(%a0: vector<48xf32>) -> vector<48xf32> {
  %r = "llvm.intr.matrix.transpose"(%a0) {rows = 3: i32, columns = 16 : i32} : (vector<48xf32>) -> vector<48xf32>
  llvm.return %r : vector<48xf32>
}
llvm.func @t_matrix_column_major_load_74(%a0: !llvm.ptr<f32>, %a1: i64) -> vector<48xf32> {
  %r = "llvm.intr.matrix.column.major.load"(%a0, %a1) {isVolatile = false, rows = 3: i32, columns = 16 : i32} : (!llvm.ptr<f32>, i64) -> vector<48xf32>
  llvm.return %r : vector<48xf32>
}
llvm.func @t_matrix_column_major_store_75(%a0: vector<48xf32>, %a1: !llvm.ptr<f32>, %a2: i64) {
  "llvm.intr.matrix.column.major.store"(%a0, %a1, %a2) {isVolatile = false, rows = 3: i32, columns = 16 : i32} : (vector<48xf32>, !llvm.ptr<f32>, i64) -> ()
  llvm.return
}
llvm.func @t_vector_reduce_add_76(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.add"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_and_77(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.and"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_mul_78(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.mul"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_or_79(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.or"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_smax_80(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.smax"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_smin_81(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.smin"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_umax_82(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.umax"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_umin_83(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.umin"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_xor_84(%a0: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.xor"(%a0)  : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
llvm.func @t_vector_reduce_fmax_85(%a0: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmax"(%a0)  : (vector<4xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @t_vector_reduce_fmin_86(%a0: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmin"(%a0)  : (vector<4xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @t_vector_reduce_fadd_87(%a0: f32, %a1: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fadd"(%a0, %a1)  : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @t_vector_reduce_fadd_88(%a0: f32, %a1: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fadd"(%a0, %a1) {reassoc = true} : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @t_vector_reduce_fmul_89(%a0: f32, %a1: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmul"(%a0, %a1)  : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @t_vector_reduce_fmul_90(%a0: f32, %a1: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmul"(%a0, %a1) {reassoc = true} : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @prefetch(%p: !llvm.ptr<i8>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.mlir.constant(1 : i32) : i32
  "llvm.intr.prefetch"(%p, %0, %1, %2) : (!llvm.ptr<i8>, i32, i32, i32) -> ()
  llvm.return
}
llvm.func @memcpy(%n: i64, %m: i32, %d: !llvm.ptr<i8>, %s: !llvm.ptr<i8, 3>) {
  %c = llvm.mlir.constant(false) : i1
  %k = llvm.mlir.constant(10 : i64) : i64
  %k32 = llvm.mlir.constant(7 : i32) : i32
  "llvm.intr.memcpy"(%d, %d, %m, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
  "llvm.intr.memcpy"(%d, %s, %n, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8, 3>, i64, i1) -> ()
  "llvm.intr.memcpy.inline"(%d, %d, %k, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memcpy.inline"(%d, %d, %k32, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
  llvm.return
}
llvm.func @coro(%a: i32, %p: !llvm.ptr<i8>, %f: i1) {
  %null = llvm.mlir.null : !llvm.ptr<i8>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %false = llvm.mlir.constant(false) : i1
  %id = llvm.intr.coro.id %zero, %null, %null, %null : !llvm.token
  %b = llvm.intr.coro.begin %id, %p : !llvm.ptr<i8>
  %s64 = llvm.intr.coro.size : i64
  %s32 = llvm.intr.coro.size : i32
  %save = llvm.intr.coro.save %b : !llvm.token
  %r = llvm.intr.coro.suspend %save, %false : i8
  %m = llvm.intr.coro.free %id, %b : !llvm.ptr<i8>
  %e = llvm.intr.coro.end %b, %false : i1
  llvm.intr.coro.resume %p
  llvm.return
}
