// What mlir-opt-19 prints of the LLVM dialect: two blanks, blanks at ends of lines, and attributes
// that have their default.
llvm.func @callee(%a: i32 {llvm.noundef}) -> i32
llvm.func internal @f(%p: !llvm.ptr, %a: f32, %n: i64) -> f32 {
  %0 = llvm.mlir.constant(3 : i64) : i64
  %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %2 = llvm.getelementptr inbounds %p[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %3 = llvm.load %1 : !llvm.ptr -> f32
  %4 = llvm.fadd %3, %a {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %5 = llvm.fmul %4, %a : f32
  %6 = llvm.intr.exp(%5) : (f32) -> f32
  %7 = llvm.intr.smax(%n, %0) : (i64, i64) -> i64
  %8 = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(ptr, i64)>
  %10 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, i64)>
  %11 = llvm.add %10, %7 overflow<nsw> : i64
  %12 = llvm.trunc %11 : i64 to i32
  %13 = llvm.call @callee(%12) : (i32) -> i32
  %14 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %15 = llvm.shufflevector %14, %14 [0, 5, 1, 2] : vector<4xf32>
  llvm.store %6, %2 {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store %15, %1 : vector<4xf32>, !llvm.ptr
  llvm.return %6 : f32
}
llvm.mlir.global internal constant @g(1 : i32) : i32
