func @scopes(%n: index, %m: memref<?xindex>, %f: memref<?x8xf32>, %v: vector<4xf32>) {
  %c0 = constant 0 : index
  affine.for %i = 0 to %n {
    %l = affine.load %m[%i] : memref<?xindex>
    %d = memref.dim %f, %c0 : memref<?x8xf32>
    affine.for %j = affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%d] to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] {
      %a = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %x = affine.load %f[%a, 3] : memref<?x8xf32>
      affine.store %x, %f[%a, %j mod 8] : memref<?x8xf32>
      affine.vector_store %v, %f[%a, 0] : memref<?x8xf32>, vector<4xf32>
      affine.prefetch %f[%a, 0], read, locality<3>, data : memref<?x8xf32>
      affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%j)[%n] {
        "test.use"(%l) : (index) -> ()
      }
    }
  }
  return
}

// -----

func @kinds(%n: index, %f: memref<?xf32>, %k: memref<?xi32>) {
  %0:2 = affine.parallel (%i, %j) = (0, %n) to (%n, min(%n, 100)) step (1, 4) reduce ("maxf", "mins") -> (f32, i32) {
    %x = affine.load %f[%i] : memref<?xf32>
    %y = affine.load %k[%j] : memref<?xi32>
    affine.yield %x, %y : f32, i32
  }
  %1 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> f32 {
    affine.yield %0#0 : f32
  } else {
    affine.yield %0#0 : f32
  }
  return
}

// -----

func @carried(%n: index, %f: memref<?xf32>, %z: f32) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%s = %z) -> (f32) {
    %x = affine.load %f[%i] : memref<?xf32>
    %1 = addf %s, %x : f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// -----

func @transfer(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 2>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 2 {
      affine.dma_start %a[%i, %n], %b[%j, 8 * %i], %t[%n], %n : memref<40x128xf32>, memref<2x1024xf32, 2>, memref<1xi32>
      affine.dma_wait %t[%n], %n : memref<1xi32>
    }
  }
  return
}
