//
#dynamic = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>
func @subview(%a: memref<?x?xf32, #dynamic>, %i: index, %n: index) -> memref<?x?xf32, #dynamic> {
  %0 = memref.subview %a[%i, %n][%n, %i][%i, %n] : memref<?x?xf32, #dynamic> to memref<?x?xf32, #dynamic>
  return %0 : memref<?x?xf32, #dynamic>
}
func @static_subview(%a: memref<8x16xf32>) -> memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 * 2 + 18)>> {
  %0 = memref.subview %a[1, 2][2, 3][1, 2] : memref<8x16xf32> to memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 * 2 + 18)>>
  return %0 : memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 * 2 + 18)>>
}
func @rank_reducing(%a: memref<8x16xf32>) -> memref<3xf32, affine_map<(d0) -> (d0 * 2 + 18)>> {
  %0 = memref.subview %a[1, 2][1, 3][1, 2] : memref<8x16xf32> to memref<3xf32, affine_map<(d0) -> (d0 * 2 + 18)>>
  return %0 : memref<3xf32, affine_map<(d0) -> (d0 * 2 + 18)>>
}
func @reinterpret(%a: memref<?xf32>, %u: memref<*xf32>, %i: index) -> (memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 5 + d1 + 4)>>, memref<?x3xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 + s0)>>) {
  %0 = memref.reinterpret_cast %a to offset: [4], sizes: [2, 3], strides: [5, 1] : memref<?xf32> to memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 5 + d1 + 4)>>
  %1 = memref.reinterpret_cast %u to offset: [%i], sizes: [%i, 3], strides: [%i, 1] : memref<*xf32> to memref<?x3xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 + s0)>>
  return %0, %1 : memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 5 + d1 + 4)>>, memref<?x3xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 + s0)>>
}
func @view(%a: memref<2048xi8>, %i: index) -> memref<4x4xf32> {
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<4x4xf32>
  return %0 : memref<4x4xf32>
}
