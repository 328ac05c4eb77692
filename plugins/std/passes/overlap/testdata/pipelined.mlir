func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i * 8], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    affine.for %j = 0 to 8 {
      %x = affine.load %buffer[%j] : memref<8xf32, 1>
      %y = addf %x, %x : f32
      affine.store %y, %buffer[%j] : memref<8xf32, 1>
      %z = affine.load %buffer[7 - %j] : memref<8xf32, 1>
      affine.store %z, %b[%i * 8 + %j] : memref<64xf32>
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<8xf32, 1>
  return
}
// -----
func @f(%a: memref<64xf32>, %b: memref<64xf32>, %c: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  %other = memref.alloc() : memref<8xf32, 1>
  %tag2 = memref.alloc() : memref<1xi32>
  affine.for %i = 4 to 40 step 4 {
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_start %c[%i + 1], %other[%c0], %tag2[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    affine.dma_wait %tag2[%c0], %n : memref<1xi32>
    %x = affine.load %buffer[4] : memref<8xf32, 1>
    %y = affine.load %other[3] : memref<8xf32, 1>
    %z = mulf %x, %y : f32
    affine.store %z, %b[%i] : memref<64xf32>
  }
  memref.dealloc %tag2 : memref<1xi32>
  memref.dealloc %other : memref<8xf32, 1>
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<8xf32, 1>
  return
}
// -----
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
  }
  %y = affine.load %buffer[3] : memref<8xf32, 1>
  affine.store %y, %b[20] : memref<64xf32>
  return
}
