// Memory of different scopes, and what integers and addresses do not do.
llvm.metadata @memory {
  llvm.alias_scope_domain @function {description = "of \22f\22"}
  llvm.alias_scope_domain @other
  llvm.alias_scope @a {domain = @function, description = "a"}
  llvm.alias_scope @b {domain = @function}
  llvm.access_group @group
  llvm.return
}
llvm.mlir.global external @table() : !llvm.array<4 x i32>
llvm.mlir.global external @third() : !llvm.ptr<i32> {
  %0 = llvm.mlir.addressof @table : !llvm.ptr<array<4 x i32>>
  %1 = llvm.mlir.constant(0 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  %3 = llvm.getelementptr %0[%1, %2] {inbounds} : (!llvm.ptr<array<4 x i32>>, i64, i64) -> !llvm.ptr<i32>
  llvm.return %3 : !llvm.ptr<i32>
}
llvm.func @f(%p: !llvm.ptr<i32>, %q: !llvm.ptr<i32>, %n: i64) {
  %0 = llvm.load %p {alias_scopes = [@memory::@a], noalias_scopes = [@memory::@b], access_groups = [@memory::@group], alignment = 16 : i64} : !llvm.ptr<i32>
  llvm.store %0, %q {noalias_scopes = [@memory::@a, @memory::@b]} : !llvm.ptr<i32>
  llvm.store %0, %q {alias_scopes = [], noalias_scopes = []} : !llvm.ptr<i32>
  %1 = llvm.getelementptr %p[%n] {inbounds} : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  %2 = llvm.getelementptr %p[%n] : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  %3 = llvm.add %0, %0 overflow<nsw> : i32
  %4 = llvm.sub %3, %0 overflow<nuw> : i32
  %5 = llvm.mul %4, %0 overflow<nsw, nuw> : i32
  %6 = llvm.shl %5, %0 overflow<none> : i32
  llvm.return
}
