// Further operations that came after MLIR 13.
llvm.mlir.global_ctors {ctors = [@first, @second], priorities = [0 : i32, 65535 : i32]}
llvm.mlir.global_dtors {dtors = [@second], priorities = [7 : i32]}
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.linker_options ["-l", "m"]
llvm.mlir.global internal thread_local @local(1 : i32) : i32
llvm.mlir.global internal constant @text("note\00") : !llvm.array<5 x i8>
llvm.mlir.global external constant @type() : !llvm.ptr
llvm.func internal @first() {
  llvm.return
}
llvm.func @second() {
  llvm.return
}
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%x: f32, %d: f64, %v: vector<8xf32>, %n: vector<8xi32>, %i: i32, %p: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %type = llvm.mlir.addressof @type : !llvm.ptr
  %local = llvm.mlir.addressof @local : !llvm.ptr
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %0 = "llvm.intr.threadlocal.address"(%local) : (!llvm.ptr) -> !llvm.ptr
  %1 = "llvm.intr.annotation"(%i, %text, %text, %c8) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %2 = "llvm.intr.ptr.annotation"(%p, %text, %text, %c8, %text) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %text, %text, %c8, %text) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %3 = "llvm.intr.is.constant"(%v) : (vector<8xf32>) -> i1
  %4 = llvm.intr.ssa.copy %i : i32
  %5 = llvm.intr.invariant.start 8, %p : !llvm.ptr
  llvm.intr.invariant.end %5, 8, %p : !llvm.ptr
  %6 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
  %7 = "llvm.intr.vector.deinterleave2"(%n) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  %8 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<8xf32>) -> f32
  %9 = llvm.intr.vector.reduce.fminimum(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
  %10 = "llvm.intr.vscale"() : () -> i64
  %11 = llvm.intr.experimental.constrained.fptrunc %d tonearest strict : f64 to f32
  %12 = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f32 to f16
  %13 = llvm.intr.experimental.constrained.fptrunc %v dynamic maytrap : vector<8xf32> to vector<8xf16>
  %14 = llvm.intr.eh.typeid.for %type : (!llvm.ptr) -> i32
  %15 = llvm.intr.coro.align : i64
  %16 = llvm.intr.coro.promise %p, %c8, %no : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %17 = llvm.mlir.none : !llvm.token
  %18 = llvm.call_intrinsic "llvm.vector.reduce.add"(%n) : (vector<8xi32>) -> i32
  %19 = llvm.call_intrinsic "llvm.fabs"(%x) : (f32) -> f32 {fastmathFlags = #llvm.fastmath<nnan, ninf>}
  %20 = llvm.call_intrinsic "llvm.fabs"(%d) : (f64) -> f64
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  %21 = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
  %22 = llvm.call_intrinsic "llvm.ptrmask"(%p, %21) : (!llvm.ptr, i64) -> !llvm.ptr
  %23 = llvm.call_intrinsic "llvm.arithmetic.fence"(%x) : (f32) -> f32
  %24 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v) : (vector<8xf32>) -> vector<8xf32>
  %25 = llvm.call_intrinsic "llvm.sadd.sat.i32"(%i, %i) : (i32, i32) -> i32
  %null = llvm.mlir.zero : !llvm.ptr
  %26 = llvm.intr.coro.id %c8, %p, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %27 = llvm.intr.coro.end %p, %no, %17 : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %18 : i32
}

// Integers of other widths, and zeros of all types.
llvm.func @wide(%a: i64, %b: i128, %c: i8) -> !llvm.struct<(i32, f32)> {
  llvm.switch %a : i64, ^bb1 [
    5000000000: ^bb1,
    -1: ^bb2
  ]
^bb1:
  llvm.switch %b : i128, ^bb2 [
    5000000000: ^bb3
  ]
^bb2:
  llvm.switch %c : i8, ^bb3 [
    -128: ^bb3
  ]
^bb3:
  %0 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
  %1 = llvm.mlir.zero : vector<4xf32>
  %2 = llvm.mlir.zero : !llvm.array<3 x ptr>
  %3 = llvm.mlir.zero : i128
  %4 = llvm.mlir.zero : f32
  %5 = llvm.insertelement %4, %1[%a : i64] : vector<4xf32>
  %6 = llvm.add %3, %b : i128
  llvm.return %0 : !llvm.struct<(i32, f32)>
}
