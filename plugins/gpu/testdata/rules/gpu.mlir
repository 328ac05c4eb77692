gpu.module @k {
  // expected-error@+1 {{'gpu.func' op expected memory space 3 in attribution, but got 'memref<4xf32, 5>'}}
  gpu.func @f() workgroup(%w: memref<4xf32, 5>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error@+1 {{'gpu.func' op expected memory space 5 in attribution, but got 'memref<4xf32, 3>'}}
  gpu.func @f() private(%p: memref<4xf32, 3>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error@+1 {{'gpu.func' op expected memref type in attribution, but got 'f32'}}
  gpu.func @f() workgroup(%w: f32) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error@+1 {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @f() -> f32 kernel {
    "test.end"() : () -> ()
  }
}

// -----

gpu.module @k {
  gpu.func @f(%x: f32) -> f32 {
    // expected-error@+1 {{'gpu.return' op expected 1 result operands, but got 0}}
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%x: f32) -> f64 {
    // expected-error@+1 {{'gpu.return' op unexpected type 'f32' for operand #0, the function returns 'f64'}}
    gpu.return %x : f32
  }
}

// -----

func @f(%x: f32) {
  // expected-error@+1 {{'gpu.all_reduce' op 'and' joins integers, but got 'f32'}}
  %0 = "gpu.all_reduce"(%x) ( {
  }) {op = "and"} : (f32) -> f32
  return
}

// -----

func @f(%x: f32) {
  // expected-error@+1 {{'gpu.all_reduce' op expected the body to take two arguments of type 'f32'}}
  %0 = "gpu.all_reduce"(%x) ( {
  ^bb0(%a: f32):
    "gpu.yield"(%a) : (f32) -> ()
  }) : (f32) -> f32
  return
}

// -----

func @f(%x: f32) {
  // expected-error@+1 {{'gpu.all_reduce' op expected 'gpu.yield' with one value of type 'f32'}}
  %0 = "gpu.all_reduce"(%x) ( {
  ^bb0(%a: f32, %b: f32):
    "gpu.yield"() : () -> ()
  }) : (f32) -> f32
  return
}

// -----

func @f(%x: f32) {
  // expected-error@+1 {{'gpu.all_reduce' op expected a 'gpu.yield' in the body}}
  %0 = "gpu.all_reduce"(%x) ( {
  ^bb0(%a: f32, %b: f32):
    "test.end"() : () -> ()
  }) : (f32) -> f32
  return
}

// -----

func @f(%x: f32) {
  // expected-error@+1 {{'gpu.all_reduce' op expected either an op attribute or a non-empty body}}
  %0 = "gpu.all_reduce"(%x) ( {
  }) : (f32) -> f32
  return
}

// -----

func @f(%x: f32) {
  // expected-error@+1 {{'gpu.all_reduce' op expected either an op attribute or a non-empty body}}
  %0 = "gpu.all_reduce"(%x) ( {
  ^bb0(%a: f32, %b: f32):
    "gpu.yield"(%a) : (f32) -> ()
  }) {op = "add"} : (f32) -> f32
  return
}

// -----

func @f(%x: f16, %o: i32) {
  // expected-error@+1 {{'gpu.shuffle' op requires value operand type to be f32, f64, i32 or i64}}
  %0, %1 = "gpu.shuffle"(%x, %o, %o) {mode = "xor"} : (f16, i32, i32) -> (f16, i1)
  return
}

// -----

func @f(%s: index) {
  // expected-error@+1 {{'gpu.launch' op expected 'gpu.terminator' or a terminator with successors at the end of each block}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s) {
    "test.end"() : () -> ()
  }
  return
}

// -----

func @f(%s: index) {
  // expected-error@+1 {{'gpu.launch' op expected a body}}
  "gpu.launch"(%s, %s, %s, %s, %s, %s) ( {
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func @f(%s: index) {
  // expected-error@+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
  return
}

// -----

module attributes {gpu.container_module} {
  func @f(%s: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function @k::@f is undefined}}
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  func @f(%s: index) {
    // expected-error@+1 {{'gpu.launch_func' op expected a kernel such as @module::@kernel, but got @f}}
    gpu.launch_func @f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f() {
      gpu.return
    }
    gpu.func @g(%x: f32) kernel {
      gpu.return
    }
  }
  func @f(%s: index) {
    // expected-error@+1 {{'gpu.launch_func' op @k::@f is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    // expected-error@+1 {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
    gpu.launch_func @k::@g blocks in (%s, %s, %s) threads in (%s, %s, %s)
    // expected-error@+1 {{'gpu.launch_func' op type of kernel operand #0 is 'index', but expected 'f32'}}
    gpu.launch_func @k::@g blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%s : index)
    return
  }
}

// -----

func @f(%m: memref<4xf32>, %n: memref<4xf64>) {
  // expected-error@+1 {{'gpu.memcpy' op arguments have incompatible element type}}
  gpu.memcpy %m, %n : memref<4xf32>, memref<4xf64>
  return
}

// -----

func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  // expected-error@+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %m, %n : memref<4xf32>, memref<5xf32>
  return
}

// -----

func @f(%m: memref<16x16xf16, 5>, %i: index) {
  // expected-error@+1 {{'gpu.subgroup_mma_load_matrix' op expected memory space 0, 1 or 3, but got 'memref<16x16xf16, 5>'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16, 5> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func @f(%m: memref<16x16xf16, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) {
  // expected-error@+1 {{'gpu.subgroup_mma_load_matrix' op operand #0 ('srcMemref') must be GPU_MMAMemRef (memory with the identity layout, from which such a matrix can be read), but got 'memref<16x16xf16, affine_map<(d0, d1) -> (d1, d0)>>'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16, affine_map<(d0, d1) -> (d1, d0)>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func @f(%m: memref<16x16xf16, "far">, %x: !gpu.mma_matrix<16x16xf16, "COp">, %i: index) {
  // expected-error@+1 {{'gpu.subgroup_mma_store_matrix' op expected memory space 0, 1 or 3, but got 'memref<16x16xf16, "far">'}}
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, "far">
  return
}

// -----

func @f(%m: memref<16x16xf16>, %x: !gpu.mma_matrix<16x16xf16, "AOp">, %i: index) {
  // expected-error@+1 {{'gpu.subgroup_mma_store_matrix' op expected the operand matrix being stored to have 'COp' operand type, but got "AOp"}}
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<16x16xf16>
  return
}

// -----

func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{'gpu.subgroup_mma_compute' op operands must be in the order AOp, BOp, COp, but #1 is "AOp"}}
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{the type of 'opB' does not fit the other types of 'gpu.subgroup_mma_compute': found '!gpu.mma_matrix<16x16xf16, "BOp">'}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func @f(%x: i32) {
  // expected-error@+1 {{'gpu.all_reduce' op "minimumf" joins floats, but got 'i32'}}
  %0 = "gpu.all_reduce"(%x) ({}) {op = "minimumf"} : (i32) -> i32
  return
}

// -----

func @f(%x: f32) {
  // expected-error@+1 {{'gpu.all_reduce' op 'maxsi' joins integers, but got 'f32'}}
  %0 = "gpu.all_reduce"(%x) ({}) {op = "maxsi"} : (f32) -> f32
  return
}

// -----

func @f(%x: vector<4xi32>) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op "maximumf" joins floats, but got 'vector<4xi32>'}}
  %0 = gpu.subgroup_reduce maximumf %x : (vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op "minsi" joins integers, but got 'vector<4xf32>'}}
  %0 = gpu.subgroup_reduce minsi %x : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op must be memory of the workgroup, but got 'memref<?xi8, #gpu.address_space<private>>'}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<private>>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op must have a size that is not known, but got 'memref<4xi8, 3>'}}
  %0 = gpu.dynamic_shared_memory : memref<4xi8, 3>
  return
}

