// func(affine-loop-tile)
func @a(%A: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %0 = affine.load %A[%i, %j] : memref<100x100xf32>
      affine.store %0, %A[%j, %i] : memref<100x100xf32>
    }
  }
  return
}
// -----
func @skew(%A: memref<100x100xf32>) {
  affine.for %i = 1 to 100 {
    affine.for %j = 0 to 99 {
      %0 = affine.load %A[%i - 1, %j + 1] : memref<100x100xf32>
      affine.store %0, %A[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
// -----
func @tri(%A: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = affine_map<(d0)->(d0)>(%i) to 100 {
      %0 = affine.load %A[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0)>
module  {
  func @tri(%arg0: memref<100x100xf32>) {
    affine.for %arg1 = 0 to 100 {
      affine.for %arg2 = #map(%arg1) to 100 {
        %0 = affine.load %arg0[%arg1, %arg2] : memref<100x100xf32>
      }
    }
    return
  }
}
// -----
func private @use(index, index)
func @sym(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = %m to min affine_map<()[s0]->(s0, 37)>()[%n] step 3 {
      call @use(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 1 {
      call @use(%i, %j) : (index, index) -> ()
    }
    affine.for %j = 0 to 64 {
      call @use(%i, %j) : (index, index) -> ()
    }
  }
  return
}
// -----
func @iter(%x: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%a = %x) -> f32 {
    %y = addf %a, %a : f32
    affine.yield %y : f32
  }
  return %r : f32
}
// wanted
module  {
  func @iter(%arg0: f32) -> f32 {
    %0 = affine.for %arg1 = 0 to 8 iter_args(%arg2 = %arg0) -> (f32) {
      %1 = addf %arg2, %arg2 : f32
      affine.yield %1 : f32
    }
    return %0 : f32
  }
}
// -----
func private @use(index, index)
func @inner(%c: i1, %n: index) {
  scf.if %c {
    affine.for %i = 0 to %n {
      call @use(%i, %i) : (index, index) -> ()
    }
  }
  return
}
// -----
func private @use(index, index)
func @cf(%c: i1, %n: index) {
  br ^b
^b:
    affine.for %i = 0 to %n {
      call @use(%i, %i) : (index, index) -> ()
    }
  return
}
// -----
func private @use(index, index)
func @par(%n: index) {
    affine.for %i = 0 to %n {
    affine.for %j = 0 to 16 {
    affine.for %k = 0 to affine_map<(d0)->(d0)>(%n) {
      call @use(%j, %k) : (index, index) -> ()
    } } }
  return
}
