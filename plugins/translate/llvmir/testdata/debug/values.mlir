// Values with names, as debuggers get to know them: arguments, constants, results, and the
// arguments of blocks.
llvm.func @sum(%p: !llvm.ptr<f32>, %n: i64) -> f32 {
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %0 = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%0, %zero : i64, f32)
^head(%i: i64, %acc: f32):
  %1 = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %1, ^body, ^exit
^body:
  %2 = llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %e = llvm.load %2 : !llvm.ptr<f32>
  %next = llvm.fadd %acc, %e : f32
  %3 = llvm.add %i, %one : i64
  llvm.br ^head(%3, %next : i64, f32)
^exit:
  llvm.return %acc : f32
}

// Names that LLVM IR has in quotes, twice, or not at all.
llvm.func @names(%x: i32, %x1: i32) -> i32 {
  %0 = llvm.add %x, %x1 : i32 loc("x"("other.c":10:20))
  %1 = llvm.add %0, %x1 : i32 loc("x"("other.c":11:20))
  %2 = llvm.add %1, %x1 : i32 loc("two words \22 %"("other.c":12:2))
  %3 = llvm.add %2, %x1 : i32 loc("5"("other.c":13:2))
  %4 = llvm.add %3, %x1 : i32 loc("null\00"("other.c":14:2))
  %5 = llvm.add %4, %x1 : i32 loc("nowhere")
  %6 = llvm.add %5, %x1 : i32 loc(unknown)
  llvm.return %6 : i32
}

// A memref comes as its components and is put together; one without a use is not.
llvm.func @memref(%0: !llvm.ptr<f32> loc("m"("f.mlir":1:2)), %1: !llvm.ptr<f32> loc("m"("f.mlir":1:2)), %2: i64 loc("m"("f.mlir":1:2)), %3: i64 loc("m"("f.mlir":1:2)), %4: i64 loc("m"("f.mlir":1:2)), %k: i1, %6: !llvm.ptr<f32> loc("u"("f.mlir":1:9)), %7: !llvm.ptr<f32> loc("u"("f.mlir":1:9)), %8: i64 loc("u"("f.mlir":1:9))) {
  %9 = llvm.mlir.undef : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %0, %9[0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %1, %10[1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %2, %11[2] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %3, %12[3, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.insertvalue %4, %13[4, 0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> loc("m"("f.mlir":1:2))
  llvm.br ^next(%14 : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>)
^next(%again: !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>):
  llvm.return
}

// Types of all kinds.
llvm.func @types(%h: f16, %b: bf16, %d: f64, %w: i128, %odd: i7, %v: vector<4xf32>, %mask: vector<8xi1>,
    %list: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, %f: !llvm.ptr<func<void ()>>,
    %packed: !llvm.struct<packed (i8, i32)>, %loose: !llvm.struct<(i8, i32, array<2 x array<3 x i16>>)>, %s: !llvm.vec<? x 4 x f32>) {
  %nothing = llvm.mlir.undef : i32
  %splat = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %w1 = llvm.add %w, %w : i128
  llvm.return
}

// Code that was inlined, from a function that is there and from one that is gone.
llvm.func @there(%t: i32) -> i32 {
  %r = llvm.mul %t, %t : i32 loc("r"("in.mlir":2:3))
  llvm.return %r : i32 loc("in.mlir":3:3)
} loc("in.mlir":1:1)
llvm.func @caller(%t: i32) -> i32 {
  %0 = llvm.mul %t, %t : i32 loc(callsite("r"("in.mlir":2:3) at "in.mlir":11:3))
  %1 = llvm.mul %0, %0 : i32 loc(callsite(fused<@gone>["q"("in.mlir":22:3), "in.mlir":21:1] at "in.mlir":12:3))
  %2 = llvm.mul %1, %1 : i32 loc(callsite(fused<@gone>[callsite(fused<@there>["r"("in.mlir":2:3), "in.mlir":1:1] at "in.mlir":23:3), "in.mlir":21:1] at "in.mlir":13:3))
  %3 = llvm.mul %2, %2 : i32 loc(callsite("z"("far.mlir":2:3) at "in.mlir":14:3))
  %4 = llvm.mul %3, %3 : i32 loc(callsite(unknown at "in.mlir":15:3))
  %5 = llvm.mul %4, %4 : i32 loc(fused["in.mlir":16:3, "in.mlir":17:3])
  llvm.return %5 : i32 loc("in.mlir":18:3)
} loc("in.mlir":10:1)

// Nothing but phis comes before a landing pad.
llvm.func @throws()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @catches(%value: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @throws() to ^normal unwind ^pad(%value : i32) : () -> ()
^normal:
  llvm.return %value : i32
^pad(%seen: i32):
  %caught = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return %seen : i32
}
