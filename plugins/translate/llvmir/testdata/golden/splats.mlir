// A vector of equal elements is one value, at any length; arrays are listed.
llvm.mlir.global internal constant @array(dense<1.0> : tensor<3xf32>) : !llvm.array<3 x f32>
llvm.mlir.global internal constant @matrix(dense<7> : tensor<2x3xi8>) : !llvm.array<2 x array<3 x i8>>
llvm.mlir.global internal constant @rows(dense<1.5> : vector<2x64xf64>) : !llvm.array<2 x vector<64xf64>>
llvm.mlir.global internal constant @none(dense<1.0> : tensor<2x0xf32>) : !llvm.array<2 x array<0 x f32>>
llvm.mlir.global internal constant @pairs(dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>

llvm.func @short(%a: vector<16xi32>) -> vector<16xi32> {
  %0 = llvm.mlir.constant(dense<3> : vector<16xi32>) : vector<16xi32>
  %1 = llvm.add %a, %0 : vector<16xi32>
  llvm.return %1 : vector<16xi32>
}

llvm.func @long(%a: vector<1024xf32>) -> vector<1024xf32> {
  %0 = llvm.mlir.constant(dense<-0.0> : vector<1024xf32>) : vector<1024xf32>
  %1 = llvm.fadd %a, %0 : vector<1024xf32>
  llvm.return %1 : vector<1024xf32>
}

llvm.func @bits(%a: vector<17xi1>) -> vector<17xi1> {
  %0 = llvm.mlir.constant(true) : vector<17xi1>
  %1 = llvm.xor %a, %0 : vector<17xi1>
  llvm.return %1 : vector<17xi1>
}

llvm.func @scalable(%a: !llvm.vec<? x 4 x i32>) -> !llvm.vec<? x 4 x i32> {
  %0 = llvm.mlir.constant(dense<3> : vector<4xi32>) : !llvm.vec<? x 4 x i32>
  %1 = llvm.add %a, %0 : !llvm.vec<? x 4 x i32>
  llvm.return %1 : !llvm.vec<? x 4 x i32>
}
