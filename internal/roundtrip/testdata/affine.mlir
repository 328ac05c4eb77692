#map0 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>
#map1 = affine_map<(d0) -> (d0 mod 3)>
func @bounds(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n step 2 {
      affine.for %k = max #map0(%i)[%n] to min #map0(%i)[%n] {
        "test.use"(%k) : (index) -> ()
      }
    } {test.note = 1}
  }
  affine.for %i = -3 to 10 step 5 {
    affine.for %j = #map1(%i) to #map1(%i) {
      affine.yield
    }
  }
  affine.for %i = affine_map<()[s0] -> (s0)>()[%n] to affine_map<(d0) -> (d0)>(%n) {
  }
  affine.for %i = %n to affine_map<() -> (7)>() {
  }
  affine.for %i = max affine_map<() -> (1, 2)>() to min affine_map<()[s0, s1] -> (s0, s1 floordiv 4)>()[%n, %n] {
  }
  return
}
// -----
func @iter_args(%f: f32, %n: index) -> f32 {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %f) -> (f32) {
    affine.yield %a : f32
  }
  %1:2 = affine.for %i = 0 to %n step 4 iter_args(%a = %f, %b = %0) -> (f32, f32) {
    affine.yield %a, %b : f32, f32
  } {test.note}
  return %1#1 : f32
}
// -----
#set0 = affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 10 == 0)>
#set1 = affine_set<() : ()>
func @ifs(%n: index) {
  affine.for %i = 0 to 10 {
    affine.if #set0(%i)[%n] {
      "test.op"() : () -> ()
    }
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
      "test.op"() : () -> ()
    } else {
      "test.op"() : () -> ()
    } {test.note = 1}
  }
  affine.if affine_set<()[s0] : (s0 - 1 >= 0)>()[%n] {
  }
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 {
    %1 = "test.op"() : () -> f32
    affine.yield %1 : f32
  } else {
    %1 = "test.op"() : () -> f32
    affine.yield %1 : f32
  }
  %2:2 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> (f32, index) {
    %1 = "test.op"() : () -> f32
    affine.yield %1, %n : f32, index
  } else {
    %1 = "test.op"() : () -> f32
    affine.yield %1, %n : f32, index
  }
  return
}
// -----
func @parallel(%n: index, %m: memref<100x100xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (100, 100) step (10, 10) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  affine.parallel (%i) = (0) to (%n) {
  }
  affine.parallel (%i, %j) = (0, %n) to (%n + 1, symbol(%n) * 2) step (1, 2) {
  } {test.note = 1}
  affine.parallel (%i, %j) = (max(0, %n), 1) to (10, min(%n, 3, symbol(%n))) {
  }
  %0 = affine.parallel (%i) = (0) to (100) reduce ("addf") -> f32 {
    %1 = affine.load %m[%i, %i] : memref<100x100xf32>
    affine.yield %1 : f32
  }
  %2:2 = affine.parallel (%i, %j) = (0, 0) to (100, %n) step (2, 3) reduce ("minf", "muli") -> (f32, i32) {
    %1 = affine.load %m[%i, %j] : memref<100x100xf32>
    %3 = constant 1 : i32
    affine.yield %1, %3 : f32, i32
  }
  affine.parallel () = () to () {
  }
  return
}
// -----
func @accesses(%m: memref<100x?xf32>, %s: memref<f32>, %n: index, %v: vector<4xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i, %j] : memref<100x?xf32>
      %1 = affine.load %m[%i + 3, %j * 2 + symbol(%n)] : memref<100x?xf32>
      %2 = affine.load %m[7, (%i + %j) floordiv 2] {test.note = 1} : memref<100x?xf32>
      %3 = affine.load %s[] : memref<f32>
      affine.store %0, %m[%i mod 5, -%j + 9] : memref<100x?xf32>
      affine.store %0, %s[] {test.note} : memref<f32>
      %4 = affine.vector_load %m[%i, %j ceildiv 3] : memref<100x?xf32>, vector<4xf32>
      affine.vector_store %v, %m[%i - %j, %i - 1] : memref<100x?xf32>, vector<4xf32>
      affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<100x?xf32>
      affine.prefetch %m[%i, %i], write, locality<0>, instr : memref<100x?xf32>
      %5 = affine.load %m[symbol(%n), symbol(%n) + %i] : memref<100x?xf32>
    }
  }
  return
}
// -----
func @applications(%a: index, %n: index) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>(%a, %a)[%n]
  %2 = affine.apply affine_map<() -> (3)>()
  %3 = affine.apply affine_map<()[s0] -> (s0 * s0)>()[%n]
  %4 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%a)[%n]
  %5 = affine.max affine_map<(d0, d1) -> (d0 - d1, 0, d1)>(%a, %0) {test.note = 1}
  return
}
// -----
func @dma(%s: memref<256xf32>, %d: memref<256xf32, 1>, %t: memref<1xi32, 4>, %n: index, %c: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %s[%i + 7], %d[%n], %t[%c], %c : memref<256xf32>, memref<256xf32, 1>, memref<1xi32, 4>
    affine.dma_start %s[%i], %d[symbol(%n)], %t[0], %c, %c, %n : memref<256xf32>, memref<256xf32, 1>, memref<1xi32, 4>
    affine.dma_wait %t[%c + 1], %n : memref<1xi32, 4>
  }
  return
}
// -----
func @shared_maps(%m: memref<10x10xf32>, %i: index) {
  affine.for %a = 0 to 10 {
    affine.for %b = 0 to 10 {
      %0 = affine.load %m[%a, %a] : memref<10x10xf32>
      %1 = affine.load %m[%a + %b, %b + %a] : memref<10x10xf32>
      %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %b)
      %3 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%b, %a)
      %4 = affine.apply affine_map<(d0) -> (d0)>(%b)
      affine.store %0, %m[%4, %3] : memref<10x10xf32>
    }
  }
  return
}
// -----
func @subscripts(%i: index, %a: index) {
  %0:3 = affine.delinearize_index %i into (%a, %i, %a) {test.note} : index, index, index
  %1 = affine.delinearize_index %i into (%a) : index
  return
}
// -----
func @places(%i: index, %a: index) {
  %0:3 = affine.delinearize_index %i into (4, %a) : index, index, index
  %1:2 = affine.delinearize_index %i into (4, 8) {test.note} : index, index
  %2 = affine.linearize_index disjoint [%i, %a] by (4, %a) {test.note} : index
  %3 = affine.linearize_index disjoint [%i, %a] by (8) : index
  return
}
