func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicAnd' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicAnd "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicOr' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicOr "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicXor' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicXor "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicIAdd' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicIAdd "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicISub' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicISub "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicSMax' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicSMax "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicSMin' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicSMin "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicUMax' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicUMax "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicUMin' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicUMin "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>) {
  // expected-error@+1 {{'spv.AtomicIIncrement' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicIIncrement "Device" "Acquire|AcquireRelease" %p : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>) {
  // expected-error@+1 {{'spv.AtomicIDecrement' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicIDecrement "Device" "Acquire|AcquireRelease" %p : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicCompareExchangeWeak' op 'equal_semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicCompareExchangeWeak "Device" "Acquire|Release" "Acquire" %p, %a, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicCompareExchangeWeak' op 'unequal_semantics' releases, but nothing is stored when the comparison fails; use Acquire}}
  %0 = spv.AtomicCompareExchangeWeak "Device" "Release" "Release" %p, %a, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.ControlBarrier' op 'memory_semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  spv.ControlBarrier Workgroup, Device, "Acquire|Release|UniformMemory"
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.MemoryBarrier' op 'memory_semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  spv.MemoryBarrier Device, "Acquire|SequentiallyConsistent"
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicExchange' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicExchange "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, StorageBuffer>, %a: f32) {
  // expected-error@+1 {{'spv.EXT.AtomicFAdd' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.EXT.AtomicFAdd "Device" "Acquire|Release" %p, %a : !spv.ptr<f32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, StorageBuffer>, %a: f32) {
  // expected-error@+1 {{'spv.EXT.AtomicFMin' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.EXT.AtomicFMin "Device" "Acquire|Release" %p, %a : !spv.ptr<f32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<f32, StorageBuffer>, %a: f32) {
  // expected-error@+1 {{'spv.EXT.AtomicFMax' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.EXT.AtomicFMax "Device" "Acquire|Release" %p, %a : !spv.ptr<f32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>) {
  // expected-error@+1 {{'spv.AtomicLoad' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  %0 = spv.AtomicLoad "Device" "Acquire|Release" %p : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicStore' op 'semantics' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one}}
  spv.AtomicStore "Device" "Acquire|Release" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicCompareExchange' op 'unequal_semantics' releases, but nothing is stored when the comparison fails; use Acquire}}
  %0 = spv.AtomicCompareExchange "Device" "Release" "Release" %p, %a, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.Constant' op unit is a part of a constant only; 'spv.ConstantNull' and 'spv.Undef' make whole ones}}
  %0 = "spv.Constant"() {value} : () -> i32
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>) {
  // expected-error@+1 {{'spv.AtomicLoad' op 'semantics' releases, but a load stores nothing; use Acquire}}
  %0 = spv.AtomicLoad "Device" "Release" %p : !spv.ptr<i32, StorageBuffer>
  spv.Return
}

// -----

func @f(%p: !spv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{'spv.AtomicStore' op 'semantics' acquires, but a store reads nothing; use Release}}
  spv.AtomicStore "Device" "AcquireRelease" %p, %a : !spv.ptr<i32, StorageBuffer>
  spv.Return
}
