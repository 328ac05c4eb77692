#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

func private @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %init = linalg.init_tensor [%m, %n] : tensor<?x?xf32>
  %filled = linalg.fill(%zero, %init) : f32, tensor<?x?xf32> -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%filled : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func private @layer(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>, %bias: tensor<?xf32>) -> tensor<?x?xf32> {
  %p = call @product(%x, %w) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%bias : tensor<?xf32>) outs(%p : tensor<?x?xf32>) {
  ^bb0(%b: f32, %o: f32):
    %zero = constant 0.0 : f32
    %s = addf %b, %o : f32
    %positive = cmpf ogt, %s, %zero : f32
    %y = select %positive, %s, %zero : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> memref<?x?xf32> {
  %ta = memref.tensor_load %a : memref<?x?xf32>
  %tb = memref.tensor_load %b : memref<?x?xf32>
  %r = call @product(%ta, %tb) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = memref.buffer_cast %r : memref<?x?xf32>
  return %m : memref<?x?xf32>
}

func @network(%x: memref<?x?xf32>, %w1: memref<?x?xf32>, %b1: memref<?xf32>, %w2: memref<?x?xf32>, %b2: memref<?xf32>) -> memref<?x?xf32> {
  %tx = memref.tensor_load %x : memref<?x?xf32>
  %tw1 = memref.tensor_load %w1 : memref<?x?xf32>
  %tb1 = memref.tensor_load %b1 : memref<?xf32>
  %tw2 = memref.tensor_load %w2 : memref<?x?xf32>
  %tb2 = memref.tensor_load %b2 : memref<?xf32>
  %h = call @layer(%tx, %tw1, %tb1) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %o = call @layer(%h, %tw2, %tb2) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %m = memref.buffer_cast %o : memref<?x?xf32>
  return %m : memref<?x?xf32>
}

func @convolution(%image: memref<6x7xf32>, %kernel: memref<3x2xf32>) -> memref<4x6xf32> {
  %zero = constant 0.0 : f32
  %i = memref.tensor_load %image : memref<6x7xf32>
  %k = memref.tensor_load %kernel : memref<3x2xf32>
  %init = linalg.init_tensor [4, 6] : tensor<4x6xf32>
  %filled = linalg.fill(%zero, %init) : f32, tensor<4x6xf32> -> tensor<4x6xf32>
  %r = linalg.conv_2d ins(%i, %k : tensor<6x7xf32>, tensor<3x2xf32>) outs(%filled : tensor<4x6xf32>) -> tensor<4x6xf32>
  %m = memref.buffer_cast %r : memref<4x6xf32>
  return %m : memref<4x6xf32>
}

func @pooling(%image: memref<6x7xf32>) -> memref<3x3xf32> {
  %lowest = constant 0xFF800000 : f32
  %i = memref.tensor_load %image : memref<6x7xf32>
  %image4 = linalg.tensor_expand_shape %i [[0, 1], [2, 3]] : tensor<6x7xf32> into tensor<1x6x7x1xf32>
  %window = linalg.init_tensor [2, 2] : tensor<2x2xf32>
  %init = linalg.init_tensor [1, 3, 3, 1] : tensor<1x3x3x1xf32>
  %filled = linalg.fill(%lowest, %init) : f32, tensor<1x3x3x1xf32> -> tensor<1x3x3x1xf32>
  %r = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%image4, %window : tensor<1x6x7x1xf32>, tensor<2x2xf32>) outs(%filled : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  %flat = linalg.tensor_collapse_shape %r [[0, 1], [2, 3]] : tensor<1x3x3x1xf32> into tensor<3x3xf32>
  %m = memref.buffer_cast %flat : memref<3x3xf32>
  return %m : memref<3x3xf32>
}

func @softmax(%x: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %t = memref.tensor_load %x : memref<?x?xf32>
  %m = tensor.dim %t, %c0 : tensor<?x?xf32>
  %n = tensor.dim %t, %c1 : tensor<?x?xf32>
  %e0 = linalg.init_tensor [%m, %n] : tensor<?x?xf32>
  %e = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%t : tensor<?x?xf32>) outs(%e0 : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = math.exp %a : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  %s0 = linalg.init_tensor [%m] : tensor<?xf32>
  %s1 = linalg.fill(%zero, %s0) : f32, tensor<?xf32> -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%e : tensor<?x?xf32>) outs(%s1 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = addf %a, %o : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = divf %o, %a : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  %out = memref.buffer_cast %r : memref<?x?xf32>
  return %out : memref<?x?xf32>
}

func @pad(%x: memref<3x4xf32>) -> memref<6x7xf32> {
  %p = constant 7.5 : f32
  %t = memref.tensor_load %x : memref<3x4xf32>
  %r = linalg.pad_tensor %t low[1, 2] high[2, 1] {
  ^bb0(%i: index, %j: index):
    linalg.yield %p : f32
  } : tensor<3x4xf32> to tensor<6x7xf32>
  %m = memref.buffer_cast %r : memref<6x7xf32>
  return %m : memref<6x7xf32>
}

// Rows are taken out, doubled and put back, one after the other.
func @slices(%x: memref<3x4xf32>) -> memref<3x4xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c3 = constant 3 : index
  %t = memref.tensor_load %x : memref<3x4xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%all = %t) -> (tensor<3x4xf32>) {
    %row = tensor.extract_slice %all[%i, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
    %twice = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%row : tensor<4xf32>) {
    ^bb0(%o: f32):
      %p = addf %o, %o : f32
      linalg.yield %p : f32
    } -> tensor<4xf32>
    %next = tensor.insert_slice %twice into %all[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
    scf.yield %next : tensor<3x4xf32>
  }
  %m = memref.buffer_cast %r : memref<3x4xf32>
  return %m : memref<3x4xf32>
}

