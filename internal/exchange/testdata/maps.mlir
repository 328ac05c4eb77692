func.func @f(%a: tensor<64xf32>, %b: tensor<64xf32>, %o: tensor<64xf32>, %m: memref<4xi1>, %c: f32) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %r = linalg.map ins(%a, %b: tensor<64xf32>, tensor<64xf32>) outs(%o: tensor<64xf32>)
    (%x: f32, %y: f32) {
      %0 = arith.subf %y, %x : f32
      linalg.yield %0 : f32
    }
  %q = linalg.map { arith.subf {fastmath = #arith.fastmath<fast>} } ins(%a, %b: tensor<64xf32>, tensor<64xf32>) outs(%o: tensor<64xf32>) {x}
  linalg.map { arith.xori } ins(%m, %m: memref<4xi1>, memref<4xi1>) outs(%m: memref<4xi1>)
  %s = linalg.map outs(%o: tensor<64xf32>) () { linalg.yield %c : f32 }
  return %r, %q, %s : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
