source_filename = "module"

define void @loops(i1 %0) {
  br label %2

2:
  br i1 %0, label %3, label %2, !llvm.loop !0

3:
  br i1 %0, label %4, label %3, !llvm.loop !1

4:
  ret void
}

!0 = distinct !{!0, !{!"llvm.loop.unroll.disable", i1 true}}
!1 = distinct !{!1, !{!"llvm.loop.unroll.disable", i1 true}}
