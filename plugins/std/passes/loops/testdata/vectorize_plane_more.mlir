// func(affine-super-vectorize{virtual-vector-size=4 virtual-vector-size=8 test-fastest-varying=1 test-fastest-varying=0})
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
// -----
func @steps(%A: memref<64xf32>, %B: memref<128xf32>) {
  affine.for %i = 0 to 64 step 2 {
    %s = affine.load %B[%i] : memref<128xf32>
    affine.store %s, %A[%i] : memref<64xf32>
  }
  return
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
func @sizes(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = memref.dim %B, %c0 : memref<?x?xf32>
  %m = memref.dim %B, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      affine.store %a, %B[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @allocated(%n: index, %m: index, %x: f32) -> memref<?x?xf32> {
  %A = memref.alloc(%n, %m) : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return %A : memref<?x?xf32>
}
// -----
func @divides(%a: memref<8x7xi32>, %b: memref<8x7xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 7 {
      %0 = affine.load %a[%i, %j] : memref<8x7xi32>
      %1 = divi_unsigned %x, %0 : i32
      affine.store %1, %b[%i, %j] : memref<8x7xi32>
    }
  }
  return
}
// wanted
module  {
  func @divides(%arg0: memref<8x7xi32>, %arg1: memref<8x7xi32>, %arg2: i32) {
    affine.for %arg3 = 0 to 8 {
      affine.for %arg4 = 0 to 7 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<8x7xi32>
        %1 = divi_unsigned %arg2, %0 : i32
        affine.store %1, %arg1[%arg3, %arg4] : memref<8x7xi32>
      }
    }
    return
  }
}
