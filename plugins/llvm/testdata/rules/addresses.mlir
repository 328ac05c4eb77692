llvm.func @f(%n: i32) {
  // expected-error@+1 {{'llvm.alloca' op the size of '!llvm.struct<"unknown", opaque>' is not known}}
  %0 = llvm.alloca %n x !llvm.struct<"unknown", opaque> : (i32) -> !llvm.ptr<struct<"unknown", opaque>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<"unknown", opaque>>) {
  // expected-error@+1 {{'llvm.load' op the size of '!llvm.struct<"unknown", opaque>' is not known}}
  %0 = llvm.load %p : !llvm.ptr<struct<"unknown", opaque>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<"unknown", opaque>>, %x: !llvm.struct<"unknown", opaque>) {
  // expected-error@+1 {{'llvm.store' op the size of '!llvm.struct<"unknown", opaque>' is not known}}
  llvm.store %x, %p : !llvm.ptr<struct<"unknown", opaque>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<"unknown", opaque>>, %i: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op the size of '!llvm.struct<"unknown", opaque>' is not known}}
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr<struct<"unknown", opaque>>, i32) -> !llvm.ptr<struct<"unknown", opaque>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, array<4 x f32>)>>, %i: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op index #1 into '!llvm.struct<(i32, array<4 x f32>)>' must be a constant made by 'llvm.mlir.constant'}}
  %0 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr<struct<(i32, array<4 x f32>)>>, i32, i32) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, array<4 x f32>)>>, %i: i32) {
  %c = llvm.mlir.constant(1 : i64) : i64
  // expected-error@+1 {{'llvm.getelementptr' op index #1 into '!llvm.struct<(i32, array<4 x f32>)>' must be a constant made by 'llvm.mlir.constant'}}
  %0 = llvm.getelementptr %p[%i, %c] : (!llvm.ptr<struct<(i32, array<4 x f32>)>>, i32, i64) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, array<4 x f32>)>>, %i: i32) {
  %c = llvm.mlir.constant(2 : i32) : i32
  // expected-error@+1 {{'llvm.getelementptr' op index #1 is 2, which is outside of '!llvm.struct<(i32, array<4 x f32>)>'}}
  %0 = llvm.getelementptr %p[%i, %c] : (!llvm.ptr<struct<(i32, array<4 x f32>)>>, i32, i32) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, array<4 x f32>)>>, %i: i32) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.getelementptr %p[%i, %c, %i] : (!llvm.ptr<struct<(i32, array<4 x f32>)>>, i32, i32, i32) -> !llvm.ptr<f32>
  // expected-error@+1 {{'llvm.getelementptr' op leads to 'f32' in address space 0, but the result is of type '!llvm.ptr<i32>'}}
  %1 = llvm.getelementptr %p[%i, %c, %i] : (!llvm.ptr<struct<(i32, array<4 x f32>)>>, i32, i32, i32) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32>, %i: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op index #1 leads into 'f32', which has no parts}}
  %0 = llvm.getelementptr %p[%i, %i] : (!llvm.ptr<f32>, i32, i32) -> !llvm.ptr<f32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32, 3>, %i: i32) {
  // expected-error@+1 {{'llvm.getelementptr' op leads to 'f32' in address space 3, but the result is of type '!llvm.ptr<f32>'}}
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr<f32, 3>, i32) -> !llvm.ptr<f32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32>, %i: vector<2xi32>) {
  // expected-error@+1 {{'llvm.getelementptr' op the result is of type '!llvm.ptr<f32>', but operands have 2 elements}}
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr<f32>, vector<2xi32>) -> !llvm.ptr<f32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.vec<4 x ptr<f32>>, %i: vector<2xi32>) {
  // expected-error@+1 {{'llvm.getelementptr' op operand #1 is of type 'vector<2xi32>', but other vectors have 4 elements}}
  %0 = llvm.getelementptr %p[%i] : (!llvm.vec<4 x ptr<f32>>, vector<2xi32>) -> !llvm.vec<2 x ptr<f32>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32>) {
  // expected-error@+1 {{'llvm.getelementptr' op needs an index at least}}
  %0 = "llvm.getelementptr"(%p) : (!llvm.ptr<f32>) -> !llvm.ptr<f32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<struct<(i32, array<4 x f32>)>>, %i: vector<2xi64>) {
  %c = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  %0 = llvm.getelementptr %p[%i, %c] : (!llvm.ptr<struct<(i32, array<4 x f32>)>>, vector<2xi64>, vector<2xi32>) -> !llvm.vec<2 x ptr<array<4 x f32>>>
  llvm.return
}

// -----

func @f(%p: !llvm.ptr<f32>, %i: i64) {
  // expected-error@+1 {{expected 2 operand types but had 0}}
  %0 = llvm.getelementptr %p[%i] : () -> !llvm.ptr<f32>
  "test.end"() : () -> ()
}
