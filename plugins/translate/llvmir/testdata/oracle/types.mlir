llvm.func @scalars(i1, i8, i17, i64, i128, f16, bf16, f32, f64, f80, f128, !llvm.ppc_fp128, !llvm.x86_mmx)
llvm.func @vectors(vector<4xi32>, vector<1xf16>, !llvm.vec<2 x ptr<i8>>, !llvm.vec<? x 4 x i32>, !llvm.vec<? x 2 x ptr<f32>>)
llvm.func @arrays(!llvm.array<0 x i8>, !llvm.array<2 x array<3 x vector<4xf32>>>)
llvm.func @structs(!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<packed ()>, !llvm.struct<(struct<(ptr<i8>)>, array<2 x i1>)>)
llvm.func @pointers(!llvm.ptr<i8>, !llvm.ptr<i8, 5>, !llvm.ptr<ptr<ptr<f32>, 1>, 2>, !llvm.ptr<func<void ()>>, !llvm.ptr<func<i32 (i8, ...)>>, !llvm.ptr<func<ptr<i8> (...)>>)
llvm.func @identified(!llvm.ptr<struct<"a", (ptr<struct<"b", (ptr<struct<"a">>, i32)>>)>>, !llvm.ptr<struct<"c", opaque>>, !llvm.ptr<struct<"d", packed (i8, i16)>>, !llvm.ptr<struct<"1", ()>>)
llvm.func @results() -> !llvm.array<2 x struct<(i32, ptr<i8>)>>
