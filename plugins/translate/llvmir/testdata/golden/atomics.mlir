module attributes {llvm.triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr @counter(0 : i32) {thread_local_} : i32
  llvm.func @atomics(%p: !llvm.ptr<i32>, %v: i32) -> i32 {
    %0 = llvm.load %p {ordering = 4 : i64, alignment = 4} : !llvm.ptr<i32>
    %1 = llvm.load volatile %p {ordering = 2 : i64, syncscope = "agent", alignment = 4} : !llvm.ptr<i32>
    llvm.store %v, %p {ordering = 5 : i64, alignment = 4} : !llvm.ptr<i32>
    %2 = llvm.atomicrmw add %p, %v monotonic {syncscope = "agent", volatile_} : i32
    %3 = llvm.cmpxchg %p, %v, %0 acq_rel monotonic {syncscope = "singlethread", weak, volatile_} : i32
    llvm.return %2 : i32
  }
  llvm.func @flags(%p: !llvm.ptr<i32> {llvm.noalias = true, llvm.nonnull = false}) attributes {unnamed_addr = 2 : i64, section = "cold", alignment = 32 : i64} {
    llvm.return
  }
}
