// func(affine-data-copy-generate{fast-mem-space=2 skip-non-unit-stride-loops},cse)
func @tile(%a: memref<96xf32>, %b: memref<96xf32>) {
  affine.for %i = 0 to 96 step 16 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 16)>(%i) {
      %0 = affine.load %a[%j] : memref<96xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %b[%j] : memref<96xf32>
    }
  }
  return
}
// -----
func @window(%a: memref<40xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i + 20] : memref<40xf32>
    affine.store %0, %a[%i + 5] : memref<40xf32>
  }
  return
}
// -----
func @tile_of_two_dimensions(%a: memref<64x48xf32>) {
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 48 step 16 {
      affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) {
        affine.for %l = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 16)>(%j) {
          %0 = affine.load %a[%k, %l] : memref<64x48xf32>
          %1 = addf %0, %0 : f32
          affine.store %1, %a[%k, %l] : memref<64x48xf32>
        }
      }
    }
  }
  return
}
// -----
func @whole_rows(%a: memref<64x48xf32>, %b: memref<64x48xf32>) {
  affine.for %i = 0 to 64 step 8 {
    affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) {
      affine.for %l = 0 to 48 {
        %0 = affine.load %a[%k, %l] : memref<64x48xf32>
        affine.store %0, %b[%k, %l] : memref<64x48xf32>
      }
    }
  }
  return
}
// -----
func @part_of_a_row(%a: memref<64x48xf32>, %b: memref<64x48xf32>) {
  affine.for %i = 0 to 64 step 2 {
    affine.for %l = 0 to 16 {
      %0 = affine.load %a[%i, %l + 4] : memref<64x48xf32>
      affine.store %0, %b[%i, %l + 5] : memref<64x48xf32>
    }
  }
  return
}
// -----
func @slabs(%a: memref<8x16x32xf32>, %b: memref<8x16x32xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 3 to 7 {
      affine.for %k = 0 to 32 {
        %0 = affine.load %a[%i, %j, %k] : memref<8x16x32xf32>
        affine.store %0, %b[%i, %j, %k] : memref<8x16x32xf32>
      }
    }
  }
  return
}
