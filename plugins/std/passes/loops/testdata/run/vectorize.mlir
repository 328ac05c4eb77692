// func(affine-super-vectorize{virtual-vector-size=4})
// func(affine-super-vectorize{virtual-vector-size=4 in-bounds})
// func(affine-super-vectorize{virtual-vector-size=4 vectorize-reductions})
// func(affine-super-vectorize{virtual-vector-size=4 vectorize-reductions in-bounds})
// func(affine-super-vectorize{virtual-vector-size=2,4})
// func(affine-super-vectorize{virtual-vector-size=2,4 in-bounds})
// func(affine-super-vectorize{virtual-vector-size=2,2,4})
// -----
// iterations that do not fill a vector
func @f(%a: memref<16xf32>, %b: memref<16xf32>) {
  affine.for %i = 1 to 14 {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %b[%i] : memref<16xf32>
  }
  return
}
// -----
// they end with the memref
func @f(%a: memref<16xf32>, %b: memref<14xf32>) {
  affine.for %i = 1 to 14 {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %b[%i] : memref<14xf32>
  }
  return
}
// -----
// the store ends before the memref does
func @f(%a: memref<16xf32>, %b: memref<15xf32>) {
  affine.for %i = 1 to 14 {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %b[%i] : memref<15xf32>
  }
  return
}
// -----
// a symbol as bound
func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %b[%i] : memref<?xf32>
  }
  return
}
// -----
// the size as bound
func @f(%a: memref<?xf32>, %b: memref<?xf32>) {
  %c0 = constant 0 : index
  %n = memref.dim %b, %c0 : memref<?xf32>
  affine.for %i = 1 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %b[%i] : memref<?xf32>
  }
  return
}
// -----
// the size but for one as bound
func @f(%a: memref<?xf32>, %b: memref<?xf32>) {
  %c0 = constant 0 : index
  %n = memref.dim %b, %c0 : memref<?xf32>
  affine.for %i = 0 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %b[%i] : memref<?xf32>
  }
  return
}
// -----
// iterations that depend on those before
func @f(%a: memref<16xf32>) {
  affine.for %i = 1 to 13 {
    %0 = affine.load %a[%i - 1] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %a[%i] : memref<16xf32>
  }
  return
}
// -----
// four apart, which is as far as vectors reach
func @f(%a: memref<16xf32>) {
  affine.for %i = 4 to 16 {
    %0 = affine.load %a[%i - 4] : memref<16xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %a[%i] : memref<16xf32>
  }
  return
}
// -----
// one load for all elements, and a transposed store
func @f(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 12 {
      %0 = affine.load %a[%i, %j] : memref<16x16xf32>
      %1 = affine.load %a[%i, 0] : memref<16x16xf32>
      %2 = addf %0, %1 : f32
      %3 = addf %2, %x : f32
      affine.store %3, %b[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
// two induction variables in one subscript
func @f(%a: memref<32xf32>, %b: memref<16x16xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 12 {
      %0 = affine.load %a[%i + %j] : memref<32xf32>
      affine.store %0, %b[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// -----
// twice the induction variable, and its quotient
func @f(%a: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 12 {
    %0 = affine.load %a[%i * 2] : memref<32xf32>
    %1 = affine.load %a[%i floordiv 2] : memref<32xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %b[%i] : memref<32xf32>
  }
  return
}
// -----
// backwards
func @f(%a: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 12 {
    %0 = affine.load %a[-%i + 11] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  return
}
// -----
// the last one stays
func @f(%a: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 12 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[3] : memref<32xf32>
  }
  return
}
// -----
// a sum and a product
func @f(%a: memref<32xf32>, %x: f32, %n: index) -> (f32, f32) {
  %one = constant 1.0 : f32
  %0 = affine.for %i = 1 to 11 iter_args(%s = %x) -> (f32) {
    %1 = affine.load %a[%i] : memref<32xf32>
    %2 = addf %s, %1 : f32
    affine.yield %2 : f32
  }
  %3 = affine.for %i = 1 to 6 iter_args(%s = %one) -> (f32) {
    %1 = affine.load %a[%i] : memref<32xf32>
    %2 = mulf %s, %1 : f32
    affine.yield %2 : f32
  }
  return %0, %3 : f32, f32
}
// -----
// sums that end where a symbol says, or two
func @f(%a: memref<32xi32>, %x: i32, %n: index, %m: index) -> (i32, i32) {
  %0 = affine.for %i = 0 to %n iter_args(%s = %x) -> (i32) {
    %1 = affine.load %a[%i] : memref<32xi32>
    %2 = addi %s, %1 : i32
    affine.yield %2 : i32
  }
  %3 = affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0 + 2, s1 + 3)>()[%n, %m] iter_args(%s = %x) -> (i32) {
    %1 = affine.load %a[%i] : memref<32xi32>
    %2 = muli %s, %1 : i32
    affine.yield %2 : i32
  }
  return %0, %3 : i32, i32
}
// -----
// a sum that is used on the way
func @f(%a: memref<32xf32>, %b: memref<32xf32>, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to 12 iter_args(%s = %x) -> (f32) {
    %1 = affine.load %a[%i] : memref<32xf32>
    %2 = addf %s, %1 : f32
    affine.store %2, %b[%i] : memref<32xf32>
    affine.yield %2 : f32
  }
  return %0 : f32
}
// -----
// a division by what is loaded: behind the last iteration may be a zero
func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = constant 0 : i32
  affine.store %c0, %a[7] : memref<8xi32>
  affine.for %i = 0 to 7 {
    %0 = affine.load %a[%i] : memref<8xi32>
    %1 = divi_signed %0, %0 : i32
    affine.store %1, %b[%i] : memref<8xi32>
  }
  return
}
// -----
// a scalar loop inside
func @f(%a: memref<16x16xf32>, %b: memref<16xf32>, %x: f32) {
  affine.for %i = 0 to 12 {
    %0 = affine.for %k = 0 to 5 iter_args(%s = %x) -> (f32) {
      %1 = affine.load %a[%k, %i] : memref<16x16xf32>
      %2 = addf %s, %s : f32
      %3 = addf %2, %1 : f32
      affine.yield %3 : f32
    }
    affine.store %0, %b[%i] : memref<16xf32>
  }
  return
}
// -----
// iterations of the inner loop that do not fill a vector
func @f(%a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 6 {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %b[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
// a subscript that is computed in the loop
func @f(%a: memref<24xf32>, %b: memref<24xf32>) {
  affine.for %i = 0 to 8 {
    %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %0 = affine.load %a[%k] : memref<24xf32>
    affine.store %0, %b[%i] : memref<24xf32>
  }
  return
}
// -----
// a store beside a sum, behind which the memref goes on
func @f(%a: memref<32xi32>, %b: memref<32xi32>, %x: i32) -> i32 {
  %0 = affine.for %i = 0 to 5 iter_args(%s = %x) -> (i32) {
    %1 = affine.load %a[%i] : memref<32xi32>
    affine.store %1, %b[%i + 9] : memref<32xi32>
    %2 = addi %s, %1 : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}
// -----
// a store beside a sum, with two bounds of which no remainder is known
func @f(%a: memref<32xi32>, %b: memref<32xi32>, %x: i32, %n: index, %m: index) -> i32 {
  %0 = affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0 + 2, s1 + 3)>()[%n, %m] iter_args(%s = %x) -> (i32) {
    %1 = affine.load %a[%i] : memref<32xi32>
    affine.store %1, %b[%i] : memref<32xi32>
    %2 = muli %s, %1 : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}
// -----
// sums whose last vector goes past the end of the memref
func @f(%a: memref<6xi32>, %b: memref<2x5xi32>, %x: i32) -> (i32, i32) {
  %0 = affine.for %i = 0 to 6 iter_args(%s = %x) -> (i32) {
    %1 = affine.load %a[%i] : memref<6xi32>
    %2 = addi %s, %1 : i32
    affine.yield %2 : i32
  }
  %3 = affine.for %i = 0 to 5 iter_args(%s = %x) -> (i32) {
    %1 = affine.load %b[0, %i] : memref<2x5xi32>
    %2 = muli %s, %1 : i32
    affine.yield %2 : i32
  }
  return %0, %3 : i32, i32
}
// -----
// a loop with one iteration writes to one place
func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
  affine.for %i = 0 to 1 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %b[5] : memref<8xf32>
  }
  return
}
// -----
// so does the outer loop of two
func @f(%a: memref<8x8xf32>, %b: memref<8xf32>) {
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %b[%j] : memref<8xf32>
    }
  }
  return
}
// -----
// tiles, of which the last one is smaller
func @f(%a: memref<3x40xf32>, %n: index) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 40 step 8 {
      affine.for %k = affine_map<(d0) -> (d0)>(%j) to min affine_map<(d0)[s0] -> (d0 + 8, s0 * 5 + 2)>(%j)[%n] {
        %0 = affine.load %a[%i, %k] : memref<3x40xf32>
        %1 = addf %0, %0 : f32
        affine.store %1, %a[%i, %k] : memref<3x40xf32>
      }
    }
  }
  return
}
// -----
// both sizes as bounds, of the memref that is written to
func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = memref.dim %b, %c0 : memref<?x?xf32>
  %m = memref.dim %b, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %0 = affine.load %a[%i, %j] : memref<?x?xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %b[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
// an inner loop that ends with the memref, and one that ends before
func @f(%a: memref<8x7xf32>, %b: memref<8x7xf32>, %c: memref<8x7xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 1 to 7 {
      %0 = affine.load %a[%i, %j] : memref<8x7xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %b[%i, %j] : memref<8x7xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 1 to 6 {
      %0 = affine.load %a[%i, %j] : memref<8x7xf32>
      affine.store %0, %c[%i, %j] : memref<8x7xf32>
    }
  }
  return
}
