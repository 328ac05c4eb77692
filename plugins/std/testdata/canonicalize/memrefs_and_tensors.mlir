// canonicalize
func @c1(%arg0: memref<4x5xf32>, %arg1: index, %arg2: f32) -> f32 {
  %0 = memref.cast %arg0 : memref<4x5xf32> to memref<?x?xf32>
  %1 = memref.load %0[%arg1, %arg1] : memref<?x?xf32>
  memref.store %arg2, %0[%arg1, %arg1] : memref<?x?xf32>
  memref.dealloc %0 : memref<?x?xf32>
  return %1 : f32
}

// -----

func @c2(%arg0: memref<4x?xf32>) -> memref<?x?xf32> {
  %0 = memref.cast %arg0 : memref<4x?xf32> to memref<?x5xf32>
  %1 = memref.cast %0 : memref<?x5xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

func @c3(%arg0: memref<4x?xf32>) -> memref<4x?xf32> {
  %0 = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<4x?xf32>
  return %1 : memref<4x?xf32>
}

// -----

func @c4(%arg0: memref<4x?xf32>) -> memref<4x?xf32> {
  %0 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32>
  return %0 : memref<4x?xf32>
}

// -----

func @c5(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> f32 {
  %0 = memref.cast %arg0 : memref<?x?xf32> to memref<4x?xf32>
  %1 = memref.load %0[%arg1, %arg1] : memref<4x?xf32>
  return %1 : f32
}

// -----

func @d1(%arg0: memref<4x?xf32>, %arg1: index) -> (index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c5 = constant 5 : index
  %0 = memref.dim %arg0, %c0 : memref<4x?xf32>
  %1 = memref.dim %arg0, %c1 : memref<4x?xf32>
  %2 = memref.dim %arg0, %arg1 : memref<4x?xf32>
  return %0, %1, %2 : index, index, index
}

// -----

func @d2(%arg0: tensor<4x?xf32>, %arg1: index) -> (index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c5 = constant 5 : index
  %0 = tensor.dim %arg0, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %arg0, %arg1 : tensor<4x?xf32>
  return %0, %1, %2 : index, index, index
}

// -----

func @d3(%arg0: index, %arg1: index) -> (memref<?x4x?xf32>, index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %0 = memref.alloc(%arg0, %arg1) : memref<?x4x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x4x?xf32>
  %2 = memref.dim %0, %c1 : memref<?x4x?xf32>
  %3 = memref.dim %0, %c2 : memref<?x4x?xf32>
  return %0, %1, %2, %3 : memref<?x4x?xf32>, index, index, index
}

// -----

func @a1(%arg0: index) -> memref<?x?xf32> {
  %c8 = constant 8 : index
  %0 = memref.alloc(%c8, %arg0) : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func @a2(%arg0: index, %arg1: f32) {
  %0 = memref.alloc(%arg0) : memref<?xf32>
  memref.store %arg1, %0[%arg0] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}

// -----

func @a3(%arg0: index, %arg1: f32) -> f32 {
  %0 = memref.alloca(%arg0) : memref<?xf32>
  memref.store %arg1, %0[%arg0] : memref<?xf32>
  %1 = memref.load %0[%arg0] : memref<?xf32>
  return %1 : f32
}

// -----

func @a4(%arg0: f32) {
  %c8 = constant 8 : index
  %0 = memref.alloca(%c8) {alignment = 32 : i64} : memref<?xf32>
  "t.u"(%0) : (memref<?xf32>) -> ()
  return
}

// -----

func @a6(%arg0: f32) {
  %0 = memref.alloc() : memref<4xf32>
  %c0 = constant 0 : index
  %1 = memref.load %0[%c0] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

// -----

func @cp(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
  memref.copy %arg0, %arg0 : memref<4xf32> to memref<4xf32>
  %0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
  memref.copy %0, %arg1 : memref<?xf32> to memref<4xf32>
  return
}

// -----

func @tl(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = memref.buffer_cast %arg0 : memref<4xf32>
  %1 = memref.tensor_load %0 : memref<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func @tl2(%arg0: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.tensor_load %arg0 : memref<4xf32>
  %1 = memref.buffer_cast %0 : memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

func @tc(%arg0: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = tensor.cast %arg0 : tensor<4xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  return %1, %2 : tensor<?xf32>, tensor<4xf32>
}

// -----

func @tx(%arg0: f32) -> (f32, f32, f32, index) {
  %c1 = constant 1 : index
  %cst = constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
  %0 = tensor.extract %cst[%c1] : tensor<3xf32>
  %1 = tensor.from_elements %arg0, %0 : tensor<2xf32>
  %c0 = constant 0 : index
  %2 = tensor.extract %1[%c0] : tensor<2xf32>
  %cst_0 = constant dense<7.000000e+00> : tensor<3xf32>
  %3 = tensor.extract %cst_0[%c1] : tensor<3xf32>
  %4 = tensor.dim %1, %c0 : tensor<2xf32>
  return %0, %2, %3, %4 : f32, f32, f32, index
}

// -----

func @td(%arg0: tensor<4x?xf32>) -> index {
  %c0 = constant 0 : index
  %0 = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %1 : index
}

// -----

func @mr(%arg0: memref<4xf32>) -> index {
  %0 = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
  %1 = rank %0 : memref<*xf32>
  return %1 : index
}

// -----

func @stored_cast(%m: memref<4xmemref<?xf32>>, %a: memref<2xf32>, %n: index) {
  %c = memref.cast %a : memref<2xf32> to memref<?xf32>
  memref.store %c, %m[%n] : memref<4xmemref<?xf32>>
  return
}

// -----

func @generated_twice(%n: index) -> (index, index) {
  %a = tensor.generate %n {
  ^bb0(%i: index):
    %0 = muli %i, %n : index
    tensor.yield %0 : index
  } : tensor<?xindex>
  %b = tensor.generate %n {
  ^bb0(%i: index):
    %0 = tensor.extract %a[%i] : tensor<?xindex>
    %1 = tensor.extract %a[%0] : tensor<?xindex>
    tensor.yield %1 : index
  } : tensor<?xindex>
  %0 = tensor.extract %b[%n] : tensor<?xindex>
  %1 = tensor.extract %b[%0] : tensor<?xindex>
  return %0, %1 : index, index
}

// -----
// Elements of sparse constants: of several values at one place the first counts.
func @sparse() -> (f32, f32, f32, i32, i32, i32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %s = constant sparse<[[0, 0], [1, 2], [1, 2]], [1.0, 5.0, 6.0]> : tensor<2x3xf32>
  %i = constant sparse<[[1]], 7> : tensor<4xi32>
  %p = constant sparse<[[1], [2]], 7> : tensor<4xi32>
  %0 = tensor.extract %s[%c0, %c0] : tensor<2x3xf32>
  %1 = tensor.extract %s[%c1, %c2] : tensor<2x3xf32>
  %2 = tensor.extract %s[%c0, %c1] : tensor<2x3xf32>
  %3 = tensor.extract %i[%c1] : tensor<4xi32>
  %4 = tensor.extract %i[%c2] : tensor<4xi32>
  %5 = tensor.extract %p[%c2] : tensor<4xi32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, i32, i32, i32
}

// -----

// Casts that contradict each other stay, as each may tell at run time that it does not hold.
func @casts_contradict(%t: tensor<2x6xi8>) -> tensor<6x2xi8> {
  %0 = tensor.cast %t : tensor<2x6xi8> to tensor<?x?xi8>
  %1 = tensor.cast %0 : tensor<?x?xi8> to tensor<6x2xi8>
  return %1 : tensor<6x2xi8>
}

func @elements_known() -> (tensor<2xi16>, tensor<1xindex>) {
  %c1 = constant 1 : i16
  %c-2 = constant -2 : i16
  %c7 = constant 7 : index
  %0 = tensor.from_elements %c1, %c-2 : tensor<2xi16>
  %1 = tensor.from_elements %c7 : tensor<1xindex>
  return %0, %1 : tensor<2xi16>, tensor<1xindex>
}

func @place_of_loaded(%m: memref<4xf32, offset: 2, strides: [1]>) -> memref<?xf32, offset: ?, strides: [1]> {
  %0 = memref.tensor_load %m : memref<4xf32, offset: 2, strides: [1]>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  %2 = memref.tensor_load %m : memref<4xf32, offset: 2, strides: [1]>
  %3 = memref.buffer_cast %2 : memref<4xf32, offset: ?, strides: [1]>
  %4 = memref.cast %3 : memref<4xf32, offset: ?, strides: [1]> to memref<?xf32, offset: ?, strides: [1]>
  return %4 : memref<?xf32, offset: ?, strides: [1]>
}

func @clone_of_more(%m: memref<?x8xf32>) -> memref<4x8xf32> {
  %0 = memref.clone %m : memref<?x8xf32> to memref<4x8xf32>
  memref.dealloc %m : memref<?x8xf32>
  return %0 : memref<4x8xf32>
}

func @to_one_element(%m: memref<1x1xf32>, %n: memref<f32>) -> (memref<f32>, memref<1x1xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1xf32> into memref<f32>
  %2 = memref.expand_shape %n [] : memref<f32> into memref<1xf32>
  %3 = memref.expand_shape %2 [[0, 1]] : memref<1xf32> into memref<1x1xf32>
  return %1, %3 : memref<f32>, memref<1x1xf32>
}
