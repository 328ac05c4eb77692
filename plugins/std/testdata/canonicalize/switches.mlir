// canonicalize
func @s1(%arg0: i32, %arg1: f32) -> f32 {
  switch %arg0 : i32, [
    default: ^bb1(%arg1 : f32)]
^bb1(%0: f32):  // pred: ^bb0
  "t.a"(%0) : (f32) -> ()
  return %0 : f32
}

// -----

func @s2(%arg0: i32, %arg1: f32, %arg2: f32) -> f32 {
  switch %arg0 : i32, [
    default: ^bb1(%arg1 : f32),
    10: ^bb1(%arg1 : f32),
    20: ^bb2(%arg2 : f32),
    30: ^bb1(%arg2 : f32)
  ]
^bb1(%0: f32):  // 3 preds: ^bb0, ^bb0, ^bb0
  "t.a"(%0) : (f32) -> ()
  return %0 : f32
^bb2(%1: f32):  // pred: ^bb0
  "t.b"(%1) : (f32) -> ()
  return %1 : f32
}

// -----

func @s3(%arg0: f32, %arg1: f32) -> f32 {
  %c20_i32 = constant 20 : i32
  switch %c20_i32 : i32, [
    default: ^bb1(%arg0 : f32),
    10: ^bb1(%arg0 : f32),
    20: ^bb2(%arg1 : f32),
    30: ^bb1(%arg1 : f32)
  ]
^bb1(%0: f32):  // 3 preds: ^bb0, ^bb0, ^bb0
  "t.a"(%0) : (f32) -> ()
  return %0 : f32
^bb2(%1: f32):  // pred: ^bb0
  "t.b"(%1) : (f32) -> ()
  return %1 : f32
}

// -----

func @s4(%arg0: f32, %arg1: f32) -> f32 {
  %c21_i32 = constant 21 : i32
  switch %c21_i32 : i32, [
    default: ^bb1(%arg0 : f32),
    10: ^bb1(%arg0 : f32),
    20: ^bb2(%arg1 : f32),
    30: ^bb1(%arg1 : f32)
  ]
^bb1(%0: f32):  // 3 preds: ^bb0, ^bb0, ^bb0
  "t.a"(%0) : (f32) -> ()
  return %0 : f32
^bb2(%1: f32):  // pred: ^bb0
  "t.b"(%1) : (f32) -> ()
  return %1 : f32
}

// -----

func @s5(%arg0: i32, %arg1: f32, %arg2: f32) -> f32 {
  switch %arg0 : i32, [
    default: ^bb3(%arg1 : f32),
    10: ^bb1(%arg1 : f32),
    20: ^bb2(%arg2 : f32)
  ]
^bb1(%0: f32):  // pred: ^bb0
  br ^bb4(%0 : f32)
^bb2(%1: f32):  // pred: ^bb0
  "t.b"(%1) : (f32) -> ()
  br ^bb4(%1 : f32)
^bb3(%2: f32):  // pred: ^bb0
  br ^bb4(%2 : f32)
^bb4(%3: f32):  // 3 preds: ^bb1, ^bb2, ^bb3
  "t.e"(%3) : (f32) -> ()
  return %3 : f32
}

// -----

func @s6(%arg0: i32, %arg1: f32, %arg2: f32) -> f32 {
  switch %arg0 : i32, [
    default: ^bb3,
    10: ^bb1,
    20: ^bb2
  ]
^bb1:  // pred: ^bb0
  "t.b"() : () -> ()
  switch %arg0 : i32, [
    default: ^bb4,
    10: ^bb5,
    20: ^bb2
  ]
^bb2:  // 3 preds: ^bb0, ^bb1, ^bb3
  "t.c"() : () -> ()
  return %arg1 : f32
^bb3:  // pred: ^bb0
  "t.d"() : () -> ()
  switch %arg0 : i32, [
    default: ^bb4,
    10: ^bb5,
    20: ^bb2,
    30: ^bb5
  ]
^bb4:  // 2 preds: ^bb1, ^bb3
  "t.e"() : () -> ()
  return %arg2 : f32
^bb5:  // 3 preds: ^bb1, ^bb3, ^bb3
  "t.f"() : () -> ()
  return %arg1 : f32
}

// -----

func @s7(%arg0: i32, %arg1: f32, %arg2: f32) -> f32 {
  switch %arg0 : i32, [
    default: ^bb3,
    10: ^bb1,
    20: ^bb2,
    30: ^bb1
  ]
^bb1:  // 2 preds: ^bb0, ^bb0
  "t.b"() : () -> ()
  switch %arg0 : i32, [
    default: ^bb4,
    10: ^bb5,
    20: ^bb2
  ]
^bb2:  // 2 preds: ^bb0, ^bb1
  "t.c"() : () -> ()
  return %arg1 : f32
^bb3:  // pred: ^bb0
  "t.d"() : () -> ()
  return %arg2 : f32
^bb4:  // pred: ^bb1
  "t.e"() : () -> ()
  return %arg2 : f32
^bb5:  // pred: ^bb1
  "t.f"() : () -> ()
  return %arg1 : f32
}

// -----

func @s8(%arg0: i32, %arg1: f32, %arg2: f32) -> f32 {
  switch %arg0 : i32, [
    default: ^bb3,
    10: ^bb1,
    20: ^bb2
  ]
^bb1:  // pred: ^bb0
  "t.b"() : () -> ()
  switch %arg0 : i32, [
    default: ^bb4,
    30: ^bb5,
    20: ^bb2
  ]
^bb2:  // 3 preds: ^bb0, ^bb1, ^bb3
  "t.c"() : () -> ()
  return %arg1 : f32
^bb3:  // pred: ^bb0
  "t.d"() : () -> ()
  switch %arg0 : i32, [
    default: ^bb4,
    10: ^bb5,
    20: ^bb2
  ]
^bb4:  // 2 preds: ^bb1, ^bb3
  "t.e"() : () -> ()
  return %arg2 : f32
^bb5:  // 2 preds: ^bb1, ^bb3
  "t.f"() : () -> ()
  return %arg1 : f32
}

// -----

func @s9(%arg0: i32, %arg1: f32, %arg2: f32) -> f32 {
  switch %arg0 : i32, [
    default: ^bb1,
    10: ^bb1,
    20: ^bb1
  ]
^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
  "t.b"() : () -> ()
  return %arg1 : f32
}

// -----

func @s10(%arg0: i32, %arg1: f32, %arg2: f32) -> f32 {
  switch %arg0 : i32, [
    default: ^bb1,
    10: ^bb2,
    20: ^bb1
  ]
^bb1:  // 2 preds: ^bb0, ^bb0
  "t.b"() : () -> ()
  return %arg1 : f32
^bb2:  // pred: ^bb0
  return %arg2 : f32
}

// -----

func @s11(%arg0: i64, %arg1: f32, %arg2: f32) -> f32 {
  switch %arg0 : i64, [
    default: ^bb1,
    10: ^bb2,
    10: ^bb1
  ]
^bb1:  // 2 preds: ^bb0, ^bb0
  "t.b"() : () -> ()
  return %arg1 : f32
^bb2:  // pred: ^bb0
  return %arg2 : f32
}

// -----

func @dead_case_argument(%f: i32, %x: i32) -> i32 {
  switch %f : i32, [
    default: ^a(%x : i32),
    1: ^b(%x, %f : i32, i32)
  ]
^a(%p: i32):
  "test.a"() : () -> ()
  return %x : i32
^b(%q: i32, %r: i32):
  "test.b"() : () -> ()
  return %q : i32
}
