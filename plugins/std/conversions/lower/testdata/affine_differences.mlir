// lower-affine
func @divisor_not_constant(%i: index, %n: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%n]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%i)[%n]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%i)[%n]
  return %0, %1, %2 : index, index, index
}
// wanted
module  {
  func @divisor_not_constant(%arg0: index, %arg1: index) -> (index, index, index) {
    %0 = remi_signed %arg0, %arg1 : index
    %c0 = constant 0 : index
    %1 = cmpi slt, %0, %c0 : index
    %2 = addi %0, %arg1 : index
    %3 = select %1, %2, %0 : index
    %c0_0 = constant 0 : index
    %c-1 = constant -1 : index
    %4 = cmpi slt, %arg0, %c0_0 : index
    %5 = subi %c-1, %arg0 : index
    %6 = select %4, %5, %arg0 : index
    %7 = divi_signed %6, %arg1 : index
    %8 = subi %c-1, %7 : index
    %9 = select %4, %8, %7 : index
    %c0_1 = constant 0 : index
    %c1 = constant 1 : index
    %10 = cmpi sle, %arg0, %c0_1 : index
    %11 = subi %c0_1, %arg0 : index
    %12 = subi %arg0, %c1 : index
    %13 = select %10, %11, %12 : index
    %14 = divi_signed %13, %arg1 : index
    %15 = subi %c0_1, %14 : index
    %16 = addi %14, %c1 : index
    %17 = select %10, %15, %16 : index
    return %3, %9, %17 : index, index, index
  }
}

// -----
func @divisor_not_constant_in_condition(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0)[s0] : (d0 mod s0 == 0)>(%i)[%m] {
      "test.use"(%i) : (index) -> ()
    }
  }
  return
}
// wanted
module  {
  func @divisor_not_constant_in_condition(%arg0: index, %arg1: index) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      %c0_0 = constant 0 : index
      %0 = remi_signed %arg2, %arg1 : index
      %c0_1 = constant 0 : index
      %1 = cmpi slt, %0, %c0_1 : index
      %2 = addi %0, %arg1 : index
      %3 = select %1, %2, %0 : index
      %4 = cmpi eq, %3, %c0_0 : index
      scf.if %4 {
        "test.use"(%arg2) : (index) -> ()
      }
    }
    return
  }
}

// -----
func @divisor_not_positive(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv -3)>(%i)
  return %0 : index
}
// wanted
error: cannot legalize operation 'affine.apply' of type (index) -> index

// -----
func @modulus_zero_in_subscript(%a: memref<?xf32>, %i: index) -> f32 {
  %0 = affine.load %a[%i mod 0] : memref<?xf32>
  return %0 : f32
}
// wanted
error: cannot legalize operation 'affine.load' of type (memref<?xf32>, index) -> f32

// -----
func @modulus_in_condition(%i: index) {
  affine.if affine_set<()[s0] : (s0 mod -2 == 0)>()[%i] {
  }
  return
}
// wanted
error: cannot legalize operation 'affine.if' of type (index) -> ()

// -----
func @modulus_in_bound(%i: index) {
  affine.for %j = 0 to affine_map<()[s0] -> (s0 ceildiv 0)>()[%i] {
  }
  return
}
// wanted
error: cannot legalize operation 'affine.for' of type (index) -> ()

