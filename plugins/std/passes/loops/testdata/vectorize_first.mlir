// func(affine-super-vectorize{virtual-vector-size=16 test-fastest-varying=1})
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
// -----
func @three(%A: memref<8x16x32xf32>, %n: index, %x: f32) {
    affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
    affine.for %k = 0 to 32 {
      affine.store %x, %A[%i, %j, %k] : memref<8x16x32xf32>
    } } }
  return
}
// -----
func @constant_in_two_loops(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %C: memref<64x64xf32>) {
  %c = constant 1.5 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 56 {
      %0 = affine.load %A[%i, %j] : memref<64x64xf32>
      %1 = addf %0, %c : f32
      affine.store %1, %B[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = 0 to 48 {
      %0 = affine.load %A[%i, %j] : memref<64x64xf32>
      %1 = mulf %0, %c : f32
      affine.store %1, %C[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// wanted
#map = affine_map<(d0, d1) -> (d0)>
module  {
  func @constant_in_two_loops(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>, %arg2: memref<64x64xf32>) {
    %cst = constant 1.500000e+00 : f32
    affine.for %arg3 = 0 to 64 step 16 {
      affine.for %arg4 = 0 to 56 {
        %cst_0 = constant 0.000000e+00 : f32
        %0 = vector.transfer_read %arg0[%arg3, %arg4], %cst_0 {permutation_map = #map} : memref<64x64xf32>, vector<16xf32>
        %cst_1 = constant dense<1.500000e+00> : vector<16xf32>
        %1 = addf %0, %cst_1 : vector<16xf32>
        vector.transfer_write %1, %arg1[%arg3, %arg4] {permutation_map = #map} : vector<16xf32>, memref<64x64xf32>
      }
      affine.for %arg4 = 0 to 48 {
        %cst_0 = constant 0.000000e+00 : f32
        %0 = vector.transfer_read %arg0[%arg3, %arg4], %cst_0 {permutation_map = #map} : memref<64x64xf32>, vector<16xf32>
        %cst_1 = constant dense<1.500000e+00> : vector<16xf32>
        %1 = mulf %0, %cst_1 : vector<16xf32>
        vector.transfer_write %1, %arg2[%arg3, %arg4] {permutation_map = #map} : vector<16xf32>, memref<64x64xf32>
      }
    }
    return
  }
}
