llvm.func @f(%x: f32, %v: vector<4xf32>, %i: i32, %w: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.frexp' op gives 'vector<4xf32>' and as many integers, but the result is '!llvm.struct<(vector<4xf32>, i32)>'}}
  %0 = "llvm.intr.frexp"(%v) : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, i32)>
  // expected-error@+1 {{'llvm.intr.frexp' op gives 'f32' and as many integers, but the result is '!llvm.struct<(f32, f32)>'}}
  %1 = "llvm.intr.frexp"(%x) : (f32) -> !llvm.struct<(f32, f32)>
  // expected-error@+1 {{'llvm.intr.sincos' op result #0 ('res') must be '!llvm.struct<(f32, f32)>', but got '!llvm.struct<(f32, f64)>'}}
  %2 = "llvm.intr.sincos"(%x) : (f32) -> !llvm.struct<(f32, f64)>
  // expected-error@+1 {{'llvm.intr.scmp' op compares 'vector<4xi32>', but the result is 'i8'}}
  %3 = llvm.intr.scmp(%w, %w) : (vector<4xi32>, vector<4xi32>) -> i8
  // expected-error@+1 {{'llvm.intr.ucmp' op gives -1, 0 or 1, for which 'i1' is too narrow}}
  %4 = llvm.intr.ucmp(%i, %i) : (i32, i32) -> i1
  // expected-error@+1 {{'llvm.intr.lround' op rounds 'vector<4xf32>', but the result is 'i64'}}
  %5 = "llvm.intr.lround"(%v) : (vector<4xf32>) -> i64
  // expected-error@+1 {{'llvm.intr.experimental.constrained.sitofp' op converts 'vector<4xi32>' to 'f32', which is another number of elements}}
  %6 = llvm.intr.experimental.constrained.sitofp %w tonearest strict : vector<4xi32> to f32
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fpext' op converts 'vector<4xf32>' to 'f64', which is another number of elements}}
  %7 = llvm.intr.experimental.constrained.fpext %v strict : vector<4xf32> to f64
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fpext' op converts 'f32' to 'f16', which is not a wider float}}
  %8 = llvm.intr.experimental.constrained.fpext %x strict : f32 to f16
  // expected-error@+1 {{'llvm.intr.ldexp' op operand #1 ('power') must be signless-int, but got 'f32'}}
  %9 = "llvm.intr.ldexp"(%x, %x) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.mlir.global external constant @c(1 : i32) : i32
llvm.func @f(%p: !llvm.ptr, %n: vector<4xi64>, %b: i8, %x: i32, %i: i1) {
  // expected-error@+1 {{'llvm.intr.ptrmask' op a mask of type 'vector<4xi64>' is not for '!llvm.ptr'}}
  %0 = llvm.intr.ptrmask %p, %n : (!llvm.ptr, vector<4xi64>) -> !llvm.ptr
  %1 = llvm.mlir.addressof @c : !llvm.ptr
  // expected-error@+1 {{'llvm.intr.memset.inline' op writes to '@c', which is a constant}}
  "llvm.intr.memset.inline"(%1, %b, %x, %i) : (!llvm.ptr, i8, i32, i1) -> ()
  // expected-error@+1 {{'llvm.intr.memset.inline' op 'llvm.nonnull' is for a pointer, but argument #1 is 'i8'}}
  "llvm.intr.memset.inline"(%p, %b, %x, %i) {arg_attrs = [{}, {llvm.nonnull}]} : (!llvm.ptr, i8, i32, i1) -> ()
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %2 = llvm.atomicrmw usub_cond %p, %p monotonic : !llvm.ptr, !llvm.ptr
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %3 = llvm.atomicrmw fmaximum %p, %x monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%a: i32, %q: !llvm.ptr) attributes {personality = @p} {
  // expected-error@+1 {{'llvm.call' op 'llvm.nonnull' is for a pointer, but argument #0 is 'i32'}}
  %0 = llvm.call @g(%a) : (i32 {llvm.nonnull}) -> i32
  // expected-error@+1 {{'llvm.call' op expected 'llvm.align' of argument #0 to be an integer, but got "x"}}
  llvm.call %q(%q) : !llvm.ptr, (!llvm.ptr {llvm.align = "x"}) -> ()
  // expected-error@+1 {{'llvm.call' op 'llvm.noalias' is for a pointer, but result #0 is 'i32'}}
  %1 = llvm.call @g(%a) : (i32) -> (i32 {llvm.noalias})
  // expected-error@+1 {{'llvm.call_intrinsic' op 'llvm.noalias' is for a pointer, but argument #0 is 'i32'}}
  %2 = llvm.call_intrinsic "llvm.ctpop"(%a) : (i32 {llvm.noalias}) -> i32
  // expected-error@+1 {{'llvm.invoke' op 'llvm.noalias' is for a pointer, but argument #0 is 'i32'}}
  %3 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32 {llvm.noalias}) -> i32
