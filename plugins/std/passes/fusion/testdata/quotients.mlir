// func(affine-loop-fusion,cse)
func @load_div(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j floordiv 2] : memref<10xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_mod(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<5xf32>
  affine.for %i = 0 to 5 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<5xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j mod 5] : memref<5xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_ceil(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 12 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<12xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j ceildiv 2] : memref<12xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// wanted
#map = affine_map<(d0) -> ((d0 + 1) floordiv 2)>
module  {
  func @load_ceil(%arg0: memref<100xf32>, %arg1: memref<100xf32>, %arg2: index) {
    %0 = memref.alloc() : memref<1xf32>
    affine.for %arg3 = 0 to 20 {
      %1 = affine.apply #map(%arg3)
      %2 = affine.load %arg0[%1] : memref<100xf32>
      affine.store %2, %0[0] : memref<1xf32>
      %3 = affine.load %0[%arg3 ceildiv 2 - (%arg3 + 1) floordiv 2] : memref<1xf32>
      affine.store %3, %arg1[%arg3] : memref<100xf32>
    }
    return
  }
}
// -----
func @store_div(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i floordiv 2] : memref<10xf32>
  }
  affine.for %j = 0 to 10 {
    %0 = affine.load %m[%j] : memref<10xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @store_mod(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<5xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i mod 5] : memref<5xf32>
  }
  affine.for %j = 0 to 5 {
    %0 = affine.load %m[%j] : memref<5xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @store_ceil(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<11xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i ceildiv 2] : memref<11xf32>
  }
  affine.for %j = 0 to 10 {
    %0 = affine.load %m[%j] : memref<11xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @both_div(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i floordiv 2] : memref<10xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j floordiv 2] : memref<10xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @both_mod(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<5xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i mod 5] : memref<5xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j mod 5] : memref<5xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_div_times(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<20xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[(%j floordiv 4) * 4] : memref<20xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// wanted
#map = affine_map<(d0) -> ((d0 floordiv 4) * 4)>
module  {
  func @load_div_times(%arg0: memref<100xf32>, %arg1: memref<100xf32>, %arg2: index) {
    %0 = memref.alloc() : memref<1xf32>
    affine.for %arg3 = 0 to 20 {
      %1 = affine.apply #map(%arg3)
      %2 = affine.load %arg0[%1] : memref<100xf32>
      affine.store %2, %0[0] : memref<1xf32>
      %3 = affine.load %0[0] : memref<1xf32>
      affine.store %3, %arg1[%arg3] : memref<100xf32>
    }
    return
  }
}
// -----
func @load_div_plus(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<20xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j floordiv 4 + 3] : memref<20xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_mod_off(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<20xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j mod 4 + 1] : memref<20xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_mod_sum(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<20xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j - %j mod 4] : memref<20xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_neg_div(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<20xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[19 - %j floordiv 2] : memref<20xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// wanted
#map = affine_map<(d0) -> (-(d0 floordiv 2) + 19)>
module  {
  func @load_neg_div(%arg0: memref<100xf32>, %arg1: memref<100xf32>, %arg2: index) {
    %0 = memref.alloc() : memref<1xf32>
    affine.for %arg3 = 0 to 20 {
      %1 = affine.apply #map(%arg3)
      %2 = affine.load %arg0[%1] : memref<100xf32>
      affine.store %2, %0[0] : memref<1xf32>
      %3 = affine.load %0[0] : memref<1xf32>
      affine.store %3, %arg1[%arg3] : memref<100xf32>
    }
    return
  }
}
// -----
func @same_div_small(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<5xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i floordiv 4] : memref<5xf32>
  }
  affine.for %j = 0 to 5 {
    %0 = affine.load %m[%j] : memref<5xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_div8(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<2xf32>
  affine.for %i = 0 to 2 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<2xf32>
  }
  affine.for %j = 0 to 16 {
    %0 = affine.load %m[%j floordiv 8] : memref<2xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_div3(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<7xf32>
  affine.for %i = 0 to 7 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<7xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[%j floordiv 3] : memref<7xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_mod_sym(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<8xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[(%j + symbol(%n)) mod 8] : memref<8xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @load_div_sym(%x: memref<100xf32>, %c: memref<100xf32>, %n: index) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    %0 = affine.load %x[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %j = 0 to 20 {
    %0 = affine.load %m[(%j + symbol(%n)) floordiv 8] : memref<100xf32>
    affine.store %0, %c[%j] : memref<100xf32>
  }
  return
}
// -----
func @delinear(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i, %k] : memref<8x8xf32>
  }
  }
  affine.for %j = 0 to 64 {
  %0 = affine.load %m[%j floordiv 8, %j mod 8] : memref<8x8xf32>
  affine.store %0, %c[%j, %j] : memref<64x64xf32>
  }
  return
}
// -----
func @linear(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i * 8 + %k] : memref<64xf32>
  }
  }
  affine.for %j = 0 to 64 {
  %0 = affine.load %m[%j] : memref<64xf32>
  affine.store %0, %c[%j, %j] : memref<64x64xf32>
  }
  return
}
// -----
func @linear2(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 {
  %0 = affine.load %x[%i, %i] : memref<64x64xf32>
  affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %j = 0 to 8 {
  affine.for %l = 0 to 8 {
  %0 = affine.load %m[%j * 8 + %l] : memref<64xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// -----
func @tiled(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i, %k] : memref<8x8xf32>
  }
  }
  affine.for %j = 0 to 16 {
  affine.for %l = 0 to 16 {
  %0 = affine.load %m[%j floordiv 2, %l floordiv 2] : memref<8x8xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// -----
func @tiled_out(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<4x4xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i floordiv 2, %k floordiv 2] : memref<4x4xf32>
  }
  }
  affine.for %j = 0 to 4 {
  affine.for %l = 0 to 4 {
  %0 = affine.load %m[%j, %l] : memref<4x4xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// -----
func @mod_inner(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i, %k] : memref<8x8xf32>
  }
  }
  affine.for %j = 0 to 8 {
  affine.for %l = 0 to 8 {
  %0 = affine.load %m[%j, %l mod 4] : memref<8x8xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// -----
func @mod_outer(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i, %k] : memref<8x8xf32>
  }
  }
  affine.for %j = 0 to 8 {
  affine.for %l = 0 to 8 {
  %0 = affine.load %m[%j mod 4, %l] : memref<8x8xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// -----
func @div_outer(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i, %k] : memref<8x8xf32>
  }
  }
  affine.for %j = 0 to 8 {
  affine.for %l = 0 to 8 {
  %0 = affine.load %m[%j floordiv 4, %l] : memref<8x8xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// -----
func @div_inner(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i, %k] : memref<8x8xf32>
  }
  }
  affine.for %j = 0 to 8 {
  affine.for %l = 0 to 8 {
  %0 = affine.load %m[%j, %l floordiv 4] : memref<8x8xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// -----
func @store_div_inner(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i, %k floordiv 4] : memref<8x8xf32>
  }
  }
  affine.for %j = 0 to 8 {
  affine.for %l = 0 to 2 {
  %0 = affine.load %m[%j, %l] : memref<8x8xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// -----
func @delinear_store(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 64 {
  %0 = affine.load %x[%i, %i] : memref<64x64xf32>
  affine.store %0, %m[%i floordiv 8, %i mod 8] : memref<8x8xf32>
  }
  affine.for %j = 0 to 8 {
  affine.for %l = 0 to 8 {
  %0 = affine.load %m[%j, %l] : memref<8x8xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
// wanted
module  {
  func @delinear_store(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>) {
    %0 = memref.alloc() : memref<8x8xf32>
    affine.for %arg2 = 0 to 64 {
      %1 = affine.load %arg0[%arg2, %arg2] : memref<64x64xf32>
      affine.store %1, %0[%arg2 floordiv 8, %arg2 mod 8] : memref<8x8xf32>
    }
    affine.for %arg2 = 0 to 8 {
      affine.for %arg3 = 0 to 8 {
        %1 = affine.load %0[%arg2, %arg3] : memref<8x8xf32>
        affine.store %1, %arg1[%arg2, %arg3] : memref<64x64xf32>
      }
    }
    return
  }
}
// -----
func @sum_div(%x: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
  affine.for %k = 0 to 8 {
  %0 = affine.load %x[%i, %k] : memref<64x64xf32>
  affine.store %0, %m[%i, %k] : memref<8x8xf32>
  }
  }
  affine.for %j = 0 to 8 {
  affine.for %l = 0 to 8 {
  %0 = affine.load %m[(%j + %l) floordiv 2, %l] : memref<8x8xf32>
  affine.store %0, %c[%j, %l] : memref<64x64xf32>
  }
  }
  return
}
