// expected-error@+1 {{'scope' is no scope of debug information}}
module attributes {test.a = #llvm.di_namespace<scope = "x", exportSymbols = true>} {}

// -----

// expected-error@+1 {{'scope' is no scope of debug information}}
module attributes {test.a = #llvm.di_module<scope = "x">} {}

// -----

// expected-error@+1 {{'scope' is no scope of debug information}}
module attributes {test.a = #llvm.di_subprogram<scope = "x", file = <"f" in "d">>} {}

// -----

// expected-error@+1 {{'scope' is no scope of debug information}}
module attributes {test.a = #llvm.di_lexical_block<scope = #llvm.di_null_type>} {}

// -----

// expected-error@+1 {{'scope' is no scope of debug information}}
module attributes {test.a = #llvm.di_lexical_block_file<scope = "x", discriminator = 0>} {}

// -----

// expected-error@+1 {{'scope' is no scope of debug information}}
module attributes {test.a = #llvm.di_composite_type<tag = DW_TAG_array_type, scope = "x">} {}

// -----

// expected-error@+1 {{'baseType' is no type of debug information}}
module attributes {test.a = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = i32>} {}

// -----

// expected-error@+1 {{'baseType' is no type of debug information}}
module attributes {test.a = #llvm.di_derived_type<tag = DW_TAG_member, baseType = "x">} {}

// -----

// expected-error@+1 {{'stringLength' is no variable of debug information}}
module attributes {test.a = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", stringLength = 1 : i64>} {}

// -----

#file = #llvm.di_file<"f" in "d">
// expected-error@+1 {{'scope' is no scope in a function of debug information}}
module attributes {test.a = #llvm.di_local_variable<scope = #file>} {}

// -----

#file = #llvm.di_file<"f" in "d">
#f = #llvm.di_subprogram<scope = #file, file = #file>
// expected-error@+1 {{'type' is no type of debug information}}
module attributes {test.a = #llvm.di_local_variable<scope = #f, type = #file>} {}

// -----

#file = #llvm.di_file<"f" in "d">
// expected-error@+1 {{'scope' is no scope in a function of debug information}}
module attributes {test.a = #llvm.di_label<scope = #file>} {}

// -----

// expected-error@+1 {{'scope' is no scope of debug information}}
module attributes {test.a = #llvm.di_global_variable<scope = "x", file = <"f" in "d">, line = 1, type = #llvm.di_null_type>} {}

// -----

// expected-error@+1 {{'type' is no type of debug information}}
module attributes {test.a = #llvm.di_global_variable<file = <"f" in "d">, line = 1, type = "x">} {}
