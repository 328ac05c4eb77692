// func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 fast-mem-capacity=1},cse)
func @fits(%a: memref<256xf32>, %o: memref<1000xf64>) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %a[%i] : memref<256xf32>
  }
  return
}
// -----
func @too_much(%a: memref<257xf32>, %o: memref<1000xf64>) {
  affine.for %i = 0 to 257 {
    %0 = affine.load %a[%i] : memref<257xf32>
  }
  return
}
// -----
func @twice(%a: memref<256xf32>, %o: memref<1000xf64>) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %a[%i] : memref<256xf32>
    %1 = affine.load %a[%i] : memref<256xf32>
  }
  return
}
// -----
func @two(%a: memref<128xf32>, %b: memref<64xf64>) {
  affine.for %i = 0 to 128 {
    %0 = affine.load %a[%i] : memref<128xf32>
    affine.for %j = 0 to 64 {
      %1 = affine.load %b[%j] : memref<64xf64>
    }
  }
  return
}
// -----
func @two_too_large(%a: memref<128xf32>, %b: memref<65xf64>) {
  affine.for %i = 0 to 128 {
    %0 = affine.load %a[%i] : memref<128xf32>
    affine.for %j = 0 to 65 {
      %1 = affine.load %b[%j] : memref<65xf64>
    }
  }
  return
}
