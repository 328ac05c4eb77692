// func(affine-loop-unroll{unroll-factor=1})
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
// -----
func private @use(index)
func @c(%n: index, %m: index) {
  affine.for %i = affine_map<(d0)->(d0+1)>(%m) to affine_map<()[s0]->(s0*3+2)>()[%n] step 2 {
    call @use(%i) : (index) -> ()
  }
  return
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
