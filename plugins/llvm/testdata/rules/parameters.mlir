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
