// canonicalize
func @chain_of_vectors(%x: vector<2xi32>) -> vector<2xi32> {
  %c = constant dense<3> : vector<2xi32>
  %d = constant dense<[5, 6]> : vector<2xi32>
  %0 = addi %x, %c : vector<2xi32>
  %1 = addi %0, %d : vector<2xi32>
  return %1 : vector<2xi32>
}
// wanted
module  {
  func @chain_of_vectors(%arg0: vector<2xi32>) -> vector<2xi32> {
    %cst = constant dense<[8, 9]> : vector<2xi32>
    %0 = addi %arg0, %cst : vector<2xi32>
    return %0 : vector<2xi32>
  }
}

// -----

func @dynamic_zero(%t: tensor<?xi32>) -> tensor<?xi32> {
  %0 = subi %t, %t : tensor<?xi32>
  return %0 : tensor<?xi32>
}
// wanted
module  {
  func @dynamic_zero(%arg0: tensor<?xi32>) -> tensor<?xi32> {
    %0 = subi %arg0, %arg0 : tensor<?xi32>
    return %0 : tensor<?xi32>
  }
}

// -----

func @zero_extended_constant() -> i12 {
  %c = constant -3 : i8
  %0 = zexti %c : i8 to i12
  return %0 : i12
}
// wanted
module  {
  func @zero_extended_constant() -> i12 {
    %c253_i12 = constant 253 : i12
    return %c253_i12 : i12
  }
}

// -----

func @index_cut_short(%x: index) -> index {
  %0 = index_cast %x : index to i32
  %1 = index_cast %0 : i32 to index
  return %1 : index
}
// wanted
module  {
  func @index_cut_short(%arg0: index) -> index {
    %0 = index_cast %arg0 : index to i32
    %1 = index_cast %0 : i32 to index
    return %1 : index
  }
}

// -----

func @select_by_element() -> vector<2xi32> {
  %c = constant dense<[true, false]> : vector<2xi1>
  %x = constant dense<[1, 2]> : vector<2xi32>
  %y = constant dense<[3, 4]> : vector<2xi32>
  %0 = select %c, %x, %y : vector<2xi1>, vector<2xi32>
  return %0 : vector<2xi32>
}
// wanted
module  {
  func @select_by_element() -> vector<2xi32> {
    %cst = constant dense<[1, 4]> : vector<2xi32>
    return %cst : vector<2xi32>
  }
}

// -----

func @negative_size() {
  %c = constant -8 : index
  %m = memref.alloc(%c) : memref<?xf32>
  "t.use"(%m) : (memref<?xf32>) -> ()
  return
}
// wanted
module  {
  func @negative_size() {
    %c-8 = constant -8 : index
    %0 = memref.alloc(%c-8) : memref<?xf32>
    "t.use"(%0) : (memref<?xf32>) -> ()
    return
  }
}

// -----

func @contradicting_casts(%m: memref<4xf32>) -> memref<5xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<5xf32>
  return %1 : memref<5xf32>
}
// wanted
module  {
  func @contradicting_casts(%arg0: memref<4xf32>) -> memref<5xf32> {
    %0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %1 = memref.cast %0 : memref<?xf32> to memref<5xf32>
    return %1 : memref<5xf32>
  }
}

// -----

func @size_behind_cast(%m: memref<4xf32>) -> index {
  %c0 = constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<*xf32>
  %1 = memref.dim %0, %c0 : memref<*xf32>
  return %1 : index
}
// wanted
module  {
  func @size_behind_cast(%arg0: memref<4xf32>) -> index {
    %c4 = constant 4 : index
    return %c4 : index
  }
}

// -----

