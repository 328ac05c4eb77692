// func(affine-scalrep)
func @around(%m: memref<100xf32>, %n: index, %f: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  affine.store %f, %m[0] : memref<100xf32>
  scf.for %k = %c0 to %n step %c1 {
    %0 = affine.load %m[0] : memref<100xf32>
    %1 = addf %0, %f : f32
    affine.store %1, %m[0] : memref<100xf32>
  }
  return
}
// wanted
module  {
  func @around(%arg0: memref<100xf32>, %arg1: index, %arg2: f32) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    affine.store %arg2, %arg0[0] : memref<100xf32>
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %0 = affine.load %arg0[0] : memref<100xf32>
      %1 = addf %0, %arg2 : f32
      affine.store %1, %arg0[0] : memref<100xf32>
    }
    return
  }
}
// -----
func @cycle(%m: memref<100xf32>, %f: f32, %c: i1) {
  affine.store %f, %m[0] : memref<100xf32>
  br ^a
^a:
  %0 = affine.load %m[0] : memref<100xf32>
  %1 = addf %0, %f : f32
  affine.store %1, %m[0] : memref<100xf32>
  cond_br %c, ^a, ^b
^b:
  return
}
// wanted
module  {
  func @cycle(%arg0: memref<100xf32>, %arg1: f32, %arg2: i1) {
    affine.store %arg1, %arg0[0] : memref<100xf32>
    br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = affine.load %arg0[0] : memref<100xf32>
    %1 = addf %0, %arg1 : f32
    affine.store %1, %arg0[0] : memref<100xf32>
    cond_br %arg2, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}
// -----
func @vector_between(%m: memref<100xf32>, %v: vector<4xf32>, %f: f32) -> f32 {
  affine.store %f, %m[3] : memref<100xf32>
  affine.vector_store %v, %m[0] : memref<100xf32>, vector<4xf32>
  %0 = affine.load %m[3] : memref<100xf32>
  return %0 : f32
}
// wanted
module  {
  func @vector_between(%arg0: memref<100xf32>, %arg1: vector<4xf32>, %arg2: f32) -> f32 {
    affine.store %arg2, %arg0[3] : memref<100xf32>
    affine.vector_store %arg1, %arg0[0] : memref<100xf32>, vector<4xf32>
    %0 = affine.load %arg0[3] : memref<100xf32>
    return %0 : f32
  }
}
// -----
func @narrower(%m: memref<100xf32>, %v: vector<4xf32>, %w: vector<8xf32>) {
  affine.vector_store %w, %m[0] : memref<100xf32>, vector<8xf32>
  affine.vector_store %v, %m[0] : memref<100xf32>, vector<4xf32>
  return
}
// wanted
module  {
  func @narrower(%arg0: memref<100xf32>, %arg1: vector<4xf32>, %arg2: vector<8xf32>) {
    affine.vector_store %arg2, %arg0[0] : memref<100xf32>, vector<8xf32>
    affine.vector_store %arg1, %arg0[0] : memref<100xf32>, vector<4xf32>
    return
  }
}
// -----
func @step(%m: memref<100xf32>, %n: index, %f: f32, %g: f32) {
  affine.for %i = %n to 50 step 2 {
    affine.store %f, %m[%i] : memref<100xf32>
    affine.for %j = %n to 50 step 2 {
      affine.store %g, %m[%j + 1] : memref<100xf32>
    }
    %0 = affine.load %m[%i] : memref<100xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}
// wanted
module  {
  func @step(%arg0: memref<100xf32>, %arg1: index, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = %arg1 to 50 step 2 {
      affine.store %arg2, %arg0[%arg4] : memref<100xf32>
      affine.for %arg5 = %arg1 to 50 step 2 {
        affine.store %arg3, %arg0[%arg5 + 1] : memref<100xf32>
      }
      "test.use"(%arg2) : (f32) -> ()
    }
    return
  }
}
// -----
func @blocks(%m: memref<100xf32>, %f: f32, %c: i1) -> f32 {
  affine.store %f, %m[0] : memref<100xf32>
  cond_br %c, ^a, ^b
^a:
  %0 = affine.load %m[0] : memref<100xf32>
  br ^d(%0 : f32)
^b:
  affine.store %f, %m[1] : memref<100xf32>
  br ^d(%f : f32)
^d(%x: f32):
  %1 = affine.load %m[0] : memref<100xf32>
  %2 = addf %1, %x : f32
  return %2 : f32
}
// wanted
module  {
  func @blocks(%arg0: memref<100xf32>, %arg1: f32, %arg2: i1) -> f32 {
    affine.store %arg1, %arg0[0] : memref<100xf32>
    cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    br ^bb3(%arg1 : f32)
  ^bb2:  // pred: ^bb0
    affine.store %arg1, %arg0[1] : memref<100xf32>
    br ^bb3(%arg1 : f32)
  ^bb3(%0: f32):  // 2 preds: ^bb1, ^bb2
    %1 = addf %arg1, %0 : f32
    return %1 : f32
  }
}
// -----
func @blocks_write(%m: memref<100xf32>, %f: f32, %g: f32, %c: i1) -> f32 {
  affine.store %f, %m[0] : memref<100xf32>
  cond_br %c, ^a, ^b
^a:
  br ^d
^b:
  affine.store %g, %m[0] : memref<100xf32>
  br ^d
^d:
  %1 = affine.load %m[0] : memref<100xf32>
  return %1 : f32
}
// wanted
module  {
  func @blocks_write(%arg0: memref<100xf32>, %arg1: f32, %arg2: f32, %arg3: i1) -> f32 {
    affine.store %arg1, %arg0[0] : memref<100xf32>
    cond_br %arg3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    br ^bb3
  ^bb2:  // pred: ^bb0
    affine.store %arg2, %arg0[0] : memref<100xf32>
    br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %0 = affine.load %arg0[0] : memref<100xf32>
    return %0 : f32
  }
}
// -----
func @overwritten_in_blocks(%m: memref<100xf32>, %n: index, %f: f32, %g: f32, %h: f32) -> f32 {
  affine.store %f, %m[0] : memref<100xf32>
  br ^second
^third:
  affine.store %h, %m[0] : memref<100xf32>
  return %0 : f32
^second:
  affine.store %g, %m[0] : memref<100xf32>
  %0 = affine.load %m[symbol(%n)] : memref<100xf32>
  br ^third
}
// wanted
module  {
  func @overwritten_in_blocks(%arg0: memref<100xf32>, %arg1: index, %arg2: f32, %arg3: f32, %arg4: f32) -> f32 {
    br ^bb2
  ^bb1:  // pred: ^bb2
    affine.store %arg4, %arg0[0] : memref<100xf32>
    return %0 : f32
  ^bb2:  // pred: ^bb0
    affine.store %arg3, %arg0[0] : memref<100xf32>
    %0 = affine.load %arg0[symbol(%arg1)] : memref<100xf32>
    br ^bb1
  }
}
