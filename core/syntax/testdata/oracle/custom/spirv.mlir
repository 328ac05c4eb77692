// SPIR-V operations that stand in functions.
spv.func @s1(%i: i32, %v: vector<4xi32>, %m: !spv.coopmatrix<8x16xi32, Subgroup>) -> () "None" {
  %a0 = spv.IAdd %i, %i : i32
  %a1 = spv.ISub %i, %i : i32
  %a2 = spv.IMul %i, %i : i32
  %a3 = spv.SDiv %i, %i : i32
  %a4 = spv.UDiv %i, %i : i32
  %a5 = spv.SMod %i, %i : i32
  %a6 = spv.SRem %i, %i : i32
  %a7 = spv.UMod %i, %i : i32
  %a8 = spv.BitwiseAnd %i, %i : i32
  %a9 = spv.BitwiseOr %i, %i : i32
  %a10 = spv.BitwiseXor %i, %i : i32
  %a11 = spv.GLSL.SMax %i, %i : i32
  %a12 = spv.GLSL.SMin %i, %i : i32
  %u0 = spv.SNegate %v : vector<4xi32>
  %u1 = spv.Not %v : vector<4xi32>
  %u2 = spv.BitCount %v : vector<4xi32>
  %u3 = spv.BitReverse %v : vector<4xi32>
  %u4 = spv.GLSL.SAbs %v : vector<4xi32>
  %u5 = spv.GLSL.SSign %v : vector<4xi32>
  %u6 = spv.OCL.s_abs %v : vector<4xi32>
  %x = spv.IAdd %m, %m : !spv.coopmatrix<8x16xi32, Subgroup>
  %c0 = spv.IEqual %v, %v : vector<4xi32>
  %c1 = spv.INotEqual %v, %v : vector<4xi32>
  %c2 = spv.SGreaterThan %v, %v : vector<4xi32>
  %c3 = spv.SGreaterThanEqual %v, %v : vector<4xi32>
  %c4 = spv.SLessThan %v, %v : vector<4xi32>
  %c5 = spv.SLessThanEqual %v, %v : vector<4xi32>
  %c6 = spv.UGreaterThan %v, %v : vector<4xi32>
  %c7 = spv.UGreaterThanEqual %v, %v : vector<4xi32>
  %c8 = spv.ULessThan %v, %v : vector<4xi32>
  %c9 = spv.ULessThanEqual %v, %v : vector<4xi32>
  %h0 = spv.ShiftLeftLogical %i, %i : i32, i32
  %h1 = spv.ShiftRightArithmetic %i, %i : i32, i32
  %h2 = spv.ShiftRightLogical %i, %i : i32, i32
  %f1 = spv.BitFieldInsert %v, %v, %i, %i : vector<4xi32>, i32, i32
  %f2 = spv.BitFieldSExtract %v, %i, %i : vector<4xi32>, i32, i32
  %f3 = spv.BitFieldUExtract %v, %i, %i : vector<4xi32>, i32, i32
  spv.Return
}
spv.func @s2(%i: f32, %v: vector<4xf32>, %si: si32, %k: i32) -> () "None" {
  %a0 = spv.FAdd %i, %i : f32
  %a1 = spv.FSub %i, %i : f32
  %a2 = spv.FMul %i, %i : f32
  %a3 = spv.FDiv %i, %i : f32
  %a4 = spv.FMod %i, %i : f32
  %a5 = spv.FRem %i, %i : f32
  %a6 = spv.GLSL.FMax %i, %i : f32
  %a7 = spv.GLSL.FMin %i, %i : f32
  %a8 = spv.GLSL.Pow %i, %i : f32
  %u0 = spv.FNegate %v : vector<4xf32>
  %u1 = spv.GLSL.Acos %v : vector<4xf32>
  %u2 = spv.GLSL.Asin %v : vector<4xf32>
  %u3 = spv.GLSL.Atan %v : vector<4xf32>
  %u4 = spv.GLSL.Cos %v : vector<4xf32>
  %u5 = spv.GLSL.Cosh %v : vector<4xf32>
  %u6 = spv.GLSL.Sin %v : vector<4xf32>
  %u7 = spv.GLSL.Sinh %v : vector<4xf32>
  %u8 = spv.GLSL.Tan %v : vector<4xf32>
  %u9 = spv.GLSL.Tanh %v : vector<4xf32>
  %u10 = spv.GLSL.Exp %v : vector<4xf32>
  %u11 = spv.GLSL.Log %v : vector<4xf32>
  %u12 = spv.GLSL.Sqrt %v : vector<4xf32>
  %u13 = spv.GLSL.InverseSqrt %v : vector<4xf32>
  %u14 = spv.GLSL.Ceil %v : vector<4xf32>
  %u15 = spv.GLSL.Floor %v : vector<4xf32>
  %u16 = spv.GLSL.Round %v : vector<4xf32>
  %u17 = spv.GLSL.FAbs %v : vector<4xf32>
  %u18 = spv.GLSL.FSign %v : vector<4xf32>
  %u19 = spv.OCL.exp %v : vector<4xf32>
  %u20 = spv.OCL.fabs %v : vector<4xf32>
  %c0 = spv.FOrdEqual %v, %v : vector<4xf32>
  %c1 = spv.FOrdNotEqual %v, %v : vector<4xf32>
  %c2 = spv.FOrdGreaterThan %v, %v : vector<4xf32>
  %c3 = spv.FOrdGreaterThanEqual %v, %v : vector<4xf32>
  %c4 = spv.FOrdLessThan %v, %v : vector<4xf32>
  %c5 = spv.FOrdLessThanEqual %v, %v : vector<4xf32>
  %c6 = spv.FUnordEqual %v, %v : vector<4xf32>
  %c7 = spv.FUnordNotEqual %v, %v : vector<4xf32>
  %c8 = spv.FUnordGreaterThan %v, %v : vector<4xf32>
  %c9 = spv.FUnordGreaterThanEqual %v, %v : vector<4xf32>
  %c10 = spv.FUnordLessThan %v, %v : vector<4xf32>
  %c11 = spv.FUnordLessThanEqual %v, %v : vector<4xf32>
  %c12 = spv.Ordered %v, %v : vector<4xf32>
  %c13 = spv.Unordered %v, %v : vector<4xf32>
  %n1 = spv.IsNan %v : vector<4xf32>
  %n2 = spv.IsInf %i : f32
  %l1 = spv.LogicalNot %n1 : vector<4xi1>
  %g0 = spv.LogicalAnd %n2, %n2 : i1
  %g1 = spv.LogicalOr %n2, %n2 : i1
  %g2 = spv.LogicalEqual %n2, %n2 : i1
  %g3 = spv.LogicalNotEqual %n2, %n2 : i1
  %s = spv.Select %n2, %v, %v : i1, vector<4xf32>
  %s2 = spv.Select %n1, %v, %v : vector<4xi1>, vector<4xf32>
  %t = spv.GLSL.Fma %i, %i, %i : f32
  %t2 = spv.GLSL.FClamp %i, %i, %i : f32
  %t3 = spv.GLSL.SClamp %si, %si, %si : si32
  %t4 = spv.GLSL.UClamp %k, %k, %k : i32
  %t5 = spv.GLSL.FMix %i : f32, %i : f32, %i : f32 -> f32
  %t6 = spv.GLSL.FrexpStruct %i : f32 -> !spv.struct<(f32, i32)>
  %t7 = spv.GLSL.Ldexp %i : f32, %k : i32 -> f32
  spv.Return
}
spv.func @s3(%i: i32, %f: f32, %p: !spv.ptr<f32, Function>) -> () "None" {
  %1 = spv.ConvertFToS %f : f32 to i32
  %2 = spv.ConvertFToU %f : f32 to i32
  %3 = spv.ConvertSToF %i : i32 to f32
  %4 = spv.ConvertUToF %i : i32 to f32
  %5 = spv.SConvert %i : i32 to i64
  %6 = spv.UConvert %i : i32 to i16
  %7 = spv.FConvert %f : f32 to f64
  %8 = spv.Bitcast %f : f32 to i32
  %9 = spv.Bitcast %p : !spv.ptr<f32, Function> to !spv.ptr<i32, Function>
  spv.Return
}
spv.func @s4(%s: !spv.struct<(f32, vector<4xf32>, !spv.array<4 x i32>)>, %f: f32, %v: vector<4xf32>, %i: i32, %m: !spv.matrix<3 x vector<3xf32>>, %a: !spv.array<2 x f32>) -> () "None" {
  %1 = spv.CompositeConstruct %f, %f, %f, %f : vector<4xf32>
  %2 = spv.CompositeExtract %s[1 : i32] : !spv.struct<(f32, vector<4xf32>, !spv.array<4 x i32>)>
  %3 = spv.CompositeExtract %s[1 : i32, 2 : i32] : !spv.struct<(f32, vector<4xf32>, !spv.array<4 x i32>)>
  %4 = spv.CompositeInsert %f, %s[0 : i32] : f32 into !spv.struct<(f32, vector<4xf32>, !spv.array<4 x i32>)>
  %5 = spv.VectorExtractDynamic %v[%i] : vector<4xf32>, i32
  %6 = spv.VectorInsertDynamic %f, %v[%i] : vector<4xf32>, i32
  %7 = spv.VectorShuffle [0 : i32, 5 : i32] %v : vector<4xf32>, %v : vector<4xf32> -> vector<2xf32>
  %8 = spv.MatrixTimesMatrix %m, %m : !spv.matrix<3 x vector<3xf32>>, !spv.matrix<3 x vector<3xf32>> -> !spv.matrix<3 x vector<3xf32>>
  %9 = spv.MatrixTimesScalar %m, %f : !spv.matrix<3 x vector<3xf32>>, f32 -> !spv.matrix<3 x vector<3xf32>>
  %10 = spv.Transpose %m : !spv.matrix<3 x vector<3xf32>> -> !spv.matrix<3 x vector<3xf32>>
  spv.Return
}
spv.func @s5(%p: !spv.ptr<i32, StorageBuffer>, %s: i32, %b: i1, %m: !spv.coopmatrix<8x16xi32, Subgroup>, %q: !spv.ptr<!spv.struct<(f32, !spv.array<4 x i32>)>, Function>, %f: f32) -> () "None" {
  %0 = spv.CooperativeMatrixLengthNV : !spv.coopmatrix<8x16xi32, Subgroup>
  %1 = spv.CooperativeMatrixLoadNV %p, %s, %b : !spv.ptr<i32, StorageBuffer> as !spv.coopmatrix<16x8xi32, Workgroup>
  %2 = spv.CooperativeMatrixLoadNV %p, %s, %b ["Volatile"] : !spv.ptr<i32, StorageBuffer> as !spv.coopmatrix<8x16xi32, Subgroup>
  spv.CooperativeMatrixStoreNV %p, %m, %s, %b : !spv.ptr<i32, StorageBuffer>, !spv.coopmatrix<8x16xi32, Subgroup>
  spv.CooperativeMatrixStoreNV %p, %m, %s, %b ["Volatile"] : !spv.ptr<i32, StorageBuffer>, !spv.coopmatrix<8x16xi32, Subgroup>
  %v = spv.Variable : !spv.ptr<f32, Function>
  %cc = spv.Constant 1.0 : f32
  %v2 = spv.Variable init(%cc) : !spv.ptr<f32, Function>
  %l = spv.Load "Function" %v : f32
  %l2 = spv.Load "Function" %v ["Volatile"] : f32
  %l3 = spv.Load "Function" %v ["Aligned", 4] {a = 1} : f32
  spv.Store "Function" %v, %f : f32
  spv.Store "Function" %v, %f ["Volatile|Aligned", 4] : f32
  spv.CopyMemory "Function" %v, "Function" %v2 : f32
  %ci = spv.Constant 1 : i32
  %ac = spv.AccessChain %q[%ci, %s] : !spv.ptr<!spv.struct<(f32, !spv.array<4 x i32>)>, Function>, i32, i32
  spv.Return
}
spv.func @s6(%a: !spv.coopmatrix<8x16xi32, Subgroup>, %b: !spv.coopmatrix<16x4xi32, Subgroup>, %c: !spv.coopmatrix<8x4xi32, Subgroup>) -> () "None" {
  %0 = spv.CooperativeMatrixMulAddNV %a, %b, %c : !spv.coopmatrix<8x16xi32, Subgroup>, !spv.coopmatrix<16x4xi32, Subgroup> -> !spv.coopmatrix<8x4xi32, Subgroup>
  spv.Return
}
spv.func @s7(%p: !spv.ptr<i32, StorageBuffer>, %i: i32, %b: i1, %f: f32, %vi: vector<3xi32>) -> () "None" {
  %a0 = spv.AtomicAnd "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %a1 = spv.AtomicOr "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %a2 = spv.AtomicXor "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %a3 = spv.AtomicIAdd "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %a4 = spv.AtomicISub "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %a5 = spv.AtomicSMax "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %a6 = spv.AtomicSMin "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %a7 = spv.AtomicUMax "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %a8 = spv.AtomicUMin "Workgroup" "None" %p, %i : !spv.ptr<i32, StorageBuffer>
  %b1 = spv.AtomicIIncrement "Device" "Acquire|UniformMemory" %p : !spv.ptr<i32, StorageBuffer>
  %b2 = spv.AtomicIDecrement "Device" "None" %p : !spv.ptr<i32, StorageBuffer>
  %b3 = spv.AtomicCompareExchangeWeak "Workgroup" "Release" "Acquire" %p, %i, %i : !spv.ptr<i32, StorageBuffer>
  spv.ControlBarrier "Workgroup", "Device", "Acquire|UniformMemory"
  spv.MemoryBarrier "Device", "AcquireRelease|WorkgroupMemory"
  %g1 = spv.GroupBroadcast "Workgroup" %f, %vi : f32, vector<3xi32>
  %g2 = spv.GroupNonUniformBallot "Workgroup" %b : vector<4xi32>
  %k4 = spv.Constant 4 : i32
  %g3 = spv.GroupNonUniformBroadcast "Subgroup" %f, %k4 : f32, i32
  %g4 = spv.GroupNonUniformElect "Workgroup" : i1
  %g5 = spv.SubgroupBallotKHR %b : vector<4xi32>
  %m0 = spv.GroupNonUniformIAdd "Workgroup" "Reduce" %i : i32
  %m1 = spv.GroupNonUniformIMul "Workgroup" "Reduce" %i : i32
  %m2 = spv.GroupNonUniformSMax "Workgroup" "Reduce" %i : i32
  %m3 = spv.GroupNonUniformSMin "Workgroup" "Reduce" %i : i32
  %m4 = spv.GroupNonUniformUMax "Workgroup" "Reduce" %i : i32
  %m5 = spv.GroupNonUniformUMin "Workgroup" "Reduce" %i : i32
  %n0 = spv.GroupNonUniformFAdd "Subgroup" "ClusteredReduce" %f cluster_size(%k4) : f32
  %n1 = spv.GroupNonUniformFMul "Subgroup" "ClusteredReduce" %f cluster_size(%k4) : f32
  %n2 = spv.GroupNonUniformFMax "Subgroup" "ClusteredReduce" %f cluster_size(%k4) : f32
  %n3 = spv.GroupNonUniformFMin "Subgroup" "ClusteredReduce" %f cluster_size(%k4) : f32
  spv.Return
}
spv.func @s8(%si: !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %im: !spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %c: vector<4xf32>, %f: f32) -> () "None" {
  %0 = spv.ImageDrefGather %si : !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c : vector<4xf32>, %f : f32 -> vector<4xf32>
  %1 = spv.Image %si : !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  %2 = spv.ImageQuerySize %im : !spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  spv.Return
}
spv.func @s9() -> () "None" {
  %0 = spv.Constant true
  %1 = spv.Constant false
  %2 = spv.Constant 1.5 : f32
  %3 = spv.Constant dense<[1, 2]> : vector<2xi32>
  %4 = spv.Constant [1 : i32, 2 : i32] : !spv.array<2 x i32>
  %5 = spv.Constant -1 : i64
  %6 = spv.Undef : f32
  %7 = spv.Constant dense<1.0> : vector<3xf32>
  %8 = spv.Constant 4294967295 : ui32
  %9 = spv.Constant dense<1.0> : tensor<2x2xf32> : !spv.array<4 x f32>
  spv.Return
}
