#m0 = affine_map<(d0, d1, d2) -> (d2, d0)>
#m1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#m2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#b1 = affine_map<(d0, d1, d2) -> (d2)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#bc = affine_map<(d0, d1) -> (d1)>
#sc = affine_map<(d0, d1) -> ()>
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>, %v: tensor<?xf32>, %ia: tensor<?x?xi8>, %ib: tensor<?x?xi8>, %io: tensor<?x?xi32>, %s: f32, %p: tensor<?x?xi1>, %a3: tensor<?x?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul indexing_maps = [#m0, #m1, #m2] ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.matmul indexing_maps = [#b1, #m1, #m2] {x = 1 : i32} ins(%v, %b : tensor<?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, y} ins(%ia, %ib : tensor<?x?xi8>, tensor<?x?xi8>) outs(%io : tensor<?x?xi32>) -> tensor<?x?xi32>
  %3 = linalg.contract indexing_maps = [#m0, #m1, #m2] ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %30 = linalg.contract indexing_maps = [#m0, #m1, #m2] {cast = #linalg.type_fn<cast_unsigned>} ins(%ia, %ib : tensor<?x?xi8>, tensor<?x?xi8>) outs(%io : tensor<?x?xi32>) -> tensor<?x?xi32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#tr, #bc, #id] ins(%a, %v : tensor<?x?xf32>, tensor<?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %50 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#id, #sc, #id] ins(%a, %s : tensor<?x?xf32>, f32) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %6 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%p, %a, %b : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %7 = linalg.batch_reduce_matmul ins(%a3, %a3 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %8 = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %9 = linalg.map { arith.addf } ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>)
  %10 = linalg.map ins(%a : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) (%x: f32, %init: f32) { %y = math.exp %x : f32
 linalg.yield %y : f32 }
  %11 = linalg.map ins(%a : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) (%x: f32, %init: f32) { %y = arith.addf %x, %init : f32
 linalg.yield %y : f32 }
  %12 = linalg.map { math.exp } ins(%a : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>)
  return %0 : tensor<?x?xf32>
}

// -----
func.func @p(%a: tensor<?x?xf32>, %d: tensor<?x?x8x?xf32>, %s: tensor<128x256xf32>, %sd: tensor<16x8x8x32xf32>, %e: tensor<?x?x8x?xf32>, %n: index, %c: f32) -> tensor<?x?xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  %1 = linalg.pack %a padding_value(%c : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  %2 = linalg.unpack %d outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %a {q} : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
  %3 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %sd : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return %2 : tensor<?x?xf32>
}
func.func @b(%t: tensor<?x4xf32>, %m: memref<?x4xf32>, %u: tensor<*xf32>, %n: index) -> tensor<?x4xf32> {
  %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32>
  %1 = bufferization.to_buffer %t read_only : tensor<?x4xf32> to memref<?x4xf32>
  %2 = bufferization.to_tensor %m restrict writable : memref<?x4xf32> to tensor<?x4xf32>
  %3 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
  %4 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %5 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %6 = bufferization.alloc_tensor(%n) size_hint=%n {memory_space = 1 : i64} : tensor<?x4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  bufferization.dealloc_tensor %4 : tensor<?x4xf32>
  %8 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  return %4 : tensor<?x4xf32>
}
func.func @t(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %n: index, %c: f32, %sh: tensor<2xindex>) -> tensor<?x4xf32> {
  %0 = tensor.concat dim(0) %t, %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.splat %c : tensor<3x4xf32>
  %2 = tensor.splat %c[%n, %n] : tensor<?x?xf32>
  %3 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %4 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %5 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xi32>
  %6 = tensor.from_elements %c, %c : tensor<2xf32>
  %7 = tensor.reshape %t(%sh) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %8 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %9 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<?x4xf32>
  %r = tensor.rank %u : tensor<*xf32>
  %10 = tensor.insert_slice %t into %0[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  %11 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?x4xf32>) {
    %x = tensor.extract_slice %o[%i, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    }
  }
  %12 = tensor.empty(%n) : tensor<?x4xf32>
  %13 = tensor.pad %t low[0, 1] high[%n, 1] { ^bb0(%i: index, %j: index):
  tensor.yield %c : f32 } : tensor<?x4xf32> to tensor<?x6xf32>
  return %11 : tensor<?x4xf32>
}

// -----
func.func @f(%a: tensor<?x?xi32>, %o: tensor<?xi32>, %t: tensor<?x?xi32>, %m: memref<?xi32>, %fa: tensor<?x?xf32>, %fo: tensor<?xf32>) -> tensor<?xi32> {
  %0 = linalg.reduce { arith.addi } ins(%a : tensor<?x?xi32>) outs(%o : tensor<?xi32>) dimensions = [1]
  %1 = linalg.reduce ins(%a : tensor<?x?xi32>) outs(%o : tensor<?xi32>) dimensions = [1] (%in: i32, %init: i32) {
    %x = arith.addi %in, %in : i32
    %y = arith.addi %x, %init : i32
    linalg.yield %y : i32
  }
  %2 = linalg.transpose ins(%a : tensor<?x?xi32>) outs(%t : tensor<?x?xi32>) permutation = [1, 0]
  %3 = linalg.broadcast ins(%o : tensor<?xi32>) outs(%t : tensor<?x?xi32>) dimensions = [1]
  %4 = linalg.reduce { arith.maximumf } ins(%fa : tensor<?x?xf32>) outs(%fo : tensor<?xf32>) dimensions = [1]
  %5 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%fa : tensor<?x?xf32>) outs(%fo : tensor<?xf32>) dimensions = [1]
  %60:2 = linalg.reduce ins(%a, %fa : tensor<?x?xi32>, tensor<?x?xf32>) outs(%o, %fo : tensor<?xi32>, tensor<?xf32>) dimensions = [1] (%i: i32, %x: f32, %j: i32, %y: f32) {
    linalg.yield %j, %x : i32, f32
  }
  %6 = linalg.map { arith.addi {overflowFlags = #arith.overflow<nsw>} } ins(%a, %a : tensor<?x?xi32>, tensor<?x?xi32>) outs(%t : tensor<?x?xi32>)
  %7 = linalg.copy ins(%a : tensor<?x?xi32>) outs(%t : tensor<?x?xi32>) -> tensor<?x?xi32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%o : tensor<?xi32>) outs(%o : tensor<?xi32>) {
  ^bb0(%p: i32, %q: i32):
    linalg.yield %p : i32
  } -> tensor<?xi32>
  %9 = linalg.map { math.absi } ins(%a : tensor<?x?xi32>) outs(%t : tensor<?x?xi32>)
  return %0 : tensor<?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.abs ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.add ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.add ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.batch_matmul ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.batch_matvec ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.batch_mmt4d ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.batch_reduce_matmul ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.batch_vecmat ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.ceil ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %o0: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.conv_1d ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%o0 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.conv_2d ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.conv_3d ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.copy ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o0: tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32> {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.div ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.div ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.div_unsigned ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %o0: tensor<f32>) -> tensor<f32> {
  %r = linalg.dot ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%o0 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.erf ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.exp ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.floor ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.log ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xi8>, %a1: tensor<?x?xi8>, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.matmul ins(%a0, %a1 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.matvec ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.max ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.max ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.min ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.min ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.mmt4d ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.mul ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.mul ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.negf ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xi32>, %a1: tensor<?x?x?xi32>, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xi32>, tensor<?x?x?xi32>) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xi32>, %a1: tensor<?x?x?xi32>, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xi32>, tensor<?x?x?xi32>) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o0: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %r = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o0 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?x?xi32>, %a1: tensor<?x?x?xi32>, %o0: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
  %r = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xi32>, tensor<?x?x?xi32>) outs(%o0 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %r = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %o0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%o0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.powf ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<?x?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %r = linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : tensor<?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%o0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xi8>, %a1: tensor<?x?xi8>, %a2: i32, %a3: i32, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<?x?xi8>, tensor<?x?xi8>, i32, i32) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.reciprocal ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.round ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.rsqrt ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xi1>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.select ins(%a0, %a1, %a2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.sqrt ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.square ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.sub ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?x?xi32>, %a1: tensor<?x?xi32>, %o0: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.sub ins(%a0, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o0 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----
func.func @f(%a0: tensor<?x?xf32>, %o0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.tanh ins(%a0 : tensor<?x?xf32>) outs(%o0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<?x?xf32>, %o0: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.vecmat ins(%a0, %a1 : tensor<?xf32>, tensor<?x?xf32>) outs(%o0 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
