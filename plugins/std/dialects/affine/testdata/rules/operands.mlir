func @f(%m: memref<?xindex>) {
  affine.for %i = 0 to 10 {
    %l = affine.load %m[%i] : memref<?xindex>
    // expected-error@+1 {{'affine.for' op operand #0 cannot be used as a dimension: it is neither the induction variable of an affine loop}}
    affine.for %j = affine_map<(d0) -> (d0)>(%l) to 10 {
    }
  }
  return
}

// -----

func @f(%m: memref<?xindex>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.for' op operand #0 cannot be used as a symbol: it is not fixed in the function}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%i] {
    }
  }
  return
}

// -----

func @carried(%k: index) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %k) -> (index) {
    // expected-error@+1 {{'affine.for' op operand #0 cannot be used as a symbol}}
    affine.for %j = 0 to %x {
    }
    affine.yield %x : index
  }
  return
}

// -----

func @f(%m: memref<?xindex>) {
  affine.for %i = 0 to 10 {
    %l = affine.load %m[%i] : memref<?xindex>
    // expected-error@+1 {{'affine.if' op operand #0 cannot be used as a dimension}}
    affine.if affine_set<(d0) : (d0 >= 0)>(%l) {
    }
    // expected-error@+1 {{'affine.if' op operand #0 cannot be used as a symbol}}
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] {
    }
    // expected-error@+1 {{'affine.parallel' op operand #0 cannot be used as a symbol}}
    affine.parallel (%j) = (0) to (symbol(%i)) {
    }
    // expected-error@+1 {{'affine.parallel' op operand #1 cannot be used as a dimension}}
    affine.parallel (%j) = (%i) to (%l) {
    }
  }
  return
}

// -----

func @f(%x: memref<?xindex>, %m: memref<?xf32>, %v: vector<4xf32>, %t: memref<1xi32>, %z: memref<f32>, %e: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %l = affine.load %x[%i] : memref<?xindex>
    // expected-error@+1 {{'affine.load' op subscript operand #1 must be a dimension or symbol: the induction variable of an affine loop}}
    %0 = affine.load %m[%l] : memref<?xf32>
    // expected-error@+1 {{'affine.store' op subscript operand #3 must be a dimension or symbol}}
    affine.store %e, %m[%i + %l] : memref<?xf32>
    // expected-error@+1 {{'affine.vector_load' op subscript operand #1 must be a dimension or symbol}}
    %1 = affine.vector_load %m[%l] : memref<?xf32>, vector<4xf32>
    // expected-error@+1 {{'affine.vector_store' op subscript operand #2 must be a dimension or symbol}}
    affine.vector_store %v, %m[%l] : memref<?xf32>, vector<4xf32>
    // expected-error@+1 {{'affine.prefetch' op subscript operand #1 must be a dimension or symbol}}
    affine.prefetch %m[%l], read, locality<3>, data : memref<?xf32>
    // expected-error@+1 {{'affine.dma_start' op subscript operand #3 must be a dimension or symbol}}
    affine.dma_start %m[%i], %m[%l], %t[0], %n : memref<?xf32>, memref<?xf32>, memref<1xi32>
    // expected-error@+1 {{'affine.dma_wait' op subscript operand #1 must be a dimension or symbol}}
    affine.dma_wait %t[%l], %n : memref<1xi32>
  }
  return
}

// -----

func @loops_of_scf(%m: memref<?xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error@+1 {{'affine.load' op subscript operand #1 must be a dimension or symbol}}
    %0 = affine.load %m[%i] : memref<?xf32>
  }
  return
}
