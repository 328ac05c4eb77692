#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int0">
#di_file = #llvm.di_file<"debuginfo.mlir" in "/test/">
#loc3 = loc("di.mlir":25:16)
#loc4 = loc("di.mlir":25:28)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array0", line = 10, baseType = #di_basic_type1, flags = Vector, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "ptr0", baseType = #di_basic_type, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, dwarfAddressSpace = 3, extraData = #di_basic_type>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #di_basic_type>
#di_namespace = #llvm.di_namespace<name = "ns", scope = #di_file, exportSymbols = true>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #di_file, line = 2, scope = #di_file, flags = "Public|TypePassByReference", elements = #di_derived_type1, #di_composite_type>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "gg", linkageName = "ggl", file = #di_file, line = 1, type = #di_basic_type, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_subroutine_type1 = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type1, #di_derived_type, #di_composite_type, #di_composite_type1>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_namespace, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram2, file = #di_file, line = 5, column = 6>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram2, file = #di_file, discriminator = 7>
#di_label = #llvm.di_label<scope = #di_lexical_block, name = "lab", file = #di_file, line = 42>
#di_local_variable = #llvm.di_local_variable<scope = #di_lexical_block, name = "arg", file = #di_file, line = 6, arg = 1, alignInBits = 32, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_lexical_block_file, name = "v1">
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #di_local_variable1, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>, encoding = DW_ATE_ASCII>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram2, name = "s", type = #di_string_type>
module {
  llvm.mlir.global internal @gg(1 : i32) {addr_space = 0 : i32, dbg_expr = #di_global_variable_expression} : i32 loc(#loc1)
  llvm.func @f(%arg0: i32 loc("di.mlir":25:16), %arg1: !llvm.ptr loc("di.mlir":25:28)) {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc15)
    llvm.intr.dbg.declare #di_local_variable1 #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_convert(4, DW_ATE_signed)]> = %arg1 : !llvm.ptr loc(#loc15)
    llvm.intr.dbg.label #di_label loc(#loc15)
    llvm.intr.dbg.value #di_local_variable2 #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_LLVM_fragment(16, 8)]> = %arg0 : i32 loc(#loc14)
    llvm.return loc(#loc17)
  } loc(#loc13)
  llvm.func @g() loc(#loc12)
} loc(#loc)
#di_null_type = #llvm.di_null_type
#loc = loc("di.mlir":23:1)
#loc1 = loc("di.mlir":24:3)
#loc2 = loc("x.mlir":1:2)
#loc5 = loc("foo.c":5:2)
#loc6 = loc("foo.c":5:9)
#loc7 = loc("a.c":7:1)
#loc8 = loc("q.c":5:3)
#loc9 = loc("p.c":3:4)
#loc10 = loc("x.mlir":4:2)
#di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "m", configMacros = "a", includePath = "b", apinotes = "c", line = 3, isDecl = true>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_basic_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "h", file = #di_file, line = 30, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_module, name = "g", file = #di_file, subprogramFlags = Optimized, type = #di_subroutine_type>
#loc11 = loc(fused<#di_subprogram>[#loc8])
#loc12 = loc(fused<#di_subprogram1>[#loc10])
#loc13 = loc(fused<#di_subprogram2>[#loc2])
#loc14 = loc(fused<#di_subprogram2>[#loc7])
#loc15 = loc(fused<#di_lexical_block>[#loc5, #loc6])
#loc16 = loc(fused<#di_lexical_block>[#loc9])
#loc17 = loc(callsite(#loc11 at #loc16))

