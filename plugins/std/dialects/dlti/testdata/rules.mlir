// What the rules of dlti refuse.

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute, but is 1 : i64}}
module attributes {dlti.dl_spec = 1} {
}

// -----

// expected-error@+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute, but is "CPU"}}
module attributes {dlti.target_system_spec = "CPU"} {
}

// -----

// expected-error@+1 {{attribute 'dlti.dl_specs' not supported by dialect; it has 'dlti.dl_spec' and 'dlti.target_system_spec'}}
module attributes {dlti.dl_specs = 1} {
}

// -----

// expected-error@+1 {{the key 1 : i64 is no type and no string}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<1, 2>>} {
}

// -----

// expected-error@+1 {{the key i32 has two entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<2xi64>>, #dlti.dl_entry<i32, dense<32> : vector<1xi64>>>} {
}

// -----

// expected-error@+1 {{the key "a" has two entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1, "a" = 2>} {
}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little', but is "middle"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "middle">>} {
}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little', but is 1}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", 1>>} {
}

// -----

// expected-error@+1 {{'dlti.mangling_mode' data layout entry is expected to be a string, such as "e", but is 1 : i64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.mangling_mode", 1>>} {
}

// -----

// expected-error@+1 {{'dlti.legal_int_widths' data layout entry is expected to be a list of widths, such as array<i32: 8, 16>, but is array<i32: 8, 0>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.legal_int_widths", array<i32: 8, 0>>>} {
}

// -----

// expected-error@+1 {{'dlti.stack_alignment' data layout entry is expected to be an integer that is not negative, but is "x"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.stack_alignment", "x">>} {
}

// -----

// expected-error@+1 {{is expected to be an integer that is not negative, but is -1 : i64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.alloca_memory_space", -1>>} {
}

// -----

// expected-error@+1 {{unknown data layout entry name: dlti.endian}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endian", "big">>} {
}

// -----

// expected-error@+1 {{expected integer attribute in the data layout entry for 'index', but it is "x"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, "x">>} {
}

// -----

// expected-error@+1 {{the width of an index is from 1 to 16777215 bits, but the data layout has 0 : i64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 0>>} {
}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry for 'i32', but it is 32 : i64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 32>>} {
}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry for 'f32'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f32, dense<32> : vector<2xi16>>>} {
}

// -----

// expected-error@+1 {{expected 1 or 2 elements in the data layout entry for 'i32', but there are 3}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<3xi64>>>} {
}

// -----

// expected-error@+1 {{sizes and alignments are positive numbers of bits, but those of 'i32' are dense<-32> : vector<2xi64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<-32> : vector<2xi64>>>} {
}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment, but of 'i32' they are 16 and 32}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 16]> : vector<2xi64>>>} {
}

// -----

// expected-error@+1 {{unexpected data layout for 'vector<2xi32>', a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<vector<2xi32>, dense<32> : vector<2xi64>>>} {
}

// -----

// expected-error@+1 {{data layout specified for '!gpu.async.token', a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!gpu.async.token, dense<32> : vector<2xi64>>>} {
}

// -----

// expected-error@+1 {{expected 3 or 4 elements in the data layout entry for '!llvm.ptr<i8>', but there are 2}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr<i8>, dense<32> : vector<2xi64>>>} {
}

// -----

// expected-error@+1 {{of '!llvm.ptr<i8>' they are 32 and 64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr<i8>, dense<[32, 64, 32]> : vector<3xi64>>>} {
}

// -----

// expected-error@+1 {{an index into memory is not wider than a pointer}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr<i8>, dense<[32, 32, 32, 64]> : vector<4xi64>>>} {
}

// -----

// expected-error@+1 {{the data layout of all structs is that of '!llvm.struct<()>', but it is for '!llvm.struct<(i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<(i32)>, dense<32> : vector<2xi64>>>} {
}

// -----

// expected-error@+1 {{expected 1 or 2 elements in the data layout entry for '!llvm.struct<()>', but there are 3}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<32> : vector<3xi64>>>} {
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
  // expected-error@+1 {{the data layout does not combine with those of operations around: 'dlti.endianness' is "little" here, and "big" there}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">>} {
  }
}

// -----

// expected-error@+1 {{a device has a property at least}}
module attributes {a.b = #dlti.target_device_spec<>} {
}

// -----

// expected-error@+1 {{the key "a" has two entries}}
module attributes {a.b = #dlti.target_device_spec<"a" = 1, "a" = 1>} {
}

// -----

// expected-error@+1 {{there is no device}}
module attributes {a.b = #dlti.target_system_spec<>} {
}

// -----

// expected-error@+1 {{the device "CPU" stands twice}}
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 2>>} {
}

// -----

// expected-error@+1 {{a property of a device has a name, but 'i32' of "CPU" is a type}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<i32 = 1>>} {
}

// -----

// What is right.

module attributes {
    dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>, i32 = dense<32> : vector<2xi64>, !llvm.ptr<i8> = dense<64> : vector<3xi64>,
      f80 = dense<[96, 128]> : tensor<2xi64>, !llvm.struct<()> = dense<[8, 64]> : vector<2xi64>, "dlti.endianness" = "little",
      "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16>, "dlti.stack_alignment" = 128 : i64, "other.name" = unit>,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<#dlti.dl_entry<"L1_cache_size_in_bytes", 65536 : i32>>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64, i32 = dense<64> : vector<1xi64>, "dlti.endianness" = "little">} {
    func private @f(i32 {dlti.anything}) attributes {dlti.dl_spec = #dlti.dl_spec<>}
  }
}
