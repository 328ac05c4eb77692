llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{'llvm.load' op refers to @m::@g, which is no 'llvm.access_group'; declare it in an 'llvm.metadata'}}
  %0 = llvm.load %p {access_groups = [@m::@g]} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.metadata @m {
  llvm.access_group @g
  llvm.return
}
llvm.func @f(%p: !llvm.ptr<i32>, %x: i32) {
  %0 = llvm.load %p {access_groups = [@m::@g]} : !llvm.ptr<i32>
  // expected-error@+1 {{'llvm.store' op refers to @m::@g, which is no 'llvm.alias_scope'; declare it in an 'llvm.metadata'}}
  llvm.store %x, %p {alias_scopes = [@m::@g]} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{'llvm.load' op refers to @f, which is no 'llvm.alias_scope'; declare it in an 'llvm.metadata'}}
  %0 = llvm.load %p {noalias_scopes = [@f]} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{'llvm.load' op the alignment must be a power of two, not 3 : i64}}
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>, %x: i32) {
  // expected-error@+1 {{'llvm.store' op the alignment must be a power of two, not -4 : i64}}
  llvm.store %x, %p {alignment = -4 : i64} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i32 {alignment = 0 : i64} : (i32) -> !llvm.ptr<i32>
  // expected-error@+1 {{'llvm.alloca' op the alignment must be a power of two, not 12 : i64}}
  %1 = llvm.alloca %n x i32 {alignment = 12 : i64} : (i32) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i24>, %x: i24) {
  // expected-error@+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %x, %x acq_rel monotonic : i24
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>, %x: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %x, %x unordered monotonic : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>, %x: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %x, %x acq_rel release : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>, %x: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %x seq_cst : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i24>, %x: i24) {
  // expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %x seq_cst : i24
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<f32>, %x: f32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %x seq_cst : f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>, %x: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %x unordered : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

!s = type !llvm.struct<(i32, struct<(f32)>)>
llvm.func @f(%s: !s) {
  %0 = "llvm.extractvalue"(%s) {position = [1, 0]} : (!s) -> f32
  // expected-error@+1 {{'llvm.extractvalue' op the types of result 'res' do not fit the other types}}
  %1 = "llvm.extractvalue"(%s) {position = [2]} : (!s) -> i32
  llvm.return
}

// -----

!s = type !llvm.struct<(i32, struct<(f32)>)>
llvm.func @f(%s: !s) {
  // expected-error@+1 {{'llvm.extractvalue' op needs a position with an index at least}}
  %0 = "llvm.extractvalue"(%s) {position = []} : (!s) -> !s
  llvm.return
}

// -----

!s = type !llvm.struct<(i32, struct<(f32)>)>
llvm.func @f(%s: !s) {
  // expected-error@+1 {{'llvm.extractvalue' op the types of result 'res' do not fit the other types}}
  %0 = "llvm.extractvalue"(%s) {position = ["x"]} : (!s) -> i32
  llvm.return
}

// -----

!s = type !llvm.struct<(i32, struct<(f32)>)>
llvm.func @f(%s: !s, %x: f32) {
  // expected-error@+1 {{'llvm.insertvalue' op the types of operand 'value' do not fit the other types}}
  %0 = "llvm.insertvalue"(%s, %x) {position = [1, 0, 0]} : (!s, f32) -> !s
  llvm.return
}

// -----

!s = type !llvm.struct<(i32, struct<(f32)>)>
llvm.func @f(%s: !s, %x: f64) {
  // expected-error@+1 {{'llvm.insertvalue' op operand #1 ('value') must be 'f32', but got 'f64'}}
  %0 = "llvm.insertvalue"(%s, %x) {position = [1, 0]} : (!s, f64) -> !s
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.array<4 x i32>) {
  // expected-error@+1 {{'llvm.extractvalue' op position -1 is outside of '!llvm.array<4 x i32>'}}
  %0 = "llvm.extractvalue"(%a) {position = [-1]} : (!llvm.array<4 x i32>) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %w: vector<3xi32>) {
  // expected-error@+1 {{'llvm.shufflevector' op expected operands of one type, but got 'vector<4xi32>' and 'vector<3xi32>'}}
  %0 = llvm.shufflevector %v, %w [0, 1] : vector<4xi32>, vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  %0 = llvm.shufflevector %v, %v [7, -1] : vector<4xi32>, vector<4xi32>
  // expected-error@+1 {{'llvm.shufflevector' op mask entries number 8 elements, but the mask is [0, 8]; -1 leaves an element undefined}}
  %1 = llvm.shufflevector %v, %v [0, 8] : vector<4xi32>, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error@+1 {{'llvm.shufflevector' op expected a mask of integers, but got ["a"]}}
  %0 = llvm.shufflevector %v, %v ["a"] : vector<4xi32>, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.vec<? x 4 x i32>) {
  %0 = llvm.shufflevector %v, %v [0, 0, 0, 0] : !llvm.vec<? x 4 x i32>, !llvm.vec<? x 4 x i32>
  // expected-error@+1 {{'llvm.shufflevector' op the mask is [0, 1], but scalable vectors take zeros only}}
  %1 = llvm.shufflevector %v, %v [0, 1] : !llvm.vec<? x 4 x i32>, !llvm.vec<? x 4 x i32>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.array<4 x i32>, %x: i32) {
  // expected-error@+1 {{'llvm.insertvalue' op position 4 is outside of '!llvm.array<4 x i32>'}}
  %0 = "llvm.insertvalue"(%a, %x) {position = [4]} : (!llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{'llvm.load' op cannot be atomic with this ordering}}
  %0 = llvm.load %p {ordering = 6 : i64, alignment = 4} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{'llvm.load' op cannot be atomic with this ordering}}
  %0 = llvm.load %p {ordering = 5 : i64, alignment = 4} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>, %x: i32) {
  // expected-error@+1 {{'llvm.store' op cannot be atomic with this ordering}}
  llvm.store %x, %p {ordering = 4 : i64, alignment = 4} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{'llvm.load' op has a 'syncscope', but no 'ordering' that makes it atomic}}
  %0 = llvm.load %p {syncscope = "agent"} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i32>, %x: i32) {
  // expected-error@+1 {{'llvm.store' op needs an alignment to be atomic}}
  llvm.store %x, %p {ordering = 5 : i64} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @nobody_writes(%p: !llvm.ptr<i32>, %v: i32) {
  // expected-error@+1 {{'llvm.store' op 'invariant' is for loads, of memory that nothing writes}}
  llvm.store %v, %p {invariant} : !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @says_twice(%n: i64) {
  // expected-error@+1 {{'llvm.alloca' op 'elem_type' is for pointers that do not say what they point to, but the result is '!llvm.ptr<i32>'}}
  %0 = "llvm.alloca"(%n) {elem_type = i32} : (i64) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @says_nothing(%n: i64) {
  // expected-error@+1 {{'llvm.alloca' op needs 'elem_type', as the pointer does not say what it points to}}
  %0 = "llvm.alloca"(%n) : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @base_says_it(%p: !llvm.ptr<i32>, %n: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op 'elem_type' is for pointers that do not say what they point to, but the base is '!llvm.ptr<i32>'}}
  %0 = "llvm.getelementptr"(%p, %n) {elem_type = i32} : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  llvm.return
}

// -----

llvm.func @base_says_nothing(%p: !llvm.ptr, %n: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op needs 'elem_type', as the pointer does not say what it points to}}
  %0 = "llvm.getelementptr"(%p, %n) : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @too_many_values(%p: !llvm.ptr, %n: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op 'rawConstantIndices' stands for more operands than there are}}
  %0 = "llvm.getelementptr"(%p, %n) {elem_type = i32, rawConstantIndices = array<i32: -2147483648, -2147483648>} : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @too_few_values(%p: !llvm.ptr, %n: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op 'rawConstantIndices' has no place for 1 operands}}
  %0 = "llvm.getelementptr"(%p, %n) {elem_type = i32, rawConstantIndices = array<i32: 1>} : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @no_such_member(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op index #1 is 2, which is outside of '!llvm.struct<(i32, i32)>'}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @fixed(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.call' op 'vararg' has the type of a function with '...', but got '!llvm.func<void (i32)>'}}
  llvm.call %p(%v) vararg(!llvm.func<void (i32)>) : !llvm.ptr, (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<vector<4xf32>>) {
  // expected-error@+1 {{'llvm.load' op reads integers, floats and pointers of 8 to 128 bits atomically}}
  %0 = llvm.load %p {ordering = 2 : i64, alignment = 16 : i64} : !llvm.ptr<vector<4xf32>>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<i1>, %x: i1) {
  // expected-error@+1 {{'llvm.store' op writes integers, floats and pointers of 8 to 128 bits atomically}}
  llvm.store %x, %p {ordering = 2 : i64, alignment = 1 : i64} : !llvm.ptr<i1>
  llvm.return
}

// -----

llvm.mlir.global internal constant @c(1 : i32) : i32
llvm.func @f(%x: i32) {
  %0 = llvm.mlir.addressof @c : !llvm.ptr<i32>
  // expected-error@+1 {{'llvm.store' op writes to '@c', which is a constant}}
  llvm.store %x, %0 : !llvm.ptr<i32>
  // expected-error@+1 {{'llvm.atomicrmw' op writes to '@c', which is a constant}}
  %1 = llvm.atomicrmw add %0, %x monotonic : i32
  // expected-error@+1 {{'llvm.cmpxchg' op writes to '@c', which is a constant}}
  %2 = llvm.cmpxchg %0, %x, %x monotonic monotonic : i32
  %3 = llvm.mlir.addressof @v : !llvm.ptr<i32>
  llvm.store %x, %3 : !llvm.ptr<i32>
  llvm.return
}
llvm.mlir.global internal @v(1 : i32) : i32

// -----

llvm.mlir.global internal constant @c("text") : !llvm.array<4 x i8>
llvm.func @f(%b: i8, %i: i64, %n: i64, %v: i1, %q: !llvm.ptr<i8>, %w: vector<4xi8>, %m: vector<4xi1>) {
  %0 = llvm.mlir.addressof @c : !llvm.ptr<array<4 x i8>>
  %1 = llvm.getelementptr %0[%i, %i] : (!llvm.ptr<array<4 x i8>>, i64, i64) -> !llvm.ptr<i8>
  // expected-error@+1 {{'llvm.store' op writes to '@c', which is a constant}}
  llvm.store %b, %1 : !llvm.ptr<i8>
  // expected-error@+1 {{'llvm.intr.memset' op writes to '@c', which is a constant}}
  "llvm.intr.memset"(%1, %b, %n, %v) : (!llvm.ptr<i8>, i8, i64, i1) -> ()
  // expected-error@+1 {{'llvm.intr.memcpy' op writes to '@c', which is a constant}}
  "llvm.intr.memcpy"(%1, %q, %n, %v) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  // expected-error@+1 {{'llvm.intr.memmove' op writes to '@c', which is a constant}}
  "llvm.intr.memmove"(%1, %q, %n, %v) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %2 = llvm.bitcast %1 : !llvm.ptr<i8> to !llvm.ptr<vector<4xi8>>
  // expected-error@+1 {{'llvm.intr.masked.store' op writes to '@c', which is a constant}}
  llvm.intr.masked.store %w, %2, %m {alignment = 1 : i32} : vector<4xi8>, vector<4xi1> into !llvm.ptr<vector<4xi8>>
  // expected-error@+1 {{'llvm.intr.memcpy.inline' op writes to '@c', which is a constant}}
  "llvm.intr.memcpy.inline"(%1, %q, %n, %v) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memcpy"(%q, %1, %n, %v) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: names of metadata, or attributes #llvm.alias_scope}}
  %0 = llvm.load %p {alias_scopes = [#llvm.alias_scope_domain<id = distinct[0]<>>]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'noalias_scopes' failed to satisfy constraint: names of metadata, or attributes #llvm.alias_scope}}
  %1 = llvm.load %p {noalias_scopes = [1]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.call' op attribute 'access_groups' failed to satisfy constraint: names of metadata, or attributes #llvm.access_group}}
  llvm.call @f(%p) {access_groups = [#llvm.alias_scope_domain<id = distinct[0]<>>]} : (!llvm.ptr) -> ()
  // expected-error@+1 {{'llvm.call' op refers to @none::@none, which is no 'llvm.access_group'; declare it in an 'llvm.metadata'}}
  llvm.call @f(%p) {access_groups = [@none::@none]} : (!llvm.ptr) -> ()
  llvm.return
}
