// lower-affine
func @loop(%n: index) {
  affine.for %i = 0 to %n {
    "test.use"(%i) : (index) -> ()
  }
  return
}
// -----
func @constants() {
  affine.for %i = -5 to 40 step 7 {
    "test.use"(%i) : (index) -> ()
  }
  affine.for %i = 100 to 1000 step 100 {
  }
  return
}
// -----
func @nest(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %m step 2 {
      affine.for %k = affine_map<(d0, d1)[s0] -> (d0 * 2 - d1 + s0)>(%j, %i)[%n] to affine_map<(d0)[s0] -> (s0 * 3 - d0)>(%i)[%m] {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
    "test.use"(%i) : (index) -> ()
  }
  return
}
// -----
func @several_bounds(%n: index, %m: index) {
  affine.for %i = max affine_map<()[s0, s1] -> (s0, s1, 10)>()[%n, %m] to min affine_map<()[s0, s1] -> (s0 + 100, s1 * 2, s0 - s1)>()[%n, %m] {
    affine.for %j = max affine_map<(d0) -> (d0, 4)>(%i) to min affine_map<(d0)[s0] -> (d0 + 32, s0)>(%i)[%n] step 4 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
// -----
func @carried(%n: index, %x: f32, %y: i64) -> (f32, i64) {
  %r:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %y) -> (f32, i64) {
    %c = addf %a, %x : f32
    %s = affine.for %j = 0 to %n iter_args(%d = %b) -> (i64) {
      %e = addi %d, %y : i64
      affine.yield %e : i64
    }
    affine.yield %c, %s : f32, i64
  }
  return %r#0, %r#1 : f32, i64
}
// -----
func @carried_indices(%n: index, %x: index) -> index {
  %r = affine.for %i = 0 to %n iter_args(%a = %x) -> (index) {
    affine.yield %i : index
  }
  return %r : index
}
// -----
func @mod(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 42)>(%i)
  return %0 : index
}
// -----
func @floordiv(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 42)>(%i)
  return %0 : index
}
// -----
func @ceildiv(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 42)>(%i)
  return %0 : index
}
// -----
func @expressions(%i: index, %j: index, %n: index, %m: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 + 1)>(%i)[%n]
  %1 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * 3 + d1 * s0 - s1)>(%i, %j)[%n, %m]
  %2 = affine.apply affine_map<(d0, d1) -> ((d0 + d1 * 2) floordiv 5 - (d0 - d1) mod 7)>(%i, %j)
  %3 = affine.apply affine_map<(d0) -> (((d0 mod 64) floordiv 8) ceildiv 3)>(%i)
  %4 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 ceildiv 4) * s0 + (d1 * -2) mod 3)>(%i, %j)[%n]
  %5 = affine.apply affine_map<(d0) -> (d0 * -1)>(%i)
  %6 = affine.apply affine_map<(d0) -> (-d0 + 33)>(%i)
  %7 = affine.apply affine_map<(d0) -> (d0 * 1000000007 + 123456789012345)>(%i)
  %8 = affine.apply affine_map<()[s0, s1] -> (s0 * s1 * s0)>()[%n, %m]
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func @chain(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
  %1 = affine.apply affine_map<(d0) -> (d0 mod 16)>(%0)
  %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%0, %1)
  return %2 : index
}
// -----
func @constant_maps() -> (index, index) {
  %0 = affine.apply affine_map<() -> (42)>()
  %1 = affine.apply affine_map<() -> (-1)>()
  return %0, %1 : index, index
}
// -----
func @min_max(%i: index, %n: index) -> (index, index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0, 1000)>(%i)[%n]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 - s0, s0 - d0)>(%i)[%n]
  %2 = affine.min affine_map<(d0) -> (d0 floordiv 2)>(%i)
  %3 = affine.max affine_map<(d0)[s0] -> (d0 mod 3, s0 + 1, d0, -4)>(%i)[%n]
  return %0, %1, %2, %3 : index, index, index, index
}
// -----
func @condition(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0)[s0] : (d0 - 2 >= 0, -d0 + s0 >= 0, d0 mod 3 == 0)>(%i)[%m] {
      "test.use"(%i) : (index) -> ()
    }
    affine.if affine_set<(d0) : (d0 - 2 == 0)>(%i) {
      "test.yes"(%i) : (index) -> ()
    } else {
      "test.no"(%i) : (index) -> ()
    }
  }
  return
}
// -----
func @condition_results(%n: index, %x: f32, %y: f32) -> f32 {
  %r = affine.if affine_set<()[s0] : (s0 - 10 >= 0, s0 floordiv 2 - 3 == 0)>()[%n] -> f32 {
    %s = affine.if affine_set<()[s0] : (s0 * 4 - 100 >= 0)>()[%n] -> f32 {
      affine.yield %x : f32
    } else {
      %z = addf %x, %y : f32
      affine.yield %z : f32
    }
    affine.yield %s : f32
  } else {
    affine.yield %y : f32
  }
  return %r : f32
}
// -----
func @condition_of_nothing(%n: index) {
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
  }
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
  } else {
  }
  return
}
// -----
func @accesses(%a: memref<100x100xf32>, %b: memref<?xi8>, %z: memref<f64>, %n: index) {
  affine.for %i = 1 to 99 {
    %0 = affine.load %a[%i, %i + 1] : memref<100x100xf32>
    affine.store %0, %a[%i - 1, symbol(%n) * 2 + %i] : memref<100x100xf32>
    %1 = affine.load %b[%i mod 4] : memref<?xi8>
    affine.store %1, %b[%i floordiv 2] : memref<?xi8>
    %2 = affine.load %z[] : memref<f64>
    affine.store %2, %z[] : memref<f64>
    affine.prefetch %a[%i, %i * 2], write, locality<2>, instr : memref<100x100xf32>
    affine.prefetch %b[%i], read, locality<0>, data : memref<?xi8>
  }
  return
}
// -----
func @constant_subscripts(%a: memref<100x100xf32>) {
  %0 = affine.load %a[0, 99] : memref<100x100xf32>
  affine.store %0, %a[3, 7] : memref<100x100xf32>
  return
}
// -----
func @vectors(%a: memref<100x100xf32>, %b: memref<64xi16>, %x: vector<8xi16>) {
  affine.for %i = 0 to 90 step 4 {
    %0 = affine.vector_load %a[%i, %i + 1] : memref<100x100xf32>, vector<4xf32>
    affine.vector_store %0, %a[%i, %i mod 8] : memref<100x100xf32>, vector<4xf32>
    %1 = affine.vector_load %a[%i, 3] : memref<100x100xf32>, vector<2x4xf32>
    "test.use"(%1) : (vector<2x4xf32>) -> ()
    affine.vector_store %x, %b[0] : memref<64xi16>, vector<8xi16>
  }
  return
}
// -----
func @dma(%a: memref<100xf32>, %b: memref<50xf32, 2>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + 3], %b[%i], %t[0], %n : memref<100xf32>, memref<50xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i * 2], %b[%i + 1], %t[%i mod 2], %n, %n, %n : memref<100xf32>, memref<50xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%i + 2], %n : memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}
// -----
func @parallel(%n: index, %m: index, %a: memref<?x?xf32>, %x: f32) {
  affine.parallel (%i) = (0) to (100) {
    "test.use"(%i) : (index) -> ()
  }
  affine.parallel (%i, %j) = (%n, %m + 2) to (%n * 3, 7) step (2, 5) {
    affine.store %x, %a[%i, %j] : memref<?x?xf32>
  }
  affine.parallel (%i, %j, %k) = (max(0, %n), 1, 2) to (10, min(%n, %m, 100), %m floordiv 2) {
    affine.store %x, %a[%i + %k, %j] : memref<?x?xf32>
    affine.parallel (%p) = (%i) to (%j + %k) {
      affine.store %x, %a[%p, %p] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @reductions(%n: index, %a: memref<?xf32>, %b: memref<?xi32>) -> (f32, f32, i32, i32) {
  %r:4 = affine.parallel (%i) = (0) to (%n) reduce ("addf", "mulf", "addi", "muli") -> (f32, f32, i32, i32) {
    %x = affine.load %a[%i] : memref<?xf32>
    %y = affine.load %b[%i] : memref<?xi32>
    affine.yield %x, %x, %y, %y : f32, f32, i32, i32
  }
  return %r#0, %r#1, %r#2, %r#3 : f32, f32, i32, i32
}
// -----
func @reductions_of_other_types(%n: index, %x: f64, %y: i8, %z: bf16) -> (f64, i8, bf16, index) {
  %r:4 = affine.parallel (%i, %j) = (0, 0) to (%n, 5) reduce ("addf", "muli", "mulf", "addi") -> (f64, i8, bf16, index) {
    affine.yield %x, %y, %z, %i : f64, i8, bf16, index
  }
  return %r#0, %r#1, %r#2, %r#3 : f64, i8, bf16, index
}
// -----
func @with_scf(%n: index, %c: i1, %a: memref<?xf32>, %x: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  affine.for %i = 0 to %n {
    scf.if %c {
      affine.store %x, %a[%i + 1] : memref<?xf32>
    }
    scf.for %j = %c0 to %i step %c1 {
      memref.store %x, %a[%j] : memref<?xf32>
    }
  }
  return
}
// -----
func @in_blocks(%c: i1, %n: index, %a: memref<?xf32>) -> f32 {
  cond_br %c, ^bb1, ^bb2
^bb1:
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xf32>
    affine.store %x, %a[%i + 1] : memref<?xf32>
  }
  br ^bb2
^bb2:
  %y = affine.load %a[%n - 1] : memref<?xf32>
  return %y : f32
}
// -----
func @in_others(%n: index) {
  "test.region"() ({
    affine.for %i = 0 to %n {
      "test.inner"() ({
        %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
        "test.use"(%0) : (index) -> ()
      }) : () -> ()
    }
    "test.end"() : () -> ()
  }) : () -> ()
  return
}
// -----
func @attributes(%n: index) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
    } {test.a = 2}
  } {test.b = 3}
  return
}
// -----
func @declaration(index) -> index
func @nothing_to_do(%x: index) -> index {
  return %x : index
}
// -----
module {
  func @f(%n: index) -> index {
    %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
    return %0 : index
  }
}
// -----
func @reduced_vectors(%n: index, %x: vector<4xf32>) -> vector<4xf32> {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (vector<4xf32>) {
    affine.yield %x : vector<4xf32>
  }
  return %r : vector<4xf32>
}
