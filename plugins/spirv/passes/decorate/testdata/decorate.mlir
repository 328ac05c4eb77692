// decorate-spirv-composite-type-layout
module {
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(i32, !spv.struct<(f32, i32)>)>, Uniform>
  spv.GlobalVariable @var1 bind(0,2) : !spv.ptr<!spv.struct<(!spv.array<256xf32>)>, StorageBuffer>
  spv.GlobalVariable @var2 : !spv.ptr<f32, Private>
  spv.GlobalVariable @var3 : !spv.ptr<!spv.struct<(i8,vector<3xf32>, i64, !spv.rtarray<f16>)>, PushConstant>
  spv.GlobalVariable @var4 : !spv.ptr<!spv.struct<(i8,vector<3xf32>)>, Workgroup>
  spv.GlobalVariable @var5 : !spv.ptr<!spv.struct<(i8 [NonWritable],!spv.array<3x!spv.struct<(vector<2xf16>, i8)>>)>, PhysicalStorageBuffer>
  spv.func @k() "None" {
    %0 = spv.mlir.addressof @var0 : !spv.ptr<!spv.struct<(i32, !spv.struct<(f32, i32)>)>, Uniform>
    %c0 = spv.Constant 0 : i32
    %1 = spv.AccessChain %0[%c0] : !spv.ptr<!spv.struct<(i32, !spv.struct<(f32, i32)>)>, Uniform>, i32
    spv.Return
  }
}
}
// -----
module {
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(i32, !spv.struct<(f32, i32)>)>, Uniform>
  spv.GlobalVariable @var1 bind(0,2) : !spv.ptr<!spv.struct<(!spv.array<256xf32>)>, StorageBuffer>
  spv.GlobalVariable @var2 : !spv.ptr<f32, Private>
  spv.GlobalVariable @var3 : !spv.ptr<!spv.struct<(i8,vector<3xf32>, i64, !spv.rtarray<f16>)>, PushConstant>
  spv.GlobalVariable @var4 : !spv.ptr<!spv.struct<(i8,vector<3xf32>)>, Workgroup>
  spv.func @k() "None" {
    %0 = spv.mlir.addressof @var0 : !spv.ptr<!spv.struct<(i32, !spv.struct<(f32, i32)>)>, Uniform>
    %c = spv.Constant 1 : i32
    %c0 = spv.Constant 0 : i32
    %1 = spv.AccessChain %0[%c] : !spv.ptr<!spv.struct<(i32, !spv.struct<(f32, i32)>)>, Uniform>, i32
    %2 = spv.AccessChain %1[%c0] : !spv.ptr<!spv.struct<(f32, i32)>, Uniform>, i32
    %3 = spv.Load "Uniform" %2 : f32
    %4 = spv.Load "Uniform" %1 : !spv.struct<(f32, i32)>
    spv.Return
  }
}
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(i32 [0], !spv.struct<(f32 [0], i32 [4])> [4])>, Uniform>
    spv.GlobalVariable @var1 bind(0, 2) : !spv.ptr<!spv.struct<(!spv.array<256 x f32, stride=4> [0])>, StorageBuffer>
    spv.GlobalVariable @var2 : !spv.ptr<f32, Private>
    spv.GlobalVariable @var3 : !spv.ptr<!spv.struct<(i8 [0], vector<3xf32> [16], i64 [32], !spv.rtarray<f16, stride=2> [40])>, PushConstant>
    spv.GlobalVariable @var4 : !spv.ptr<!spv.struct<(i8, vector<3xf32>)>, Workgroup>
    spv.func @k() "None" {
      %var0_addr = spv.mlir.addressof @var0 : !spv.ptr<!spv.struct<(i32 [0], !spv.struct<(f32 [0], i32 [4])> [4])>, Uniform>
      %cst1_i32 = spv.Constant 1 : i32
      %cst0_i32 = spv.Constant 0 : i32
      %0 = spv.AccessChain %var0_addr[%cst1_i32] : !spv.ptr<!spv.struct<(i32 [0], !spv.struct<(f32 [0], i32 [4])> [4])>, Uniform>, i32
      %1 = spv.AccessChain %0[%cst0_i32] : !spv.ptr<!spv.struct<(f32 [0], i32 [4])>, Uniform>, i32
      %2 = spv.Load "Uniform" %1 : f32
      %3 = spv.Load "Uniform" %0 : !spv.struct<(f32 [0], i32 [4])>
      spv.Return
    }
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(i1)>, StorageBuffer>
}
// wanted
error: 'spv.GlobalVariable' op i1 has no layout in memory that a host shares; use i32, where 0 is false
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(vector<2xi1>)>, StorageBuffer>
}
// wanted
error: 'spv.GlobalVariable' op i1 has no layout in memory that a host shares; use i32, where 0 is false
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.matrix<2xvector<3xf32>>, f32)>, StorageBuffer>
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.matrix<2 x vector<3xf32>> [0, ColMajor, MatrixStride=16], f32 [32])>, StorageBuffer>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.array<4x!spv.matrix<2xvector<3xf32>>>, f32)>, StorageBuffer>
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.array<4 x !spv.matrix<2 x vector<3xf32>>, stride=32> [0, ColMajor, MatrixStride=16], f32 [128])>, StorageBuffer>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.matrix<2xvector<3xf32>> [RowMajor], f32)>, StorageBuffer>
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.matrix<2 x vector<3xf32>> [0, RowMajor, MatrixStride=8], f32 [24])>, StorageBuffer>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(f32 [16])>, StorageBuffer>
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(vector<8xf32>, vector<4xi8>, i8)>, StorageBuffer>
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.rtarray<vector<3xf32>>)>, StorageBuffer>
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.rtarray<vector<3xf32>, stride=16> [0])>, StorageBuffer>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.array<4xvector<3xf32>>, f32)>, StorageBuffer>
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.array<4 x vector<3xf32>, stride=16> [0], f32 [64])>, StorageBuffer>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.ptr<f32,Uniform>, i8)>, StorageBuffer>
}
// wanted
error: 'spv.GlobalVariable' op !spv.ptr<f32, Uniform> has no layout in memory that a host shares
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.ptr<f32,PhysicalStorageBuffer>, i8)>, StorageBuffer>
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.ptr<f32, PhysicalStorageBuffer> [0], i8 [8])>, StorageBuffer>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.struct<()>, i8)>, StorageBuffer>
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.struct<(i8, f64)>, i8, !spv.struct<(i8, f64)>)>, StorageBuffer>
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=16>)>, StorageBuffer>
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=16> [0])>, StorageBuffer>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.struct<abc, (f32, i8)>, f32)>, StorageBuffer>
}
// wanted
error: 'spv.GlobalVariable' op !spv.struct<abc, (f32, i8)> is known by its name, so its members cannot be given offsets; write them
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(i32 [NonReadable], f64 [NonWritable])>, StorageBuffer>
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @var0 bind(0,1) : !spv.ptr<!spv.struct<(!spv.struct<(f32 [16], i32 [32])>, f32)>, StorageBuffer>
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @var0 bind(0, 1) : !spv.ptr<!spv.struct<(!spv.struct<(f32 [16], i32 [32])> [0], f32 [36])>, StorageBuffer>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @a bind(0,1) : !spv.ptr<f32, Uniform>
  spv.GlobalVariable @b bind(0,1) : !spv.ptr<!spv.array<4xf32>, Uniform>
  spv.GlobalVariable @c : !spv.ptr<!spv.struct<(f32, i8)>, Private>
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @v : !spv.ptr<!spv.struct<(f32, !spv.struct<(f32, f32)>)>, Uniform>
  spv.func @g(%a: !spv.ptr<!spv.struct<(f32, f32)>, Uniform>) "None" {
    spv.Return
  }
  spv.func @f() "None" {
    %c1 = spv.Constant 1 : i32
    %0 = spv.mlir.addressof @v : !spv.ptr<!spv.struct<(f32, !spv.struct<(f32, f32)>)>, Uniform>
    %1 = spv.AccessChain %0[%c1] : !spv.ptr<!spv.struct<(f32, !spv.struct<(f32, f32)>)>, Uniform>, i32
    spv.FunctionCall @g(%1) : (!spv.ptr<!spv.struct<(f32, f32)>, Uniform>) -> ()
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.GlobalVariable @v : !spv.ptr<!spv.struct<(f32, !spv.struct<(f32, vector<2xf32>)>)>, StorageBuffer>
  spv.func @f(%x: !spv.struct<(f32, vector<2xf32>)>) -> !spv.struct<(f32, vector<2xf32>)> "None" {
    %c1 = spv.Constant 1 : i32
    %0 = spv.mlir.addressof @v : !spv.ptr<!spv.struct<(f32, !spv.struct<(f32, vector<2xf32>)>)>, StorageBuffer>
    %1 = spv.AccessChain %0[%c1] : !spv.ptr<!spv.struct<(f32, !spv.struct<(f32, vector<2xf32>)>)>, StorageBuffer>, i32
    %2 = spv.Load "StorageBuffer" %1 : !spv.struct<(f32, vector<2xf32>)>
    spv.Store "StorageBuffer" %1, %x : !spv.struct<(f32, vector<2xf32>)>
    spv.ReturnValue %2 : !spv.struct<(f32, vector<2xf32>)>
  }
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.GlobalVariable @v : !spv.ptr<!spv.struct<(f32 [0], !spv.struct<(f32 [0], vector<2xf32> [8])> [8])>, StorageBuffer>
    spv.func @f(%arg0: !spv.struct<(f32, vector<2xf32>)>) -> !spv.struct<(f32, vector<2xf32>)> "None" {
      %cst1_i32 = spv.Constant 1 : i32
      %v_addr = spv.mlir.addressof @v : !spv.ptr<!spv.struct<(f32 [0], !spv.struct<(f32 [0], vector<2xf32> [8])> [8])>, StorageBuffer>
      %0 = spv.AccessChain %v_addr[%cst1_i32] : !spv.ptr<!spv.struct<(f32 [0], !spv.struct<(f32 [0], vector<2xf32> [8])> [8])>, StorageBuffer>, i32
      %1 = spv.Load "StorageBuffer" %0 : !spv.struct<(f32 [0], vector<2xf32> [8])>
      %2 = spv.CompositeExtract %1[0 : i32] : !spv.struct<(f32 [0], vector<2xf32> [8])>
      %3 = spv.CompositeExtract %1[1 : i32] : !spv.struct<(f32 [0], vector<2xf32> [8])>
      %4 = spv.CompositeConstruct %2, %3 : !spv.struct<(f32, vector<2xf32>)>
      %5 = spv.CompositeExtract %arg0[0 : i32] : !spv.struct<(f32, vector<2xf32>)>
      %6 = spv.CompositeExtract %arg0[1 : i32] : !spv.struct<(f32, vector<2xf32>)>
      %7 = spv.CompositeConstruct %5, %6 : !spv.struct<(f32 [0], vector<2xf32> [8])>
      spv.Store "StorageBuffer" %0, %7 : !spv.struct<(f32 [0], vector<2xf32> [8])>
      spv.ReturnValue %4 : !spv.struct<(f32, vector<2xf32>)>
    }
  }
}
