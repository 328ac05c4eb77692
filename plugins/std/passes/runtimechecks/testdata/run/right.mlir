// generate-runtime-verification
// -----
// loops over all of a memref, and over a part
func @f(%a: memref<8x8xf32>, %b: memref<16xf32>, %n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    affine.for %j = 0 to 8 {
      %0 = memref.load %a[%i, %j] : memref<8x8xf32>
      %1 = affine.load %b[%j * 2 + 1] : memref<16xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %b[%j + symbol(%c8)] : memref<16xf32>
    }
    %v = memref.subview %b[%i] [8] [1] : memref<16xf32> to memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %w = memref.cast %v : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>> to memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %x = memref.load %w[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    memref.store %x, %a[%i, %c0] : memref<8x8xf32>
  }
  return
}
// -----
// what is not in bounds where it is not executed
func @f(%a: memref<8xf32>, %n: index) {
  %c0 = constant 0 : index
  %c8 = constant 8 : index
  %0 = cmpi sge, %n, %c0 : index
  %1 = cmpi slt, %n, %c8 : index
  %2 = and %0, %1 : i1
  scf.if %2 {
    %3 = memref.load %a[%n] : memref<8xf32>
    memref.store %3, %a[%c0] : memref<8xf32>
  }
  return
}
