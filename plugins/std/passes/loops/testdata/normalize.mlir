// func(affine-loop-normalize)
func private @use(index, index)
func @a(%n: index, %m: index) {
  affine.for %i = 4 to 100 step 3 {
    call @use(%i, %i) : (index, index) -> ()
  }
  affine.for %i = %m to %n step 3 {
    call @use(%i, %i) : (index, index) -> ()
  }
  affine.for %i = %m to min affine_map<()[s0]->(s0, 100)>()[%n] step 3 {
    call @use(%i, %i) : (index, index) -> ()
  }
  affine.for %i = max affine_map<()[s0]->(s0, 100)>()[%n] to 200 step 3 {
    call @use(%i, %i) : (index, index) -> ()
  }
  affine.for %i = 0 to 200 step 3 {
    call @use(%i, %n) : (index, index) -> ()
  }
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0)->(d0)>(%i) to affine_map<(d0)[s0]->(d0+s0)>(%i)[%m] step 2 {
    call @use(%i, %j) : (index, index) -> ()
  } }
  affine.parallel (%i, %j) = (1, %n) to (10, %n + 100) step (3, 7) {
    call @use(%i, %j) : (index, index) -> ()
  }
  affine.parallel (%i, %j) = (max(1,%n), %n) to (10, %n + 100) step (3, 7) {
    call @use(%i, %j) : (index, index) -> ()
  }
  affine.parallel (%i, %j) = (0, 0) to (10, %n + 100) {
    call @use(%i, %j) : (index, index) -> ()
  }
  affine.parallel (%i, %j) = (0, 0) to (10, %n + 100) step (2, 1) {
    call @use(%i, %n) : (index, index) -> ()
  }
  return
}
// wanted
#map0 = affine_map<(d0) -> (d0 * 3 + 4)>
#map1 = affine_map<()[s0, s1] -> ((s0 - s1) ceildiv 3)>
#map2 = affine_map<(d0)[s0] -> (d0 * 3 + s0)>
#map3 = affine_map<()[s0, s1] -> ((s0 - s1) ceildiv 3, (-s1 + 100) ceildiv 3)>
#map4 = affine_map<()[s0] -> (s0, 100)>
#map5 = affine_map<(d0) -> (d0 * 3)>
#map6 = affine_map<(d0, d1)[s0] -> ((d0 + s0 - d0) ceildiv 2)>
#map7 = affine_map<(d0, d1) -> (d1 * 2 + d0)>
#map8 = affine_map<(d0, d1) -> (d1 * 3 + 1)>
#map9 = affine_map<(d0, d1) -> (d0 + d1 * 7)>
#map10 = affine_map<(d0) -> (d0 * 2)>
#map11 = affine_map<(d0) -> (d0)>
module  {
  func private @use(index, index)
  func @a(%arg0: index, %arg1: index) {
    affine.for %arg2 = 0 to 32 {
      %0 = affine.apply #map0(%arg2)
      call @use(%0, %0) : (index, index) -> ()
    }
    affine.for %arg2 = 0 to #map1()[%arg0, %arg1] {
      %0 = affine.apply #map2(%arg2)[%arg1]
      call @use(%0, %0) : (index, index) -> ()
    }
    affine.for %arg2 = 0 to min #map3()[%arg0, %arg1] {
      %0 = affine.apply #map2(%arg2)[%arg1]
      call @use(%0, %0) : (index, index) -> ()
    }
    affine.for %arg2 = max #map4()[%arg0] to 200 step 3 {
      call @use(%arg2, %arg2) : (index, index) -> ()
    }
    affine.for %arg2 = 0 to 67 {
      %0 = affine.apply #map5(%arg2)
      call @use(%0, %arg0) : (index, index) -> ()
    }
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to #map6(%arg2, %arg2)[%arg1] {
        %0 = affine.apply #map7(%arg2, %arg3)
        call @use(%arg2, %0) : (index, index) -> ()
      }
    }
    affine.parallel (%arg2, %arg3) = (0, 0) to (3, 15) {
      %0 = affine.apply #map8(%arg0, %arg2)
      %1 = affine.apply #map9(%arg0, %arg3)
      call @use(%0, %1) : (index, index) -> ()
    }
    affine.parallel (%arg2, %arg3) = (max(1, %arg0), %arg0) to (10, %arg0 + 100) step (3, 7) {
      call @use(%arg2, %arg3) : (index, index) -> ()
    }
    affine.parallel (%arg2, %arg3) = (0, 0) to (10, %arg0 + 100) {
      call @use(%arg2, %arg3) : (index, index) -> ()
    }
    affine.parallel (%arg2, %arg3) = (0, 0) to (5, symbol(%arg0) + 100) {
      %0 = affine.apply #map10(%arg2)
      %1 = affine.apply #map11(%arg3)
      call @use(%0, %arg0) : (index, index) -> ()
    }
    return
  }
}
// -----
func @far_below(%n: index, %a: f32, %m: memref<?xf32>) {
  affine.for %i = -9223372036854775808 to %n {
    affine.store %a, %m[%i] : memref<?xf32>
  }
  return
}
// wanted
module  {
  func @far_below(%arg0: index, %arg1: f32, %arg2: memref<?xf32>) {
    affine.for %arg3 = -9223372036854775808 to %arg0 {
      affine.store %arg1, %arg2[%arg3] : memref<?xf32>
    }
    return
  }
}
// -----
func private @use(index, index)
func @tile(%n: index, %m: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0 * 32)>(%i) to affine_map<(d0) -> (d0 * 32 + 32)>(%i) {
      call @use(%i, %j) : (index, index) -> ()
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] step 2 {
      call @use(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = affine_map<()[s0] -> (s0 * 4)>()[%n] to affine_map<()[s0] -> (s0 * 4 + 8)>()[%n] step 2 {
    call @use(%i, %n) : (index, index) -> ()
  }
  return
}
// -----
func private @use(index)
func @symbols(%a: index, %b: index, %c: index, %n: index) {
  affine.for %i = affine_map<()[s0, s1] -> (s0 + s1 * 2)>()[%a, %b] to affine_map<()[s0] -> (s0)>()[%n] {
    call @use(%i) : (index) -> ()
  }
  affine.for %i = affine_map<()[s0, s1, s2] -> (s0 + s1 * 2 - s2)>()[%a, %n, %b] to affine_map<()[s0, s1] -> (s0 + s1 * 3)>()[%n, %c] {
    call @use(%i) : (index) -> ()
  }
  return
}
// wanted
#map0 = affine_map<()[s0, s1, s2] -> (s0 - (s1 + s2 * 2))>
#map1 = affine_map<(d0)[s0, s1] -> (d0 + s0 + s1 * 2)>
#map2 = affine_map<()[s0, s1, s2, s3, s4] -> (s0 + s1 * 3 - (s2 + s0 * 2 - s4))>
#map3 = affine_map<(d0)[s0, s1, s2] -> (d0 + s0 + s1 * 2 - s2)>
module  {
  func private @use(index)
  func @symbols(%arg0: index, %arg1: index, %arg2: index, %arg3: index) {
    affine.for %arg4 = 0 to #map0()[%arg3, %arg0, %arg1] {
      %0 = affine.apply #map1(%arg4)[%arg0, %arg1]
      call @use(%0) : (index) -> ()
    }
    affine.for %arg4 = 0 to #map2()[%arg3, %arg2, %arg0, %arg3, %arg1] {
      %0 = affine.apply #map3(%arg4)[%arg0, %arg3, %arg1]
      call @use(%0) : (index) -> ()
    }
    return
  }
}
// -----
func private @use(index)
func @constants() {
  affine.for %i = 5 to 5 {
    call @use(%i) : (index) -> ()
  }
  affine.for %i = -5 to -3 {
    call @use(%i) : (index) -> ()
  }
  return
}
// -----
func private @use(index)
func @dimensions() {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %l = 0 to 4 {
        affine.for %k = affine_map<(d0, d1) -> (d0 + d1 * 2)>(%i, %j) to affine_map<(d0) -> (d0 + 20)>(%l) {
          call @use(%k) : (index) -> ()
        }
      }
    }
  }
  return
}
// wanted
#map0 = affine_map<(d0, d1, d2) -> (d0 - (d1 + d2 * 2) + 20)>
#map1 = affine_map<(d0, d1, d2) -> (d2 + d0 + d1 * 2)>
module  {
  func private @use(index)
  func @dimensions() {
    affine.for %arg0 = 0 to 4 {
      affine.for %arg1 = 0 to 4 {
        affine.for %arg2 = 0 to 4 {
          affine.for %arg3 = 0 to #map0(%arg2, %arg0, %arg1) {
            %0 = affine.apply #map1(%arg0, %arg1, %arg3)
            call @use(%0) : (index) -> ()
          }
        }
      }
    }
    return
  }
}
