llvm.func @plain(%a: i32) -> i32 { llvm.return %a : i32 }
llvm.func internal @internal() { llvm.return }
llvm.func private @private() { llvm.return }
llvm.func linkonce_odr @odr() { llvm.return }
llvm.func weak @weak() { llvm.return }
llvm.func available_externally @avail() { llvm.return }
llvm.func extern_weak @extern_weak()
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @nothing(...)
llvm.func @struct_result() -> !llvm.struct<(i32, f32)>
llvm.func @"odd name"() attributes {dso_local} { llvm.return }
llvm.func @passthrough() attributes {passthrough = ["noinline", ["alignstack", "4"], ["other", "attr"], "mine"]} { llvm.return }
llvm.func @arguments(%a: !llvm.ptr<i32> {llvm.noalias, llvm.align = 4 : i64}, %c: !llvm.ptr<struct<(i32)>> {llvm.sret}, %b: !llvm.ptr<struct<(i32)>> {llvm.byval}) { llvm.return }
llvm.func @calls(%a: i32, %s: !llvm.ptr<i8>, %f: !llvm.ptr<func<f32 (f32)>>, %v: f32, %g: !llvm.ptr<func<i32 (i8, ...)>>) -> i32 {
  %0 = llvm.call @plain(%a) : (i32) -> i32
  llvm.call @internal() : () -> ()
  %1 = llvm.call @printf(%s, %a, %v) : (!llvm.ptr<i8>, i32, f32) -> i32
  %2 = llvm.call %f(%v) : (f32) -> f32
  %3 = llvm.call %f(%2) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %4 = llvm.call @struct_result() : () -> !llvm.struct<(i32, f32)>
  llvm.call @"odd name"() : () -> ()
  llvm.return %1 : i32
}
llvm.func @assembly(%a: i32, %b: i32) -> i32 {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm has_side_effects is_align_stack "nop\n", "" : () -> ()
  llvm.inline_asm asm_dialect = intel "mov eax, $0", "r" %a : (i32) -> ()
  %1 = llvm.inline_asm "foo", "=r,=r,r" %a : (i32) -> !llvm.struct<(i8, i8)>
  llvm.return %0 : i32
}
