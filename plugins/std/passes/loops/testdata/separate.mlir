// func(affine-loop-tile{separate tile-size=8})
func @a(%A: memref<?x?xf32>, %n: index, %m: index, %f: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @b(%A: memref<?x?xf32>, %n: index, %m: index, %f: f32) {
  affine.for %i = 0 to 50 {
    affine.for %j = %n to min affine_map<()[s0,s1]->(s0, s1 + 5)>()[%m, %n] {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @c(%A: memref<?x?xf32>, %n: index, %m: index, %f: f32) {
  affine.for %i = 0 to 50 {
    affine.for %j = %n to min affine_map<()[s0,s1]->(s0, s1 + 5)>()[%m, %n] step 2 {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @d(%A: memref<?x?xf32>, %n: index, %m: index, %f: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// wanted
#map0 = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 8)>
module  {
  func @d(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    affine.for %arg4 = 0 to 64 step 8 {
      affine.for %arg5 = 0 to 32 step 8 {
        affine.for %arg6 = #map0(%arg4) to #map1(%arg4) {
          affine.for %arg7 = #map0(%arg5) to #map1(%arg5) {
            affine.store %arg3, %arg0[%arg6, %arg7] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}
// -----
func @e(%A: memref<?x?xf32>, %n: index, %m: index, %f: f32) {
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 33 {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @g(%A: memref<?x?xf32>, %n: index, %m: index, %f: f32) {
  affine.for %k = 0 to affine_map<()[s0]->(s0 floordiv 2)>()[%n] {
  affine.for %i = 0 to affine_map<(d0)[s0]->(s0 + d0)>(%n)[%m] {
    affine.for %j = 0 to 33 {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  }
  return
}
// wanted
#map0 = affine_map<()[s0] -> (s0 floordiv 2)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> (d0 + 8)>
#map4 = affine_map<(d0)[s0] -> (d0 + 8, s0 floordiv 2)>
#map5 = affine_map<(d0, d1)[s0] -> (d1 + 8, d0 + s0)>
#map6 = affine_map<(d0) -> (d0 + 8, 33)>
#set = affine_set<(d0, d1, d2)[s0, s1] : (-d0 + s0 floordiv 2 - 8 >= 0, -d1 + s0 + s1 - 8 >= 0, -d2 + 25 >= 0)>
module  {
  func @g(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    affine.for %arg4 = 0 to #map0()[%arg1] step 8 {
      affine.for %arg5 = 0 to #map1(%arg1)[%arg2] step 8 {
        affine.for %arg6 = 0 to 33 step 8 {
          affine.if #set(%arg4, %arg5, %arg6)[%arg1, %arg2] {
            affine.for %arg7 = #map2(%arg4) to #map3(%arg4) {
              affine.for %arg8 = #map2(%arg5) to #map3(%arg5) {
                affine.for %arg9 = #map2(%arg6) to #map3(%arg6) {
                  affine.store %arg3, %arg0[%arg8, %arg9] : memref<?x?xf32>
                }
              }
            }
          } else {
            affine.for %arg7 = #map2(%arg4) to min #map4(%arg4)[%arg1] {
              affine.for %arg8 = #map2(%arg5) to min #map5(%arg1, %arg5)[%arg2] {
                affine.for %arg9 = #map2(%arg6) to min #map6(%arg6) {
                  affine.store %arg3, %arg0[%arg8, %arg9] : memref<?x?xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
}
// -----
func @h(%A: memref<?x?xf32>, %n: index, %m: index, %f: f32) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to %n {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @end_divided_by_zero(%m: memref<100xf32>, %x: f32) {
  %c0 = constant 0 : index
  affine.for %i = 0 to affine_map<()[s0] -> (3 floordiv s0)>()[%c0] {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}
