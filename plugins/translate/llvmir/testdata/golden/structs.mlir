llvm.func @recursive(%list: !llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.getelementptr %list[%0, %0] : (!llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, i32, i32) -> !llvm.ptr<i32>
  %2 = llvm.load %1 : !llvm.ptr<i32>
  llvm.return %2 : i32
}
llvm.func @scalable(%a: !llvm.vec<? x 4 x i32>) -> !llvm.vec<? x 4 x i32> {
  %0 = llvm.mlir.constant(dense<0> : vector<4xi32>) : !llvm.vec<? x 4 x i32>
  %1 = llvm.add %a, %0 : !llvm.vec<? x 4 x i32>
  llvm.return %1 : !llvm.vec<? x 4 x i32>
}
llvm.func @pointers(%v: !llvm.vec<2 x ptr<f32>>, %i: i64) -> !llvm.vec<2 x ptr<f32>> {
  %0 = llvm.getelementptr %v[%i] : (!llvm.vec<2 x ptr<f32>>, i64) -> !llvm.vec<2 x ptr<f32>>
  llvm.return %0 : !llvm.vec<2 x ptr<f32>>
}
