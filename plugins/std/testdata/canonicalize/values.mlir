// canonicalize
func @sel1(%arg0: i1) -> i1 {
  %true = constant true
  %false = constant false
  %0 = select %arg0, %true, %false : i1
  return %0 : i1
}

// -----

func @sel2(%arg0: i1) -> i1 {
  %true = constant true
  %false = constant false
  %0 = select %arg0, %false, %true : i1
  return %0 : i1
}

// -----

func @sel3(%arg0: vector<2xi1>) -> vector<2xi1> {
  %cst = constant dense<true> : vector<2xi1>
  %cst_0 = constant dense<false> : vector<2xi1>
  %0 = select %arg0, %cst, %cst_0 : vector<2xi1>, vector<2xi1>
  return %0 : vector<2xi1>
}

// -----

func @sel4(%arg0: i1, %arg1: i1) -> (i1, i1, i1, i1) {
  %true = constant true
  %false = constant false
  %0 = select %arg0, %true, %arg1 : i1
  %1 = select %arg0, %arg1, %false : i1
  %2 = select %arg0, %false, %arg1 : i1
  %3 = select %arg0, %arg1, %true : i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// -----

func @sel5(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
  %true = constant true
  %0 = xor %arg0, %true : i1
  %1 = select %0, %arg1, %arg2 : i32
  %2 = select %arg0, %1, %arg2 : i32
  return %1, %2 : i32, i32
}

// -----

func @sel6(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
  %0 = cmpi eq, %arg0, %arg1 : i32
  %1 = cmpi ne, %arg0, %arg1 : i32
  %2 = select %0, %arg0, %arg1 : i32
  %3 = select %1, %arg0, %arg1 : i32
  %4 = select %0, %arg1, %arg0 : i32
  %5 = select %1, %arg1, %arg0 : i32
  return %2, %3, %4, %5 : i32, i32, i32, i32
}

// -----

func @sel7(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
  %cst = constant dense<[true, false]> : vector<2xi1>
  %0 = select %cst, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func @sel8(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
  %cst = constant dense<true> : vector<2xi1>
  %0 = select %cst, %arg0, %arg1 : vector<2xi1>, vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func @sel9(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  %0 = select %arg0, %arg1, %arg2 : i32
  %1 = select %arg0, %0, %arg1 : i32
  return %1 : i32
}

// -----

func @as(%arg0: i1) {
  %true = constant true
  assert %true, "a"
  %false = constant false
  assert %false, "b"
  assert %arg0, "c"
  return
}

// -----

func private @g(i32) -> i32
func @ci(%arg0: i32) -> i32 {
  %f = constant @g : (i32) -> i32
  %0 = call_indirect %f(%arg0) : (i32) -> i32
  return %0 : i32
}

// -----

func @cm(%arg0: i32, %arg1: f32) -> (i1, i1, i1, i1, i1) {
  %0 = cmpi slt, %arg0, %arg0 : i32
  %1 = cmpi uge, %arg0, %arg0 : i32
  %2 = cmpf oeq, %arg1, %arg1 : f32
  %3 = cmpf true, %arg1, %arg1 : f32
  %4 = cmpf false, %arg1, %arg1 : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// -----

func @cm2(%arg0: i32) -> (i1, i1, i1, i1) {
  %c3_i32 = constant 3 : i32
  %0 = cmpi slt, %c3_i32, %arg0 : i32
  %1 = cmpi eq, %c3_i32, %arg0 : i32
  %c-1_i32 = constant -1 : i32
  %2 = cmpi ugt, %arg0, %c-1_i32 : i32
  %c0_i32 = constant 0 : i32
  %3 = cmpi ult, %arg0, %c0_i32 : i32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// -----

func @rk(%arg0: memref<2x3xf32>, %arg1: tensor<?xi32>, %arg2: memref<*xf32>) -> (index, index, index) {
  %0 = rank %arg0 : memref<2x3xf32>
  %1 = rank %arg1 : tensor<?xi32>
  %2 = rank %arg2 : memref<*xf32>
  return %0, %1, %2 : index, index, index
}

// -----

func @sp(%arg0: f32) -> (vector<4xf32>, tensor<2xi32>, vector<3xf32>) {
  %c3_i32 = constant 3 : i32
  %0 = splat %arg0 : vector<4xf32>
  %1 = splat %c3_i32 : tensor<2xi32>
  %cst = constant 2.000000e+00 : f32
  %2 = splat %cst : vector<3xf32>
  return %0, %1, %2 : vector<4xf32>, tensor<2xi32>, vector<3xf32>
}

// -----

func @fl() -> (f32, f32, f32, f32, f32, f32, f64, f32, i32, i32, f32, f32, f32) {
  %cst = constant 3.500000e+00 : f32
  %cst_0 = constant -2.000000e+00 : f32
  %0 = addf %cst, %cst_0 : f32
  %1 = subf %cst, %cst_0 : f32
  %2 = mulf %cst, %cst_0 : f32
  %3 = divf %cst, %cst_0 : f32
  %4 = remf %cst, %cst_0 : f32
  %5 = negf %cst : f32
  %6 = fpext %cst : f32 to f64
  %cst_1 = constant 1.100000e+00 : f64
  %7 = fptrunc %cst_1 : f64 to f32
  %8 = fptosi %cst : f32 to i32
  %9 = fptoui %cst : f32 to i32
  %c3_i32 = constant 3 : i32
  %10 = sitofp %c3_i32 : i32 to f32
  %11 = uitofp %c3_i32 : i32 to f32
  %12 = absf %cst_0 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : f32, f32, f32, f32, f32, f32, f64, f32, i32, i32, f32, f32, f32
}

// -----

func @in(%arg0: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0_i32 = constant 0 : i32
  %c1_i32 = constant 1 : i32
  %c-1_i32 = constant -1 : i32
  %0 = muli %arg0, %c-1_i32 : i32
  %1 = and %arg0, %c-1_i32 : i32
  %2 = or %arg0, %c-1_i32 : i32
  %3 = or %arg0, %c0_i32 : i32
  %4 = divi_signed %c0_i32, %arg0 : i32
  %5 = remi_unsigned %c0_i32, %arg0 : i32
  %6 = divi_unsigned %arg0, %arg0 : i32
  %7 = shift_left %arg0, %c0_i32 : i32
  %8 = subi %c0_i32, %arg0 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// -----

func @uc(%arg0: i32) -> (i32, i64, i32) {
  %0 = unrealized_conversion_cast %arg0 : i32 to i64
  %1 = unrealized_conversion_cast %0 : i64 to i32
  %2 = unrealized_conversion_cast %arg0 : i32 to i32
  return %1, %0, %2 : i32, i64, i32
}
