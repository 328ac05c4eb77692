func @f(%n: index) {
  // expected-error@+1 {{'affine.apply' op affine division or modulo by a number below one: d0 floordiv 0, in attribute 'map'}}
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 0)>(%n)
  // expected-error@+1 {{'affine.apply' op affine division or modulo by a number below one: d0 mod -2}}
  %1 = affine.apply affine_map<(d0) -> (d0 mod -2)>(%n)
  // expected-error@+1 {{'affine.min' op affine division or modulo by a number below one: (d0 + 1) ceildiv 0}}
  %2 = affine.min affine_map<(d0) -> (d0, ((d0 + 1) ceildiv 0) * 3)>(%n)
  // expected-error@+1 {{'affine.max' op affine expression overflows 64 bits: 9223372036854775807 + 1}}
  %3 = affine.max affine_map<(d0) -> (d0, 9223372036854775807 + 1)>(%n)
  // expected-error@+1 {{'affine.apply' op affine expression overflows 64 bits: 4611686018427387904 * 2}}
  %4 = affine.apply affine_map<(d0) -> (d0 + 4611686018427387904 * 2)>(%n)
  // expected-error@+1 {{'affine.apply' op affine division or modulo by a number below one: 3 mod 0}}
  %5 = affine.apply affine_map<(d0) -> (d0 + 3 mod 0)>(%n)
  // expected-error@+1 {{'affine.for' op affine division or modulo by a number below one: d0 floordiv 0, in attribute 'upper_bound'}}
  affine.for %i = 0 to affine_map<(d0) -> (d0 floordiv 0)>(%n) {
  }
  // expected-error@+1 {{'affine.if' op affine division or modulo by a number below one: d0 mod 0, in attribute 'condition'}}
  affine.if affine_set<(d0) : (d0 mod 0 >= 0)>(%n) {
  }
  // expected-error@+1 {{'affine.parallel' op affine division or modulo by a number below one}}
  affine.parallel (%i) = (0) to (%n floordiv 0) {
  }
  return
}

// -----

func @f(%m: memref<?xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.load' op affine division or modulo by a number below one}}
  %0 = affine.load %m[%n floordiv 0] : memref<?xf32>
  // expected-error@+1 {{'affine.dma_wait' op affine division or modulo by a number below one}}
  affine.dma_wait %t[%n mod 0], %n : memref<1xi32>
  return
}
