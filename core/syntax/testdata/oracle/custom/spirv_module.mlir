// SPIR-V modules, types and attributes.
spv.module @nm Logical GLSL450 requires #spv.vce<v1.0, [Shader, VulkanMemoryModel], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_vulkan_memory_model]> attributes {x = 1} {
  spv.SpecConstant @sc spec_id(5) = 42 : i32
  spv.SpecConstant @sb = true
  spv.SpecConstantComposite @scc (@sc, @sc) : vector<2xi32>
  spv.GlobalVariable @v bind(1, 2) : !spv.ptr<i32, Input>
  spv.GlobalVariable @w built_in("GlobalInvocationId") : !spv.ptr<vector<3xi32>, Input>
  spv.GlobalVariable @x initializer(@v) : !spv.ptr<i32, Private>
  spv.func @callee(%a: i32) -> i32 "Pure|DontInline" {
    spv.ReturnValue %a : i32
  }
  spv.func @f(%b: i1, %i: i32) -> () "None" {
    %ad = spv.mlir.addressof @v : !spv.ptr<i32, Input>
    %rf = spv.mlir.referenceof @sc : i32
    %r = spv.FunctionCall @callee(%i) : (i32) -> i32
    spv.FunctionCall @g() : () -> ()
    spv.Branch ^bb0(%i : i32)
  ^bb0(%z: i32):
    spv.BranchConditional %b [1, 2], ^bb1, ^bb2(%z : i32)
  ^bb1:
    spv.mlir.loop {
    }
    spv.mlir.selection {
      spv.BranchConditional %b, ^then, ^merge
    ^then:
      spv.Branch ^merge
    ^merge:
      spv.mlir.merge
    }
    spv.mlir.selection control(Flatten) {
      spv.BranchConditional %b, ^then, ^merge
    ^then:
      spv.Branch ^merge
    ^merge:
      spv.mlir.merge
    }
    spv.mlir.loop control(Unroll) {
      spv.Branch ^header
    ^header:
      spv.BranchConditional %b, ^body, ^merge
    ^body:
      spv.Branch ^cont
    ^cont:
      spv.Branch ^header
    ^merge:
      spv.mlir.merge
    }
    spv.Return
  ^bb2(%y: i32):
    spv.Unreachable
  }
  spv.func @g() -> () "None" {
    spv.Return
  }
  spv.EntryPoint "GLCompute" @f, @v, @w
  spv.EntryPoint "Kernel" @f
  spv.ExecutionMode @f "LocalSize", 1, 1, 1
  spv.ExecutionMode @f "ContractionOff"
}
spv.module Physical64 OpenCL {
}
func private @types(!spv.rtarray<f32>, !spv.rtarray<f32, stride = 4>, !spv.array<4 x f32, stride = 8>, !spv.struct<()>, !spv.struct<(f32 [0], i32 [4, NonWritable, Coherent])>, !spv.struct<(f32 [0, MatrixStride=16, ColMajor])>, !spv.struct<nm, (!spv.ptr<!spv.struct<nm>, StorageBuffer> [0, NonWritable, Coherent])>, !spv.struct<(f32 [Coherent], i32)>, !spv.ptr<f32, PhysicalStorageBuffer>, !spv.matrix<4 x vector<2xf16>>, !spv.sampled_image<!spv.image<f32, Cube, DepthUnknown, Arrayed, MultiSampled, SamplerUnknown, Rgba32f>>)
func private @attrs() attributes {a = #spv.vce<v1.5, [], []>, b = #spv.interface_var_abi<(0, 1), StorageBuffer>, c = #spv.interface_var_abi<(2, 1)>, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader], []>, {max_compute_workgroup_invocations = 128 : i32}>, d = #spv.target_env<#spv.vce<v1.3, [Shader], []>, NVIDIA:DiscreteGPU:16, {}>, e = #spv.target_env<#spv.vce<v1.3, [Shader], []>, AMD:CPU, {}>, f = #spv.target_env<#spv.vce<v1.3, [Shader], []>, ARM, {}>}
