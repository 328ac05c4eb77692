// convert-std-to-spirv
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1, %b: i1) {
  %0 = addi %a, %b : i1
  %1 = subi %a, %b : i1
  %2 = muli %a, %b : i1
  %3 = and %a, %b : i1
  %4 = or %a, %b : i1
  %5 = xor %a, %b : i1
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i1, %arg1: i1) "None" {
    %0 = spv.LogicalNotEqual %arg0, %arg1 : i1
    %1 = spv.LogicalNotEqual %arg0, %arg1 : i1
    %2 = spv.LogicalAnd %arg0, %arg1 : i1
    %3 = spv.LogicalAnd %arg0, %arg1 : i1
    %4 = spv.LogicalOr %arg0, %arg1 : i1
    %5 = spv.LogicalNotEqual %arg0, %arg1 : i1
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1, %b: i1) {
  %0 = cmpi eq, %a, %b : i1
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1, %b: i1) {
  %0 = cmpi ne, %a, %b : i1
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1, %b: i1) {
  %0 = cmpi slt, %a, %b : i1
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8, %b: i8) {
  %0 = addi %a, %b : i8
  %1 = subi %a, %b : i8
  %2 = muli %a, %b : i8
  %3 = and %a, %b : i8
  %4 = or %a, %b : i8
  %5 = xor %a, %b : i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8, %b: i8) {
  %0 = divi_signed %a, %b : i8
  %1 = divi_unsigned %a, %b : i8
  %2 = remi_signed %a, %b : i8
  %3 = remi_unsigned %a, %b : i8
  %4 = shift_left %a, %b : i8
  %5 = shift_right_signed %a, %b : i8
  %6 = shift_right_unsigned %a, %b : i8
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %cst24_i32 = spv.Constant 24 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst24_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst24_i32 : i32, i32
    %cst24_i32_0 = spv.Constant 24 : i32
    %2 = spv.ShiftLeftLogical %arg1, %cst24_i32_0 : i32, i32
    %3 = spv.ShiftRightArithmetic %2, %cst24_i32_0 : i32, i32
    %4 = spv.SDiv %1, %3 : i32
    %cst255_i32 = spv.Constant 255 : i32
    %5 = spv.BitwiseAnd %arg0, %cst255_i32 : i32
    %cst255_i32_1 = spv.Constant 255 : i32
    %6 = spv.BitwiseAnd %arg1, %cst255_i32_1 : i32
    %7 = spv.UDiv %5, %6 : i32
    %cst24_i32_2 = spv.Constant 24 : i32
    %8 = spv.ShiftLeftLogical %arg0, %cst24_i32_2 : i32, i32
    %9 = spv.ShiftRightArithmetic %8, %cst24_i32_2 : i32, i32
    %cst24_i32_3 = spv.Constant 24 : i32
    %10 = spv.ShiftLeftLogical %arg1, %cst24_i32_3 : i32, i32
    %11 = spv.ShiftRightArithmetic %10, %cst24_i32_3 : i32, i32
    %12 = spv.GLSL.SAbs %9 : i32
    %13 = spv.GLSL.SAbs %11 : i32
    %14 = spv.UMod %12, %13 : i32
    %15 = spv.IEqual %9, %12 : i32
    %16 = spv.SNegate %14 : i32
    %17 = spv.Select %15, %14, %16 : i1, i32
    %cst255_i32_4 = spv.Constant 255 : i32
    %18 = spv.BitwiseAnd %arg0, %cst255_i32_4 : i32
    %cst255_i32_5 = spv.Constant 255 : i32
    %19 = spv.BitwiseAnd %arg1, %cst255_i32_5 : i32
    %20 = spv.UMod %18, %19 : i32
    %cst255_i32_6 = spv.Constant 255 : i32
    %21 = spv.BitwiseAnd %arg1, %cst255_i32_6 : i32
    %22 = spv.ShiftLeftLogical %arg0, %21 : i32, i32
    %cst24_i32_7 = spv.Constant 24 : i32
    %23 = spv.ShiftLeftLogical %arg0, %cst24_i32_7 : i32, i32
    %24 = spv.ShiftRightArithmetic %23, %cst24_i32_7 : i32, i32
    %cst255_i32_8 = spv.Constant 255 : i32
    %25 = spv.BitwiseAnd %arg1, %cst255_i32_8 : i32
    %26 = spv.ShiftRightArithmetic %24, %25 : i32, i32
    %cst255_i32_9 = spv.Constant 255 : i32
    %27 = spv.BitwiseAnd %arg0, %cst255_i32_9 : i32
    %cst255_i32_10 = spv.Constant 255 : i32
    %28 = spv.BitwiseAnd %arg1, %cst255_i32_10 : i32
    %29 = spv.ShiftRightLogical %27, %28 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8, %b: i8) {
  %0 = cmpi eq, %a, %b : i8
  %1 = cmpi ne, %a, %b : i8
  %2 = cmpi slt, %a, %b : i8
  %3 = cmpi sle, %a, %b : i8
  %4 = cmpi sgt, %a, %b : i8
  %5 = cmpi sge, %a, %b : i8
  %6 = cmpi ult, %a, %b : i8
  %7 = cmpi ule, %a, %b : i8
  %8 = cmpi ugt, %a, %b : i8
  %9 = cmpi uge, %a, %b : i8
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %cst24_i32 = spv.Constant 24 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst24_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst24_i32 : i32, i32
    %cst24_i32_0 = spv.Constant 24 : i32
    %2 = spv.ShiftLeftLogical %arg1, %cst24_i32_0 : i32, i32
    %3 = spv.ShiftRightArithmetic %2, %cst24_i32_0 : i32, i32
    %4 = spv.IEqual %1, %3 : i32
    %cst24_i32_1 = spv.Constant 24 : i32
    %5 = spv.ShiftLeftLogical %arg0, %cst24_i32_1 : i32, i32
    %6 = spv.ShiftRightArithmetic %5, %cst24_i32_1 : i32, i32
    %cst24_i32_2 = spv.Constant 24 : i32
    %7 = spv.ShiftLeftLogical %arg1, %cst24_i32_2 : i32, i32
    %8 = spv.ShiftRightArithmetic %7, %cst24_i32_2 : i32, i32
    %9 = spv.INotEqual %6, %8 : i32
    %cst24_i32_3 = spv.Constant 24 : i32
    %10 = spv.ShiftLeftLogical %arg0, %cst24_i32_3 : i32, i32
    %11 = spv.ShiftRightArithmetic %10, %cst24_i32_3 : i32, i32
    %cst24_i32_4 = spv.Constant 24 : i32
    %12 = spv.ShiftLeftLogical %arg1, %cst24_i32_4 : i32, i32
    %13 = spv.ShiftRightArithmetic %12, %cst24_i32_4 : i32, i32
    %14 = spv.SLessThan %11, %13 : i32
    %cst24_i32_5 = spv.Constant 24 : i32
    %15 = spv.ShiftLeftLogical %arg0, %cst24_i32_5 : i32, i32
    %16 = spv.ShiftRightArithmetic %15, %cst24_i32_5 : i32, i32
    %cst24_i32_6 = spv.Constant 24 : i32
    %17 = spv.ShiftLeftLogical %arg1, %cst24_i32_6 : i32, i32
    %18 = spv.ShiftRightArithmetic %17, %cst24_i32_6 : i32, i32
    %19 = spv.SLessThanEqual %16, %18 : i32
    %cst24_i32_7 = spv.Constant 24 : i32
    %20 = spv.ShiftLeftLogical %arg0, %cst24_i32_7 : i32, i32
    %21 = spv.ShiftRightArithmetic %20, %cst24_i32_7 : i32, i32
    %cst24_i32_8 = spv.Constant 24 : i32
    %22 = spv.ShiftLeftLogical %arg1, %cst24_i32_8 : i32, i32
    %23 = spv.ShiftRightArithmetic %22, %cst24_i32_8 : i32, i32
    %24 = spv.SGreaterThan %21, %23 : i32
    %cst24_i32_9 = spv.Constant 24 : i32
    %25 = spv.ShiftLeftLogical %arg0, %cst24_i32_9 : i32, i32
    %26 = spv.ShiftRightArithmetic %25, %cst24_i32_9 : i32, i32
    %cst24_i32_10 = spv.Constant 24 : i32
    %27 = spv.ShiftLeftLogical %arg1, %cst24_i32_10 : i32, i32
    %28 = spv.ShiftRightArithmetic %27, %cst24_i32_10 : i32, i32
    %29 = spv.SGreaterThanEqual %26, %28 : i32
    %cst255_i32 = spv.Constant 255 : i32
    %30 = spv.BitwiseAnd %arg0, %cst255_i32 : i32
    %cst255_i32_11 = spv.Constant 255 : i32
    %31 = spv.BitwiseAnd %arg1, %cst255_i32_11 : i32
    %32 = spv.ULessThan %30, %31 : i32
    %cst255_i32_12 = spv.Constant 255 : i32
    %33 = spv.BitwiseAnd %arg0, %cst255_i32_12 : i32
    %cst255_i32_13 = spv.Constant 255 : i32
    %34 = spv.BitwiseAnd %arg1, %cst255_i32_13 : i32
    %35 = spv.ULessThanEqual %33, %34 : i32
    %cst255_i32_14 = spv.Constant 255 : i32
    %36 = spv.BitwiseAnd %arg0, %cst255_i32_14 : i32
    %cst255_i32_15 = spv.Constant 255 : i32
    %37 = spv.BitwiseAnd %arg1, %cst255_i32_15 : i32
    %38 = spv.UGreaterThan %36, %37 : i32
    %cst255_i32_16 = spv.Constant 255 : i32
    %39 = spv.BitwiseAnd %arg0, %cst255_i32_16 : i32
    %cst255_i32_17 = spv.Constant 255 : i32
    %40 = spv.BitwiseAnd %arg1, %cst255_i32_17 : i32
    %41 = spv.UGreaterThanEqual %39, %40 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16, %b: i16) {
  %0 = addi %a, %b : i16
  %1 = subi %a, %b : i16
  %2 = muli %a, %b : i16
  %3 = and %a, %b : i16
  %4 = or %a, %b : i16
  %5 = xor %a, %b : i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16, %b: i16) {
  %0 = divi_signed %a, %b : i16
  %1 = divi_unsigned %a, %b : i16
  %2 = remi_signed %a, %b : i16
  %3 = remi_unsigned %a, %b : i16
  %4 = shift_left %a, %b : i16
  %5 = shift_right_signed %a, %b : i16
  %6 = shift_right_unsigned %a, %b : i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %cst16_i32 = spv.Constant 16 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst16_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst16_i32 : i32, i32
    %cst16_i32_0 = spv.Constant 16 : i32
    %2 = spv.ShiftLeftLogical %arg1, %cst16_i32_0 : i32, i32
    %3 = spv.ShiftRightArithmetic %2, %cst16_i32_0 : i32, i32
    %4 = spv.SDiv %1, %3 : i32
    %cst65535_i32 = spv.Constant 65535 : i32
    %5 = spv.BitwiseAnd %arg0, %cst65535_i32 : i32
    %cst65535_i32_1 = spv.Constant 65535 : i32
    %6 = spv.BitwiseAnd %arg1, %cst65535_i32_1 : i32
    %7 = spv.UDiv %5, %6 : i32
    %cst16_i32_2 = spv.Constant 16 : i32
    %8 = spv.ShiftLeftLogical %arg0, %cst16_i32_2 : i32, i32
    %9 = spv.ShiftRightArithmetic %8, %cst16_i32_2 : i32, i32
    %cst16_i32_3 = spv.Constant 16 : i32
    %10 = spv.ShiftLeftLogical %arg1, %cst16_i32_3 : i32, i32
    %11 = spv.ShiftRightArithmetic %10, %cst16_i32_3 : i32, i32
    %12 = spv.GLSL.SAbs %9 : i32
    %13 = spv.GLSL.SAbs %11 : i32
    %14 = spv.UMod %12, %13 : i32
    %15 = spv.IEqual %9, %12 : i32
    %16 = spv.SNegate %14 : i32
    %17 = spv.Select %15, %14, %16 : i1, i32
    %cst65535_i32_4 = spv.Constant 65535 : i32
    %18 = spv.BitwiseAnd %arg0, %cst65535_i32_4 : i32
    %cst65535_i32_5 = spv.Constant 65535 : i32
    %19 = spv.BitwiseAnd %arg1, %cst65535_i32_5 : i32
    %20 = spv.UMod %18, %19 : i32
    %cst65535_i32_6 = spv.Constant 65535 : i32
    %21 = spv.BitwiseAnd %arg1, %cst65535_i32_6 : i32
    %22 = spv.ShiftLeftLogical %arg0, %21 : i32, i32
    %cst16_i32_7 = spv.Constant 16 : i32
    %23 = spv.ShiftLeftLogical %arg0, %cst16_i32_7 : i32, i32
    %24 = spv.ShiftRightArithmetic %23, %cst16_i32_7 : i32, i32
    %cst65535_i32_8 = spv.Constant 65535 : i32
    %25 = spv.BitwiseAnd %arg1, %cst65535_i32_8 : i32
    %26 = spv.ShiftRightArithmetic %24, %25 : i32, i32
    %cst65535_i32_9 = spv.Constant 65535 : i32
    %27 = spv.BitwiseAnd %arg0, %cst65535_i32_9 : i32
    %cst65535_i32_10 = spv.Constant 65535 : i32
    %28 = spv.BitwiseAnd %arg1, %cst65535_i32_10 : i32
    %29 = spv.ShiftRightLogical %27, %28 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16, %b: i16) {
  %0 = cmpi eq, %a, %b : i16
  %1 = cmpi ne, %a, %b : i16
  %2 = cmpi slt, %a, %b : i16
  %3 = cmpi sle, %a, %b : i16
  %4 = cmpi sgt, %a, %b : i16
  %5 = cmpi sge, %a, %b : i16
  %6 = cmpi ult, %a, %b : i16
  %7 = cmpi ule, %a, %b : i16
  %8 = cmpi ugt, %a, %b : i16
  %9 = cmpi uge, %a, %b : i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %cst16_i32 = spv.Constant 16 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst16_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst16_i32 : i32, i32
    %cst16_i32_0 = spv.Constant 16 : i32
    %2 = spv.ShiftLeftLogical %arg1, %cst16_i32_0 : i32, i32
    %3 = spv.ShiftRightArithmetic %2, %cst16_i32_0 : i32, i32
    %4 = spv.IEqual %1, %3 : i32
    %cst16_i32_1 = spv.Constant 16 : i32
    %5 = spv.ShiftLeftLogical %arg0, %cst16_i32_1 : i32, i32
    %6 = spv.ShiftRightArithmetic %5, %cst16_i32_1 : i32, i32
    %cst16_i32_2 = spv.Constant 16 : i32
    %7 = spv.ShiftLeftLogical %arg1, %cst16_i32_2 : i32, i32
    %8 = spv.ShiftRightArithmetic %7, %cst16_i32_2 : i32, i32
    %9 = spv.INotEqual %6, %8 : i32
    %cst16_i32_3 = spv.Constant 16 : i32
    %10 = spv.ShiftLeftLogical %arg0, %cst16_i32_3 : i32, i32
    %11 = spv.ShiftRightArithmetic %10, %cst16_i32_3 : i32, i32
    %cst16_i32_4 = spv.Constant 16 : i32
    %12 = spv.ShiftLeftLogical %arg1, %cst16_i32_4 : i32, i32
    %13 = spv.ShiftRightArithmetic %12, %cst16_i32_4 : i32, i32
    %14 = spv.SLessThan %11, %13 : i32
    %cst16_i32_5 = spv.Constant 16 : i32
    %15 = spv.ShiftLeftLogical %arg0, %cst16_i32_5 : i32, i32
    %16 = spv.ShiftRightArithmetic %15, %cst16_i32_5 : i32, i32
    %cst16_i32_6 = spv.Constant 16 : i32
    %17 = spv.ShiftLeftLogical %arg1, %cst16_i32_6 : i32, i32
    %18 = spv.ShiftRightArithmetic %17, %cst16_i32_6 : i32, i32
    %19 = spv.SLessThanEqual %16, %18 : i32
    %cst16_i32_7 = spv.Constant 16 : i32
    %20 = spv.ShiftLeftLogical %arg0, %cst16_i32_7 : i32, i32
    %21 = spv.ShiftRightArithmetic %20, %cst16_i32_7 : i32, i32
    %cst16_i32_8 = spv.Constant 16 : i32
    %22 = spv.ShiftLeftLogical %arg1, %cst16_i32_8 : i32, i32
    %23 = spv.ShiftRightArithmetic %22, %cst16_i32_8 : i32, i32
    %24 = spv.SGreaterThan %21, %23 : i32
    %cst16_i32_9 = spv.Constant 16 : i32
    %25 = spv.ShiftLeftLogical %arg0, %cst16_i32_9 : i32, i32
    %26 = spv.ShiftRightArithmetic %25, %cst16_i32_9 : i32, i32
    %cst16_i32_10 = spv.Constant 16 : i32
    %27 = spv.ShiftLeftLogical %arg1, %cst16_i32_10 : i32, i32
    %28 = spv.ShiftRightArithmetic %27, %cst16_i32_10 : i32, i32
    %29 = spv.SGreaterThanEqual %26, %28 : i32
    %cst65535_i32 = spv.Constant 65535 : i32
    %30 = spv.BitwiseAnd %arg0, %cst65535_i32 : i32
    %cst65535_i32_11 = spv.Constant 65535 : i32
    %31 = spv.BitwiseAnd %arg1, %cst65535_i32_11 : i32
    %32 = spv.ULessThan %30, %31 : i32
    %cst65535_i32_12 = spv.Constant 65535 : i32
    %33 = spv.BitwiseAnd %arg0, %cst65535_i32_12 : i32
    %cst65535_i32_13 = spv.Constant 65535 : i32
    %34 = spv.BitwiseAnd %arg1, %cst65535_i32_13 : i32
    %35 = spv.ULessThanEqual %33, %34 : i32
    %cst65535_i32_14 = spv.Constant 65535 : i32
    %36 = spv.BitwiseAnd %arg0, %cst65535_i32_14 : i32
    %cst65535_i32_15 = spv.Constant 65535 : i32
    %37 = spv.BitwiseAnd %arg1, %cst65535_i32_15 : i32
    %38 = spv.UGreaterThan %36, %37 : i32
    %cst65535_i32_16 = spv.Constant 65535 : i32
    %39 = spv.BitwiseAnd %arg0, %cst65535_i32_16 : i32
    %cst65535_i32_17 = spv.Constant 65535 : i32
    %40 = spv.BitwiseAnd %arg1, %cst65535_i32_17 : i32
    %41 = spv.UGreaterThanEqual %39, %40 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32, %b: i32) {
  %0 = addi %a, %b : i32
  %1 = subi %a, %b : i32
  %2 = muli %a, %b : i32
  %3 = and %a, %b : i32
  %4 = or %a, %b : i32
  %5 = xor %a, %b : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32, %b: i32) {
  %0 = divi_signed %a, %b : i32
  %1 = divi_unsigned %a, %b : i32
  %2 = remi_signed %a, %b : i32
  %3 = remi_unsigned %a, %b : i32
  %4 = shift_left %a, %b : i32
  %5 = shift_right_signed %a, %b : i32
  %6 = shift_right_unsigned %a, %b : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32, %b: i32) {
  %0 = cmpi eq, %a, %b : i32
  %1 = cmpi ne, %a, %b : i32
  %2 = cmpi slt, %a, %b : i32
  %3 = cmpi sle, %a, %b : i32
  %4 = cmpi sgt, %a, %b : i32
  %5 = cmpi sge, %a, %b : i32
  %6 = cmpi ult, %a, %b : i32
  %7 = cmpi ule, %a, %b : i32
  %8 = cmpi ugt, %a, %b : i32
  %9 = cmpi uge, %a, %b : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64, %b: i64) {
  %0 = addi %a, %b : i64
  %1 = subi %a, %b : i64
  %2 = muli %a, %b : i64
  %3 = and %a, %b : i64
  %4 = or %a, %b : i64
  %5 = xor %a, %b : i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64, %b: i64) {
  %0 = divi_signed %a, %b : i64
  %1 = divi_unsigned %a, %b : i64
  %2 = remi_signed %a, %b : i64
  %3 = remi_unsigned %a, %b : i64
  %4 = shift_left %a, %b : i64
  %5 = shift_right_signed %a, %b : i64
  %6 = shift_right_unsigned %a, %b : i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spv.SDiv %arg0, %arg1 : i32
    %1 = spv.UDiv %arg0, %arg1 : i32
    %2 = spv.GLSL.SAbs %arg0 : i32
    %3 = spv.GLSL.SAbs %arg1 : i32
    %4 = spv.UMod %2, %3 : i32
    %5 = spv.IEqual %arg0, %2 : i32
    %6 = spv.SNegate %4 : i32
    %7 = spv.Select %5, %4, %6 : i1, i32
    %8 = spv.UMod %arg0, %arg1 : i32
    %9 = spv.ShiftLeftLogical %arg0, %arg1 : i32, i32
    %10 = spv.ShiftRightArithmetic %arg0, %arg1 : i32, i32
    %11 = spv.ShiftRightLogical %arg0, %arg1 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64, %b: i64) {
  %0 = cmpi eq, %a, %b : i64
  %1 = cmpi ne, %a, %b : i64
  %2 = cmpi slt, %a, %b : i64
  %3 = cmpi sle, %a, %b : i64
  %4 = cmpi sgt, %a, %b : i64
  %5 = cmpi sge, %a, %b : i64
  %6 = cmpi ult, %a, %b : i64
  %7 = cmpi ule, %a, %b : i64
  %8 = cmpi ugt, %a, %b : i64
  %9 = cmpi uge, %a, %b : i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spv.IEqual %arg0, %arg1 : i32
    %1 = spv.INotEqual %arg0, %arg1 : i32
    %2 = spv.SLessThan %arg0, %arg1 : i32
    %3 = spv.SLessThanEqual %arg0, %arg1 : i32
    %4 = spv.SGreaterThan %arg0, %arg1 : i32
    %5 = spv.SGreaterThanEqual %arg0, %arg1 : i32
    %6 = spv.ULessThan %arg0, %arg1 : i32
    %7 = spv.ULessThanEqual %arg0, %arg1 : i32
    %8 = spv.UGreaterThan %arg0, %arg1 : i32
    %9 = spv.UGreaterThanEqual %arg0, %arg1 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: index, %b: index) {
  %0 = addi %a, %b : index
  %1 = subi %a, %b : index
  %2 = muli %a, %b : index
  %3 = and %a, %b : index
  %4 = or %a, %b : index
  %5 = xor %a, %b : index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: index, %b: index) {
  %0 = divi_signed %a, %b : index
  %1 = divi_unsigned %a, %b : index
  %2 = remi_signed %a, %b : index
  %3 = remi_unsigned %a, %b : index
  %4 = shift_left %a, %b : index
  %5 = shift_right_signed %a, %b : index
  %6 = shift_right_unsigned %a, %b : index
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spv.SDiv %arg0, %arg1 : i32
    %1 = spv.UDiv %arg0, %arg1 : i32
    %2 = spv.GLSL.SAbs %arg0 : i32
    %3 = spv.GLSL.SAbs %arg1 : i32
    %4 = spv.UMod %2, %3 : i32
    %5 = spv.IEqual %arg0, %2 : i32
    %6 = spv.SNegate %4 : i32
    %7 = spv.Select %5, %4, %6 : i1, i32
    %8 = spv.UMod %arg0, %arg1 : i32
    %9 = spv.ShiftLeftLogical %arg0, %arg1 : i32, i32
    %10 = spv.ShiftRightArithmetic %arg0, %arg1 : i32, i32
    %11 = spv.ShiftRightLogical %arg0, %arg1 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: index, %b: index) {
  %0 = cmpi eq, %a, %b : index
  %1 = cmpi ne, %a, %b : index
  %2 = cmpi slt, %a, %b : index
  %3 = cmpi sle, %a, %b : index
  %4 = cmpi sgt, %a, %b : index
  %5 = cmpi sge, %a, %b : index
  %6 = cmpi ult, %a, %b : index
  %7 = cmpi ule, %a, %b : index
  %8 = cmpi ugt, %a, %b : index
  %9 = cmpi uge, %a, %b : index
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spv.IEqual %arg0, %arg1 : i32
    %1 = spv.INotEqual %arg0, %arg1 : i32
    %2 = spv.SLessThan %arg0, %arg1 : i32
    %3 = spv.SLessThanEqual %arg0, %arg1 : i32
    %4 = spv.SGreaterThan %arg0, %arg1 : i32
    %5 = spv.SGreaterThanEqual %arg0, %arg1 : i32
    %6 = spv.ULessThan %arg0, %arg1 : i32
    %7 = spv.ULessThanEqual %arg0, %arg1 : i32
    %8 = spv.UGreaterThan %arg0, %arg1 : i32
    %9 = spv.UGreaterThanEqual %arg0, %arg1 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = addi %a, %b : vector<4xi32>
  %1 = subi %a, %b : vector<4xi32>
  %2 = muli %a, %b : vector<4xi32>
  %3 = and %a, %b : vector<4xi32>
  %4 = or %a, %b : vector<4xi32>
  %5 = xor %a, %b : vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = divi_signed %a, %b : vector<4xi32>
  %1 = divi_unsigned %a, %b : vector<4xi32>
  %2 = remi_signed %a, %b : vector<4xi32>
  %3 = remi_unsigned %a, %b : vector<4xi32>
  %4 = shift_left %a, %b : vector<4xi32>
  %5 = shift_right_signed %a, %b : vector<4xi32>
  %6 = shift_right_unsigned %a, %b : vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = cmpi eq, %a, %b : vector<4xi32>
  %1 = cmpi ne, %a, %b : vector<4xi32>
  %2 = cmpi slt, %a, %b : vector<4xi32>
  %3 = cmpi sle, %a, %b : vector<4xi32>
  %4 = cmpi sgt, %a, %b : vector<4xi32>
  %5 = cmpi sge, %a, %b : vector<4xi32>
  %6 = cmpi ult, %a, %b : vector<4xi32>
  %7 = cmpi ule, %a, %b : vector<4xi32>
  %8 = cmpi ugt, %a, %b : vector<4xi32>
  %9 = cmpi uge, %a, %b : vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = addi %a, %b : vector<2xi1>
  %1 = subi %a, %b : vector<2xi1>
  %2 = muli %a, %b : vector<2xi1>
  %3 = and %a, %b : vector<2xi1>
  %4 = or %a, %b : vector<2xi1>
  %5 = xor %a, %b : vector<2xi1>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xi1>, %arg1: vector<2xi1>) "None" {
    %0 = spv.LogicalNotEqual %arg0, %arg1 : vector<2xi1>
    %1 = spv.LogicalNotEqual %arg0, %arg1 : vector<2xi1>
    %2 = spv.LogicalAnd %arg0, %arg1 : vector<2xi1>
    %3 = spv.LogicalAnd %arg0, %arg1 : vector<2xi1>
    %4 = spv.LogicalOr %arg0, %arg1 : vector<2xi1>
    %5 = spv.LogicalNotEqual %arg0, %arg1 : vector<2xi1>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = cmpi eq, %a, %b : vector<2xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = cmpi ne, %a, %b : vector<2xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = cmpi slt, %a, %b : vector<2xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<3xi16>, %b: vector<3xi16>) {
  %0 = addi %a, %b : vector<3xi16>
  %1 = subi %a, %b : vector<3xi16>
  %2 = muli %a, %b : vector<3xi16>
  %3 = and %a, %b : vector<3xi16>
  %4 = or %a, %b : vector<3xi16>
  %5 = xor %a, %b : vector<3xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<3xi16>, %b: vector<3xi16>) {
  %0 = divi_signed %a, %b : vector<3xi16>
  %1 = divi_unsigned %a, %b : vector<3xi16>
  %2 = remi_signed %a, %b : vector<3xi16>
  %3 = remi_unsigned %a, %b : vector<3xi16>
  %4 = shift_left %a, %b : vector<3xi16>
  %5 = shift_right_signed %a, %b : vector<3xi16>
  %6 = shift_right_unsigned %a, %b : vector<3xi16>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<3xi32>, %arg1: vector<3xi32>) "None" {
    %cst_vec_3xi32 = spv.Constant dense<16> : vector<3xi32>
    %0 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32 : vector<3xi32>, vector<3xi32>
    %1 = spv.ShiftRightArithmetic %0, %cst_vec_3xi32 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_0 = spv.Constant dense<16> : vector<3xi32>
    %2 = spv.ShiftLeftLogical %arg1, %cst_vec_3xi32_0 : vector<3xi32>, vector<3xi32>
    %3 = spv.ShiftRightArithmetic %2, %cst_vec_3xi32_0 : vector<3xi32>, vector<3xi32>
    %4 = spv.SDiv %1, %3 : vector<3xi32>
    %cst_vec_3xi32_1 = spv.Constant dense<65535> : vector<3xi32>
    %5 = spv.BitwiseAnd %arg0, %cst_vec_3xi32_1 : vector<3xi32>
    %cst_vec_3xi32_2 = spv.Constant dense<65535> : vector<3xi32>
    %6 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_2 : vector<3xi32>
    %7 = spv.UDiv %5, %6 : vector<3xi32>
    %cst_vec_3xi32_3 = spv.Constant dense<16> : vector<3xi32>
    %8 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32_3 : vector<3xi32>, vector<3xi32>
    %9 = spv.ShiftRightArithmetic %8, %cst_vec_3xi32_3 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_4 = spv.Constant dense<16> : vector<3xi32>
    %10 = spv.ShiftLeftLogical %arg1, %cst_vec_3xi32_4 : vector<3xi32>, vector<3xi32>
    %11 = spv.ShiftRightArithmetic %10, %cst_vec_3xi32_4 : vector<3xi32>, vector<3xi32>
    %12 = spv.GLSL.SAbs %9 : vector<3xi32>
    %13 = spv.GLSL.SAbs %11 : vector<3xi32>
    %14 = spv.UMod %12, %13 : vector<3xi32>
    %15 = spv.IEqual %9, %12 : vector<3xi32>
    %16 = spv.SNegate %14 : vector<3xi32>
    %17 = spv.Select %15, %14, %16 : vector<3xi1>, vector<3xi32>
    %cst_vec_3xi32_5 = spv.Constant dense<65535> : vector<3xi32>
    %18 = spv.BitwiseAnd %arg0, %cst_vec_3xi32_5 : vector<3xi32>
    %cst_vec_3xi32_6 = spv.Constant dense<65535> : vector<3xi32>
    %19 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_6 : vector<3xi32>
    %20 = spv.UMod %18, %19 : vector<3xi32>
    %cst_vec_3xi32_7 = spv.Constant dense<65535> : vector<3xi32>
    %21 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_7 : vector<3xi32>
    %22 = spv.ShiftLeftLogical %arg0, %21 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_8 = spv.Constant dense<16> : vector<3xi32>
    %23 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32_8 : vector<3xi32>, vector<3xi32>
    %24 = spv.ShiftRightArithmetic %23, %cst_vec_3xi32_8 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_9 = spv.Constant dense<65535> : vector<3xi32>
    %25 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_9 : vector<3xi32>
    %26 = spv.ShiftRightArithmetic %24, %25 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_10 = spv.Constant dense<65535> : vector<3xi32>
    %27 = spv.BitwiseAnd %arg0, %cst_vec_3xi32_10 : vector<3xi32>
    %cst_vec_3xi32_11 = spv.Constant dense<65535> : vector<3xi32>
    %28 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_11 : vector<3xi32>
    %29 = spv.ShiftRightLogical %27, %28 : vector<3xi32>, vector<3xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<3xi16>, %b: vector<3xi16>) {
  %0 = cmpi eq, %a, %b : vector<3xi16>
  %1 = cmpi ne, %a, %b : vector<3xi16>
  %2 = cmpi slt, %a, %b : vector<3xi16>
  %3 = cmpi sle, %a, %b : vector<3xi16>
  %4 = cmpi sgt, %a, %b : vector<3xi16>
  %5 = cmpi sge, %a, %b : vector<3xi16>
  %6 = cmpi ult, %a, %b : vector<3xi16>
  %7 = cmpi ule, %a, %b : vector<3xi16>
  %8 = cmpi ugt, %a, %b : vector<3xi16>
  %9 = cmpi uge, %a, %b : vector<3xi16>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<3xi32>, %arg1: vector<3xi32>) "None" {
    %cst_vec_3xi32 = spv.Constant dense<16> : vector<3xi32>
    %0 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32 : vector<3xi32>, vector<3xi32>
    %1 = spv.ShiftRightArithmetic %0, %cst_vec_3xi32 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_0 = spv.Constant dense<16> : vector<3xi32>
    %2 = spv.ShiftLeftLogical %arg1, %cst_vec_3xi32_0 : vector<3xi32>, vector<3xi32>
    %3 = spv.ShiftRightArithmetic %2, %cst_vec_3xi32_0 : vector<3xi32>, vector<3xi32>
    %4 = spv.IEqual %1, %3 : vector<3xi32>
    %cst_vec_3xi32_1 = spv.Constant dense<16> : vector<3xi32>
    %5 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32_1 : vector<3xi32>, vector<3xi32>
    %6 = spv.ShiftRightArithmetic %5, %cst_vec_3xi32_1 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_2 = spv.Constant dense<16> : vector<3xi32>
    %7 = spv.ShiftLeftLogical %arg1, %cst_vec_3xi32_2 : vector<3xi32>, vector<3xi32>
    %8 = spv.ShiftRightArithmetic %7, %cst_vec_3xi32_2 : vector<3xi32>, vector<3xi32>
    %9 = spv.INotEqual %6, %8 : vector<3xi32>
    %cst_vec_3xi32_3 = spv.Constant dense<16> : vector<3xi32>
    %10 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32_3 : vector<3xi32>, vector<3xi32>
    %11 = spv.ShiftRightArithmetic %10, %cst_vec_3xi32_3 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_4 = spv.Constant dense<16> : vector<3xi32>
    %12 = spv.ShiftLeftLogical %arg1, %cst_vec_3xi32_4 : vector<3xi32>, vector<3xi32>
    %13 = spv.ShiftRightArithmetic %12, %cst_vec_3xi32_4 : vector<3xi32>, vector<3xi32>
    %14 = spv.SLessThan %11, %13 : vector<3xi32>
    %cst_vec_3xi32_5 = spv.Constant dense<16> : vector<3xi32>
    %15 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32_5 : vector<3xi32>, vector<3xi32>
    %16 = spv.ShiftRightArithmetic %15, %cst_vec_3xi32_5 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_6 = spv.Constant dense<16> : vector<3xi32>
    %17 = spv.ShiftLeftLogical %arg1, %cst_vec_3xi32_6 : vector<3xi32>, vector<3xi32>
    %18 = spv.ShiftRightArithmetic %17, %cst_vec_3xi32_6 : vector<3xi32>, vector<3xi32>
    %19 = spv.SLessThanEqual %16, %18 : vector<3xi32>
    %cst_vec_3xi32_7 = spv.Constant dense<16> : vector<3xi32>
    %20 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32_7 : vector<3xi32>, vector<3xi32>
    %21 = spv.ShiftRightArithmetic %20, %cst_vec_3xi32_7 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_8 = spv.Constant dense<16> : vector<3xi32>
    %22 = spv.ShiftLeftLogical %arg1, %cst_vec_3xi32_8 : vector<3xi32>, vector<3xi32>
    %23 = spv.ShiftRightArithmetic %22, %cst_vec_3xi32_8 : vector<3xi32>, vector<3xi32>
    %24 = spv.SGreaterThan %21, %23 : vector<3xi32>
    %cst_vec_3xi32_9 = spv.Constant dense<16> : vector<3xi32>
    %25 = spv.ShiftLeftLogical %arg0, %cst_vec_3xi32_9 : vector<3xi32>, vector<3xi32>
    %26 = spv.ShiftRightArithmetic %25, %cst_vec_3xi32_9 : vector<3xi32>, vector<3xi32>
    %cst_vec_3xi32_10 = spv.Constant dense<16> : vector<3xi32>
    %27 = spv.ShiftLeftLogical %arg1, %cst_vec_3xi32_10 : vector<3xi32>, vector<3xi32>
    %28 = spv.ShiftRightArithmetic %27, %cst_vec_3xi32_10 : vector<3xi32>, vector<3xi32>
    %29 = spv.SGreaterThanEqual %26, %28 : vector<3xi32>
    %cst_vec_3xi32_11 = spv.Constant dense<65535> : vector<3xi32>
    %30 = spv.BitwiseAnd %arg0, %cst_vec_3xi32_11 : vector<3xi32>
    %cst_vec_3xi32_12 = spv.Constant dense<65535> : vector<3xi32>
    %31 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_12 : vector<3xi32>
    %32 = spv.ULessThan %30, %31 : vector<3xi32>
    %cst_vec_3xi32_13 = spv.Constant dense<65535> : vector<3xi32>
    %33 = spv.BitwiseAnd %arg0, %cst_vec_3xi32_13 : vector<3xi32>
    %cst_vec_3xi32_14 = spv.Constant dense<65535> : vector<3xi32>
    %34 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_14 : vector<3xi32>
    %35 = spv.ULessThanEqual %33, %34 : vector<3xi32>
    %cst_vec_3xi32_15 = spv.Constant dense<65535> : vector<3xi32>
    %36 = spv.BitwiseAnd %arg0, %cst_vec_3xi32_15 : vector<3xi32>
    %cst_vec_3xi32_16 = spv.Constant dense<65535> : vector<3xi32>
    %37 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_16 : vector<3xi32>
    %38 = spv.UGreaterThan %36, %37 : vector<3xi32>
    %cst_vec_3xi32_17 = spv.Constant dense<65535> : vector<3xi32>
    %39 = spv.BitwiseAnd %arg0, %cst_vec_3xi32_17 : vector<3xi32>
    %cst_vec_3xi32_18 = spv.Constant dense<65535> : vector<3xi32>
    %40 = spv.BitwiseAnd %arg1, %cst_vec_3xi32_18 : vector<3xi32>
    %41 = spv.UGreaterThanEqual %39, %40 : vector<3xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = addf %a, %b : f16
  %1 = subf %a, %b : f16
  %2 = mulf %a, %b : f16
  %3 = divf %a, %b : f16
  %4 = remf %a, %b : f16
  %u0 = negf %a : f16
  %u1 = absf %a : f16
  %u2 = ceilf %a : f16
  %u3 = floorf %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = cmpf oeq, %a, %b : f16
  %1 = cmpf ogt, %a, %b : f16
  %2 = cmpf oge, %a, %b : f16
  %3 = cmpf olt, %a, %b : f16
  %4 = cmpf ole, %a, %b : f16
  %5 = cmpf one, %a, %b : f16
  %6 = cmpf ord, %a, %b : f16
  %7 = cmpf ueq, %a, %b : f16
  %8 = cmpf ugt, %a, %b : f16
  %9 = cmpf uge, %a, %b : f16
  %10 = cmpf ult, %a, %b : f16
  %11 = cmpf ule, %a, %b : f16
  %12 = cmpf une, %a, %b : f16
  %13 = cmpf uno, %a, %b : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = copysign %a, %b : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = unrealized_conversion_cast %arg1 : f32 to f16
    %1 = unrealized_conversion_cast %arg0 : f32 to f16
    %2 = copysign %1, %0 : f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = fmaf %a, %b, %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.exp %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.log %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.log1p %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.sin %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.cos %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.tanh %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.sqrt %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.rsqrt %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.exp2 %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Exp2 %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.log2 %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Log2 %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.log10 %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Log2 %arg0 : f32
    %cst_f32 = spv.Constant 3.010300e-01 : f32
    %1 = spv.FMul %0, %cst_f32 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.atan %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Atan %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = math.expm1 %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Exp %arg0 : f32
    %cst_f32 = spv.Constant 1.000000e+00 : f32
    %1 = spv.FSub %0, %cst_f32 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = math.powf %a, %b : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = math.atan2 %a, %b : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spv.GLSL.Atan2 %arg0, %arg1 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = addf %a, %b : f32
  %1 = subf %a, %b : f32
  %2 = mulf %a, %b : f32
  %3 = divf %a, %b : f32
  %4 = remf %a, %b : f32
  %u0 = negf %a : f32
  %u1 = absf %a : f32
  %u2 = ceilf %a : f32
  %u3 = floorf %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = cmpf oeq, %a, %b : f32
  %1 = cmpf ogt, %a, %b : f32
  %2 = cmpf oge, %a, %b : f32
  %3 = cmpf olt, %a, %b : f32
  %4 = cmpf ole, %a, %b : f32
  %5 = cmpf one, %a, %b : f32
  %6 = cmpf ord, %a, %b : f32
  %7 = cmpf ueq, %a, %b : f32
  %8 = cmpf ugt, %a, %b : f32
  %9 = cmpf uge, %a, %b : f32
  %10 = cmpf ult, %a, %b : f32
  %11 = cmpf ule, %a, %b : f32
  %12 = cmpf une, %a, %b : f32
  %13 = cmpf uno, %a, %b : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = copysign %a, %b : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = fmaf %a, %b, %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.exp %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.log %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.log1p %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.sin %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.cos %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.tanh %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.sqrt %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.rsqrt %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.exp2 %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Exp2 %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.log2 %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Log2 %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.log10 %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Log2 %arg0 : f32
    %cst_f32 = spv.Constant 3.010300e-01 : f32
    %1 = spv.FMul %0, %cst_f32 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.atan %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Atan %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = math.expm1 %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Exp %arg0 : f32
    %cst_f32 = spv.Constant 1.000000e+00 : f32
    %1 = spv.FSub %0, %cst_f32 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = math.powf %a, %b : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = math.atan2 %a, %b : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spv.GLSL.Atan2 %arg0, %arg1 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = addf %a, %b : f64
  %1 = subf %a, %b : f64
  %2 = mulf %a, %b : f64
  %3 = divf %a, %b : f64
  %4 = remf %a, %b : f64
  %u0 = negf %a : f64
  %u1 = absf %a : f64
  %u2 = ceilf %a : f64
  %u3 = floorf %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = cmpf oeq, %a, %b : f64
  %1 = cmpf ogt, %a, %b : f64
  %2 = cmpf oge, %a, %b : f64
  %3 = cmpf olt, %a, %b : f64
  %4 = cmpf ole, %a, %b : f64
  %5 = cmpf one, %a, %b : f64
  %6 = cmpf ord, %a, %b : f64
  %7 = cmpf ueq, %a, %b : f64
  %8 = cmpf ugt, %a, %b : f64
  %9 = cmpf uge, %a, %b : f64
  %10 = cmpf ult, %a, %b : f64
  %11 = cmpf ule, %a, %b : f64
  %12 = cmpf une, %a, %b : f64
  %13 = cmpf uno, %a, %b : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = copysign %a, %b : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = unrealized_conversion_cast %arg1 : f32 to f64
    %1 = unrealized_conversion_cast %arg0 : f32 to f64
    %2 = copysign %1, %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = fmaf %a, %b, %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.exp %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.exp %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.log %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.log %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.log1p %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.log1p %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.sin %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.sin %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.cos %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.cos %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.tanh %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.tanh %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.sqrt %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.rsqrt %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.exp2 %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.exp2 %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.log2 %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.log2 %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.log10 %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.log10 %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.atan %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.atan %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = math.expm1 %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = unrealized_conversion_cast %arg0 : f32 to f64
    %1 = math.expm1 %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = math.powf %a, %b : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = unrealized_conversion_cast %arg1 : f32 to f64
    %1 = unrealized_conversion_cast %arg0 : f32 to f64
    %2 = math.powf %1, %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = math.atan2 %a, %b : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = unrealized_conversion_cast %arg1 : f32 to f64
    %1 = unrealized_conversion_cast %arg0 : f32 to f64
    %2 = math.atan2 %1, %0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = addf %a, %b : vector<4xf32>
  %1 = subf %a, %b : vector<4xf32>
  %2 = mulf %a, %b : vector<4xf32>
  %3 = divf %a, %b : vector<4xf32>
  %4 = remf %a, %b : vector<4xf32>
  %u0 = negf %a : vector<4xf32>
  %u1 = absf %a : vector<4xf32>
  %u2 = ceilf %a : vector<4xf32>
  %u3 = floorf %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = cmpf oeq, %a, %b : vector<4xf32>
  %1 = cmpf ogt, %a, %b : vector<4xf32>
  %2 = cmpf oge, %a, %b : vector<4xf32>
  %3 = cmpf olt, %a, %b : vector<4xf32>
  %4 = cmpf ole, %a, %b : vector<4xf32>
  %5 = cmpf one, %a, %b : vector<4xf32>
  %6 = cmpf ord, %a, %b : vector<4xf32>
  %7 = cmpf ueq, %a, %b : vector<4xf32>
  %8 = cmpf ugt, %a, %b : vector<4xf32>
  %9 = cmpf uge, %a, %b : vector<4xf32>
  %10 = cmpf ult, %a, %b : vector<4xf32>
  %11 = cmpf ule, %a, %b : vector<4xf32>
  %12 = cmpf une, %a, %b : vector<4xf32>
  %13 = cmpf uno, %a, %b : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = copysign %a, %b : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = fmaf %a, %b, %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.exp %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.log %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.log1p %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.sin %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.cos %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.tanh %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.sqrt %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.rsqrt %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.exp2 %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Exp2 %arg0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.log2 %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Log2 %arg0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.log10 %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Log2 %arg0 : vector<4xf32>
    %cst_vec_4xf32 = spv.Constant dense<3.010300e-01> : vector<4xf32>
    %1 = spv.FMul %0, %cst_vec_4xf32 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.atan %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Atan %arg0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.expm1 %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Exp %arg0 : vector<4xf32>
    %cst_vec_4xf32 = spv.Constant dense<1.000000e+00> : vector<4xf32>
    %1 = spv.FSub %0, %cst_vec_4xf32 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = math.powf %a, %b : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = math.atan2 %a, %b : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) "None" {
    %0 = spv.GLSL.Atan2 %arg0, %arg1 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = addf %a, %b : vector<2xf64>
  %1 = subf %a, %b : vector<2xf64>
  %2 = mulf %a, %b : vector<2xf64>
  %3 = divf %a, %b : vector<2xf64>
  %4 = remf %a, %b : vector<2xf64>
  %u0 = negf %a : vector<2xf64>
  %u1 = absf %a : vector<2xf64>
  %u2 = ceilf %a : vector<2xf64>
  %u3 = floorf %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = cmpf oeq, %a, %b : vector<2xf64>
  %1 = cmpf ogt, %a, %b : vector<2xf64>
  %2 = cmpf oge, %a, %b : vector<2xf64>
  %3 = cmpf olt, %a, %b : vector<2xf64>
  %4 = cmpf ole, %a, %b : vector<2xf64>
  %5 = cmpf one, %a, %b : vector<2xf64>
  %6 = cmpf ord, %a, %b : vector<2xf64>
  %7 = cmpf ueq, %a, %b : vector<2xf64>
  %8 = cmpf ugt, %a, %b : vector<2xf64>
  %9 = cmpf uge, %a, %b : vector<2xf64>
  %10 = cmpf ult, %a, %b : vector<2xf64>
  %11 = cmpf ule, %a, %b : vector<2xf64>
  %12 = cmpf une, %a, %b : vector<2xf64>
  %13 = cmpf uno, %a, %b : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = copysign %a, %b : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg1 : vector<2xf32> to vector<2xf64>
    %1 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %2 = copysign %1, %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = fmaf %a, %b, %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : vector<2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.exp %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.exp %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.log %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.log %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.log1p %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.log1p %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.sin %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.sin %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.cos %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.cos %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.tanh %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.tanh %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.sqrt %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.rsqrt %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.exp2 %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.exp2 %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.log2 %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.log2 %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.log10 %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.log10 %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.atan %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.atan %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.expm1 %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %1 = math.expm1 %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = math.powf %a, %b : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg1 : vector<2xf32> to vector<2xf64>
    %1 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %2 = math.powf %1, %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = math.atan2 %a, %b : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) "None" {
    %0 = unrealized_conversion_cast %arg1 : vector<2xf32> to vector<2xf64>
    %1 = unrealized_conversion_cast %arg0 : vector<2xf32> to vector<2xf64>
    %2 = math.atan2 %1, %0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1) {
  %0 = sexti %a : i1 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i1) "None" {
    %cst0_i32 = spv.Constant 0 : i32
    %cst-1_i32 = spv.Constant -1 : i32
    %0 = spv.Select %arg0, %cst-1_i32, %cst0_i32 : i1, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1) {
  %0 = zexti %a : i1 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = trunci %a : i32 to i1
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = sexti %a : i8 to i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst24_i32 = spv.Constant 24 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst24_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst24_i32 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = zexti %a : i8 to i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst255_i32 = spv.Constant 255 : i32
    %0 = spv.BitwiseAnd %arg0, %cst255_i32 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = trunci %a : i16 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = sexti %a : i8 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst24_i32 = spv.Constant 24 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst24_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst24_i32 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = zexti %a : i8 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst255_i32 = spv.Constant 255 : i32
    %0 = spv.BitwiseAnd %arg0, %cst255_i32 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = trunci %a : i32 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = sexti %a : i16 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst16_i32 = spv.Constant 16 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst16_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst16_i32 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = zexti %a : i16 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst65535_i32 = spv.Constant 65535 : i32
    %0 = spv.BitwiseAnd %arg0, %cst65535_i32 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = trunci %a : i32 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = sexti %a : i16 to i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst16_i32 = spv.Constant 16 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst16_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst16_i32 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = zexti %a : i16 to i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst65535_i32 = spv.Constant 65535 : i32
    %0 = spv.BitwiseAnd %arg0, %cst65535_i32 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = trunci %a : i64 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = sexti %a : i32 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = zexti %a : i32 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = trunci %a : i64 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi1>) {
  %0 = sexti %a : vector<4xi1> to vector<4xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xi1>) "None" {
    %cst_vec_4xi32 = spv.Constant dense<0> : vector<4xi32>
    %cst_vec_4xi32_0 = spv.Constant dense<-1> : vector<4xi32>
    %0 = spv.Select %arg0, %cst_vec_4xi32_0, %cst_vec_4xi32 : vector<4xi1>, vector<4xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi1>) {
  %0 = zexti %a : vector<4xi1> to vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi32>) {
  %0 = trunci %a : vector<4xi32> to vector<4xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi16>) {
  %0 = sexti %a : vector<4xi16> to vector<4xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xi32>) "None" {
    %cst_vec_4xi32 = spv.Constant dense<16> : vector<4xi32>
    %0 = spv.ShiftLeftLogical %arg0, %cst_vec_4xi32 : vector<4xi32>, vector<4xi32>
    %1 = spv.ShiftRightArithmetic %0, %cst_vec_4xi32 : vector<4xi32>, vector<4xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi16>) {
  %0 = zexti %a : vector<4xi16> to vector<4xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<4xi32>) "None" {
    %cst_vec_4xi32 = spv.Constant dense<65535> : vector<4xi32>
    %0 = spv.BitwiseAnd %arg0, %cst_vec_4xi32 : vector<4xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xi32>) {
  %0 = trunci %a : vector<4xi32> to vector<4xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1) {
  %0 = sitofp %a : i1 to f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i1) "None" {
    %cst_f32 = spv.Constant 0.000000e+00 : f32
    %cst_f32_0 = spv.Constant -1.000000e+00 : f32
    %0 = spv.Select %arg0, %cst_f32_0, %cst_f32 : i1, f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1) {
  %0 = uitofp %a : i1 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1) {
  %0 = sitofp %a : i1 to f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i1) "None" {
    %cst_f32 = spv.Constant 0.000000e+00 : f32
    %cst_f32_0 = spv.Constant -1.000000e+00 : f32
    %0 = spv.Select %arg0, %cst_f32_0, %cst_f32 : i1, f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1) {
  %0 = uitofp %a : i1 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1) {
  %0 = sitofp %a : i1 to f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i1) "None" {
    %cst_f32 = spv.Constant 0.000000e+00 : f32
    %cst_f32_0 = spv.Constant -1.000000e+00 : f32
    %0 = spv.Select %arg0, %cst_f32_0, %cst_f32 : i1, f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i1) {
  %0 = uitofp %a : i1 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = sitofp %a : i8 to f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst24_i32 = spv.Constant 24 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst24_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst24_i32 : i32, i32
    %2 = spv.ConvertSToF %1 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = uitofp %a : i8 to f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst255_i32 = spv.Constant 255 : i32
    %0 = spv.BitwiseAnd %arg0, %cst255_i32 : i32
    %1 = spv.ConvertUToF %0 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fptosi %a : f16 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fptoui %a : f16 to i8
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = sitofp %a : i8 to f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst24_i32 = spv.Constant 24 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst24_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst24_i32 : i32, i32
    %2 = spv.ConvertSToF %1 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = uitofp %a : i8 to f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst255_i32 = spv.Constant 255 : i32
    %0 = spv.BitwiseAnd %arg0, %cst255_i32 : i32
    %1 = spv.ConvertUToF %0 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptosi %a : f32 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptoui %a : f32 to i8
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = sitofp %a : i8 to f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst24_i32 = spv.Constant 24 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst24_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst24_i32 : i32, i32
    %2 = spv.ConvertSToF %1 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = uitofp %a : i8 to f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst255_i32 = spv.Constant 255 : i32
    %0 = spv.BitwiseAnd %arg0, %cst255_i32 : i32
    %1 = spv.ConvertUToF %0 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptosi %a : f64 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptoui %a : f64 to i8
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = sitofp %a : i16 to f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst16_i32 = spv.Constant 16 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst16_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst16_i32 : i32, i32
    %2 = spv.ConvertSToF %1 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = uitofp %a : i16 to f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst65535_i32 = spv.Constant 65535 : i32
    %0 = spv.BitwiseAnd %arg0, %cst65535_i32 : i32
    %1 = spv.ConvertUToF %0 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fptosi %a : f16 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fptoui %a : f16 to i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = sitofp %a : i16 to f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst16_i32 = spv.Constant 16 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst16_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst16_i32 : i32, i32
    %2 = spv.ConvertSToF %1 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = uitofp %a : i16 to f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst65535_i32 = spv.Constant 65535 : i32
    %0 = spv.BitwiseAnd %arg0, %cst65535_i32 : i32
    %1 = spv.ConvertUToF %0 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptosi %a : f32 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptoui %a : f32 to i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = sitofp %a : i16 to f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst16_i32 = spv.Constant 16 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst16_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst16_i32 : i32, i32
    %2 = spv.ConvertSToF %1 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = uitofp %a : i16 to f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst65535_i32 = spv.Constant 65535 : i32
    %0 = spv.BitwiseAnd %arg0, %cst65535_i32 : i32
    %1 = spv.ConvertUToF %0 : i32 to f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptosi %a : f64 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptoui %a : f64 to i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = sitofp %a : i32 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = uitofp %a : i32 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fptosi %a : f16 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fptoui %a : f16 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = sitofp %a : i32 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = uitofp %a : i32 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptosi %a : f32 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptoui %a : f32 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = sitofp %a : i32 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = uitofp %a : i32 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptosi %a : f64 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptoui %a : f64 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = sitofp %a : i64 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = uitofp %a : i64 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fptosi %a : f16 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fptoui %a : f16 to i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = sitofp %a : i64 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = uitofp %a : i64 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptosi %a : f32 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptoui %a : f32 to i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = sitofp %a : i64 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = uitofp %a : i64 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptosi %a : f64 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptoui %a : f64 to i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = sitofp %a : vector<2xi32> to vector<2xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = uitofp %a : vector<2xi32> to vector<2xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf16>) {
  %0 = fptosi %a : vector<2xf16> to vector<2xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf16>) {
  %0 = fptoui %a : vector<2xf16> to vector<2xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = spv.ConvertFToU %arg0 : vector<2xf32> to vector<2xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = sitofp %a : vector<2xi32> to vector<2xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = uitofp %a : vector<2xi32> to vector<2xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf32>) {
  %0 = fptosi %a : vector<2xf32> to vector<2xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf32>) {
  %0 = fptoui %a : vector<2xf32> to vector<2xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = spv.ConvertFToU %arg0 : vector<2xf32> to vector<2xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = sitofp %a : vector<2xi32> to vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = uitofp %a : vector<2xi32> to vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = fptosi %a : vector<2xf64> to vector<2xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = fptoui %a : vector<2xf64> to vector<2xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = spv.ConvertFToU %arg0 : vector<2xf32> to vector<2xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = sitofp %a : vector<2xi1> to vector<2xf16>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xi1>) "None" {
    %cst_vec_2xf32 = spv.Constant dense<0.000000e+00> : vector<2xf32>
    %cst_vec_2xf32_0 = spv.Constant dense<-1.000000e+00> : vector<2xf32>
    %0 = spv.Select %arg0, %cst_vec_2xf32_0, %cst_vec_2xf32 : vector<2xi1>, vector<2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = uitofp %a : vector<2xi1> to vector<2xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = sitofp %a : vector<2xi1> to vector<2xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xi1>) "None" {
    %cst_vec_2xf32 = spv.Constant dense<0.000000e+00> : vector<2xf32>
    %cst_vec_2xf32_0 = spv.Constant dense<-1.000000e+00> : vector<2xf32>
    %0 = spv.Select %arg0, %cst_vec_2xf32_0, %cst_vec_2xf32 : vector<2xi1>, vector<2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = uitofp %a : vector<2xi1> to vector<2xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = sitofp %a : vector<2xi1> to vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: vector<2xi1>) "None" {
    %cst_vec_2xf32 = spv.Constant dense<0.000000e+00> : vector<2xf32>
    %cst_vec_2xf32_0 = spv.Constant dense<-1.000000e+00> : vector<2xf32>
    %0 = spv.Select %arg0, %cst_vec_2xf32_0, %cst_vec_2xf32 : vector<2xi1>, vector<2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = uitofp %a : vector<2xi1> to vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fpext %a : f16 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fptrunc %a : f32 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = fpext %a : f32 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptrunc %a : f64 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f16) {
  %0 = fpext %a : f16 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f64) {
  %0 = fptrunc %a : f64 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf16>) {
  %0 = fpext %a : vector<2xf16> to vector<2xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<2xf32>) {
  %0 = fptrunc %a : vector<2xf32> to vector<2xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i8) {
  %0 = index_cast %a : i8 to index
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst24_i32 = spv.Constant 24 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst24_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst24_i32 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: index) {
  %0 = index_cast %a : index to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i16) {
  %0 = index_cast %a : i16 to index
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32) "None" {
    %cst16_i32 = spv.Constant 16 : i32
    %0 = spv.ShiftLeftLogical %arg0, %cst16_i32 : i32, i32
    %1 = spv.ShiftRightArithmetic %0, %cst16_i32 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: index) {
  %0 = index_cast %a : index to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i32) {
  %0 = index_cast %a : i32 to index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: index) {
  %0 = index_cast %a : index to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: i64) {
  %0 = index_cast %a : i64 to index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: index) {
  %0 = index_cast %a : index to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant 1 : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant -1 : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant -1 : i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant 200 : i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant true
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant 5 : index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant -7 : i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant 5000000000 : i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant 1.5 : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant 1.5 : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant 1.5 : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant 0.1 : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<[1,2,3]> : vector<3xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<2.0> : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<[1,-2]> : vector<2xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<true> : vector<2xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<[[1,2],[3,4]]> : tensor<2x2xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<0.5> : tensor<4xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<[1,2]> : vector<2xindex>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f() "None" {
    %cst_vec_2xi32 = spv.Constant dense<[1, 2]> : vector<2xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<3> : vector<1xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f() "None" {
    %cst3_i32 = spv.Constant 3 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant unit
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f() {
  %0 = constant dense<1> : tensor<0xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f() "None" {
    %cst = constant dense<1> : tensor<0xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = select %c, %a, %b : i32
  return %0 : i32
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: i1, %a: f32, %b: f32) -> f32 {
  %0 = select %c, %a, %b : f32
  return %0 : f32
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: i1, %a: i1, %b: i1) -> i1 {
  %0 = select %c, %a, %b : i1
  return %0 : i1
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: i1, %a: i8, %b: i8) -> i8 {
  %0 = select %c, %a, %b : i8
  return %0 : i8
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: i1, %a: index, %b: index) -> index {
  %0 = select %c, %a, %b : index
  return %0 : index
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = select %c, %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> "None" {
    %0 = spv.CompositeConstruct %arg0, %arg0, %arg0, %arg0 : vector<4xi1>
    %1 = spv.Select %0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
    spv.ReturnValue %1 : vector<4xf32>
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: i1, %a: i64, %b: i64) -> i64 {
  %0 = select %c, %a, %b : i64
  return %0 : i64
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
  %0 = select %c, %a, %b : memref<4xf32>
  return %0 : memref<4xf32>
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = select %c, %a, %b : vector<4xi1>, vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = splat %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  %0 = call @g(%a) : (f32) -> f32
  call @h() : () -> ()
  return
}
func @g(%a: f32) -> f32 {
  return %a : f32
}
func @h() {
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.FunctionCall @g(%arg0) : (f32) -> f32
    spv.FunctionCall @h() : () -> ()
    spv.Return
  }
  spv.func @g(%arg0: f32) -> f32 "None" {
    spv.ReturnValue %arg0 : f32
  }
  spv.func @h() "None" {
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) -> (f32, f32) {
  return %a, %a : f32, f32
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<1xf32>) -> vector<1xf32> {
  return %a : vector<1xf32>
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<5xf32>) {
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<5xf32>) {
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<8xf32>, %b: i4) {
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<8xf32>, %arg1: i4) {
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: f32) {
  br ^bb1(%a : f32)
^bb1(%b: f32):
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    spv.Branch ^bb1(%arg0 : f32)
  ^bb1(%0: f32):  // pred: ^bb0
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1, %b: i1) {
  %0 = addi %a, %b : i1
  %1 = subi %a, %b : i1
  %2 = muli %a, %b : i1
  %3 = and %a, %b : i1
  %4 = or %a, %b : i1
  %5 = xor %a, %b : i1
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i1, %arg1: i1) "None" {
    %0 = spv.LogicalNotEqual %arg0, %arg1 : i1
    %1 = spv.LogicalNotEqual %arg0, %arg1 : i1
    %2 = spv.LogicalAnd %arg0, %arg1 : i1
    %3 = spv.LogicalAnd %arg0, %arg1 : i1
    %4 = spv.LogicalOr %arg0, %arg1 : i1
    %5 = spv.LogicalNotEqual %arg0, %arg1 : i1
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1, %b: i1) {
  %0 = cmpi eq, %a, %b : i1
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1, %b: i1) {
  %0 = cmpi ne, %a, %b : i1
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1, %b: i1) {
  %0 = cmpi slt, %a, %b : i1
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8, %b: i8) {
  %0 = addi %a, %b : i8
  %1 = subi %a, %b : i8
  %2 = muli %a, %b : i8
  %3 = and %a, %b : i8
  %4 = or %a, %b : i8
  %5 = xor %a, %b : i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8, %b: i8) {
  %0 = divi_signed %a, %b : i8
  %1 = divi_unsigned %a, %b : i8
  %2 = remi_signed %a, %b : i8
  %3 = remi_unsigned %a, %b : i8
  %4 = shift_left %a, %b : i8
  %5 = shift_right_signed %a, %b : i8
  %6 = shift_right_unsigned %a, %b : i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8, %b: i8) {
  %0 = cmpi eq, %a, %b : i8
  %1 = cmpi ne, %a, %b : i8
  %2 = cmpi slt, %a, %b : i8
  %3 = cmpi sle, %a, %b : i8
  %4 = cmpi sgt, %a, %b : i8
  %5 = cmpi sge, %a, %b : i8
  %6 = cmpi ult, %a, %b : i8
  %7 = cmpi ule, %a, %b : i8
  %8 = cmpi ugt, %a, %b : i8
  %9 = cmpi uge, %a, %b : i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16, %b: i16) {
  %0 = addi %a, %b : i16
  %1 = subi %a, %b : i16
  %2 = muli %a, %b : i16
  %3 = and %a, %b : i16
  %4 = or %a, %b : i16
  %5 = xor %a, %b : i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16, %b: i16) {
  %0 = divi_signed %a, %b : i16
  %1 = divi_unsigned %a, %b : i16
  %2 = remi_signed %a, %b : i16
  %3 = remi_unsigned %a, %b : i16
  %4 = shift_left %a, %b : i16
  %5 = shift_right_signed %a, %b : i16
  %6 = shift_right_unsigned %a, %b : i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16, %b: i16) {
  %0 = cmpi eq, %a, %b : i16
  %1 = cmpi ne, %a, %b : i16
  %2 = cmpi slt, %a, %b : i16
  %3 = cmpi sle, %a, %b : i16
  %4 = cmpi sgt, %a, %b : i16
  %5 = cmpi sge, %a, %b : i16
  %6 = cmpi ult, %a, %b : i16
  %7 = cmpi ule, %a, %b : i16
  %8 = cmpi ugt, %a, %b : i16
  %9 = cmpi uge, %a, %b : i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32, %b: i32) {
  %0 = addi %a, %b : i32
  %1 = subi %a, %b : i32
  %2 = muli %a, %b : i32
  %3 = and %a, %b : i32
  %4 = or %a, %b : i32
  %5 = xor %a, %b : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32, %b: i32) {
  %0 = divi_signed %a, %b : i32
  %1 = divi_unsigned %a, %b : i32
  %2 = remi_signed %a, %b : i32
  %3 = remi_unsigned %a, %b : i32
  %4 = shift_left %a, %b : i32
  %5 = shift_right_signed %a, %b : i32
  %6 = shift_right_unsigned %a, %b : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32, %b: i32) {
  %0 = cmpi eq, %a, %b : i32
  %1 = cmpi ne, %a, %b : i32
  %2 = cmpi slt, %a, %b : i32
  %3 = cmpi sle, %a, %b : i32
  %4 = cmpi sgt, %a, %b : i32
  %5 = cmpi sge, %a, %b : i32
  %6 = cmpi ult, %a, %b : i32
  %7 = cmpi ule, %a, %b : i32
  %8 = cmpi ugt, %a, %b : i32
  %9 = cmpi uge, %a, %b : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64, %b: i64) {
  %0 = addi %a, %b : i64
  %1 = subi %a, %b : i64
  %2 = muli %a, %b : i64
  %3 = and %a, %b : i64
  %4 = or %a, %b : i64
  %5 = xor %a, %b : i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64, %b: i64) {
  %0 = divi_signed %a, %b : i64
  %1 = divi_unsigned %a, %b : i64
  %2 = remi_signed %a, %b : i64
  %3 = remi_unsigned %a, %b : i64
  %4 = shift_left %a, %b : i64
  %5 = shift_right_signed %a, %b : i64
  %6 = shift_right_unsigned %a, %b : i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64, %b: i64) {
  %0 = cmpi eq, %a, %b : i64
  %1 = cmpi ne, %a, %b : i64
  %2 = cmpi slt, %a, %b : i64
  %3 = cmpi sle, %a, %b : i64
  %4 = cmpi sgt, %a, %b : i64
  %5 = cmpi sge, %a, %b : i64
  %6 = cmpi ult, %a, %b : i64
  %7 = cmpi ule, %a, %b : i64
  %8 = cmpi ugt, %a, %b : i64
  %9 = cmpi uge, %a, %b : i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: index, %b: index) {
  %0 = addi %a, %b : index
  %1 = subi %a, %b : index
  %2 = muli %a, %b : index
  %3 = and %a, %b : index
  %4 = or %a, %b : index
  %5 = xor %a, %b : index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: index, %b: index) {
  %0 = divi_signed %a, %b : index
  %1 = divi_unsigned %a, %b : index
  %2 = remi_signed %a, %b : index
  %3 = remi_unsigned %a, %b : index
  %4 = shift_left %a, %b : index
  %5 = shift_right_signed %a, %b : index
  %6 = shift_right_unsigned %a, %b : index
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spv.SDiv %arg0, %arg1 : i32
    %1 = spv.UDiv %arg0, %arg1 : i32
    %2 = spv.GLSL.SAbs %arg0 : i32
    %3 = spv.GLSL.SAbs %arg1 : i32
    %4 = spv.UMod %2, %3 : i32
    %5 = spv.IEqual %arg0, %2 : i32
    %6 = spv.SNegate %4 : i32
    %7 = spv.Select %5, %4, %6 : i1, i32
    %8 = spv.UMod %arg0, %arg1 : i32
    %9 = spv.ShiftLeftLogical %arg0, %arg1 : i32, i32
    %10 = spv.ShiftRightArithmetic %arg0, %arg1 : i32, i32
    %11 = spv.ShiftRightLogical %arg0, %arg1 : i32, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: index, %b: index) {
  %0 = cmpi eq, %a, %b : index
  %1 = cmpi ne, %a, %b : index
  %2 = cmpi slt, %a, %b : index
  %3 = cmpi sle, %a, %b : index
  %4 = cmpi sgt, %a, %b : index
  %5 = cmpi sge, %a, %b : index
  %6 = cmpi ult, %a, %b : index
  %7 = cmpi ule, %a, %b : index
  %8 = cmpi ugt, %a, %b : index
  %9 = cmpi uge, %a, %b : index
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32) "None" {
    %0 = spv.IEqual %arg0, %arg1 : i32
    %1 = spv.INotEqual %arg0, %arg1 : i32
    %2 = spv.SLessThan %arg0, %arg1 : i32
    %3 = spv.SLessThanEqual %arg0, %arg1 : i32
    %4 = spv.SGreaterThan %arg0, %arg1 : i32
    %5 = spv.SGreaterThanEqual %arg0, %arg1 : i32
    %6 = spv.ULessThan %arg0, %arg1 : i32
    %7 = spv.ULessThanEqual %arg0, %arg1 : i32
    %8 = spv.UGreaterThan %arg0, %arg1 : i32
    %9 = spv.UGreaterThanEqual %arg0, %arg1 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = addi %a, %b : vector<4xi32>
  %1 = subi %a, %b : vector<4xi32>
  %2 = muli %a, %b : vector<4xi32>
  %3 = and %a, %b : vector<4xi32>
  %4 = or %a, %b : vector<4xi32>
  %5 = xor %a, %b : vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = divi_signed %a, %b : vector<4xi32>
  %1 = divi_unsigned %a, %b : vector<4xi32>
  %2 = remi_signed %a, %b : vector<4xi32>
  %3 = remi_unsigned %a, %b : vector<4xi32>
  %4 = shift_left %a, %b : vector<4xi32>
  %5 = shift_right_signed %a, %b : vector<4xi32>
  %6 = shift_right_unsigned %a, %b : vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = cmpi eq, %a, %b : vector<4xi32>
  %1 = cmpi ne, %a, %b : vector<4xi32>
  %2 = cmpi slt, %a, %b : vector<4xi32>
  %3 = cmpi sle, %a, %b : vector<4xi32>
  %4 = cmpi sgt, %a, %b : vector<4xi32>
  %5 = cmpi sge, %a, %b : vector<4xi32>
  %6 = cmpi ult, %a, %b : vector<4xi32>
  %7 = cmpi ule, %a, %b : vector<4xi32>
  %8 = cmpi ugt, %a, %b : vector<4xi32>
  %9 = cmpi uge, %a, %b : vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = addi %a, %b : vector<2xi1>
  %1 = subi %a, %b : vector<2xi1>
  %2 = muli %a, %b : vector<2xi1>
  %3 = and %a, %b : vector<2xi1>
  %4 = or %a, %b : vector<2xi1>
  %5 = xor %a, %b : vector<2xi1>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xi1>, %arg1: vector<2xi1>) "None" {
    %0 = spv.LogicalNotEqual %arg0, %arg1 : vector<2xi1>
    %1 = spv.LogicalNotEqual %arg0, %arg1 : vector<2xi1>
    %2 = spv.LogicalAnd %arg0, %arg1 : vector<2xi1>
    %3 = spv.LogicalAnd %arg0, %arg1 : vector<2xi1>
    %4 = spv.LogicalOr %arg0, %arg1 : vector<2xi1>
    %5 = spv.LogicalNotEqual %arg0, %arg1 : vector<2xi1>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = cmpi eq, %a, %b : vector<2xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = cmpi ne, %a, %b : vector<2xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>, %b: vector<2xi1>) {
  %0 = cmpi slt, %a, %b : vector<2xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<3xi16>, %b: vector<3xi16>) {
  %0 = addi %a, %b : vector<3xi16>
  %1 = subi %a, %b : vector<3xi16>
  %2 = muli %a, %b : vector<3xi16>
  %3 = and %a, %b : vector<3xi16>
  %4 = or %a, %b : vector<3xi16>
  %5 = xor %a, %b : vector<3xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<3xi16>, %b: vector<3xi16>) {
  %0 = divi_signed %a, %b : vector<3xi16>
  %1 = divi_unsigned %a, %b : vector<3xi16>
  %2 = remi_signed %a, %b : vector<3xi16>
  %3 = remi_unsigned %a, %b : vector<3xi16>
  %4 = shift_left %a, %b : vector<3xi16>
  %5 = shift_right_signed %a, %b : vector<3xi16>
  %6 = shift_right_unsigned %a, %b : vector<3xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<3xi16>, %b: vector<3xi16>) {
  %0 = cmpi eq, %a, %b : vector<3xi16>
  %1 = cmpi ne, %a, %b : vector<3xi16>
  %2 = cmpi slt, %a, %b : vector<3xi16>
  %3 = cmpi sle, %a, %b : vector<3xi16>
  %4 = cmpi sgt, %a, %b : vector<3xi16>
  %5 = cmpi sge, %a, %b : vector<3xi16>
  %6 = cmpi ult, %a, %b : vector<3xi16>
  %7 = cmpi ule, %a, %b : vector<3xi16>
  %8 = cmpi ugt, %a, %b : vector<3xi16>
  %9 = cmpi uge, %a, %b : vector<3xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = addf %a, %b : f16
  %1 = subf %a, %b : f16
  %2 = mulf %a, %b : f16
  %3 = divf %a, %b : f16
  %4 = remf %a, %b : f16
  %u0 = negf %a : f16
  %u1 = absf %a : f16
  %u2 = ceilf %a : f16
  %u3 = floorf %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = cmpf oeq, %a, %b : f16
  %1 = cmpf ogt, %a, %b : f16
  %2 = cmpf oge, %a, %b : f16
  %3 = cmpf olt, %a, %b : f16
  %4 = cmpf ole, %a, %b : f16
  %5 = cmpf one, %a, %b : f16
  %6 = cmpf ord, %a, %b : f16
  %7 = cmpf ueq, %a, %b : f16
  %8 = cmpf ugt, %a, %b : f16
  %9 = cmpf uge, %a, %b : f16
  %10 = cmpf ult, %a, %b : f16
  %11 = cmpf ule, %a, %b : f16
  %12 = cmpf une, %a, %b : f16
  %13 = cmpf uno, %a, %b : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = copysign %a, %b : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = fmaf %a, %b, %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16, %arg1: f16) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.exp %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.log %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.log1p %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.sin %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.cos %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.tanh %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.sqrt %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.rsqrt %a : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.exp2 %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.GLSL.Exp2 %arg0 : f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.log2 %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.GLSL.Log2 %arg0 : f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.log10 %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.GLSL.Log2 %arg0 : f16
    %cst_f16 = spv.Constant 3.010250e-01 : f16
    %1 = spv.FMul %0, %cst_f16 : f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.atan %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.GLSL.Atan %arg0 : f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = math.expm1 %a : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.GLSL.Exp %arg0 : f16
    %cst_f16 = spv.Constant 1.000000e+00 : f16
    %1 = spv.FSub %0, %cst_f16 : f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = math.powf %a, %b : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16, %b: f16) {
  %0 = math.atan2 %a, %b : f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16, %arg1: f16) "None" {
    %0 = spv.GLSL.Atan2 %arg0, %arg1 : f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = addf %a, %b : f32
  %1 = subf %a, %b : f32
  %2 = mulf %a, %b : f32
  %3 = divf %a, %b : f32
  %4 = remf %a, %b : f32
  %u0 = negf %a : f32
  %u1 = absf %a : f32
  %u2 = ceilf %a : f32
  %u3 = floorf %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = cmpf oeq, %a, %b : f32
  %1 = cmpf ogt, %a, %b : f32
  %2 = cmpf oge, %a, %b : f32
  %3 = cmpf olt, %a, %b : f32
  %4 = cmpf ole, %a, %b : f32
  %5 = cmpf one, %a, %b : f32
  %6 = cmpf ord, %a, %b : f32
  %7 = cmpf ueq, %a, %b : f32
  %8 = cmpf ugt, %a, %b : f32
  %9 = cmpf uge, %a, %b : f32
  %10 = cmpf ult, %a, %b : f32
  %11 = cmpf ule, %a, %b : f32
  %12 = cmpf une, %a, %b : f32
  %13 = cmpf uno, %a, %b : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = copysign %a, %b : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = fmaf %a, %b, %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.exp %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.log %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.log1p %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.sin %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.cos %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.tanh %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.sqrt %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.rsqrt %a : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.exp2 %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Exp2 %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.log2 %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Log2 %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.log10 %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Log2 %arg0 : f32
    %cst_f32 = spv.Constant 3.010300e-01 : f32
    %1 = spv.FMul %0, %cst_f32 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.atan %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Atan %arg0 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = math.expm1 %a : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.GLSL.Exp %arg0 : f32
    %cst_f32 = spv.Constant 1.000000e+00 : f32
    %1 = spv.FSub %0, %cst_f32 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = math.powf %a, %b : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32, %b: f32) {
  %0 = math.atan2 %a, %b : f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: f32) "None" {
    %0 = spv.GLSL.Atan2 %arg0, %arg1 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = addf %a, %b : f64
  %1 = subf %a, %b : f64
  %2 = mulf %a, %b : f64
  %3 = divf %a, %b : f64
  %4 = remf %a, %b : f64
  %u0 = negf %a : f64
  %u1 = absf %a : f64
  %u2 = ceilf %a : f64
  %u3 = floorf %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = cmpf oeq, %a, %b : f64
  %1 = cmpf ogt, %a, %b : f64
  %2 = cmpf oge, %a, %b : f64
  %3 = cmpf olt, %a, %b : f64
  %4 = cmpf ole, %a, %b : f64
  %5 = cmpf one, %a, %b : f64
  %6 = cmpf ord, %a, %b : f64
  %7 = cmpf ueq, %a, %b : f64
  %8 = cmpf ugt, %a, %b : f64
  %9 = cmpf uge, %a, %b : f64
  %10 = cmpf ult, %a, %b : f64
  %11 = cmpf ule, %a, %b : f64
  %12 = cmpf une, %a, %b : f64
  %13 = cmpf uno, %a, %b : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = copysign %a, %b : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = fmaf %a, %b, %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64, %arg1: f64) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.exp %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = math.exp %arg0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.log %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = math.log %arg0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.log1p %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = math.log1p %arg0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.sin %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = math.sin %arg0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.cos %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = math.cos %arg0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.tanh %a : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = math.tanh %arg0 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.sqrt %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.rsqrt %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.exp2 %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.log2 %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.log10 %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.atan %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = math.expm1 %a : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = math.powf %a, %b : f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64, %arg1: f64) "None" {
    %0 = math.powf %arg0, %arg1 : f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64, %b: f64) {
  %0 = math.atan2 %a, %b : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = addf %a, %b : vector<4xf32>
  %1 = subf %a, %b : vector<4xf32>
  %2 = mulf %a, %b : vector<4xf32>
  %3 = divf %a, %b : vector<4xf32>
  %4 = remf %a, %b : vector<4xf32>
  %u0 = negf %a : vector<4xf32>
  %u1 = absf %a : vector<4xf32>
  %u2 = ceilf %a : vector<4xf32>
  %u3 = floorf %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = cmpf oeq, %a, %b : vector<4xf32>
  %1 = cmpf ogt, %a, %b : vector<4xf32>
  %2 = cmpf oge, %a, %b : vector<4xf32>
  %3 = cmpf olt, %a, %b : vector<4xf32>
  %4 = cmpf ole, %a, %b : vector<4xf32>
  %5 = cmpf one, %a, %b : vector<4xf32>
  %6 = cmpf ord, %a, %b : vector<4xf32>
  %7 = cmpf ueq, %a, %b : vector<4xf32>
  %8 = cmpf ugt, %a, %b : vector<4xf32>
  %9 = cmpf uge, %a, %b : vector<4xf32>
  %10 = cmpf ult, %a, %b : vector<4xf32>
  %11 = cmpf ule, %a, %b : vector<4xf32>
  %12 = cmpf une, %a, %b : vector<4xf32>
  %13 = cmpf uno, %a, %b : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = copysign %a, %b : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = fmaf %a, %b, %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.exp %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.log %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.log1p %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.sin %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.cos %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.tanh %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.sqrt %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.rsqrt %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.exp2 %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Exp2 %arg0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.log2 %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Log2 %arg0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.log10 %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Log2 %arg0 : vector<4xf32>
    %cst_vec_4xf32 = spv.Constant dense<3.010300e-01> : vector<4xf32>
    %1 = spv.FMul %0, %cst_vec_4xf32 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.atan %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Atan %arg0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>) {
  %0 = math.expm1 %a : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>) "None" {
    %0 = spv.GLSL.Exp %arg0 : vector<4xf32>
    %cst_vec_4xf32 = spv.Constant dense<1.000000e+00> : vector<4xf32>
    %1 = spv.FSub %0, %cst_vec_4xf32 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = math.powf %a, %b : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = math.atan2 %a, %b : vector<4xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>) "None" {
    %0 = spv.GLSL.Atan2 %arg0, %arg1 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = addf %a, %b : vector<2xf64>
  %1 = subf %a, %b : vector<2xf64>
  %2 = mulf %a, %b : vector<2xf64>
  %3 = divf %a, %b : vector<2xf64>
  %4 = remf %a, %b : vector<2xf64>
  %u0 = negf %a : vector<2xf64>
  %u1 = absf %a : vector<2xf64>
  %u2 = ceilf %a : vector<2xf64>
  %u3 = floorf %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = cmpf oeq, %a, %b : vector<2xf64>
  %1 = cmpf ogt, %a, %b : vector<2xf64>
  %2 = cmpf oge, %a, %b : vector<2xf64>
  %3 = cmpf olt, %a, %b : vector<2xf64>
  %4 = cmpf ole, %a, %b : vector<2xf64>
  %5 = cmpf one, %a, %b : vector<2xf64>
  %6 = cmpf ord, %a, %b : vector<2xf64>
  %7 = cmpf ueq, %a, %b : vector<2xf64>
  %8 = cmpf ugt, %a, %b : vector<2xf64>
  %9 = cmpf uge, %a, %b : vector<2xf64>
  %10 = cmpf ult, %a, %b : vector<2xf64>
  %11 = cmpf ule, %a, %b : vector<2xf64>
  %12 = cmpf une, %a, %b : vector<2xf64>
  %13 = cmpf uno, %a, %b : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = copysign %a, %b : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = fmaf %a, %b, %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>, %arg1: vector<2xf64>) "None" {
    %0 = spv.GLSL.Fma %arg0, %arg1, %arg0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.exp %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>) "None" {
    %0 = math.exp %arg0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.log %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>) "None" {
    %0 = math.log %arg0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.log1p %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>) "None" {
    %0 = math.log1p %arg0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.sin %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>) "None" {
    %0 = math.sin %arg0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.cos %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>) "None" {
    %0 = math.cos %arg0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.tanh %a : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>) "None" {
    %0 = math.tanh %arg0 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.sqrt %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.rsqrt %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.exp2 %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.log2 %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.log10 %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.atan %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = math.expm1 %a : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = math.powf %a, %b : vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>, %arg1: vector<2xf64>) "None" {
    %0 = math.powf %arg0, %arg1 : vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = math.atan2 %a, %b : vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1) {
  %0 = sexti %a : i1 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i1) "None" {
    %cst0_i32 = spv.Constant 0 : i32
    %cst-1_i32 = spv.Constant -1 : i32
    %0 = spv.Select %arg0, %cst-1_i32, %cst0_i32 : i1, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1) {
  %0 = zexti %a : i1 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = trunci %a : i32 to i1
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = sexti %a : i8 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = zexti %a : i8 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = trunci %a : i16 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = sexti %a : i8 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = zexti %a : i8 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = trunci %a : i32 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = sexti %a : i16 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = zexti %a : i16 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = trunci %a : i32 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = sexti %a : i16 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = zexti %a : i16 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = trunci %a : i64 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = sexti %a : i32 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = zexti %a : i32 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = trunci %a : i64 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi1>) {
  %0 = sexti %a : vector<4xi1> to vector<4xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<4xi1>) "None" {
    %cst_vec_4xi32 = spv.Constant dense<0> : vector<4xi32>
    %cst_vec_4xi32_0 = spv.Constant dense<-1> : vector<4xi32>
    %0 = spv.Select %arg0, %cst_vec_4xi32_0, %cst_vec_4xi32 : vector<4xi1>, vector<4xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi1>) {
  %0 = zexti %a : vector<4xi1> to vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi32>) {
  %0 = trunci %a : vector<4xi32> to vector<4xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi16>) {
  %0 = sexti %a : vector<4xi16> to vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi16>) {
  %0 = zexti %a : vector<4xi16> to vector<4xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<4xi32>) {
  %0 = trunci %a : vector<4xi32> to vector<4xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1) {
  %0 = sitofp %a : i1 to f16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i1) "None" {
    %cst_f16 = spv.Constant 0.000000e+00 : f16
    %cst_f16_0 = spv.Constant -1.000000e+00 : f16
    %0 = spv.Select %arg0, %cst_f16_0, %cst_f16 : i1, f16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1) {
  %0 = uitofp %a : i1 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1) {
  %0 = sitofp %a : i1 to f32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i1) "None" {
    %cst_f32 = spv.Constant 0.000000e+00 : f32
    %cst_f32_0 = spv.Constant -1.000000e+00 : f32
    %0 = spv.Select %arg0, %cst_f32_0, %cst_f32 : i1, f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1) {
  %0 = uitofp %a : i1 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1) {
  %0 = sitofp %a : i1 to f64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i1) "None" {
    %cst_f64 = spv.Constant 0.000000e+00 : f64
    %cst_f64_0 = spv.Constant -1.000000e+00 : f64
    %0 = spv.Select %arg0, %cst_f64_0, %cst_f64 : i1, f64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i1) {
  %0 = uitofp %a : i1 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = sitofp %a : i8 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = uitofp %a : i8 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fptosi %a : f16 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fptoui %a : f16 to i8
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.ConvertFToU %arg0 : f16 to i8
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = sitofp %a : i8 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = uitofp %a : i8 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptosi %a : f32 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptoui %a : f32 to i8
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i8
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = sitofp %a : i8 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = uitofp %a : i8 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptosi %a : f64 to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptoui %a : f64 to i8
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = spv.ConvertFToU %arg0 : f64 to i8
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = sitofp %a : i16 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = uitofp %a : i16 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fptosi %a : f16 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fptoui %a : f16 to i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.ConvertFToU %arg0 : f16 to i16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = sitofp %a : i16 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = uitofp %a : i16 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptosi %a : f32 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptoui %a : f32 to i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = sitofp %a : i16 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = uitofp %a : i16 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptosi %a : f64 to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptoui %a : f64 to i16
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = spv.ConvertFToU %arg0 : f64 to i16
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = sitofp %a : i32 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = uitofp %a : i32 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fptosi %a : f16 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fptoui %a : f16 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.ConvertFToU %arg0 : f16 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = sitofp %a : i32 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = uitofp %a : i32 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptosi %a : f32 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptoui %a : f32 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = sitofp %a : i32 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = uitofp %a : i32 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptosi %a : f64 to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptoui %a : f64 to i32
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = spv.ConvertFToU %arg0 : f64 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = sitofp %a : i64 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = uitofp %a : i64 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fptosi %a : f16 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fptoui %a : f16 to i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f16) "None" {
    %0 = spv.ConvertFToU %arg0 : f16 to i64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = sitofp %a : i64 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = uitofp %a : i64 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptosi %a : f32 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptoui %a : f32 to i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.ConvertFToU %arg0 : f32 to i64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = sitofp %a : i64 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = uitofp %a : i64 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptosi %a : f64 to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptoui %a : f64 to i64
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f64) "None" {
    %0 = spv.ConvertFToU %arg0 : f64 to i64
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = sitofp %a : vector<2xi32> to vector<2xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = uitofp %a : vector<2xi32> to vector<2xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf16>) {
  %0 = fptosi %a : vector<2xf16> to vector<2xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf16>) {
  %0 = fptoui %a : vector<2xf16> to vector<2xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf16>) "None" {
    %0 = spv.ConvertFToU %arg0 : vector<2xf16> to vector<2xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = sitofp %a : vector<2xi32> to vector<2xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = uitofp %a : vector<2xi32> to vector<2xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf32>) {
  %0 = fptosi %a : vector<2xf32> to vector<2xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf32>) {
  %0 = fptoui %a : vector<2xf32> to vector<2xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf32>) "None" {
    %0 = spv.ConvertFToU %arg0 : vector<2xf32> to vector<2xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = sitofp %a : vector<2xi32> to vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi32>) {
  %0 = uitofp %a : vector<2xi32> to vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = fptosi %a : vector<2xf64> to vector<2xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf64>) {
  %0 = fptoui %a : vector<2xf64> to vector<2xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xf64>) "None" {
    %0 = spv.ConvertFToU %arg0 : vector<2xf64> to vector<2xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = sitofp %a : vector<2xi1> to vector<2xf16>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xi1>) "None" {
    %cst_vec_2xf16 = spv.Constant dense<0.000000e+00> : vector<2xf16>
    %cst_vec_2xf16_0 = spv.Constant dense<-1.000000e+00> : vector<2xf16>
    %0 = spv.Select %arg0, %cst_vec_2xf16_0, %cst_vec_2xf16 : vector<2xi1>, vector<2xf16>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = uitofp %a : vector<2xi1> to vector<2xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = sitofp %a : vector<2xi1> to vector<2xf32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xi1>) "None" {
    %cst_vec_2xf32 = spv.Constant dense<0.000000e+00> : vector<2xf32>
    %cst_vec_2xf32_0 = spv.Constant dense<-1.000000e+00> : vector<2xf32>
    %0 = spv.Select %arg0, %cst_vec_2xf32_0, %cst_vec_2xf32 : vector<2xi1>, vector<2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = uitofp %a : vector<2xi1> to vector<2xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = sitofp %a : vector<2xi1> to vector<2xf64>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: vector<2xi1>) "None" {
    %cst_vec_2xf64 = spv.Constant dense<0.000000e+00> : vector<2xf64>
    %cst_vec_2xf64_0 = spv.Constant dense<-1.000000e+00> : vector<2xf64>
    %0 = spv.Select %arg0, %cst_vec_2xf64_0, %cst_vec_2xf64 : vector<2xi1>, vector<2xf64>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xi1>) {
  %0 = uitofp %a : vector<2xi1> to vector<2xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fpext %a : f16 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fptrunc %a : f32 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = fpext %a : f32 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptrunc %a : f64 to f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f16) {
  %0 = fpext %a : f16 to f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f64) {
  %0 = fptrunc %a : f64 to f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf16>) {
  %0 = fpext %a : vector<2xf16> to vector<2xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<2xf32>) {
  %0 = fptrunc %a : vector<2xf32> to vector<2xf16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i8) {
  %0 = index_cast %a : i8 to index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: index) {
  %0 = index_cast %a : index to i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i16) {
  %0 = index_cast %a : i16 to index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: index) {
  %0 = index_cast %a : index to i16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i32) {
  %0 = index_cast %a : i32 to index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: index) {
  %0 = index_cast %a : index to i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: i64) {
  %0 = index_cast %a : i64 to index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: index) {
  %0 = index_cast %a : index to i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant 1 : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant -1 : i32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant -1 : i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant 200 : i8
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant true
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant 5 : index
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant -7 : i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant 5000000000 : i64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant 1.5 : f32
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant 1.5 : f16
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant 1.5 : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant 0.1 : f64
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<[1,2,3]> : vector<3xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<2.0> : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<[1,-2]> : vector<2xi16>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<true> : vector<2xi1>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<[[1,2],[3,4]]> : tensor<2x2xi32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<0.5> : tensor<4xf64>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<[1,2]> : vector<2xindex>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f() "None" {
    %cst_vec_2xi32 = spv.Constant dense<[1, 2]> : vector<2xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<3> : vector<1xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f() "None" {
    %cst3_i32 = spv.Constant 3 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant unit
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f() {
  %0 = constant dense<1> : tensor<0xi32>
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f() "None" {
    %cst = constant dense<1> : tensor<0xi32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = select %c, %a, %b : i32
  return %0 : i32
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: i1, %a: f32, %b: f32) -> f32 {
  %0 = select %c, %a, %b : f32
  return %0 : f32
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: i1, %a: i1, %b: i1) -> i1 {
  %0 = select %c, %a, %b : i1
  return %0 : i1
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: i1, %a: i8, %b: i8) -> i8 {
  %0 = select %c, %a, %b : i8
  return %0 : i8
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: i1, %a: index, %b: index) -> index {
  %0 = select %c, %a, %b : index
  return %0 : index
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = select %c, %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> "None" {
    %0 = spv.CompositeConstruct %arg0, %arg0, %arg0, %arg0 : vector<4xi1>
    %1 = spv.Select %0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
    spv.ReturnValue %1 : vector<4xf32>
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: i1, %a: i64, %b: i64) -> i64 {
  %0 = select %c, %a, %b : i64
  return %0 : i64
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
  %0 = select %c, %a, %b : memref<4xf32>
  return %0 : memref<4xf32>
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = select %c, %a, %b : vector<4xi1>, vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = splat %a : vector<4xf32>
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  %0 = call @g(%a) : (f32) -> f32
  call @h() : () -> ()
  return
}
func @g(%a: f32) -> f32 {
  return %a : f32
}
func @h() {
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    %0 = spv.FunctionCall @g(%arg0) : (f32) -> f32
    spv.FunctionCall @h() : () -> ()
    spv.Return
  }
  spv.func @g(%arg0: f32) -> f32 "None" {
    spv.ReturnValue %arg0 : f32
  }
  spv.func @h() "None" {
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) -> (f32, f32) {
  return %a, %a : f32, f32
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<1xf32>) -> vector<1xf32> {
  return %a : vector<1xf32>
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<5xf32>) {
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: vector<5xf32>) {
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: vector<8xf32>, %b: i4) {
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  func @f(%arg0: vector<8xf32>, %arg1: i4) {
    return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>} {
func @f(%a: f32) {
  br ^bb1(%a : f32)
^bb1(%b: f32):
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, {}>}  {
  spv.func @f(%arg0: f32) "None" {
    spv.Branch ^bb1(%arg0 : f32)
  ^bb1(%0: f32):  // pred: ^bb0
    spv.Return
  }
}
