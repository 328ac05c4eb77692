module {
  llvm.mlir.global external thread_local @alias_attrs_g(1 : i32) {addr_space = 0 : i32} : i32
  llvm.func @alias_attrs_h() {
    llvm.return
  }
  llvm.mlir.alias weak hidden local_unnamed_addr @alias_attrs_a {dso_local} : !llvm.func<void ()> {
    %0 = llvm.mlir.addressof @alias_attrs_h : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias internal thread_local unnamed_addr @alias_attrs_b : i32 {
    %0 = llvm.mlir.addressof @alias_attrs_g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @alias_space_g(1 : i32) {addr_space = 3 : i32} : i32
  llvm.mlir.alias external @alias_space_a : i32 {
    %0 = llvm.mlir.addressof @alias_space_g : !llvm.ptr<3>
    llvm.return %0 : !llvm.ptr<3>
  }
  llvm.func @alias_space_f() -> i32 {
    %0 = llvm.mlir.addressof @alias_space_a : !llvm.ptr<3>
    %1 = llvm.load %0 : !llvm.ptr<3> -> i32
    llvm.return %1 : i32
  }
  llvm.func @ifunc_r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @ifunc_f : !llvm.func<void (ptr, i32)>, !llvm.ptr @ifunc_r {dso_local}
  llvm.mlir.ifunc linkonce_odr hidden @ifunc_g : !llvm.func<f32 (i64)>, !llvm.ptr @ifunc_r
  llvm.mlir.ifunc private @ifunc_p : !llvm.func<f32 (i64)>, !llvm.ptr @ifunc_r {dso_local}
  llvm.func @ifunc_unnamed_r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external unnamed_addr @ifunc_unnamed_f : !llvm.func<void (ptr, i32)>, !llvm.ptr @ifunc_unnamed_r
  llvm.func @ifunc_alias_r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias external @ifunc_alias_ra : !llvm.func<ptr ()> {
    %0 = llvm.mlir.addressof @ifunc_alias_r : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @ifunc_alias_f : !llvm.func<void (ptr, i32)>, !llvm.ptr @ifunc_alias_ra
  llvm.func @ifunc_use_r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @ifunc_use_f : !llvm.func<i32 (i32)>, !llvm.ptr @ifunc_use_r
  llvm.func @ifunc_use_g(%arg0: i32) -> i32 {
    %0 = llvm.call @ifunc_use_f(%arg0) : (i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @ifunc_use_h() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @ifunc_use_f : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @indirectbr_f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) -> i32 {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1(%arg1 : i32),
    ^bb2(%arg2, %arg1 : i32, i32)
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.return %0 : i32
  ^bb2(%1: i32, %2: i32):  // pred: ^bb0
    %3 = llvm.add %1, %2 : i32
    llvm.return %3 : i32
  }
  llvm.func @indirectbr_none_f(%arg0: !llvm.ptr) {
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }
  llvm.func @dso_local_equivalent_e()
  llvm.func @dso_local_equivalent_f() -> !llvm.ptr {
    %0 = llvm.dso_local_equivalent @dso_local_equivalent_e : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external constant @dso_local_equivalent_g() {addr_space = 0 : i32} : i64 {
    %0 = llvm.dso_local_equivalent @dso_local_equivalent_e : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    llvm.return %1 : i64
  }
  llvm.func @va_arg_f(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    %1 = llvm.va_arg %arg0 : (!llvm.ptr) -> !llvm.struct<(i32, f32)>
    llvm.return %0 : i32
  }
  llvm.func @module_flags_cgprofile_from()
  llvm.func @module_flags_cgprofile_to()
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @module_flags_cgprofile_from, to = @module_flags_cgprofile_to, count = 222>, #llvm.cgprofile_entry<from = @module_flags_cgprofile_from, count = 222>]>]
}

