// parallel-loop-collapsing{collapsed-indices-0=0,1 collapsed-indices-1=2}
// parallel-loop-collapsing{collapsed-indices-0=2,0 collapsed-indices-1=1}
// parallel-loop-collapsing{collapsed-indices-0=0,1,2}
// -----
// each element once
func @f(%m: memref<16x16x16xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c9 = constant 9 : index
  scf.parallel (%i, %j, %k) = (%c2, %c0, %c1) to (%c9, %c3, %n) step (%c3, %c1, %c2) {
    %x = memref.load %m[%i, %j, %k] : memref<16x16x16xf32>
    %y = addf %x, %z : f32
    memref.store %y, %m[%i, %j, %k] : memref<16x16x16xf32>
  }
  return
}
// -----
// numbers of iterations below zero
func @f(%m: memref<16x16x16xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%n, %n, %n) step (%c1, %c1, %c1) {
    memref.store %z, %m[%i, %j, %k] : memref<16x16x16xf32>
  }
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c0) to (%n, %c0, %n) step (%c1, %c1, %c1) {
    memref.store %z, %m[%i, %j, %k] : memref<16x16x16xf32>
  }
  return
}
