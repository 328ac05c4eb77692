func @f() {
  // expected-error@+1 {{'spv.Variable' op can only be used to model function-level variables. Use spv.GlobalVariable for module-level variables.}}
  %0 = spv.Variable : !spv.ptr<f32, Private>
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Variable' op cannot be bound or built in, which only spv.GlobalVariable can}}
  %0 = spv.Variable bind(0, 1) : !spv.ptr<f32, Function>
  spv.Return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'spv.Variable' op wants 'initializer' to be a constant or the address of an 'spv.GlobalVariable'; store other values with 'spv.Store'}}
  %0 = spv.Variable init(%a) : !spv.ptr<f32, Function>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.Load' op says Aligned in 'memory_access', but has no 'alignment'}}
  %0 = "spv.Load"(%p) {memory_access = 2 : i32} : (!spv.ptr<f32, Function>) -> f32
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.Load' op has 'alignment', but 'memory_access' does not say Aligned}}
  %0 = "spv.Load"(%p) {memory_access = 1 : i32, alignment = 4 : i32} : (!spv.ptr<f32, Function>) -> f32
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, Function>, %a: f32) {
  // expected-error@+1 {{'spv.Store' op has 'alignment', but 'memory_access' does not say Aligned}}
  "spv.Store"(%p, %a) {alignment = 4 : i32} : (!spv.ptr<f32, Function>, f32) -> ()
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.Load' op 'alignment' is 3, but must be a power of two}}
  %0 = spv.Load "Function" %p ["Aligned", 3] : f32
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.CopyMemory' op has 'source_alignment', but 'source_memory_access' does not say Aligned}}
  "spv.CopyMemory"(%p, %p) {source_memory_access = 1 : i32, source_alignment = 4 : i32} : (!spv.ptr<f32, Function>, !spv.ptr<f32, Function>) -> ()
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.CopyMemory' op 'source_alignment' is 12, but must be a power of two}}
  "spv.CopyMemory"(%p, %p) {source_memory_access = 2 : i32, source_alignment = 12 : i32} : (!spv.ptr<f32, Function>, !spv.ptr<f32, Function>) -> ()
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.CopyMemory' op says Aligned in 'source_memory_access', but has no 'source_alignment'}}
  "spv.CopyMemory"(%p, %p) {memory_access = 1 : i32, source_memory_access = 3 : i32} : (!spv.ptr<f32, Function>, !spv.ptr<f32, Function>) -> ()
  spv.Return
}

// -----

func @f(%p: !spv.ptr<!spv.struct<(f32, i32)>, Function>) {
  // expected-error@+1 {{'spv.AccessChain' op needs an index at least}}
  %0 = "spv.AccessChain"(%p) : (!spv.ptr<!spv.struct<(f32, i32)>, Function>) -> !spv.ptr<!spv.struct<(f32, i32)>, Function>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<!spv.struct<(f32, i32)>, Function>, %i: i32) {
  // expected-error@+1 {{'spv.AccessChain' op the types of result 'component_ptr' do not fit the other types}}
  %0 = "spv.AccessChain"(%p, %i) : (!spv.ptr<!spv.struct<(f32, i32)>, Function>, i32) -> !spv.ptr<f32, Function>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<!spv.array<4 x f32>, Function>, %i: i32) {
  // expected-error@+1 {{'spv.AccessChain' op result #0 ('component_ptr') must be '!spv.ptr<f32, Function>', but got '!spv.ptr<i32, Function>'}}
  %0 = "spv.AccessChain"(%p, %i) : (!spv.ptr<!spv.array<4 x f32>, Function>, i32) -> !spv.ptr<i32, Function>
  spv.Return
}

// -----

spv.module Logical GLSL450 {
  spv.func @f(%p: !spv.ptr<f32, StorageBuffer>, %i: i32) "None" {
    // expected-error@+1 {{'spv.PtrAccessChain' op wants 'array_stride' to be positive}}
    %0 = spv.PtrAccessChain %p, %i {array_stride = 0 : i32} : (!spv.ptr<f32, StorageBuffer>, i32) -> !spv.ptr<f32, StorageBuffer>
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @f(%p: !spv.ptr<f32, StorageBuffer>, %i: i32) "None" {
    // expected-error@+1 {{'spv.InBoundsPtrAccessChain' op wants 'array_stride' to be positive}}
    %0 = spv.InBoundsPtrAccessChain %p, %i {array_stride = -4 : i32} : (!spv.ptr<f32, StorageBuffer>, i32) -> !spv.ptr<f32, StorageBuffer>
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @f(%p: !spv.ptr<f32, StorageBuffer>, %q: !spv.ptr<f32, StorageBuffer>) "None" {
    // expected-error@+1 {{'spv.PtrDiff' op wants 'array_stride' to be positive}}
    %0 = spv.PtrDiff %p, %q {array_stride = 0 : i32} : (!spv.ptr<f32, StorageBuffer>, !spv.ptr<f32, StorageBuffer>) -> i32
    spv.Return
  }
}

// -----

func @f(%p: !spv.ptr<f32, PhysicalStorageBuffer>) {
  // expected-error@+1 {{'spv.ConvertPtrToU' op result #0 ('result') must be SPV_SignlessInt (an integer that SPIR-V has, of no signedness), but got 'ui64'}}
  %0 = spv.ConvertPtrToU %p : !spv.ptr<f32, PhysicalStorageBuffer> to ui64
  spv.Return
}

// -----

func @f(%n: si64) {
  // expected-error@+1 {{'spv.ConvertUToPtr' op operand #0 ('operand') must be SPV_SignlessInt (an integer that SPIR-V has, of no signedness), but got 'si64'}}
  %0 = spv.ConvertUToPtr %n : si64 to !spv.ptr<f32, PhysicalStorageBuffer>
  spv.Return
}
