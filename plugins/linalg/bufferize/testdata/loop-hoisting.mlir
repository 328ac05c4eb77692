// func(buffer-loop-hoisting)
func @branch(%c: i1, %n: index, %a: memref<2xf32>) {
  scf.if %c {
    %0 = memref.alloc(%n) : memref<?xf32>
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %a, %1 : memref<2xf32> to memref<2xf32>
    memref.copy %1, %a : memref<2xf32> to memref<2xf32>
    memref.dealloc %0 : memref<?xf32>
  } else {
  }
  return
}
// -----
func @blocks(%c: i1, %a: memref<2xf32>, %b: memref<2xf32>) {
  cond_br %c, ^bb1, ^bb2
^bb1:
  br ^bb3(%a : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %a, %0 : memref<2xf32> to memref<2xf32>
  br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %b : memref<2xf32> to memref<2xf32>
  return
}
// -----
func @dyn(%c: i1, %a: memref<?xf32>, %n: index) {
  cond_br %c, ^bb1, ^bb2(%n : index)
^bb1:
  br ^bb3
^bb2(%m: index):
  %z = addi %m, %m : index
  %0 = memref.alloc(%z) : memref<?xf32>
  linalg.copy(%a, %0) : memref<?xf32>, memref<?xf32>
  br ^bb3
^bb3:
  return
}
// -----
func @loop(%lb: index, %ub: index, %s: index, %b: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %0) -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %x, %1 : memref<2xf32> to memref<2xf32>
    %2 = memref.alloc() : memref<2xf32>
    memref.copy %1, %2 : memref<2xf32> to memref<2xf32>
    memref.copy %2, %b : memref<2xf32> to memref<2xf32>
    scf.yield %1 : memref<2xf32>
  }
  return
}
// -----
func @nested(%lb: index, %ub: index, %s: index, %b: memref<?xf32>) {
  scf.for %i = %lb to %ub step %s {
    scf.for %j = %lb to %ub step %s {
      %0 = memref.alloc() : memref<2xf32>
      %1 = memref.alloc(%i) : memref<?xf32>
      %2 = memref.alloc(%j) : memref<?xf32>
      linalg.copy(%b, %1) : memref<?xf32>, memref<?xf32>
      linalg.copy(%b, %2) : memref<?xf32>, memref<?xf32>
      %z = memref.load %0[%j] : memref<2xf32>
    }
  }
  return
}
// -----
func @freed(%lb: index, %ub: index, %s: index) {
  scf.for %i = %lb to %ub step %s {
    %0 = memref.alloc() : memref<2xf32>
    %z = memref.load %0[%i] : memref<2xf32>
    memref.dealloc %0 : memref<2xf32>
  }
  return
}
// wanted
module  {
  func @freed(%arg0: index, %arg1: index, %arg2: index) {
    scf.for %arg3 = %arg0 to %arg1 step %arg2 {
      %0 = memref.alloc() : memref<2xf32>
      %1 = memref.load %0[%arg3] : memref<2xf32>
      memref.dealloc %0 : memref<2xf32>
    }
    return
  }
}
// -----
func @parallel(%lb: index, %ub: index, %s: index) {
  scf.parallel (%i) = (%lb) to (%ub) step (%s) {
    %0 = memref.alloc() : memref<2xf32>
    %z = memref.load %0[%i] : memref<2xf32>
  }
  return
}
// wanted
module  {
  func @parallel(%arg0: index, %arg1: index, %arg2: index) {
    scf.parallel (%arg3) = (%arg0) to (%arg1) step (%arg2) {
      %0 = memref.alloc() : memref<2xf32>
      %1 = memref.load %0[%arg3] : memref<2xf32>
      scf.yield
    }
    return
  }
}
// -----
func @views(%lb: index, %ub: index, %s: index, %b: memref<4xf32>) {
  scf.for %i = %lb to %ub step %s {
    %0 = memref.alloc() : memref<2x4xf32>
    %1 = memref.subview %0[1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, affine_map<(d0) -> (d0 + 4)>>
    linalg.copy(%b, %1) : memref<4xf32>, memref<4xf32, affine_map<(d0) -> (d0 + 4)>>
  }
  return
}