// -----

func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op must have the identity layout, but got}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8, affine_map<(d0) -> (d0 * 2)>, 3>
  return
}

// -----

// expected-error@+1 {{'gpu.binary' op has no program}}
gpu.binary @b []

// -----

module attributes {gpu.container_module} {
  gpu.binary @b [#gpu.object<"a target", "code">]
  func @f(%s: index) {
    // What is in a program is not known.
    gpu.launch_func @b::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
}

// -----

gpu.module @k {
  // expected-error@+1 {{'gpu.func' op expected three integers of type i32 in attribute 'known_grid_size'}}
  gpu.func @f() kernel attributes {known_block_size = array<i32: 1, 2, 3>, known_grid_size = array<i64: 1, 2, 3>} {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error@+1 {{'gpu.func' op expected memory space 5 in attribution, but got 'memref<4xf32, #gpu.address_space<workgroup>>'}}
  gpu.func @f() workgroup(%w: memref<4xf32, #gpu.address_space<workgroup>>) private(%p: memref<4xf32, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
}

// -----

func @f(%s: index) {
  gpu.launch clusters(%cx, %cy, %cz) in (%gcx = %s, %gcy = %s, %gcz = %s) blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s)
             threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s)
             workgroup(%w: memref<4xf32, #gpu.address_space<workgroup>>) private(%p: memref<4xf32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  // expected-error@+1 {{'gpu.launch' op expected memory space 3 in attribution, but got 'memref<4xf32>'}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%sx = %s, %sy = %s, %sz = %s)
             workgroup(%w: memref<4xf32>) {
    gpu.terminator
  }
  return
}

// -----

func @f(%m: memref<16x16xf16>, %i: index) {
  // expected-error@+1 {{'gpu.subgroup_mma_load_matrix' op expected a matrix that is AOp, BOp or COp, but got "DOp"}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "DOp">
  return
}

// -----

func @f(%x: f16) {
  // expected-error@+1 {{'gpu.subgroup_mma_constant_matrix' op expected a matrix that is AOp, BOp or COp, but got ""}}
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "">
  return
}

// -----

func @f(%m: memref<16x16xf16>, %i: index) {
  // expected-error@+1 {{'gpu.subgroup_mma_load_matrix' op result #0 ('res') must be GPU_MMAMatrix (a matrix of floats that the threads of a subgroup hold together), but got '!gpu.mma_matrix<16x16xi32, "COp">'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}

// -----

// expected-error@+1 {{type '!gpu.mma_matrix<16x16xi8, "AOp">' is not valid: 'elem' must be}}
func private @f(!gpu.mma_matrix<16x16xi8, "AOp">)

// -----

func @f(%i: index) {
  // expected-error@+1 {{'gpu.alloc' op expected a size for each of the 0 dimensions of 'memref<2x4xf32, 1>' that are not known, but found 1}}
  %0 = gpu.alloc (%i) : memref<2x4xf32, 1>
  return
}

// -----

func @f(%i: index) {
  // expected-error@+1 {{'gpu.alloc' op expected a value for each of the 0 symbols of 'memref<2x4xf32, 1>', but found 1}}
  %0 = gpu.alloc () [%i] : memref<2x4xf32, 1>
  return
}

// -----

func @f(%a: vector<[2]xf32>) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op operand #0 ('value') must be}}
  %0 = gpu.subgroup_reduce add %a : (vector<[2]xf32>) -> vector<[2]xf32>
  return
}

// -----

gpu.module @k {
  // expected-error@+1 {{'gpu.func' op expects region #0 ('body') to have a block}}
  "gpu.func"() ({}) {type = () -> (), sym_name = "f"} : () -> ()
}
