// convert-vector-to-spirv
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%s: f32, %i: index, %v: vector<4xf32>, %k: i32, %o: vector<1xf32>) {
  %0 = vector.broadcast %s : f32 to vector<4xf32>
  %1 = vector.extract %v[2] : vector<4xf32>
  %2 = vector.insert %s, %v[1] : f32 into vector<4xf32>
  %3 = vector.extractelement %v[%k : i32] : vector<4xf32>
  %4 = vector.insertelement %s, %v[%k : i32] : vector<4xf32>
  %5 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %6 = vector.insert_strided_slice %5, %v {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
  %7 = vector.fma %v, %v, %v : vector<4xf32>
  %8 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
 spv.Return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.shuffle %a, %b [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = spv.VectorShuffle [0 : i32, 5 : i32, 2 : i32, 7 : i32] %arg0 : vector<4xf32>, %arg1 : vector<4xf32> -> vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.shuffle %a, %b [1, 6] : vector<4xf32>, vector<4xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = spv.VectorShuffle [1 : i32, 6 : i32] %arg0 : vector<4xf32>, %arg1 : vector<4xf32> -> vector<2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.reduction "add", %a : vector<4xf32> into f32
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = spv.CompositeExtract %arg0[0 : i32] : vector<4xf32>
    %1 = spv.CompositeExtract %arg0[1 : i32] : vector<4xf32>
    %2 = spv.FAdd %0, %1 : f32
    %3 = spv.CompositeExtract %arg0[2 : i32] : vector<4xf32>
    %4 = spv.FAdd %2, %3 : f32
    %5 = spv.CompositeExtract %arg0[3 : i32] : vector<4xf32>
    %6 = spv.FAdd %4, %5 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.reduction "max", %a : vector<4xf32> into f32
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = spv.CompositeExtract %arg0[0 : i32] : vector<4xf32>
    %1 = spv.CompositeExtract %arg0[1 : i32] : vector<4xf32>
    %2 = spv.GLSL.FMax %0, %1 : f32
    %3 = spv.CompositeExtract %arg0[2 : i32] : vector<4xf32>
    %4 = spv.GLSL.FMax %2, %3 : f32
    %5 = spv.CompositeExtract %arg0[3 : i32] : vector<4xf32>
    %6 = spv.GLSL.FMax %4, %5 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.reduction "min", %i : vector<4xi32> into i32
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = spv.CompositeExtract %arg2[0 : i32] : vector<4xi32>
    %1 = spv.CompositeExtract %arg2[1 : i32] : vector<4xi32>
    %2 = spv.GLSL.SMin %0, %1 : i32
    %3 = spv.CompositeExtract %arg2[2 : i32] : vector<4xi32>
    %4 = spv.GLSL.SMin %2, %3 : i32
    %5 = spv.CompositeExtract %arg2[3 : i32] : vector<4xi32>
    %6 = spv.GLSL.SMin %4, %5 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.reduction "xor", %i : vector<4xi32> into i32
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = spv.CompositeExtract %arg2[0 : i32] : vector<4xi32>
    %1 = spv.CompositeExtract %arg2[1 : i32] : vector<4xi32>
    %2 = spv.BitwiseXor %0, %1 : i32
    %3 = spv.CompositeExtract %arg2[2 : i32] : vector<4xi32>
    %4 = spv.BitwiseXor %2, %3 : i32
    %5 = spv.CompositeExtract %arg2[3 : i32] : vector<4xi32>
    %6 = spv.BitwiseXor %4, %5 : i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.broadcast %a : vector<4xf32> to vector<4xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.broadcast %s : f32 to vector<1xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.extract %o[0] : vector<1xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.insert %s, %o[0] : f32 into vector<1xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.extract_strided_slice %a {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  spv.Return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.insert_strided_slice %o, %a {offsets = [3], strides = [1]} : vector<1xf32> into vector<4xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = unrealized_conversion_cast %arg4 : vector<1xf32> to f32
    %1 = spv.CompositeExtract %arg0[0 : i32] : vector<4xf32>
    %2 = spv.CompositeExtract %arg0[1 : i32] : vector<4xf32>
    %3 = spv.CompositeExtract %arg0[2 : i32] : vector<4xf32>
    %4 = spv.CompositeConstruct %1, %2, %3, %0 : vector<4xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.bitcast %h : vector<4xf16> to vector<2xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = vector.bitcast %arg5 : vector<4xf16> to vector<2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.bitcast %o : vector<1xf32> to vector<1xi32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = unrealized_conversion_cast %arg4 : vector<1xf32> to f32
    %1 = spv.Bitcast %0 : f32 to i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.broadcast %s : f32 to vector<2x2xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = vector.broadcast %arg3 : f32 to vector<2x2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.extractelement %a[%k : i8] : vector<4xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = unrealized_conversion_cast %arg6 : i8 to i32
    %cst255_i32 = spv.Constant 255 : i32
    %1 = spv.BitwiseAnd %0, %cst255_i32 : i32
    %2 = spv.VectorExtractDynamic %arg0[%1] : vector<4xf32>, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.insertelement %s, %a[%l : i64] : vector<4xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = unrealized_conversion_cast %arg7 : i64 to i32
    %1 = spv.VectorInsertDynamic %arg3, %arg0[%0] : vector<4xf32>, i32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.fma %a, %a, %b : vector<4xf32>
  spv.Return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.reduction "add", %a, %s : vector<4xf32> into f32
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = spv.CompositeExtract %arg0[0 : i32] : vector<4xf32>
    %1 = spv.FAdd %arg3, %0 : f32
    %2 = spv.CompositeExtract %arg0[1 : i32] : vector<4xf32>
    %3 = spv.FAdd %1, %2 : f32
    %4 = spv.CompositeExtract %arg0[2 : i32] : vector<4xf32>
    %5 = spv.FAdd %3, %4 : f32
    %6 = spv.CompositeExtract %arg0[3 : i32] : vector<4xf32>
    %7 = spv.FAdd %5, %6 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>, %s: f32, %o: vector<1xf32>, %h: vector<4xf16>, %k: i8, %l: i64) {
  %v = vector.shuffle %o, %o [0, 1] : vector<1xf32>, vector<1xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xi32>, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<4xf16>, %arg6: i8, %arg7: i64) {
    %0 = unrealized_conversion_cast %arg4 : vector<1xf32> to f32
    %1 = spv.CompositeConstruct %0, %0 : vector<2xf32>
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%a: vector<4xf32>, %s: f32, %i: index) {
  %v = vector.extract %a[%i] : vector<4xf32>
  %w = vector.insert %s, %a[%i] : f32 into vector<4xf32>
  spv.Return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  func @f(%arg0: vector<4xf32>, %arg1: f32, %arg2: index) {
    %0 = unrealized_conversion_cast %arg2 : index to i32
    %1 = spv.VectorExtractDynamic %arg0[%0] : vector<4xf32>, i32
    %2 = spv.VectorInsertDynamic %arg1, %arg0[%0] : vector<4xf32>, i32
    spv.Return
  }
}
