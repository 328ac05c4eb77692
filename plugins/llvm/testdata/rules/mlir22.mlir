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
