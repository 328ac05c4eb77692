// convert-spirv-to-llvm
// spv.func struct-decoration
spv.func @f(%a: !spv.struct<(f32 [0, NonWritable])>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.struct<(f32)>) {
    llvm.return
  }
}
// -----
// spv.func unnatural-stride
spv.func @f(%a: !spv.array<4 x f32, stride=16>, %b: !spv.rtarray<f32, stride=4>, %c: !spv.array<3 x vector<3xf32>, stride=12>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.array<4 x struct<packed (f32, array<12 x i8>)>>, %arg1: !llvm.array<0 x f32>, %arg2: !llvm.array<3 x array<3 x f32>>) {
    llvm.return
  }
}
// -----
// spv.func struct-unnatural-offset
spv.func @f(%a: !spv.struct<(i8 [0], i32 [8])>, %b: !spv.struct<(vector<3xf32> [0], f32 [12])>, %c: !spv.struct<(f32 [4], f32 [0])>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.struct<packed (i8, array<7 x i8>, i32)>, %arg1: !llvm.struct<packed (array<3 x f32>, f32)>, %arg2: !llvm.struct<packed (f32, f32)>) {
    llvm.return
  }
}
// -----
// spv.func recursive-struct
spv.func @f(%a: !spv.ptr<!spv.struct<node, (i32 [0], !spv.ptr<!spv.struct<node>, PhysicalStorageBuffer> [8])>, PhysicalStorageBuffer>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>) {
    llvm.return
  }
}
// -----
// spv.func ptr-decorated-struct
spv.func @f(%a: !spv.ptr<!spv.struct<(f32 [0, NonWritable])>, StorageBuffer>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<struct<(f32)>>) {
    llvm.return
  }
}
// -----
// spv.func ptr-rtarray-stride-struct
spv.func @f(%a: !spv.ptr<!spv.struct<(!spv.rtarray<f32, stride=4> [0])>, StorageBuffer>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<struct<(array<0 x f32>)>>) {
    llvm.return
  }
}
// -----
// spv.func ptr-rtarray-struct
spv.func @f(%a: !spv.ptr<!spv.struct<(!spv.rtarray<f32> [0])>, StorageBuffer>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<struct<(array<0 x f32>)>>) {
    llvm.return
  }
}
// -----
// spv.func matrix
spv.func @f(%a: !spv.matrix<3 x vector<3xf32>>, %b: !spv.ptr<!spv.matrix<2 x vector<4xf32>>, Function>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.array<3 x vector<3xf32>>, %arg1: !llvm.ptr<array<2 x vector<4xf32>>>) {
    llvm.return
  }
}
// -----
// spv.func struct-matrix
spv.func @f(%a: !spv.ptr<!spv.struct<(!spv.matrix<3 x vector<3xf32>> [0, ColMajor, MatrixStride=16], !spv.matrix<2 x vector<2xf32>> [48, ColMajor, MatrixStride=16], !spv.matrix<3 x vector<2xf32>> [80, RowMajor, MatrixStride=16])>, StorageBuffer>) "None" {
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: !llvm.ptr<struct<packed (array<3 x vector<3xf32>>, array<32 x i8>, array<32 x i8>)>>) {
    llvm.return
  }
}
// -----
// spv.func image
spv.func @f(%a: !spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) "None" {
  spv.Return
}
// wanted
error: cannot legalize operation 'spv.func' @f
// -----
// spv.func ptr-image
spv.func @f(%a: !spv.ptr<!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, UniformConstant>) "None" {
  spv.Return
}
// wanted
error: cannot legalize operation 'spv.func' @f
// -----
// spv.func ptr-sampled-image
spv.func @f(%a: !spv.ptr<!spv.sampled_image<!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, UniformConstant>) "None" {
  spv.Return
}
// wanted
error: cannot legalize operation 'spv.func' @f
// -----
// spv.func coopmatrix
spv.func @f(%a: !spv.coopmatrix<8x16xf32, Subgroup>) "None" {
  spv.Return
}
// wanted
error: cannot legalize operation 'spv.func' @f
// -----
// spv.func overlap
spv.func @f(%a: !spv.struct<(i32 [0], i32 [2])>) "None" {
  spv.Return
}
// wanted
error: cannot legalize operation 'spv.func' @f
// -----
// spv.Not unsigned
spv.func @f(%a: ui32) "None" {
  %0 = spv.Not %a : ui32
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: i32) {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.xor %arg0, %0  : i32
    llvm.return
  }
}
// -----
// spv.BranchConditional weights-in-selection
spv.func @f(%c: i1) "None" {
  spv.mlir.selection {
    spv.BranchConditional %c [5, 10], ^a, ^m
  ^a:
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
// wanted
module  {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0 weights(dense<[5, 10]> : vector<2xi32>), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return
  }
}
// -----
// spv.GlobalVariable sc-Uniform
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<(f32 [0])>, Uniform>
}
// wanted
module  {
  module  {
    llvm.mlir.global external @g() : !llvm.struct<(f32)>
  }
}
// -----
// spv.GlobalVariable sc-Workgroup
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<(f32 [0])>, Workgroup>
}
// wanted
module  {
  module  {
    llvm.mlir.global external @g() : !llvm.struct<(f32)>
  }
}
// -----
// spv.GlobalVariable sc-PushConstant
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<(f32 [0])>, PushConstant>
}
// wanted
module  {
  module  {
    llvm.mlir.global external @g() : !llvm.struct<(f32)>
  }
}
