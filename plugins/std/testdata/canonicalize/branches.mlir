// canonicalize
func @b1(%arg0: i32) -> i32 {
  "t.a"() : () -> ()
  br ^bb1(%arg0 : i32)
^bb1(%0: i32):  // pred: ^bb0
  br ^bb2(%0 : i32)
^bb2(%1: i32):  // pred: ^bb1
  return %1 : i32
}

// -----

func private @use(i32)
func @b2(%arg0: i1, %arg1: i32) -> i32 {
  cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg1 : i32)
^bb1(%0: i32):  // pred: ^bb0
  br ^bb2(%0 : i32)
^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
  call @use(%1) : (i32) -> ()
  return %1 : i32
}

// -----

func private @use(i32)
func @b3(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
  call @use(%0) : (i32) -> ()
  return %0 : i32
}

// -----

func private @use(i32)
func @b4(%arg0: i1, %arg1: i32) -> i32 {
  cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg1 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
  call @use(%0) : (i32) -> ()
  return %0 : i32
}

// -----

func private @use(i32)
func @b5(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  call @use(%arg1) : (i32) -> ()
  cond_br %arg0, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  call @use(%arg2) : (i32) -> ()
  cond_br %arg0, ^bb3, ^bb4
^bb2:  // pred: ^bb0
  cond_br %arg0, ^bb3, ^bb4
^bb3:  // 2 preds: ^bb1, ^bb2
  call @use(%arg1) : (i32) -> ()
  return %arg1 : i32
^bb4:  // 2 preds: ^bb1, ^bb2
  return %arg2 : i32
}

// -----

func @b6(%arg0: i1) -> i1 {
  cond_br %arg0, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  return %arg0 : i1
^bb2:  // pred: ^bb0
  %true = constant true
  %0 = xor %arg0, %true : i1
  return %0 : i1
}

// -----

func private @use(i32)
func @b7(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  "t.b"() : () -> ()
  cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
^bb1(%0: i32):  // pred: ^bb0
  "t.c"() : () -> ()
  br ^bb3(%0 : i32)
^bb2(%1: i32):  // pred: ^bb0
  br ^bb3(%1 : i32)
^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
  call @use(%2) : (i32) -> ()
  return %2 : i32
}

// -----

func @b8(%arg0: i1) {
  br ^bb1
^bb1:  // 2 preds: ^bb0, ^bb1
  br ^bb1
}

// -----

func @b9(%arg0: i1) {
  cond_br %arg0, ^bb1, ^bb2
^bb1:  // 2 preds: ^bb0, ^bb1
  br ^bb1
^bb2:  // pred: ^bb0
  return
}

// -----

func private @use(i32)
func private @cond() -> i1
func @b10(%arg0: i1, %arg1: i32) {
  br ^bb1
^bb1:  // 2 preds: ^bb0, ^bb2
  %0 = call @cond() : () -> i1
  cond_br %0, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  call @use(%arg1) : (i32) -> ()
  br ^bb1
^bb3:  // pred: ^bb1
  return
}

// -----

func @b11() -> i32 {
  %true = constant true
  %c1_i32 = constant 1 : i32
  %c2_i32 = constant 2 : i32
  cond_br %true, ^bb1(%c1_i32 : i32), ^bb1(%c2_i32 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
  return %0 : i32
}

// -----

func @b12(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cond_br %arg0, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  cond_br %arg0, ^bb3(%arg1 : i32), ^bb4
^bb2:  // pred: ^bb0
  br ^bb4
^bb3(%0: i32):  // pred: ^bb1
  return %0 : i32
^bb4:  // 2 preds: ^bb1, ^bb2
  return %arg2 : i32
}

// -----

func @b13(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
^bb1:  // pred: ^bb0
  br ^bb2(%arg2 : i32)
^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
  return %0 : i32
}

// -----

func @b14(%arg0: i1, %arg1: f32, %arg2: f32, %arg3: vector<2xi1>) -> (f32, vector<2xi1>) {
  cond_br %arg0, ^bb1(%arg1, %arg3 : f32, vector<2xi1>), ^bb1(%arg2, %arg3 : f32, vector<2xi1>)
^bb1(%0: f32, %1: vector<2xi1>):  // 2 preds: ^bb0, ^bb0
  return %0, %1 : f32, vector<2xi1>
}
