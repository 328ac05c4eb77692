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
