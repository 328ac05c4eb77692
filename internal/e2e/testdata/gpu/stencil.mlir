module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @step(%n: index, %a: memref<?xf64, strided<[1], offset: ?>>, %b: memref<?xf64>, %k: f64) workgroup(%s : memref<34xf64, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c33 = arith.constant 33 : index
      %zero = arith.constant 0.0 : f64
      %t = gpu.thread_id x
      %i = gpu.global_id x
      %t1 = arith.addi %t, %c1 : index
      %in = arith.cmpi slt, %i, %n : index
      %v = scf.if %in -> (f64) {
        %x = memref.load %a[%i] : memref<?xf64, strided<[1], offset: ?>>
        scf.yield %x : f64
      } else {
        scf.yield %zero : f64
      }
      memref.store %v, %s[%t1] : memref<34xf64, #gpu.address_space<workgroup>>
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        %has = arith.cmpi sgt, %i, %c0 : index
        %h = scf.if %has -> (f64) {
          %im = arith.subi %i, %c1 : index
          %x = memref.load %a[%im] : memref<?xf64, strided<[1], offset: ?>>
          scf.yield %x : f64
        } else {
          scf.yield %zero : f64
        }
        memref.store %h, %s[%c0] : memref<34xf64, #gpu.address_space<workgroup>>
        %e = affine.apply affine_map<(d0) -> (d0 + 32)>(%i)
        %has2 = arith.cmpi slt, %e, %n : index
        %g = scf.if %has2 -> (f64) {
          %x = memref.load %a[%e] : memref<?xf64, strided<[1], offset: ?>>
          scf.yield %x : f64
        } else {
          scf.yield %zero : f64
        }
        memref.store %g, %s[%c33] : memref<34xf64, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %t2 = arith.addi %t, %c2 : index
      %l = memref.load %s[%t] : memref<34xf64, #gpu.address_space<workgroup>>
      %r = memref.load %s[%t2] : memref<34xf64, #gpu.address_space<workgroup>>
      %sum = arith.addf %l, %r : f64
      %two = arith.addf %v, %v : f64
      %lap = arith.subf %sum, %two : f64
      %kl = arith.mulf %lap, %k : f64
      %new = arith.addf %v, %kl : f64
      scf.if %in {
        memref.store %new, %b[%i] : memref<?xf64>
      }
      gpu.return
    }
  }
  func.func @main(%a: memref<?xf64>, %b: memref<?xf64>, %k: f64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %n = memref.dim %a, %c0 : memref<?xf64>
    %g = arith.ceildivui %n, %c32 : index
    %s = memref.subview %a[%c0] [%n] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: ?>>
    gpu.launch_func @m::@step blocks in (%g, %c1, %c1) threads in (%c32, %c1, %c1) args(%n : index, %s : memref<?xf64, strided<[1], offset: ?>>, %b : memref<?xf64>, %k : f64)
    return
  }
}