^bb1:
  llvm.return
^bb2:
  %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %4 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64, %b: i8, %i: i1, %m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.memcpy' op 'llvm.nonnull' is for a pointer, but argument #2 is 'i64'}}
  "llvm.intr.memcpy"(%p, %p, %n, %i) {arg_attrs = [{}, {}, {llvm.nonnull}]} : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  // expected-error@+1 {{'llvm.intr.memcpy.inline' op 'llvm.nonnull' is for a pointer, but argument #2 is 'i64'}}
  "llvm.intr.memcpy.inline"(%p, %p, %n, %i) {arg_attrs = [{}, {}, {llvm.nonnull}]} : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  // expected-error@+1 {{'llvm.intr.memmove' op 'llvm.nonnull' is for a pointer, but argument #2 is 'i64'}}
  "llvm.intr.memmove"(%p, %p, %n, %i) {arg_attrs = [{}, {}, {llvm.nonnull}]} : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  // expected-error@+1 {{'llvm.intr.memset' op 'llvm.nonnull' is for a pointer, but argument #1 is 'i8'}}
  "llvm.intr.memset"(%p, %b, %n, %i) {arg_attrs = [{}, {llvm.nonnull}, {}]} : (!llvm.ptr, i8, i64, i1) -> ()
  // expected-error@+1 {{'llvm.intr.masked.compressstore' op 'llvm.nonnull' is for a pointer, but argument #0 is 'vector<4xf32>'}}
  "llvm.intr.masked.compressstore"(%v, %p, %m) {arg_attrs = [{llvm.nonnull}, {}, {}]} : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  // expected-error@+1 {{'llvm.intr.masked.expandload' op 'llvm.nonnull' is for a pointer, but argument #1 is 'vector<4xi1>'}}
  %0 = "llvm.intr.masked.expandload"(%p, %m, %v) {arg_attrs = [{}, {llvm.nonnull}]} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  // expected-error@+1 {{'llvm.intr.masked.expandload' op 'llvm.nonnull' is for a pointer, but result #0 is 'vector<4xf32>'}}
  %1 = "llvm.intr.masked.expandload"(%p, %m, %v) {res_attrs = [{llvm.nonnull}]} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.mlir.global external @declared() : i32
llvm.mlir.global external @g(1 : i32) : i32
// expected-error@+1 {{'llvm.mlir.alias' op stands for 'declared', which is only declared here}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @declared : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.alias' op stands for itself}}
llvm.mlir.alias external @b : i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.alias' op stands for no symbol; return what 'llvm.mlir.addressof' gives, or a part of that}}
llvm.mlir.alias external @c : i32 {
  %0 = llvm.mlir.null : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.alias' op has a linkage that is for globals and functions alone; take 'external', 'internal', 'private', 'weak' or 'linkonce'}}
llvm.mlir.alias common @d : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.alias' op is of type '!llvm.void', which nothing points to}}
llvm.mlir.alias external @e : !llvm.void {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.alias' op the region of an alias returns an address}}
llvm.mlir.alias external @h : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// expected-error@+1 {{'llvm.mlir.alias' op ops with side effects such as 'llvm.store' are not allowed in an alias}}
llvm.mlir.alias external @i : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.store %1, %0 : i32, !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.alias' op must appear at the module level, but is in 'llvm.func'}}
  llvm.mlir.alias external @j : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.return
}

// -----

llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.null : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @declared() -> !llvm.ptr
llvm.func @number() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// expected-error@+1 {{'llvm.mlir.ifunc' op has a linkage that is for globals and functions alone; take 'external', 'internal', 'private', 'weak' or 'linkonce'}}
llvm.mlir.ifunc extern_weak @a : !llvm.func<void ()>, !llvm.ptr @resolver
// expected-error@+1 {{'llvm.mlir.ifunc' op the type of a resolver is a pointer, not 'i32'}}
llvm.mlir.ifunc external @b : !llvm.func<void ()>, i32 @resolver
// expected-error@+1 {{'llvm.mlir.ifunc' op the resolver 'none' is no function}}
llvm.mlir.ifunc external @c : !llvm.func<void ()>, !llvm.ptr @none
// expected-error@+1 {{'llvm.mlir.ifunc' op the resolver 'declared' is only declared here}}
llvm.mlir.ifunc external @d : !llvm.func<void ()>, !llvm.ptr @declared
// expected-error@+1 {{'llvm.mlir.ifunc' op the resolver 'number' returns 'i32', which is no address}}
llvm.mlir.ifunc external @e : !llvm.func<void ()>, !llvm.ptr @number
llvm.mlir.ifunc external @ok : !llvm.func<i32 (i32)>, !llvm.ptr @resolver
llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i64', but expected 'i32'}}
  %0 = llvm.call @ok(%a) : (i64) -> i32
  llvm.return
}

