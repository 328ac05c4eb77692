// func(affine-loop-fusion)
func @sib(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %c[%i] : memref<32xf32>
  }
  return
}
// -----
func @sib2(%a: memref<32x32xf32>, %b: memref<32xf32>, %c: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
    %0 = affine.load %a[%i, %j] : memref<32x32xf32>
    %1 = affine.load %b[%i] : memref<32xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %b[%i] : memref<32xf32>
    }
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
    %0 = affine.load %a[%i, %j] : memref<32x32xf32>
    %1 = affine.load %c[%i] : memref<32xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %c[%i] : memref<32xf32>
    }
  }
  return
}
// -----
func @sib3(%a: memref<32x32xf32>, %b: memref<32x32xf32>, %c: memref<32x32xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
    %0 = affine.load %a[%i, %j] : memref<32x32xf32>
    affine.store %0, %b[%i, %j] : memref<32x32xf32>
    }
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
    %0 = affine.load %a[%j, %i] : memref<32x32xf32>
    affine.store %0, %c[%i, %j] : memref<32x32xf32>
    }
  }
  return
}
// -----
func @after(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>, %d: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %d[%i] : memref<32xf32>
    affine.store %0, %c[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %d[%i] : memref<32xf32>
  }
  return
}
// -----
func @part(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %c[%i] : memref<32xf32>
  }
  return
}
// -----
func @dependent(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  return
}
// -----
func @two_loads(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 31 {
    %0 = affine.load %a[%i] : memref<32xf32>
    %1 = affine.load %a[%i + 1] : memref<32xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %c[%i] : memref<32xf32>
  }
  return
}
// -----
func @three(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>, %d: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %c[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %d[%i] : memref<32xf32>
  }
  return
}
// -----
func @products(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %d: memref<8x8xf32>, %e: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = affine.load %c[%i, %j] : memref<8x8xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %d[%k, %j] : memref<8x8xf32>
        %2 = affine.load %e[%i, %j] : memref<8x8xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %e[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
// -----
func @products_chained(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %e: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = affine.load %c[%i, %j] : memref<8x8xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %c[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = affine.load %e[%i, %j] : memref<8x8xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %e[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
// -----
// a nest that stores nothing
func @idle(%a: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  return
}
// -----
// what has one user goes there before siblings are looked for
func @users_first(%a: memref<32xf32>, %o: memref<32xf32>, %p: memref<32xf32>) {
  %t = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %t[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %p[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %t[%i] : memref<32xf32>
    affine.store %0, %o[%i] : memref<32xf32>
  }
  return
}
// -----
// of two users one goes into the other
func @one_user_left(%a: memref<32xf32>, %o: memref<32xf32>, %p: memref<32xf32>) {
  %m = memref.alloc() : memref<32xf32>
  %t = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %p[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %m[%i] : memref<32xf32>
    affine.store %0, %t[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %m[%i] : memref<32xf32>
    %1 = affine.load %t[%i] : memref<32xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %o[%i] : memref<32xf32>
  }
  return
}
