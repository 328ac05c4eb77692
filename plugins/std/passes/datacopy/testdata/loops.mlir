// func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 skip-non-unit-stride-loops},cse)
func @tile(%a: memref<96xf32>, %b: memref<96xf32>) {
  affine.for %i = 0 to 96 step 16 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 16)>(%i) {
      %0 = affine.load %a[%j] : memref<96xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %b[%j] : memref<96xf32>
    }
  }
  return
}
// -----
func @window(%a: memref<40xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i + 20] : memref<40xf32>
    affine.store %0, %a[%i + 5] : memref<40xf32>
  }
  return
}
