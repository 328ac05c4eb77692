// convert-linalg-to-llvm,cse
func @f(%a: index) -> !linalg.range {
  %r = linalg.range %a : %a : %a : !linalg.range
  return %r : !linalg.range
}
// -----
func @reads(%a: memref<f32>) -> f32 {
  %x = memref.load %a[] : memref<f32>
  %y = addf %x, %x : f32
  return %y : f32
}
// -----
func @left(%a: tensor<4xf32>, %m: memref<4xf32>, %x: f32) -> index {
  %i = constant 0 : index
  linalg.fill(%x, %m) : f32, memref<4xf32>
  %n = tensor.dim %a, %i : tensor<4xf32>
  return %n : index
}
// -----
#id = affine_map<(d0) -> (d0)>
func @generic(%m: memref<4xf32>, %x: f32, %a: index) {
  %r = linalg.range %a : %a : %a : !linalg.range
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%y: f32):
    linalg.yield %x : f32
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0)>
module  {
  func @generic(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) {
    %0 = unrealized_conversion_cast %arg2 : index to i64
    %1 = llvm.mlir.undef : !llvm.struct<(i64, i64, i64)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<(i64, i64, i64)>
    %3 = llvm.insertvalue %0, %2[1] : !llvm.struct<(i64, i64, i64)>
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
    ^bb0(%arg3: f32):  // no predecessors
      linalg.yield %arg1 : f32
    }
    return
  }
}
