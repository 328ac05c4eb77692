// canonicalize
func @i1(%arg0: i32) -> i32 {
  %true = constant true
  %0 = scf.if %true -> (i32) {
    "t.a"() : () -> ()
    scf.yield %arg0 : i32
  } else {
    %c1_i32 = constant 1 : i32
    scf.yield %c1_i32 : i32
  }
  return %0 : i32
}

// -----

func @i2(%arg0: i1) {
  scf.if %arg0 {
  }
  return
}

// -----

func @i3(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  %0 = scf.if %arg0 -> (i32) {
    scf.yield %arg1 : i32
  } else {
    scf.yield %arg2 : i32
  }
  return %0 : i32
}

// -----

func @i4(%arg0: i1, %arg1: i32) -> i32 {
  %0:2 = scf.if %arg0 -> (i32, i32) {
    "t.a"() : () -> ()
    scf.yield %arg1, %arg1 : i32, i32
  } else {
    %c1_i32 = constant 1 : i32
    scf.yield %c1_i32, %c1_i32 : i32, i32
  }
  return %0#0 : i32
}

// -----

func @i5(%arg0: i1) {
  %false = constant false
  scf.if %false {
    "t.a"() : () -> ()
  }
  scf.if %false {
    "t.b"() : () -> ()
  } else {
    "t.c"() : () -> ()
  }
  return
}

// -----

func @i7(%arg0: i1) {
  scf.if %arg0 {
    "t.a"(%arg0) : (i1) -> ()
  } else {
    "t.b"(%arg0) : (i1) -> ()
  }
  return
}

// -----

func @i9(%arg0: i1) {
  scf.if %arg0 {
    "t.a"() : () -> ()
  } else {
  }
  return
}

// -----

func @f1(%arg0: i32) -> i32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
    %1 = addi %arg2, %arg2 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

func @f2(%arg0: i32) -> i32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
    %1 = addi %arg2, %arg2 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

func @f4(%arg0: i32, %arg1: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %arg2 = %c0 to %arg1 step %c1 {
  }
  return
}

// -----

func @e1(%arg0: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    "t.a"() : () -> ()
    scf.yield %arg0 : i32
  }
  return %0 : i32
}

// -----

func @w1(%arg0: i32) -> i32 {
  %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
    %1 = "t.c"(%arg1) : (i32) -> i1
    scf.condition(%1) %arg1 : i32
  } do {
  ^bb0(%arg1: i32):  // no predecessors
    "t.b"(%arg1) : (i32) -> ()
    scf.yield %arg1 : i32
  }
  return %0 : i32
}
