// parallel-loop-collapsing{collapsed-indices-0=0,3 collapsed-indices-1=1,4 collapsed-indices-2=2}
func @five(%m: memref<?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c3 = constant 3 : index
  %c6 = constant 6 : index
  %c7 = constant 7 : index
  %c10 = constant 10 : index
  scf.parallel (%i0, %i1, %i2, %i3, %i4) = (%c0, %c3, %c6, %c7, %c10) to (%c10, %c10, %c7, %c10, %c10) step (%c1, %c3, %c1, %c1, %c1) {
    memref.store %z, %m[%i0] : memref<?xf32>
    memref.store %z, %m[%i1] : memref<?xf32>
    memref.store %z, %m[%i4] : memref<?xf32>
    %s = addi %i2, %i3 : index
    memref.store %z, %m[%s] : memref<?xf32>
  }
  return
}
