// sccp
// A constant condition leaves one way.
func @branch(%n: i32) -> i32 {
  %true = constant true
  %a = constant 3 : i32
  %b = constant 4 : i32
  cond_br %true, ^then(%a : i32), ^else(%b : i32)
^then(%x: i32):
  %0 = addi %x, %b : i32
  br ^end(%0 : i32)
^else(%y: i32):
  %1 = addi %y, %n : i32
  br ^end(%1 : i32)
^end(%z: i32):
  %2 = muli %z, %n : i32
  return %2 : i32
}

// -----
// Both ways bring the same.
func @same(%c: i1) -> i32 {
  %a = constant 3 : i32
  %b = constant 1 : i32
  %d = constant 2 : i32
  cond_br %c, ^then, ^else
^then:
  %0 = addi %b, %d : i32
  br ^end(%0 : i32)
^else:
  br ^end(%a : i32)
^end(%z: i32):
  %1 = addi %z, %z : i32
  return %1 : i32
}

// -----
// A loop that adds nothing.
func @loop(%n: i32) -> i32 {
  %zero = constant 0 : i32
  %one = constant 1 : i32
  br ^head(%zero, %one : i32, i32)
^head(%i: i32, %x: i32):
  %go = cmpi slt, %i, %n : i32
  cond_br %go, ^body, ^exit
^body:
  %y = muli %x, %x : i32
  %j = addi %i, %one : i32
  br ^head(%j, %y : i32, i32)
^exit:
  %r = addi %x, %one : i32
  return %r : i32
}

// -----
// A loop that never starts.
func @dead_loop(%n: i32) -> i32 {
  %zero = constant 0 : i32
  %one = constant 1 : i32
  br ^head(%one : i32)
^head(%i: i32):
  %go = cmpi slt, %i, %zero : i32
  cond_br %go, ^body, ^exit
^body:
  %j = addi %i, %n : i32
  br ^head(%j : i32)
^exit:
  return %i : i32
}

// -----
func @chosen_case() -> (i32, i32) {
  %a = constant 3 : i32
  %b = constant 4 : i32
  switch %a : i32, [
    default: ^d(%a : i32),
    3: ^e(%a : i32),
    4: ^d(%b : i32)
  ]
^d(%w: i32):
  br ^e(%w : i32)
^e(%v: i32):
  return %v, %a : i32, i32
}

// -----
func @default_case(%n: i32) -> i32 {
  %a = constant 7 : i32
  %b = constant 4 : i32
  switch %a : i32, [
    default: ^d(%b : i32),
    3: ^e(%n : i32)
  ]
^d(%w: i32):
  %0 = addi %w, %a : i32
  return %0 : i32
^e(%v: i32):
  return %v : i32
}

// -----
func @open_case(%n: i32) -> i32 {
  %a = constant 7 : i32
  switch %n : i32, [
    default: ^d(%a : i32),
    3: ^d(%a : i32),
    5: ^e(%a, %n : i32, i32)
  ]
^d(%w: i32):
  return %w : i32
^e(%v: i32, %u: i32):
  %0 = addi %v, %u : i32
  return %0 : i32
}

// -----
// Regions: the condition is known.
func @if_known(%m: memref<i32>) -> i32 {
  %true = constant true
  %a = constant 1 : i32
  %r = scf.if %true -> (i32) {
    %b = constant 2 : i32
    %c = addi %a, %b : i32
    scf.yield %c : i32
  } else {
    %b = constant 5 : i32
    memref.store %b, %m[] : memref<i32>
    scf.yield %b : i32
  }
  %s = addi %r, %a : i32
  return %s : i32
}

// -----
func @if_unknown(%c: i1, %m: memref<i32>) -> (i32, i32) {
  %a = constant 1 : i32
  %r:2 = scf.if %c -> (i32, i32) {
    %b = constant 2 : i32
    %d = addi %a, %b : i32
    scf.yield %d, %a : i32, i32
  } else {
    %b = constant 5 : i32
    memref.store %b, %m[] : memref<i32>
    scf.yield %b, %a : i32, i32
  }
  %s = addi %r#0, %a : i32
  %t = addi %r#1, %a : i32
  return %s, %t : i32, i32
}

// -----
func @if_without_else(%c: i1) {
  %false = constant false
  %a = constant 1 : i32
  scf.if %false {
    %b = addi %a, %a : i32
    "x.use"(%b) : (i32) -> ()
  }
  scf.if %c {
    %b = addi %a, %a : i32
    "x.use"(%b) : (i32) -> ()
  }
  return
}

