llvm.func @declared(i32, ...) -> i32
llvm.func @void()
llvm.func internal @body(%a: i32, %p: !llvm.ptr<i8> {llvm.noalias}) -> i32 {
  llvm.return %a : i32
}
llvm.func @attributes(i32 {llvm.signext}, !llvm.ptr<f32>) -> (i32 {llvm.r}) attributes {passthrough = ["noinline", ["alignstack", "4"]], test.note = 1}
llvm.func @pointers(!llvm.ptr<func<void (i32)>>) -> !llvm.ptr<func<i32 (i8, ...)>>
llvm.func @"odd name"(...)
llvm.func @personality()
llvm.func @blocks(%c: i1, %a: i32) -> i32 attributes {personality = @personality} {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):  // pred: ^bb0
  llvm.br ^bb2 {test.note}
^bb2:
  llvm.cond_br %c weights(dense<[1, 2]> : vector<2xi32>), ^bb1(%a : i32), ^bb3
^bb3:
  llvm.return %a : i32
}
// -----
llvm.func {{Linkage}} @linkage()
// -----
llvm.func {{Linkage}} @linkage(%a: i32) {
  llvm.return
}
// -----
llvm.mlir.global {{Linkage}} @global() : i32
// -----
llvm.mlir.global {{Linkage}} constant @global(42 : i64) {alignment = 8 : i64} : i64
// -----
llvm.mlir.global {{UnnamedAddr}} constant @string("text\00") {test.note = 1}
// -----
llvm.mlir.global internal {{UnnamedAddr}} @typed("text") : !llvm.array<4 x i8>
// -----
llvm.mlir.global @default(1.0 : f32) : f32
llvm.mlir.global @vector(dense<1.0> : vector<4xf32>) : vector<4xf32>
llvm.mlir.global private @space(7 : i32) {addr_space = 3 : i32, section = ".text"} : i32
llvm.mlir.global external @declared() : !llvm.ptr<struct<"s", (ptr<struct<"s">>)>>
llvm.mlir.global internal constant @region() : !llvm.ptr<i8> {
  %0 = llvm.mlir.null : !llvm.ptr<i8>
  llvm.return %0 : !llvm.ptr<i8>
}
llvm.mlir.global internal @region2() {test.note} : !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)>
}
llvm.mlir.global internal @array(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global external @"odd name"(true) : i1
llvm.func @addresses() {
  %0 = llvm.mlir.addressof @default : !llvm.ptr<f32>
  %1 = llvm.mlir.addressof @space {test.note} : !llvm.ptr<i32, 3>
  %2 = llvm.mlir.addressof @addresses : !llvm.ptr<func<void ()>>
  llvm.return
}
// -----
llvm.mlir.global private @local(1 : i32) {dso_local} : i32
// -----
llvm.func @calls(%f: !llvm.ptr<func<i32 (i32, f32)>>, %a: i32, %b: f32, %v: !llvm.ptr<func<i32 (ptr<i8>, ...)>>, %p: !llvm.ptr<i8>) -> i32 {
  %0 = llvm.call @callee(%a) : (i32) -> i32
  llvm.call @void() : () -> ()
  %1 = llvm.call %f(%a, %b) : (i32, f32) -> i32
  %2 = llvm.call @callee(%a) {test.note = 1} : (i32) -> i32
  %3 = llvm.call @callee(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> i32
  %4 = llvm.call @pair() : () -> !llvm.struct<(i32, f32)>
  %5 = "llvm.call"(%a) {callee = @callee, fastmathFlags = #llvm.fastmath<>} : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @callee(i32) -> i32
llvm.func @void()
llvm.func @pair() -> !llvm.struct<(i32, f32)>
// -----
llvm.func @foo(i32) -> i32
llvm.func @personality(...) -> i32
llvm.func @invokes(%a: i32, %p: !llvm.ptr<func<i32 (i32)>>, %q: !llvm.ptr<i8>) -> i32 attributes {personality = @personality} {
  %0 = llvm.invoke @foo(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  %1 = llvm.invoke %p(%a) to ^bb4(%a : i32) unwind ^bb3 {test.note} : (i32) -> i32
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %2 : !llvm.struct<(ptr<i8>, i32)>
^bb3:
  %9 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.unreachable
^bb4(%x: i32):
  llvm.return %x : i32
}
// -----
llvm.func @personality(...) -> i32
llvm.mlir.global external constant @type() : !llvm.ptr<i8>
llvm.func @pads() -> i32 attributes {personality = @personality} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(dense<0> : vector<1xi8>) : !llvm.array<1 x i8>
  %2 = llvm.mlir.null : !llvm.ptr<i8>
  %3 = llvm.mlir.addressof @type : !llvm.ptr<ptr<i8>>
  %4 = llvm.bitcast %3 : !llvm.ptr<ptr<i8>> to !llvm.ptr<i8>
  llvm.invoke @void() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return %0 : i32
^bb2:
  %5 = llvm.landingpad (catch %2 : !llvm.ptr<i8>) (catch %4 : !llvm.ptr<i8>) (filter %1 : !llvm.array<1 x i8>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.br ^bb3
^bb3:
  llvm.invoke @void() to ^bb1 unwind ^bb4 : () -> ()
^bb4:
  %6 = "llvm.landingpad"(%2) {cleanup, test.note} : (!llvm.ptr<i8>) -> !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %6 : !llvm.struct<(ptr<i8>, i32)>
}
llvm.func @void()
// -----
// differs: llvm.invoke
llvm.func @foo(i32) -> i32
llvm.func @personality(...) -> i32
llvm.func @arguments(%a: i32) -> i32 attributes {personality = @personality} {
  %0 = llvm.invoke @foo(%a) to ^bb1(%a : i32) unwind ^bb2(%a, %a : i32, i32) : (i32) -> i32
^bb1(%x: i32):
  llvm.return %x : i32
^bb2(%y: i32, %z: i32):
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %3 : !llvm.struct<(ptr<i8>, i32)>
}
// -----
llvm.func @switches(%v: i32, %a: i32, %b: f32) {
  llvm.switch %v, ^bb1(%a : i32) [
    1: ^bb1(%a : i32),
    2: ^bb2(%b, %a : f32, i32),
    3: ^bb3
  ]
^bb1(%x: i32):
  llvm.switch %v, ^bb3 [
    42: ^bb3
  ] {branch_weights = dense<[13, 42]> : vector<2xi32>, test.note}
^bb2(%y: f32, %z: i32):
  llvm.switch %v, ^bb3 [
  ]
^bb3:
  llvm.return
}
// -----
llvm.func @atomics(%p: !llvm.ptr<f32>, %f: f32, %q: !llvm.ptr<i32>, %i: i32, %pp: !llvm.ptr<ptr<i8>>, %v: !llvm.ptr<i8>) {
  %0 = llvm.atomicrmw fadd %p, %f monotonic : f32
  %1 = llvm.atomicrmw _xor %q, %i seq_cst {test.note} : i32
  %2 = llvm.cmpxchg %q, %i, %i acq_rel monotonic : i32
  %3 = llvm.cmpxchg %pp, %v, %v seq_cst acquire {test.note = 1} : !llvm.ptr<i8>
  llvm.fence release
  llvm.fence syncscope("agent") seq_cst
  "llvm.fence"() {ordering = 4, syncscope = "agent", test.note} : () -> ()
  llvm.return
}
// -----
llvm.func @memory(%n: i64, %p: !llvm.ptr<f32>, %s: !llvm.ptr<struct<(i32, f32)>>, %i: i32, %v: !llvm.vec<4 x ptr<f32>>, %w: vector<4xi64>) {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr<f32>
  %1 = llvm.alloca %n x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<struct<(i32, f32)>>
  %2 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr<f32, 5>
  %3 = llvm.load %p : !llvm.ptr<f32>
  %4 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr<f32>
  llvm.store %3, %p : !llvm.ptr<f32>
  llvm.store volatile %3, %p {alignment = 4 : i64, test.note} : !llvm.ptr<f32>
  %5 = llvm.getelementptr %p[%n] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
  %6 = llvm.getelementptr %s[%n, %i] {test.note} : (!llvm.ptr<struct<(i32, f32)>>, i64, i32) -> !llvm.ptr<f32>
  %7 = llvm.getelementptr %v[%w] : (!llvm.vec<4 x ptr<f32>>, vector<4xi64>) -> !llvm.vec<4 x ptr<f32>>
  %8 = llvm.getelementptr %p[] : (!llvm.ptr<f32>) -> !llvm.ptr<f32>
  llvm.return
}
// -----
llvm.func @aggregates(%s: !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>, %f: f32, %a: !llvm.array<4 x f32>, %v: vector<4xf32>, %i: i32, %x: !llvm.vec<? x 4 x f32>, %o: !llvm.struct<(f32, struct<"named.pair", (i32, i64)>)>) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>
  %1 = llvm.extractvalue %s[1, 1, 0] : !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>
  %2 = llvm.insertvalue %f, %s[1, 0] : !llvm.struct<(i32, struct<(f32, array<2 x i8>)>)>
  %3 = llvm.insertvalue %f, %a[3] {test.note} : !llvm.array<4 x f32>
  %4 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %5 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %6 = llvm.extractelement %x[%i : i32] : !llvm.vec<? x 4 x f32>
  %7 = llvm.shufflevector %v, %v [0 : i32, 0 : i32, 7 : i32] : vector<4xf32>, vector<4xf32>
  %8 = llvm.extractvalue %o[1, 1] : !llvm.struct<(f32, struct<"named.pair", (i32, i64)>)>
  %9 = llvm.shufflevector %v, %v [0 : i32] {test.note} : vector<4xf32>, vector<4xf32>
  llvm.return
}
// -----
llvm.func @comparisons(%a: i32, %p: !llvm.ptr<i8>, %v: vector<4xi32>, %w: !llvm.vec<4 x ptr<i8>>, %f: vector<4xf32>, %x: !llvm.vec<? x 4 x i32>) {
  %0 = llvm.icmp "{{ICmpPredicate}}" %a, %a : i32
  %1 = llvm.icmp "eq" %p, %p : !llvm.ptr<i8>
  %2 = llvm.icmp "ne" %v, %v {test.note} : vector<4xi32>
  %3 = llvm.icmp "ult" %w, %w : !llvm.vec<4 x ptr<i8>>
  %4 = llvm.fcmp "ord" %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : vector<4xf32>
  %5 = llvm.icmp "sgt" %x, %x : !llvm.vec<? x 4 x i32>
  "test.use"(%0, %1, %2, %3, %4, %5) : (i1, i1, vector<4xi1>, vector<4xi1>, vector<4xi1>, !llvm.vec<? x 4 x i1>) -> ()
  llvm.return
}
// -----
llvm.func @constants() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(42) : i64
  %2 = llvm.mlir.constant(1.0 : f32) : f32
  %3 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  %4 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) {test.note} : vector<4xf32>
  %5 = llvm.mlir.constant(true) : i1
  %7 = llvm.mlir.constant(7 : index) : i64
  %9 = llvm.mlir.constant(1.0) : f64
  llvm.return
}
// -----
llvm.func @assembly(%a: i32, %b: i32) {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  %1 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel {test.note} "text \22 quoted", "=r,r,r" %a, %b : (i32, i32) -> !llvm.struct<(i8, i8)>
  llvm.inline_asm asm_dialect = att "foo", "r" %a : (i32) -> ()
  llvm.return
}
// -----
module {
  llvm.func @loop() {
    llvm.br ^bb1 {llvm.loop = {options = #llvm.loopopts<disable_unroll = true, disable_licm = true, interleave_count = 1, disable_pipeline = true, pipeline_initiation_interval = 2>, parallel_access = [@metadata::@group1, @metadata::@group2]}}
  ^bb1:
    %0 = "test.op"() : () -> !llvm.ptr<i32>
    %1 = llvm.load %0 {access_groups = [@metadata::@group1, @metadata::@group2]} : !llvm.ptr<i32>
    llvm.return
  }
  llvm.metadata @metadata {
    llvm.access_group @group1
    llvm.access_group @group2 {test.note}
    llvm.return
  }
  llvm.metadata @other attributes {test.note} {
    llvm.return
  }
}
// -----
func @intrinsics(%f: f32, %p: !llvm.ptr<vector<4xf32>>, %m: vector<4xi1>, %v: vector<4xf32>, %ps: !llvm.vec<4 x ptr<f32>>, %e: !llvm.ptr<f32>, %n: i64) {
  %0 = llvm.intr.masked.load %p, %m {alignment = 1 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>) -> vector<4xf32>
  %1 = llvm.intr.masked.load %p, %m, %v {alignment = 1 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr<vector<4xf32>>
  %2 = llvm.intr.masked.gather %ps, %m {alignment = 1 : i32} : (!llvm.vec<4 x ptr<f32>>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<4 x ptr<f32>>
  %3 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %4 = llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  %5 = llvm.intr.matrix.column.major.load %e, <stride=%n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr<f32> stride i64
  llvm.intr.matrix.column.major.store %v, %e, <stride=%n> {isVolatile = true, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> to !llvm.ptr<f32> stride i64
  %6 = "llvm.intr.exp"(%f) : (f32) -> f32
  %7 = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to vector<4xi1>
  return
}
// -----
func @types(%a: !llvm.void, %b: !llvm.ptr<struct<"a", (ptr<struct<"a">>, struct<"b", (ptr<struct<"a">>)>)>>) {
  "test.op"() {a = !llvm.struct<"opaque", opaque>, b = !llvm.struct<"empty", ()>, c = !llvm.struct<packed (i8)>, d = !llvm.struct<()>, e = !llvm.func<void (struct<"empty", ()>, ...)>} : () -> ()
  %0 = "test.op"() : () -> !llvm.ptr<func<void (ptr<func<void ()>>)>, 7>
  %1 = "test.op"() : () -> !llvm.array<2 x vector<2xf32>>
  %2 = "test.op"() : () -> !llvm.struct<(x86_mmx, ppc_fp128, ptr<i8>)>
  return
}
// -----
llvm.func @negative(%v: i32) {
  "llvm.switch"(%v)[^bb1, ^bb1] {case_values = dense<-1> : vector<1xi32>, case_operand_offsets = dense<0> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.metadata @memory {
  llvm.alias_scope_domain @domain {description = "d"}
  llvm.alias_scope @scope {domain = @domain}
  llvm.return
}
// -----
func @wraps(%a: i32) {
  %0 = "llvm.add"(%a, %a) {overflowFlags = #llvm.overflow<none>} : (i32, i32) -> i32
  %1 = "llvm.mul"(%a, %a) {overflowFlags = #llvm.overflow<nsw, nuw>, test.a} : (i32, i32) -> i32
  return
}
// -----
// newer: cases that came after the oracle
llvm.func @unrolled() {
  llvm.br ^bb1 {llvm.loop = {options = #llvm.loopopts<enable_unroll = true>}}
^bb1:
  llvm.return
}

// -----
// newer: cases that came after the oracle
llvm.func @updates(%p: !llvm.ptr<f32>, %q: !llvm.ptr<i32>, %f: f32, %i: i32) {
  %0 = llvm.atomicrmw fmax %p, %f monotonic : f32
  %1 = llvm.atomicrmw fmin %p, %f monotonic : f32
  %2 = llvm.atomicrmw uinc_wrap %q, %i monotonic : i32
  %3 = llvm.atomicrmw udec_wrap %q, %i monotonic : i32
  %4 = llvm.atomicrmw usub_cond %q, %i monotonic : i32
  %5 = llvm.atomicrmw usub_sat %q, %i monotonic : i32
  %6 = llvm.atomicrmw fmaximum %p, %f monotonic : f32
  %7 = llvm.atomicrmw fminimum %p, %f monotonic : f32
  llvm.return
}
llvm.mlir.global external @seen0() {visibility_ = 0 : i64} : i32
llvm.mlir.global external @seen1() {visibility_ = 1 : i64} : i32
llvm.mlir.global external @seen2() {visibility_ = 2 : i64} : i32

// -----
// newer: cases that came after the oracle
llvm.comdat @kept {
  llvm.comdat_selector @first any
  llvm.comdat_selector @equal exactmatch
  llvm.comdat_selector @long largest
  llvm.comdat_selector @single nodeduplicate
  llvm.comdat_selector @sized samesize
}

// -----
// newer: cases that came after the oracle
llvm.func @addresses(%p: !llvm.ptr<i32>, %i: i64) {
  %0 = llvm.getelementptr %p[%i] {no_wrap_flags = 4 : i32} : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  %1 = llvm.getelementptr %p[%i] {no_wrap_flags = 7 : i32} : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  llvm.return
}

// -----
// newer: cases that came after the oracle
llvm.func @loops(%p: !llvm.ptr<i32>) {
  %0 = llvm.load %p {tbaa = [#llvm.tbaa_tag<base_type = <id = "S", members = {<#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_root<id = "C">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_root<id = "C">, 0>}>, offset = 0>]} : !llvm.ptr<i32>
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[3]<>, domain = <id = distinct[2]<>, description = "d">>
  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<unroll = <disable = true, followupAll = <mustProgress = true>>, peeled = <count = 2 : i32>, parallelAccesses = <id = distinct[0]<>>, <id = distinct[1]<>>>}
^bb1:
  llvm.return
}

// -----

// What debuggers get to know of values.
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"debuginfo.mlir" in "/test/">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_file, name = "g", file = #di_file, subprogramFlags = "Virtual|PureVirtual|LocalToUnit|Optimized|Pure|Elemental|Recursive|MainSubprogram|Deleted|ObjCDirect">
#di_subprogram2 = #llvm.di_subprogram<scope = #di_file, name = "h", file = #di_file, subprogramFlags = Zero>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", flags = "Public|Private|Protected|FwdDecl|AppleBlock|ReservedBit4|Virtual|Artificial|Explicit|Prototyped|ObjcClassComplete|ObjectPointer|Vector|StaticMember|LValueReference|RValueReference|ExportSymbols|VirtualInheritance|SingleInheritance|MultipleInheritance|IntroducedVirtual|BitField|NoReturn|TypePassByValue|TypePassByReference|EnumClass|Thunk|NonTrivial|BigEndian|LittleEndian|AllCallsDescribed">
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "gg", file = #di_file, line = 1, type = #di_composite_type>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 5, column = 6>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 7>
#loop_annotation = #llvm.loop_annotation<vectorize = <disable = true>, interleave = <count = 2 : i32>, unrollAndJam = <disable = false, count = 4 : i32>>
#di_label = #llvm.di_label<scope = #di_lexical_block_file, name = "lab", file = #di_file, line = 42>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "arg", file = #di_file, line = 6, arg = 1, type = #di_basic_type>
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_plus_uconst(3)]> = %arg0 : i32
    llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_deref]> = %arg1 : !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable = %arg1 : !llvm.ptr
    llvm.intr.dbg.label #di_label
    "test.kept"() {test.g = #di_subprogram1, test.h = #di_subprogram2, test.v = #di_global_variable_expression, test.l = #loop_annotation} : () -> ()
    llvm.return
  }
}

// -----
// newer: operations that came after the oracle, which need more around them
llvm.mlir.global internal @local(1 : i32) {thread_local_} : i32
llvm.linker_options ["-l", "m"]
llvm.mlir.global_ctors {ctors = [@ready], priorities = [0 : i32]}
llvm.mlir.global_dtors {dtors = [@ready], priorities = [7 : i32]}
llvm.func @ready() {
  llvm.return
}
llvm.func @further(%p: !llvm.ptr<i8>, %n: vector<8xi32>, %d: i64) {
  %0 = llvm.mlir.addressof @local : !llvm.ptr<i32>
  %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr<i32>) -> !llvm.ptr<i32>
  %2 = llvm.mlir.constant(8 : i32) : i32
  %3 = llvm.mlir.constant(false) : i1
  %4 = llvm.intr.coro.promise %p, %2, %3 : (!llvm.ptr<i8>, i32, i1) -> !llvm.ptr<i8>
  %5 = "llvm.intr.vector.deinterleave2"(%n) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  %6 = llvm.call_intrinsic "llvm.vector.reduce.add"(%n) : (vector<8xi32>) -> i32
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  llvm.return
}

// -----

"test.kept"() {test.c = #llvm.di_subroutine_type<callingConvention = {{DICallingConvention}}>} : () -> ()

// -----
// newer: results of two types
llvm.func @parts(%f: f32, %v: vector<4xf64>) {
  %0 = "llvm.intr.frexp"(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> !llvm.struct<(f32, i32)>
  %1 = "llvm.intr.frexp"(%v) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xi32>)>
  llvm.return
}

// -----
// newer: places in functions
llvm.func @places(%p: !llvm.ptr<i8>, %a: i32) -> i32 {
  %0 = llvm.blockaddress <function = @places, tag = <id = 7>> {test.note} : !llvm.ptr<i8>
  llvm.indirectbr %p : !llvm.ptr<i8>, [
  ^bb1(%a : i32),
  ^bb2,
  ^bb1(%a : i32)
  ] {test.note}
^bb1(%1: i32):
  llvm.blocktag <id = 7>
  llvm.return %1 : i32
^bb2:
  llvm.blocktag <id = 4294967295> {test.note}
  llvm.indirectbr %0 : !llvm.ptr<i8>, []
}
