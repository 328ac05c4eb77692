// func(affine-loop-unroll-jam{unroll-jam-factor=2})
func @mm(%n: index, %A: memref<64x64xf32>, %B: memref<64x64xf32>, %C: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, %k] : memref<64x64xf32>
        %b = affine.load %B[%k, %j] : memref<64x64xf32>
        %c = affine.load %C[%i, %j] : memref<64x64xf32>
        %p = mulf %a, %b : f32
        %s = addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
// -----
func @pre(%n: index, %A: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 63 {
    affine.store %x, %A[%i, 0] : memref<64x64xf32>
    affine.for %j = 1 to 64 {
      %a = affine.load %A[%i, %j - 1] : memref<64x64xf32>
      affine.store %a, %A[%i, %j] : memref<64x64xf32>
    }
    %a = affine.load %A[%i, 5] : memref<64x64xf32>
    affine.store %a, %A[%i, 6] : memref<64x64xf32>
  }
  return
}
// -----
func @jacobi(%n: index, %A: memref<64x64xf32>, %x: f32) {
  affine.for %i = 1 to 63 {
    affine.for %j = 1 to 63 {
      %a = affine.load %A[%i - 1, %j + 1] : memref<64x64xf32>
      affine.store %a, %A[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// wanted
module  {
  func @jacobi(%arg0: index, %arg1: memref<64x64xf32>, %arg2: f32) {
    affine.for %arg3 = 1 to 63 {
      affine.for %arg4 = 1 to 63 {
        %0 = affine.load %arg1[%arg3 - 1, %arg4 + 1] : memref<64x64xf32>
        affine.store %0, %arg1[%arg3, %arg4] : memref<64x64xf32>
      }
    }
    return
  }
}
// -----
func @down(%n: index, %A: memref<64x64xf32>, %x: f32) {
  affine.for %i = 1 to 61 {
    affine.for %j = 1 to 63 {
      %a = affine.load %A[%i - 1, %j - 1] : memref<64x64xf32>
      affine.store %a, %A[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// -----
func @backwards(%n: index, %A: memref<64xf32>, %B: memref<64xf32>, %x: f32) {
  affine.for %i = 1 to 61 {
    %a = affine.load %A[%i] : memref<64xf32>
    affine.for %j = 1 to 63 {
      affine.store %a, %B[%j] : memref<64xf32>
    }
    affine.store %a, %A[%i + 1] : memref<64xf32>
  }
  return
}
// wanted
module  {
  func @backwards(%arg0: index, %arg1: memref<64xf32>, %arg2: memref<64xf32>, %arg3: f32) {
    affine.for %arg4 = 1 to 61 {
      %0 = affine.load %arg1[%arg4] : memref<64xf32>
      affine.for %arg5 = 1 to 63 {
        affine.store %0, %arg2[%arg5] : memref<64xf32>
      }
      affine.store %0, %arg1[%arg4 + 1] : memref<64xf32>
    }
    return
  }
}
// -----
func @far(%A: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 60 step 2 {
    %a = affine.load %A[%i] : memref<64xf32>
    affine.for %j = 1 to 63 {
      %a2 = addf %a, %a : f32
    }
    affine.store %a, %A[%i + 8] : memref<64xf32>
  }
  return
}
// -----
func @sums(%A: memref<64x64xf32>, %B: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 62 {
    %s = affine.for %j = 0 to 64 iter_args(%acc = %x) -> f32 {
      %a = affine.load %A[%i, %j] : memref<64x64xf32>
      %t = addf %acc, %a : f32
      affine.yield %t : f32
    }
    affine.store %s, %B[%i] : memref<64xf32>
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0 + 1)>
module  {
  func @sums(%arg0: memref<64x64xf32>, %arg1: memref<64xf32>, %arg2: f32) {
    affine.for %arg3 = 0 to 62 step 2 {
      %0:2 = affine.for %arg4 = 0 to 64 iter_args(%arg5 = %arg2, %arg6 = %arg2) -> (f32, f32) {
        %2 = affine.load %arg0[%arg3, %arg4] : memref<64x64xf32>
        %3 = addf %arg5, %2 : f32
        %4 = affine.apply #map(%arg3)
        %5 = affine.load %arg0[%4, %arg4] : memref<64x64xf32>
        %6 = addf %arg6, %5 : f32
        affine.yield %3, %6 : f32, f32
      }
      affine.store %0#0, %arg1[%arg3] : memref<64xf32>
      %1 = affine.apply #map(%arg3)
      affine.store %0#1, %arg1[%1] : memref<64xf32>
    }
    return
  }
}
// -----
func @empty() {
  affine.for %i = 0 to 62 {
  }
  return
}
// -----
func @short(%B: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 3 {
    affine.store %x, %B[%i] : memref<64xf32>
  }
  return
}
// -----
func @once(%B: memref<64xf32>, %x: f32) {
  affine.for %i = 7 to 11 {
    affine.store %x, %B[%i] : memref<64xf32>
  }
  return
}
// -----
func @several(%B: memref<?xf32>, %x: f32, %n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[s0, s1]->(s0 * 4, s1 * 8)>()[%n, %m] {
    affine.for %j = 0 to min affine_map<()[s0, s1]->(s0, s1)>()[%n, %m] {
      affine.if affine_set<(d0, d1): (d0 - d1 >= 0)>(%i, %j) {
        affine.store %x, %B[%i] : memref<?xf32>
      } else {
        affine.for %k = 0 to 8 {
          affine.store %x, %B[%i + %k] : memref<?xf32>
        }
      }
    }
  }
  return
}
// wanted
#map0 = affine_map<()[s0, s1] -> (s0 * 4, s1 * 8)>
#map1 = affine_map<()[s0, s1] -> (s0, s1)>
#set = affine_set<(d0, d1) : (d0 - d1 >= 0)>
module  {
  func @several(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: index) {
    affine.for %arg4 = 0 to min #map0()[%arg2, %arg3] {
      affine.for %arg5 = 0 to min #map1()[%arg2, %arg3] {
        affine.if #set(%arg4, %arg5) {
          affine.store %arg1, %arg0[%arg4] : memref<?xf32>
        } else {
          affine.for %arg6 = 0 to 8 {
            affine.store %arg1, %arg0[%arg4 + %arg6] : memref<?xf32>
          }
        }
      }
    }
    return
  }
}
