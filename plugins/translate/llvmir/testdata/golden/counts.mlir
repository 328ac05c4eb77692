// Intrinsics that MLIR 13 has no operation for, and a loop that is to be unrolled.
llvm.func @counts(%x: i32, %v: vector<2xi64>, %f: f32, %c: i1) -> i32 {
  %no = llvm.mlir.constant(false) : i1
  %0 = "llvm.intr.ctlz"(%x, %no) : (i32, i1) -> i32
  %1 = "llvm.intr.cttz"(%v, %no) : (vector<2xi64>, i1) -> vector<2xi64>
  %2 = "llvm.intr.umax"(%x, %0) : (i32, i32) -> i32
  %3 = "llvm.intr.umin"(%v, %1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %4 = "llvm.intr.trunc"(%f) : (f32) -> f32
  %5 = "llvm.intr.roundeven"(%4) : (f32) -> f32
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb2, ^bb1 {llvm.loop = {options = #llvm.loopopts<enable_unroll = true>}}
^bb2:
  llvm.return %2 : i32
}
