// func(affine-data-copy-generate{generate-dma=false fast-mem-space=0})
// func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 fast-mem-capacity=0})
// -----
// every other element stays as it was
func @f(%a: memref<12xf32>, %b: memref<12xf32>, %c: f32) {
  affine.for %i = 0 to 12 step 2 {
    affine.store %c, %a[%i] : memref<12xf32>
  }
  return
}
// -----
// of two accesses one depends on a loop with a step
func @f(%t: memref<3x24xf32>, %n: index) {
  affine.for %i = 0 to 8 step 2 {
    affine.for %j = 0 to affine_map<()[s0] -> (s0 floordiv 2 + 1)>()[%n] {
      %0 = affine.load %t[%j mod 3, %j + 9] : memref<3x24xf32>
      affine.store %0, %t[%j mod 3, %i + 8] : memref<3x24xf32>
    }
  }
  return
}
