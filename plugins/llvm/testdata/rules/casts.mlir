llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.trunc' op converts 'i32' to 'i64', which is not a narrower integer}}
  %0 = llvm.trunc %x : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.zext' op converts 'i32' to 'i16', which is not a wider integer}}
  %0 = llvm.zext %x : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xi32>) {
  // expected-error@+1 {{'llvm.sext' op converts 'vector<2xi32>' to 'vector<3xi64>', which is another number of elements}}
  %0 = llvm.sext %x : vector<2xi32> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.sitofp' op converts 'i32' to 'vector<1xf32>', which is another number of elements}}
  %0 = llvm.sitofp %x : i32 to vector<1xf32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xi32>) {
  // expected-error@+1 {{'llvm.uitofp' op converts 'vector<2xi32>' to 'f32', which is another number of elements}}
  %0 = llvm.uitofp %x : vector<2xi32> to f32
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xf32>) {
  // expected-error@+1 {{'llvm.fptosi' op converts 'vector<2xf32>' to 'vector<4xi32>', which is another number of elements}}
  %0 = llvm.fptosi %x : vector<2xf32> to vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.vec<? x 4 x f32>) {
  // expected-error@+1 {{'llvm.fptoui' op converts '!llvm.vec<? x 4 x f32>' to 'vector<4xi32>', which is another number of elements}}
  %0 = llvm.fptoui %x : !llvm.vec<? x 4 x f32> to vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{'llvm.fpext' op converts 'f64' to 'f32', which is not a wider float}}
  %0 = llvm.fpext %x : f64 to f32
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'llvm.fptrunc' op converts 'f32' to 'f32', which is not a narrower float}}
  %0 = llvm.fptrunc %x : f32 to f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.bitcast' op converts 'i32' to 'i64', which does not have the same number of bits}}
  %0 = llvm.bitcast %x : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr<i8>) {
  // expected-error@+1 {{'llvm.bitcast' op converts '!llvm.ptr<i8>' to 'i64'; use 'llvm.ptrtoint' or 'llvm.inttoptr' between pointers and numbers}}
  %0 = llvm.bitcast %x : !llvm.ptr<i8> to i64
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr<i8>) {
  // expected-error@+1 {{'llvm.bitcast' op converts '!llvm.ptr<i8>' to '!llvm.ptr<i8, 3>'; use 'llvm.addrspacecast' between address spaces}}
  %0 = llvm.bitcast %x : !llvm.ptr<i8> to !llvm.ptr<i8, 3>
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.vec<2 x ptr<i8>>) {
  // expected-error@+1 {{'llvm.bitcast' op converts '!llvm.vec<2 x ptr<i8>>' to '!llvm.ptr<i8>', which is another number of elements}}
  %0 = llvm.bitcast %x : !llvm.vec<2 x ptr<i8>> to !llvm.ptr<i8>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  %x = builtin.unrealized_conversion_cast %i : i32 to memref<4xi32>
  // expected-error@+1 {{'llvm.bitcast' op operand #0 ('arg') must be LLVM_AnyNonAggregate (any type that LLVM IR has but structs and arrays), but got 'memref<4xi32>'}}
  %0 = llvm.bitcast %x : memref<4xi32> to vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%x: i128) {
  // expected-error@+1 {{'llvm.bitcast' op result #0 ('res') must be LLVM_AnyNonAggregate (any type that LLVM IR has but structs and arrays), but got 'tensor<4xf32>'}}
  %0 = llvm.bitcast %x : i128 to tensor<4xf32>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  %x = builtin.unrealized_conversion_cast %i : i32 to vector<2x2xf32>
  // expected-error@+1 {{'llvm.bitcast' op operand #0 ('arg') must be LLVM_AnyNonAggregate (any type that LLVM IR has but structs and arrays), but got 'vector<2x2xf32>'}}
  %0 = llvm.bitcast %x : vector<2x2xf32> to i128
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  %x = builtin.unrealized_conversion_cast %i : i32 to si32
  // expected-error@+1 {{'llvm.bitcast' op operand #0 ('arg') must be LLVM_AnyNonAggregate (any type that LLVM IR has but structs and arrays), but got 'si32'}}
  %0 = llvm.bitcast %x : si32 to i32
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.metadata) {
  // expected-error@+1 {{'llvm.bitcast' op converts '!llvm.metadata' to '!llvm.metadata', which does not have the same number of bits}}
  %0 = llvm.bitcast %x : !llvm.metadata to !llvm.metadata
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr<i8, 3>) {
  // expected-error@+1 {{'llvm.addrspacecast' op converts '!llvm.ptr<i8, 3>' to '!llvm.ptr<i32, 3>', which is not a pointer to another address space}}
  %0 = llvm.addrspacecast %x : !llvm.ptr<i8, 3> to !llvm.ptr<i32, 3>
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xi64>) {
  // expected-error@+1 {{'llvm.inttoptr' op converts 'vector<2xi64>' to '!llvm.ptr<i8>', which is another number of elements}}
  %0 = llvm.inttoptr %x : vector<2xi64> to !llvm.ptr<i8>
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.vec<2 x ptr<i8>>) {
  // expected-error@+1 {{'llvm.ptrtoint' op converts '!llvm.vec<2 x ptr<i8>>' to 'vector<3xi64>', which is another number of elements}}
  %0 = llvm.ptrtoint %x : !llvm.vec<2 x ptr<i8>> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%c: vector<2xi1>, %x: vector<4xi32>) {
  // expected-error@+1 {{'llvm.select' op chooses by 'vector<2xi1>', but 'vector<4xi32>' has another number of elements}}
  %0 = llvm.select %c, %x, %x : vector<2xi1>, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%c: vector<2xi1>, %x: i32) {
  // expected-error@+1 {{'llvm.select' op chooses by 'vector<2xi1>', but 'i32' has another number of elements}}
  %0 = llvm.select %c, %x, %x : vector<2xi1>, i32
  llvm.return
}

// -----

llvm.func @f(%x: vector<[4]xi8>) {
  // expected-error@+1 {{'llvm.sext' op converts 'vector<[4]xi8>' to 'vector<4xi32>', which is another number of elements}}
  %0 = llvm.sext %x : vector<[4]xi8> to vector<4xi32>
  llvm.return
}
