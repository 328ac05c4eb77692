// parallel-loop-fusion
// -----
// an iteration reads what another one writes later
func @f(%a: memref<9xf32>, %b: memref<9xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %k = addi %i, %c1 : index
    %x = memref.load %a[%k] : memref<9xf32>
    memref.store %x, %b[%i] : memref<9xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %z, %a[%i] : memref<9xf32>
  }
  return
}
// -----
// elements that several iterations write
func @f(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    memref.store %z, %a[%i, %j] : memref<8x8xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<8x8xf32>
    memref.store %x, %a[%j, %i] : memref<8x8xf32>
  }
  return
}
// -----
// one element for all iterations
func @f(%a: memref<8xf32>, %b: memref<8xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%c0] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %is = cmpi eq, %i, %c0 : index
    scf.if %is {
      memref.store %z, %a[%c0] : memref<8xf32>
    }
  }
  return
}
// -----
// a layout in which elements are one
func @f(%b: memref<2x2xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %m = memref.alloc() : memref<8xf32>
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [1, 1] : memref<8xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1)>>
  memref.store %z, %m[%c1] : memref<8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %k = cmpi sgt, %i, %j : index
    scf.if %k {
      %y = addf %z, %z : f32
      memref.store %y, %a[%i, %j] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1)>>
    }
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1)>>
    memref.store %x, %b[%i, %j] : memref<2x2xf32>
  }
  memref.dealloc %m : memref<8xf32>
  return
}
// -----
// two memrefs of one memory
func @f(%a: memref<9xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  %v = memref.subview %a[1] [8] [1] : memref<9xf32> to memref<8xf32, affine_map<(d0) -> (d0 + 1)>>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %v[%i] : memref<8xf32, affine_map<(d0) -> (d0 + 1)>>
    %y = addf %x, %z : f32
    memref.store %y, %v[%i] : memref<8xf32, affine_map<(d0) -> (d0 + 1)>>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %z, %a[%i] : memref<9xf32>
  }
  return
}
// -----
// something between them
func @f(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %y = addf %z, %z : f32
    memref.store %y, %a[%i] : memref<8xf32>
  }
  %r = memref.load %a[%c1] : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %z, %a[%i] : memref<8xf32>
  }
  return %r : f32
}
// -----
// other bounds
func @f(%a: memref<8xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c8 = constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %z, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c1) to (%c8) step (%c1) {
    %y = addf %z, %z : f32
    memref.store %y, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c1) to (%c8) step (%c2) {
    memref.store %z, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c1) to (%c2) step (%c2) {
    %y = addf %z, %z : f32
    memref.store %y, %a[%i] : memref<8xf32>
  }
  return
}
