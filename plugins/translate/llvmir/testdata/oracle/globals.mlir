llvm.mlir.global private @private(1 : i32) : i32
llvm.mlir.global internal constant @internal(42 : i32) : i32
llvm.mlir.global available_externally @avail(1 : i32) : i32
llvm.mlir.global linkonce @linkonce(1 : i32) : i32
llvm.mlir.global weak @weak(1 : i32) : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global appending @appending(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global extern_weak @extern_weak() : i32
llvm.mlir.global linkonce_odr @linkonce_odr(1 : i32) : i32
llvm.mlir.global weak_odr @weak_odr(1 : i32) : i32
llvm.mlir.global external @external() : i32
llvm.mlir.global external @defined(3.0 : f64) : f64
llvm.mlir.global private constant @s("hello\00")
llvm.mlir.global linkonce_odr unnamed_addr @attrs(1 : i32) {addr_space = 3 : i32, section = "sec", dso_local, alignment = 8 : i64} : i32
llvm.mlir.global internal local_unnamed_addr constant @local(1 : i32) : i32
llvm.mlir.global internal @"odd name\01"(1 : i32) : i32
llvm.mlir.global internal @undefined() : i32
llvm.mlir.global external @node() : !llvm.struct<"node", (i32, ptr<struct<"node">>)>
llvm.mlir.global external @odd() : !llvm.struct<"odd name", packed (i8, ptr<struct<"hidden", opaque>>)>
llvm.mlir.global internal @region() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.mlir.global internal constant @gep() : !llvm.ptr<i32> {
  %0 = llvm.mlir.addressof @defined_array : !llvm.ptr<array<4 x i32>>
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %3 = llvm.getelementptr %0[%1, %2] : (!llvm.ptr<array<4 x i32>>, i32, i32) -> !llvm.ptr<i32>
  llvm.return %3 : !llvm.ptr<i32>
}
llvm.mlir.global external @defined_array(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal constant @cast() : i64 {
  %0 = llvm.mlir.addressof @defined : !llvm.ptr<f64>
  %1 = llvm.bitcast %0 : !llvm.ptr<f64> to !llvm.ptr<i8>
  %2 = llvm.ptrtoint %1 : !llvm.ptr<i8> to i64
  llvm.return %2 : i64
}
llvm.mlir.global internal constant @struct() : !llvm.struct<(i32, ptr<f64>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr<f64>)>
  %1 = llvm.mlir.constant(9 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr<f64>)>
  %3 = llvm.mlir.addressof @defined : !llvm.ptr<f64>
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i32, ptr<f64>)>
  llvm.return %4 : !llvm.struct<(i32, ptr<f64>)>
}
