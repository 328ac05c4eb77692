//
func @integers(%a: i32, %b: i32, %i: index, %j: index) -> (i32, index, i64, i8, i1) {
  %0 = addi %a, %b : i32
  %1 = subi %0, %b : i32
  %2 = muli %1, %0 : i32
  %3 = divi_signed %2, %b : i32
  %4 = divi_unsigned %3, %b : i32
  %5 = remi_signed %4, %a : i32
  %6 = remi_unsigned %5, %b : i32
  %7 = and %6, %a : i32
  %8 = or %7, %b : i32
  %9 = xor %8, %a : i32
  %10 = shift_left %9, %b : i32
  %11 = shift_right_signed %10, %b : i32
  %12 = shift_right_unsigned %11, %a : i32
  %13 = addi %i, %j : index
  %14 = muli %13, %i : index
  %15 = sexti %12 : i32 to i64
  %16 = zexti %2 : i32 to i64
  %17 = muli %15, %16 : i64
  %18 = trunci %12 : i32 to i8
  %19 = cmpi slt, %12, %b : i32
  %20 = cmpi uge, %13, %14 : index
  %21 = cmpi ne, %19, %20 : i1
  %22 = index_cast %12 : i32 to index
  %23 = addi %22, %14 : index
  %24 = index_cast %23 : index to i8
  %25 = addi %24, %18 : i8
  %26 = select %21, %12, %11 : i32
  %27 = select %19, %23, %14 : index
  return %26, %27, %17, %25, %21 : i32, index, i64, i8, i1
}
func @floats(%a: f32, %b: f32, %h: f16, %i: i32) -> (f32, f64, i1, i32, i64, bf16) {
  %0 = addf %a, %b {my.note = "kept"} : f32
  %1 = subf %0, %a : f32
  %2 = mulf %1, %b : f32
  %3 = divf %2, %0 : f32
  %4 = remf %3, %b : f32
  %5 = negf %4 : f32
  %6 = absf %5 : f32
  %7 = ceilf %6 : f32
  %8 = floorf %7 : f32
  %9 = copysign %8, %b : f32
  %10 = fmaf %9, %a, %b : f32
  %11 = fpext %10 : f32 to f64
  %12 = fptrunc %11 : f64 to f32
  %13 = fpext %h : f16 to f32
  %14 = addf %12, %13 : f32
  %15 = cmpf ult, %14, %b : f32
  %16 = fptosi %14 : f32 to i32
  %17 = fptoui %14 : f32 to i64
  %18 = sitofp %i : i32 to f32
  %19 = uitofp %i : i32 to f64
  %20 = addf %11, %19 : f64
  %21 = addf %14, %18 : f32
  %22 = constant 2.5 : bf16
  return %21, %20, %15, %16, %17, %22 : f32, f64, i1, i32, i64, bf16
}
func @constants() -> (i1, i1, i8, i64, index, f16, f64, vector<4xf32>, vector<2xindex>, vector<2x2xi32>) {
  %0 = constant true
  %1 = constant false
  %2 = constant -3 : i8
  %3 = constant 5000000000 : i64
  %4 = constant 9 : index
  %5 = constant 1.5 : f16
  %6 = constant -0.0 : f64
  %7 = constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %8 = constant dense<5> : vector<2xindex>
  %9 = constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i8, i64, index, f16, f64, vector<4xf32>, vector<2xindex>, vector<2x2xi32>
}
func @vectors(%a: vector<2x4xf32>, %b: vector<2x4xf32>, %i: vector<4xi32>, %c: i1, %s: f32) -> (vector<2x4xf32>, vector<4xi1>, vector<2x4xi1>, vector<4xf32>) {
  %0 = addf %a, %b : vector<2x4xf32>
  %1 = mulf %0, %b : vector<2x4xf32>
  %2 = negf %1 : vector<2x4xf32>
  %3 = cmpf olt, %2, %b : vector<2x4xf32>
  %4 = select %3, %2, %b : vector<2x4xi1>, vector<2x4xf32>
  %5 = addi %i, %i : vector<4xi32>
  %6 = cmpi sgt, %5, %i : vector<4xi32>
  %7 = splat %s : vector<4xf32>
  %8 = sitofp %5 : vector<4xi32> to vector<4xf32>
  %9 = addf %7, %8 : vector<4xf32>
  %10 = select %c, %4, %a : vector<2x4xf32>
  return %10, %6, %3, %9 : vector<2x4xf32>, vector<4xi1>, vector<2x4xi1>, vector<4xf32>
}
