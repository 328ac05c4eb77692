// convert-spirv-to-llvm
// Bits of what is inserted beyond the field are cut off; the shifts are by the width where the field has all bits, or none.
spv.func @f(%a: i32, %b: i32, %o: i32, %c: i32) "None" {
  %0 = spv.BitFieldInsert %a, %b, %o, %c : i32, i32, i32
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.shl %0, %arg3  : i32
    %2 = llvm.xor %1, %0  : i32
    %3 = llvm.shl %2, %arg2  : i32
    %4 = llvm.xor %3, %0  : i32
    %5 = llvm.and %arg0, %4  : i32
    %6 = llvm.shl %arg1, %arg2  : i32
    %7 = llvm.and %6, %3  : i32
    %8 = llvm.or %5, %7  : i32
    %9 = llvm.mlir.constant(32 : i32) : i32
    %10 = llvm.icmp "eq" %arg3, %9 : i32
    %11 = llvm.select %10, %arg1, %8 : i1, i32
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.icmp "eq" %arg3, %12 : i32
    %14 = llvm.select %13, %arg0, %11 : i1, i32
    llvm.return
  }
}
// -----
spv.func @f(%a: i32, %o: i8, %c: i8) "None" {
  %0 = spv.BitFieldSExtract %a, %o, %c : i32, i8, i8
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: i32, %arg1: i8, %arg2: i8) {
    %0 = llvm.zext %arg1 : i8 to i32
    %1 = llvm.zext %arg2 : i8 to i32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.add %1, %0  : i32
    %4 = llvm.sub %2, %3  : i32
    %5 = llvm.shl %arg0, %4  : i32
    %6 = llvm.add %0, %4  : i32
    %7 = llvm.ashr %5, %6  : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.icmp "eq" %1, %8 : i32
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.select %9, %10, %7 : i1, i32
    llvm.return
  }
}
// -----
spv.func @f(%a: vector<2xi32>, %o: i32, %c: i64) "None" {
  %0 = spv.BitFieldUExtract %a, %o, %c : vector<2xi32>, i32, i64
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: vector<2xi32>, %arg1: i32, %arg2: i64) {
    %0 = llvm.mlir.undef : vector<2xi32>
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.insertelement %arg1, %2[%3 : i32] : vector<2xi32>
    %5 = llvm.mlir.undef : vector<2xi64>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.insertelement %arg2, %5[%6 : i32] : vector<2xi64>
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.insertelement %arg2, %7[%8 : i32] : vector<2xi64>
    %10 = llvm.trunc %9 : vector<2xi64> to vector<2xi32>
    %11 = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
    %12 = llvm.shl %11, %10  : vector<2xi32>
    %13 = llvm.xor %12, %11  : vector<2xi32>
    %14 = llvm.lshr %arg0, %4  : vector<2xi32>
    %15 = llvm.and %14, %13  : vector<2xi32>
    %16 = llvm.mlir.constant(dense<32> : vector<2xi32>) : vector<2xi32>
    %17 = llvm.icmp "eq" %10, %16 : vector<2xi32>
    %18 = llvm.select %17, %arg0, %15 : vector<2xi1>, vector<2xi32>
    %19 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
    %20 = llvm.icmp "eq" %10, %19 : vector<2xi32>
    %21 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
    %22 = llvm.select %20, %21, %18 : vector<2xi1>, vector<2xi32>
    llvm.return
  }
}
// -----
// spv.ShiftLeftLogical wide-shift
// spv.ShiftRightArithmetic wide-shift
// spv.ShiftRightLogical wide-shift
// A distance that is wider is truncated; it was extended to fewer bits.
spv.func @f(%a: i16, %b: i32) "None" {
  %0 = spv.ShiftLeftLogical %a, %b : i16, i32
  %1 = spv.ShiftRightArithmetic %a, %b : i16, i32
  %2 = spv.ShiftRightLogical %a, %b : i16, i32
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: i16, %arg1: i32) {
    %0 = llvm.trunc %arg1 : i32 to i16
    %1 = llvm.shl %arg0, %0  : i16
    %2 = llvm.trunc %arg1 : i32 to i16
    %3 = llvm.ashr %arg0, %2  : i16
    %4 = llvm.trunc %arg1 : i32 to i16
    %5 = llvm.lshr %arg0, %4  : i16
    llvm.return
  }
}
// -----
// spv.GLSL.Tanh
// spv.GLSL.Tanh vector
// The quotient of exponentials is NaN where they overflow.
spv.func @f(%a: f32, %b: vector<3xf32>) "None" {
  %0 = spv.GLSL.Tanh %a : f32
  %1 = spv.GLSL.Tanh %b : vector<3xf32>
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: f32, %arg1: vector<3xf32>) {
    %0 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %1 = llvm.fmul %0, %arg0  : f32
    %2 = "llvm.intr.exp"(%1) : (f32) -> f32
    %3 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %4 = llvm.fsub %2, %3  : f32
    %5 = llvm.fadd %2, %3  : f32
    %6 = llvm.fdiv %4, %5  : f32
    %7 = "llvm.intr.fabs"(%arg0) : (f32) -> f32
    %8 = llvm.mlir.constant(1.000000e+01 : f32) : f32
    %9 = llvm.fcmp "ogt" %7, %8 : f32
    %10 = "llvm.intr.copysign"(%3, %arg0) : (f32, f32) -> f32
    %11 = llvm.select %9, %10, %6 : i1, f32
    %12 = llvm.mlir.constant(dense<2.000000e+00> : vector<3xf32>) : vector<3xf32>
    %13 = llvm.fmul %12, %arg1  : vector<3xf32>
    %14 = "llvm.intr.exp"(%13) : (vector<3xf32>) -> vector<3xf32>
    %15 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
    %16 = llvm.fsub %14, %15  : vector<3xf32>
    %17 = llvm.fadd %14, %15  : vector<3xf32>
    %18 = llvm.fdiv %16, %17  : vector<3xf32>
    %19 = "llvm.intr.fabs"(%arg1) : (vector<3xf32>) -> vector<3xf32>
    %20 = llvm.mlir.constant(dense<1.000000e+01> : vector<3xf32>) : vector<3xf32>
    %21 = llvm.fcmp "ogt" %19, %20 : vector<3xf32>
    %22 = "llvm.intr.copysign"(%15, %arg1) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    %23 = llvm.select %21, %22, %18 : vector<3xi1>, vector<3xf32>
    llvm.return
  }
}
// -----
// spv.func control-Inline-Pure
// Controls that come together were dropped.
spv.func @f() "Inline|Pure" {
  spv.Return
}
// wanted
module  {
  llvm.func @f() attributes {passthrough = ["alwaysinline", "readonly"]} {
    llvm.return
  }
}
// -----
spv.func @f() "Pure|Const" {
  spv.Return
}
// wanted
module  {
  llvm.func @f() attributes {passthrough = ["readnone"]} {
    llvm.return
  }
}
// -----
// The weights of a selection's header were dropped.
spv.func @f(%c: i1) "None" {
  spv.mlir.selection {
    spv.BranchConditional %c [3, 4], ^a, ^m
  ^a:
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0 weights(dense<[3, 4]> : vector<2xi32>), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return
  }
}
// -----
// What stands before the branch in a selection's header was an error.
spv.func @f(%x: f32, %y: f32) "None" {
  spv.mlir.selection {
    %c = spv.FOrdLessThan %x, %y : f32
    spv.BranchConditional %c, ^a, ^m
  ^a:
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: f32, %arg1: f32) {
    %0 = llvm.fcmp "olt" %arg0, %arg1 : f32
    llvm.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return
  }
}
// -----
// Controls were an error.
spv.func @f(%c: i1) "None" {
  spv.mlir.selection control(Flatten) {
    spv.BranchConditional %c, ^a, ^m
  ^a:
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.mlir.loop control(Unroll) {
    spv.Branch ^h
  ^h:
    spv.BranchConditional %c, ^b, ^m
  ^b:
    spv.Branch ^k
  ^k:
    spv.Branch ^h
  ^m:
    spv.mlir.merge
  }
  spv.mlir.loop control(DontUnroll) {
    spv.Branch ^h
  ^h:
    spv.BranchConditional %c, ^b, ^m
  ^b:
    spv.Branch ^k
  ^k:
    spv.BranchConditional %c, ^h, ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb6
    llvm.cond_br %arg0, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    llvm.br ^bb4 {llvm.loop = {options = #llvm.loopopts<enable_unroll = true>}}
  ^bb7:  // pred: ^bb4
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb11
    llvm.cond_br %arg0, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    llvm.cond_br %arg0, ^bb9, ^bb12 {llvm.loop = {options = #llvm.loopopts<disable_unroll = true>}}
  ^bb12:  // 2 preds: ^bb9, ^bb11
    llvm.br ^bb13
  ^bb13:  // pred: ^bb12
    llvm.return
  }
}
// -----
spv.func @f() "None" {
  spv.mlir.loop {
  }
  spv.Return
}
// wanted
module  {
  llvm.func @f() {
    llvm.return
  }
}
// -----
// Two execution modes of a function had one name.
spv.module @m Logical GLSL450 {
  spv.func @f() "None" {
    spv.Return
  }
  spv.EntryPoint "GLCompute" @f
  spv.ExecutionMode @f "LocalSize", 32, 1, 1
  spv.ExecutionMode @f "ContractionOff"
}
// wanted
module  {
  module @m  {
    llvm.mlir.global external constant @__spv__m_f_execution_mode_info_31() : !llvm.struct<(i32)> {
      %0 = llvm.mlir.undef : !llvm.struct<(i32)>
      %1 = llvm.mlir.constant(31 : i32) : i32
      %2 = llvm.insertvalue %1, %0[0 : i32] : !llvm.struct<(i32)>
      llvm.return %2 : !llvm.struct<(i32)>
    }
    llvm.mlir.global external constant @__spv__m_f_execution_mode_info() : !llvm.struct<(i32, array<3 x i32>)> {
      %0 = llvm.mlir.undef : !llvm.struct<(i32, array<3 x i32>)>
      %1 = llvm.mlir.constant(17 : i32) : i32
      %2 = llvm.insertvalue %1, %0[0 : i32] : !llvm.struct<(i32, array<3 x i32>)>
      %3 = llvm.mlir.constant(32 : i32) : i32
      %4 = llvm.insertvalue %3, %2[1 : i32, 0 : i32] : !llvm.struct<(i32, array<3 x i32>)>
      %5 = llvm.mlir.constant(1 : i32) : i32
      %6 = llvm.insertvalue %5, %4[1 : i32, 1 : i32] : !llvm.struct<(i32, array<3 x i32>)>
      %7 = llvm.mlir.constant(1 : i32) : i32
      %8 = llvm.insertvalue %7, %6[1 : i32, 2 : i32] : !llvm.struct<(i32, array<3 x i32>)>
      llvm.return %8 : !llvm.struct<(i32, array<3 x i32>)>
    }
    llvm.func @f() {
      llvm.return
    }
  }
}
// -----
// The constant has the type of the operation.
spv.func @f(%a: ui32) "None" {
  %0 = spv.Not %a : ui32
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: i32) {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.xor %arg0, %0  : i32
    llvm.return
  }
}
// -----
// A path into a vector was an error.
spv.func @f(%a: !spv.struct<(f32, vector<2xf32>)>, %x: f32) "None" {
  %0 = spv.CompositeExtract %a[1 : i32, 1 : i32] : !spv.struct<(f32, vector<2xf32>)>
  %1 = spv.CompositeInsert %x, %a[1 : i32, 0 : i32] : f32 into !spv.struct<(f32, vector<2xf32>)>
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.struct<packed (f32, vector<2xf32>)>, %arg1: f32) {
    %0 = llvm.extractvalue %arg0[1 : i32] : !llvm.struct<packed (f32, vector<2xf32>)>
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.extractelement %0[%1 : i32] : vector<2xf32>
    %3 = llvm.extractvalue %arg0[1 : i32] : !llvm.struct<packed (f32, vector<2xf32>)>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %arg1, %3[%4 : i32] : vector<2xf32>
    %6 = llvm.insertvalue %5, %arg0[1 : i32] : !llvm.struct<packed (f32, vector<2xf32>)>
    llvm.return
  }
}
// -----
// Combined memory operands were an error.
spv.func @f(%p: !spv.ptr<f32, Function>) "None" {
  %0 = spv.Load "Function" %p ["Volatile|Aligned", 4] : f32
  spv.Store "Function" %p, %0 ["Volatile|Nontemporal"] : f32
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<f32>) {
    %0 = llvm.load volatile %arg0 {alignment = 4 : i64} : !llvm.ptr<f32>
    llvm.store volatile %0, %arg0 {nontemporal} : !llvm.ptr<f32>
    llvm.return
  }
}
// -----
// So were those of the Vulkan memory model.
spv.func @f(%p: !spv.ptr<f32, StorageBuffer>, %q: !spv.ptr<vector<2xf32>, StorageBuffer>) "None" {
  %0 = spv.Load "StorageBuffer" %p ["MakePointerVisible|NonPrivatePointer"] : f32
  %1 = spv.Load "StorageBuffer" %q ["MakePointerVisible|NonPrivatePointer"] : vector<2xf32>
  spv.Store "StorageBuffer" %p, %0 ["MakePointerAvailable|NonPrivatePointer"] : f32
  spv.Store "StorageBuffer" %q, %1 ["MakePointerAvailable|NonPrivatePointer"] : vector<2xf32>
  %2 = spv.Load "StorageBuffer" %p ["NonPrivatePointer"] : f32
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<vector<2xf32>>) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, ordering = 4 : i64} : !llvm.ptr<f32>
    %1 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr<vector<2xf32>>
    llvm.fence acquire
    llvm.store %0, %arg0 {alignment = 4 : i64, ordering = 5 : i64} : !llvm.ptr<f32>
    llvm.fence release
    llvm.store %1, %arg1 {alignment = 4 : i64} : !llvm.ptr<vector<2xf32>>
    %2 = llvm.load %arg0 : !llvm.ptr<f32>
    llvm.return
  }
}
// -----
spv.func @f(%p: !spv.ptr<f32, Function>, %q: !spv.ptr<f32, Function>) "None" {
  spv.CopyMemory "Function" %p, "Function" %q : f32
  spv.CopyMemory "Function" %p, "Function" %q ["Volatile"] : f32
  spv.CopyMemory "Function" %p, "Function" %q ["Aligned", 4], ["Volatile"] : f32
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>) {
    %0 = llvm.load %arg1 : !llvm.ptr<f32>
    llvm.store %0, %arg0 : !llvm.ptr<f32>
    %1 = llvm.load volatile %arg1 : !llvm.ptr<f32>
    llvm.store volatile %1, %arg0 : !llvm.ptr<f32>
    %2 = llvm.load volatile %arg1 : !llvm.ptr<f32>
    llvm.store %2, %arg0 {alignment = 4 : i64} : !llvm.ptr<f32>
    llvm.return
  }
}
// -----
// Elements lie further apart than their size.
spv.func @f(%p: !spv.ptr<f32, StorageBuffer>, %q: !spv.ptr<f32, StorageBuffer>, %i: i32) "None" {
  %0 = spv.PtrAccessChain %p, %i {array_stride = 16 : i32} : (!spv.ptr<f32, StorageBuffer>, i32) -> !spv.ptr<f32, StorageBuffer>
  %1 = spv.Load "StorageBuffer" %0 : f32
  %2 = spv.PtrDiff %p, %q {array_stride = 16 : i32} : (!spv.ptr<f32, StorageBuffer>, !spv.ptr<f32, StorageBuffer>) -> i32
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>, %arg2: i32) {
    %0 = llvm.bitcast %arg0 : !llvm.ptr<f32> to !llvm.ptr<i8>
    %1 = llvm.sext %arg2 : i32 to i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mul %1, %2  : i64
    %4 = llvm.getelementptr %0[%3] : (!llvm.ptr<i8>, i64) -> !llvm.ptr<i8>
    %5 = llvm.bitcast %4 : !llvm.ptr<i8> to !llvm.ptr<f32>
    %6 = llvm.load %5 : !llvm.ptr<f32>
    %7 = llvm.ptrtoint %arg0 : !llvm.ptr<f32> to i64
    %8 = llvm.ptrtoint %arg1 : !llvm.ptr<f32> to i64
    %9 = llvm.sub %7, %8  : i64
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.sdiv %9, %10  : i64
    %12 = llvm.trunc %11 : i64 to i32
    llvm.return
  }
}
