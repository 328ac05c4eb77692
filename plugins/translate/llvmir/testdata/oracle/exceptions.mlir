llvm.mlir.global external constant @type_info() : !llvm.ptr<i8>
llvm.func @personality(...) -> i32
llvm.func @may_throw(i32)
llvm.func @catch(%a: i32) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @type_info : !llvm.ptr<ptr<i8>>
  %2 = llvm.mlir.null : !llvm.ptr<ptr<i8>>
  llvm.invoke @may_throw(%a) to ^bb1 unwind ^bb2 : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %3 = llvm.landingpad (catch %0 : !llvm.ptr<ptr<i8>>) (catch %2 : !llvm.ptr<ptr<i8>>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %3 : !llvm.struct<(ptr<i8>, i32)>
}
llvm.func @filter(%a: i32) attributes {personality = @personality} {
  %0 = llvm.mlir.constant(dense<0> : tensor<1xi64>) : !llvm.array<1 x i64>
  llvm.invoke @may_throw(%a) to ^bb1 unwind ^bb2 : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad (filter %0 : !llvm.array<1 x i64>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %1 : !llvm.struct<(ptr<i8>, i32)>
}
