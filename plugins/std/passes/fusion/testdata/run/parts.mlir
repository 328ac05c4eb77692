// func(affine-loop-fusion)
// func(affine-loop-fusion{fusion-maximal})
// func(affine-loop-fusion{fusion-compute-tolerance=20.0})
// -----
// the consumer needs the diagonal only
func @f(%a: memref<8x8xf32>, %t: memref<8x8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i, %i] : memref<8x8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// the consumer needs the diagonal of a symbolic square
func @f(%a: memref<8x8xf32>, %t: memref<8x8xf32>, %o: memref<8xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %t[%i, %i] : memref<8x8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// a sibling loads the diagonal
func @f(%a: memref<8x8xf32>, %t: memref<8x8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i, %i] : memref<8x8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// a loop beside the sliced ones adds to memory
func @f(%a: memref<8x8xf32>, %t: memref<8x8xf32>, %b: memref<8x8xf32>, %o: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %t[%i, %j] : memref<8x8xf32>
    }
    affine.for %k = 0 to 8 {
      %0 = affine.load %b[%i, %k] : memref<8x8xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %b[%i, %k] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%i, %j] : memref<8x8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// a loop beside the sliced ones adds to memory, and the bounds differ
func @f(%a: memref<9x9xf32>, %t: memref<9x9xf32>, %b: memref<9x9xf32>, %o: memref<9x9xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<9x9xf32>
      affine.store %0, %t[%i + 1, %j + 1] : memref<9x9xf32>
    }
    affine.for %k = 0 to 8 {
      %0 = affine.load %b[%i, %k] : memref<9x9xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %b[%i, %k] : memref<9x9xf32>
    }
  }
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 9 {
      %0 = affine.load %t[%i, %j] : memref<9x9xf32>
      affine.store %0, %o[%i, %j] : memref<9x9xf32>
    }
  }
  return
}
// -----
// an inner loop carries a sum, each part of which is stored
func @f(%a: memref<8x8xf32>, %t: memref<8x8xf32>, %o: memref<8x8xf32>) {
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %s = affine.for %j = 0 to 8 iter_args(%p = %zero) -> (f32) {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      %1 = addf %p, %0 : f32
      affine.store %1, %t[%i, %j] : memref<8x8xf32>
      affine.yield %1 : f32
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%i, %j] : memref<8x8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// an inner loop carries a sum, and the bounds differ
func @f(%a: memref<9x9xf32>, %o: memref<9x9xf32>) {
  %t = memref.alloc() : memref<9x9xf32>
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 9 {
    %s = affine.for %j = 0 to 9 iter_args(%p = %zero) -> (f32) {
      %0 = affine.load %a[%i, %j] : memref<9x9xf32>
      %1 = addf %p, %0 : f32
      affine.store %1, %t[%i, %j] : memref<9x9xf32>
      affine.yield %1 : f32
    }
  }
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 9 {
      %0 = affine.load %t[%i, %j] : memref<9x9xf32>
      affine.store %0, %o[%i, %j] : memref<9x9xf32>
    }
  }
  return
}
// -----
// an inner loop of the consumer carries a sum
func @f(%a: memref<8x8xf32>, %o: memref<8xf32>) {
  %t = memref.alloc() : memref<8x8xf32>
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %s = affine.for %j = 0 to 8 iter_args(%p = %zero) -> (f32) {
      %0 = affine.load %t[%i, %j] : memref<8x8xf32>
      %1 = addf %p, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %s, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// a reversed copy
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[-%i + 7] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// negative bounds
func @f(%a: memref<16xf32>, %t: memref<16xf32>, %o: memref<16xf32>) {
  affine.for %i = -8 to 0 {
    %0 = affine.load %a[%i + 8] : memref<16xf32>
    affine.store %0, %t[-%i] : memref<16xf32>
  }
  affine.for %i = -7 to -2 {
    %0 = affine.load %t[-%i] : memref<16xf32>
    affine.store %0, %o[%i + 8] : memref<16xf32>
  }
  return
}
// -----
// a condition around the load
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i] : memref<8xf32>
    }
  }
  return
}
// -----
// steps
func @f(%a: memref<16xf32>, %t: memref<16xf32>, %o: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<16xf32>
    affine.store %0, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 step 2 {
    %0 = affine.load %t[%i] : memref<16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
// -----
// steps that cover, and steps that leave the last one out
func @f(%a: memref<16xf32>, %t: memref<16xf32>, %u: memref<16xf32>, %o: memref<16xf32>) {
  affine.for %i = 0 to 15 {
    %0 = affine.load %a[%i] : memref<16xf32>
    affine.store %0, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 15 step 2 {
    %0 = affine.load %t[%i] : memref<16xf32>
    %1 = affine.load %t[%i + 1] : memref<16xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %o[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<16xf32>
    affine.store %0, %u[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 14 step 2 {
    %0 = affine.load %u[%i] : memref<16xf32>
    %1 = affine.load %u[%i + 1] : memref<16xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %o[%i + 1] : memref<16xf32>
  }
  return
}
// -----
// a global that another function reads
memref.global "private" @g : memref<8xf32>
func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %t = memref.get_global @g : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// memory that is copied by a transfer behind both
func @f(%a: memref<8xf32>, %o: memref<8xf32>, %p: memref<8xf32>) {
  %t = memref.alloc() : memref<8xf32>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = constant 0 : index
  %c8 = constant 8 : index
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  affine.dma_start %t[%c0], %p[%c0], %tag[%c0], %c8 : memref<8xf32>, memref<8xf32>, memref<1xi32>
  affine.dma_wait %tag[%c0], %c8 : memref<1xi32>
  return
}
// -----
// a nest stores and has a result that the consumer uses
func @f(%a: memref<8xf32>, %t: memref<8xf32>, %u: memref<8xf32>, %o: memref<8xf32>) {
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  %s = affine.for %i = 0 to 8 iter_args(%p = %zero) -> (f32) {
    %0 = affine.load %o[%i] : memref<8xf32>
    affine.store %0, %u[%i] : memref<8xf32>
    %1 = addf %p, %0 : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    %1 = addf %0, %s : f32
    affine.store %1, %a[%i] : memref<8xf32>
  }
  return
}
// -----
// a nest stores and has a result, and nothing else keeps the consumer behind it
func @f(%a: memref<8xf32>, %b: memref<8xf32>, %u: memref<8xf32>, %o: memref<8xf32>) {
  %t = memref.alloc() : memref<8xf32>
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  %s = affine.for %i = 0 to 8 iter_args(%p = %zero) -> (f32) {
    %0 = affine.load %b[%i] : memref<8xf32>
    affine.store %0, %a[%i] : memref<8xf32>
    affine.store %0, %u[%i] : memref<8xf32>
    %1 = addf %p, %0 : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    %1 = addf %0, %s : f32
    affine.store %1, %o[%i] : memref<8xf32>
  }
  return
}
// -----
// memory that is read elsewhere behind a cast
func @f(%a: memref<8xf32>, %o: memref<8xf32>, %p: memref<8xf32>) {
  %t = memref.alloc() : memref<8xf32>
  %c3 = constant 3 : index
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  %v = memref.cast %t : memref<8xf32> to memref<?xf32>
  %0 = memref.load %v[%c3] : memref<?xf32>
  affine.store %0, %p[0] : memref<8xf32>
  return
}
// -----
// memory is stored as a value
func @f(%a: memref<8xf32>, %o: memref<8xf32>) -> memref<8xf32> {
  %t = memref.alloc() : memref<8xf32>
  %tt = memref.alloc() : memref<1xmemref<8xf32>>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  affine.store %t, %tt[0] : memref<1xmemref<8xf32>>
  %r = affine.load %tt[0] : memref<1xmemref<8xf32>>
  return %r : memref<8xf32>
}
// -----
// the memory that two nests shared is private to one of them in the end
func @f(%m0: memref<12x12xi64>, %m1: memref<12x12xi64>, %m2: memref<12x12xi64>, %c: i64) {
  %three = constant 3 : i64
  %m3 = memref.alloc() : memref<12x12xi64>
  %m4 = memref.alloc() : memref<12x12xi64>
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      %x = affine.load %m1[%j, %i] : memref<12x12xi64>
      affine.store %x, %m3[%i, %j] : memref<12x12xi64>
    }
  }
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      %x = affine.load %m0[%j, %i] : memref<12x12xi64>
      affine.store %x, %m4[%i, %j] : memref<12x12xi64>
    }
  }
  affine.for %v1 = 1 to 10 {
    affine.for %v2 = 2 to 7 {
      %v3 = affine.load %m0[%v1, %v2 mod 2 + 2] : memref<12x12xi64>
      %v6 = affine.load %m3[%v1, %v2] : memref<12x12xi64>
      %v4 = muli %c, %three : i64
      %v5 = addi %v4, %v3 : i64
      %v7 = muli %v5, %three : i64
      %v8 = addi %v7, %v6 : i64
      affine.store %v8, %m4[%v1, (%v2 + %v2) ceildiv 2] : memref<12x12xi64>
    }
  }
  affine.for %v9 = 2 to 7 {
    %v10 = affine.load %m2[(%v9 + %v9) ceildiv 2, %v9] : memref<12x12xi64>
    %v13 = affine.load %m1[(%v9 + %v9) ceildiv 2, %v9] : memref<12x12xi64>
    %v11 = muli %c, %three : i64
    %v12 = addi %v11, %v10 : i64
    %v14 = muli %v12, %three : i64
    %v15 = addi %v14, %v13 : i64
    affine.store %v15, %m3[%v9, %v9] : memref<12x12xi64>
  }
  affine.for %v16 = 3 to 7 {
    %v17 = affine.load %m3[%v16, %v16] : memref<12x12xi64>
    %v20 = affine.load %m0[%v16, -%v16 + 11] : memref<12x12xi64>
    %v18 = muli %c, %three : i64
    %v19 = addi %v18, %v17 : i64
    %v21 = muli %v19, %three : i64
    %v22 = addi %v21, %v20 : i64
    affine.store %v22, %m2[%v16, (%v16 + %v16) ceildiv 2] : memref<12x12xi64>
  }
  return
}
// -----
// every other element is stored, and all are loaded
func @f(%a: memref<16xf32>, %t: memref<16xf32>, %o: memref<2x8xf32>) {
  affine.for %i = 0 to 6 {
    %0 = affine.load %a[%i] : memref<16xf32>
    affine.store %0, %t[%i * 2] : memref<16xf32>
  }
  affine.for %k = 0 to 2 {
    affine.for %j = 0 to 7 {
      %0 = affine.load %t[%j] : memref<16xf32>
      affine.store %0, %o[%k, %j] : memref<2x8xf32>
    }
  }
  return
}