// -----
// What a loop hands on unchanged.
func @carried(%n: index) -> (i32, i32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %a = constant 1 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %z = addi %y, %x : i32
    scf.yield %x, %z : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// -----
// The loop may have no iteration, which MLIR 13 does not think of.
func @no_iteration(%n: index) -> i32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %a = constant 1 : i32
  %b = constant 2 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (i32) {
    scf.yield %b : i32
  }
  return %r : i32
}
// wanted
module  {
  func @no_iteration(%arg0: index) -> i32 {
    %c2_i32 = constant 2 : i32
    %c1_i32 = constant 1 : i32
    %c1 = constant 1 : index
    %c0 = constant 0 : index
    %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c1_i32) -> (i32) {
      scf.yield %c2_i32 : i32
    }
    return %0 : i32
  }
}

// -----
func @while(%c: i1) -> (i32, i32) {
  %a = constant 3 : i32
  %b = constant 4 : i32
  %r:2 = scf.while (%p = %a, %q = %b) : (i32, i32) -> (i32, i32) {
    %s = addi %p, %p : i32
    scf.condition(%c) %p, %q : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    %s = addi %u, %v : i32
    scf.yield %u, %s : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// -----
func @parallel(%n: index, %m: memref<?xi32>) {
  %a = constant 3 : i32
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %z = muli %a, %a : i32
    memref.store %z, %m[%i] : memref<?xi32>
  }
  return
}

// -----
func @affine(%n: index, %m: memref<?xi32>) {
  %a = constant 3 : i32
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %z = muli %a, %a : i32
    affine.store %z, %m[%i] : memref<?xi32>
  }
  affine.for %i = 0 to %n {
    %z = addi %a, %a : i32
    affine.store %z, %m[%i] : memref<?xi32>
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      %y = subi %z, %a : i32
      affine.store %y, %m[%i] : memref<?xi32>
    }
  }
  return
}

// -----
// The results of affine loops and conditionals are followed as well.
func @affine_results(%n: index) -> (i32, i32) {
  %a = constant 3 : i32
  %r = affine.for %i = 0 to %n iter_args(%x = %a) -> (i32) {
    affine.yield %x : i32
  }
  %s = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%n) -> i32 {
    affine.yield %a : i32
  } else {
    affine.yield %a : i32
  }
  return %r, %s : i32, i32
}
// wanted
module  {
  func @affine_results(%arg0: index) -> (i32, i32) {
    %c3_i32 = constant 3 : i32
    return %c3_i32, %c3_i32 : i32, i32
  }
}

// -----
func @scope() -> i32 {
  %a = constant 3 : i32
  %0 = memref.alloca_scope -> (i32) {
    %z = addi %a, %a : i32
    memref.alloca_scope.return %z : i32
  }
  return %0 : i32
}

// -----
// What an execute_region yields is followed.
func @execute() -> i32 {
  %a = constant 3 : i32
  %0 = scf.execute_region -> i32 {
    %z = addi %a, %a : i32
    scf.yield %z : i32
  }
  return %0 : i32
}
// wanted
module  {
  func @execute() -> i32 {
    %c6_i32 = constant 6 : i32
    %c3_i32 = constant 3 : i32
    %0 = scf.execute_region -> i32 {
      scf.yield %c6_i32 : i32
    }
    return %c6_i32 : i32
  }
}

// -----
// Of an unknown operation nothing is known.
func @unknown(%n: i32) -> i32 {
  %a = constant 3 : i32
  %0 = "x.region"(%a) ({
  ^bb0(%q: i32):
    %z = addi %a, %a : i32
    "x.end"(%z, %q) : (i32, i32) -> ()
  }) : (i32) -> i32
  %1 = addi %0, %a : i32
  return %1 : i32
}

// -----
// Functions of which all calls are seen.
func private @twice(%a: i32, %b: i32) -> (i32, i32) {
  %c = addi %a, %a : i32
  return %c, %b : i32, i32
}
func @caller(%n: i32) -> (i32, i32, i32, i32) {
  %c1 = constant 1 : i32
  %0:2 = call @twice(%c1, %n) : (i32, i32) -> (i32, i32)
  %1:2 = call @twice(%c1, %c1) : (i32, i32) -> (i32, i32)
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, i32, i32
}

