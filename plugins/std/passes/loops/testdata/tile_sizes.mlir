// func(affine-loop-tile{tile-sizes=16})
func @mm(%n: index, %A: memref<256x250xf32>, %B: memref<250x300xf64>, %C: memref<256x300xf32>) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 300 {
      affine.for %k = 0 to 250 {
        %a = affine.load %A[%i, %k] : memref<256x250xf32>
        %b = affine.load %B[%k, %j] : memref<250x300xf64>
        %c = affine.load %C[%i, %j] : memref<256x300xf32>
        %p = mulf %a, %c : f32
        %s = addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<256x300xf32>
      }
    }
  }
  return
}
// -----
func @dyn(%n: index, %A: memref<?x?xf32>) {
  affine.for %i = 0 to 257 {
    affine.for %j = 0 to 6 {
        %a = affine.load %A[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 6 {
        %a = affine.load %A[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n step 2 {
    affine.for %j = 1 to 2 {
      affine.for %k = 2 to 16 step 3 {
        %a = affine.load %A[%i, %j + %k * 2] : memref<?x?xf32>
      }
    }
  }
  return
}
// -----
func @stencil(%A: memref<1000x1000xf64>, %B: memref<1000x1000xf64>) {
  affine.for %i = 1 to 999 {
    affine.for %j = 1 to 999 {
        %a = affine.load %A[%i - 1, %j] : memref<1000x1000xf64>
        %b = affine.load %A[%i + 1, %j] : memref<1000x1000xf64>
        %c = addf %a, %b : f64
        affine.store %c, %B[%i, %j] : memref<1000x1000xf64>
    }
  }
  return
}
// -----
func @layout(%A: memref<1000x1000xf64, affine_map<(d0, d1) -> (d1, d0)>>) {
  affine.for %i = 1 to 999 {
    affine.for %j = 1 to 999 {
        %a = affine.load %A[%i - 1, %j] : memref<1000x1000xf64, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  return
}
// -----
func @seidel(%A: memref<1000x1000xf64>) {
  affine.for %i = 1 to 999 {
    affine.for %j = 1 to 999 {
        %a = affine.load %A[%i - 1, %j] : memref<1000x1000xf64>
        %b = affine.load %A[%i, %j - 1] : memref<1000x1000xf64>
        %c = addf %a, %b : f64
        affine.store %c, %A[%i, %j] : memref<1000x1000xf64>
    }
  }
  return
}
// -----
func @one(%A: memref<1000xvector<4xf32>>, %n: index) {
  affine.for %i = 1 to 999 {
        %a = affine.load %A[%i - 1] : memref<1000xvector<4xf32>>
  }
  affine.for %i = 1 to 2 {
        %a = affine.load %A[%i - 1] : memref<1000xvector<4xf32>>
  }
  affine.for %i = 0 to 0 {
        %a = affine.load %A[%i - 1] : memref<1000xvector<4xf32>>
  }
  affine.for %i = 1 to 8 {
    affine.for %j = affine_map<()[s0] -> (s0 + 3)>()[%n] to affine_map<()[s0] -> (s0 + 23)>()[%n] {
        %a = affine.load %A[%i + %j] : memref<1000xvector<4xf32>>
    }
  }
  return
}
