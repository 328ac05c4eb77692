//
func @alloc(%n: index, %k: index) -> (memref<f32>, memref<?x3xf32>, memref<?x4x?xf32>, memref<2x3x4xi8>, memref<?xf32>, memref<3xvector<4xf32>>, memref<3xindex>, memref<2xmemref<?xf32>>) {
  %0 = memref.alloc() : memref<f32>
  %1 = memref.alloc(%n) : memref<?x3xf32>
  %2 = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %3 = memref.alloc() : memref<2x3x4xi8>
  %4 = memref.alloc(%n) {alignment = 32} : memref<?xf32>
  %5 = memref.alloc() : memref<3xvector<4xf32>>
  %6 = memref.alloc() : memref<3xindex>
  %7 = memref.alloc() : memref<2xmemref<?xf32>>
  memref.dealloc %1 : memref<?x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : memref<f32>, memref<?x3xf32>, memref<?x4x?xf32>, memref<2x3x4xi8>, memref<?xf32>, memref<3xvector<4xf32>>, memref<3xindex>, memref<2xmemref<?xf32>>
}
func @access(%a: memref<f32>, %b: memref<4x?x3xf32>, %c: memref<?xvector<4xf32>>, %d: memref<3xmemref<?xi8>>, %i: index) -> (f32, f32, vector<4xf32>, memref<?xi8>) {
  %0 = memref.load %a[] : memref<f32>
  memref.store %0, %a[] : memref<f32>
  %1 = memref.load %b[%i, %i, %i] : memref<4x?x3xf32>
  memref.store %0, %b[%i, %i, %i] : memref<4x?x3xf32>
  %2 = memref.load %c[%i] : memref<?xvector<4xf32>>
  %3 = memref.load %d[%i] : memref<3xmemref<?xi8>>
  return %0, %1, %2, %3 : f32, f32, vector<4xf32>, memref<?xi8>
}
#strided = affine_map<(d0, d1) -> (d0 * 4 + d1 + 1)>
#dynamic = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + d1 * s2 + s0)>
func @layouts(%a: memref<4x3xf32, #strided>, %b: memref<?x?xf32, #dynamic>, %i: index) -> (f32, f32, memref<?x?xf32, #dynamic>) {
  %0 = memref.load %a[%i, %i] : memref<4x3xf32, #strided>
  %1 = memref.load %b[%i, %i] : memref<?x?xf32, #dynamic>
  %2 = memref.cast %a : memref<4x3xf32, #strided> to memref<?x?xf32, #dynamic>
  return %0, %1, %2 : f32, f32, memref<?x?xf32, #dynamic>
}
func @queries(%a: memref<4x?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index, index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = memref.dim %a, %c0 : memref<4x?xf32>
  %1 = memref.dim %a, %c1 : memref<4x?xf32>
  %2 = memref.dim %a, %i : memref<4x?xf32>
  %3 = memref.dim %u, %i : memref<*xf32>
  %4 = rank %a : memref<4x?xf32>
  %5 = rank %u : memref<*xf32>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
func @casts(%a: memref<4x?xf32>, %u: memref<*xf32>) -> (memref<?x4xf32>, memref<?xf32>) {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x4xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  return %0, %1 : memref<?x4xf32>, memref<?xf32>
}
func @select(%c: i1, %a: memref<?xf32>, %b: memref<?xf32>, %i: index) -> f32 {
  %0 = select %c, %a, %b : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  return %1 : f32
}
func @hints(%a: memref<4x?xf32>, %i: index) {
  memref.prefetch %a[%i, %i], write, locality<2>, instr : memref<4x?xf32>
  memref.assume_alignment %a, 32 : memref<4x?xf32>
  return
}
func @copy(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}
func @spaces(%a: memref<4xf32, 3>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<4xf32, 3>
  return %0 : f32
}
memref.global "private" constant @numbers : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global "private" @scalar : memref<i32> = dense<4>
memref.global @elsewhere : memref<2x3xindex>
memref.global "nested" @near : memref<4xi32, 3> = dense<4>
func @globals() -> (memref<2x2xf32>, memref<i32>, memref<2x3xindex>, memref<4xi32, 3>) {
  %0 = memref.get_global @numbers : memref<2x2xf32>
  %1 = memref.get_global @scalar : memref<i32>
  %2 = memref.get_global @elsewhere : memref<2x3xindex>
  %3 = memref.get_global @near : memref<4xi32, 3>
  return %0, %1, %2, %3 : memref<2x2xf32>, memref<i32>, memref<2x3xindex>, memref<4xi32, 3>
}
func @atomics(%a: memref<?xi32>, %b: memref<?xf32>, %i: index, %x: i32, %y: f32) -> (i32, i32, f32, i32, i32) {
  %0 = atomic_rmw addi %x, %a[%i] : (i32, memref<?xi32>) -> i32
  %1 = atomic_rmw assign %x, %a[%i] : (i32, memref<?xi32>) -> i32
  %2 = atomic_rmw addf %y, %b[%i] : (f32, memref<?xf32>) -> f32
  %3 = atomic_rmw maxs %x, %a[%i] : (i32, memref<?xi32>) -> i32
  %4 = atomic_rmw minu %x, %a[%i] : (i32, memref<?xi32>) -> i32
  return %0, %1, %2, %3, %4 : i32, i32, f32, i32, i32
}
