memref.global @g : memref<8xf32> = uninitialized
func @f(%a: memref<8xf32>, %b: memref<?x?xf32, offset: ?, strides: [?, ?]>, %n: index) -> f32 {
  %g = memref.get_global @g : memref<8xf32>
  %v = memref.cast %a : memref<8xf32> to memref<?xf32>
  %z = constant 0.0 : f32
  affine.for %i = 0 to 7 {
    %0 = affine.load %v[%i + 1] : memref<?xf32>
    affine.store %0, %b[%i, 0] : memref<?x?xf32, offset: ?, strides: [?, ?]>
    affine.store %0, %g[%i] : memref<8xf32>
  }
  return %z : f32
}
