// cse
func @affine(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %2 = affine.load %m[%0] : memref<?xf32>
    %3 = affine.load %m[%1] : memref<?xf32>
    %4 = addf %2, %3 : f32
    affine.store %4, %m[%i] : memref<?xf32>
    affine.for %j = 0 to %n {
      %5 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %6 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      affine.store %4, %m[%5] : memref<?xf32>
      affine.store %4, %m[%6] : memref<?xf32>
    }
    %7 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %n)
    affine.store %4, %m[%7] : memref<?xf32>
  }
  return
}

// -----
func @scf(%n: index, %c: i1, %a: f32, %m: memref<?xf32>) -> f32 {
  %c0 = constant 0 : index
  %zero = constant 0 : index
  %c1 = constant 1 : index
  %0 = mulf %a, %a : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (f32) {
    %1 = mulf %a, %a : f32
    %2 = addf %x, %1 : f32
    scf.yield %2 : f32
  }
  %s = scf.if %c -> (f32) {
    %1 = mulf %a, %a : f32
    %2 = addf %r, %1 : f32
    scf.yield %2 : f32
  } else {
    %2 = addf %r, %0 : f32
    scf.yield %2 : f32
  }
  %t = scf.if %c -> (f32) {
    scf.yield %0 : f32
  } else {
    scf.yield %a : f32
  }
  memref.store %0, %m[%zero] : memref<?xf32>
  return %s : f32
}

// -----
// Loops and conditionals without effects and uses.
func @dead(%n: index, %c: i1, %a: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (f32) {
    %1 = mulf %x, %a : f32
    scf.yield %1 : f32
  }
  affine.for %i = 0 to %n {
    %2 = mulf %a, %a : f32
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    %2 = mulf %a, %a : f32
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %2 = mulf %a, %a : f32
  }
  return
}

// -----
func @min_max(%n: index, %m: index) -> (index, index, index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%n, %m)
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%n, %m)
  %2 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%n, %m)
  return %0, %1, %2 : index, index, index
}
// -----
func private @use(tensor<?xf32>)
func @tensors_do_not_change(%t: tensor<?xf32>, %v: vector<4xf32>, %i: index, %f: f32, %n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  %2 = vector.transfer_write %v, %t[%n] : vector<4xf32>, tensor<?xf32>
  call @use(%0) : (tensor<?xf32>) -> ()
  call @use(%1) : (tensor<?xf32>) -> ()
  scf.for %k = %c0 to %n step %c1 {
    %3 = vector.transfer_read %t[%i], %f : tensor<?xf32>, vector<4xf32>
    %4 = addf %3, %v : vector<4xf32>
    %5 = vector.transfer_write %4, %t[%i] : vector<4xf32>, tensor<?xf32>
    call @use(%5) : (tensor<?xf32>) -> ()
  }
  return
}
