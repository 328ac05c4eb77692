// canonicalize
func private @u(index)
func @min_max(%a: index, %b: index, %m: memref<?xindex>) {
  %c3 = constant 3 : index
  %c7 = constant 7 : index
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%c3, %c7)
  call @u(%0) : (index) -> ()
  %1 = affine.max affine_map<(d0, d1)[s0] -> (d0 + s0, d1, d1 + 1 - 1)>(%a, %b)[%c7]
  call @u(%1) : (index) -> ()
  %2 = affine.min affine_map<(d0) -> (d0 + 4)>(%a)
  call @u(%2) : (index) -> ()
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, d0)>(%a)[%b]
  call @u(%3) : (index) -> ()
  %4 = affine.min affine_map<(d0)[s0] -> (d0, s0, 8)>(%3)[%b]
  call @u(%4) : (index) -> ()
  %5 = affine.min affine_map<(d0)[s0] -> (d0 + 1, s0, 8)>(%3)[%b]
  call @u(%5) : (index) -> ()
  %6 = affine.max affine_map<(d0)[s0] -> (s0, d0)>(%1)[%b]
  call @u(%6) : (index) -> ()
  %7 = affine.min affine_map<(d0)[s0] -> (s0, 1, d0 + s0 + 5, 2)>(%1)[%b]
  call @u(%7) : (index) -> ()
  %8 = affine.min affine_map<(d0) -> (d0, 1000)>(%c3)
  call @u(%8) : (index) -> ()
  %9 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%a)
  call @u(%9) : (index) -> ()
  return
}
// -----
func private @u(index)
func @applies(%a: index, %b: index, %m: memref<?xindex>) {
  %c3 = constant 3 : index
  %0 = affine.apply affine_map<(d0) -> (d0)>(%a)
  call @u(%0) : (index) -> ()
  %1 = affine.apply affine_map<()[s0] -> (s0)>()[%a]
  call @u(%1) : (index) -> ()
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%c3)[%c3]
  call @u(%2) : (index) -> ()
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%a)[%c3]
  call @u(%3) : (index) -> ()
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%3)[%b]
  call @u(%4) : (index) -> ()
  affine.for %i = 0 to 10 {
    %5 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%b]
    %6 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%5, %a)
    call @u(%6) : (index) -> ()
    %7 = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%5, %5)
    call @u(%7) : (index) -> ()
    %l = memref.load %m[%i] : memref<?xindex>
    %8 = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%l, %5)
    call @u(%8) : (index) -> ()
    %9 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + d0 mod 4 + s0 ceildiv 3)>(%c3)[%c3]
    call @u(%9) : (index) -> ()
    %10 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%i)[%c3]
    call @u(%10) : (index) -> ()
    %11 = affine.apply affine_map<(d0) -> (5)>(%i)
    call @u(%11) : (index) -> ()
  }
  return
}
// -----
func private @u(index)
func @ifs(%a: index, %b: index, %f: f32, %g: f32) -> (f32, f32, f32) {
  %c3 = constant 3 : index
  affine.if affine_set<(d0) : (d0 >= 0)>(%a) { }
  affine.if affine_set<(d0) : (d0 >= 0)>(%a) { } else { }
  affine.if affine_set<(d0) : (d0 >= 0)>(%a) { } else { call @u(%a) : (index) -> () }
  affine.if affine_set<(d0) : (d0 >= 0)>(%a) { call @u(%a) : (index) -> () } else { }
  affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%c3) { call @u(%a) : (index) -> () } else { call @u(%b) : (index) -> () }
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%c3) { call @u(%a) : (index) -> () } else { call @u(%b) : (index) -> () }
  affine.if affine_set<() : (1 == 0)>() { call @u(%a) : (index) -> () } else { call @u(%b) : (index) -> () }
  affine.if affine_set<() : (0 == 0)>() { call @u(%a) : (index) -> () } else { call @u(%b) : (index) -> () }
  affine.if affine_set<() : (2 >= 0)>() { call @u(%a) : (index) -> () } else { call @u(%b) : (index) -> () }
  affine.if affine_set<(d0) : (0 == 0)>(%a) { call @u(%a) : (index) -> () } else { call @u(%b) : (index) -> () }
  affine.if affine_set<(d0) : (1 == 0)>(%a) { call @u(%a) : (index) -> () } 
  affine.if affine_set<(d0)[s0, s1] : (d0 + s0 >= 0, s1 == 0)>(%a)[%a, %c3] { call @u(%a) : (index) -> () } 
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.if affine_set<(d0, d1, d2) : (d0 + d1 >= 0, d0 - 3 + d1 >= 0)>(%i, %0, %a) { call @u(%a) : (index) -> () } 
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) { call @u(%i) : (index) -> () } else { }
  }
  %1 = affine.if affine_set<(d0) : (1 == 0)>(%a) -> f32 { affine.yield %f : f32 }  else { affine.yield %g : f32 }
  %2 = affine.if affine_set<(d0) : (0 == 0)>(%a) -> f32 { affine.yield %f : f32 }  else { affine.yield %g : f32 }
  %3 = affine.if affine_set<(d0) : (d0 == 0)>(%a) -> f32 { affine.yield %f : f32 }  else { affine.yield %g : f32 }
  return %1, %2, %3 : f32, f32, f32
}
// -----
func private @u(f32)
func @mem(%m: memref<10x10xf32>, %a: index, %v: vector<4xf32>, %t: memref<4xi32>, %f: f32) {
  %c3 = constant 3 : index
  %mc = memref.cast %m : memref<10x10xf32> to memref<?x?xf32>
  %mt = memref.cast %t : memref<4xi32> to memref<?xi32>
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%a]
    %1 = affine.load %mc[%0, %c3] : memref<?x?xf32>
    call @u(%1) : (f32) -> ()
    %2 = affine.load %m[%i + 0, %i - %i] : memref<10x10xf32>
    call @u(%2) : (f32) -> ()
    affine.store %f, %mc[%0 + 1, %0 mod 3] : memref<?x?xf32>
    %3 = affine.vector_load %mc[%0, %c3] : memref<?x?xf32>, vector<4xf32>
    affine.vector_store %3, %mc[%0, %c3 + 1] : memref<?x?xf32>, vector<4xf32>
    affine.dma_start %mc[%0, %c3], %m[%0, %i], %mt[%c3], %c3 : memref<?x?xf32>, memref<10x10xf32>, memref<?xi32>
    affine.dma_wait %mt[%c3], %c3 : memref<?xi32>
    %4 = affine.load %m[%i, %i] : memref<10x10xf32>
    %5 = affine.load %m[symbol(%i), symbol(%a) + %a] : memref<10x10xf32>
    call @u(%5) : (f32) -> ()
  }
  return
}
