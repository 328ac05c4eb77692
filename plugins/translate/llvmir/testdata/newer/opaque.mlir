// What later versions of the dialect have, as mlir-opt-19 prints it.
module {
  llvm.mlir.global internal constant @str("hi\00") {addr_space = 0 : i32}
  llvm.mlir.global external @g(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x f32>
  llvm.mlir.global private thread_local @h() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global linkonce_odr unnamed_addr @z(42 : i64) {addr_space = 0 : i32} : i64
  llvm.func @printf(!llvm.ptr {llvm.nocapture}, ...) -> i32
  llvm.func @pers(...) -> i32
  llvm.func fastcc @two(i32, f32) -> !llvm.struct<(i32, f32)>
  llvm.func internal @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: f32, %arg3: !llvm.ptr<3>, %arg4: vector<4xf32>, %arg5: i1, %arg6: i32) -> f32 attributes {passthrough = ["nounwind", ["a", "b"]]} {
    %0 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1 = llvm.getelementptr inbounds %arg0[0, 1, %arg1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
    %2 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> f32
    %3 = llvm.load volatile %1 {nontemporal} : !llvm.ptr -> f32
    %4 = llvm.load %arg0 atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.load %arg0 invariant {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %arg2, %0 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %4, %arg0 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    %6 = llvm.alloca %arg1 x f32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
    %7 = llvm.alloca inalloca %arg1 x !llvm.struct<(i32)> : (i64) -> !llvm.ptr
    %8 = llvm.fadd %2, %3  {fastmathFlags = #llvm.fastmath<fast>} : f32
    %9 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    %10 = llvm.call fastcc @two(%9, %8) : (i32, f32) -> !llvm.struct<(i32, f32)>
    %11 = llvm.call %arg0(%arg1) : !llvm.ptr, (i64) -> i32
    %12 = llvm.call tail @two(%9, %8) : (i32, f32) -> !llvm.struct<(i32, f32)>
    %13 = llvm.extractvalue %10[1] : !llvm.struct<(i32, f32)> 
    %14 = llvm.insertvalue %13, %10[1] : !llvm.struct<(i32, f32)> 
    %15 = llvm.shufflevector %arg4, %arg4 [0, 4, 1, 5] : vector<4xf32> 
    %16 = llvm.intr.fma(%arg2, %arg2, %13)  {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
    %17 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = true}> : (i64) -> i64
    %18 = "llvm.intr.sadd.with.overflow"(%arg1, %arg1) : (i64, i64) -> !llvm.struct<(i64, i1)>
    "llvm.intr.memcpy"(%arg0, %6, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.assume"(%arg5) : (i1) -> ()
    %19 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %19 : !llvm.ptr
    %20 = llvm.icmp "slt" %arg6, %9 : i32
    %21 = llvm.fcmp "olt" %arg2, %2 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
    %22 = llvm.atomicrmw fadd %0, %arg2 monotonic : !llvm.ptr, f32
    %23 = llvm.cmpxchg weak volatile %arg0, %arg6, %9 syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.fence syncscope("agent") seq_cst
    %24 = llvm.inline_asm has_side_effects asm_dialect = intel "foo", "=r,r" %arg6 : (i32) -> i32
    %25 = llvm.mlir.zero : !llvm.ptr
    %26 = llvm.mlir.poison : i32
    %27 = llvm.mlir.undef : f32
    %28 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %29 = "llvm.intr.vector.reduce.fadd"(%arg2, %arg4) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %30 = llvm.add %arg1, %arg1 overflow<nsw, nuw> : i64
    %31 = llvm.select %arg5, %arg2, %2 : i1, f32
    %32 = llvm.bitcast %arg2 : f32 to i32
    %33 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %34 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<3>
    llvm.cond_br %arg5 weights([1, 2]), ^bb1(%arg2 : f32), ^bb2
  ^bb1(%35: f32):  // 2 preds: ^bb0, ^bb1
    llvm.switch %arg6 : i32, ^bb2 [
      1: ^bb1(%arg2 : f32),
      2: ^bb2
    ]
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return %arg2 : f32
  }
}

