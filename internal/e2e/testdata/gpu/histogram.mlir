module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @hist(%a: memref<?xi32>, %h: memref<16xi32>, %ext: memref<4xi32>, %fx: memref<2xf32>) workgroup(%local : memref<16xi32, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c16 = arith.constant 16 : index
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %m15 = arith.constant 15 : i32
      %t = gpu.thread_id x
      %g = gpu.global_id x
      %lt = arith.cmpi ult, %t, %c16 : index
      scf.if %lt {
        memref.store %zero, %local[%t] : memref<16xi32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %v = memref.load %a[%g] : memref<?xi32>
      %bin = arith.andi %v, %m15 : i32
      %i = arith.index_castui %bin : i32 to index
      %o = memref.atomic_rmw addi %one, %local[%i] : (i32, memref<16xi32, #gpu.address_space<workgroup>>) -> i32
      %q0 = memref.atomic_rmw maxs %v, %ext[%c0] : (i32, memref<4xi32>) -> i32
      %q1 = memref.atomic_rmw minu %v, %ext[%c1] : (i32, memref<4xi32>) -> i32
      %q2 = memref.atomic_rmw ori %v, %ext[%c2] : (i32, memref<4xi32>) -> i32
      %q3 = memref.atomic_rmw andi %v, %ext[%c3] : (i32, memref<4xi32>) -> i32
      %f = arith.sitofp %v : i32 to f32
      %q4 = memref.atomic_rmw maxnumf %f, %fx[%c0] : (f32, memref<2xf32>) -> f32
      %q5 = memref.atomic_rmw minnumf %f, %fx[%c1] : (f32, memref<2xf32>) -> f32
      gpu.barrier
      scf.if %lt {
        %n = memref.load %local[%t] : memref<16xi32, #gpu.address_space<workgroup>>
        %q = memref.atomic_rmw addi %n, %h[%t] : (i32, memref<16xi32>) -> i32
      }
      gpu.return
    }
  }
  func.func @main(%a: memref<?xi32>, %h: memref<16xi32>, %ext: memref<4xi32>, %fx: memref<2xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @m::@hist blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<?xi32>, %h : memref<16xi32>, %ext : memref<4xi32>, %fx : memref<2xf32>)
    return
  }
}
