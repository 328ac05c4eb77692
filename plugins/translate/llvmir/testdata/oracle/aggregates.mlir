llvm.func @values(%s: !llvm.struct<(i32, array<2 x f32>)>, %f: f32) -> !llvm.struct<(i32, array<2 x f32>)> {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.fadd %0, %f : f32
  %2 = llvm.insertvalue %1, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return %2 : !llvm.struct<(i32, array<2 x f32>)>
}
llvm.func @undef(%a: i64) -> !llvm.struct<(i64, i64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i64, i64)>
  %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(i64, i64)>
  llvm.return %2 : !llvm.struct<(i64, i64)>
}
llvm.func @elements(%v: vector<4xf32>, %f: f32, %i: i32) -> vector<4xf32> {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.fadd %0, %f : f32
  %2 = llvm.insertelement %1, %v[%i : i32] : vector<4xf32>
  llvm.return %2 : vector<4xf32>
}
llvm.func @shuffle(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<5xf32> {
  %0 = llvm.shufflevector %a, %b [0, 0, 3, 1, 2] : vector<2xf32>, vector<2xf32>
  llvm.return %0 : vector<5xf32>
}
