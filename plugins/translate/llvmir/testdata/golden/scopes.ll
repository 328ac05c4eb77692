source_filename = "module"
@table = external global [4 x i32]
@third = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 2)

define void @f(i32* %0, i32* %1, i64 %2) {
  %4 = load i32, i32* %0, align 16, !llvm.access.group !4, !alias.scope !{!2}, !noalias !{!3}
  store i32 %4, i32* %1, !noalias !{!2, !3}
  store i32 %4, i32* %1
  %5 = getelementptr inbounds i32, i32* %0, i64 %2
  %6 = getelementptr i32, i32* %0, i64 %2
  %7 = add nsw i32 %4, %4
  %8 = sub nuw i32 %7, %4
  %9 = mul nuw nsw i32 %8, %4
  %10 = shl i32 %9, %4
  ret void
}

!0 = distinct !{!0, !"of \22f\22"}
!1 = distinct !{!1}
!2 = distinct !{!2, !0, !"a"}
!3 = distinct !{!3, !0}
!4 = distinct !{}
