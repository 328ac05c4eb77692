// Tiles of 2 x 3 of a product, of which the last ones are smaller.
func @tiled(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %zero = constant 0.0 : f32
  %ta = memref.tensor_load %a : memref<?x?xf32>
  %tb = memref.tensor_load %b : memref<?x?xf32>
  %m = tensor.dim %ta, %c0 : tensor<?x?xf32>
  %k = tensor.dim %ta, %c1 : tensor<?x?xf32>
  %n = tensor.dim %tb, %c1 : tensor<?x?xf32>
  %init = linalg.init_tensor [%m, %n] : tensor<?x?xf32>
  %r = linalg.tiled_loop (%i, %j) = (%c0, %c0) to (%m, %n) step (%c2, %c3)
      ins (%x = %ta: tensor<?x?xf32>, %y = %tb: tensor<?x?xf32>, %z = %zero: f32) outs (%o = %init: tensor<?x?xf32>)
      distribution["block_y", "block_x"] {
    %rows = affine.min affine_map<(d)[s] -> (2, s - d)>(%i)[%m]
    %columns = affine.min affine_map<(d)[s] -> (3, s - d)>(%j)[%n]
    %left = tensor.extract_slice %x[%i, 0] [%rows, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %right = tensor.extract_slice %y[0, %j] [%k, %columns] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %place = tensor.extract_slice %o[%i, %j] [%rows, %columns] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %filled = linalg.fill(%z, %place) : f32, tensor<?x?xf32> -> tensor<?x?xf32>
    %tile = linalg.matmul ins(%left, %right : tensor<?x?xf32>, tensor<?x?xf32>) outs(%filled : tensor<?x?xf32>) -> tensor<?x?xf32>
    %s = tensor.insert_slice %tile into %o[%i, %j] [%rows, %columns] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    linalg.yield %s : tensor<?x?xf32>
  }
  %result = memref.buffer_cast %r : memref<?x?xf32>
  return %result : memref<?x?xf32>
}
