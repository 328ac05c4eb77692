// func(parallel-loop-tiling{parallel-loop-tile-sizes=4,3})
// func(parallel-loop-tiling{parallel-loop-tile-sizes=4,3 no-min-max-bounds})
// func(parallel-loop-tiling{parallel-loop-tile-sizes=2,1 no-min-max-bounds})
// -----
// bounds of any sign, and a step
func @f(%m: memref<16x16xf32>, %n: index, %x: f32) {
  %c-3 = constant -3 : index
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c8 = constant 8 : index
  scf.parallel (%i, %j) = (%c-3, %c0) to (%n, %c8) step (%c2, %c3) {
    %0 = addi %i, %c3 : index
    %1 = memref.load %m[%0, %j] : memref<16x16xf32>
    %2 = addf %1, %x : f32
    memref.store %2, %m[%0, %j] : memref<16x16xf32>
  }
  return
}
// -----
// dimensions whose tiles are full, and nothing to do
func @f(%m: memref<16x16xf32>, %n: index, %x: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c12 = constant 12 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c12, %n) step (%c1, %c1) {
    %1 = memref.load %m[%i, %j] : memref<16x16xf32>
    %2 = addf %1, %x : f32
    memref.store %2, %m[%i, %j] : memref<16x16xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  }
  return
}
