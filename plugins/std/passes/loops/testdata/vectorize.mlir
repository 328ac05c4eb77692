// func(affine-super-vectorize{virtual-vector-size=8})
func @a(%A: memref<?xf32>, %B: memref<?xf32>, %C: memref<?xf32>) {
  %c0 = constant 0 : index
  %cst = constant 2.0 : f32
  %n = memref.dim %A, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %a = affine.load %A[%i] : memref<?xf32>
    %b = affine.load %B[%i + 1] : memref<?xf32>
    %s = addf %a, %b : f32
    %t = mulf %s, %cst : f32
    affine.store %t, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func @b(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %a = affine.load %A[%i, %j] : memref<64x64xf32>
      %s = addf %a, %x : f32
      affine.store %s, %B[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// -----
func @t(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %a = affine.load %A[%j, %i] : memref<64x64xf32>
      %y = affine.load %A[%i, 0] : memref<64x64xf32>
      %s = addf %a, %y : f32
      affine.store %s, %B[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// -----
func @mm(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %C: memref<64x64xf32>) {
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
func @red(%A: memref<256x512xf32>, %B: memref<256xf32>) {
  %cst = constant 0.0 : f32
  affine.for %i = 0 to 256 {
    %s = affine.for %j = 0 to 512 iter_args(%acc = %cst) -> f32 {
      %a = affine.load %A[%i, %j] : memref<256x512xf32>
      %t = addf %acc, %a : f32
      affine.yield %t : f32
    }
    affine.store %s, %B[%i] : memref<256xf32>
  }
  return
}
// -----
func @red2(%A: memref<512xi32>, %x: i32, %n: index) -> i32 {
    %s:2 = affine.for %j = 3 to %n iter_args(%acc = %x, %acc2 = %x) -> (i32, i32) {
      %a = affine.load %A[%j] : memref<512xi32>
      %t = muli %acc, %a : i32
      %t2 = addi %acc2, %a : i32
      affine.yield %t, %t2 : i32, i32
    }
    %r = addi %s#0, %s#1 : i32
  return %r : i32
}
// -----
func @inv(%A: memref<512xi32>, %B: memref<8xi32>, %x: i32, %n: index) {
    affine.for %j = 3 to 400 {
      %c = constant 7 : i32
      %b = affine.load %B[2] : memref<8xi32>
      %a = affine.load %A[%j] : memref<512xi32>
      %t = cmpi slt, %b, %a : i32
      %u = select %t, %c, %a : i32
      affine.store %u, %A[%j] : memref<512xi32>
    }
  return
}
// wanted
#map0 = affine_map<() -> (2)>
#map1 = affine_map<(d0) -> (0)>
module  {
  func @inv(%arg0: memref<512xi32>, %arg1: memref<8xi32>, %arg2: i32, %arg3: index) {
    affine.for %arg4 = 3 to 395 step 8 {
      %cst = constant dense<7> : vector<8xi32>
      %0 = affine.apply #map0()
      %c0_i32 = constant 0 : i32
      %1 = vector.transfer_read %arg1[%0], %c0_i32 {permutation_map = #map1} : memref<8xi32>, vector<8xi32>
      %c0_i32_0 = constant 0 : i32
      %2 = vector.transfer_read %arg0[%arg4], %c0_i32_0 : memref<512xi32>, vector<8xi32>
      %3 = cmpi slt, %1, %2 : vector<8xi32>
      %4 = select %3, %cst, %2 : vector<8xi1>, vector<8xi32>
      vector.transfer_write %4, %arg0[%arg4] : vector<8xi32>, memref<512xi32>
    }
    affine.for %arg4 = 395 to 400 {
      %c7_i32 = constant 7 : i32
      %0 = affine.load %arg1[2] : memref<8xi32>
      %1 = affine.load %arg0[%arg4] : memref<512xi32>
      %2 = cmpi slt, %0, %1 : i32
      %3 = select %2, %c7_i32, %1 : i32
      affine.store %3, %arg0[%arg4] : memref<512xi32>
    }
    return
  }
}
// -----
func @three(%A: memref<8x16x32xf32>, %n: index, %x: f32) {
    affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
    affine.for %k = 0 to 32 {
      affine.store %x, %A[%i, %j, %k] : memref<8x16x32xf32>
    } } }
  return
}
