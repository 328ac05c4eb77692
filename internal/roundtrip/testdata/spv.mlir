spv.module Logical GLSL450 {
}
// -----
spv.module {{AddressingModel}} {{MemoryModel}} {
}
// -----
spv.module @name Physical64 OpenCL requires #spv.vce<v1.0, [Shader, Kernel], [SPV_KHR_16bit_storage]> attributes {test.note = 1} {
}
// -----
spv.module Logical Vulkan requires #spv.vce<v1.5, [], []> {
  spv.func @none() "None" {
    spv.Return
  }
  spv.func @value(%a: i32) -> i32 "Inline|Pure" attributes {test.note} {
    spv.ReturnValue %a : i32
  }
  spv.func @callee(%a: f32, %b: !spv.ptr<i32, Function>) "None" {
    spv.Return
  ^bb1:
    spv.Unreachable
  }
  spv.func @unreachable() "None" {
    spv.Return
  ^bb1:
    "spv.Unreachable"() {test.note} : () -> ()
  }
  spv.func @calls(%a: i32, %f: f32) -> i32 "None" {
    %0 = spv.Variable : !spv.ptr<i32, Function>
    spv.FunctionCall @none() : () -> ()
    %1 = spv.FunctionCall @value(%a) {test.note} : (i32) -> i32
    spv.FunctionCall @callee(%f, %0) : (f32, !spv.ptr<i32, Function>) -> ()
    spv.ReturnValue %1 : i32
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @control() "{{FunctionControl}}" {
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @input : !spv.ptr<vector<3xi32>, Input>
  spv.GlobalVariable @bound bind(1, 2) : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, StorageBuffer>
  spv.GlobalVariable @built built_in("GlobalInvocationId") {test.note} : !spv.ptr<vector<3xi32>, Input>
  spv.SpecConstant @sc = 4.0 : f32
  spv.SpecConstant @sc1 spec_id(5) = 42 : i32
  spv.SpecConstant @sc2 spec_id(6) = true
  "spv.SpecConstant"() {sym_name = "sc3", default_value = -7 : i8, test.note} : () -> ()
  spv.SpecConstantComposite @scc (@sc, @sc) : !spv.array<2 x f32>
  spv.SpecConstantComposite @scs (@sc, @sc1) : !spv.struct<(f32, i32)>
  spv.GlobalVariable @init initializer(@sc) : !spv.ptr<f32, Private>
  spv.GlobalVariable @both initializer(@sc) bind(0, 1) : !spv.ptr<f32, Uniform>
  spv.func @main() "None" {
    %0 = spv.mlir.addressof @input : !spv.ptr<vector<3xi32>, Input>
    %1 = spv.mlir.addressof @built {test.note} : !spv.ptr<vector<3xi32>, Input>
    %2 = spv.mlir.addressof @input : !spv.ptr<vector<3xi32>, Input>
    %3 = spv.mlir.referenceof @sc : f32
    %4 = spv.mlir.referenceof @scc {test.note} : !spv.array<2 x f32>
    spv.Return
  }
  spv.func @other() "None" {
    spv.Return
  }
  spv.EntryPoint "GLCompute" @main, @input, @built
  spv.EntryPoint "Kernel" @other
  spv.ExecutionMode @main "LocalSize", 3, 4, 5
  spv.ExecutionMode @other "ContractionOff"
}
// -----
spv.module Logical GLSL450 {
  spv.func @main() "None" {
    spv.Return
  }
  spv.EntryPoint "{{ExecutionModel}}" @main
}
// -----
spv.module Logical GLSL450 {
  spv.func @main() "None" {
    spv.Return
  }
  spv.EntryPoint "GLCompute" @main
  spv.ExecutionMode @main "{{ExecutionMode}}", 1, 2, 3
}
// -----
spv.module Logical GLSL450 {
  spv.func @main() "None" {
    spv.Return
  }
  "spv.EntryPoint"() {execution_model = 5 : i32, fn = @main, interface = [], test.note} : () -> ()
  "spv.ExecutionMode"() {execution_mode = 17 : i32, fn = @main, values = [1 : i32], test.note} : () -> ()
  spv.SpecConstant @sc = 1 : i32
  "spv.SpecConstantComposite"() {constituents = [@sc, @sc], sym_name = "scc", type = !spv.array<2 x i32>, test.note} : () -> ()
  spv.func @main2() "None" {
    "spv.Return"() {test.note} : () -> ()
  }
  "spv.func"() ( {
  ^bb0(%a: i32):
    "spv.ReturnValue"(%a) {test.note} : (i32) -> ()
  }) {function_control = 0 : i32, sym_name = "f", type = (i32) -> i32, test.note} : () -> ()
}
// -----
spv.module Logical GLSL450 {
  spv.func @specs() "None" {
    %0 = spv.Constant 1 : i32
    %1 = spv.Constant 2 : i32
    %2 = spv.SpecConstantOperation wraps "spv.IAdd"(%0, %1) : (i32, i32) -> i32
    %3 = spv.SpecConstantOperation wraps "spv.IMul"(%2, %1) {test.note} : (i32, i32) -> i32
    %4 = spv.SpecConstantOperation wraps "spv.ISub"(%3, %1) : (i32, i32) -> i32 {test.note = 1}
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @selection(%c: i1) "None" {
    spv.mlir.selection {
      spv.BranchConditional %c, ^then, ^merge
    ^then:
      %0 = spv.Constant 1 : i32
      spv.Branch ^merge
    ^merge:
      spv.mlir.merge
    }
    spv.mlir.selection control(Flatten) {
      spv.BranchConditional %c [5, 10], ^then, ^else
    ^then:
      spv.Branch ^merge
    ^else:
      spv.Branch ^merge
    ^merge:
      spv.mlir.merge
    }
    spv.Return
  }
  spv.func @loop(%c: i1) "None" {
    spv.mlir.loop {
      spv.Branch ^header
    ^header:
      spv.BranchConditional %c, ^body, ^merge
    ^body:
      spv.Branch ^continue
    ^continue:
      spv.Branch ^header
    ^merge:
      spv.mlir.merge
    }
    spv.mlir.loop {
    }
    spv.mlir.selection {
    }
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @selection(%c: i1) "None" {
    spv.mlir.selection control({{SelectionControl}}) {
    }
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @loop(%c: i1) "None" {
    spv.mlir.loop control({{LoopControl}}) {
    }
    spv.Return
  }
}
// -----
func @branches(%c: i1, %a: i32, %f: f32) {
  spv.BranchConditional %c, ^bb1(%a, %f : i32, f32), ^bb2
^bb1(%x: i32, %y: f32):
  spv.Branch ^bb3(%x : i32)
^bb2:
  spv.BranchConditional %c [1, 2], ^bb1(%a, %f : i32, f32), ^bb3(%a : i32)
^bb3(%z: i32):
  "spv.Branch"()[^bb4] {test.note} : () -> ()
^bb4:
  spv.Return
}
// -----
func @notes(%c: i1) {
  "spv.mlir.selection"() ( {
    "spv.BranchConditional"(%c)[^bb1, ^bb1] {operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>, branch_weights = [1 : i32, 2 : i32], test.note} : (i1) -> ()
  ^bb1:
    "spv.mlir.merge"() {test.note} : () -> ()
  }) {selection_control = 0 : i32, test.note} : () -> ()
  "spv.mlir.loop"() ( {
  }) {loop_control = 0 : i32, test.note} : () -> ()
  spv.Return
}
// -----
func @variables(%a: i32) {
  %c = spv.Constant 1 : i32
  %0 = spv.Variable : !spv.ptr<f32, Function>
  %1 = spv.Variable init(%c) : !spv.ptr<i32, Function>
  %2 = spv.Variable {test.note = 1} : !spv.ptr<!spv.struct<(f32, i32)>, Function>
  %3 = spv.Load "Function" %0 : f32
  %4 = spv.Load "Function" %0 ["Volatile"] : f32
  %5 = spv.Load "Function" %0 ["Aligned", 4] : f32
  %6 = spv.Load "Function" %0 ["Volatile|Aligned", 4] {test.note} : f32
  spv.Store "Function" %0, %3 : f32
  spv.Store "Function" %0, %3 ["Nontemporal"] : f32
  spv.Store "Function" %0, %3 ["Aligned", 16] : f32
  "spv.Store"(%0, %3) {test.note} : (!spv.ptr<f32, Function>, f32) -> ()
  spv.Return
}
// -----
// differs: spv.CopyMemory
func @copies(%a: !spv.ptr<i32, Function>, %b: !spv.ptr<i32, StorageBuffer>) {
  spv.CopyMemory "Function" %a, "StorageBuffer" %b ["Volatile"] : i32
  return
}
// -----
func @copies(%a: !spv.ptr<i32, Function>, %b: !spv.ptr<i32, StorageBuffer>) {
  spv.CopyMemory "Function" %a, "StorageBuffer" %b : i32
  spv.CopyMemory "Function" %a, "StorageBuffer" %b ["Volatile"], ["Aligned", 8] : i32
  spv.CopyMemory "Function" %a, "StorageBuffer" %b ["Aligned", 4], ["Volatile"] : i32
  return
}
// -----
func @chains(%p: !spv.ptr<!spv.struct<(f32, !spv.array<4 x f32>)>, Function>, %q: !spv.ptr<!spv.array<4 x !spv.array<2 x f32>>, Function>, %i: i32, %n: !spv.ptr<!spv.struct<chained, (f32 [0], i32 [4])>, StorageBuffer>) {
  %0 = spv.Constant 1 : i32
  %1 = spv.AccessChain %p[%0] : !spv.ptr<!spv.struct<(f32, !spv.array<4 x f32>)>, Function>, i32
  %2 = spv.AccessChain %p[%0, %i] : !spv.ptr<!spv.struct<(f32, !spv.array<4 x f32>)>, Function>, i32, i32
  %3 = spv.AccessChain %q[%i, %i] : !spv.ptr<!spv.array<4 x !spv.array<2 x f32>>, Function>, i32, i32
  %4 = spv.Constant 1 : i64
  %5 = spv.AccessChain %n[%4] : !spv.ptr<!spv.struct<chained, (f32 [0], i32 [4])>, StorageBuffer>, i64
  return
}
// -----
func @constants() {
  %0 = spv.Constant true
  %1 = spv.Constant false
  %2 = spv.Constant 42 : i32
  %3 = spv.Constant -1 : i32
  %4 = spv.Constant 255 : ui8
  %5 = spv.Constant 1.5 : f32
  %6 = spv.Constant dense<[1, 2]> : vector<2xi32>
  %7 = spv.Constant dense<1.0> : vector<4xf32>
  %8 = spv.Constant dense<[1, 2, 3]> : tensor<3xi32> : !spv.array<3 x i32>
  %9 = spv.Constant [dense<1.0> : vector<2xf32>, dense<2.0> : vector<2xf32>] : !spv.array<2 x vector<2xf32>>
  %10 = spv.Constant [1 : i32, 2 : i32] : !spv.array<2 x i32>
  %11 = spv.Constant 0 : i64
  %12 = spv.Constant 2 : si32
  %13 = spv.Constant 2 : ui64
  %14 = spv.Constant 1.0 : f16
  %15 = spv.Constant 42 : i32
  %16 = spv.Undef : f32
  %17 = "spv.Constant"() {value = 1 : i32, test.note} : () -> i32
  %18 = spv.Constant dense<true> : vector<2xi1>
  return
}
// -----
func @composites(%v: vector<4xf32>, %w: vector<2xf32>, %f: f32, %s: !spv.struct<(f32, !spv.array<4 x f32>)>, %a: !spv.array<4 x !spv.array<4 x f32>>, %i: i32, %m: !spv.matrix<3 x vector<3xf32>>, %c: vector<3xf32>) {
  %0 = spv.CompositeExtract %v[1 : i32] : vector<4xf32>
  %1 = spv.CompositeExtract %s[1 : i32, 3 : i32] : !spv.struct<(f32, !spv.array<4 x f32>)>
  %2 = spv.CompositeInsert %f, %a[1 : i32, 3 : i32] : f32 into !spv.array<4 x !spv.array<4 x f32>>
  %3 = spv.CompositeConstruct %f, %f : vector<2xf32>
  %4 = spv.CompositeConstruct %c, %c, %c : !spv.matrix<3 x vector<3xf32>>
  %5 = spv.VectorExtractDynamic %v[%i] : vector<4xf32>, i32
  %6 = spv.VectorInsertDynamic %f, %v[%i] : vector<4xf32>, i32
  %7 = spv.VectorShuffle [1 : i32, 3 : i32, -1 : i32] %v : vector<4xf32>, %w : vector<2xf32> -> vector<3xf32>
  %8 = spv.VectorShuffle {test.note} [1 : i32, 3 : i32] %v : vector<4xf32>, %w : vector<2xf32> -> vector<2xf32>
  %9 = "spv.CompositeExtract"(%v) {indices = [1 : i32], test.note} : (vector<4xf32>) -> f32
  %10 = "spv.CompositeInsert"(%f, %v) {indices = [1 : i32], test.note} : (f32, vector<4xf32>) -> vector<4xf32>
  %11 = spv.MatrixTimesScalar %m, %f : !spv.matrix<3 x vector<3xf32>>, f32 -> !spv.matrix<3 x vector<3xf32>>
  %12 = spv.MatrixTimesMatrix %m, %m {test.note} : !spv.matrix<3 x vector<3xf32>>, !spv.matrix<3 x vector<3xf32>> -> !spv.matrix<3 x vector<3xf32>>
  %13 = spv.Transpose %m : !spv.matrix<3 x vector<3xf32>> -> !spv.matrix<3 x vector<3xf32>>
  return
}
// -----
func @groups(%f: f32, %i: i32, %c: i1, %v: vector<3xi32>) {
  %s = spv.Constant 4 : i32
  %0 = spv.GroupNonUniformFAdd "Workgroup" "Reduce" %f : f32
  %1 = spv.GroupNonUniformIMul "Subgroup" "ClusteredReduce" %i cluster_size(%s) : i32
  %2 = spv.GroupNonUniformBallot Workgroup %c : vector<4xi32>
  %3 = spv.GroupNonUniformElect Workgroup : i1
  %4 = spv.GroupNonUniformBroadcast Subgroup %f, %s : f32, i32
  %5 = spv.GroupBroadcast Workgroup %f, %v : f32, vector<3xi32>
  %6 = spv.SubgroupBallotKHR %c : vector<4xi32>
  return
}
// -----
func @groups(%f: f32, %i: i32) {
  %0 = spv.GroupNonUniformFAdd "Workgroup" "{{GroupOperation}}" %f : f32
  %1 = "spv.GroupNonUniformSMax"(%i) {execution_scope = 2 : i32, group_operation = 0 : i32, test.note} : (i32) -> i32
  return
}
// -----
func @bitcasts(%f: f32, %p: !spv.ptr<f32, Function>) {
  %0 = spv.Bitcast %f : f32 to i32
  %1 = spv.Bitcast %p : !spv.ptr<f32, Function> to !spv.ptr<i32, Function>
  %2 = "spv.Bitcast"(%f) {test.note} : (f32) -> i32
  return
}
// -----
func @frexp(%f: f32, %v: vector<3xf32>, %i: i32) {
  %0 = spv.GLSL.FrexpStruct %f : f32 -> !spv.struct<(f32, i32)>
  %1 = spv.GLSL.FrexpStruct {test.note} %v : vector<3xf32> -> !spv.struct<(vector<3xf32>, vector<3xi32>)>
  %2 = spv.GLSL.Ldexp %f : f32, %i : i32 -> f32
  %3 = spv.GLSL.FMix %f : f32, %f : f32, %f : f32 -> f32
  return
}
// -----
func @images(%s: !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  %0 = spv.ImageDrefGather %s : !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c : vector<2xf32>, %d : f32 -> vector<4xf32>
  %1 = spv.Image %s : !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  return
}
// -----
func @cooperative(%a: !spv.coopmatrix<8x16xi32, Subgroup>, %b: !spv.coopmatrix<16x8xi32, Subgroup>, %c: !spv.coopmatrix<8x8xi32, Subgroup>, %p: !spv.ptr<i32, StorageBuffer>, %i: i32, %t: i1) {
  %0 = spv.CooperativeMatrixMulAddNV %a, %b, %c : !spv.coopmatrix<8x16xi32, Subgroup>, !spv.coopmatrix<16x8xi32, Subgroup> -> !spv.coopmatrix<8x8xi32, Subgroup>
  %1 = spv.CooperativeMatrixLengthNV : !spv.coopmatrix<8x16xi32, Subgroup>
  %2 = spv.CooperativeMatrixLoadNV %p, %i, %t ["Volatile"] : !spv.ptr<i32, StorageBuffer> as !spv.coopmatrix<8x16xi32, Subgroup>
  spv.CooperativeMatrixStoreNV %p, %a, %i, %t : !spv.ptr<i32, StorageBuffer>, !spv.coopmatrix<8x16xi32, Subgroup>
  %3 = "spv.CooperativeMatrixMulAddNV"(%a, %b, %c) {test.note} : (!spv.coopmatrix<8x16xi32, Subgroup>, !spv.coopmatrix<16x8xi32, Subgroup>, !spv.coopmatrix<8x8xi32, Subgroup>) -> !spv.coopmatrix<8x8xi32, Subgroup>
  return
}
// -----
func @target() attributes {
  spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {max_compute_workgroup_invocations = 128 : i32, max_compute_workgroup_size = dense<[128, 128, 64]> : vector<3xi32>}>
} {
  return
}
// -----
func @target() attributes {
  spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, {{Vendor}}:DiscreteGPU:123, {}>
} {
  return
}
// -----
func @target() attributes {
  spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, AMD:{{DeviceType}}, {}>
} {
  return
}
// -----
func @target() attributes {
  spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], []>, Intel, {}>
} {
  return
}
// -----
func @abi(%a: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 1)>}, %b: f32 {spv.interface_var_abi = #spv.interface_var_abi<(0, 1), StorageBuffer>}) attributes {spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}} {
  return
}
// -----
func private @types(!spv.struct<(f32 [0, NonWritable, Volatile], i32 [4])>, !spv.struct<(f32 [NonWritable], i32)>, !spv.struct<rec, (!spv.ptr<!spv.struct<rec>, StorageBuffer>)>, !spv.struct<()>, !spv.struct<empty, ()>, !spv.struct<(!spv.matrix<3 x vector<3xf32>> [0, ColMajor, MatrixStride=16])>, !spv.struct<shared, (f32 [0, Volatile, NonWritable])>)
// -----
func private @decorated(!spv.struct<(f32 [0, {{Decoration}}])>)
// -----
func private @decorated(!spv.struct<(f32 [{{Decoration}}=4, RelaxedPrecision])>)
// -----
// newer: cases that came after the oracle
func @target() attributes {
  test.version = #spv.vce<{{Version}}, [], []>
} {
  return
}
// -----
// newer: cases that came after the oracle
func @target() attributes {
  test.capability = #spv.vce<v1.0, [{{Capability}}], []>
} {
  return
}
// -----
// newer: cases that came after the oracle
func @target() attributes {
  test.extension = #spv.vce<v1.0, [], [{{Extension}}]>
} {
  return
}
// -----
// newer: cases that came after the oracle
func private @decorated(!spv.struct<(f32 [{{Decoration}}]), {{Decoration}}=4, Block>, !spv.struct<rec, (f32), Block>)
// -----
// newer: cases that came after the oracle
func private @storage(!spv.ptr<f32, {{StorageClass}}>)
// -----
// newer: cases that came after the oracle
func private @image(!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, {{ImageFormat}}, {{AccessQualifier}}>)
// -----
// newer: cases that came after the oracle
spv.module Logical GLSL450 {
  spv.func @main() "{{FunctionControl}}" {
    spv.Return
  }
}
// -----
// newer: cases that came after the oracle
spv.module Logical GLSL450 {
  spv.func @main() "None" {
    spv.Return
  }
  spv.EntryPoint "{{ExecutionModel}}" @main
}
// -----
// newer: cases that came after the oracle
spv.module Logical GLSL450 {
  spv.func @main() "None" {
    %merge, %continue = spv.LoopMerge control({{LoopControl}}) {loop_parameters = [1 : i32]}
    spv.Return
  }
}
// -----
// newer: operations that came after the oracle
spv.module Logical GLSL450 {
  spv.SpecConstant @n spec_id(0) = 4 : i32
  spv.GlobalSpecConstantOperation @twice : i32 {
    %0 = spv.mlir.referenceof @n : i32
    %1 = spv.IAdd %0, %0 : i32
    spv.mlir.yield %1 : i32
  }
  spv.GlobalConstant @size = dense<[1, 2, 3]> : vector<3xi32> : vector<3xi32> {built_in = "WorkgroupSize"}
  spv.GlobalVariable @shared : !spv.ptr<!spv.array<4 x f32, stride=4 size=@twice>, Workgroup>
  spv.func @main(%a: i32) -> i32 "None" {
    %merge = spv.SelectionMerge control(Flatten)
    spv.Switch %a : i32, [
      default: ^bb1(%a : i32),
      1: ^bb2,
      2: ^bb1(%a : i32)
    ]
  ^bb1(%b: i32):
    spv.mlir.label %merge name("end") {arguments = [{relaxed_precision}]}
    spv.ReturnValue %b : i32
  ^bb2:
    spv.Kill
  }
  spv.func @dead(%a: i32) "None" {
    spv.Switch %a : i32, [
      default: ^bb1
    ]
  ^bb1:
    spv.Return
  }
}
// -----
// newer: operations that came after the oracle
func @images(%i: !spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %j: !spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %s: !spv.sampler, %c: vector<2xf32>, %l: f32) {
  %0 = spv.SampledImage %i, %s : (!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, !spv.sampler) -> !spv.sampled_image<!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  %1 = spv.ImageSampleExplicitLod %0, %c ["Lod"](%l) : (!spv.sampled_image<!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  %2 = spv.ImageQuerySize %j : !spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  return
}
// -----
// newer: operations that came after the oracle
func @amd(%d: vector<3xf32>, %v: vector<2xi32>, %f: f32) {
  %0 = spv.AMD.CubeFaceIndex %d : (vector<3xf32>) -> f32
  %1 = spv.AMD.CubeFaceCoord %d : (vector<3xf32>) -> vector<2xf32>
  %2 = spv.Constant dense<[1, 2, 3, 0]> : vector<4xi32>
  %3 = spv.Constant dense<[31, 0, 1]> : vector<3xi32>
  %4 = spv.AMD.SwizzleInvocations %v, %2 : (vector<2xi32>, vector<4xi32>) -> vector<2xi32>
  %5 = spv.AMD.SwizzleInvocationsMasked %f, %3 : (f32, vector<3xi32>) -> f32
  return
}
// -----
// newer: operations and operands that came after the oracle
func @partitioned(%v: vector<2xf32>, %u: i32, %b: i1) {
  %0 = spv.GroupNonUniformPartitionNV %v : (vector<2xf32>) -> vector<4xi32>
  %1 = spv.GroupNonUniformIAdd "Subgroup" "PartitionedReduceNV" %u cluster_size(%0 : vector<4xi32>) : i32
  %2 = spv.GroupNonUniformFMul "Subgroup" "PartitionedInclusiveScanNV" %v cluster_size(%0 : vector<4xi32>) : vector<2xf32>
  %3 = spv.GroupNonUniformLogicalOr "Subgroup" "PartitionedExclusiveScanNV" %b cluster_size(%0 : vector<4xi32>) : i1
  return
}
// -----
// newer: the matrices of SPV_KHR_cooperative_matrix
func @cooperative_khr(%p: !spv.ptr<f16, StorageBuffer>, %q: !spv.ptr<vector<4xi32>, Workgroup>, %s: i32, %l: i64, %x: f32) {
  %a = spv.KHR.CooperativeMatrixLoad %p, %s ["{{CooperativeMatrixLayout}}"] : !spv.ptr<f16, StorageBuffer>, i32 -> !spv.KHR.coopmatrix<16x8xf16, Subgroup, MatrixA>
  %b = spv.KHR.CooperativeMatrixLoad %p, %s ["ColumnMajor"] ["Volatile"] : !spv.ptr<f16, StorageBuffer>, i32 -> !spv.KHR.coopmatrix<8x16xf16, Subgroup, MatrixB>
  %c = spv.KHR.CooperativeMatrixLoad %q, %l ["RowMajor"] : !spv.ptr<vector<4xi32>, Workgroup>, i64 -> !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %d = spv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spv.KHR.coopmatrix<16x8xf16, Subgroup, MatrixA>, !spv.KHR.coopmatrix<8x16xf16, Subgroup, MatrixB>, !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc> -> !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %n = spv.KHR.CooperativeMatrixLength : !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  spv.KHR.CooperativeMatrixStore %p, %d, %s ["{{CooperativeMatrixLayout}}"] : !spv.ptr<f16, StorageBuffer>, !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>, i32
  %h = spv.FNegate %d : !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %k = spv.MatrixTimesScalar %h, %x : !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>, f32 -> !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %m = spv.FConvert %k : !spv.KHR.coopmatrix<16x16xf32, Subgroup, MatrixAcc> to !spv.KHR.coopmatrix<16x16xf16, Subgroup, MatrixAcc>
  return
}
// -----
// newer: the matrices of SPV_KHR_cooperative_matrix
func @cooperative_integers(%a: !spv.KHR.coopmatrix<8x8xi8, Subgroup, MatrixA>, %b: !spv.KHR.coopmatrix<8x8xi8, Subgroup, MatrixB cols=@N>, %c: !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc cols=@N>, %x: i32, %v: !spv.coopmatrix<8x8xf32, Subgroup rows=@M cols=@N>) {
  %d = spv.KHR.CooperativeMatrixMulAdd %a, %b, %c ["{{CooperativeMatrixOperands}}"] : !spv.KHR.coopmatrix<8x8xi8, Subgroup, MatrixA>, !spv.KHR.coopmatrix<8x8xi8, Subgroup, MatrixB cols=@N>, !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc cols=@N> -> !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc cols=@N>
  %e = spv.SNegate %d : !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc cols=@N>
  %f = spv.IAdd %d, %e : !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc cols=@N>
  %k = spv.MatrixTimesScalar %f, %x : !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc cols=@N>, i32 -> !spv.KHR.coopmatrix<8x8xi32, Subgroup, MatrixAcc cols=@N>
  %w = spv.FNegate %v : !spv.coopmatrix<8x8xf32, Subgroup rows=@M cols=@N>
  return
}
// -----
// newer: the matrices of SPV_KHR_cooperative_matrix
func private @use(!spv.KHR.coopmatrix<8x8xf32, Subgroup, {{CooperativeMatrixUse}}>)
// -----
// newer: rays
func @rays(%q: !spv.ptr<!spv.ray_query, Function>, %h: !spv.ptr<!spv.hit_object, Function>, %a: !spv.acceleration_structure, %p: !spv.ptr<vector<4xf32>, RayPayloadNV>, %i: i32, %v: vector<3xf32>, %x: f32, %w: vector<2xi32>) {
  %0 = spv.ConvertUToAccelerationStructureKHR %w : (vector<2xi32>) -> !spv.acceleration_structure
  spv.RayQueryInitializeKHR %q, %a, %i, %i, %v, %x, %v, %x : !spv.ptr<!spv.ray_query, Function>, !spv.acceleration_structure, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32
  spv.RayQueryTerminateKHR %q : !spv.ptr<!spv.ray_query, Function>
  spv.RayQueryGenerateIntersectionKHR %q, %x : !spv.ptr<!spv.ray_query, Function>, f32
  spv.RayQueryConfirmIntersectionKHR %q : !spv.ptr<!spv.ray_query, Function>
  %1 = spv.RayQueryProceedKHR %q : (!spv.ptr<!spv.ray_query, Function>) -> i1
  %2 = spv.RayQueryGetIntersectionTypeKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> i32
  %3 = spv.RayQueryGetRayTMinKHR %q : (!spv.ptr<!spv.ray_query, Function>) -> f32
  %4 = spv.RayQueryGetRayFlagsKHR %q : (!spv.ptr<!spv.ray_query, Function>) -> i32
  %5 = spv.RayQueryGetIntersectionTKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> f32
  %6 = spv.RayQueryGetIntersectionInstanceCustomIndexKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> i32
  %7 = spv.RayQueryGetIntersectionInstanceIdKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> i32
  %8 = spv.RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> i32
  %9 = spv.RayQueryGetIntersectionGeometryIndexKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> i32
  %10 = spv.RayQueryGetIntersectionPrimitiveIndexKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> i32
  %11 = spv.RayQueryGetIntersectionBarycentricsKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> vector<2xf32>
  %12 = spv.RayQueryGetIntersectionFrontFaceKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> i1
  %13 = spv.RayQueryGetIntersectionCandidateAABBOpaqueKHR %q : (!spv.ptr<!spv.ray_query, Function>) -> i1
  %14 = spv.RayQueryGetIntersectionObjectRayDirectionKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> vector<3xf32>
  %15 = spv.RayQueryGetIntersectionObjectRayOriginKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> vector<3xf32>
  %16 = spv.RayQueryGetWorldRayDirectionKHR %q : (!spv.ptr<!spv.ray_query, Function>) -> vector<3xf32>
  %17 = spv.RayQueryGetWorldRayOriginKHR %q : (!spv.ptr<!spv.ray_query, Function>) -> vector<3xf32>
  %18 = spv.RayQueryGetIntersectionObjectToWorldKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> !spv.matrix<4 x vector<3xf32>>
  %19 = spv.RayQueryGetIntersectionWorldToObjectKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, i32) -> !spv.matrix<4 x vector<3xf32>>
  spv.TraceRayKHR %a, %i, %i, %i, %i, %i, %v, %x, %v, %x, %p : !spv.acceleration_structure, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  spv.ExecuteCallableKHR %i, %p : i32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  %20 = spv.ReportIntersectionKHR %x, %i : (f32, i32) -> i1
  spv.TraceNV %a, %i, %i, %i, %i, %i, %v, %x, %v, %x, %i : !spv.acceleration_structure, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, i32
  spv.TraceMotionNV %a, %i, %i, %i, %i, %i, %v, %x, %v, %x, %x, %i : !spv.acceleration_structure, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, f32, i32
  spv.TraceRayMotionNV %a, %i, %i, %i, %i, %i, %v, %x, %v, %x, %x, %p : !spv.acceleration_structure, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, f32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  spv.ExecuteCallableNV %i, %i : i32, i32
  spv.HitObjectRecordHitMotionNV %h, %a, %i, %i, %i, %i, %i, %i, %v, %x, %v, %x, %x, %p : !spv.ptr<!spv.hit_object, Function>, !spv.acceleration_structure, i32, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, f32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  spv.HitObjectRecordHitWithIndexMotionNV %h, %a, %i, %i, %i, %i, %i, %v, %x, %v, %x, %x, %p : !spv.ptr<!spv.hit_object, Function>, !spv.acceleration_structure, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, f32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  spv.HitObjectRecordMissMotionNV %h, %i, %v, %x, %v, %x, %x : !spv.ptr<!spv.hit_object, Function>, i32, vector<3xf32>, f32, vector<3xf32>, f32, f32
  %21 = spv.HitObjectGetWorldToObjectNV %h : (!spv.ptr<!spv.hit_object, Function>) -> !spv.matrix<4 x vector<3xf32>>
  %22 = spv.HitObjectGetObjectToWorldNV %h : (!spv.ptr<!spv.hit_object, Function>) -> !spv.matrix<4 x vector<3xf32>>
  %23 = spv.HitObjectGetObjectRayDirectionNV %h : (!spv.ptr<!spv.hit_object, Function>) -> vector<3xf32>
  %24 = spv.HitObjectGetObjectRayOriginNV %h : (!spv.ptr<!spv.hit_object, Function>) -> vector<3xf32>
  spv.HitObjectTraceRayMotionNV %h, %a, %i, %i, %i, %i, %i, %v, %x, %v, %x, %x, %p : !spv.ptr<!spv.hit_object, Function>, !spv.acceleration_structure, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, f32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  %25 = spv.HitObjectGetShaderRecordBufferHandleNV %h : (!spv.ptr<!spv.hit_object, Function>) -> vector<2xi32>
  %26 = spv.HitObjectGetShaderBindingTableRecordIndexNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i32
  spv.HitObjectRecordEmptyNV %h : !spv.ptr<!spv.hit_object, Function>
  spv.HitObjectTraceRayNV %h, %a, %i, %i, %i, %i, %i, %v, %x, %v, %x, %p : !spv.ptr<!spv.hit_object, Function>, !spv.acceleration_structure, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  spv.HitObjectRecordHitNV %h, %a, %i, %i, %i, %i, %i, %i, %v, %x, %v, %x, %p : !spv.ptr<!spv.hit_object, Function>, !spv.acceleration_structure, i32, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  spv.HitObjectRecordHitWithIndexNV %h, %a, %i, %i, %i, %i, %i, %v, %x, %v, %x, %p : !spv.ptr<!spv.hit_object, Function>, !spv.acceleration_structure, i32, i32, i32, i32, i32, vector<3xf32>, f32, vector<3xf32>, f32, !spv.ptr<vector<4xf32>, RayPayloadNV>
  spv.HitObjectRecordMissNV %h, %i, %v, %x, %v, %x : !spv.ptr<!spv.hit_object, Function>, i32, vector<3xf32>, f32, vector<3xf32>, f32
  spv.HitObjectExecuteShaderNV %h, %p : !spv.ptr<!spv.hit_object, Function>, !spv.ptr<vector<4xf32>, RayPayloadNV>
  %27 = spv.HitObjectGetCurrentTimeNV %h : (!spv.ptr<!spv.hit_object, Function>) -> f32
  spv.HitObjectGetAttributesNV %h, %p : !spv.ptr<!spv.hit_object, Function>, !spv.ptr<vector<4xf32>, RayPayloadNV>
  %28 = spv.HitObjectGetHitKindNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i32
  %29 = spv.HitObjectGetPrimitiveIndexNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i32
  %30 = spv.HitObjectGetGeometryIndexNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i32
  %31 = spv.HitObjectGetInstanceIdNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i32
  %32 = spv.HitObjectGetInstanceCustomIndexNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i32
  %33 = spv.HitObjectGetWorldRayDirectionNV %h : (!spv.ptr<!spv.hit_object, Function>) -> vector<3xf32>
  %34 = spv.HitObjectGetWorldRayOriginNV %h : (!spv.ptr<!spv.hit_object, Function>) -> vector<3xf32>
  %35 = spv.HitObjectGetRayTMaxNV %h : (!spv.ptr<!spv.hit_object, Function>) -> f32
  %36 = spv.HitObjectGetRayTMinNV %h : (!spv.ptr<!spv.hit_object, Function>) -> f32
  %37 = spv.HitObjectIsEmptyNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i1
  %38 = spv.HitObjectIsHitNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i1
  %39 = spv.HitObjectIsMissNV %h : (!spv.ptr<!spv.hit_object, Function>) -> i1
  spv.ReorderThreadWithHitObjectNV %h, %i, %i : !spv.ptr<!spv.hit_object, Function>, i32, i32
  spv.ReorderThreadWithHintNV %i, %i : i32, i32
  spv.ReorderThreadWithHitObjectNV %h : !spv.ptr<!spv.hit_object, Function>
  return
}
// -----
func @smallest(%f: f32) {
  %0 = spv.GroupNonUniformFMin "Subgroup" "Reduce" %f : f32
  return
}
