module {
  llvm.func @g_call_argattrs(!llvm.ptr) -> i32
  llvm.func @call_argattrs(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.call @g_call_argattrs(%arg0) : (!llvm.ptr {llvm.align = 4 : i64, llvm.byval = i64, llvm.nonnull, llvm.noundef}) -> (i32 {llvm.noundef, llvm.signext})
    llvm.return %0 : i32
  }
  llvm.func @call_indirect(%arg0: !llvm.ptr) {
    llvm.call %arg0(%arg0) : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func @call_intrinsic_attrs(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.call_intrinsic "llvm.ptr.annotation.p0.p0"(%arg0, %arg0, %arg0, %0, %arg0) : (!llvm.ptr {llvm.align = 8 : i64}, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> (!llvm.ptr {llvm.nonnull})
    llvm.return
  }
  llvm.func @p(...) -> i32
  llvm.func @g_invoke_attrs(i32) -> i32
  llvm.func @invoke_attrs(%arg0: i32) -> i32 attributes {personality = @p} {
    %0 = llvm.invoke fastcc @g_invoke_attrs(%arg0) to ^bb1 unwind ^bb2 ["x"(%arg0 : i32)] : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
  ^bb1:  // pred: ^bb0
    llvm.return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %1 : !llvm.struct<(ptr, i32)>
  }
}

