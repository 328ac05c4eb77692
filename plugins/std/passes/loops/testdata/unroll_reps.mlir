// func(affine-loop-unroll{unroll-num-reps=2 unroll-factor=2})
func private @use(index)
func @a() {
  affine.for %i = 0 to 10 {
    call @use(%i) : (index) -> ()
  }
  return
}
// -----
func private @use(index)
func @b(%n: index) {
  affine.for %i = 0 to %n {
    call @use(%i) : (index) -> ()
  }
  return
}
// wanted
#map0 = affine_map<()[s0] -> (((s0 floordiv 2) floordiv 2) * 4)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<()[s0] -> (0, ((s0 floordiv 2) floordiv 2) * 4)>
#map4 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
#map5 = affine_map<()[s0] -> (0, (s0 floordiv 2) * 2)>
module  {
  func private @use(index)
  func @b(%arg0: index) {
    affine.for %arg1 = 0 to #map0()[%arg0] step 4 {
      call @use(%arg1) : (index) -> ()
      %0 = affine.apply #map1(%arg1)
      call @use(%0) : (index) -> ()
      %1 = affine.apply #map2(%arg1)
      call @use(%1) : (index) -> ()
      %2 = affine.apply #map1(%1)
      call @use(%2) : (index) -> ()
    }
    affine.for %arg1 = max #map3()[%arg0] to #map4()[%arg0] step 2 {
      call @use(%arg1) : (index) -> ()
      %0 = affine.apply #map1(%arg1)
      call @use(%0) : (index) -> ()
    }
    affine.for %arg1 = max #map5()[%arg0] to %arg0 {
      call @use(%arg1) : (index) -> ()
    }
    return
  }
}
// -----
func private @use(index)
func @c(%n: index, %m: index) {
  affine.for %i = affine_map<(d0)->(d0+1)>(%m) to affine_map<()[s0]->(s0*3+2)>()[%n] step 2 {
    call @use(%i) : (index) -> ()
  }
  return
}
// wanted
#map0 = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<()[s0, s1] -> (s1 + ((((s0 * 3 - s1 + 1) ceildiv 2) floordiv 2) floordiv 2) * 8 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<()[s0, s1] -> (s1 + 1, s1 + ((((s0 * 3 - s1 + 1) ceildiv 2) floordiv 2) floordiv 2) * 8 + 1)>
#map5 = affine_map<()[s0, s1] -> (s1 + (((s0 * 3 - s1 + 1) ceildiv 2) floordiv 2) * 4 + 1)>
#map6 = affine_map<()[s0, s1] -> (s1 + 1, s1 + (((s0 * 3 - s1 + 1) ceildiv 2) floordiv 2) * 4 + 1)>
#map7 = affine_map<()[s0] -> (s0 * 3 + 2)>
module  {
  func private @use(index)
  func @c(%arg0: index, %arg1: index) {
    affine.for %arg2 = #map0(%arg1) to #map1()[%arg0, %arg1] step 8 {
      call @use(%arg2) : (index) -> ()
      %0 = affine.apply #map2(%arg2)
      call @use(%0) : (index) -> ()
      %1 = affine.apply #map3(%arg2)
      call @use(%1) : (index) -> ()
      %2 = affine.apply #map2(%1)
      call @use(%2) : (index) -> ()
    }
    affine.for %arg2 = max #map4()[%arg0, %arg1] to #map5()[%arg0, %arg1] step 4 {
      call @use(%arg2) : (index) -> ()
      %0 = affine.apply #map2(%arg2)
      call @use(%0) : (index) -> ()
    }
    affine.for %arg2 = max #map6()[%arg0, %arg1] to #map7()[%arg0] step 2 {
      call @use(%arg2) : (index) -> ()
    }
    return
  }
}
// -----
func private @f32(f32) -> f32
func @d(%n: index, %x: f32) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    %y = call @f32(%a) : (f32) -> f32
    affine.yield %y : f32
  }
  return %r : f32
}
// wanted
#map0 = affine_map<()[s0] -> (((s0 floordiv 2) floordiv 2) * 4)>
#map1 = affine_map<()[s0] -> (0, ((s0 floordiv 2) floordiv 2) * 4)>
#map2 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
#map3 = affine_map<()[s0] -> (0, (s0 floordiv 2) * 2)>
module  {
  func private @f32(f32) -> f32
  func @d(%arg0: index, %arg1: f32) -> f32 {
    %0 = affine.for %arg2 = 0 to #map0()[%arg0] step 4 iter_args(%arg3 = %arg1) -> (f32) {
      %3 = call @f32(%arg3) : (f32) -> f32
      %4 = call @f32(%3) : (f32) -> f32
      %5 = call @f32(%4) : (f32) -> f32
      %6 = call @f32(%5) : (f32) -> f32
      affine.yield %6 : f32
    }
    %1 = affine.for %arg2 = max #map1()[%arg0] to #map2()[%arg0] step 2 iter_args(%arg3 = %0) -> (f32) {
      %3 = call @f32(%arg3) : (f32) -> f32
      %4 = call @f32(%3) : (f32) -> f32
      affine.yield %4 : f32
    }
    %2 = affine.for %arg2 = max #map3()[%arg0] to %arg0 iter_args(%arg3 = %1) -> (f32) {
      %3 = call @f32(%arg3) : (f32) -> f32
      affine.yield %3 : f32
    }
    return %2 : f32
  }
}
// -----
func private @f32(f32) -> f32
func @e(%n: index, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 7 iter_args(%a = %x) -> f32 {
    %y = call @f32(%a) : (f32) -> f32
    affine.yield %y : f32
  }
  return %r : f32
}
// -----
func private @use(index)
func @f(%n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0)->(d0)>(%i) to affine_map<(d0)->(d0+9)>(%i) {
      call @use(%j) : (index) -> ()
    }
  }
  return
}
// -----
func private @use(index)
func @g(%n: index) {
  affine.for %i = 0 to min affine_map<()[s0]->(s0,100)>()[%n] {
      call @use(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<()[s0]->(s0*8,100)>()[%n] {
      call @use(%i) : (index) -> ()
  }
  affine.for %i = 0 to 3 {
      call @use(%i) : (index) -> ()
  }
  affine.for %i = 3 to 4 {
      call @use(%i) : (index) -> ()
  }
  return
}
// wanted
#map0 = affine_map<()[s0] -> (((s0 floordiv 2) floordiv 2) * 4, 100)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<()[s0] -> (0, ((s0 floordiv 2) floordiv 2) * 4)>
#map4 = affine_map<()[s0] -> ((s0 floordiv 2) * 2, 100)>
#map5 = affine_map<()[s0] -> (0, (s0 floordiv 2) * 2)>
#map6 = affine_map<()[s0] -> (s0, 100)>
#map7 = affine_map<()[s0] -> (s0 * 8, 100)>
module  {
  func private @use(index)
  func @g(%arg0: index) {
    %c0 = constant 0 : index
    %c2 = constant 2 : index
    affine.for %arg1 = 0 to min #map0()[%arg0] step 4 {
      call @use(%arg1) : (index) -> ()
      %1 = affine.apply #map1(%arg1)
      call @use(%1) : (index) -> ()
      %2 = affine.apply #map2(%arg1)
      call @use(%2) : (index) -> ()
      %3 = affine.apply #map1(%2)
      call @use(%3) : (index) -> ()
    }
    affine.for %arg1 = max #map3()[%arg0] to min #map4()[%arg0] step 2 {
      call @use(%arg1) : (index) -> ()
      %1 = affine.apply #map1(%arg1)
      call @use(%1) : (index) -> ()
    }
    affine.for %arg1 = max #map5()[%arg0] to min #map6()[%arg0] {
      call @use(%arg1) : (index) -> ()
    }
    affine.for %arg1 = 0 to min #map7()[%arg0] step 4 {
      call @use(%arg1) : (index) -> ()
      %1 = affine.apply #map1(%arg1)
      call @use(%1) : (index) -> ()
      %2 = affine.apply #map2(%arg1)
      call @use(%2) : (index) -> ()
      %3 = affine.apply #map1(%2)
      call @use(%3) : (index) -> ()
    }
    call @use(%c0) : (index) -> ()
    %0 = affine.apply #map1(%c0)
    call @use(%0) : (index) -> ()
    call @use(%c2) : (index) -> ()
    affine.for %arg1 = 3 to 4 {
      call @use(%arg1) : (index) -> ()
    }
    return
  }
}
// -----
func private @use(index)
func @va(%n: index, %m: index) {
  affine.for %i = max affine_map<()[s0,s1]->(s0,s1)>()[%n, %m] to 100 {
    call @use(%i) : (index) -> ()
  }
  return
}
// -----
func @va2(%n: index, %m: index) {
  affine.for %i = max affine_map<()[s0,s1]->(s0,s1)>()[%n, %m] to 100 {
  }
  return
}
// -----
func private @f32(f32) -> f32
func @vb(%x: f32, %z: f32) -> (f32, f32) {
  %c = constant 1.0 : f32
  %r:2 = affine.for %i = 0 to 8 iter_args(%a = %x, %b = %z) -> (f32, f32) {
    %y = call @f32(%b) : (f32) -> f32
    affine.yield %b, %a : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
// -----
func private @f32(f32) -> f32
func @vc(%x: f32, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 1 iter_args(%a = %x) -> f32 {
    %y = call @f32(%a) : (f32) -> f32
    affine.yield %y : f32
  }
  return %r : f32
}
// -----
func private @use(index)
func @vd() {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
    call @use(%j) : (index) -> ()
    affine.for %k = 0 to 2 {
      call @use(%k) : (index) -> ()
    }
    }
  }
  return
}
