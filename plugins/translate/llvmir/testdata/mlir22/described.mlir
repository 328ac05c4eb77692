#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "P", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #int, #int>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", file = #file, line = 3, type = #int>
#gv2 = #llvm.di_global_variable<scope = #cu, name = "g2", file = #file, line = 3, type = #int>
#ge = #llvm.di_global_variable_expression<var = #gv, expr = <>>
#ge2 = #llvm.di_global_variable_expression<var = #gv2, expr = <[DW_OP_push_object_address, DW_OP_deref]>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#ge, #ge2]} : i32
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return
} loc(fused<#sp>["f.c":3:1])
