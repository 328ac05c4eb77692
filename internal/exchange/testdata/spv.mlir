spv.module Logical GLSL450 requires #spv.vce<v1.3, [Shader], []> {
  spv.GlobalVariable @in built_in("GlobalInvocationId") : !spv.ptr<vector<3xi32>, Input>
  spv.GlobalVariable @buffer bind(0, 1) : !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer>
  spv.SpecConstant @spec spec_id(3) = 7 : i32
  spv.func @main(%v: vector<4xf32>, %s: f32) "Inline|Pure" {
    %0 = spv.mlir.addressof @in : !spv.ptr<vector<3xi32>, Input>
    %1 = spv.mlir.referenceof @spec : i32
    %2 = spv.VectorTimesScalar %v, %s : (vector<4xf32>, f32) -> vector<4xf32>
    %3 = spv.Load "Input" %0 ["Aligned", 16] : vector<3xi32>
    spv.MemoryBarrier Device, "AcquireRelease|WorkgroupMemory"
    spv.Return
  }
  spv.EntryPoint "GLCompute" @main, @in
  spv.ExecutionMode @main "LocalSize", 8, 1, 1
}
// -----
func @groups(%f: f32, %u: i32, %i: si32) {
  %0 = spv.GroupNonUniformIAdd "Workgroup" "Reduce" %u : i32
  %1 = spv.GroupBroadcast Workgroup %f, %u : f32, i32
  return
}
// -----
func @clamp(%i: si32) {
  %0 = spv.GLSL.SClamp %i, %i, %i : si32
  return
}
// -----
func @more_groups(%f: f32, %u: i32) {
  %0 = spv.GroupFAdd "Workgroup" "Reduce" %f : f32
  %1 = spv.GroupFMax "Subgroup" "InclusiveScan" %f : f32
  %2 = spv.GroupSMax "Subgroup" "ExclusiveScan" %u : i32
  %3 = spv.GroupUMin "Workgroup" "Reduce" %u : i32
  %4 = spv.GroupIAdd "Workgroup" "Reduce" %u : i32
  %5 = spv.GroupSMin "Workgroup" "Reduce" %u : i32
  %6 = spv.GroupFMin "Workgroup" "Reduce" %f : f32
  %7 = spv.GroupNonUniformShuffleXor Subgroup %f, %u : (f32, i32) -> f32
  %8 = spv.GroupIMulKHR "Workgroup" "Reduce" %u : i32
  %9 = spv.GroupFMulKHR "Subgroup" "InclusiveScan" %f : f32
  return
}
// -----
func @shuffle(%f: f32, %u: i32) {
  %0 = spv.GroupNonUniformShuffleUp Subgroup %f, %u : (f32, i32) -> f32
  return
}
// -----
func @addresses(%p: !spv.ptr<i32, CrossWorkgroup>, %q: !spv.ptr<i32, PhysicalStorageBuffer>, %n: i64) {
  %0 = spv.PtrCastToGeneric %p : !spv.ptr<i32, CrossWorkgroup> to !spv.ptr<i32, Generic>
  %1 = spv.GenericCastToPtr %0 : !spv.ptr<i32, Generic> to !spv.ptr<i32, CrossWorkgroup>
  return
}
// -----
func @numbers(%q: !spv.ptr<i32, PhysicalStorageBuffer>, %n: i64) {
  %0 = spv.ConvertPtrToU %q : !spv.ptr<i32, PhysicalStorageBuffer> to i64
  %1 = spv.ConvertUToPtr %n : i64 to !spv.ptr<i32, PhysicalStorageBuffer>
  return
}
// -----
func @elements(%p: !spv.ptr<!spv.array<4 x f32>, StorageBuffer>, %i: i32, %h: vector<4xi8>, %w: i32) {
  %0 = spv.PtrAccessChain %p, %i, %i : (!spv.ptr<!spv.array<4 x f32>, StorageBuffer>, i32, i32) -> !spv.ptr<f32, StorageBuffer>
  %1 = spv.SDot %h, %h : (vector<4xi8>, vector<4xi8>) -> i32
  %2 = spv.UDot %w, %w {format = 0 : i32} : (i32, i32) -> i32
  %3 = spv.IAddCarry %i, %i : (i32, i32) -> !spv.struct<(i32, i32)>
  return
}
// -----
func @image(%0: !spv.image<f32, Dim1D, NoDepth, NonArrayed, MultiSampled, NoSampler, Unknown>) {
  %1 = spv.ImageQuerySize %0 : !spv.image<f32, Dim1D, NoDepth, NonArrayed, MultiSampled, NoSampler, Unknown> -> i32
  return
}
// -----
func @merge(%c: i1) {
  spv.mlir.loop {
    spv.Branch ^header
  ^header:
    spv.BranchConditional %c, ^body, ^merge
  ^body:
    spv.Branch ^header
  ^merge:
    spv.mlir.merge
  }
  return
}
// -----
func @labels(%c: i1) {
  %merge, %continue = spv.LoopMerge control(None)
  return
}
// -----
func @index(%d: vector<3xf32>) {
  %0 = spv.AMD.CubeFaceIndex %d : (vector<3xf32>) -> f32
  return
}
// -----
func @coord(%d: vector<3xf32>) {
  %0 = spv.AMD.CubeFaceCoord %d : (vector<3xf32>) -> vector<2xf32>
  return
}
// -----
func @swizzle(%v: vector<2xi32>) {
  %0 = spv.Constant dense<[1, 2, 3, 0]> : vector<4xi32>
  %1 = spv.AMD.SwizzleInvocations %v, %0 : (vector<2xi32>, vector<4xi32>) -> vector<2xi32>
  return
}
// -----
func @masked(%f: f32) {
  %0 = spv.Constant dense<[31, 0, 1]> : vector<3xi32>
  %1 = spv.AMD.SwizzleInvocationsMasked %f, %0 : (f32, vector<3xi32>) -> f32
  return
}
// -----
func @down(%f: f32, %u: i32) {
  %0 = spv.GroupNonUniformShuffleDown Subgroup %f, %u : (f32, i32) -> f32
  return
}
// -----
func @part(%v: vector<2xf32>, %u: i32) {
  %0 = spv.GroupNonUniformPartitionNV %v : (vector<2xf32>) -> vector<4xi32>
  return
}
// -----
func @reductions(%f: f32, %u: i32) {
  %0 = spv.GroupNonUniformSMin "Subgroup" "Reduce" %u : i32
  %1 = spv.GroupNonUniformUMin "Subgroup" "InclusiveScan" %u : i32
  %2 = spv.GroupNonUniformFMax "Subgroup" "ExclusiveScan" %f : f32
  %3 = spv.GroupNonUniformBitwiseOr "Subgroup" "Reduce" %u : i32
  return
}
// -----
func @more(%f: f32, %u: i32, %b: i1) {
  %0 = spv.GroupNonUniformIMul "Subgroup" "Reduce" %u : i32
  %1 = spv.GroupNonUniformSMax "Subgroup" "Reduce" %u : i32
  %2 = spv.GroupNonUniformUMax "Subgroup" "Reduce" %u : i32
  %3 = spv.GroupNonUniformFAdd "Subgroup" "Reduce" %f : f32
  %4 = spv.GroupNonUniformFMul "Subgroup" "Reduce" %f : f32
  %5 = spv.GroupNonUniformFMin "Subgroup" "Reduce" %f : f32
  %6 = spv.GroupNonUniformBitwiseAnd "Subgroup" "Reduce" %u : i32
  %7 = spv.GroupNonUniformBitwiseXor "Subgroup" "Reduce" %u : i32
  %8 = spv.GroupNonUniformLogicalAnd "Subgroup" "Reduce" %b : i1
  %9 = spv.GroupNonUniformLogicalOr "Subgroup" "Reduce" %b : i1
  %10 = spv.GroupNonUniformLogicalXor "Subgroup" "Reduce" %b : i1
  return
}
// -----
func @cooperative_khr(%p: !spv.ptr<f16, StorageBuffer>, %q: !spv.ptr<vector<4xi32>, Workgroup>, %s: i32, %l: i64, %x: f32) {
  %a = spv.KHR.CooperativeMatrixLoad %p, %s ["RowMajor"] : !spv.ptr<f16, StorageBuffer>, i32 -> !spv.KHR.coopmatrix<16x8xf16, Subgroup, MatrixA>
  %b = spv.KHR.CooperativeMatrixLoad %p, %s ["ColumnMajor"] ["Volatile"] : !spv.ptr<f16, StorageBuffer>, i32 -> !spv.KHR.coopmatrix<8x16xf16, Subgroup, MatrixB>
  %c = spv.KHR.CooperativeMatrixLoad %q, %l ["RowMajor"] : !spv.ptr<vector<4xi32>, Workgroup>, i64 -> !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %d = spv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spv.KHR.coopmatrix<16x8xf16, Subgroup, MatrixA>, !spv.KHR.coopmatrix<8x16xf16, Subgroup, MatrixB>, !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc> -> !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %n = spv.KHR.CooperativeMatrixLength : !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  spv.KHR.CooperativeMatrixStore %p, %d, %s ["RowMajor"] : !spv.ptr<f16, StorageBuffer>, !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>, i32
  %h = spv.FNegate %d : !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %k = spv.MatrixTimesScalar %h, %x : !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>, f32 -> !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %m = spv.FConvert %k : !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc> to !spv.KHR.coopmatrix<16x16xf16, Subgroup, MatrixAcc>
  return
}
