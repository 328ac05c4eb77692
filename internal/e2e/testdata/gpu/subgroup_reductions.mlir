module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: memref<?xi32>, %b: memref<?x9xi32>, %af: memref<?xf32>, %bf: memref<?x6xf32>, %v: memref<?xf32>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 7 : index
      %c8 = arith.constant 8 : index
      %i = gpu.thread_id x
      %x = memref.load %a[%i] : memref<?xi32>
      %r0 = gpu.subgroup_reduce add %x : (i32) -> i32
      %r1 = gpu.subgroup_reduce mul %x uniform : (i32) -> i32
      %r2 = gpu.subgroup_reduce minui %x : (i32) -> i32
      %r3 = gpu.subgroup_reduce minsi %x : (i32) -> i32
      %r4 = gpu.subgroup_reduce maxui %x : (i32) -> i32
      %r5 = gpu.subgroup_reduce maxsi %x : (i32) -> i32
      %r6 = gpu.subgroup_reduce and %x : (i32) -> i32
      %r7 = gpu.subgroup_reduce or %x : (i32) -> i32
      %r8 = gpu.subgroup_reduce xor %x : (i32) -> i32
      memref.store %r0, %b[%i, %c0] : memref<?x9xi32>
      memref.store %r1, %b[%i, %c1] : memref<?x9xi32>
      memref.store %r2, %b[%i, %c2] : memref<?x9xi32>
      memref.store %r3, %b[%i, %c3] : memref<?x9xi32>
      memref.store %r4, %b[%i, %c4] : memref<?x9xi32>
      memref.store %r5, %b[%i, %c5] : memref<?x9xi32>
      memref.store %r6, %b[%i, %c6] : memref<?x9xi32>
      memref.store %r7, %b[%i, %c7] : memref<?x9xi32>
      memref.store %r8, %b[%i, %c8] : memref<?x9xi32>
      %y = memref.load %af[%i] : memref<?xf32>
      %f0 = gpu.subgroup_reduce add %y : (f32) -> f32
      %f1 = gpu.subgroup_reduce mul %y : (f32) -> f32
      %f2 = gpu.subgroup_reduce minnumf %y : (f32) -> f32
      %f3 = gpu.subgroup_reduce maxnumf %y : (f32) -> f32
      %f4 = gpu.subgroup_reduce minimumf %y : (f32) -> f32
      %f5 = gpu.subgroup_reduce maximumf %y : (f32) -> f32
      memref.store %f0, %bf[%i, %c0] : memref<?x6xf32>
      memref.store %f1, %bf[%i, %c1] : memref<?x6xf32>
      memref.store %f2, %bf[%i, %c2] : memref<?x6xf32>
      memref.store %f3, %bf[%i, %c3] : memref<?x6xf32>
      memref.store %f4, %bf[%i, %c4] : memref<?x6xf32>
      memref.store %f5, %bf[%i, %c5] : memref<?x6xf32>
      %vv = vector.from_elements %y, %f0, %y, %y : vector<4xf32>
      %vr = gpu.subgroup_reduce add %vv : (vector<4xf32>) -> vector<4xf32>
      %ve = vector.extract %vr[2] : f32 from vector<4xf32>
      memref.store %ve, %v[%i] : memref<?xf32>
      gpu.return
    }
  }
  func.func @main(%a: memref<?xi32>, %b: memref<?x9xi32>, %af: memref<?xf32>, %bf: memref<?x6xf32>, %v: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @m::@f blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<?xi32>, %b : memref<?x9xi32>, %af : memref<?xf32>, %bf : memref<?x6xf32>, %v : memref<?xf32>)
    return
  }
}