// -----
func @greatest_and_least(%n: index, %x: f32, %y: i8) -> (f32, f32, i8, i8, i8, i8) {
  %r:6 = affine.parallel (%i) = (0) to (%n) reduce ("maxf", "minf", "maxs", "mins", "maxu", "minu") -> (f32, f32, i8, i8, i8, i8) {
    affine.yield %x, %x, %y, %y, %y, %y : f32, f32, i8, i8, i8, i8
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : f32, f32, i8, i8, i8, i8
}
// wanted
module  {
  func @greatest_and_least(%arg0: index, %arg1: f32, %arg2: i8) -> (f32, f32, i8, i8, i8, i8) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %cst = constant 0xFF800000 : f32
    %cst_0 = constant 0x7F800000 : f32
    %c-128_i8 = constant -128 : i8
    %c127_i8 = constant 127 : i8
    %c0_i8 = constant 0 : i8
    %c-1_i8 = constant -1 : i8
    %0:6 = scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) init (%cst, %cst_0, %c-128_i8, %c127_i8, %c0_i8, %c-1_i8) -> (f32, f32, i8, i8, i8, i8) {
      scf.reduce(%arg1)  : f32 {
      ^bb0(%arg4: f32, %arg5: f32):  // no predecessors
        %1 = cmpf ogt, %arg4, %arg5 : f32
        %2 = select %1, %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }
      scf.reduce(%arg1)  : f32 {
      ^bb0(%arg4: f32, %arg5: f32):  // no predecessors
        %1 = cmpf olt, %arg4, %arg5 : f32
        %2 = select %1, %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }
      scf.reduce(%arg2)  : i8 {
      ^bb0(%arg4: i8, %arg5: i8):  // no predecessors
        %1 = cmpi sgt, %arg4, %arg5 : i8
        %2 = select %1, %arg4, %arg5 : i8
        scf.reduce.return %2 : i8
      }
      scf.reduce(%arg2)  : i8 {
      ^bb0(%arg4: i8, %arg5: i8):  // no predecessors
        %1 = cmpi slt, %arg4, %arg5 : i8
        %2 = select %1, %arg4, %arg5 : i8
        scf.reduce.return %2 : i8
      }
      scf.reduce(%arg2)  : i8 {
      ^bb0(%arg4: i8, %arg5: i8):  // no predecessors
        %1 = cmpi ugt, %arg4, %arg5 : i8
        %2 = select %1, %arg4, %arg5 : i8
        scf.reduce.return %2 : i8
      }
      scf.reduce(%arg2)  : i8 {
      ^bb0(%arg4: i8, %arg5: i8):  // no predecessors
        %1 = cmpi ult, %arg4, %arg5 : i8
        %2 = select %1, %arg4, %arg5 : i8
        scf.reduce.return %2 : i8
      }
      scf.yield
    }
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : f32, f32, i8, i8, i8, i8
  }
}

// -----
func @greatest_index(%n: index) -> index {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("maxs") -> (index) {
    affine.yield %i : index
  }
  return %r : index
}
// wanted
module  {
  func @greatest_index(%arg0: index) -> index {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c-9223372036854775808 = constant -9223372036854775808 : index
    %0 = scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) init (%c-9223372036854775808) -> index {
      scf.reduce(%arg1)  : index {
      ^bb0(%arg2: index, %arg3: index):  // no predecessors
        %1 = cmpi sgt, %arg2, %arg3 : index
        %2 = select %1, %arg2, %arg3 : index
        scf.reduce.return %2 : index
      }
      scf.yield
    }
    return %0 : index
  }
}

// -----
func @assigned(%n: index, %x: f32) -> f32 {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("assign") -> (f32) {
    affine.yield %x : f32
  }
  return %r : f32
}
// wanted
error: cannot legalize operation 'affine.parallel' of type (index) -> f32

// -----
func @reduced_as_other_type(%n: index, %x: i32) -> i32 {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (i32) {
    affine.yield %x : i32
  }
  return %r : i32
}
// wanted
error: cannot legalize operation 'affine.parallel' of type (index) -> i32
// -----
func @no_dimensions(%m: memref<4xf32>, %x: f32) -> (f32, f32) {
  affine.parallel () = () to () {
    affine.store %x, %m[3] : memref<4xf32>
  }
  %r:2 = affine.parallel () = () to () reduce ("addf", "mulf") -> (f32, f32) {
    %y = affine.load %m[0] : memref<4xf32>
    affine.for %i = 0 to 4 {
      affine.store %y, %m[%i] : memref<4xf32>
    }
    %z = addf %x, %y : f32
    affine.yield %z, %x : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
// wanted
module  {
  func @no_dimensions(%arg0: memref<4xf32>, %arg1: f32) -> (f32, f32) {
    %c3 = constant 3 : index
    memref.store %arg1, %arg0[%c3] : memref<4xf32>
    %c0 = constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    %c0_0 = constant 0 : index
    %c4 = constant 4 : index
    %c1 = constant 1 : index
    scf.for %arg2 = %c0_0 to %c4 step %c1 {
      memref.store %0, %arg0[%arg2] : memref<4xf32>
    }
    %1 = addf %arg1, %0 : f32
    return %1, %arg1 : f32, f32
  }
}

// -----
func @nothing_to_do() {
  affine.parallel () = () to () {
  }
  return
}
// wanted
module  {
  func @nothing_to_do() {
    return
  }
}

