llvm.mlir.global external @x(1 : i32) : i32
llvm.mlir.global internal constant @nested() : !llvm.struct<packed (i8, array<2 x struct<(i32, ptr<i32>)>>)> {
  %0 = llvm.mlir.undef : !llvm.struct<packed (i8, array<2 x struct<(i32, ptr<i32>)>>)>
  %1 = llvm.mlir.constant(3 : i8) : i8
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<packed (i8, array<2 x struct<(i32, ptr<i32>)>>)>
  %3 = llvm.mlir.addressof @x : !llvm.ptr<i32>
  %4 = llvm.insertvalue %3, %2[1, 1, 1] : !llvm.struct<packed (i8, array<2 x struct<(i32, ptr<i32>)>>)>
  llvm.return %4 : !llvm.struct<packed (i8, array<2 x struct<(i32, ptr<i32>)>>)>
}
llvm.mlir.global internal constant @pieces() : !llvm.array<2 x array<2 x i32>> {
  %0 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x i32>>
  %2 = llvm.insertvalue %1, %0[0, 1] : !llvm.array<2 x array<2 x i32>>
  llvm.return %2 : !llvm.array<2 x array<2 x i32>>
}
llvm.mlir.global internal constant @arithmetic() : i64 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr<i32>
  %1 = llvm.ptrtoint %0 : !llvm.ptr<i32> to i64
  %2 = llvm.mlir.constant(8 : i64) : i64
  %3 = llvm.add %1, %2 : i64
  llvm.return %3 : i64
}
llvm.mlir.global internal constant @text() : !llvm.array<3 x i8> {
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %1 = llvm.mlir.constant(0 : i8) : i8
  %2 = llvm.insertvalue %1, %0[1] : !llvm.array<3 x i8>
  llvm.return %2 : !llvm.array<3 x i8>
}
llvm.mlir.global internal constant @splat(2 : i32) : vector<4xi32>
llvm.mlir.global internal constant @complex(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global common @common() : i64
llvm.mlir.global external @undefined() : i64 {
  %0 = llvm.mlir.undef : i64
  llvm.return %0 : i64
}
