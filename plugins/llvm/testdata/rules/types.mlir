// expected-error@+1 {{'llvm.func' op type '!llvm.func<void (si32)>' is not valid: 'args' must be LLVM_ArgumentType (a type that an argument of a function can have), but is 'si32'}}
llvm.func @f(%x: si32) {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.func<void (void)>' is not valid: 'args' must be LLVM_ArgumentType (a type that an argument of a function can have), but is '!llvm.void'}}
llvm.func @f(!llvm.void)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.func<label ()>' is not valid: 'ret' must be LLVM_ReturnType (a type that a function can return), but is '!llvm.label'}}
llvm.func @f() -> !llvm.label

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.ptr<void>' is not valid: 'elem' must be LLVM_PointeeType (a type that a pointer can point to), but is '!llvm.void'}}
llvm.func @f(!llvm.ptr<void>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.ptr<memref<4xf32>>' is not valid: 'elem' must be LLVM_PointeeType (a type that a pointer can point to), but is 'memref<4xf32>'}}
llvm.func @f(!llvm.ptr<memref<4xf32>>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.array<4 x func<void ()>>' is not valid: 'elem' must be LLVM_MemberType (a type that a struct or an array can have in it), but is '!llvm.func<void ()>'}}
llvm.func @f(!llvm.array<4 x func<void ()>>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.struct<(index)>' is not valid: 'body' must be LLVM_MemberType (a type that a struct or an array can have in it), but is 'index'}}
llvm.func @f(!llvm.array<4 x struct<(index)>>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.struct<(i32, label)>' is not valid: 'body' must be LLVM_MemberType (a type that a struct or an array can have in it), but is '!llvm.label'}}
llvm.func @f(!llvm.struct<(i32, label)>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.vec<4 x i32>' is not valid: 'elem' must be LLVM_VectorOnlyElement (an element that a builtin vector cannot have), but is 'i32'}}
llvm.func @f(!llvm.vec<4 x i32>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.vec<? x 4 x vector<2xi32>>' is not valid: 'elem' must be LLVM_VectorElement (an element of a vector), but is 'vector<2xi32>'}}
llvm.func @f(!llvm.vec<? x 4 x vector<2xi32>>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.vec<0 x ptr<i32>>' is not valid: the number of elements must be at least 1}}
llvm.func @f(!llvm.vec<0 x ptr<i32>>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.func<void (vector<4x!llvm.ptr<i32>>)>' is not valid: 'args' must be LLVM_ArgumentType (a type that an argument of a function can have), but is 'vector<4x!llvm.ptr<i32>>'}}
llvm.func @f(vector<4x!llvm.ptr<i32>>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.struct<"a", (i32, struct<"a">)>' is not valid: it contains itself, so that its size is infinite; use a pointer}}
llvm.func @f(!llvm.ptr<struct<"a", (i32, struct<"a">)>>)

// -----

// expected-error@+1 {{'llvm.func' op type '!llvm.struct<"b", (i32, struct<"c", (array<2 x struct<"b">>)>)>' is not valid: it contains itself, so that its size is infinite; use a pointer}}
llvm.func @f(!llvm.ptr<struct<"b", (i32, struct<"c", (array<2 x struct<"b">>)>)>>)

// -----

llvm.func @list(!llvm.ptr<struct<"d", (i32, ptr<struct<"d">>)>>)

// -----

// expected-error@+1 {{'func' op type '!llvm.array<2 x token>' is not valid: 'elem' must be LLVM_MemberType (a type that a struct or an array can have in it), but is '!llvm.token'}}
func @f(%x: tuple<i32, !llvm.array<2 x token>>) {
  "test.return"() : () -> ()
}

// -----

func @f() {
  // expected-error@+1 {{'test.source' op type '!llvm.vec<2 x i1>' is not valid: 'elem' must be LLVM_VectorOnlyElement (an element that a builtin vector cannot have), but is 'i1'}}
  %0 = "test.source"() : () -> memref<4x!llvm.vec<2 x i1>>
  "test.return"() : () -> ()
}

// -----

func @f() {
  // expected-error@+1 {{'test.use' op type '!llvm.array<2 x metadata>' is not valid: 'elem' must be LLVM_MemberType (a type that a struct or an array can have in it), but is '!llvm.metadata'}}
  "test.use"() {types = [{a = !llvm.array<2 x metadata>}]} : () -> ()
  "test.return"() : () -> ()
}

// -----

// expected-error@+1 {{'test.region' op type '!llvm.ptr<token>' is not valid: 'elem' must be LLVM_PointeeType (a type that a pointer can point to), but is '!llvm.token'}}
"test.region"() ( {
^bb0(%x: !llvm.ptr<token>):
  "test.end"() : () -> ()
}) : () -> ()

// -----

// LLVM has had scalable vectors in structs and arrays since 18.
llvm.func @f(!llvm.struct<(vec<? x 4 x i32>)>)

// -----

// expected-error@+1 {{type '!llvm.struct<opaque>' is not valid: only a structure with a name may be opaque}}
func private @f(!llvm.ptr<struct<opaque>>)

// -----

func private @f(!llvm.struct<"twice", (i32)>)
// expected-error@+1 {{this type is identified by its name and has another body already: '!llvm.struct<"twice", (i32)>'}}
func private @g(!llvm.struct<"twice", (i64)>)
