// Softmax of scaled products of queries and keys, and its product with values.
func.func @attention(%q: tensor<?x?xf32>, %k: tensor<?x?xf32>, %v: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %n = tensor.dim %q, %c0 : tensor<?x?xf32>
  %m = tensor.dim %k, %c0 : tensor<?x?xf32>
  %d = tensor.dim %v, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]
      ins(%q, %k : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %x = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>]
      ins(%s, %half : tensor<?x?xf32>, f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %o = tensor.empty(%n, %d) : tensor<?x?xf32>
  %g = linalg.fill ins(%zero : f32) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%p, %v : tensor<?x?xf32>, tensor<?x?xf32>) outs(%g : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @layerNorm(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant dense<4.0> : tensor<3xf32>
  %eps = arith.constant dense<1.0e-5> : tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %w = tensor.empty() : tensor<3x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<3x4xf32>) outs(%z : tensor<3xf32>) dimensions = [1]
  %mean = linalg.div ins(%sum, %n : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %means = linalg.broadcast ins(%mean : tensor<3xf32>) outs(%w : tensor<3x4xf32>) dimensions = [1]
  %centred = linalg.sub ins(%x, %means : tensor<3x4xf32>, tensor<3x4xf32>) outs(%w : tensor<3x4xf32>) -> tensor<3x4xf32>
  %squares = linalg.square ins(%centred : tensor<3x4xf32>) outs(%w : tensor<3x4xf32>) -> tensor<3x4xf32>
  %squared = linalg.reduce { arith.addf } ins(%squares : tensor<3x4xf32>) outs(%z : tensor<3xf32>) dimensions = [1]
  %variance = linalg.div ins(%squared, %n : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %positive = linalg.add ins(%variance, %eps : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %scale = linalg.rsqrt ins(%positive : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %r = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>]
      ins(%centred, %scale : tensor<3x4xf32>, tensor<3xf32>) outs(%w : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// -----

// Two layers whose weights are transposed, with a bias and a rectifier between them.
func.func @perceptron(%x: tensor<?x4xf32>, %w: tensor<5x4xf32>, %b: tensor<5xf32>, %v: tensor<2x5xf32>) -> tensor<?x2xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x5xf32>
  %bias = linalg.broadcast ins(%b : tensor<5xf32>) outs(%e : tensor<?x5xf32>) dimensions = [0]
  %h = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]
      ins(%x, %w : tensor<?x4xf32>, tensor<5x4xf32>) outs(%bias : tensor<?x5xf32>) -> tensor<?x5xf32>
  %a = linalg.map ins(%h : tensor<?x5xf32>) outs(%e : tensor<?x5xf32>) (%in: f32, %out: f32) {
    %0 = arith.maximumf %in, %zero : f32
    linalg.yield %0 : f32
  }
  %t = tensor.empty() : tensor<5x2xf32>
  %vt = linalg.transpose ins(%v : tensor<2x5xf32>) outs(%t : tensor<5x2xf32>) permutation = [1, 0]
  %o = tensor.empty(%n) : tensor<?x2xf32>
  %z = linalg.fill ins(%zero : f32) outs(%o : tensor<?x2xf32>) -> tensor<?x2xf32>
  %r = linalg.matmul ins(%a, %vt : tensor<?x5xf32>, tensor<5x2xf32>) outs(%z : tensor<?x2xf32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// -----

// A convolution of a padded image, a rectifier, and the greatest of each window.
func.func @convolved(%image: tensor<1x2x4x4xf32>, %filter: tensor<3x2x3x3xf32>) -> tensor<1x3x2x2xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %image low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<1x2x4x4xf32> to tensor<1x2x6x6xf32>
  %e = tensor.empty() : tensor<1x3x4x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %filter : tensor<1x2x6x6xf32>, tensor<3x2x3x3xf32>) outs(%z : tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
  %r = linalg.max ins(%c, %z : tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) outs(%e : tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %o = tensor.empty() : tensor<1x3x2x2xf32>
  %low = linalg.fill ins(%zero : f32) outs(%o : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %m = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%r, %window : tensor<1x3x4x4xf32>, tensor<2x2xf32>) outs(%low : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  return %m : tensor<1x3x2x2xf32>
}

// -----

func.func @softmax(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.softmax dimension(0) ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r, %s : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// A product of matrices in tiles, whose last ones are padded.
func.func @packed(%a: tensor<3x5xf32>, %b: tensor<5x4xf32>) -> tensor<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %ea = tensor.empty() : tensor<2x3x2x2xf32>
  %pa = linalg.pack %a padding_value(%zero : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %ea : tensor<3x5xf32> -> tensor<2x3x2x2xf32>
  %eb = tensor.empty() : tensor<2x3x3x2xf32>
  %pb = linalg.pack %b padding_value(%zero : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [3, 2] into %eb : tensor<5x4xf32> -> tensor<2x3x3x2xf32>
  %ec = tensor.empty() : tensor<2x2x2x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ec : tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
  %pc = linalg.mmt4d ins(%pa, %pb : tensor<2x3x2x2xf32>, tensor<2x3x3x2xf32>) outs(%z : tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
  %e = tensor.empty() : tensor<3x4xf32>
  %c = linalg.unpack %pc inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %e : tensor<2x2x2x3xf32> -> tensor<3x4xf32>
  return %c : tensor<3x4xf32>
}

// -----

// Tiles whose sizes are known when the program runs, with dimensions that change places.
func.func @tiles(%a: tensor<?x?xi32>, %s: index, %n: index, %m: index) -> tensor<?x?x?x2xi32> {
  %seven = arith.constant 7 : i32
  %e = tensor.empty(%m, %n, %s) : tensor<?x?x?x2xi32>
  %p = linalg.pack %a padding_value(%seven : i32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%s, 2] into %e : tensor<?x?xi32> -> tensor<?x?x?x2xi32>
  return %p : tensor<?x?x?x2xi32>
}

// -----

// Unsigned bytes, whose product is another one than that of signed bytes.
func.func @bytes(%a: tensor<2x2xi8>, %b: tensor<2x2xi8>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
  %z = arith.constant dense<0> : tensor<2x2xi32>
  %u = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<2x2xi8>, tensor<2x2xi8>) outs(%z : tensor<2x2xi32>) -> tensor<2x2xi32>
  %s = linalg.matmul ins(%a, %b : tensor<2x2xi8>, tensor<2x2xi8>) outs(%z : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %u, %s : tensor<2x2xi32>, tensor<2x2xi32>
}

// -----

// A vector for all rows of a product, and pairs of transposed matrices whose products are added.
func.func @broadcast(%v: tensor<4xf32>, %b: tensor<4x5xf32>, %x: tensor<2x4x3xf32>, %y: tensor<2x4x5xf32>) -> tensor<3x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x5xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %p = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
      ins(%v, %b : tensor<4xf32>, tensor<4x5xf32>) outs(%z : tensor<3x5xf32>) -> tensor<3x5xf32>
  %r = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, k, i)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (i, j)>]
      ins(%x, %y : tensor<2x4x3xf32>, tensor<2x4x5xf32>) outs(%p : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

// -----

// x / 2 * (1 + erf(x / sqrt 2)), and what else is computed element by element.
func.func @gelu(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %twos = linalg.fill ins(%two : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %roots = linalg.sqrt ins(%twos : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %inverse = linalg.reciprocal ins(%roots : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %scaled = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%x, %inverse : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %erf = linalg.elementwise kind=#linalg.elementwise_kind<erf> ins(%scaled : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.map ins(%x, %erf : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) (%a: f32, %b: f32, %out: f32) {
    %0 = arith.mulf %a, %half : f32
    %1 = arith.addf %b, %one : f32
    %2 = arith.mulf %0, %1 : f32
    linalg.yield %2 : f32
  }
  return %r : tensor<?xf32>
}

// -----

// Two groups of channels, less the zero points of image and filter.
func.func @grouped(%image: tensor<1x2x1x3x3xi8>, %filter: tensor<2x2x1x2x2xi8>) -> tensor<1x2x2x2x2xi32> {
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %z = arith.constant dense<0> : tensor<1x2x2x2x2xi32>
  %r = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%image, %filter, %one, %three : tensor<1x2x1x3x3xi8>, tensor<2x2x1x2x2xi8>, i32, i32) outs(%z : tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
  return %r : tensor<1x2x2x2x2xi32>
}

// -----

// Rows that are scaled at once, and put into what is shared.
func.func @rows(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %e) -> (tensor<?x4xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<4xf32>
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %s = tensor.splat %f : tensor<4xf32>
    %t = tensor.empty() : tensor<4xf32>
    %p = linalg.mul ins(%row, %s : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x4xf32>
    }
  }
  return %r : tensor<?x4xf32>
}

// -----

// Heads of an image of tokens: split, transposed, joined again.
func.func @heads(%x: tensor<?x4xf32>) -> tensor<2x?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %s = tensor.expand_shape %x [[0], [1, 2]] output_shape [%n, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  %e = tensor.empty(%n) : tensor<2x?x2xf32>
  %t = linalg.transpose ins(%s : tensor<?x2x2xf32>) outs(%e : tensor<2x?x2xf32>) permutation = [1, 0, 2]
  %j = tensor.collapse_shape %t [[0], [1, 2]] : tensor<2x?x2xf32> into tensor<2x?xf32>
  return %j : tensor<2x?xf32>
}

// -----

// What a buffer holds, changed and put into another one.
func.func @buffers(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %two = arith.constant 2.0 : f32
  %m = bufferization.to_buffer %x read_only : tensor<?xf32> to memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %a : memref<?xf32> to memref<?xf32>
  %t = bufferization.to_tensor %a restrict writable : memref<?xf32> to tensor<?xf32>
  %w = linalg.fill ins(%two : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %f = bufferization.alloc_tensor() copy(%x) : tensor<?xf32>
  %r = linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%f, %w : tensor<?xf32>, tensor<?xf32>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Greatest bytes of windows, signed and unsigned, and a choice between elements.
func.func @chosen(%x: tensor<1x4x1xi8>, %c: tensor<1x2x1xi1>) -> tensor<1x2x1xi8> {
  %w = tensor.empty() : tensor<2xi8>
  %low = arith.constant dense<-128> : tensor<1x2x1xi8>
  %zero = arith.constant dense<0> : tensor<1x2x1xi8>
  %s = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%x, %w : tensor<1x4x1xi8>, tensor<2xi8>) outs(%low : tensor<1x2x1xi8>) -> tensor<1x2x1xi8>
  %u = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%x, %w : tensor<1x4x1xi8>, tensor<2xi8>) outs(%zero : tensor<1x2x1xi8>) -> tensor<1x2x1xi8>
  %e = tensor.empty() : tensor<1x2x1xi8>
  %r = linalg.select ins(%c, %s, %u : tensor<1x2x1xi1>, tensor<1x2x1xi8>, tensor<1x2x1xi8>) outs(%e : tensor<1x2x1xi8>) -> tensor<1x2x1xi8>
  return %r : tensor<1x2x1xi8>
}
