// loop-invariant-code-motion
func @nest(%n: index, %a: f32, %b: f32, %m: memref<?x?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %0 = addf %a, %b : f32
      %1 = mulf %0, %a : f32
      affine.store %1, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----
// What depends on the outer induction variable stays in the outer loop.
func @outer(%n: index, %m: memref<?xindex>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = addi %i, %i : index
      %1 = muli %0, %n : index
      %2 = addi %1, %j : index
      memref.store %2, %m[%j] : memref<?xindex>
    }
  }
  return
}

// -----
// Memory is left alone, and constants move.
func @effects(%n: index, %m: memref<?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%c0] : memref<?xf32>
    %two = constant 2.0 : f32
    %y = mulf %x, %two : f32
    %d = memref.dim %m, %c0 : memref<?xf32>
    %t = memref.alloc() : memref<4xf32>
    memref.store %y, %m[%i] : memref<?xf32>
    memref.store %y, %t[%c0] : memref<4xf32>
    "x.use"(%two) : (f32) -> ()
    memref.dealloc %t : memref<4xf32>
  }
  return
}

// -----
// Carried values do not move.
func @carried(%n: index, %a: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (f32) {
    %0 = mulf %a, %a : f32
    %1 = addf %x, %0 : f32
    scf.yield %1 : f32
  }
  return %r : f32
}

// -----
func @conditional(%n: index, %c: i1, %a: f32, %m: memref<?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = scf.if %c -> (f32) {
      %1 = addf %a, %a : f32
      scf.yield %1 : f32
    } else {
      scf.yield %a : f32
    }
    scf.if %c {
      %2 = mulf %a, %a : f32
      memref.store %2, %m[%i] : memref<?xf32>
    }
    memref.store %0, %m[%i] : memref<?xf32>
  }
  return
}

// -----
// What is inside may use what is inside.
func @conditional_chain(%n: index, %c: i1, %a: f32, %m: memref<?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = scf.if %c -> (f32) {
      %1 = addf %a, %a : f32
      %3 = mulf %1, %a : f32
      scf.yield %3 : f32
    } else {
      scf.yield %a : f32
    }
    scf.if %c {
      %2 = mulf %a, %a : f32
      memref.store %2, %m[%i] : memref<?xf32>
    }
    memref.store %0, %m[%i] : memref<?xf32>
  }
  return
}
// wanted
module  {
  func @conditional_chain(%arg0: index, %arg1: i1, %arg2: f32, %arg3: memref<?xf32>) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %0 = scf.if %arg1 -> (f32) {
      %1 = addf %arg2, %arg2 : f32
      %2 = mulf %1, %arg2 : f32
      scf.yield %2 : f32
    } else {
      scf.yield %arg2 : f32
    }
    scf.for %arg4 = %c0 to %arg0 step %c1 {
      scf.if %arg1 {
        %1 = mulf %arg2, %arg2 : f32
        memref.store %1, %arg3[%arg4] : memref<?xf32>
      }
      memref.store %0, %arg3[%arg4] : memref<?xf32>
    }
    return
  }
}

// -----
func @parallel(%n: index, %a: f32, %m: memref<?x?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %0 = addf %a, %a : f32
    memref.store %0, %m[%i, %j] : memref<?x?xf32>
  }
  affine.parallel (%i, %j) = (0, 0) to (symbol(%n), symbol(%n)) {
    %0 = addf %a, %a : f32
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.store %0, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// -----
// Divisions stay, where the divisor may be zero: there may be no iteration.
func @division(%n: index, %a: index, %m: memref<?xindex>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c7 = constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = divi_signed %a, %n : index
    %1 = remi_unsigned %a, %c7 : index
    %2 = addi %0, %1 : index
    memref.store %2, %m[%i] : memref<?xindex>
  }
  return
}
// wanted
module  {
  func @division(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c7 = constant 7 : index
    %0 = remi_unsigned %arg1, %c7 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %1 = divi_signed %arg1, %arg0 : index
      %2 = addi %1, %0 : index
      memref.store %2, %arg2[%arg3] : memref<?xindex>
    }
    return
  }
}

// -----
// Both regions of a while are its body.
func @while(%n: i32, %a: i32) -> i32 {
  %r = scf.while (%x = %n) : (i32) -> i32 {
    %0 = addi %a, %a : i32
    %1 = cmpi slt, %x, %0 : i32
    scf.condition(%1) %x : i32
  } do {
  ^bb0(%x: i32):
    %0 = muli %a, %a : i32
    %1 = addi %x, %0 : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
// wanted
module  {
  func @while(%arg0: i32, %arg1: i32) -> i32 {
    %0 = addi %arg1, %arg1 : i32
    %1 = muli %arg1, %arg1 : i32
    %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %3 = cmpi slt, %arg2, %0 : i32
      scf.condition(%3) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):  // no predecessors
      %3 = addi %arg2, %1 : i32
      scf.yield %3 : i32
    }
    return %2 : i32
  }
}

// -----
// Calls and unknown operations stay.
func private @g(f32) -> f32
func @opaque(%n: index, %a: f32, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    %0 = call @g(%a) : (f32) -> f32
    %1 = "x.y"(%a) : (f32) -> f32
    %2 = addf %a, %a : f32
    %3 = "x.r"() ({
      %4 = addf %a, %a : f32
      "x.e"() : () -> ()
    }) : () -> f32
    affine.store %2, %m[%i] : memref<?xf32>
  }
  return
}

// -----
// A loop that does nothing moves as a whole.
func @empty(%n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
    }
    affine.for %j = 0 to 10 step 2 {
      affine.for %k = 0 to %n {
      }
    }
  }
  return
}

// -----
// In an affine conditional.
func @affine_if(%n: index, %a: f32, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) {
      %0 = addf %a, %a : f32
      affine.store %0, %m[%i] : memref<?xf32>
    }
    affine.if affine_set<()[s0] : (s0 - 4 >= 0)>()[%n] {
      %0 = addf %a, %a : f32
    }
  }
  return
}
// -----
func private @use(tensor<?xf32>)
func @tensors_do_not_change(%t: tensor<?xf32>, %v: vector<4xf32>, %i: index, %f: f32, %n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %2 = vector.transfer_write %v, %t[%n] : vector<4xf32>, tensor<?xf32>
  call @use(%0) : (tensor<?xf32>) -> ()
  call @use(%1) : (tensor<?xf32>) -> ()
  scf.for %k = %c0 to %n step %c1 {
    %3 = vector.transfer_read %t[%i], %f : tensor<?xf32>, vector<4xf32>
    %4 = addf %3, %v : vector<4xf32>
    %5 = vector.transfer_write %4, %t[%i] : vector<4xf32>, tensor<?xf32>
    call @use(%5) : (tensor<?xf32>) -> ()
  }
  return
}
