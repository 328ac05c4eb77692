// Package abi is the pass spirv-lower-abi-attrs, which makes of the attributes of an entry point
// what SPIR-V has for them: variables for its arguments, which `spv.interface_var_abi` binds,
// and `spv.EntryPoint` and `spv.ExecutionMode` for `spv.entry_point_abi`.
//
// # Example
//
//	spv.func @f(%x: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 1), StorageBuffer>}) "None"
//	    attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} { ... }
//
// becomes
//
//	spv.GlobalVariable @f_arg_0 bind(0, 1) : !spv.ptr<!spv.struct<(f32 [0])>, StorageBuffer>
//	spv.func @f() "None" { ... }
//	spv.EntryPoint "GLCompute" @f
//	spv.ExecutionMode @f "LocalSize", 32, 1, 1
package abi
