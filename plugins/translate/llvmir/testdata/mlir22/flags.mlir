module {
  llvm.func @flags(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr, %arg3: f32, %arg4: i64) -> i32 {
    %0 = llvm.or disjoint %arg0, %arg1 : i32
    %1 = llvm.zext nneg %0 : i32 to i64
    %2 = llvm.uitofp nneg %0 : i32 to f32
    %3 = llvm.udiv exact %0, %arg1 : i32
    %4 = llvm.lshr exact %3, %arg1 : i32
    %5 = llvm.ashr exact %4, %arg1 : i32
    %6 = llvm.sdiv exact %5, %arg1 : i32
    %7 = llvm.trunc %1 overflow<nsw, nuw> : i64 to i32
    %8 = llvm.shl %7, %6 overflow<nuw> : i32
    %9 = llvm.add %8, %7 overflow<nsw> : i32
    %10 = llvm.trunc %arg4 : i64 to i32
    %11 = llvm.fadd %2, %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
    llvm.store %11, %arg2 : f32, !llvm.ptr
    %12 = llvm.sub %9, %10 : i32
    llvm.return %12 : i32
  }
}
