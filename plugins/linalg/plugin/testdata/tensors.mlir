// Programs on tensors as front ends write them.
#v = affine_map<(i) -> (i)>
#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

func @batches(%a: tensor<2x3x4xf32>, %b: tensor<2x4x2xf32>) -> tensor<2x3x2xf32> {
  %zero = constant 0.0 : f32
  %e = linalg.init_tensor [2, 3, 2] : tensor<2x3x2xf32>
  %z = linalg.fill(%zero, %e) : f32, tensor<2x3x2xf32> -> tensor<2x3x2xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x2xf32>) outs(%z : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

// The bias is where the sums begin.
func @affine(%w: tensor<?x?xf32>, %x: tensor<?xf32>, %bias: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.matvec ins(%w, %x : tensor<?x?xf32>, tensor<?xf32>) outs(%bias : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func @dot(%a: tensor<?xf32>, %b: tensor<?xf32>) -> f32 {
  %zero = constant 0.0 : f32
  %e = linalg.init_tensor [] : tensor<f32>
  %z = linalg.fill(%zero, %e) : f32, tensor<f32> -> tensor<f32>
  %r = linalg.dot ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  %s = tensor.extract %r[] : tensor<f32>
  return %s : f32
}

func @channels(%image: tensor<1x5x5x2xf32>, %kernel: tensor<3x3x2x3xf32>) -> tensor<1x3x3x3xf32> {
  %zero = constant 0.5 : f32
  %e = linalg.init_tensor [1, 3, 3, 3] : tensor<1x3x3x3xf32>
  %z = linalg.fill(%zero, %e) : f32, tensor<1x3x3x3xf32> -> tensor<1x3x3x3xf32>
  %r = linalg.conv_2d_input_nhwc_filter_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%image, %kernel : tensor<1x5x5x2xf32>, tensor<3x3x2x3xf32>) outs(%z : tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
  return %r : tensor<1x3x3x3xf32>
}

func @filtered(%x: tensor<?xf32>, %k: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %zero = constant 0.0 : f32
  %e = linalg.init_tensor [%n] : tensor<?xf32>
  %z = linalg.fill(%zero, %e) : f32, tensor<?xf32> -> tensor<?xf32>
  %r = linalg.conv_1d ins(%x, %k : tensor<?xf32>, tensor<?xf32>) outs(%z : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// The mean of each window of 2 x 2.
func @averages(%image: tensor<4x6xf32>) -> tensor<2x3xf32> {
  %zero = constant 0.0 : f32
  %four = constant dense<4.0> : tensor<2x3xf32>
  %i = linalg.tensor_expand_shape %image [[0, 1], [2, 3]] : tensor<4x6xf32> into tensor<1x4x6x1xf32>
  %w = linalg.init_tensor [2, 2] : tensor<2x2xf32>
  %e = linalg.init_tensor [1, 2, 3, 1] : tensor<1x2x3x1xf32>
  %z = linalg.fill(%zero, %e) : f32, tensor<1x2x3x1xf32> -> tensor<1x2x3x1xf32>
  %s = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%i, %w : tensor<1x4x6x1xf32>, tensor<2x2xf32>) outs(%z : tensor<1x2x3x1xf32>) -> tensor<1x2x3x1xf32>
  %f = linalg.tensor_collapse_shape %s [[0, 1], [2, 3]] : tensor<1x2x3x1xf32> into tensor<2x3xf32>
  %r = divf %f, %four : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func private @rowSums(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %c0 = constant 0 : index
  %zero = constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %e = linalg.init_tensor [%m] : tensor<?xf32>
  %z = linalg.fill(%zero, %e) : f32, tensor<?xf32> -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%z : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = addf %a, %o : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Each row less its mean, divided by its deviation.
func @layerNorm(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c1 = constant 1 : index
  %small = constant 1.0e-5 : f32
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %n32 = index_cast %n : index to i32
  %count = sitofp %n32 : i32 to f32
  %sums = call @rowSums(%x) : (tensor<?x?xf32>) -> tensor<?xf32>
  %centred = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : tensor<?xf32>) outs(%x : tensor<?x?xf32>) {
  ^bb0(%s: f32, %o: f32):
    %mean = divf %s, %count : f32
    %p = subf %o, %mean : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  %squares = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%centred : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %p = mulf %o, %o : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  %sum2 = call @rowSums(%squares) : (tensor<?x?xf32>) -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sum2 : tensor<?xf32>) outs(%centred : tensor<?x?xf32>) {
  ^bb0(%s: f32, %o: f32):
    %mean = divf %s, %count : f32
    %more = addf %mean, %small : f32
    %root = math.sqrt %more : f32
    %p = divf %o, %root : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// The greatest of each row is taken from it first, so that nothing overflows.
func private @softmax(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %lowest = constant 0xFF800000 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %e = linalg.init_tensor [%m] : tensor<?xf32>
  %z = linalg.fill(%lowest, %e) : f32, tensor<?xf32> -> tensor<?xf32>
  %greatest = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%z : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %more = cmpf ogt, %a, %o : f32
    %p = select %more, %a, %o : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  %powers = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%greatest : tensor<?xf32>) outs(%x : tensor<?x?xf32>) {
  ^bb0(%g: f32, %o: f32):
    %d = subf %o, %g : f32
    %p = math.exp %d : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  %sums = call @rowSums(%powers) : (tensor<?x?xf32>) -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : tensor<?xf32>) outs(%powers : tensor<?x?xf32>) {
  ^bb0(%s: f32, %o: f32):
    %p = divf %o, %s : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func @stable(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = call @softmax(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func private @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = linalg.init_tensor [%m, %n] : tensor<?x?xf32>
  %z = linalg.fill(%zero, %e) : f32, tensor<?x?xf32> -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func private @transposed(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = linalg.init_tensor [%n, %m] : tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func @transpose(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = call @transposed(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func @attention(%q: tensor<?x?xf32>, %k: tensor<?x?xf32>, %v: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %half = constant 0.5 : f32
  %kt = call @transposed(%k) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %scores = call @product(%q, %kt) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %scaled = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%scores : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %p = mulf %o, %half : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  %weights = call @softmax(%scaled) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = call @product(%weights, %v) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Operations of std on tensors of known size, one after the other.
func @layers(%x: tensor<3x4xf32>, %w1: tensor<4x5xf32>, %w2: tensor<5x2xf32>) -> tensor<3x2xf32> {
  %zero = constant 0.0 : f32
  %none = constant dense<0.0> : tensor<3x5xf32>
  %e1 = linalg.init_tensor [3, 5] : tensor<3x5xf32>
  %z1 = linalg.fill(%zero, %e1) : f32, tensor<3x5xf32> -> tensor<3x5xf32>
  %h = linalg.matmul ins(%x, %w1 : tensor<3x4xf32>, tensor<4x5xf32>) outs(%z1 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %positive = cmpf ogt, %h, %none : tensor<3x5xf32>
  %a = select %positive, %h, %none : tensor<3x5xi1>, tensor<3x5xf32>
  %e2 = linalg.init_tensor [3, 2] : tensor<3x2xf32>
  %z2 = linalg.fill(%zero, %e2) : f32, tensor<3x2xf32> -> tensor<3x2xf32>
  %o = linalg.matmul ins(%a, %w2 : tensor<3x5xf32>, tensor<5x2xf32>) outs(%z2 : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %o : tensor<3x2xf32>
}

// x + relu(x w)
func @residual(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %h = call @product(%x, %w) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%h : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %zero = constant 0.0 : f32
    %positive = cmpf ogt, %o, %zero : f32
    %y = select %positive, %o, %zero : f32
    %p = addf %a, %y : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func @gelu(%x: tensor<6xf32>) -> tensor<6xf32> {
  %half = constant dense<0.5> : tensor<6xf32>
  %one = constant dense<1.0> : tensor<6xf32>
  %c = constant dense<0.044715> : tensor<6xf32>
  %s = constant dense<0.7978846> : tensor<6xf32>
  %x2 = mulf %x, %x : tensor<6xf32>
  %x3 = mulf %x2, %x : tensor<6xf32>
  %cx3 = mulf %c, %x3 : tensor<6xf32>
  %sum = addf %x, %cx3 : tensor<6xf32>
  %arg = mulf %s, %sum : tensor<6xf32>
  %t = math.tanh %arg : tensor<6xf32>
  %u = addf %one, %t : tensor<6xf32>
  %hx = mulf %half, %x : tensor<6xf32>
  %r = mulf %hx, %u : tensor<6xf32>
  return %r : tensor<6xf32>
}

// Two results of one operation.
func @moments(%x: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = constant 0 : index
  %zero = constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %e = linalg.init_tensor [%m] : tensor<?xf32>
  %z = linalg.fill(%zero, %e) : f32, tensor<?xf32> -> tensor<?xf32>
  %r:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%z, %z : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32, %p: f32):
    %sum = addf %a, %o : f32
    %square = mulf %a, %a : f32
    %squares = addf %square, %p : f32
    linalg.yield %sum, %squares : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// Each element becomes the sum of those up to it, in place.
func @prefix(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%t = %x) -> (tensor<?xf32>) {
    %j = subi %i, %c1 : index
    %a = tensor.extract %t[%j] : tensor<?xf32>
    %b = tensor.extract %t[%i] : tensor<?xf32>
    %s = addf %a, %b : f32
    %next = tensor.insert %s into %t[%i] : tensor<?xf32>
    scf.yield %next : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// A product by tiles of 2 x 2.
func @tiles(%a: tensor<4x6xf32>, %b: tensor<6x4xf32>) -> tensor<4x4xf32> {
  %c0 = constant 0 : index
  %c2 = constant 2 : index
  %c4 = constant 4 : index
  %c6 = constant 6 : index
  %zero = constant 0.0 : f32
  %e = linalg.init_tensor [4, 4] : tensor<4x4xf32>
  %z = linalg.fill(%zero, %e) : f32, tensor<4x4xf32> -> tensor<4x4xf32>
  %r = scf.for %i = %c0 to %c4 step %c2 iter_args(%ri = %z) -> (tensor<4x4xf32>) {
    %rj2 = scf.for %j = %c0 to %c4 step %c2 iter_args(%rj = %ri) -> (tensor<4x4xf32>) {
      %rk2 = scf.for %k = %c0 to %c6 step %c2 iter_args(%rk = %rj) -> (tensor<4x4xf32>) {
        %ta = tensor.extract_slice %a[%i, %k] [2, 2] [1, 1] : tensor<4x6xf32> to tensor<2x2xf32>
        %tb = tensor.extract_slice %b[%k, %j] [2, 2] [1, 1] : tensor<6x4xf32> to tensor<2x2xf32>
        %tc = tensor.extract_slice %rk[%i, %j] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
        %p = linalg.matmul ins(%ta, %tb : tensor<2x2xf32>, tensor<2x2xf32>) outs(%tc : tensor<2x2xf32>) -> tensor<2x2xf32>
        %n = tensor.insert_slice %p into %rk[%i, %j] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
        scf.yield %n : tensor<4x4xf32>
      }
      scf.yield %rk2 : tensor<4x4xf32>
    }
    scf.yield %rj2 : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}

// Each element becomes the mean of its neighbours; two buffers take turns.
func @jacobi(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c7 = constant 7 : index
  %half = constant 0.5 : f32
  %other = linalg.init_tensor [8] : tensor<8xf32>
  %copy = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%other : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%from = %x, %to = %copy) -> (tensor<8xf32>, tensor<8xf32>) {
    %next = scf.for %j = %c1 to %c7 step %c1 iter_args(%t = %to) -> (tensor<8xf32>) {
      %before = subi %j, %c1 : index
      %behind = addi %j, %c1 : index
      %a = tensor.extract %from[%before] : tensor<8xf32>
      %b = tensor.extract %from[%behind] : tensor<8xf32>
      %s = addf %a, %b : f32
      %m = mulf %s, %half : f32
      %u = tensor.insert %m into %t[%j] : tensor<8xf32>
      scf.yield %u : tensor<8xf32>
    }
    scf.yield %next, %from : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0 : tensor<8xf32>
}

// A vector goes through a matrix again and again, and is divided by its first element.
func @iterate(%m: tensor<?x?xf32>, %x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<?xf32>) {
    %e = linalg.init_tensor [%d] : tensor<?xf32>
    %z = linalg.fill(%zero, %e) : f32, tensor<?xf32> -> tensor<?xf32>
    %p = linalg.matvec ins(%m, %t : tensor<?x?xf32>, tensor<?xf32>) outs(%z : tensor<?xf32>) -> tensor<?xf32>
    %first = tensor.extract %p[%c0] : tensor<?xf32>
    %q = linalg.generic {indexing_maps = [#v], iterator_types = ["parallel"]} outs(%p : tensor<?xf32>) {
    ^bb0(%o: f32):
      %y = divf %o, %first : f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    scf.yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// Elements below zero become their square, one after the other.
func @some(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<?xf32>) {
    %a = tensor.extract %t[%i] : tensor<?xf32>
    %below = cmpf olt, %a, %zero : f32
    %next = scf.if %below -> (tensor<?xf32>) {
      %s = mulf %a, %a : f32
      %u = tensor.insert %s into %t[%i] : tensor<?xf32>
      scf.yield %u : tensor<?xf32>
    } else {
      scf.yield %t : tensor<?xf32>
    }
    scf.yield %next : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func @concat(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?x4xf32>
  %n = tensor.dim %b, %c0 : tensor<?x4xf32>
  %sum = addi %m, %n : index
  %e = linalg.init_tensor [%sum, 4] : tensor<?x4xf32>
  %u = tensor.insert_slice %a into %e[0, 0] [%m, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  %r = tensor.insert_slice %b into %u[%m, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

func @outer(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?xf32>
  %n = tensor.dim %b, %c0 : tensor<?xf32>
  %e = linalg.init_tensor [%m, %n] : tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#row, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = mulf %x, %y : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Rows of a table by their numbers.
func @lookup(%table: tensor<5x3xf32>, %numbers: tensor<4xi32>) -> tensor<4x3xf32> {
  %e = linalg.init_tensor [4, 3] : tensor<4x3xf32>
  %r = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%numbers : tensor<4xi32>) outs(%e : tensor<4x3xf32>) {
  ^bb0(%n: i32, %o: f32):
    %i = index_cast %n : i32 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %table[%i, %j] : tensor<5x3xf32>
    linalg.yield %x : f32
  } -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func @oneHot(%numbers: tensor<?xi32>, %n: index) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %one = constant 1.0 : f32
  %zero = constant 0.0 : f32
  %m = tensor.dim %numbers, %c0 : tensor<?xi32>
  %r = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index):
    %k = tensor.extract %numbers[%i] : tensor<?xi32>
    %is = index_cast %k : i32 to index
    %same = cmpi eq, %is, %j : index
    %x = select %same, %one, %zero : f32
    tensor.yield %x : f32
  } : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// A value in all elements but one.
func @repeated(%x: f32, %n: index, %i: index) -> tensor<2x?xf32> {
  %c1 = constant 1 : index
  %one = constant 1.0 : f32
  %r = splat %x[%n] : tensor<2x?xf32>
  %q = tensor.insert %one into %r[%c1, %i] : tensor<2x?xf32>
  return %q : tensor<2x?xf32>
}

func @same(%x: f32) -> tensor<2x3xf32> {
  %r = splat %x : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// A recurrent network: the state goes through all rows of the input, and is written down for each.
func @recurrent(%x: tensor<?x3xf32>, %w: tensor<3x3xf32>) -> tensor<?x3xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x3xf32>
  %e = linalg.init_tensor [%n, 3] : tensor<?x3xf32>
  %s0 = linalg.init_tensor [3] : tensor<3xf32>
  %s1 = linalg.fill(%zero, %s0) : f32, tensor<3xf32> -> tensor<3xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%out = %e, %state = %s1) -> (tensor<?x3xf32>, tensor<3xf32>) {
    %in = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<?x3xf32> to tensor<3xf32>
    %ne = linalg.init_tensor [3] : tensor<3xf32>
    %begin = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%in : tensor<3xf32>) outs(%ne : tensor<3xf32>) {
    ^bb0(%a: f32, %o: f32):
      linalg.yield %a : f32
    } -> tensor<3xf32>
    %p = linalg.matvec ins(%w, %state : tensor<3x3xf32>, tensor<3xf32>) outs(%begin : tensor<3xf32>) -> tensor<3xf32>
    %q = linalg.generic {indexing_maps = [#v], iterator_types = ["parallel"]} outs(%p : tensor<3xf32>) {
    ^bb0(%o: f32):
      %t = math.tanh %o : f32
      linalg.yield %t : f32
    } -> tensor<3xf32>
    %next = tensor.insert_slice %q into %out[%i, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<?x3xf32>
    scf.yield %next, %q : tensor<?x3xf32>, tensor<3xf32>
  }
  return %r#0 : tensor<?x3xf32>
}

// How often each number is there.
func @histogram(%numbers: tensor<?xi32>) -> tensor<4xi32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %one = constant 1 : i32
  %zero = constant dense<0> : tensor<4xi32>
  %n = tensor.dim %numbers, %c0 : tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (tensor<4xi32>) {
    %k = tensor.extract %numbers[%i] : tensor<?xi32>
    %at = index_cast %k : i32 to index
    %old = tensor.extract %t[%at] : tensor<4xi32>
    %new = addi %old, %one : i32
    %next = tensor.insert %new into %t[%at] : tensor<4xi32>
    scf.yield %next : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}

// The elements are read while their places are written to: the tensor has to stay.
func @reverse(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %last = subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<?xf32>) {
    %j = subi %last, %i : index
    %a = tensor.extract %x[%j] : tensor<?xf32>
    %next = tensor.insert %a into %t[%i] : tensor<?xf32>
    scf.yield %next : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func @sort(%x: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %last = subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<?xi32>) {
    %once = scf.for %j = %c0 to %last step %c1 iter_args(%u = %t) -> (tensor<?xi32>) {
      %k = addi %j, %c1 : index
      %a = tensor.extract %u[%j] : tensor<?xi32>
      %b = tensor.extract %u[%k] : tensor<?xi32>
      %wrong = cmpi sgt, %a, %b : i32
      %next = scf.if %wrong -> (tensor<?xi32>) {
        %u1 = tensor.insert %b into %u[%j] : tensor<?xi32>
        %u2 = tensor.insert %a into %u1[%k] : tensor<?xi32>
        scf.yield %u2 : tensor<?xi32>
      } else {
        scf.yield %u : tensor<?xi32>
      }
      scf.yield %next : tensor<?xi32>
    }
    scf.yield %once : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

func @quantized(%a: tensor<3x4xi8>, %b: tensor<4x2xi8>) -> tensor<3x2xi32> {
  %zero = constant 0 : i32
  %e = linalg.init_tensor [3, 2] : tensor<3x2xi32>
  %z = linalg.fill(%zero, %e) : i32, tensor<3x2xi32> -> tensor<3x2xi32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<3x4xi8>, tensor<4x2xi8>) outs(%z : tensor<3x2xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = sexti %x : i8 to i32
    %yw = sexti %y : i8 to i32
    %p = muli %xw, %yw : i32
    %s = addi %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// The diagonal is set to one in one branch, the first row to zero in the other.
func @either(%x: tensor<3x3xf32>, %yes: i1) -> tensor<3x3xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c3 = constant 3 : index
  %one = constant 1.0 : f32
  %zero = constant 0.0 : f32
  %r = scf.if %yes -> (tensor<3x3xf32>) {
    %d = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %x) -> (tensor<3x3xf32>) {
      %u = tensor.insert %one into %t[%i, %i] : tensor<3x3xf32>
      scf.yield %u : tensor<3x3xf32>
    }
    scf.yield %d : tensor<3x3xf32>
  } else {
    %row = tensor.extract_slice %x[0, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<3xf32>
    %f = linalg.fill(%zero, %row) : f32, tensor<3xf32> -> tensor<3xf32>
    %u = tensor.insert_slice %f into %x[0, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<3x3xf32>
    scf.yield %u : tensor<3x3xf32>
  }
  return %r : tensor<3x3xf32>
}

// A pyramid: what is added goes up to the next, and the tensor that was before stays as it was.
func @both(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %a = linalg.generic {indexing_maps = [#v], iterator_types = ["parallel"]} outs(%x : tensor<?xf32>) {
  ^bb0(%o: f32):
    %p = addf %o, %o : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  %b = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%y: f32, %o: f32):
    %p = mulf %o, %y : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %a, %b : tensor<?xf32>, tensor<?xf32>
}
