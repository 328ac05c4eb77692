// func(affine-loop-invariant-code-motion)
func @a(%A: memref<100xf32>, %B: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 100 {
    %c = constant 1.0 : f32
    %0 = addf %x, %x : f32
    %1 = mulf %0, %c : f32
    affine.store %1, %A[%i] : memref<100xf32>
    affine.for %j = 0 to 100 {
      %l = affine.load %B[%i] : memref<100xf32>
      %l2 = affine.load %A[%i] : memref<100xf32>
      %ap = affine.apply affine_map<(d0)->(d0+1)>(%i)
      affine.store %l, %A[%i] : memref<100xf32>
    }
  }
  return
}
// -----
func @b(%A: memref<100xf32>, %B: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      affine.if affine_set<(d0): (d0 - 3 >= 0)>(%i) {
        %l = affine.load %B[%i] : memref<100xf32>
        %s = addf %l, %l : f32
        affine.store %s, %A[%i] : memref<100xf32>
      }
    }
  }
  return
}
