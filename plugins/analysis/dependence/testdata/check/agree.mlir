func @distance(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %0, %m[%i + 1] : memref<100xf32>
  }
  return
}
// -----
func @nest(%m: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      %0 = affine.load %m[%i + %j] : memref<100xf32>
      affine.store %0, %m[%j] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 10 step 2 {
    %0 = affine.load %m[%i + 3] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}
// -----
func @distinct() {
  %a = memref.alloc() : memref<100xf32>
  %b = memref.alloc() : memref<100xf32>
  %c0 = constant 0 : index
  %f = constant 1.0 : f32
  affine.store %f, %a[%c0] : memref<100xf32>
  %v = affine.load %b[%c0] : memref<100xf32>
  affine.store %v, %a[%c0] : memref<100xf32>
  return
}
// -----
#even = affine_set<(d0) : (d0 mod 2 == 0)>
func @conditions(%m: memref<100xf32>, %f: f32) {
  affine.for %i = 0 to 100 {
    affine.if #even(%i) {
      affine.store %f, %m[%i] : memref<100xf32>
    }
    affine.if affine_set<(d0) : (d0 - 50 >= 0)>(%i) {
      %0 = affine.load %m[%i - 50] : memref<100xf32>
    }
  }
  return
}
// -----
func @triangle(%m: memref<100x100xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %m[%i, %j] : memref<100x100xf32>
      affine.store %0, %m[%j, %i] : memref<100x100xf32>
    }
    affine.for %j = max affine_map<(d0) -> (d0 + 1, 5)>(%i) to min affine_map<(d0)[s0] -> (d0 + 10, s0)>(%i)[%n] {
      %0 = affine.load %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
// -----
func @quotients(%m: memref<100xf32>, %f: f32) {
  affine.for %i = 0 to 64 {
    affine.store %f, %m[%i floordiv 4] : memref<100xf32>
    %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%i)
    %2 = affine.load %m[%1 + 3] : memref<100xf32>
  }
  return
}
// -----
func @divisible(%m: memref<100xf32>, %f: f32) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 20 {
      affine.store %f, %m[%i * 4 + %j * 2] : memref<100xf32>
      %0 = affine.load %m[%i * 6 + %j * 2 + 1] : memref<100xf32>
      %1 = affine.load %m[%i * 6 - %j * 4 + 2] : memref<100xf32>
    }
  }
  return
}
// -----
func @symbols(%m: memref<?xf32>, %s: index, %t: index, %f: f32) {
  affine.for %i = %s to %t {
    affine.store %f, %m[%i + symbol(%s)] : memref<?xf32>
    %0 = affine.load %m[%i + symbol(%s) + 2] : memref<?xf32>
    %1 = affine.load %m[%i + symbol(%t)] : memref<?xf32>
  }
  return
}
// -----
func @empty(%m: memref<?xf32>, %f: f32) {
  affine.for %i = 10 to 10 {
    affine.store %f, %m[%i] : memref<?xf32>
    affine.store %f, %m[%i] : memref<?xf32>
  }
  return
}
// -----
func @deep(%m: memref<8x8x8x8xf32>, %f: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        affine.for %l = 0 to 8 {
          %0 = affine.load %m[%i, %j, %k, %l] : memref<8x8x8x8xf32>
          affine.store %0, %m[%j, %i, %k + 1, %l - 2] : memref<8x8x8x8xf32>
        }
      }
    }
  }
  return
}
// -----
// An argument of a block is the same for accesses in it.
func @argument(%m: memref<100xf32>, %n: index, %f: f32) {
  br ^loop(%n : index)
^loop(%k: index):
  affine.store %f, %m[%k] : memref<100xf32>
  %0 = affine.load %m[%k + 1] : memref<100xf32>
  %1 = affine.load %m[%k] : memref<100xf32>
  return
}
