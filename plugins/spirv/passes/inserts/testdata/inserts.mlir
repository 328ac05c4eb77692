// spv.module(spirv-rewrite-inserts)
spv.module Logical GLSL450 {
  spv.func @f(%a: f32, %b: f32, %c: f32) -> vector<3xf32> "None" {
    %0 = spv.Undef : vector<3xf32>
    %1 = spv.CompositeInsert %a, %0[0 : i32] : f32 into vector<3xf32>
    %2 = spv.CompositeInsert %b, %1[1 : i32] : f32 into vector<3xf32>
    %3 = spv.CompositeInsert %c, %2[2 : i32] : f32 into vector<3xf32>
    spv.ReturnValue %3 : vector<3xf32>
  }
  spv.func @g(%a: f32, %b: f32, %c: f32) -> !spv.array<2xf32> "None" {
    %0 = spv.Undef : !spv.array<2xf32>
    %1 = spv.CompositeInsert %a, %0[0 : i32] : f32 into !spv.array<2xf32>
    %2 = spv.CompositeInsert %b, %1[1 : i32] : f32 into !spv.array<2xf32>
    %3 = spv.FAdd %a, %b : f32
    spv.ReturnValue %2 : !spv.array<2xf32>
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @reverse(%a: f32, %b: f32) -> vector<2xf32> "None" {
    %0 = spv.Undef : vector<2xf32>
    %1 = spv.CompositeInsert %a, %0[1 : i32] : f32 into vector<2xf32>
    %2 = spv.CompositeInsert %b, %1[0 : i32] : f32 into vector<2xf32>
    spv.ReturnValue %2 : vector<2xf32>
  }
  spv.func @used(%a: f32, %b: f32, %c: vector<2xf32>) -> vector<2xf32> "None" {
    %1 = spv.CompositeInsert %a, %c[0 : i32] : f32 into vector<2xf32>
    %2 = spv.CompositeInsert %b, %1[1 : i32] : f32 into vector<2xf32>
    %3 = spv.FAdd %1, %2 : vector<2xf32>
    spv.ReturnValue %3 : vector<2xf32>
  }
  spv.func @part(%a: f32, %b: f32, %c: vector<2xf32>) -> vector<2xf32> "None" {
    %2 = spv.CompositeInsert %b, %c[1 : i32] : f32 into vector<2xf32>
    spv.ReturnValue %2 : vector<2xf32>
  }
  spv.func @nested(%a: f32, %b: vector<2xf32>, %c: !spv.struct<(f32, vector<2xf32>)>) -> !spv.struct<(f32, vector<2xf32>)> "None" {
    %1 = spv.CompositeInsert %a, %c[0 : i32] : f32 into !spv.struct<(f32, vector<2xf32>)>
    %2 = spv.CompositeInsert %b, %1[1 : i32] : vector<2xf32> into !spv.struct<(f32, vector<2xf32>)>
    %3 = spv.CompositeInsert %a, %2[1 : i32, 0 : i32] : f32 into !spv.struct<(f32, vector<2xf32>)>
    %4 = spv.CompositeInsert %a, %3[1 : i32, 1 : i32] : f32 into !spv.struct<(f32, vector<2xf32>)>
    spv.ReturnValue %4 : !spv.struct<(f32, vector<2xf32>)>
  }
  spv.func @twice(%a: f32, %b: f32, %c: vector<2xf32>) -> vector<2xf32> "None" {
    %1 = spv.CompositeInsert %a, %c[0 : i32] : f32 into vector<2xf32>
    %2 = spv.CompositeInsert %b, %1[1 : i32] : f32 into vector<2xf32>
    %3 = spv.CompositeInsert %b, %2[0 : i32] : f32 into vector<2xf32>
    %4 = spv.CompositeInsert %a, %3[1 : i32] : f32 into vector<2xf32>
    spv.ReturnValue %4 : vector<2xf32>
  }
}
