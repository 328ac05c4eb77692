// func(affine-loop-tile{cache-size=4})
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
// wanted
#map0 = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 + 2)>
module  {
  func @layout(%arg0: memref<1000x1000xf64, #map0>) {
    affine.for %arg1 = 1 to 999 step 2 {
      affine.for %arg2 = 1 to 999 step 2 {
        affine.for %arg3 = #map1(%arg1) to #map2(%arg1) {
          affine.for %arg4 = #map1(%arg2) to #map2(%arg2) {
            %0 = affine.load %arg0[%arg3 - 1, %arg4] : memref<1000x1000xf64, #map0>
          }
        }
      }
    }
    return
  }
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
// wanted
#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<()[s0] -> (s0 + 3)>
#map4 = affine_map<()[s0] -> (s0 + 23)>
module  {
  func @one(%arg0: memref<1000xvector<4xf32>>, %arg1: index) {
    affine.for %arg2 = 1 to 999 step 2 {
      affine.for %arg3 = #map0(%arg2) to #map1(%arg2) {
        %0 = affine.load %arg0[%arg3 - 1] : memref<1000xvector<4xf32>>
      }
    }
    affine.for %arg2 = 1 to 2 {
      affine.for %arg3 = #map0(%arg2) to #map2(%arg2) {
        %0 = affine.load %arg0[%arg3 - 1] : memref<1000xvector<4xf32>>
      }
    }
    affine.for %arg2 = 0 to 0 {
      affine.for %arg3 = #map0(%arg2) to #map0(%arg2) {
        %0 = affine.load %arg0[%arg3 - 1] : memref<1000xvector<4xf32>>
      }
    }
    affine.for %arg2 = 1 to 8 {
      affine.for %arg3 = #map3()[%arg1] to #map4()[%arg1] step 2 {
        affine.for %arg4 = #map0(%arg2) to #map2(%arg2) {
          affine.for %arg5 = #map0(%arg3) to #map1(%arg3) {
            %0 = affine.load %arg0[%arg4 + %arg5] : memref<1000xvector<4xf32>>
          }
        }
      }
    }
    return
  }
}
