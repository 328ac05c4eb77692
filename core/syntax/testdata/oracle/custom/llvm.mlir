// Every operation of the LLVM dialect.
func private @x()
func @f1(%a: i32, %v: vector<4xi32>) {
  %i0 = llvm.add %a, %a : i32
  %i1 = llvm.sub %a, %a : i32
  %i2 = llvm.mul %a, %a : i32
  %i3 = llvm.sdiv %a, %a : i32
  %i4 = llvm.udiv %a, %a : i32
  %i5 = llvm.srem %a, %a : i32
  %i6 = llvm.urem %a, %a : i32
  %i7 = llvm.and %a, %a : i32
  %i8 = llvm.or %a, %a : i32
  %i9 = llvm.xor %a, %a : i32
  %i10 = llvm.shl %a, %a : i32
  %i11 = llvm.lshr %a, %a : i32
  %i12 = llvm.ashr %a, %a : i32
  %x = llvm.add %v, %v {a = 1} : vector<4xi32>
  return
}
func @f2(%a: f32, %b: f64) {
  %i0 = llvm.fadd %a, %a {fastmathFlags = #llvm.fastmath<nnan, fast>} : f32
  %i1 = llvm.fsub %a, %a {fastmathFlags = #llvm.fastmath<nnan, fast>} : f32
  %i2 = llvm.fmul %a, %a {fastmathFlags = #llvm.fastmath<nnan, fast>} : f32
  %i3 = llvm.fdiv %a, %a {fastmathFlags = #llvm.fastmath<nnan, fast>} : f32
  %i4 = llvm.frem %a, %a {fastmathFlags = #llvm.fastmath<nnan, fast>} : f32
  %y = llvm.fneg %a : f32
  %yy = llvm.fadd %a, %a : f32
  return
}
func @f3(%a: i32, %p: !llvm.ptr<i8>, %f: f32, %vp: !llvm.vec<4 x ptr<i8>>, %vf: vector<4xf32>) {
  %c0 = llvm.icmp "eq" %a, %a : i32
  %c1 = llvm.icmp "ne" %a, %a : i32
  %c2 = llvm.icmp "slt" %a, %a : i32
  %c3 = llvm.icmp "sle" %a, %a : i32
  %c4 = llvm.icmp "sgt" %a, %a : i32
  %c5 = llvm.icmp "sge" %a, %a : i32
  %c6 = llvm.icmp "ult" %a, %a : i32
  %c7 = llvm.icmp "ule" %a, %a : i32
  %c8 = llvm.icmp "ugt" %a, %a : i32
  %c9 = llvm.icmp "uge" %a, %a : i32
  %d0 = llvm.fcmp "_false" %f, %f : f32
  %d1 = llvm.fcmp "oeq" %f, %f : f32
  %d2 = llvm.fcmp "ogt" %f, %f : f32
  %d3 = llvm.fcmp "oge" %f, %f : f32
  %d4 = llvm.fcmp "olt" %f, %f : f32
  %d5 = llvm.fcmp "ole" %f, %f : f32
  %d6 = llvm.fcmp "one" %f, %f : f32
  %d7 = llvm.fcmp "ord" %f, %f : f32
  %d8 = llvm.fcmp "ueq" %f, %f : f32
  %d9 = llvm.fcmp "ugt" %f, %f : f32
  %d10 = llvm.fcmp "uge" %f, %f : f32
  %d11 = llvm.fcmp "ult" %f, %f : f32
  %d12 = llvm.fcmp "ule" %f, %f : f32
  %d13 = llvm.fcmp "une" %f, %f : f32
  %d14 = llvm.fcmp "uno" %f, %f : f32
  %d15 = llvm.fcmp "_true" %f, %f : f32
  %q = llvm.icmp "eq" %p, %p : !llvm.ptr<i8>
  %q1 = llvm.icmp "eq" %vp, %vp : !llvm.vec<4 x ptr<i8>>
  %q2 = llvm.fcmp "oeq" %vf, %vf {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
  %s = llvm.select %q, %a, %a : i1, i32
  %fr = llvm.freeze %a : i32
  return
}
func @f4(%a: i32, %p: !llvm.ptr<i8>, %f: f32, %l: i64) {
  %1 = llvm.trunc %a : i32 to i8
  %2 = llvm.zext %a : i32 to i64
  %3 = llvm.sext %a : i32 to i64
  %4 = llvm.sitofp %a : i32 to f32
  %5 = llvm.uitofp %a : i32 to f64
  %6 = llvm.fptosi %f : f32 to i8
  %7 = llvm.fptoui %f : f32 to i8
  %8 = llvm.fpext %f : f32 to f64
  %9 = llvm.fptrunc %8 : f64 to f16
  %10 = llvm.bitcast %p : !llvm.ptr<i8> to !llvm.ptr<struct<(i32, array<2 x f32>)>>
  %11 = llvm.addrspacecast %p : !llvm.ptr<i8> to !llvm.ptr<i8, 3>
  %12 = llvm.inttoptr %l : i64 to !llvm.ptr<func<void (i32, ...)>>
  %13 = llvm.ptrtoint %p : !llvm.ptr<i8> to i64
  return
}
func @f5(%n: i64, %p: !llvm.ptr<i32>, %pf: !llvm.ptr<f32>, %a: i32, %f: f32, %pp: !llvm.ptr<ptr<i8>>, %i8: !llvm.ptr<i8>) {
  %1 = llvm.alloca %n x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr<i32>
  %2 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr<f32, 3>
  %3 = llvm.load %p : !llvm.ptr<i32>
  %4 = llvm.load volatile %p {access_groups = [@m::@g], alignment = 4 : i64, nontemporal} : !llvm.ptr<i32>
  llvm.store %a, %p : !llvm.ptr<i32>
  llvm.store volatile %a, %p {alignment = 4 : i64} : !llvm.ptr<i32>
  %5 = llvm.getelementptr %p[%n, %a] : (!llvm.ptr<i32>, i64, i32) -> !llvm.ptr<i32>
  %6 = llvm.cmpxchg %p, %a, %a acq_rel monotonic : i32
  %7 = llvm.cmpxchg %pp, %i8, %i8 seq_cst acquire {k} : !llvm.ptr<i8>
  %b0 = llvm.atomicrmw xchg %p, %a acq_rel : i32
  %b1 = llvm.atomicrmw add %p, %a acq_rel : i32
  %b2 = llvm.atomicrmw sub %p, %a acq_rel : i32
  %b3 = llvm.atomicrmw _and %p, %a acq_rel : i32
  %b4 = llvm.atomicrmw nand %p, %a acq_rel : i32
  %b5 = llvm.atomicrmw _or %p, %a acq_rel : i32
  %b6 = llvm.atomicrmw _xor %p, %a acq_rel : i32
  %b7 = llvm.atomicrmw max %p, %a acq_rel : i32
  %b8 = llvm.atomicrmw min %p, %a acq_rel : i32
  %b9 = llvm.atomicrmw umax %p, %a acq_rel : i32
  %b10 = llvm.atomicrmw umin %p, %a acq_rel : i32
  %g = llvm.atomicrmw fadd %pf, %f monotonic : f32
  llvm.fence seq_cst
  llvm.fence syncscope("agent") acquire
  return
}
func @f6(%s: !llvm.struct<(i32, array<2 x vector<4xf32>>)>, %a: i32, %v: vector<4xf32>, %f: f32) {
  %1 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x vector<4xf32>>)>
  %2 = llvm.extractvalue %s[1, 1] : !llvm.struct<(i32, array<2 x vector<4xf32>>)>
  %3 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x vector<4xf32>>)>
  %4 = llvm.insertvalue %v, %s[1, 0] {z = "q"} : !llvm.struct<(i32, array<2 x vector<4xf32>>)>
  %5 = llvm.extractelement %v[%a : i32] : vector<4xf32>
  %6 = llvm.insertelement %f, %v[%a : i32] : vector<4xf32>
  %7 = llvm.shufflevector %v, %v [0 : i32, 5 : i32] : vector<4xf32>, vector<4xf32>
  return
}
llvm.func @ext(i32, f32) -> i32
llvm.func @va(!llvm.ptr<i8>, ...) -> i32
llvm.func extern_weak @none() attributes {passthrough = ["noinline", ["a", "b"]]}
llvm.func @h(%arg0: i32 {llvm.noalias}) -> (i32 {llvm.x}) {
  llvm.return %arg0 : i32
}
func @f7(%a: i32, %f: f32, %p: !llvm.ptr<func<void (i32)>>, %q: !llvm.ptr<func<i32 (i32, f32)>>) {
  %1 = llvm.call @ext(%a, %f) : (i32, f32) -> i32
  llvm.call @none() {x = 1} : () -> ()
  %2 = llvm.call %q(%a, %f) {fastmathFlags = #llvm.fastmath<nsz>} : (i32, f32) -> i32
  return
}
llvm.func @pers(...) -> i32
llvm.func @inv(%a: i32, %c: i1, %f: f32) -> i32 attributes {personality = @pers} {
  %n = llvm.mlir.null : !llvm.ptr<i8>
  %z = llvm.mlir.undef : !llvm.array<1 x ptr<i8>>
  %0 = llvm.invoke @ext(%a, %f) to ^bb1 unwind ^bb2 : (i32, f32) -> i32
^bb1:
  llvm.cond_br %c, ^bb3(%0 : i32), ^bb4
^bb2:
  %2 = llvm.landingpad cleanup (catch %n : !llvm.ptr<i8>) (filter %z : !llvm.array<1 x ptr<i8>>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %2 : !llvm.struct<(ptr<i8>, i32)>
^bb3(%3: i32):
  llvm.cond_br %c weights(dense<[1, 2]> : vector<2xi32>), ^bb4, ^bb5(%3 : i32)
^bb4:
  llvm.unreachable
^bb5(%4: i32):
  llvm.br ^bb6(%4, %f : i32, f32)
^bb6(%5: i32, %6: f32):
  llvm.switch %5, ^bb4 [
    1: ^bb5(%5 : i32),
    42: ^bb4
  ] {branch_weights = dense<[13, 1, 2]> : vector<3xi32>}
^bb7:
  llvm.switch %5, ^bb5(%5 : i32) [
  ]
}
llvm.mlir.global internal constant @str("abc")
llvm.mlir.global external @gg(1 : i32) {alignment = 8 : i64, addr_space = 3 : i32, section = "s"} : i32
llvm.mlir.global linkonce_odr local_unnamed_addr @hh() : !llvm.ptr<i8> {
  %0 = llvm.mlir.null : !llvm.ptr<i8>
  llvm.return %0 : !llvm.ptr<i8>
}
llvm.mlir.global private unnamed_addr @dd(dense<1.0> : tensor<4xf32>) {dso_local} : !llvm.array<4 x f32>
llvm.metadata @m {
  llvm.access_group @g
  llvm.return
}
llvm.func @k() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %2 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %4 = llvm.mlir.addressof @str : !llvm.ptr<array<3 x i8>>
  %5 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel {a} "nop", "=r,r" %0 : (i32) -> i32
  llvm.inline_asm "nop", "" : () -> ()
  llvm.return
}
func private @types(!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.ppc_fp128, !llvm.x86_mmx, !llvm.ptr<i8, 5>, !llvm.func<void ()>, !llvm.func<i32 (...)>, !llvm.func<ptr<i8> (i8, array<2 x i8>, ...)>, !llvm.vec<? x 4 x i32>, !llvm.struct<"n", (i32, ptr<struct<"n">>)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<()>, !llvm.struct<"op", opaque>, !llvm.struct<"p", packed (i8)>, !llvm.array<3 x struct<"n", (i32, ptr<struct<"n">>)>>, !llvm.vec<2 x ppc_fp128>)
func private @attrs() attributes {a = #llvm.fastmath<>, b = #llvm.fastmath<nnan, ninf>, c = #llvm.loopopts<disable_unroll = true, interleave_count = 4>}
func @f8(%f: f32, %i: i32, %v: vector<4xi32>, %vf: vector<4xf32>, %c: i1, %p: !llvm.ptr<i8>, %t: !llvm.token, %pv: !llvm.ptr<vector<4xf32>>, %m: vector<4xi1>, %ps: !llvm.vec<4 x ptr<f32>>, %l: i64, %pf: !llvm.ptr<f32>) {
  %u0 = "llvm.intr.bitreverse"(%f) : (f32) -> f32
  %u1 = "llvm.intr.ctpop"(%f) : (f32) -> f32
  %u2 = "llvm.intr.cos"(%f) : (f32) -> f32
  %u3 = "llvm.intr.sin"(%f) : (f32) -> f32
  %u4 = "llvm.intr.exp"(%f) : (f32) -> f32
  %u5 = "llvm.intr.exp2"(%f) : (f32) -> f32
  %u6 = "llvm.intr.log"(%f) : (f32) -> f32
  %u7 = "llvm.intr.log10"(%f) : (f32) -> f32
  %u8 = "llvm.intr.log2"(%f) : (f32) -> f32
  %u9 = "llvm.intr.fabs"(%f) : (f32) -> f32
  %u10 = "llvm.intr.ceil"(%f) : (f32) -> f32
  %u11 = "llvm.intr.floor"(%f) : (f32) -> f32
  %u12 = "llvm.intr.sqrt"(%f) : (f32) -> f32
  %b0 = "llvm.intr.copysign"(%f, %f) : (f32, f32) -> f32
  %b1 = "llvm.intr.maxnum"(%f, %f) : (f32, f32) -> f32
  %b2 = "llvm.intr.maximum"(%f, %f) : (f32, f32) -> f32
  %b3 = "llvm.intr.minnum"(%f, %f) : (f32, f32) -> f32
  %b4 = "llvm.intr.minimum"(%f, %f) : (f32, f32) -> f32
  %b5 = "llvm.intr.pow"(%f, %f) : (f32, f32) -> f32
  %b6 = "llvm.intr.smax"(%f, %f) : (f32, f32) -> f32
  %b7 = "llvm.intr.smin"(%f, %f) : (f32, f32) -> f32
  %fma = "llvm.intr.fma"(%f, %f, %f) : (f32, f32, f32) -> f32
  %fmu = "llvm.intr.fmuladd"(%f, %f, %f) : (f32, f32, f32) -> f32
  %o0 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %o1 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %o2 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %o3 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %o4 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %o5 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %r0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %r1 = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> i32
  %r2 = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i32
  %r3 = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i32
  %r4 = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i32
  %r5 = "llvm.intr.vector.reduce.smax"(%v) : (vector<4xi32>) -> i32
  %r6 = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i32
  %r7 = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i32
  %r8 = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i32
  %rf = "llvm.intr.vector.reduce.fmax"(%vf) : (vector<4xf32>) -> f32
  %rf2 = "llvm.intr.vector.reduce.fmin"(%vf) : (vector<4xf32>) -> f32
  %rf3 = "llvm.intr.vector.reduce.fadd"(%f, %vf) {reassoc = true} : (f32, vector<4xf32>) -> f32
  %rf4 = "llvm.intr.vector.reduce.fmul"(%f, %vf) : (f32, vector<4xf32>) -> f32
  "llvm.intr.assume"(%c) : (i1) -> ()
  "llvm.intr.memcpy"(%p, %p, %i, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
  "llvm.intr.memcpy.inline"(%p, %p, %i, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
  "llvm.intr.prefetch"(%p, %i, %i, %i) : (!llvm.ptr<i8>, i32, i32, i32) -> ()
  %ss = llvm.intr.stacksave : !llvm.ptr<i8>
  llvm.intr.stackrestore %ss
  %lm = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<4xi1>
  %ml = llvm.intr.masked.load %pv, %m {alignment = 1 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>) -> vector<4xf32>
  %ml2 = llvm.intr.masked.load %pv, %m, %vf {alignment = 1 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %vf, %pv, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr<vector<4xf32>>
  %mg = llvm.intr.masked.gather %ps, %m {alignment = 1 : i32} : (!llvm.vec<4 x ptr<f32>>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %vf, %ps, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<4 x ptr<f32>>
  %el = "llvm.intr.masked.expandload"(%pf, %m, %vf) : (!llvm.ptr<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%vf, %pf, %m) : (vector<4xf32>, !llvm.ptr<f32>, vector<4xi1>) -> ()
  %mm = llvm.intr.matrix.multiply %vf, %vf {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %mt = llvm.intr.matrix.transpose %vf {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  %mcl = llvm.intr.matrix.column.major.load %pf, <stride = %l> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr<f32> stride i64
  llvm.intr.matrix.column.major.store %vf, %pf, <stride = %l> {columns = 2 : i32, isVolatile = true, rows = 2 : i32} : vector<4xf32> to !llvm.ptr<f32> stride i64
  %id = llvm.intr.coro.id %i, %p, %p, %p : !llvm.token
  %be = llvm.intr.coro.begin %id, %p : !llvm.ptr<i8>
  %sz = llvm.intr.coro.size : i64
  %sv = llvm.intr.coro.save %be : !llvm.token
  %su = llvm.intr.coro.suspend %sv, %c : i8
  %en = llvm.intr.coro.end %be, %c : i1
  %fe = llvm.intr.coro.free %id, %be : !llvm.ptr<i8>
  llvm.intr.coro.resume %be
  return
}