func @dead_arguments_of_several_cases(%f: i32, %x: i32) -> i32 {
  switch %f : i32, [
    default: ^a,
    1: ^b(%x, %f : i32, i32),
    2: ^c(%x, %f : i32, i32)
  ]
^a:
  "test.a"() : () -> ()
  return %x : i32
^b(%q: i32, %r: i32):
  "test.b"() : () -> ()
  return %r : i32
^c(%s: i32, %t: i32):
  "test.c"() : () -> ()
  return %s : i32
}
// wanted
module  {
  func @dead_arguments_of_several_cases(%arg0: i32, %arg1: i32) -> i32 {
    switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2(%arg0 : i32),
      2: ^bb3(%arg1 : i32)
    ]
  ^bb1:  // pred: ^bb0
    "test.a"() : () -> ()
    return %arg1 : i32
  ^bb2(%0: i32):  // pred: ^bb0
    "test.b"() : () -> ()
    return %0 : i32
  ^bb3(%1: i32):  // pred: ^bb0
    "test.c"() : () -> ()
    return %1 : i32
  }
}
// -----
func @dimension_behind_cast(%m: memref<4xf32>, %t: tensor<4xf32>) -> (index, index) {
  %c = constant 1000000 : index
  %0 = memref.cast %m : memref<4xf32> to memref<*xf32>
  %1 = memref.dim %0, %c : memref<*xf32>
  %2 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %3 = tensor.dim %2, %c : tensor<*xf32>
  return %1, %3 : index, index
}
// wanted
module  {
  func @dimension_behind_cast(%arg0: memref<4xf32>, %arg1: tensor<4xf32>) -> (index, index) {
    %c1000000 = constant 1000000 : index
    %0 = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
    %1 = memref.dim %0, %c1000000 : memref<*xf32>
    %2 = tensor.cast %arg1 : tensor<4xf32> to tensor<*xf32>
    %3 = tensor.dim %2, %c1000000 : tensor<*xf32>
    return %1, %3 : index, index
  }
}

// -----

func @compares_vectors(%x: vector<2xi32>) -> vector<2xi1> {
  %0 = cmpi ule, %x, %x : vector<2xi32>
  return %0 : vector<2xi1>
}
// wanted
module  {
  func @compares_vectors(%arg0: vector<2xi32>) -> vector<2xi1> {
    %cst = constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
}

// -----

func @remainders_of_vectors() -> (vector<2xi8>, tensor<2xi8>) {
  %a = constant dense<[7, -7]> : vector<2xi8>
  %b = constant dense<4> : vector<2xi8>
  %c = constant dense<[7, -7]> : tensor<2xi8>
  %d = constant dense<4> : tensor<2xi8>
  %0 = remi_signed %a, %b : vector<2xi8>
  %1 = remi_unsigned %c, %d : tensor<2xi8>
  return %0, %1 : vector<2xi8>, tensor<2xi8>
}
// wanted
module  {
  func @remainders_of_vectors() -> (vector<2xi8>, tensor<2xi8>) {
    %cst = constant dense<[3, 1]> : tensor<2xi8>
    %cst_0 = constant dense<[3, -3]> : vector<2xi8>
    return %cst_0, %cst : vector<2xi8>, tensor<2xi8>
  }
}

// -----

func @widths_of_vectors() -> (vector<2xi8>, vector<2xi32>) {
  %a = constant dense<[257, -1]> : vector<2xi16>
  %0 = trunci %a : vector<2xi16> to vector<2xi8>
  %1 = sexti %a : vector<2xi16> to vector<2xi32>
  return %0, %1 : vector<2xi8>, vector<2xi32>
}
// wanted
module  {
  func @widths_of_vectors() -> (vector<2xi8>, vector<2xi32>) {
    %cst = constant dense<[257, -1]> : vector<2xi32>
    %cst_0 = constant dense<[1, -1]> : vector<2xi8>
    return %cst_0, %cst : vector<2xi8>, vector<2xi32>
  }
}

// -----

func @least_integers() -> (i8, i8, i128) {
  %a = constant -128 : i8
  %b = constant 127 : i8
  %c = constant -1 : i8
  %d = constant -1 : index
  %0 = ceildivi_signed %a, %b : i8
  %1 = floordivi_signed %a, %c : i8
  %2 = index_cast %d : index to i128
  return %0, %1, %2 : i8, i8, i128
}
// wanted
module  {
  func @least_integers() -> (i8, i8, i128) {
    %c-1_i128 = constant -1 : i128
    %c-1_i8 = constant -1 : i8
    %c-128_i8 = constant -128 : i8
    %0 = floordivi_signed %c-128_i8, %c-1_i8 : i8
    return %c-1_i8, %0, %c-1_i128 : i8, i8, i128
  }
}

// -----

func @generated_from_memory(%m: memref<?xf32>, %n: index, %v: f32) -> f32 {
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %x = memref.load %m[%i] : memref<?xf32>
    tensor.yield %x : f32
  } : tensor<?xf32>
  memref.store %v, %m[%n] : memref<?xf32>
  %e = tensor.extract %t[%n] : tensor<?xf32>
  return %e : f32
}
// wanted
module  {
  func @generated_from_memory(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %0 = tensor.generate %arg1  {
    ^bb0(%arg3: index):  // no predecessors
      %2 = memref.load %arg0[%arg3] : memref<?xf32>
      tensor.yield %2 : f32
    } : tensor<?xf32>
    memref.store %arg2, %arg0[%arg1] : memref<?xf32>
    %1 = tensor.extract %0[%arg1] : tensor<?xf32>
    return %1 : f32
  }
}

