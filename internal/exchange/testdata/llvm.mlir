// What random modules seldom have.
llvm.func @casts(%i: i32, %f: f64, %v: vector<4xi32>, %p: !llvm.ptr<i8>) {
  %0 = llvm.trunc %i : i32 to i8
  %1 = llvm.sext %0 : i8 to i64
  %2 = llvm.zext %v : vector<4xi32> to vector<4xi64>
  %3 = llvm.uitofp %i : i32 to f32
  %4 = llvm.sitofp %i : i32 to f32
  %5 = llvm.fptrunc %f : f64 to f32
  %6 = llvm.fpext %5 : f32 to f64
  %7 = llvm.fptosi %f : f64 to i32
  %8 = llvm.fptoui %f : f64 to i32
  %9 = llvm.addrspacecast %p : !llvm.ptr<i8> to !llvm.ptr<i8, 3>
  %10 = llvm.ptrtoint %p : !llvm.ptr<i8> to i64
  %11 = llvm.inttoptr %10 : i64 to !llvm.ptr<i8>
  llvm.return
}

// -----

llvm.func @places(%p: !llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, %i: i64, %v: vector<4xf32>, %m: vector<4xi1>, %f: !llvm.ptr<f32>) -> !llvm.ptr<i32> {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.getelementptr %p[%i, %0] : (!llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, i64, i32) -> !llvm.ptr<ptr<struct<"list", (i32, ptr<struct<"list">>)>>>
  %2 = llvm.load %1 : !llvm.ptr<ptr<struct<"list", (i32, ptr<struct<"list">>)>>>
  %3 = llvm.mlir.constant(0 : i32) : i32
  %4 = llvm.getelementptr %2[%3, %3] : (!llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, i32, i32) -> !llvm.ptr<i32>
  %5 = "llvm.intr.masked.expandload"(%f, %m, %v) : (!llvm.ptr<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%5, %f, %m) : (vector<4xf32>, !llvm.ptr<f32>, vector<4xi1>) -> ()
  llvm.return %4 : !llvm.ptr<i32>
}

// -----

llvm.func @parts(%x: vector<8xi32>, %y: vector<4xi32>) -> vector<4xi32> {
  %0 = "llvm.intr.experimental.stepvector"() : () -> vector<4xi32>
  %1 = "llvm.intr.vector.insert"(%x, %0) {pos = 4 : i64} : (vector<8xi32>, vector<4xi32>) -> vector<8xi32>
  %2 = "llvm.intr.vector.extract"(%1) {pos = 4 : i64} : (vector<8xi32>) -> vector<4xi32>
  llvm.return %2 : vector<4xi32>
}

// -----

