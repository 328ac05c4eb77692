// func(affine-loop-fusion{fusion-maximal=true},cse)
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
