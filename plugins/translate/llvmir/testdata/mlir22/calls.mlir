module {
  llvm.func @personality(...) -> i32
  llvm.func @callee(i32) -> i32
  llvm.func @calls(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.call @callee(%arg0) ["deopt"(%arg0, %arg1 : i32, !llvm.ptr)] : (i32) -> i32
    %2 = llvm.call fastcc @callee(%1) {no_unwind, will_return} : (i32) -> i32
    %3 = llvm.call tail @callee(%2) {convergent, no_inline} : (i32) -> i32
    %4 = llvm.call %arg1(%3) : !llvm.ptr, (i32) -> i32
    %5 = llvm.call @callee(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32) -> i32
    llvm.intr.assume %arg2 : i1
    llvm.intr.assume %0 ["align"(%arg1, %arg3 : !llvm.ptr, i64)] : i1
    %6 = llvm.inline_asm tail_call_kind = <tail> "bswap $0", "=r,r" %5 : (i32) -> i32
    %7 = llvm.invoke @callee(%6) to ^bb1 unwind ^bb2 ["deopt"(%arg3 : i64)] : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return %7 : i32
  ^bb2:  // pred: ^bb0
    %8 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %8 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @ends(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
      -1: ^bb2,
      4: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    llvm.intr.debugtrap
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.intr.trap
    llvm.unreachable
  ^bb3:  // pred: ^bb0
    llvm.intr.ubsantrap <{failureKind = 3 : i8}>
    llvm.unreachable
  }
  llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@begin], priorities = [7 : i32], data = [#llvm.zero]
  llvm.func @begin() {
    llvm.return
  }
}
