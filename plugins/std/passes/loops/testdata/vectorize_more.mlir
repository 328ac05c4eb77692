// func(affine-super-vectorize{virtual-vector-size=4 vectorize-reductions})
func @nested_uniform(%A: memref<64x64xf32>, %B: memref<64xf32>, %x: f32, %n: index) {
  %c = constant 1.5 : f32
  affine.for %i = 0 to 64 {
    %y = addf %x, %c : f32
    affine.for %j = 0 to 64 {
      %s = mulf %y, %c : f32
      %t = mulf %s, %y : f32
      affine.store %t, %A[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// -----
func @columns(%A: memref<64x64xf32>, %B: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    %s = affine.load %B[%i, 3] : memref<64x64xf32>
    affine.store %s, %A[%i, 5] : memref<64x64xf32>
  }
  return
}
// -----
func @strided(%A: memref<64x64xf32>, %B: memref<128xf32>) {
  affine.for %i = 0 to 64 {
    %s = affine.load %B[%i * 2] : memref<128xf32>
    affine.store %s, %A[5, %i] : memref<64x64xf32>
  }
  return
}
// wanted
module  {
  func @strided(%arg0: memref<64x64xf32>, %arg1: memref<128xf32>) {
    affine.for %arg2 = 0 to 64 {
      %0 = affine.load %arg1[%arg2 * 2] : memref<128xf32>
      affine.store %0, %arg0[5, %arg2] : memref<64x64xf32>
    }
    return
  }
}
// -----
func @steps(%A: memref<64xf32>, %B: memref<128xf32>) {
  affine.for %i = 0 to 64 step 2 {
    %s = affine.load %B[%i] : memref<128xf32>
    affine.store %s, %A[%i] : memref<64xf32>
  }
  return
}
// wanted
module  {
  func @steps(%arg0: memref<64xf32>, %arg1: memref<128xf32>) {
    affine.for %arg2 = 0 to 64 step 2 {
      %0 = affine.load %arg1[%arg2] : memref<128xf32>
      affine.store %0, %arg0[%arg2] : memref<64xf32>
    }
    return
  }
}
// -----
func @recurrence(%A: memref<64xf32>) {
  affine.for %i = 1 to 63 {
    %s = affine.load %A[%i - 1] : memref<64xf32>
    affine.store %s, %A[%i] : memref<64xf32>
  }
  return
}
// -----
func @if(%A: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    affine.if affine_set<(d0): (d0 - 3 >= 0)>(%i) {
      %s = affine.load %A[%i] : memref<64xf32>
      affine.store %s, %A[%i] : memref<64xf32>
    }
  }
  return
}
// -----
func @casts(%A: memref<64xf32>, %B: memref<64xi32>, %C: memref<64xi64>) {
  affine.for %i = 0 to 64 {
    %s = affine.load %A[%i] : memref<64xf32>
    %t = fptosi %s : f32 to i32
    %u = affine.load %B[%i] : memref<64xi32>
    %v = addi %t, %u : i32
    %w = sexti %v : i32 to i64
    affine.store %w, %C[%i] : memref<64xi64>
  }
  return
}
// -----
func @inner_sum(%A: memref<64x64xf32>, %B: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    %s = affine.for %k = 0 to 32 iter_args(%a = %x) -> f32 {
      %l = affine.load %A[%k, %i] : memref<64x64xf32>
      %t = addf %a, %l : f32
      affine.yield %t : f32
    }
    affine.store %s, %B[%i] : memref<64xf32>
  }
  return
}
// -----
func @two(%A: memref<64xf32>, %B: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.store %x, %A[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    affine.store %x, %B[%i] : memref<64xf32>
  }
  return
}
// -----
func @shifted(%A: memref<?xf32>, %B: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %A[%i + symbol(%n)] : memref<?xf32>
    affine.store %0, %B[%i] : memref<?xf32>
  }
  return
}
// wanted
#map0 = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<()[s0] -> (0, (s0 floordiv 4) * 4)>
module  {
  func @shifted(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: index) {
    affine.for %arg3 = 0 to #map0()[%arg2] step 4 {
      %0 = affine.apply #map1(%arg3)[%arg2]
      %cst = constant 0.000000e+00 : f32
      %1 = vector.transfer_read %arg0[%0], %cst : memref<?xf32>, vector<4xf32>
      vector.transfer_write %1, %arg1[%arg3] : vector<4xf32>, memref<?xf32>
    }
    affine.for %arg3 = max #map2()[%arg2] to %arg2 {
      %0 = affine.load %arg0[%arg3 + symbol(%arg2)] : memref<?xf32>
      affine.store %0, %arg1[%arg3] : memref<?xf32>
    }
    return
  }
}
// -----
func @induction_variable(%A: memref<64xf32>, %B: memref<64xindex>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.store %i, %B[%i] : memref<64xindex>
  }
  return
}
// -----
func @dot(%A: memref<1000xf32>, %B: memref<1000xf32>) -> f32 {
  %z = constant 1.0 : f32
  %r = affine.for %i = 0 to 1000 iter_args(%a = %z) -> f32 {
    %x = affine.load %A[%i] : memref<1000xf32>
    %y = affine.load %B[%i] : memref<1000xf32>
    %p = mulf %x, %y : f32
    %s = addf %p, %a : f32
    affine.yield %s : f32
  }
  return %r : f32
}
// -----
func @product(%A: memref<1000xf32>) -> f32 {
  %z = constant 1.0 : f32
  %r = affine.for %i = 0 to 1003 iter_args(%a = %z) -> f32 {
    %x = affine.load %A[%i] : memref<1000xf32>
    %s = mulf %x, %a : f32
    affine.yield %s : f32
  }
  return %r : f32
}
// -----
func @empty_around(%a: memref<20x30xf32>, %s: memref<30xf32>, %t: memref<30xf32>, %x: f32) {
  affine.for %i = 0 to 9223372036854775807 {
    affine.for %j = 40 to 30 {
      affine.for %k = 0 to 4 {
        %0 = affine.load %a[%i, %j] : memref<20x30xf32>
        affine.store %0, %s[%j] : memref<30xf32>
      }
      affine.for %k = 0 to 4 {
        affine.store %x, %t[%j] : memref<30xf32>
      }
    }
  }
  return
}
// wanted
module  {
  func @empty_around(%arg0: memref<20x30xf32>, %arg1: memref<30xf32>, %arg2: memref<30xf32>, %arg3: f32) {
    %0 = vector.broadcast %arg3 : f32 to vector<4xf32>
    affine.for %arg4 = 0 to 9223372036854775807 {
      affine.for %arg5 = 40 to 30 step 4 {
        affine.for %arg6 = 0 to 4 {
          %cst = constant 0.000000e+00 : f32
          %1 = vector.transfer_read %arg0[%arg4, %arg5], %cst : memref<20x30xf32>, vector<4xf32>
          vector.transfer_write %1, %arg1[%arg5] : vector<4xf32>, memref<30xf32>
        }
        affine.for %arg6 = 0 to 4 {
          vector.transfer_write %0, %arg2[%arg5] : vector<4xf32>, memref<30xf32>
        }
      }
    }
    return
  }
}
// -----
func @f(%a: memref<10xi32>, %b: memref<10xi32>, %c: memref<10xi32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xi32>
    %y = affine.load %b[%i] : memref<10xi32>
    %z = divi_signed %x, %y : i32
    affine.store %z, %c[%i] : memref<10xi32>
  }
  return
}
// wanted
module  {
  func @f(%arg0: memref<10xi32>, %arg1: memref<10xi32>, %arg2: memref<10xi32>) {
    affine.for %arg3 = 0 to 8 step 4 {
      %c0_i32 = constant 0 : i32
      %0 = vector.transfer_read %arg0[%arg3], %c0_i32 : memref<10xi32>, vector<4xi32>
      %c0_i32_0 = constant 0 : i32
      %1 = vector.transfer_read %arg1[%arg3], %c0_i32_0 : memref<10xi32>, vector<4xi32>
      %2 = divi_signed %0, %1 : vector<4xi32>
      vector.transfer_write %2, %arg2[%arg3] : vector<4xi32>, memref<10xi32>
    }
    affine.for %arg3 = 8 to 10 {
      %0 = affine.load %arg0[%arg3] : memref<10xi32>
      %1 = affine.load %arg1[%arg3] : memref<10xi32>
      %2 = divi_signed %0, %1 : i32
      affine.store %2, %arg2[%arg3] : memref<10xi32>
    }
    return
  }
}
// -----
func @g(%a: memref<10xi32>, %b: memref<10xi32>) -> i32 {
  %s0 = constant 0 : i32
  %s = affine.for %i = 0 to 10 iter_args(%acc = %s0) -> (i32) {
    %x = affine.load %a[%i] : memref<10xi32>
    %y = affine.load %b[%i] : memref<10xi32>
    %z = divi_signed %x, %y : i32
    %n = addi %acc, %z : i32
    affine.yield %n : i32
  }
  return %s : i32
}
// wanted
module  {
  func @g(%arg0: memref<10xi32>, %arg1: memref<10xi32>) -> i32 {
    %c0_i32 = constant 0 : i32
    %cst = constant dense<0> : vector<4xi32>
    %0 = affine.for %arg2 = 0 to 8 step 4 iter_args(%arg3 = %cst) -> (vector<4xi32>) {
      %c0_i32_0 = constant 0 : i32
      %3 = vector.transfer_read %arg0[%arg2], %c0_i32_0 : memref<10xi32>, vector<4xi32>
      %c0_i32_1 = constant 0 : i32
      %4 = vector.transfer_read %arg1[%arg2], %c0_i32_1 : memref<10xi32>, vector<4xi32>
      %5 = divi_signed %3, %4 : vector<4xi32>
      %6 = addi %arg3, %5 : vector<4xi32>
      affine.yield %6 : vector<4xi32>
    }
    %1 = vector.reduction "add", %0 : vector<4xi32> into i32
    %2 = affine.for %arg2 = 8 to 10 iter_args(%arg3 = %1) -> (i32) {
      %3 = affine.load %arg0[%arg2] : memref<10xi32>
      %4 = affine.load %arg1[%arg2] : memref<10xi32>
      %5 = divi_signed %3, %4 : i32
      %6 = addi %arg3, %5 : i32
      affine.yield %6 : i32
    }
    return %2 : i32
  }
}
// -----
func @divisor_outside(%a: memref<10xi32>, %y: i32, %c: memref<10xi32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xi32>
    %z = divi_signed %x, %y : i32
    affine.store %z, %c[%i] : memref<10xi32>
  }
  return
}
// -----
func @symbol_that_is_not_used(%a: memref<8xf32>, %b: memref<8xf32>, %s: index) {
  affine.for %i = 0 to 8 {
    %x = "affine.load"(%a, %i, %s) {map = affine_map<(d0)[s0] -> (d0)>} : (memref<8xf32>, index, index) -> f32
    affine.store %x, %b[%i] : memref<8xf32>
  }
  return
}