// -----

func @masks_beyond_their_vectors() -> (vector<4xi1>, vector<4xi1>, vector<4x3xi1>) {
  %c2 = constant 2 : index
  %c0 = constant 0 : index
  %c9 = constant 9 : index
  %cm = constant -1 : index
  %0 = vector.create_mask %c9 : vector<4xi1>
  %1 = vector.create_mask %cm : vector<4xi1>
  %2 = vector.create_mask %c2, %c0 : vector<4x3xi1>
  return %0, %1, %2 : vector<4xi1>, vector<4xi1>, vector<4x3xi1>
}
// wanted
module  {
  func @masks_beyond_their_vectors() -> (vector<4xi1>, vector<4xi1>, vector<4x3xi1>) {
    %0 = vector.constant_mask [4] : vector<4xi1>
    %1 = vector.constant_mask [0] : vector<4xi1>
    %2 = vector.constant_mask [0, 0] : vector<4x3xi1>
    return %0, %1, %2 : vector<4xi1>, vector<4xi1>, vector<4x3xi1>
  }
}

// -----

// Each iteration may yield another size.
func private @grown(tensor<?xf32>) -> tensor<?xf32>
func @carries_sizes(%n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = call @grown(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %1 = tensor.cast %r : tensor<?xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}
// wanted
module  {
  func private @grown(tensor<?xf32>) -> tensor<?xf32>
  func @carries_sizes(%arg0: index, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %c1 = constant 1 : index
    %c0 = constant 0 : index
    %0 = tensor.cast %arg1 : tensor<8xf32> to tensor<?xf32>
    %1 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %0) -> (tensor<?xf32>) {
      %3 = call @grown(%arg3) : (tensor<?xf32>) -> tensor<?xf32>
      scf.yield %3 : tensor<?xf32>
    }
    %2 = tensor.cast %1 : tensor<?xf32> to tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}

// -----

func @elements_of_several_numbers() -> (tensor<1xcomplex<f32>>, tensor<1xvector<2xf32>>) {
  %c = constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = tensor.from_elements %c : tensor<1xcomplex<f32>>
  %v = constant dense<[1.0, 2.0]> : vector<2xf32>
  %1 = tensor.from_elements %v : tensor<1xvector<2xf32>>
  return %0, %1 : tensor<1xcomplex<f32>>, tensor<1xvector<2xf32>>
}
// wanted
module  {
  func @elements_of_several_numbers() -> (tensor<1xcomplex<f32>>, tensor<1xvector<2xf32>>) {
    %cst = constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    %cst_0 = constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %0 = tensor.from_elements %cst_0 : tensor<1xcomplex<f32>>
    %1 = tensor.from_elements %cst : tensor<1xvector<2xf32>>
    return %0, %1 : tensor<1xcomplex<f32>>, tensor<1xvector<2xf32>>
  }
}
