source_filename = "module"
%list = type { i32, %list* }

define i32 @recursive(%list* %0) {
  %2 = getelementptr %list, %list* %0, i32 0, i32 0
  %3 = load i32, i32* %2
  ret i32 %3
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %0) {
  %2 = add <vscale x 4 x i32> %0, zeroinitializer
  ret <vscale x 4 x i32> %2
}

define <2 x float*> @pointers(<2 x float*> %0, i64 %1) {
  %3 = getelementptr float, <2 x float*> %0, i64 %1
  ret <2 x float*> %3
}
