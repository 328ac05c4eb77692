// func(affine-loop-fusion)
// func(affine-loop-fusion{fusion-maximal})
// -----
// a nest with a part of another one stays before what overwrites what that part loads
func @f(%a: memref<8xi64>, %o: memref<8xi64>, %p: memref<8xi64>) {
  %c0 = constant 3 : i64
  %t = memref.alloc() : memref<8xi64>
  %b = memref.alloc() : memref<8xi64>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xi64>
    affine.store %0, %t[%i] : memref<8xi64>
  }
  %c1 = constant 5 : i64
  affine.for %i = 0 to 4 {
    %0 = affine.load %t[%i] : memref<8xi64>
    %1 = muli %0, %c0 : i64
    affine.store %1, %a[%i] : memref<8xi64>
  }
  %c2 = constant 6 : i64
  %c3 = constant 7 : i64
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xi64>
    affine.store %0, %b[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %b[%i] : memref<8xi64>
    %1 = muli %0, %c1 : i64
    affine.store %1, %o[%i] : memref<8xi64>
  }
  %c4 = constant 8 : i64
  affine.for %i = 0 to 8 {
    %0 = affine.load %b[%i] : memref<8xi64>
    %1 = muli %0, %c2 : i64
    %2 = muli %1, %c3 : i64
    %3 = muli %2, %c4 : i64
    affine.store %3, %p[%i] : memref<8xi64>
  }
  return
}
// -----
// a nest stays behind another one with the nest that it was fused into
func @f(%a: memref<8xi64>, %b: memref<8xi64>, %o: memref<8xi64>, %q: memref<8xi64>, %o2: memref<8xi64>, %r: memref<8xi64>) {
  %t = memref.alloc() : memref<8xi64>
  %u = memref.alloc() : memref<8xi64>
  affine.for %i = 0 to 8 {
    %0 = affine.load %b[%i] : memref<8xi64>
    affine.store %0, %u[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %u[%i] : memref<8xi64>
    %1 = affine.load %u[%i] : memref<8xi64>
    %2 = addi %0, %1 : i64
    affine.store %2, %q[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xi64>
    affine.store %0, %t[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %t[%i] : memref<8xi64>
    %1 = affine.load %t[%i] : memref<8xi64>
    %2 = addi %0, %1 : i64
    affine.store %2, %a[%i] : memref<8xi64>
  }
  %c6 = constant 3 : i64
  %c7 = constant 5 : i64
  %c8 = constant 6 : i64
  %c9 = constant 7 : i64
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[%i] : memref<8xi64>
    %1 = affine.load %u[%i] : memref<8xi64>
    %2 = affine.load %u[%i] : memref<8xi64>
    %3 = addi %0, %1 : i64
    %4 = addi %3, %2 : i64
    affine.store %4, %o[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[%i] : memref<8xi64>
    %1 = muli %0, %c6 : i64
    %2 = muli %1, %c7 : i64
    %3 = muli %2, %c8 : i64
    affine.store %3, %o2[%i] : memref<8xi64>
  }
  %c12 = constant 7 : i64
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xi64>
    %1 = affine.load %t[%i] : memref<8xi64>
    %2 = addi %0, %1 : i64
    %3 = muli %2, %c9 : i64
    %4 = muli %3, %c12 : i64
    affine.store %4, %r[%i] : memref<8xi64>
  }
  return
}
// -----
// what is no nest still counts once nests are fused
func @f(%a: memref<8xi64>, %o: memref<8xi64>, %p: memref<8xi64>) {
  %c3 = constant 3 : index
  %t = memref.alloc() : memref<8xi64>
  %u = memref.alloc() : memref<8xi64>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xi64>
    affine.store %0, %t[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xi64>
    affine.store %0, %o[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xi64>
    affine.store %0, %u[%i] : memref<8xi64>
  }
  %x = memref.load %o[%c3] : memref<8xi64>
  memref.store %x, %u[%c3] : memref<8xi64>
  %y = memref.load %u[%c3] : memref<8xi64>
  memref.store %y, %a[%c3] : memref<8xi64>
  affine.for %i = 0 to 8 {
    %0 = affine.load %u[%i] : memref<8xi64>
    affine.store %0, %p[%i] : memref<8xi64>
  }
  return
}
