// Vector predication, which came after MLIR 13, on vectors of fixed and scalable length.
llvm.func @fixed(%i: vector<8xi32>, %f: vector<8xf32>, %wi: vector<8xi64>, %wf: vector<8xf64>, %p: !llvm.vec<8 x ptr>, %m: vector<8xi1>, %e: i32, %x: i32, %y: f32, %a: !llvm.ptr, %s: i64) {
  %0 = "llvm.intr.vp.add"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %1 = "llvm.intr.vp.sub"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %2 = "llvm.intr.vp.mul"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %3 = "llvm.intr.vp.sdiv"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %4 = "llvm.intr.vp.udiv"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %5 = "llvm.intr.vp.srem"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %6 = "llvm.intr.vp.urem"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %7 = "llvm.intr.vp.and"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %8 = "llvm.intr.vp.or"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %9 = "llvm.intr.vp.xor"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %10 = "llvm.intr.vp.shl"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %11 = "llvm.intr.vp.lshr"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %12 = "llvm.intr.vp.ashr"(%i, %i, %m, %e) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %13 = "llvm.intr.vp.fadd"(%f, %f, %m, %e) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %14 = "llvm.intr.vp.fsub"(%f, %f, %m, %e) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %15 = "llvm.intr.vp.fmul"(%f, %f, %m, %e) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %16 = "llvm.intr.vp.fdiv"(%f, %f, %m, %e) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %17 = "llvm.intr.vp.frem"(%f, %f, %m, %e) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %18 = "llvm.intr.vp.fneg"(%f, %m, %e) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %19 = "llvm.intr.vp.fma"(%f, %f, %f, %m, %e) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %20 = "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %e) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %21 = "llvm.intr.vp.reduce.add"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %22 = "llvm.intr.vp.reduce.mul"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %23 = "llvm.intr.vp.reduce.and"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %24 = "llvm.intr.vp.reduce.or"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %25 = "llvm.intr.vp.reduce.xor"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %26 = "llvm.intr.vp.reduce.smax"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %27 = "llvm.intr.vp.reduce.smin"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %28 = "llvm.intr.vp.reduce.umax"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %29 = "llvm.intr.vp.reduce.umin"(%x, %i, %m, %e) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %30 = "llvm.intr.vp.reduce.fadd"(%y, %f, %m, %e) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %31 = "llvm.intr.vp.reduce.fmul"(%y, %f, %m, %e) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %32 = "llvm.intr.vp.reduce.fmax"(%y, %f, %m, %e) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %33 = "llvm.intr.vp.reduce.fmin"(%y, %f, %m, %e) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %34 = "llvm.intr.vp.select"(%m, %i, %i, %e) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %35 = "llvm.intr.vp.merge"(%m, %i, %i, %e) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %36 = "llvm.intr.vp.trunc"(%wi, %m, %e) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xi32>
  %37 = "llvm.intr.vp.zext"(%i, %m, %e) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %38 = "llvm.intr.vp.sext"(%i, %m, %e) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  %39 = "llvm.intr.vp.fptrunc"(%wf, %m, %e) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
  %40 = "llvm.intr.vp.fpext"(%f, %m, %e) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
  %41 = "llvm.intr.vp.fptosi"(%f, %m, %e) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  %42 = "llvm.intr.vp.fptoui"(%f, %m, %e) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi64>
  %43 = "llvm.intr.vp.sitofp"(%i, %m, %e) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  %44 = "llvm.intr.vp.uitofp"(%i, %m, %e) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf64>
  %45 = "llvm.intr.vp.ptrtoint"(%p, %m, %e) : (!llvm.vec<8 x ptr>, vector<8xi1>, i32) -> vector<8xi64>
  %46 = "llvm.intr.vp.inttoptr"(%wi, %m, %e) : (vector<8xi64>, vector<8xi1>, i32) -> !llvm.vec<8 x ptr>
  %47 = "llvm.intr.vp.load"(%a, %m, %e) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.store"(%f, %a, %m, %e) : (vector<8xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  %48 = "llvm.intr.experimental.vp.strided.load"(%a, %s, %m, %e) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.experimental.vp.strided.store"(%i, %a, %s, %m, %e) : (vector<8xi32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
  llvm.return
}
llvm.func @scalable(%i: vector<[4]xi32>, %f: vector<[4]xf32>, %wi: vector<[4]xi64>, %wf: vector<[4]xf64>, %p: !llvm.vec<? x 4 x ptr>, %m: vector<[4]xi1>, %e: i32, %x: i32, %y: f32, %a: !llvm.ptr, %s: i64) {
  %0 = "llvm.intr.vp.add"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %1 = "llvm.intr.vp.sub"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %2 = "llvm.intr.vp.mul"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %3 = "llvm.intr.vp.sdiv"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %4 = "llvm.intr.vp.udiv"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %5 = "llvm.intr.vp.srem"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %6 = "llvm.intr.vp.urem"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %7 = "llvm.intr.vp.and"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %8 = "llvm.intr.vp.or"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %9 = "llvm.intr.vp.xor"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %10 = "llvm.intr.vp.shl"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %11 = "llvm.intr.vp.lshr"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %12 = "llvm.intr.vp.ashr"(%i, %i, %m, %e) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %13 = "llvm.intr.vp.fadd"(%f, %f, %m, %e) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %14 = "llvm.intr.vp.fsub"(%f, %f, %m, %e) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %15 = "llvm.intr.vp.fmul"(%f, %f, %m, %e) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %16 = "llvm.intr.vp.fdiv"(%f, %f, %m, %e) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %17 = "llvm.intr.vp.frem"(%f, %f, %m, %e) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %18 = "llvm.intr.vp.fneg"(%f, %m, %e) : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %19 = "llvm.intr.vp.fma"(%f, %f, %f, %m, %e) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %20 = "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %e) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %21 = "llvm.intr.vp.reduce.add"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %22 = "llvm.intr.vp.reduce.mul"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %23 = "llvm.intr.vp.reduce.and"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %24 = "llvm.intr.vp.reduce.or"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %25 = "llvm.intr.vp.reduce.xor"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %26 = "llvm.intr.vp.reduce.smax"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %27 = "llvm.intr.vp.reduce.smin"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %28 = "llvm.intr.vp.reduce.umax"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %29 = "llvm.intr.vp.reduce.umin"(%x, %i, %m, %e) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  %30 = "llvm.intr.vp.reduce.fadd"(%y, %f, %m, %e) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
  %31 = "llvm.intr.vp.reduce.fmul"(%y, %f, %m, %e) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
  %32 = "llvm.intr.vp.reduce.fmax"(%y, %f, %m, %e) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
  %33 = "llvm.intr.vp.reduce.fmin"(%y, %f, %m, %e) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
  %34 = "llvm.intr.vp.select"(%m, %i, %i, %e) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32>
  %35 = "llvm.intr.vp.merge"(%m, %i, %i, %e) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32>
  %36 = "llvm.intr.vp.trunc"(%wi, %m, %e) : (vector<[4]xi64>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %37 = "llvm.intr.vp.zext"(%i, %m, %e) : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi64>
  %38 = "llvm.intr.vp.sext"(%i, %m, %e) : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi64>
  %39 = "llvm.intr.vp.fptrunc"(%wf, %m, %e) : (vector<[4]xf64>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %40 = "llvm.intr.vp.fpext"(%f, %m, %e) : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf64>
  %41 = "llvm.intr.vp.fptosi"(%f, %m, %e) : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %42 = "llvm.intr.vp.fptoui"(%f, %m, %e) : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xi64>
  %43 = "llvm.intr.vp.sitofp"(%i, %m, %e) : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %44 = "llvm.intr.vp.uitofp"(%i, %m, %e) : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xf64>
  %45 = "llvm.intr.vp.ptrtoint"(%p, %m, %e) : (!llvm.vec<? x 4 x ptr>, vector<[4]xi1>, i32) -> vector<[4]xi64>
  %46 = "llvm.intr.vp.inttoptr"(%wi, %m, %e) : (vector<[4]xi64>, vector<[4]xi1>, i32) -> !llvm.vec<? x 4 x ptr>
  %47 = "llvm.intr.vp.load"(%a, %m, %e) : (!llvm.ptr, vector<[4]xi1>, i32) -> vector<[4]xi32>
  "llvm.intr.vp.store"(%f, %a, %m, %e) : (vector<[4]xf32>, !llvm.ptr, vector<[4]xi1>, i32) -> ()
  %48 = "llvm.intr.experimental.vp.strided.load"(%a, %s, %m, %e) : (!llvm.ptr, i64, vector<[4]xi1>, i32) -> vector<[4]xf32>
  "llvm.intr.experimental.vp.strided.store"(%i, %a, %s, %m, %e) : (vector<[4]xi32>, !llvm.ptr, i64, vector<[4]xi1>, i32) -> ()
  llvm.return
}
