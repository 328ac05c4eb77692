// Sums of squares of the indices that a loop visits, and how many there are.
func @visit(%from: index, %to: index, %step: index) -> (i64, i64) {
  %zero = constant 0 : i64
  %one = constant 1 : i64
  %r:2 = scf.parallel (%i) = (%from) to (%to) step (%step) init (%zero, %zero) -> (i64, i64) {
    %x = index_cast %i : index to i64
    %y = muli %x, %x : i64
    scf.reduce(%y) : i64 {
    ^bb0(%a: i64, %b: i64):
      %s = addi %a, %b : i64
      scf.reduce.return %s : i64
    }
    scf.reduce(%one) : i64 {
    ^bb0(%a: i64, %b: i64):
      %s = addi %a, %b : i64
      scf.reduce.return %s : i64
    }
  }
  return %r#0, %r#1 : i64, i64
}

// Every kind of reduction of integers.
func @integers(%m: memref<?xi32>, %init: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r:10 = scf.parallel (%i) = (%c0) to (%n) step (%c1)
      init (%init, %init, %init, %init, %init, %init, %init, %init, %init, %c1)
      -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, index) {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %s = addi %a, %b : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %s = muli %a, %b : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %s = and %a, %b : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %s = or %a, %b : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %s = xor %b, %a : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %c = cmpi slt, %a, %b : i32
      %s = select %c, %a, %b : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %c = cmpi slt, %a, %b : i32
      %s = select %c, %b, %a : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %c = cmpi ult, %a, %b : i32
      %s = select %c, %a, %b : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %c = cmpi uge, %a, %b : i32
      %s = select %c, %a, %b : i32
      scf.reduce.return %s : i32
    }
    scf.reduce(%i) : index {
    ^bb0(%a: index, %b: index):
      %s = addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, index
}

// Every kind of reduction of floats.
func @floats(%m: memref<?xf64>, %init: f64) -> (f64, f64, f64, f64) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %r:4 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%init, %init, %init, %init) -> (f64, f64, f64, f64) {
    %x = memref.load %m[%i] : memref<?xf64>
    scf.reduce(%x) : f64 {
    ^bb0(%a: f64, %b: f64):
      %s = addf %a, %b : f64
      scf.reduce.return %s : f64
    }
    scf.reduce(%x) : f64 {
    ^bb0(%a: f64, %b: f64):
      %s = mulf %a, %b : f64
      scf.reduce.return %s : f64
    }
    scf.reduce(%x) : f64 {
    ^bb0(%a: f64, %b: f64):
      %c = cmpf olt, %a, %b : f64
      %s = select %c, %a, %b : f64
      scf.reduce.return %s : f64
    }
    scf.reduce(%x) : f64 {
    ^bb0(%a: f64, %b: f64):
      %c = cmpf ogt, %a, %b : f64
      %s = select %c, %a, %b : f64
      scf.reduce.return %s : f64
    }
  }
  return %r#0, %r#1, %r#2, %r#3 : f64, f64, f64, f64
}

// A loop of three dimensions with other bounds each, in which a sequential one carries a value.
func @box(%m: memref<?x?x?xi32>, %k: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %zero = constant 0 : i32
  %a = memref.dim %m, %c0 : memref<?x?x?xi32>
  %b = memref.dim %m, %c1 : memref<?x?x?xi32>
  %c = memref.dim %m, %c2 : memref<?x?x?xi32>
  scf.parallel (%x, %y, %z) = (%c1, %c0, %c2) to (%a, %b, %c) step (%c1, %c2, %c3) {
    %s = scf.for %i = %c0 to %k step %c1 iter_args(%t = %zero) -> (i32) {
      %j = index_cast %i : index to i32
      %u = addi %t, %j : i32
      scf.yield %u : i32
    }
    %p = muli %x, %b : index
    %q = addi %p, %y : index
    %r = muli %q, %c : index
    %v = addi %r, %z : index
    %w = index_cast %v : index to i32
    %o = addi %w, %s : i32
    memref.store %o, %m[%x, %y, %z] : memref<?x?x?xi32>
  }
  return
}

// A parallel loop in another one, each with a reduction, and memory for each iteration.
func @nested(%m: memref<?x?xi64>, %out: memref<?xi64>) -> i64 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0 : i64
  %n = memref.dim %m, %c0 : memref<?x?xi64>
  %k = memref.dim %m, %c1 : memref<?x?xi64>
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> i64 {
    %row = memref.alloc(%k) : memref<?xi64>
    %place = memref.alloca() : memref<4xi64>
    scf.parallel (%j) = (%c0) to (%k) step (%c1) {
      %x = memref.load %m[%i, %j] : memref<?x?xi64>
      %y = muli %x, %x : i64
      memref.store %y, %row[%j] : memref<?xi64>
    }
    %s = scf.parallel (%j) = (%c0) to (%k) step (%c1) init (%zero) -> i64 {
      %x = memref.load %row[%j] : memref<?xi64>
      scf.reduce(%x) : i64 {
      ^bb0(%a: i64, %b: i64):
        %t = addi %a, %b : i64
        scf.reduce.return %t : i64
      }
    }
    memref.store %s, %place[%c1] : memref<4xi64>
    %t = memref.load %place[%c1] : memref<4xi64>
    memref.store %t, %out[%i] : memref<?xi64>
    memref.dealloc %row : memref<?xi64>
    scf.reduce(%t) : i64 {
    ^bb0(%a: i64, %b: i64):
      %u = addi %a, %b : i64
      scf.reduce.return %u : i64
    }
  }
  return %r : i64
}

// More iterations than the stack has room for what they put there, of a size that is not known.
func @stack(%n: index, %bytes: index) -> i64 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0 : i64
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> i64 {
    %memory = memref.alloca(%bytes) : memref<?xi64>
    %x = index_cast %i : index to i64
    memref.store %x, %memory[%c1] : memref<?xi64>
    %y = memref.load %memory[%c1] : memref<?xi64>
    scf.reduce(%y) : i64 {
    ^bb0(%a: i64, %b: i64):
      %u = addi %a, %b : i64
      scf.reduce.return %u : i64
    }
  }
  return %r : i64
}

// Loops of affine, with and without a reduction.
func @affine(%m: memref<?xf32>) -> f32 {
  %c0 = constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  affine.parallel (%i) = (0) to (symbol(%n)) step (2) {
    %x = affine.load %m[%i] : memref<?xf32>
    %y = addf %x, %x : f32
    affine.store %y, %m[%i] : memref<?xf32>
  }
  %r = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("addf") -> f32 {
    %x = affine.load %m[%i] : memref<?xf32>
    affine.yield %x : f32
  }
  return %r : f32
}
