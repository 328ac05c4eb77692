// func(affine-loop-invariant-code-motion)
func @a(%A: memref<100xf32>, %B: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 100 {
    %l = memref.load %B[%n] : memref<100xf32>
    %d = memref.dim %A, %n : memref<100xf32>
    %q = divi_signed %n, %n : index
    memref.store %l, %A[%n] : memref<100xf32>
    %v = affine.for %j = 0 to 4 iter_args(%acc = %x) -> f32 {
       %s = addf %acc, %x : f32
       affine.yield %s : f32
    }
  }
  return
}
// -----
func @b(%A: memref<100xf32>, %B: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 4 {
       affine.store %x, %B[0] : memref<100xf32>
    }
    %ll = affine.load %B[0] : memref<100xf32>
  }
  return
}
// -----
func @c(%A: memref<100xf32>, %B: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 0 {
      %l = affine.load %B[1000] : memref<100xf32>
      affine.store %x, %A[0] : memref<100xf32>
  }
  affine.for %i = 0 to %n {
      affine.store %x, %A[0] : memref<100xf32>
  }
  return
}
// wanted
module  {
  func @c(%arg0: memref<100xf32>, %arg1: memref<100xf32>, %arg2: f32, %arg3: index) {
    affine.for %arg4 = 0 to 0 {
      %0 = affine.load %arg1[1000] : memref<100xf32>
      affine.store %arg2, %arg0[0] : memref<100xf32>
    }
    affine.for %arg4 = 0 to %arg3 {
      affine.store %arg2, %arg0[0] : memref<100xf32>
    }
    return
  }
}
// -----
func @d(%A: memref<100xf32>, %B: memref<100xf32>, %x: f32, %n: index, %c: i1) {
  affine.for %i = 0 to 9 {
      affine.store %x, %A[%i] : memref<100xf32>
      affine.store %x, %A[0] : memref<100xf32>
  }
  affine.for %i = 0 to %n {
      %l = affine.load %A[0] : memref<100xf32>
      affine.store %l, %B[%i] : memref<100xf32>
  }
  affine.for %i = 0 to %n {
      %l = scf.if %c -> f32 { scf.yield %x : f32 } else { scf.yield %x : f32 }
      affine.store %l, %B[%i] : memref<100xf32>
  }
  return
}
// -----
func @e(%A: memref<100xf32>, %B: memref<100xf32>, %x: f32, %n: index, %c: i1) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      affine.if affine_set<(d0): (d0 - 3 >= 0)>(%i) {
        affine.store %x, %B[%i] : memref<100xf32>
      } else {
        affine.store %x, %A[%i] : memref<100xf32>
      }
    }
  }
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      affine.if affine_set<(d0): (d0 - 3 >= 0)>(%i) {
        affine.store %x, %B[%j] : memref<100xf32>
      }
      affine.for %k = 0 to 5 {
        %0 = affine.apply affine_map<(d0, d1)->(d0+d1)>(%i, %j)
        %1 = affine.apply affine_map<(d0, d1)->(d0+d1)>(%i, %0)
        %2 = affine.load %A[%1] : memref<100xf32>
        %3 = mulf %2, %2 : f32
        affine.store %3, %B[%k + %0] : memref<100xf32>
      }
    }
  }
  return
}
// -----
func @f(%A: memref<100xf32>, %V: memref<100xf32>, %x: vector<4xf32>, %n: index, %c: i1) {
  affine.for %i = 0 to 9 {
     %v = affine.vector_load %A[0] : memref<100xf32>, vector<4xf32>
     affine.vector_store %v, %V[%i] : memref<100xf32>, vector<4xf32>
     affine.vector_store %x, %V[8] : memref<100xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 9 {
     %0:2 = affine.for %k = 0 to 5 iter_args(%a = %x, %b = %x) -> (vector<4xf32>, vector<4xf32>) {
       %y = addf %x, %x : vector<4xf32>
       %z = addf %a, %x : vector<4xf32>
       affine.yield %y, %z : vector<4xf32>, vector<4xf32>
     }
     %s = subf %0#0, %0#1 : vector<4xf32>
     %cast = memref.cast %A : memref<100xf32> to memref<?xf32>
     %d = affine.load %cast[1] : memref<?xf32>
     affine.prefetch %A[0], read, locality<3>, data : memref<100xf32>
  }
  return
}
// wanted
module  {
  func @f(%arg0: memref<100xf32>, %arg1: memref<100xf32>, %arg2: vector<4xf32>, %arg3: index, %arg4: i1) {
    %0 = affine.vector_load %arg0[0] : memref<100xf32>, vector<4xf32>
    affine.for %arg5 = 0 to 9 {
      affine.vector_store %0, %arg1[%arg5] : memref<100xf32>, vector<4xf32>
      affine.vector_store %arg2, %arg1[8] : memref<100xf32>, vector<4xf32>
    }
    %1 = addf %arg2, %arg2 : vector<4xf32>
    %2:2 = affine.for %arg5 = 0 to 5 iter_args(%arg6 = %arg2, %arg7 = %arg2) -> (vector<4xf32>, vector<4xf32>) {
      %5 = addf %arg6, %arg2 : vector<4xf32>
      affine.yield %1, %5 : vector<4xf32>, vector<4xf32>
    }
    %3 = subf %2#0, %2#1 : vector<4xf32>
    %4 = memref.cast %arg0 : memref<100xf32> to memref<?xf32>
    affine.for %arg5 = 0 to 9 {
      %5 = affine.load %4[1] : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<3>, data : memref<100xf32>
    }
    return
  }
}
// -----
func @alloc(%A: memref<100xf32>, %B: memref<100xf32>) {
  affine.for %i = 0 to 9 {
    %m = memref.alloc() : memref<4xf32>
    %x = affine.load %A[3] : memref<100xf32>
    affine.store %x, %m[0] : memref<4xf32>
    %y = affine.load %m[0] : memref<4xf32>
    affine.store %y, %B[%i] : memref<100xf32>
    memref.dealloc %m : memref<4xf32>
  }
  return
}
// -----
func @tensor_in_loop(%t: tensor<8xf32>, %m: memref<8xf32>, %n: index) -> f32 {
  %c0 = constant 0 : index
  %z = constant 0.0 : f32
  affine.for %i = 0 to %n {
    %v = vector.transfer_read %t[%c0], %z : tensor<8xf32>, vector<4xf32>
    %e = vector.extract %v[0] : vector<4xf32>
    affine.store %e, %m[%i] : memref<8xf32>
  }
  return %z : f32
}
