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

// -----

llvm.func @f(%x: vector<16385xi8>, %y: vector<[16]xi8>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op a vector has at most 131072 bits here}}
  %0 = llvm.intr.vector.insert %x, %y[0] : vector<16385xi8> into vector<[16]xi8>
  llvm.return
}

// -----

llvm.func @f(%y: vector<[16385]xi8>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op a vector has at most 131072 bits here}}
  %0 = llvm.intr.vector.extract %y[0] : vector<16xi8> from vector<[16385]xi8>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %y: i32) {
  // expected-error@+1 {{'llvm.intr.get.active.lane.mask' op 'base' is 'i64', but 'n' is 'i32'}}
  %0 = llvm.intr.get.active.lane.mask %x, %y : i64, i32 to vector<4xi1>
  llvm.return
}

// -----

llvm.func @f(%x: i64) {
  // expected-error@+1 {{'llvm.intr.get.active.lane.mask' op result #0 ('res') must be LLVM_BoolVector}}
  %0 = llvm.intr.get.active.lane.mask %x, %x : i64, i64 to vector<4xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<vector<4xf32>>, %m: vector<3xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.load' op 'vector<3xi1>' is no mask for 'vector<4xf32>'}}
  %0 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr<vector<4xf32>>, vector<3xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<vector<4xf32>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.masked.load' op expected at most one vector to pass through}}
  %0 = llvm.intr.masked.load %p, %m, %x, %x {alignment = 4 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: i64, %m: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.load' op operand #0 ('data') must be LLVM_AnyPointer}}
  %0 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (i64, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<vector<4xf32>>, %m: vector<4xi1>, %x: vector<4xi32>) {
  // expected-error@+1 {{the type of 'res' does not fit the other types of 'llvm.intr.masked.load': found 'vector<4xf32>', expected 'vector<4xi32>'}}
  %0 = llvm.intr.masked.load %p, %m, %x {alignment = 4 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>, vector<4xi32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<vector<4xf32>>, %m: vector<[4]xi1>, %x: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.masked.store' op 'vector<[4]xi1>' is no mask for 'vector<4xf32>'}}
  llvm.intr.masked.store %x, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<[4]xi1> into !llvm.ptr<vector<4xf32>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.vec<4 x ptr<f32>>, %m: vector<2xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op 'vector<2xi1>' is no mask for 'vector<4xf32>'}}
  %0 = llvm.intr.masked.gather %p, %m {alignment = 4 : i32} : (!llvm.vec<4 x ptr<f32>>, vector<2xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.vec<2 x ptr<f32>>, %m: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op '!llvm.vec<2 x ptr<f32>>' has not one pointer for each element of 'vector<4xf32>'}}
  %0 = llvm.intr.masked.gather %p, %m {alignment = 4 : i32} : (!llvm.vec<2 x ptr<f32>>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.vec<4 x ptr<f32>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op expected at most one vector to pass through}}
  %0 = llvm.intr.masked.gather %p, %m, %x, %x {alignment = 4 : i32} : (!llvm.vec<4 x ptr<f32>>, vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.vec<4 x ptr<f32>>, %m: vector<2xi1>, %x: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.masked.scatter' op 'vector<2xi1>' is no mask for 'vector<4xf32>'}}
  llvm.intr.masked.scatter %x, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<2xi1> into !llvm.vec<4 x ptr<f32>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.vec<2 x ptr<f32>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error@+1 {{'llvm.intr.masked.scatter' op '!llvm.vec<2 x ptr<f32>>' has not one pointer for each element of 'vector<4xf32>'}}
  llvm.intr.masked.scatter %x, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<2 x ptr<f32>>
  llvm.return
}

// -----

llvm.func @f(%x: vector<6xf32>, %y: vector<6xf32>) {
  // expected-error@+1 {{'llvm.intr.matrix.multiply' op rows and columns are not those of 'vector<6xf32>' times 'vector<6xf32>', which is 'vector<6xf32>'}}
  %0 = llvm.intr.matrix.multiply %x, %y {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<6xf32>, %y: vector<6xf64>) {
  // expected-error@+1 {{'llvm.intr.matrix.multiply' op factors and product have the same elements}}
  %0 = llvm.intr.matrix.multiply %x, %y {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf64>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<6xf32>) {
  // expected-error@+1 {{'llvm.intr.matrix.transpose' op 'vector<6xf32>' and 'vector<6xf32>' are not the same matrix of 8 elements}}
  %0 = llvm.intr.matrix.transpose %x {rows = 2 : i32, columns = 4 : i32} : vector<6xf32> into vector<6xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32>, %n: i64) {
  // expected-error@+1 {{'llvm.intr.matrix.column.major.load' op 'vector<6xf32>' is no matrix of 8 elements}}
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 4 : i32} : vector<6xf32> from !llvm.ptr<f32> stride i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32>, %n: i64, %x: vector<6xf32>) {
  // expected-error@+1 {{'llvm.intr.matrix.column.major.store' op 'vector<6xf32>' is no matrix of 8 elements}}
  llvm.intr.matrix.column.major.store %x, %p, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 4 : i32} : vector<6xf32> to !llvm.ptr<f32> stride i64
  llvm.return
}
