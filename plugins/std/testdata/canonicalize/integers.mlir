// canonicalize
func @a1(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = addi %arg0, %c3_i32 : i32
  %1 = addi %0, %c5_i32 : i32
  return %1 : i32
}

// -----

func @a2(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = subi %arg0, %c3_i32 : i32
  %1 = addi %0, %c5_i32 : i32
  return %1 : i32
}

// -----

func @a3(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = subi %c3_i32, %arg0 : i32
  %1 = addi %0, %c5_i32 : i32
  return %1 : i32
}

// -----

func @s1(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = addi %arg0, %c3_i32 : i32
  %1 = subi %0, %c5_i32 : i32
  return %1 : i32
}

// -----

func @s2(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = addi %arg0, %c3_i32 : i32
  %1 = subi %c5_i32, %0 : i32
  return %1 : i32
}

// -----

func @s3(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = subi %arg0, %c3_i32 : i32
  %1 = subi %0, %c5_i32 : i32
  return %1 : i32
}

// -----

func @s4(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = subi %c3_i32, %arg0 : i32
  %1 = subi %0, %c5_i32 : i32
  return %1 : i32
}

// -----

func @s5(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = subi %arg0, %c3_i32 : i32
  %1 = subi %c5_i32, %0 : i32
  return %1 : i32
}

// -----

func @s6(%arg0: i32) -> i32 {
  %c3_i32 = constant 3 : i32
  %c5_i32 = constant 5 : i32
  %0 = subi %c3_i32, %arg0 : i32
  %1 = subi %c5_i32, %0 : i32
  return %1 : i32
}

// -----

func @s7(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
  %0 = subi %arg0, %arg1 : i32
  %1 = addi %0, %arg1 : i32
  %2 = addi %arg0, %arg1 : i32
  %3 = subi %2, %arg1 : i32
  %4 = subi %2, %arg0 : i32
  %5 = addi %arg1, %0 : i32
  return %1, %3, %4, %5 : i32, i32, i32, i32
}

// -----

func @x1(%arg0: i32, %arg1: i32) -> (i1, i1, i1) {
  %true = constant true
  %0 = cmpi slt, %arg0, %arg1 : i32
  %1 = xor %0, %true : i1
  %2 = xor %true, %0 : i1
  %cst = constant 1.000000e+00 : f32
  %3 = cmpf olt, %cst, %cst : f32
  %4 = xor %3, %true : i1
  return %1, %2, %4 : i1, i1, i1
}

// -----

func @xf(%arg0: f32, %arg1: f32) -> i1 {
  %true = constant true
  %0 = cmpf olt, %arg0, %arg1 : f32
  %1 = xor %0, %true : i1
  return %1 : i1
}

// -----

func @xx(%arg0: i1) -> i1 {
  %true = constant true
  %0 = xor %arg0, %true : i1
  %1 = xor %0, %true : i1
  return %1 : i1
}

// -----

func @ic1(%arg0: i32) -> i32 {
  %0 = index_cast %arg0 : i32 to index
  %1 = index_cast %0 : index to i32
  return %1 : i32
}

// -----

func @ic2(%arg0: i32) -> i64 {
  %0 = index_cast %arg0 : i32 to index
  %1 = index_cast %0 : index to i64
  return %1 : i64
}

// -----

func @ic3(%arg0: i32) -> index {
  %0 = sexti %arg0 : i32 to i64
  %1 = index_cast %0 : i64 to index
  return %1 : index
}

// -----

func @ic5(%arg0: i32) -> index {
  %0 = zexti %arg0 : i32 to i64
  %1 = index_cast %0 : i64 to index
  return %1 : index
}

// -----

func @e1(%arg0: i8) -> i32 {
  %0 = sexti %arg0 : i8 to i16
  %1 = sexti %0 : i16 to i32
  return %1 : i32
}

// -----

func @e2(%arg0: i8) -> i32 {
  %0 = zexti %arg0 : i8 to i16
  %1 = zexti %0 : i16 to i32
  return %1 : i32
}

// -----

func @e3(%arg0: i8) -> i32 {
  %0 = zexti %arg0 : i8 to i16
  %1 = sexti %0 : i16 to i32
  return %1 : i32
}

// -----

func @e4(%arg0: i8) -> i8 {
  %0 = zexti %arg0 : i8 to i16
  %1 = trunci %0 : i16 to i8
  return %1 : i8
}

// -----

func @e5(%arg0: i8) -> i4 {
  %0 = zexti %arg0 : i8 to i16
  %1 = trunci %0 : i16 to i4
  return %1 : i4
}

// -----

func @e6(%arg0: i8) -> i2 {
  %0 = trunci %arg0 : i8 to i4
  %1 = trunci %0 : i4 to i2
  return %1 : i2
}

// -----

func @e7(%arg0: i8) -> i12 {
  %0 = zexti %arg0 : i8 to i16
  %1 = trunci %0 : i16 to i12
  return %1 : i12
}

// -----

func @e9(%arg0: f32) -> f32 {
  %0 = fpext %arg0 : f32 to f64
  %1 = fptrunc %0 : f64 to f32
  return %1 : f32
}
