func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %zero = constant 0 : index
  %n = memref.dim %x, %zero : memref<?xf32>
  affine.for %i = 0 to %n {
    %xi = affine.load %x[%i] : memref<?xf32>
    %yi = affine.load %y[%i] : memref<?xf32>
    %ax = mulf %a, %xi : f32
    %sum = addf %ax, %yi : f32
    affine.store %sum, %y[%i] : memref<?xf32>
  }
  return
}