// What later versions say of accesses and loops.
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "domain">
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<>
#loop_distribute = #llvm.loop_distribute<disable = true, followupCoincident = #loop_annotation, followupSequential = #loop_annotation, followupFallback = #loop_annotation, followupAll = #loop_annotation>
#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
#loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
#loop_peeled = #llvm.loop_peeled<count = 5 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 4 : i32>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain, description = "scope">
#alias_scope1 = #llvm.alias_scope<id = distinct[4]<>, domain = #alias_scope_domain>
#loop_unroll = #llvm.loop_unroll<disable = true, followupUnrolled = #loop_annotation, followupRemainder = #loop_annotation, followupAll = #loop_annotation>
#loop_unroll1 = #llvm.loop_unroll<disable = false, count = 3 : i32, runtimeDisable = true, full = true>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true, count = 32 : i32, followupOuter = #loop_annotation, followupInner = #loop_annotation, followupRemainderOuter = #loop_annotation, followupRemainderInner = #loop_annotation, followupAll = #loop_annotation>
#loop_vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 4 : i32, followupVectorized = #loop_annotation, followupEpilogue = #loop_annotation, followupAll = #loop_annotation>
#loop_annotation2 = #llvm.loop_annotation<disableNonforced = false, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = false, parallelAccesses = #access_group, #access_group1>
#loop_annotation3 = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = true>, unroll = #loop_unroll1, unrollAndJam = <disable = false>, licm = <disable = false>, distribute = <disable = false>, pipeline = <disable = false>, isVectorized = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "S", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc, 4>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0, constant = true>
module {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @any any
    llvm.comdat_selector @exact exactmatch
    llvm.comdat_selector @large largest
    llvm.comdat_selector @f nodeduplicate
    llvm.comdat_selector @same samesize
  }
  llvm.mlir.global internal constant @any(1 : i32) {comdat = @__llvm_comdat::@any} : i32
  llvm.mlir.global linkonce @exact(1 : i32) {comdat = @__llvm_comdat::@exact, alignment = 8 : i64, dso_local, section = ".data.x"} : i32
  llvm.mlir.global internal @other(1 : i32) {comdat = @__llvm_comdat::@large} : i32
  llvm.mlir.global internal @another(1 : i32) {comdat = @__llvm_comdat::@same} : i32
  llvm.func @g(!llvm.ptr, i1)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i1) attributes {comdat = @__llvm_comdat::@f, alignment = 16 : i64, section = ".text.x"} {
    %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.store %0, %arg0 {access_groups = [#access_group, #access_group1], alias_scopes = [#alias_scope, #alias_scope1], tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.call @g(%arg0, %arg1) {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : (!llvm.ptr, i1) -> ()
    %1 = llvm.atomicrmw add %arg0, %0 monotonic  {alias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : !llvm.ptr, i32
    %2 = llvm.cmpxchg %arg0, %0, %0 acq_rel monotonic {tbaa = [#tbaa_tag]} : !llvm.ptr, i32
    %v = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%arg0, %arg0, %0, %v) {tbaa = [#tbaa_tag]} : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg1, ^bb1, ^bb2 {loop_annotation = #loop_annotation2}
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.cond_br %arg1, ^bb2, ^bb3 {loop_annotation = #loop_annotation3}
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb3 {loop_annotation = #loop_annotation1}
  }
}

// -----

// Operations that came after MLIR 13 and need more around them.
module {
  llvm.mlir.global internal @local(1 : i32) {thread_local_} : i32
  llvm.linker_options ["-l", "m"]
  llvm.mlir.global_ctors {ctors = [@ready], priorities = [0 : i32]}
  llvm.mlir.global_dtors {dtors = [@ready], priorities = [7 : i32]}
  llvm.func @ready() {
    llvm.return
  }
  llvm.func @further(%p: !llvm.ptr, %n: vector<8xi32>, %d: i64, %m: vector<8xi1>, %f: vector<8xf32>, %x: f32) {
    %0 = llvm.mlir.addressof @local : !llvm.ptr
    %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.intr.coro.promise %p, %2, %3 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    %5 = "llvm.intr.vector.deinterleave2"(%n) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
    %6 = llvm.call_intrinsic "llvm.vector.reduce.add"(%n) : (vector<8xi32>) -> i32
    llvm.call_intrinsic "llvm.trap"() : () -> ()
    %7 = llvm.call_intrinsic "llvm.fabs"(%x) : (f32) -> f32 {fastmathFlags = #llvm.fastmath<nnan, ninf>}
    %8 = llvm.intr.invariant.start 8, %p : !llvm.ptr
    llvm.intr.invariant.end %8, 8, %p : !llvm.ptr
    %9 = "llvm.intr.vp.trunc"(%n, %m, %2) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi16>
    %10 = "llvm.intr.vp.zext"(%n, %m, %2) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
    %11 = "llvm.intr.vp.sext"(%n, %m, %2) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
    %12 = "llvm.intr.vp.fptrunc"(%f, %m, %2) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf16>
    %13 = "llvm.intr.vp.fpext"(%f, %m, %2) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
    %14 = "llvm.intr.vp.fptoui"(%f, %m, %2) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
    %15 = "llvm.intr.vp.uitofp"(%n, %m, %2) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
    %16 = "llvm.intr.vp.inttoptr"(%n, %m, %2) : (vector<8xi32>, vector<8xi1>, i32) -> !llvm.vec<8 x  ptr>
    %17 = "llvm.intr.vp.ptrtoint"(%16, %m, %2) : (!llvm.vec<8 x  ptr>, vector<8xi1>, i32) -> vector<8xi64>
    %18 = "llvm.intr.vp.fptosi"(%f, %m, %2) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
    %19 = "llvm.intr.vp.sitofp"(%n, %m, %2) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
    %20 = "llvm.intr.vp.merge"(%m, %f, %f, %2) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
    %21 = "llvm.intr.vp.select"(%m, %f, %f, %2) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
    %22 = "llvm.intr.vp.load"(%p, %m, %2) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xf32>
    "llvm.intr.vp.store"(%22, %p, %m, %2) : (vector<8xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
    %23 = "llvm.intr.experimental.vp.strided.load"(%p, %d, %m, %2) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xf32>
    "llvm.intr.experimental.vp.strided.store"(%23, %p, %d, %m, %2) : (vector<8xf32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
    llvm.return
  }
}
// -----
llvm.func @zeros() -> !llvm.ptr<i8> {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.zero {test.note} : !llvm.struct<(f32, ptr<i8>)>
  %2 = llvm.mlir.zero : vector<4xf32>
  %3 = llvm.mlir.null {test.note} : !llvm.ptr<i8>
  %4 = llvm.mlir.null : !llvm.ptr<func<void ()>, 3>
  llvm.return %3 : !llvm.ptr<i8>
}
// -----
llvm.func @assumed(%c: i1) {
  "llvm.intr.assume"(%c) : (i1) -> ()
  llvm.return
}
// -----
// What MLIR has since version 20 or later.
llvm.linker_options ["-l", "m"]
llvm.func @later(%f: f32, %v: vector<4xf64>, %i: i32, %w: vector<4xi64>, %p: !llvm.ptr, %b: i8, %m: vector<4xi1>, %h: vector<2xf16>) {
  %0 = "llvm.intr.tan"(%v) : (vector<4xf64>) -> vector<4xf64>
  %1 = "llvm.intr.asin"(%v) : (vector<4xf64>) -> vector<4xf64>
  %2 = "llvm.intr.acos"(%v) : (vector<4xf64>) -> vector<4xf64>
  %3 = "llvm.intr.atan"(%v) : (vector<4xf64>) -> vector<4xf64>
  %4 = "llvm.intr.sinh"(%v) : (vector<4xf64>) -> vector<4xf64>
  %5 = "llvm.intr.cosh"(%v) : (vector<4xf64>) -> vector<4xf64>
  %6 = "llvm.intr.tanh"(%v) : (vector<4xf64>) -> vector<4xf64>
  %7 = "llvm.intr.exp10"(%v) : (vector<4xf64>) -> vector<4xf64>
  %8 = "llvm.intr.tan"(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %9 = "llvm.intr.atan2"(%f, %f) : (f32, f32) -> f32
  %10 = "llvm.intr.ldexp"(%f, %i) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
  %11 = "llvm.intr.frexp"(%v) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xi32>)>
  %12 = "llvm.intr.sincos"(%f) {fastmathFlags = #llvm.fastmath<contract>} : (f32) -> !llvm.struct<(f32, f32)>
  %13 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i2
  %14 = llvm.intr.ucmp(%w, %w) {test.note} : (vector<4xi64>, vector<4xi64>) -> vector<4xi8>
  %15 = llvm.intr.ptrmask %p, %i : (!llvm.ptr, i32) -> !llvm.ptr
  %16 = llvm.intr.launder.invariant.group %p {test.note} : !llvm.ptr
  %17 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  %18 = llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
  %19 = llvm.intr.experimental.constrained.uitofp %w tonearest strict {test.note} : vector<4xi64> to vector<4xf64>
  %20 = llvm.intr.experimental.constrained.fpext %f maytrap : f32 to f64
  %21 = "llvm.intr.lround"(%v) : (vector<4xf64>) -> vector<4xi64>
  %22 = "llvm.intr.lrint"(%v) : (vector<4xf64>) -> vector<4xi64>
  %23 = "llvm.intr.vp.smax"(%w, %w, %m, %i) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %24 = "llvm.intr.vp.smin"(%w, %w, %m, %i) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %25 = "llvm.intr.vp.umax"(%w, %w, %m, %i) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %26 = "llvm.intr.vp.umin"(%w, %w, %m, %i) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %27 = llvm.atomicrmw usub_cond %p, %i monotonic : !llvm.ptr, i32
  %28 = llvm.atomicrmw usub_sat %p, %i monotonic : !llvm.ptr, i32
  %29 = llvm.atomicrmw fmaximum %p, %h monotonic : !llvm.ptr, vector<2xf16>
  %30 = llvm.atomicrmw fminimum %p, %h monotonic : !llvm.ptr, vector<2xf16>
  %31 = llvm.atomicrmw fadd %p, %h monotonic : !llvm.ptr, vector<2xf16>
  %32 = llvm.atomicrmw xchg %p, %p monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.linker_options ["-l", "c"]
llvm.func @filled(%p: !llvm.ptr, %b: i8) {
  %0 = llvm.mlir.constant(8 : i64) : i64
  %1 = llvm.mlir.constant(false) : i1
  "llvm.intr.memset.inline"(%p, %b, %0, %1) {arg_attrs = [{llvm.align = 8 : i64}, {}, {}]} : (!llvm.ptr, i8, i64, i1) -> ()
  llvm.return
}
// -----
llvm.func @copied(%p: !llvm.ptr<i8>) {
  %0 = llvm.mlir.constant(8 : i64) : i64
  %1 = llvm.mlir.constant(false) : i1
  "llvm.intr.memcpy.inline"(%p, %p, %0, %1) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  llvm.return
}
// -----
// Symbols that stand for others, and places in functions.
llvm.linker_options ["-l", "c"]
llvm.mlir.global internal @cells(dense<[42, 7]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.alias weak @second {dso_local, unnamed_addr = 2 : i64, visibility_ = 1 : i64} : i32 {
  %0 = llvm.mlir.addressof @cells : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 1] {elem_type = !llvm.array<2 x i32>} : (!llvm.ptr) -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.alias external @cell {thread_local_} : i32 {
  %0 = llvm.mlir.addressof @second : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @places {test.note} : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @resolved : !llvm.func<i32 (ptr, i32)>, !llvm.ptr @resolver {dso_local}
llvm.mlir.ifunc linkonce_odr @other : !llvm.func<i32 (ptr, i32)>, !llvm.ptr @resolver {address_space = 0 : i32, visibility_ = 2 : i64}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @places, to = @resolver, count = 222>, #llvm.cgprofile_entry<from = @places, count = 1>]>]
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 9, max_count = 8, max_internal_count = 7, max_function_count = 6, num_counts = 5, num_functions = 4, is_partial_profile = 0, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 3, num_counts = 1>, <cut_off = 100000, min_count = 2, num_counts = 1>>>]
llvm.mlir.global internal @place() : !llvm.ptr {
  %0 = llvm.blockaddress <function = @places, tag = <id = 7>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @places(%p: !llvm.ptr, %a: i32) -> i32 {
  %0 = llvm.call @resolved(%p, %a) : (!llvm.ptr, i32) -> i32
  %1 = llvm.va_arg %p {test.note} : (!llvm.ptr) -> i32
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%0 : i32),
  ^bb2,
  ^bb1(%0 : i32)
  ] {test.note}
^bb1(%2: i32):
  llvm.blocktag <id = 7>
  llvm.return %2 : i32
^bb2:
  llvm.blocktag <id = 8> {test.note}
  llvm.indirectbr %p : !llvm.ptr, []
}
// -----
// What functions say of themselves since.
llvm.linker_options ["-l", "c"]
llvm.func @kernel() attributes {inline_hint, instrument_function_entry = "e", instrument_function_exit = "x", intel_reqd_sub_group_size = 16 : i32, prefer_vector_width = "128", reciprocal_estimates = "divd", reqd_work_group_size = array<i32: 1, 2, 3>, uwtable_kind = #llvm.uwtableKind<sync>, vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>, work_group_size_hint = array<i32: 1, 2, 3>}
llvm.func @other() attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, uwtable_kind = #llvm.uwtableKind<async>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>}
