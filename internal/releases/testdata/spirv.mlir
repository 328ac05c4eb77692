spv.module Logical GLSL450 requires #spv.vce<v1.0, [Shader], []> {
  spv.GlobalVariable @in bind(0, 1) : !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer>
  spv.func @main(%x: f32, %c: i1) -> f32 "None" {
    %one = spv.Constant 1.0 : f32
    %sum = spv.FAdd %x, %one : f32
    spv.mlir.selection {
      spv.BranchConditional %c, ^then, ^merge
    ^then:
      spv.Branch ^merge
    ^merge:
      spv.mlir.merge
    }
    %r = spv.GLSL.Sqrt %sum : f32
    spv.ReturnValue %r : f32
  }
}
