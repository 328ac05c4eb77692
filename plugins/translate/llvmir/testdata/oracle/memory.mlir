llvm.func @alloca(%n: i64) -> !llvm.ptr<f32> {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr<f32>
  %1 = llvm.alloca %n x f32 {alignment = 64} : (i64) -> !llvm.ptr<f32>
  llvm.return %1 : !llvm.ptr<f32>
}
llvm.func @access(%p: !llvm.ptr<f32>, %v: f32) {
  %0 = llvm.load %p : !llvm.ptr<f32>
  %1 = llvm.load volatile %p : !llvm.ptr<f32>
  %2 = llvm.load %p {alignment = 16} : !llvm.ptr<f32>
  %3 = llvm.load %p {nontemporal} : !llvm.ptr<f32>
  llvm.store %v, %p : !llvm.ptr<f32>
  llvm.store volatile %v, %p : !llvm.ptr<f32>
  llvm.store %0, %p {alignment = 2} : !llvm.ptr<f32>
  llvm.store %1, %p {nontemporal} : !llvm.ptr<f32>
  llvm.return
}
llvm.func @gep(%p: !llvm.ptr<f32>, %q: !llvm.ptr<struct<(i32, struct<(i32, f32)>)>, 1>, %i: i64) -> !llvm.ptr<f32, 1> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %1 = llvm.getelementptr %q[%i, %one, %one] : (!llvm.ptr<struct<(i32, struct<(i32, f32)>)>, 1>, i64, i32, i32) -> !llvm.ptr<f32, 1>
  llvm.return %1 : !llvm.ptr<f32, 1>
}
llvm.func @rmw(%p: !llvm.ptr<i32>, %q: !llvm.ptr<f32>, %v: i32, %f: f32) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : i32
  %1 = llvm.atomicrmw add %p, %v acquire : i32
  %2 = llvm.atomicrmw sub %p, %v release : i32
  %3 = llvm.atomicrmw _and %p, %v acq_rel : i32
  %4 = llvm.atomicrmw nand %p, %v seq_cst : i32
  %5 = llvm.atomicrmw _or %p, %v monotonic : i32
  %6 = llvm.atomicrmw _xor %p, %v monotonic : i32
  %7 = llvm.atomicrmw max %p, %v monotonic : i32
  %8 = llvm.atomicrmw min %p, %v monotonic : i32
  %9 = llvm.atomicrmw umax %p, %v monotonic : i32
  %10 = llvm.atomicrmw umin %p, %v monotonic : i32
  %11 = llvm.atomicrmw fadd %q, %f monotonic : f32
  %12 = llvm.atomicrmw fsub %q, %f monotonic : f32
  llvm.return
}
llvm.func @cmpxchg(%p: !llvm.ptr<i32>, %c: i32, %v: i32) -> i1 {
  %0 = llvm.cmpxchg %p, %c, %v acq_rel monotonic : i32
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  llvm.return %1 : i1
}
llvm.func @fence() {
  llvm.fence acquire
  llvm.fence release
  llvm.fence acq_rel
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}
