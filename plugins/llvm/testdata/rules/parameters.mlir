// expected-error@+1 {{'llvm.func' op expected 'llvm.noalias' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.noalias = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.nocapture' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.nocapture = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.nonnull' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.nonnull = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.readonly' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.readonly = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.readnone' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.readnone = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.writeonly' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.writeonly = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.returned' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.returned = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.nest' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.nest = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.inreg' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.inreg = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.zeroext' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.zeroext = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.signext' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.signext = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.noundef' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.noundef = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.nofree' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.nofree = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.swiftself' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.swiftself = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.swifterror' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.swifterror = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.immarg' of argument #0 to be a unit attribute, or true or false, but got 1 : i32}}
llvm.func @f(!llvm.ptr<i8> {llvm.immarg = 1 : i32})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.align' of result #0 to be an integer, but got "8"}}
llvm.func @f() -> (!llvm.ptr<i8> {llvm.align = "8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.dereferenceable' of result #0 to be an integer, but got "8"}}
llvm.func @f() -> (!llvm.ptr<i8> {llvm.dereferenceable = "8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.dereferenceable_or_null' of result #0 to be an integer, but got "8"}}
llvm.func @f() -> (!llvm.ptr<i8> {llvm.dereferenceable_or_null = "8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.alignstack' of result #0 to be an integer, but got "8"}}
llvm.func @f() -> (!llvm.ptr<i8> {llvm.alignstack = "8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.byval' of argument #0 to be unit, or the type pointed to, but got "i8"}}
llvm.func @f(!llvm.ptr<i8> {llvm.byval = "i8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.sret' of argument #0 to be unit, or the type pointed to, but got "i8"}}
llvm.func @f(!llvm.ptr<i8> {llvm.sret = "i8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.byref' of argument #0 to be unit, or the type pointed to, but got "i8"}}
llvm.func @f(!llvm.ptr<i8> {llvm.byref = "i8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.inalloca' of argument #0 to be unit, or the type pointed to, but got "i8"}}
llvm.func @f(!llvm.ptr<i8> {llvm.inalloca = "i8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.preallocated' of argument #0 to be unit, or the type pointed to, but got "i8"}}
llvm.func @f(!llvm.ptr<i8> {llvm.preallocated = "i8"})

// -----

// expected-error@+1 {{'llvm.func' op expected 'llvm.elementtype' of argument #0 to be unit, or the type pointed to, but got "i8"}}
llvm.func @f(!llvm.ptr<i8> {llvm.elementtype = "i8"})

// -----

// expected-error@+1 {{'func' op expected 'llvm.align' of argument #0 to be an integer, but got -4 : i64}}
func @f(%m: memref<?xf32> {llvm.align = -4 : i64}) {
  "test.return"() : () -> ()
}

// -----

llvm.func @f(!llvm.ptr<i8> {llvm.noalias, llvm.nonnull = true, llvm.align = 8 : i64, llvm.byval = i8})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.noalias' is for a pointer, but argument #0 is 'i32'}}
llvm.func @f(i32 {llvm.noalias})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.nocapture' is for a pointer, but argument #0 is 'i32'}}
llvm.func @f(i32 {llvm.nocapture})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.nonnull' is for a pointer, but argument #0 is 'i32'}}
llvm.func @f(i32 {llvm.nonnull})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.readonly' is for a pointer, but argument #0 is 'i32'}}
llvm.func @f(i32 {llvm.readonly})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.readnone' is for a pointer, but argument #0 is 'i32'}}
llvm.func @f(i32 {llvm.readnone})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.writeonly' is for a pointer, but argument #0 is 'i32'}}
llvm.func @f(i32 {llvm.writeonly})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.nest' is for a pointer, but argument #0 is 'i32'}}
llvm.func @f(i32 {llvm.nest})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.swifterror' is for a pointer, but argument #0 is 'i32'}}
llvm.func @f(i32 {llvm.swifterror})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.zeroext' is for an integer, but result #0 is '!llvm.ptr<i8>'}}
llvm.func @f() -> (!llvm.ptr<i8> {llvm.zeroext})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.signext' is for an integer, but result #0 is '!llvm.ptr<i8>'}}
llvm.func @f() -> (!llvm.ptr<i8> {llvm.signext})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.dereferenceable' is for a pointer, but argument #1 is 'i64'}}
llvm.func @f(!llvm.ptr<i8>, i64 {llvm.dereferenceable = 8 : i64})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.dereferenceable_or_null' is for a pointer, but argument #1 is 'i64'}}
llvm.func @f(!llvm.ptr<i8>, i64 {llvm.dereferenceable_or_null = 8 : i64})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.align' is for a pointer or a vector of pointers, but argument #0 is 'i64'}}
llvm.func @f(i64 {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.byval' is for a pointer, but argument #0 is 'i64'}}
llvm.func @f(i64 {llvm.byval = i64})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.sret' is for a pointer, but argument #0 is 'i64'}}
llvm.func @f(i64 {llvm.sret = i64})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.byref' is for a pointer, but argument #0 is 'i64'}}
llvm.func @f(i64 {llvm.byref = i64})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.inalloca' is for a pointer, but argument #0 is 'i64'}}
llvm.func @f(i64 {llvm.inalloca = i64})

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.preallocated' is for a pointer, but argument #0 is 'i64'}}
llvm.func @f(i64 {llvm.preallocated = i64})

// -----

// What becomes pointers may have attributes of pointers.
func @f(%m: memref<?xf32> {llvm.noalias = true}) {
  "test.return"() : () -> ()
}
llvm.func @g(!llvm.vec<2 x ptr<i8>> {llvm.align = 8 : i64}, i8 {llvm.zeroext}, ...)

// -----

// expected-error@+1 {{'llvm.func' op 'llvm.byval' is for arguments, but is on result #0}}
llvm.func @f() -> (!llvm.ptr<i32> {llvm.byval})

// -----

llvm.func @g(!llvm.ptr<i32>) -> !llvm.ptr<i32>
llvm.func @f(%p: !llvm.ptr<i32>) {
  // expected-error@+1 {{'llvm.call' op 'llvm.readonly' is for arguments, but is on result #0}}
  %0 = llvm.call @g(%p) {res_attrs = [{llvm.readonly}]} : (!llvm.ptr<i32>) -> !llvm.ptr<i32>
  llvm.return
}
