source_filename = "module"

define i32 @counts(i32 %0, <2 x i64> %1, float %2, i1 %3) {
  %5 = call i32 @llvm.ctlz.i32(i32 %0, i1 false)
  %6 = call <2 x i64> @llvm.cttz.v2i64(<2 x i64> %1, i1 false)
  %7 = call i32 @llvm.umax.i32(i32 %0, i32 %5)
  %8 = call <2 x i64> @llvm.umin.v2i64(<2 x i64> %1, <2 x i64> %6)
  %9 = call float @llvm.trunc.f32(float %2)
  %10 = call float @llvm.roundeven.f32(float %9)
  br label %11

11:
  br i1 %3, label %12, label %11, !llvm.loop !0

12:
  ret i32 %7
}

declare i32 @llvm.ctlz.i32(i32, i1)
declare <2 x i64> @llvm.cttz.v2i64(<2 x i64>, i1)
declare i32 @llvm.umax.i32(i32, i32)
declare <2 x i64> @llvm.umin.v2i64(<2 x i64>, <2 x i64>)
declare float @llvm.trunc.f32(float)
declare float @llvm.roundeven.f32(float)

!0 = distinct !{!0, !{!"llvm.loop.unroll.enable", i1 true}}
