// func(affine-loop-fusion)
func @sums_of_columns(%a: memref<20x30xf32>, %s: memref<30xf32>) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %0 = affine.load %a[%i, %j] : memref<20x30xf32>
      %1 = affine.load %s[%j] : memref<30xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %s[%j] : memref<30xf32>
    }
  }
  return
}
// -----
func @product_by_rows(%a: memref<8x9xf32>, %b: memref<9x10xf32>, %c: memref<8x10xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %k = 0 to 9 {
      affine.for %j = 0 to 10 {
        %0 = affine.load %a[%i, %k] : memref<8x9xf32>
        %1 = affine.load %b[%k, %j] : memref<9x10xf32>
        %2 = mulf %0, %1 : f32
        %3 = affine.load %c[%i, %j] : memref<8x10xf32>
        %4 = addf %3, %2 : f32
        affine.store %4, %c[%i, %j] : memref<8x10xf32>
      }
    }
  }
  return
}
// -----
func @deeper_slice(%x: f32, %s: memref<30xf32>) {
  %m = memref.alloc() : memref<20x30xf32>
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      affine.store %x, %m[%i, %j] : memref<20x30xf32>
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %0 = affine.load %m[%i, %j] : memref<20x30xf32>
      %1 = affine.load %s[%j] : memref<30xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %s[%j] : memref<30xf32>
    }
  }
  return
}
// -----
func @producer_stays(%a: memref<20x30xf32>, %x: f32, %r: memref<30xf32>) {
  %s = memref.alloc() : memref<30xf32>
  affine.for %j = 0 to 30 {
    affine.store %x, %s[%j] : memref<30xf32>
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %0 = affine.load %a[%i, %j] : memref<20x30xf32>
      %1 = affine.load %s[%j] : memref<30xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %s[%j] : memref<30xf32>
    }
  }
  affine.for %j = 0 to 30 {
    %0 = affine.load %s[%j] : memref<30xf32>
    affine.store %0, %r[%j] : memref<30xf32>
  }
  return
}
// -----
func @all_depend(%a: memref<64x64xf32>) {
  affine.for %i = 1 to 20 {
    affine.for %j = 1 to 20 {
      %0 = affine.load %a[%i - 1, %j] : memref<64x64xf32>
      %1 = affine.load %a[%i, %j - 1] : memref<64x64xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// -----
func @backwards(%a: memref<64x64x64xf32>) {
  affine.for %i = 1 to 20 {
    affine.for %j = 1 to 20 {
      affine.for %k = 1 to 20 {
        %0 = affine.load %a[%i - 1, %j + 1, %k] : memref<64x64x64xf32>
        affine.store %0, %a[%i, %j, %k] : memref<64x64x64xf32>
      }
    }
  }
  return
}
// -----
func @steps(%a: memref<64xf32>) {
  affine.for %i = 0 to 20 step 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %a[%j] : memref<64xf32>
      affine.store %0, %a[%j + 20] : memref<64xf32>
    }
  }
  return
}
// -----
func @symbols(%a: memref<?x?xf32>, %s: memref<?xf32>, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 100 {
      %0 = affine.load %a[%i, %j + symbol(%m)] : memref<?x?xf32>
      %1 = affine.load %s[%j + symbol(%m)] : memref<?xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %s[%j + symbol(%m)] : memref<?xf32>
    }
  }
  return
}
// -----
func @triangle_inside(%a: memref<20x20x20xf32>, %s: memref<20x20xf32>) {
  affine.for %k = 0 to 20 {
    affine.for %i = 0 to 20 {
      affine.for %j = affine_map<(d0) -> (d0)>(%i) to 20 {
        %0 = affine.load %a[%i, %j, %k] : memref<20x20x20xf32>
        %1 = affine.load %s[%i, %j] : memref<20x20xf32>
        %2 = addf %0, %1 : f32
        affine.store %2, %s[%i, %j] : memref<20x20xf32>
      }
    }
  }
  return
}
// -----
func @not_perfect(%a: memref<20x30xf32>, %s: memref<30xf32>, %t: memref<20xf32>, %x: f32) {
  affine.for %i = 0 to 20 {
    affine.store %x, %t[%i] : memref<20xf32>
    affine.for %j = 0 to 30 {
      %0 = affine.load %a[%i, %j] : memref<20x30xf32>
      affine.store %0, %s[%j] : memref<30xf32>
    }
  }
  return
}
// -----
func @perfect_outside(%a: memref<20x30xf32>, %s: memref<30xf32>, %t: memref<30xf32>, %x: f32) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      affine.for %k = 0 to 4 {
        %0 = affine.load %a[%i, %j] : memref<20x30xf32>
        affine.store %0, %s[%j] : memref<30xf32>
      }
      affine.for %k = 0 to 4 {
        affine.store %x, %t[%j] : memref<30xf32>
      }
    }
  }
  return
}
// -----
func @vectors(%a: memref<20x32xf32>, %s: memref<32xf32>) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 32 step 4 {
      %0 = affine.vector_load %a[%i, %j] : memref<20x32xf32>, vector<4xf32>
      affine.vector_store %0, %s[%j] : memref<32xf32>, vector<4xf32>
    }
  }
  return
}
// -----
func @only_loads(%a: memref<20x32xf32>) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %a[%j, %i] : memref<20x32xf32>
    }
  }
  return
}
// -----
func @quotients(%a: memref<20x20xf32>, %s: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i, %j] : memref<20x20xf32>
      affine.store %0, %s[%j floordiv 2] : memref<20xf32>
    }
  }
  return
}
// -----
func @carries(%a: memref<20x30xf32>, %s: memref<30xf32>, %x: f32) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %1 = affine.for %k = 0 to 3 iter_args(%sum = %x) -> f32 {
        %0 = affine.load %a[%i, %j] : memref<20x30xf32>
        affine.store %0, %s[%j] : memref<30xf32>
        affine.yield %0 : f32
      }
    }
  }
  return
}
// -----
func @middle_goes_in(%a: memref<8x8x8x8xf32>, %s: memref<8x8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        affine.for %l = 0 to 8 {
          %0 = affine.load %a[%i, %j, %k, %l] : memref<8x8x8x8xf32>
          %1 = affine.load %s[%i, %k, %l] : memref<8x8x8xf32>
          %2 = addf %0, %1 : f32
          affine.store %2, %s[%i, %k, %l] : memref<8x8x8xf32>
        }
      }
    }
  }
  return
}
// -----
func @two_go_in(%a: memref<8x8x8x8xf32>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        affine.for %l = 0 to 8 {
          %0 = affine.load %a[%i, %j, %k, %l] : memref<8x8x8x8xf32>
          %1 = affine.load %s[%j, %l] : memref<8x8xf32>
          %2 = addf %0, %1 : f32
          affine.store %2, %s[%j, %l] : memref<8x8xf32>
        }
      }
    }
  }
  return
}
