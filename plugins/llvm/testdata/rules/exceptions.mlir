llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op the block of the unwind destination must begin with 'llvm.landingpad'}}
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op calls 'h', but there is no such symbol; declare it with 'llvm.func'}}
  llvm.invoke @h() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g() -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op must have 0 or 1 result}}
  %0:2 = "llvm.invoke"()[^bb1, ^bb2] {callee = @g, operand_segment_sizes = dense<0> : vector<3xi32>} : () -> (i32, i32)
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op requires 1 values for operand 'callee_ptr', has 0}}
  "llvm.invoke"()[^bb1, ^bb2] {operand_segment_sizes = dense<0> : vector<3xi32>} : () -> ()
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{'llvm.landingpad' op needs to be in a function with a personality; set the attribute 'personality' of the 'llvm.func'}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{'llvm.landingpad' op expects at least one clause or 'cleanup'}}
  %0 = llvm.landingpad : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.array<1 x ptr<i8>>) attributes {personality = @p} {
  llvm.invoke @f(%a) to ^bb1 unwind ^bb2 : (!llvm.array<1 x ptr<i8>>) -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{'llvm.landingpad' op clause #0 is not a known constant: null, addressof, a bitcast of these, or for a filter a constant}}
  %0 = llvm.landingpad (filter %a : !llvm.array<1 x ptr<i8>>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %a = llvm.mlir.undef : !llvm.array<1 x ptr<i8>>
  %n = llvm.mlir.null : !llvm.ptr<i8>
  %b = llvm.insertvalue %n, %a[0] : !llvm.array<1 x ptr<i8>>
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{'llvm.landingpad' op clause #1 is not a known constant: null, addressof, a bitcast of these, or for a filter a constant}}
  %0 = llvm.landingpad (catch %n : !llvm.ptr<i8>) (filter %b : !llvm.array<1 x ptr<i8>>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
  llvm.invoke @f(%x) to ^bb1 unwind ^bb2 : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  // expected-error@+1 {{'llvm.landingpad' op clause #0 must be a pointer to catch, or an array to filter, but is 'i32'}}
  %0 = llvm.landingpad (catch %x : i32) : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{'llvm.landingpad' op cannot be in the entry block; it belongs to the unwind destination of an 'llvm.invoke'}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.br ^bb1
^bb1:
  // expected-error@+1 {{'llvm.landingpad' op is in a block that 'llvm.br' leads to; only the unwind destination of an 'llvm.invoke' may}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
  // expected-error@+1 {{'llvm.landingpad' op is in a block that 'llvm.invoke' leads to; only the unwind destination of an 'llvm.invoke' may}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @f() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  // expected-error@+1 {{'llvm.landingpad' op must be the first operation of its block}}
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %0 : !llvm.struct<(ptr<i8>, i32)>
}

// -----

llvm.func @f(%x: !llvm.struct<(ptr<i8>, i32)>) {
  // expected-error@+1 {{'llvm.resume' op expects the value of an 'llvm.landingpad' as operand}}
  llvm.resume %x : !llvm.struct<(ptr<i8>, i32)>
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op expects a branch weight for each of the 2 successors, found 1}}
  llvm.invoke @f() to ^bb1 unwind ^bb2 {branch_weights = dense<1> : vector<1xi32>} : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return
}

// -----

llvm.func @g()
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.invoke @g() to ^bb3 unwind ^bb4 : () -> ()
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %0 : !llvm.struct<(ptr<i8>, i32)>
^bb3:
  llvm.return
^bb4:
  // expected-error@+1 {{'llvm.landingpad' op is of type 'i32', but another one of the function is of '!llvm.struct<(ptr<i8>, i32)>'}}
  %1 = llvm.landingpad cleanup : i32
  llvm.resume %1 : i32
}