func private @increased(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%t : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %one = constant 1.0 : f32
    %p = addf %o, %one : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func @choose(%x: memref<?x?xf32>, %yes: i1) -> memref<?x?xf32> {
  %t = memref.tensor_load %x : memref<?x?xf32>
  %r = scf.if %yes -> (tensor<?x?xf32>) {
    %more = call @increased(%t) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %more : tensor<?x?xf32>
  } else {
    scf.yield %t : tensor<?x?xf32>
  }
  %m = memref.buffer_cast %r : memref<?x?xf32>
  return %m : memref<?x?xf32>
}

// The tensor is still read after it has been an output: what it was has to stay.
func @keeps(%x: memref<?x?xf32>) -> memref<?x?xf32> {
  %t = memref.tensor_load %x : memref<?x?xf32>
  %more = call @increased(%t) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%t : tensor<?x?xf32>) outs(%more : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = addf %a, %o : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  %m = memref.buffer_cast %sum : memref<?x?xf32>
  return %m : memref<?x?xf32>
}

// Each iteration makes a tensor of its own.
func @power(%x: memref<?x?xf32>, %n: index) -> memref<?x?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %t = memref.tensor_load %x : memref<?x?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %t) -> (tensor<?x?xf32>) {
    %q = call @product(%p, %t) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %q : tensor<?x?xf32>
  }
  %m = memref.buffer_cast %r : memref<?x?xf32>
  return %m : memref<?x?xf32>
}

// A loop that swaps: each iteration writes over the smaller of two numbers.
func @fibonacci(%n: index) -> memref<2xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant dense<0.0> : tensor<1xf32>
  %one = constant dense<1.0> : tensor<1xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one, %b = %zero) -> (tensor<1xf32>, tensor<1xf32>) {
    %x = tensor.extract %a[%c0] : tensor<1xf32>
    %y = tensor.extract %b[%c0] : tensor<1xf32>
    %s = addf %x, %y : f32
    %next = tensor.insert %s into %b[%c0] : tensor<1xf32>
    scf.yield %next, %a : tensor<1xf32>, tensor<1xf32>
  }
  %u = tensor.extract %r#0[%c0] : tensor<1xf32>
  %v = tensor.extract %r#1[%c0] : tensor<1xf32>
  %both = tensor.from_elements %u, %v : tensor<2xf32>
  %m = memref.buffer_cast %both : memref<2xf32>
  return %m : memref<2xf32>
}

// Operations that become one: with elements in another order, repeated, and numbers of points.
func @fused(%a: memref<3x4xf32>, %b: memref<4xf32>) -> memref<4x3xf32> {
  %ta = memref.tensor_load %a : memref<3x4xf32>
  %tb = memref.tensor_load %b : memref<4xf32>
  %i = linalg.init_tensor [3, 4] : tensor<3x4xf32>
  %j = linalg.init_tensor [4, 3] : tensor<4x3xf32>
  %two = constant dense<2.0> : tensor<3x4xf32>
  %0 = mulf %ta, %two : tensor<3x4xf32>
  %1 = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %tb : tensor<3x4xf32>, tensor<4xf32>) outs(%i : tensor<3x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %n = linalg.index 0 : index
    %n32 = index_cast %n : index to i32
    %f = sitofp %n32 : i32 to f32
    %s = addf %x, %y : f32
    %r = subf %s, %f : f32
    linalg.yield %r : f32
  } -> tensor<3x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<3x4xf32>) outs(%j : tensor<4x3xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<4x3xf32>
  %m = memref.buffer_cast %2 : memref<4x3xf32>
  return %m : memref<4x3xf32>
}
