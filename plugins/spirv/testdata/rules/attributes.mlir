  // expected-error@+1 {{'func' op 'spv.entry_point_abi' must be {local_size = dense<[X, Y, Z]> : vector<3xi32>} on an operation, but got 1 : i32}}
func @f(%a: vector<2xi32>) attributes {spv.entry_point_abi = 1 : i32} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.entry_point_abi' must be {local_size = dense<[X, Y, Z]> : vector<3xi32>} on an operation, but got {local_size = dense<1> : vector<2xi32>}}}
func @f(%a: vector<2xi32>) attributes {spv.entry_point_abi = {local_size = dense<1> : vector<2xi32>}} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.target_env' must be #spv.target_env<#spv.vce<VERSION, [CAPABILITIES], [EXTENSIONS]>, {LIMITS}> on an operation, but got 1 : i32}}
func @f(%a: vector<2xi32>) attributes {spv.target_env = 1 : i32} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.target_env' must end with a dictionary of limits, but got 1 : i32}}
func @f(%a: vector<2xi32>) attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, 1 : i32>} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.target_env' must begin with #spv.vce<VERSION, [CAPABILITIES], [EXTENSIONS]>, but got 1 : i32}}
func @f(%a: vector<2xi32>) attributes {spv.target_env = #spv.target_env<1 : i32, {}>} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.target_env' limit 'max_compute_workgroup_size' must be three numbers, dense<[X, Y, Z]> : vector<3xi32>, but got 1 : i32}}
func @f(%a: vector<2xi32>) attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {max_compute_workgroup_size = 1 : i32}>} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.target_env' limit 'subgroup_size' must be an integer of type i32, but got 1 : i64}}
func @f(%a: vector<2xi32>) attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {subgroup_size = 1 : i64}>} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.interface_var_abi' binds an argument of a function, and stands on nothing else}}
func @f(%a: vector<2xi32>) attributes {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.interface_var_abi' has a storage class, which is for numbers, but argument #0 is of type 'vector<2xi32>'; leave it out}}
func @f(%a: vector<2xi32> {spv.interface_var_abi = #spv.interface_var_abi<(0, 1), StorageBuffer>}) attributes {} {
  spv.Return
}

// -----

  // expected-error@+1 {{'func' op 'spv.interface_var_abi' must be #spv.interface_var_abi<(SET, BINDING)>, but got 1 : i32}}
func @f(%a: vector<2xi32> {spv.interface_var_abi = 1 : i32}) attributes {} {
  spv.Return
}
