// A loop carries a vector where the name of the function begins with carried, and leaves it in
// memory where it begins with kept.

// Reads and writes one place.
func @carried_plain(%m: memref<8xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  return
}

// -----

// The same index, twice a constant.
func @carried_constants(%m: memref<8xf32>, %v: vector<4xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %four = constant 4 : index
  %four2 = constant 4 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%four], %f {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %b = addf %a, %v : vector<4xf32>
    vector.transfer_write %b, %m[%four2] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  return
}

// -----

// No iteration is certain, but the place is within the memref.
func @carried_maybe(%m: memref<8xf32>, %n: index, %v: vector<4xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %a = vector.transfer_read %m[%c4], %f {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %b = addf %a, %v : vector<4xf32>
    vector.transfer_write %b, %m[%c4] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  return
}

// -----

// The memory is freed behind the loop.
func @carried_freed_behind(%n: index, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %f = constant 0.0 : f32
  %m = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  memref.dealloc %m : memref<8xf32>
  return
}

// -----

// Other memory is written.
func @carried_other(%m: memref<8xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  %o = memref.alloca() : memref<16xf32>
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    memref.store %f, %o[%i] : memref<16xf32>
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  return
}

// -----

// Another argument may be the same memory.
func @kept_argument(%m: memref<8xf32>, %o: memref<16xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    memref.store %f, %o[%i] : memref<16xf32>
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  return
}

// -----

// What is called may read it.
func private @g()
func @kept_call(%m: memref<8xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    call @g() : () -> ()
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  return
}

// -----

// It is written in another memref.
func @kept_copied(%m: memref<8xf32>, %o: memref<8xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    vector.transfer_write %b, %o[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  return
}

// -----

// It is written elsewhere.
func @kept_moved(%m: memref<9xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<9xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    vector.transfer_write %b, %m[%c1] {in_bounds = [true]} : vector<8xf32>, memref<9xf32>
  }
  return
}

// -----

// It is written transposed.
func @kept_transposed(%m: memref<4x4xf32>, %v: vector<4x4xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0, %c0], %f {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
    %b = addf %a, %v : vector<4x4xf32>
    vector.transfer_write %b, %m[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, memref<4x4xf32>
  }
  return
}

// -----

// What is beyond the memref is padding each time.
func @kept_padded(%m: memref<?xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0], %f : memref<?xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  }
  return
}

// -----

// Not all of it is written.
func @kept_masked(%m: memref<8xf32>, %v: vector<8xf32>, %k: vector<8xi1>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    vector.transfer_write %b, %m[%c0], %k {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  return
}

// -----

// It is another place in each iteration.
func @kept_moving(%m: memref<16xf32>, %v: vector<4xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %a = vector.transfer_read %m[%i], %f {in_bounds = [true]} : memref<16xf32>, vector<4xf32>
    %b = addf %a, %v : vector<4xf32>
    vector.transfer_write %b, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<16xf32>
  }
  return
}

// -----

// No iteration is certain, and the place is not within the memref if there is none.
func @kept_beyond(%m: memref<8xf32>, %n: index, %v: vector<4xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c5 = constant 5 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %a = vector.transfer_read %m[%c5], %f {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %b = addf %a, %v : vector<4xf32>
    vector.transfer_write %b, %m[%c5] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  return
}

// -----

func @kept_before(%m: memref<8xf32>, %n: index, %v: vector<4xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %minus = constant -1 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %a = vector.transfer_read %m[%minus], %f {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %b = addf %a, %v : vector<4xf32>
    vector.transfer_write %b, %m[%minus] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  return
}

// -----

// There is no iteration.
func @kept_never(%m: memref<?xf32>, %v: vector<4xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c0 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %b = addf %a, %v : vector<4xf32>
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  }
  return
}

// -----

// The memory may be gone where there is no iteration.
func @kept_freed(%n: index, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %f = constant 0.0 : f32
  %m = memref.alloc() : memref<8xf32>
  memref.dealloc %m : memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  return
}

// -----

// Memory is freed that may be this.
func @kept_freed_within(%m: memref<8xf32>, %o: memref<8xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %f = constant 0.0 : f32
  scf.for %i = %c0 to %c1 step %c1 {
    %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %b = addf %a, %v : vector<8xf32>
    vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    memref.dealloc %o : memref<8xf32>
  }
  return
}

// -----

// Memory is freed that may be this, before the loop is reached again.
func @kept_freed_before_again(%n: index, %k: index, %m: memref<8xf32>, %o: memref<8xf32>, %v: vector<8xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %f = constant 0.0 : f32
  scf.for %j = %c0 to %k step %c1 {
    scf.for %i = %c0 to %n step %c1 {
      %a = vector.transfer_read %m[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
      %b = addf %a, %v : vector<8xf32>
      vector.transfer_write %b, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    }
    memref.dealloc %o : memref<8xf32>
  }
  return
}
