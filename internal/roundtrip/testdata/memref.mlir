#strided = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
func @alloc(%n: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  %2 = memref.alloc(%n, %n)[%n] {alignment = 16} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  %3 = memref.alloca() {alignment = 8, test.note = 1} : memref<4xf32, 3>
  %4 = memref.alloca()[%n, %n] : memref<4x4xf32, #strided>
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %0 {test.note} : memref<4xf32>
  return
}
// -----
func @scopes(%n: index) {
  memref.alloca_scope {
    "test.op"() : () -> ()
  }
  %0 = memref.alloca_scope -> (i32) {
    %1 = "test.op"() : () -> i32
    memref.alloca_scope.return %1 : i32
  }
  %2:2 = memref.alloca_scope -> (i32, f32) {
    %1:2 = "test.op"() : () -> (i32, f32)
    memref.alloca_scope.return %1#0, %1#1 : i32, f32
  } {test.note = 1}
  memref.alloca_scope {
    memref.alloca_scope.return {test.note}
  }
  return
}
// -----
memref.global "private" @a : memref<4xf32>
memref.global "private" constant @b : memref<4xf32> = dense<1.0>
memref.global @c : memref<2x2xi32> = dense<[[1, 2], [3, 4]]> {test.note = 1}
memref.global @d : memref<4xf32> = uninitialized
memref.global "nested" constant @"odd name" : memref<2xi64, 3> = dense<[1, 2]>
memref.global constant @e : memref<i1> = dense<true>
memref.global "public" @f : memref<200xi8> = dense<"0x000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F0001020304050607">
func @use() {
  %0 = memref.get_global @a : memref<4xf32>
  %1 = memref.get_global @"odd name" : memref<2xi64, 3> {test.note}
  return
}
// -----
func @views(%m: memref<8x16x4xf32>, %u: memref<*xf32>, %d: memref<?x?xf32>, %b: memref<2048xi8>, %n: index) {
  %0 = memref.subview %m[0, 0, 0] [2, 2, 2] [1, 1, 1] : memref<8x16x4xf32> to memref<2x2x2xf32, affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 4 + d2)>>
  %1 = memref.subview %m[%n, 1, %n] [%n, 2, %n] [1, %n, %n] {test.note = 1} : memref<8x16x4xf32> to memref<?x2x?xf32, affine_map<(d0, d1, d2)[s0, s1, s2] -> (d0 * 64 + s0 + d1 * s1 + d2 * s2)>>
  %2 = memref.reinterpret_cast %u to offset: [0], sizes: [10, 10], strides: [10, 1] : memref<*xf32> to memref<10x10xf32>
  %3 = memref.reinterpret_cast %d to offset: [%n], sizes: [%n, 10], strides: [%n, 1] : memref<?x?xf32> to memref<?x10xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  %4 = memref.reinterpret_cast %d to offset: [2], sizes: [], strides: [] {test.note} : memref<?x?xf32> to memref<f32, affine_map<() -> (2)>>
  %5 = memref.view %b[%n][] : memref<2048xi8> to memref<64x4xf32>
  %6 = memref.view %b[%n][%n, %n] {test.note} : memref<2048xi8> to memref<?x?xf32>
  %7 = memref.transpose %d (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return
}
// -----
func @reshape(%m: memref<3x4x5xf32>, %d: memref<12x5xf32>, %r: memref<2xi32>, %i: memref<?xindex>, %x: memref<?x?xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<3x4x5xf32> into memref<12x5xf32>
  %1 = memref.expand_shape %d [[0, 1], [2]] {test.note = 1} : memref<12x5xf32> into memref<3x4x5xf32>
  %2 = memref.reshape %m(%r) : (memref<3x4x5xf32>, memref<2xi32>) -> memref<?x?xf32>
  %3 = memref.reshape %m(%i) {test.note} : (memref<3x4x5xf32>, memref<?xindex>) -> memref<*xf32>
  %4 = memref.collapse_shape %x [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return
}
// -----
func @dma(%s: memref<8x?xf32>, %d: memref<4xf32, 1>, %t: memref<f32>, %n: index) {
  memref.dma_start %s[%n, %n], %d[%n], %n, %t[] : memref<8x?xf32>, memref<4xf32, 1>, memref<f32>
  memref.dma_start %s[%n, %n], %d[%n], %n, %t[], %n, %n : memref<8x?xf32>, memref<4xf32, 1>, memref<f32>
  memref.dma_wait %d[%n], %n : memref<4xf32, 1>
  memref.dma_wait %t[], %n : memref<f32>
  memref.prefetch %s[%n, %n], write, locality<1>, instr : memref<8x?xf32>
  memref.prefetch %d[%n], read, locality<3>, data : memref<4xf32, 1>
  return
}
// -----
func @zero_dimensional(%m: memref<f32>, %v: f32) {
  %0 = memref.load %m[] : memref<f32>
  memref.store %v, %m[] {test.note = 1} : memref<f32>
  %1 = memref.subview %m[] [] [] : memref<f32> to memref<f32>
  return
}
// -----
func @allocated(%n: index, %t: tensor<?xf32>, %m: memref<4xf32>) {
  %0 = memref.alloc_tensor(%n) size_hint=%n {memory_space = 1, test.note} : tensor<?x4xf32>
  %1 = memref.alloc_tensor() copy(%t) : tensor<?xf32>
  %2 = memref.alloc_tensor() copy(%t) size_hint=%n : tensor<?xf32>
  %3 = memref.tensor_load %m {restrict, writable} : memref<4xf32>
  memref.dealloc_tensor %0 {test.note} : tensor<?x4xf32>
  return
}
