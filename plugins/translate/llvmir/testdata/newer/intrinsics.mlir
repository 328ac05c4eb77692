// Intrinsics that came after MLIR 13.
llvm.func @f(%i: i32, %x: f32, %v: vector<4xi32>, %p: !llvm.ptr, %b: i1, %l: i64, %c: i8, %vv: vector<8xi32>, ...) {
  %0 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %1 = llvm.intr.bswap(%i) : (i32) -> i32
  %2 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %3 = llvm.intr.fshr(%v, %v, %v) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %4 = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
  %5 = llvm.intr.usub.sat(%i, %i) : (i32, i32) -> i32
  %6 = llvm.intr.sshl.sat(%i, %i) : (i32, i32) -> i32
  %7 = llvm.intr.round(%x) : (f32) -> f32
  %8 = llvm.intr.rint(%x) : (f32) -> f32
  %9 = llvm.intr.nearbyint(%x) : (f32) -> f32
  %10 = "llvm.intr.lround"(%x) : (f32) -> i64
  %11 = "llvm.intr.lrint"(%x) : (f32) -> i64
  %12 = llvm.intr.powi(%x, %i) : (f32, i32) -> f32
  %13 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  "llvm.intr.memset"(%p, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %14 = llvm.intr.expect %i, %i : i32
  %15 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
  llvm.intr.lifetime.start 4, %p : !llvm.ptr
  llvm.intr.lifetime.end 4, %p : !llvm.ptr
  %16 = llvm.intr.vector.insert %v, %vv[0] : vector<4xi32> into vector<8xi32>
  %17 = llvm.intr.vector.extract %vv[4] : vector<4xi32> from vector<8xi32>
  %18 = llvm.intr.experimental.stepvector : vector<4xi32>
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 3 : i8}> : () -> ()
  %21 = llvm.intr.llround(%x) : (f32) -> i64
  %22 = llvm.intr.llrint(%x) : (f32) -> i64
  %23 = llvm.intr.uadd.sat(%i, %i) : (i32, i32) -> i32
  %24 = llvm.intr.ssub.sat(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %25 = llvm.intr.ushl.sat(%i, %i) : (i32, i32) -> i32
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return
}
