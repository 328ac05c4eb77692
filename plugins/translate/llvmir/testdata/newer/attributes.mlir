// Attributes of functions that stand for those of LLVM IR, on definitions and declarations.
llvm.func @defined_a(%x: !llvm.ptr) attributes {convergent, garbageCollector = "x", memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, frame_pointer = #llvm.framePointerKind<"non-leaf">, target_cpu = "x86-64", tune_cpu = "generic", target_features = #llvm.target_features<["+sse", "-avx"]>, unsafe_fp_math = true, no_infs_fp_math = false, no_nans_fp_math = true, approx_func_fp_math = true, no_signed_zeros_fp_math = true, denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", no_inline, optimize_none, no_unwind, will_return} { llvm.return }
llvm.func @defined_b() attributes {arm_streaming, arm_in_za, always_inline} { llvm.return }
llvm.func @defined_c() attributes {arm_locally_streaming, arm_new_za} { llvm.return }
llvm.func @defined_d() attributes {arm_streaming_compatible, arm_out_za} { llvm.return }
llvm.func @defined_e() attributes {arm_inout_za} { llvm.return }
llvm.func @defined_f() attributes {arm_preserves_za, memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>} { llvm.return }
llvm.func @defined_g() attributes {memory = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read>} { llvm.return }
llvm.func @defined_h() attributes {memory = #llvm.memory_effects<other = write, argMem = readwrite, inaccessibleMem = none>, passthrough = ["nounwind"]} { llvm.return }
llvm.func @defined_i() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite>, frame_pointer = #llvm.framePointerKind<all>} { llvm.return }
llvm.func @defined_j() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite>, vscale_range = #llvm.vscale_range<minRange = 2 : i32, maxRange = 0 : i32>, frame_pointer = #llvm.framePointerKind<none>} { llvm.return }
llvm.func @defined_k() attributes {function_entry_count = 3 : i64} { llvm.return }
llvm.func @defined_l() attributes {arm_streaming, arm_new_za} { llvm.return }
llvm.func @defined_m() attributes {memory = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite>, garbageCollector = "x"} { llvm.return }
llvm.func @declared_a(!llvm.ptr) attributes {convergent, garbageCollector = "statepoint-example", memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, frame_pointer = #llvm.framePointerKind<"non-leaf">, target_cpu = "x86-64", tune_cpu = "generic", target_features = #llvm.target_features<["+sse", "-avx"]>, unsafe_fp_math = true, no_infs_fp_math = false, no_nans_fp_math = true, approx_func_fp_math = true, no_signed_zeros_fp_math = true, denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", no_inline, optimize_none, no_unwind, will_return}
llvm.func @declared_b() attributes {arm_streaming, arm_in_za, always_inline}
llvm.func @declared_c() attributes {arm_locally_streaming, arm_new_za}
llvm.func @declared_d() attributes {arm_streaming_compatible, arm_out_za}
llvm.func @declared_e() attributes {arm_inout_za}
llvm.func @declared_f() attributes {arm_preserves_za, memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>}
llvm.func @declared_g() attributes {memory = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read>}
llvm.func @declared_h() attributes {memory = #llvm.memory_effects<other = write, argMem = readwrite, inaccessibleMem = none>, passthrough = ["nounwind"]}
llvm.func @declared_i() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite>, frame_pointer = #llvm.framePointerKind<all>}
llvm.func @declared_j() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite>, vscale_range = #llvm.vscale_range<minRange = 2 : i32, maxRange = 0 : i32>, frame_pointer = #llvm.framePointerKind<none>}