// -----

llvm.func @declared()
// expected-error@+1 {{'llvm.func' op has the tag 1 in two places}}
llvm.func @twice() {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.br ^bb2
^bb2:
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i32) {
  llvm.blocktag <id = 1>
  // expected-error@+1 {{'llvm.blockaddress' op 'declared' is no function with a body}}
  %0 = llvm.blockaddress <function = @declared, tag = <id = 1>> : !llvm.ptr
  // expected-error@+1 {{'llvm.blockaddress' op 'f' has no block with the tag 2}}
  %1 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  // expected-error@+1 {{'llvm.blockaddress' op the block with the tag 1 is the entry of 'f', of which LLVM takes no address}}
  %2 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  // expected-error@+1 {{'llvm.indirectbr' op passes different values to one block}}
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%a : i32),
  ^bb1(%b : i32)
  ]
^bb1(%c: i32):
  llvm.return
}

// -----

// expected-error@+1 {{a tag is a number of 32 bits, not -1}}
module attributes {test.a = #llvm.blocktag<id = -1>} {}

// -----

// expected-error@+1 {{'function' names a function, but is 1}}
module attributes {test.a = #llvm.blockaddress<function = 1, tag = <id = 1>>} {}

// -----

// expected-error@+1 {{'from' and 'to' name functions}}
module attributes {test.a = #llvm.cgprofile_entry<from = 1, count = 2>} {}

// -----

// expected-error@+1 {{'partial_profile_ratio' is a number of type f64}}
module attributes {test.a = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 1, max_internal_count = 1, max_function_count = 1, num_counts = 1, num_functions = 1, partial_profile_ratio = 1 : i32, detailed_summary = <cut_off = 1, min_count = 1, num_counts = 1>>} {}

// -----

llvm.mlir.global external @g(1 : i32) : i32
llvm.func extern_weak @weak()
llvm.func @plain()
llvm.func @f() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op 'g' is no function}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  // expected-error@+1 {{'llvm.dso_local_equivalent' op 'weak' may not be there, as its linkage is 'extern_weak'}}
  %1 = llvm.dso_local_equivalent @weak : !llvm.ptr
  // expected-error@+1 {{'llvm.dso_local_equivalent' op the address of 'plain' is of another type than '!llvm.ptr<i8>'}}
  %2 = llvm.dso_local_equivalent @plain : !llvm.ptr<i8>
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.module_flags' op has two flags 'a'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", 4 : i32>, #llvm.mlir.module_flag<error, "a", 4 : i32>]
// expected-error@+1 {{'llvm.module_flags' op the value of the flag 'b' has more than 32 bits}}
llvm.module_flags [#llvm.mlir.module_flag<error, "b", 4 : i64>]
// expected-error@+1 {{'llvm.module_flags' op the value of the flag 'c' is a list of something else than texts and calls}}
llvm.module_flags [#llvm.mlir.module_flag<append, "c", [4 : i32]>]
// expected-error@+1 {{'llvm.module_flags' op the value of the flag 'd' is no number, text, list or summary of a profile}}
llvm.module_flags [#llvm.mlir.module_flag<error, "d", unit>]
// expected-error@+1 {{'llvm.module_flags' op the flag 'e' has the larger or smaller number of two, but is none}}
llvm.module_flags [#llvm.mlir.module_flag<max, "e", "x">]
// expected-error@+1 {{'llvm.module_flags' op the flag 'f' has the elements of two lists, but is none}}
llvm.module_flags [#llvm.mlir.module_flag<append, "f", "x">]
// expected-error@+1 {{'llvm.module_flags' op the flag 'g' wants something of another, which no value here says}}
llvm.module_flags [#llvm.mlir.module_flag<require, "g", "x">]
llvm.func @f() {
  // expected-error@+1 {{'llvm.module_flags' op must appear at the module level, but is in 'llvm.func'}}
  llvm.module_flags [#llvm.mlir.module_flag<error, "h", 4 : i32>]
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op sizes of work groups are three numbers}}
llvm.func @f() attributes {reqd_work_group_size = array<i32: 1, 2>}
// expected-error@+1 {{'llvm.func' op sizes of work groups are three numbers}}
llvm.func @g() attributes {work_group_size_hint = array<i32: 1, 2>}
