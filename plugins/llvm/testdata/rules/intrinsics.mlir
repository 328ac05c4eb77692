llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.intr.fabs' op operand #0 ('in') must be LLVM_FloatOrVector (a float, or a vector of floats), but got 'i32'}}
  %0 = "llvm.intr.fabs"(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'llvm.intr.ctpop' op operand #0 ('in') must be LLVM_IntOrVector (an integer, or a vector of integers), but got 'f32'}}
  %0 = "llvm.intr.ctpop"(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.intr.pow' op operand #0 ('a') must be LLVM_FloatOrVector (a float, or a vector of floats), but got 'i32'}}
  %0 = "llvm.intr.pow"(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'llvm.intr.smax' op operand #0 ('a') must be LLVM_IntOrVector (an integer, or a vector of integers), but got 'f32'}}
  %0 = "llvm.intr.smax"(%x, %x) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.intr.sadd.with.overflow' op result #0 ('res') must be '!llvm.struct<(i32, i1)>', but got '!llvm.struct<(i32, i32)>'}}
  %0 = "llvm.intr.sadd.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xf32>) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.add' op operand #0 ('in') must be LLVM_IntVector (a vector of integers), but got 'vector<2xf32>'}}
  %0 = "llvm.intr.vector.reduce.add"(%x) : (vector<2xf32>) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xf32>, %s: f64) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.fadd' op operand #0 ('start') must be 'f32', but got 'f64'}}
  %0 = "llvm.intr.vector.reduce.fadd"(%s, %x) : (f64, vector<2xf32>) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'llvm.intr.assume' op operand #0 ('cond') must be 'i1', but got 'i32'}}
  "llvm.intr.assume"(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i64, %c: i1) {
  // expected-error@+2 {{'llvm.intr.memcpy' op operand #0 ('dst') must be LLVM_AnyPointer (a pointer), but got 'i64'}}
  // expected-error@+1 {{'llvm.intr.memcpy' op operand #1 ('src') must be LLVM_AnyPointer (a pointer), but got 'i64'}}
  "llvm.intr.memcpy"(%x, %x, %x, %c) : (i64, i64, i64, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: vector<2xf32>, %s: f32) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.fmul' op expected a result of type 'f32', but got 'f64'}}
  %0 = "llvm.intr.vector.reduce.fmul"(%s, %x) : (f32, vector<2xf32>) -> f64
  llvm.return
}

// -----

llvm.func @f(%x: i24) {
  // expected-error@+1 {{'llvm.intr.bswap' op needs integers of whole pairs of bytes, but has 'i24'}}
  %0 = "llvm.intr.bswap"(%x) : (i24) -> i24
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.intr.experimental.stepvector' op makes a vector of integers of at least 8 bits, not 'vector<4xi4>'}}
  %0 = llvm.intr.experimental.stepvector : vector<4xi4>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'llvm.intr.is.fpclass' op 'bit' sets of ten bits, but is 1024}}
  %0 = "llvm.intr.is.fpclass"(%x) {bit = 1024 : i32} : (f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op a part of 'vector<4xi32>' has the same elements, but 'vector<2xi16>' has others}}
  %0 = llvm.intr.vector.extract %x[0] : vector<2xi16> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op 'pos' must be a multiple of 2, the length of the part, but is 1}}
  %0 = llvm.intr.vector.extract %x[1] : vector<2xi32> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op a scalable vector is no part of one of fixed length}}
  %0 = llvm.intr.vector.extract %x[0] : vector<[2]xi32> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %y: vector<2xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op 'vector<2xi32>' does not fit into 'vector<4xi32>' at 4}}
  %0 = llvm.intr.vector.insert %y, %x[4] : vector<2xi32> into vector<4xi32>
  llvm.return
}
