// canonicalize
func @copies_casts(%a: memref<8xi32>, %b: memref<?xi32>) {
  %0 = memref.cast %a : memref<8xi32> to memref<?xi32>
  %1 = memref.cast %b : memref<?xi32> to memref<8xi32>
  gpu.memcpy %0, %b : memref<?xi32>, memref<?xi32>
  gpu.memcpy %a, %1 : memref<8xi32>, memref<8xi32>
  return
}