// -----
// One whose calls disagree, one that is public, one that is a value somewhere.
func private @id(%a: i32) -> i32 {
  return %a : i32
}
func @public(%a: i32) -> i32 {
  return %a : i32
}
func private @value(%a: i32) -> i32 {
  return %a : i32
}
func private @never(%a: i32) -> i32 {
  %c = constant 1 : i32
  %d = addi %c, %c : i32
  return %d : i32
}
func @caller() -> (i32, i32, i32, i32) {
  %a = constant 1 : i32
  %b = constant 2 : i32
  %f = constant @value : (i32) -> i32
  %0 = call @id(%a) : (i32) -> i32
  %1 = call @id(%b) : (i32) -> i32
  %2 = call @public(%a) : (i32) -> i32
  %3 = call @value(%a) : (i32) -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----
// Recursion that passes on what it got.
func private @down(%n: i32, %x: i32) -> i32 {
  %zero = constant 0 : i32
  %one = constant 1 : i32
  %end = cmpi eq, %n, %zero : i32
  cond_br %end, ^base, ^step
^base:
  return %x : i32
^step:
  %m = subi %n, %one : i32
  %r = call @down(%m, %x) : (i32, i32) -> i32
  return %r : i32
}
func @start(%n: i32) -> i32 {
  %x = constant 7 : i32
  %r = call @down(%n, %x) : (i32, i32) -> i32
  return %r : i32
}

// -----
// What functions return is known also where some of their calls are not.
func @seen(%a: i32, %b: i1) -> (i32, i32) {
  %five = constant 5 : i32
  cond_br %b, ^x(%five : i32), ^y
^x(%v: i32):
  return %v, %a : i32, i32
^y:
  br ^x(%five : i32)
}
func private @taken(%a: i32) -> (i32, i32) {
  %three = constant 3 : i32
  return %three, %a : i32, i32
}
func @caller(%b: i1) -> (i32, i32, i32, i32) {
  %one = constant 1 : i32
  %r:2 = call @seen(%one, %b) : (i32, i1) -> (i32, i32)
  %s:2 = call @taken(%one) : (i32) -> (i32, i32)
  %g = constant @taken : (i32) -> (i32, i32)
  return %r#0, %r#1, %s#0, %s#1 : i32, i32, i32, i32
}

// -----
// Declarations and what is called through values.
func private @outside(i32) -> i32
func @caller(%f: (i32) -> i32) -> (i32, i32) {
  %a = constant 1 : i32
  %0 = call @outside(%a) : (i32) -> i32
  %1 = call_indirect %f(%a) : (i32) -> i32
  return %0, %1 : i32, i32
}

// -----
// Nested visibility counts where the module is not visible from outside.
func nested @hidden(%a: i32) -> i32 {
  %b = addi %a, %a : i32
  return %b : i32
}
func @caller() -> i32 {
  %a = constant 1 : i32
  %0 = call @hidden(%a) : (i32) -> i32
  return %0 : i32
}

// -----
module @inner {
  func nested @hidden(%a: i32) -> i32 {
    %b = addi %a, %a : i32
    return %b : i32
  }
  func @caller() -> i32 {
    %a = constant 1 : i32
    %0 = call @hidden(%a) : (i32) -> i32
    return %0 : i32
  }
}
module @other attributes {sym_visibility = "private"} {
  func nested @hidden(%a: i32) -> i32 {
    %b = addi %a, %a : i32
    return %b : i32
  }
  func @caller() -> i32 {
    %a = constant 1 : i32
    %0 = call @hidden(%a) : (i32) -> i32
    return %0 : i32
  }
}

// -----
// Floats, vectors, casts and comparisons.
func @kinds(%x: f32) -> (f32, vector<2xi32>, i64, i1, f32) {
  %a = constant 1.5 : f32
  %b = constant 2.0 : f32
  %c = addf %a, %b : f32
  %v = constant dense<[1, 2]> : vector<2xi32>
  %w = addi %v, %v : vector<2xi32>
  %i = constant 5 : i32
  %j = sexti %i : i32 to i64
  %k = cmpi sgt, %i, %i : i32
  %l = addf %x, %a : f32
  return %c, %w, %j, %k, %l : f32, vector<2xi32>, i64, i1, f32
}

// -----
// A division by zero is no constant.
func @undefined() -> (i32, i32) {
  %zero = constant 0 : i32
  %one = constant 1 : i32
  %a = divi_signed %one, %zero : i32
  %b = remi_unsigned %one, %zero : i32
  return %a, %b : i32, i32
}

// -----
// Constants of two regions, in the order in which they are found.
func @order(%c: i1, %m: memref<i32>) {
  scf.if %c {
    %a = constant 1 : i32
    memref.store %a, %m[] : memref<i32>
    scf.if %c {
      %b = constant 2 : i32
      memref.store %b, %m[] : memref<i32>
    } else {
      %b = constant 3 : i32
      memref.store %b, %m[] : memref<i32>
    }
  } else {
    %a = constant 4 : i32
    memref.store %a, %m[] : memref<i32>
  }
  %d = constant 5 : i32
  memref.store %d, %m[] : memref<i32>
  return
}
