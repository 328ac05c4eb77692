// Types, attributes and operations of dialects, which travel as text.
module attributes {llvm.data_layout = "e-p:64:64", dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  llvm.mlir.global internal constant @text("hi\00") {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @pairs(%arg0: !llvm.struct<"pair", (i32, struct<(f32, ptr)>)>) -> !llvm.struct<packed (i8, vector<4xf32>)> {
    %0 = llvm.mlir.undef : !llvm.struct<packed (i8, vector<4xf32>)>
    %1 = llvm.extractvalue %arg0[0] : !llvm.struct<"pair", (i32, struct<(f32, ptr)>)>
    %2 = llvm.mlir.addressof @text : !llvm.ptr
    %3 = llvm.call @printf(%2, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    llvm.return %0 : !llvm.struct<packed (i8, vector<4xf32>)>
  }
  func.func @vectors(%a: vector<4xf32>, %m: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : vector<4xf32>
    %f = arith.constant 1.0 : f32
    %0 = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true]} : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, vector<4xf32>
    %1 = vector.fma %a, %cst, %0 : vector<4xf32>
    affine.for %i = 0 to 8 {
      %2 = affine.load %m[%i, %i + 1] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
      affine.store %2, %m[%i mod 4, 0] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
    return %1 : vector<4xf32>
  }
}
