// func(affine-scalrep)
func @overwritten(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
    affine.store %g, %m[%i] : memref<10xf32>
  }
  affine.store %f, %m[0] : memref<10xf32>
  affine.store %g, %m[0] : memref<10xf32>
  affine.store %f, %m[0] : memref<10xf32>
  return
}
// -----
func @read_between(%m: memref<10xf32>, %n: memref<10xf32>, %f: f32, %g: f32) -> f32 {
  affine.store %f, %m[0] : memref<10xf32>
  %0 = affine.load %n[0] : memref<10xf32>
  affine.store %g, %m[0] : memref<10xf32>
  return %0 : f32
}
// -----
func @other_between(%m: memref<10xf32>, %f: f32, %g: f32) -> f32 {
  affine.store %f, %m[0] : memref<10xf32>
  %0 = affine.load %m[1] : memref<10xf32>
  affine.store %g, %m[0] : memref<10xf32>
  return %0 : f32
}
// -----
func @loop_between(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 5 {
    affine.store %f, %m[%i] : memref<10xf32>
    affine.for %j = 5 to 10 {
      %0 = affine.load %m[%j] : memref<10xf32>
      "test.use"(%0) : (f32) -> ()
    }
    affine.store %g, %m[%i] : memref<10xf32>
  }
  return
}
// -----
func @pure_loop_between(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 5 {
    affine.store %f, %m[%i] : memref<10xf32>
    affine.for %j = 5 to 10 {
      %0 = affine.load %m[%j] : memref<10xf32>
      affine.store %0, %m[%j] : memref<10xf32>
    }
    affine.store %g, %m[%i] : memref<10xf32>
  }
  return
}
// -----
func @same_in_loop_between(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 5 {
    affine.store %f, %m[%i] : memref<10xf32>
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%j] : memref<10xf32>
      affine.store %0, %m[%j] : memref<10xf32>
    }
    affine.store %g, %m[%i] : memref<10xf32>
  }
  return
}
// -----
func @regions(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.store %f, %m[0] : memref<10xf32>
  affine.for %i = 0 to 5 {
    affine.store %g, %m[0] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %f, %m[%i] : memref<10xf32>
    }
    affine.store %g, %m[%i] : memref<10xf32>
  }
  return
}
// -----
func @blocks(%m: memref<10xf32>, %f: f32, %g: f32, %c: i1) {
  affine.store %f, %m[0] : memref<10xf32>
  affine.store %f, %m[1] : memref<10xf32>
  cond_br %c, ^a, ^b
^a:
  affine.store %g, %m[1] : memref<10xf32>
  br ^b
^b:
  affine.store %g, %m[0] : memref<10xf32>
  return
}
// -----
func @updated(%m: memref<10xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = addf %0, %f : f32
    affine.store %1, %m[%i] : memref<10xf32>
    %2 = affine.load %m[%i] : memref<10xf32>
    %3 = addf %2, %f : f32
    affine.store %3, %m[%i] : memref<10xf32>
    %4 = affine.load %m[%i] : memref<10xf32>
    %5 = addf %4, %f : f32
    affine.store %5, %m[%i] : memref<10xf32>
  }
  return
}
// -----
func @vectors(%m: memref<100xf32>, %v: vector<4xf32>, %w: vector<8xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.vector_store %v, %m[%i * 4] : memref<100xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i * 4] : memref<100xf32>, vector<4xf32>
  }
  return
}
