module {
  llvm.func @func_uwtable_kind_sync() attributes {uwtable_kind = #llvm.uwtableKind<sync>} {
    llvm.return
  }
  llvm.func @func_uwtable_kind_async() attributes {uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func @func_uwtable_kind_none() attributes {uwtable_kind = #llvm.uwtableKind<none>} {
    llvm.return
  }
  llvm.func @decl_uwtable_kind_sync() attributes {uwtable_kind = #llvm.uwtableKind<sync>}
  llvm.func @func_prefer_vector_width() attributes {prefer_vector_width = "128"} {
    llvm.return
  }
  llvm.func @func_reciprocal_estimates() attributes {reciprocal_estimates = "divd"} {
    llvm.return
  }
  llvm.func @func_instrument() attributes {instrument_function_entry = "__e", instrument_function_exit = "__x"} {
    llvm.return
  }
  llvm.func @func_intel_reqd_sub_group_size() attributes {intel_reqd_sub_group_size = 32 : i32} {
    llvm.return
  }
  llvm.func @func_reqd_work_group_size() attributes {reqd_work_group_size = array<i32: 128, 128, 2>} {
    llvm.return
  }
  llvm.func @func_work_group_size_hint() attributes {work_group_size_hint = array<i32: 128, 128, 2>} {
    llvm.return
  }
  llvm.func @func_vec_type_hint() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} {
    llvm.return
  }
  llvm.func @func_vec_type_hint2() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>} {
    llvm.return
  }
  llvm.func @func_memory2() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.return
  }
  llvm.func @func_inline_hint() attributes {inline_hint} {
    llvm.return
  }
}

