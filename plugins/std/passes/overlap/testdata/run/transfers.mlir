// func(affine-pipeline-data-transfer)
// func(affine-data-copy-generate{generate-dma=true fast-mem-capacity=1},affine-pipeline-data-transfer)
// -----
// pipelined: one transfer for each iteration
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
// pipelined: buffers in the body, a step, bounds that are not constant, and operands that the body computes
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %o = 1 to 3 {
    affine.for %i = affine_map<(d0) -> (d0 * 2 + 1)>(%o) to affine_map<(d0) -> (d0 * 2 + 8)>(%o) step 3 {
      %c0 = constant 0 : index
      %n = constant 4 : index
      %buffer = memref.alloc() : memref<1x4xf32, 1>
      %tag = memref.alloc() : memref<1xi32>
      %at = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
      affine.dma_start %a[%at], %buffer[%c0, %c0], %tag[%c0], %n : memref<64xf32>, memref<1x4xf32, 1>, memref<1xi32>
      affine.dma_wait %tag[%c0], %n : memref<1xi32>
      affine.for %j = 0 to 2 {
        %x = affine.load %buffer[0, 3 - %j] : memref<1x4xf32, 1>
        affine.store %x, %b[%i + %j] : memref<64xf32>
      }
      memref.dealloc %tag : memref<1xi32>
      memref.dealloc %buffer : memref<1x4xf32, 1>
    }
  }
  return
}
// -----
// pipelined: a part of the buffer, which is all that is read, two of them, and what is copied out again
func @f(%a: memref<64xf32>, %b: memref<64xf32>, %c: memref<64xf32>) {
  %buffer = memref.alloc() : memref<16xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 4 : index
  %other = memref.alloc() : memref<8xf32, 1>
  %tag2 = memref.alloc() : memref<1xi32>
  %tag3 = memref.alloc() : memref<1xi32>
  %k = constant 2 : index
  affine.for %i = 0 to 2 {
    affine.dma_start %a[%i * 4], %buffer[%i + 3], %tag[%c0], %n : memref<64xf32>, memref<16xf32, 1>, memref<1xi32>
    affine.dma_start %c[%i + 1], %other[2], %tag2[%c0], %k : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    affine.dma_wait %tag2[%c0], %k : memref<1xi32>
    %x = affine.load %buffer[%i + 4] : memref<16xf32, 1>
    %y = affine.load %other[3] : memref<8xf32, 1>
    %z = mulf %x, %y : f32
    affine.store %z, %buffer[%i + 5] : memref<16xf32, 1>
    affine.dma_start %buffer[%i + 5], %b[%i * 3 + 1], %tag3[%c0], %k : memref<16xf32, 1>, memref<64xf32>, memref<1xi32>
    affine.dma_wait %tag3[%c0], %k : memref<1xi32>
  }
  return
}
// -----
// left: more is read than the transfer writes
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<16xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %buffer[8 - %i], %tag[%c0], %n : memref<64xf32>, memref<16xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      %x = affine.load %buffer[12 - %i] : memref<16xf32, 1>
      affine.store %x, %b[%i] : memref<64xf32>
    }
  }
  return
}
// -----
// left: an element of the iteration before is read
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<16xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 4 : index
  affine.for %i = 1 to 8 {
    affine.dma_start %a[%i], %buffer[%i], %tag[%c0], %n : memref<64xf32>, memref<16xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      %x = affine.load %buffer[%i - 1] : memref<16xf32, 1>
      affine.store %x, %b[%i] : memref<64xf32>
    }
  }
  return
}
// -----
// left: the source is written to
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    %x = affine.load %buffer[3] : memref<8xf32, 1>
    affine.store %x, %a[%i + 5] : memref<64xf32>
  }
  return
}
// -----
// left: the source is copied to
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  %tag2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    affine.dma_start %buffer[%c0], %a[%i + 3], %tag2[%c0], %n : memref<8xf32, 1>, memref<64xf32>, memref<1xi32>
    affine.dma_wait %tag2[%c0], %n : memref<1xi32>
  }
  return
}
// -----
// left: the buffer is read before the transfer
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.store %zero, %buffer[%i] : memref<8xf32, 1>
  }
  affine.for %i = 0 to 8 {
    %x = affine.load %buffer[3] : memref<8xf32, 1>
    affine.store %x, %b[%i] : memref<64xf32>
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
  }
  return
}
// -----
// left: the buffer is written before the transfer
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.store %zero, %buffer[%i] : memref<8xf32, 1>
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    %x = affine.load %buffer[%i] : memref<8xf32, 1>
    affine.store %x, %b[%i] : memref<64xf32>
  }
  return
}
// -----
// left: the buffer is read behind the loop
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
// -----
// left: the caller may read the buffer
func @f(%a: memref<64xf32>, %buffer: memref<8xf32, 1>) {
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
  }
  return
}
// -----
// left: one iteration leaves nothing to overlap
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  affine.for %i = 3 to 4 {
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    %x = affine.load %buffer[3] : memref<8xf32, 1>
    affine.store %x, %b[0] : memref<64xf32>
  }
  return
}
// -----
// left: what the transfer needs is loaded
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = constant 0 : index
  %n = constant 8 : index
  affine.for %i = 0 to 8 {
    %buffer = memref.alloc() : memref<8xf32, 1>
    %tag = memref.alloc() : memref<1xi32>
    %w = affine.load %b[%i] : memref<64xf32>
    %c = cmpf ogt, %w, %w : f32
    %m = select %c, %n, %n : index
    affine.dma_start %a[%i], %buffer[%c0], %tag[%c0], %m : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %m : memref<1xi32>
    %x = affine.load %buffer[3] : memref<8xf32, 1>
    affine.store %x, %b[%i + 1] : memref<64xf32>
  }
  return
}
// -----
// left: the wait is for another tag
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  %tags = memref.alloc() : memref<2xi32>
  %c1 = constant 1 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %buffer[%c0], %tags[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<2xi32>
    affine.dma_wait %tags[%c1], %n : memref<2xi32>
    %x = affine.load %buffer[3] : memref<8xf32, 1>
    affine.store %x, %b[%i] : memref<64xf32>
  }
  return
}
// -----
// pipelined: a loop in a loop, both with transfers
func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %n = constant 8 : index
  %inner = memref.alloc() : memref<4xf32, 2>
  %tag2 = memref.alloc() : memref<1xi32>
  %k = constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i * 8], %buffer[%c0], %tag[%c0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    affine.for %j = 0 to 2 {
      affine.dma_start %buffer[%j * 4], %inner[%c0], %tag2[%c0], %k : memref<8xf32, 1>, memref<4xf32, 2>, memref<1xi32>
      affine.dma_wait %tag2[%c0], %k : memref<1xi32>
      affine.for %l = 0 to 4 {
        %x = affine.load %inner[%l] : memref<4xf32, 2>
        affine.store %x, %b[%i * 8 + %j * 4 + 3 - %l] : memref<64xf32>
      }
    }
  }
  return
}
// -----
// left: there is no transfer before data is copied
func @f(%a: memref<1024xf32>, %b: memref<1024xf32>) {
  affine.for %i = 0 to 1024 step 64 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 64)>(%i) {
      %0 = affine.load %a[%j] : memref<1024xf32>
      affine.store %0, %b[%j] : memref<1024xf32>
    }
  }
  return
}
