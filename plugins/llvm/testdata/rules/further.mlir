// expected-error@+1 {{'llvm.mlir.global_ctors' op there are 1 functions, but 2 priorities}}
"llvm.mlir.global_ctors"() {ctors = [@f], priorities = [0 : i32, 1 : i32]} : () -> ()
llvm.func @f() {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global_dtors' op there are 1 functions, but 0 priorities}}
"llvm.mlir.global_dtors"() {dtors = [@f], priorities = []} : () -> ()
llvm.func @f() {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op refers to @g, but there is no such symbol}}
llvm.mlir.global_ctors {ctors = [@f, @g], priorities = [0 : i32, 1 : i32]}
llvm.func @f() {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'f' is only declared here, and cannot run}}
llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}
llvm.func @f()

// -----

// expected-error@+1 {{'llvm.mlir.global_dtors' op wants @f to be of type}}
llvm.mlir.global_dtors {dtors = [@f], priorities = [0 : i32]}
// expected-note@+1 {{defined here}}
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op refers to @g, which is 'llvm.mlir.global' and not 'llvm.func'}}
llvm.mlir.global_ctors {ctors = [@g], priorities = [0 : i32]}
// expected-note@+1 {{defined here}}
llvm.mlir.global external @g() : i32

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.call_intrinsic' op the name of an intrinsic begins with 'llvm.', but got 'abs'}}
  %0 = llvm.call_intrinsic "abs"(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<i32>
  // expected-error@+1 {{'llvm.intr.threadlocal.address' op 'g' is no thread-local global}}
  %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr<i32>) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.threadlocal.address' op needs the 'llvm.mlir.addressof' of a global as its operand}}
  %1 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%v: vector<6xi32>) {
  // expected-error@+1 {{makes two vectors with half of the elements of}}
  %1 = "llvm.intr.vector.deinterleave2"(%v) : (vector<6xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op result #0 ('res') must be 'vector<8xi32>', but got 'vector<4xi32>'}}
  %1 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fptrunc' op converts 'f32' to 'f64', which is not a narrower float}}
  %0 = llvm.intr.experimental.constrained.fptrunc %x tonearest strict : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i1) {
  // expected-error@+1 {{'llvm.intr.coro.promise' op needs constants as 'align' and 'from'}}
  %0 = llvm.intr.coro.promise %p, %a, %b : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %m: vector<8xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.add' op operand #2 ('mask') must be 'vector<4xi1>', but got 'vector<8xi1>'}}
  %0 = "llvm.intr.vp.add"(%x, %x, %m, %e) : (vector<4xi32>, vector<4xi32>, vector<8xi1>, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.zext' op converts 'vector<4xi32>' to 'vector<4xi16>', which is not a wider integer}}
  %0 = "llvm.intr.vp.zext"(%x, %m, %e) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.sitofp' op converts 'vector<4xi32>' to 'vector<8xf32>', which is another number of elements}}
  %0 = "llvm.intr.vp.sitofp"(%x, %m, %e) : (vector<4xi32>, vector<4xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %m: vector<8xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.fptosi' op a mask of type 'vector<8xi1>' is not for 'vector<4xi32>'}}
  %0 = "llvm.intr.vp.fptosi"(%x, %m, %e) : (vector<4xf32>, vector<8xi1>, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %m: vector<8xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.merge' op a mask of type 'vector<8xi1>' is not for 'vector<4xf32>'}}
  %0 = "llvm.intr.vp.merge"(%m, %x, %x, %e) : (vector<8xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<[4]xi1>, %e: i32) {
  // expected-error@+1 {{is not for 'vector<4xf32>'}}
  %0 = "llvm.intr.vp.load"(%p, %m, %e) : (!llvm.ptr, vector<[4]xi1>, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %p: !llvm.ptr, %s: i64, %m: vector<8xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.experimental.vp.strided.store' op a mask of type 'vector<8xi1>' is not for 'vector<4xf32>'}}
  "llvm.intr.experimental.vp.strided.store"(%x, %p, %s, %m, %e) : (vector<4xf32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.trunc' op converts 'vector<4xi32>' to 'vector<4xi64>', which is not a narrower integer}}
  %0 = "llvm.intr.vp.trunc"(%x, %m, %e) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.sext' op converts 'vector<4xi32>' to 'vector<4xi16>', which is not a wider integer}}
  %0 = "llvm.intr.vp.sext"(%x, %m, %e) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.fptrunc' op converts 'vector<4xf32>' to 'vector<4xf64>', which is not a narrower float}}
  %0 = "llvm.intr.vp.fptrunc"(%x, %m, %e) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.fpext' op converts 'vector<4xf32>' to 'vector<4xf16>', which is not a wider float}}
  %0 = "llvm.intr.vp.fpext"(%x, %m, %e) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.fptoui' op converts 'vector<4xf32>' to 'vector<8xi32>', which is another number of elements}}
  %0 = "llvm.intr.vp.fptoui"(%x, %m, %e) : (vector<4xf32>, vector<4xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.uitofp' op converts 'vector<4xi32>' to 'vector<8xf32>', which is another number of elements}}
  %0 = "llvm.intr.vp.uitofp"(%x, %m, %e) : (vector<4xi32>, vector<4xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.vec<4 x ptr>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.ptrtoint' op converts '!llvm.vec<4 x ptr>' to 'vector<8xi64>', which is another number of elements}}
  %0 = "llvm.intr.vp.ptrtoint"(%x, %m, %e) : (!llvm.vec<4 x ptr>, vector<4xi1>, i32) -> vector<8xi64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi64>, %m: vector<4xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.inttoptr' op converts 'vector<4xi64>' to '!llvm.vec<8 x ptr>', which is another number of elements}}
  %0 = "llvm.intr.vp.inttoptr"(%x, %m, %e) : (vector<4xi64>, vector<4xi1>, i32) -> !llvm.vec<8 x ptr>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %m: vector<8xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.select' op a mask of type 'vector<8xi1>' is not for 'vector<4xf32>'}}
  %0 = "llvm.intr.vp.select"(%m, %x, %x, %e) : (vector<8xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %p: !llvm.ptr, %m: vector<8xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.vp.store' op a mask of type 'vector<8xi1>' is not for 'vector<4xf32>'}}
  "llvm.intr.vp.store"(%x, %p, %m, %e) : (vector<4xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %s: i64, %m: vector<8xi1>, %e: i32) {
  // expected-error@+1 {{'llvm.intr.experimental.vp.strided.load' op a mask of type 'vector<8xi1>' is not for 'vector<4xf32>'}}
  %0 = "llvm.intr.experimental.vp.strided.load"(%p, %s, %m, %e) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<4xf32>
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global_dtors' op 'f' is only declared here, and cannot run}}
llvm.mlir.global_dtors {dtors = [@f], priorities = [0 : i32]}
llvm.func @f()

// -----

llvm.func @f(%x: !llvm.vec<? x 4 x f32>) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fptrunc' op converts '!llvm.vec<? x 4 x f32>' to '!llvm.vec<? x 4 x f32>', which is not a narrower float}}
  %0 = llvm.intr.experimental.constrained.fptrunc %x tonearest strict : !llvm.vec<? x 4 x f32> to !llvm.vec<? x 4 x f32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.linker_options' op must appear at the module level, but is in 'llvm.func'}}
  llvm.linker_options ["-l", "m"]
  llvm.return
}
