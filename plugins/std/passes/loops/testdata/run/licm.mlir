// loop-invariant-code-motion
// -----
// a loop that does not end, and is not reached
func @f(%n: index, %b: memref<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %true = constant true
  scf.for %i = %c1 to %c0 step %c1 {
    scf.while : () -> () {
      scf.condition(%true)
    } do {
      scf.yield
    }
  }
  return
}
// -----
// a loop that ends for some values only
func @f(%n: index, %x: index) -> index {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
    %1 = scf.while (%k = %n) : (index) -> (index) {
      %2 = cmpi ne, %k, %c0 : index
      scf.condition(%2) %k : index
    } do {
    ^bb0(%k: index):
      %2 = subi %k, %c1 : index
      scf.yield %2 : index
    }
    %3 = addi %s, %1 : index
    scf.yield %3 : index
  }
  return %0 : index
}
// -----
// a division by zero, in a loop that may have no iterations
func @f(%n: index, %x: index) -> index {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c7 = constant 7 : index
  %m = subi %n, %c7 : index
  %0 = scf.for %i = %m to %c0 step %c1 iter_args(%s = %c0) -> (index) {
    %1 = divi_signed %x, %m : index
    %2 = addi %s, %1 : index
    scf.yield %2 : index
  }
  %3 = scf.for %i = %c7 to %n step %c1 iter_args(%s = %c0) -> (index) {
    %1 = divi_signed %x, %c0 : index
    scf.yield %1 : index
  }
  return %0 : index
}
// -----
// loads stay where the loop stores
func @f(%b: memref<8xf32>, %n: index, %x: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c5 = constant 5 : index
  %0 = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %x) -> (f32) {
    %1 = memref.load %b[%c0] : memref<8xf32>
    %2 = addf %s, %1 : f32
    memref.store %2, %b[%c0] : memref<8xf32>
    scf.yield %2 : f32
  }
  return %0 : f32
}
// -----
// what uses the iteration stays, also in a region
func @f(%b: memref<8xindex>, %n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c5 = constant 5 : index
  %true = constant true
  scf.for %i = %c0 to %c5 step %c1 {
    %1 = scf.if %true -> (index) {
      %2 = addi %i, %n : index
      scf.yield %2 : index
    } else {
      scf.yield %i : index
    }
    memref.store %1, %b[%i] : memref<8xindex>
  }
  return
}
// -----
// a region ends with what the loop computes
func @f(%a: memref<8xi64>, %c: i1) {
  %z = constant 0 : i64
  affine.for %i = 0 to 8 {
    %v = index_cast %i : index to i64
    %r = scf.if %c -> (i64) {
      scf.yield %v : i64
    } else {
      scf.yield %z : i64
    }
    affine.store %r, %a[%i] : memref<8xi64>
  }
  return
}
