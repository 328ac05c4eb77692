// Results that mlir-opt-19 names after their operations.
func.func @m(%i: index, %u: memref<*xf32>, %by: memref<1024xi8>, %b: i1, %f: f32, %s: memref<2xindex>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  %2 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %3 = memref.dim %2, %i : memref<?xf32>
  %4 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
  %5:4 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
  %6 = memref.generic_atomic_rmw %0[%i] : memref<4xf32> { ^bb0(%x: f32): memref.atomic_yield %x : f32 }
  %7 = memref.get_global @g : memref<4xf32>
  %8 = memref.memory_space_cast %0 : memref<4xf32> to memref<4xf32, 1>
  %9 = memref.rank %u : memref<*xf32>
  %10 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %11 = memref.reinterpret_cast %0 to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  %12 = memref.reshape %0(%s) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xf32>
  %13 = memref.expand_shape %0 [[0,1]] output_shape [2,2] : memref<4xf32> into memref<2x2xf32>
  %14 = memref.collapse_shape %13 [[0,1]] : memref<2x2xf32> into memref<4xf32>
  %15 = memref.subview %0[1][2][1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %16 = memref.transpose %13 (i,j)->(j,i) : memref<2x2xf32> to memref<2x2xf32, strided<[1,2]>>
  %17 = memref.view %by[%i][] : memref<1024xi8> to memref<16xf32>
  %18 = memref.atomic_rmw addf %f, %0[%i] : (f32, memref<4xf32>) -> f32
  %19 = memref.load %0[%i] : memref<4xf32>
  %20 = memref.alloca_scope -> f32 { memref.alloca_scope.return %f : f32 }
  %21 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
  %22 = bufferization.to_tensor %0 : memref<4xf32>
  %23 = bufferization.to_memref %22 : memref<4xf32>
  %24 = bufferization.to_tensor %0 restrict writable : memref<4xf32>
  %25 = bufferization.alloc_tensor(%i) {memory_space = 1 : i64} : tensor<?xf32>
  %26 = bufferization.alloc_tensor() copy(%25) size_hint=%i : tensor<?xf32>
  bufferization.dealloc_tensor %26 : tensor<?xf32>
  return
}
memref.global @g : memref<4xf32>
func.func @t(%i: index, %u: tensor<*xf32>, %t: tensor<4xf32>, %m: tensor<4x8xf32>, %f: f32, %sh: tensor<2xindex>, %sh1: tensor<2x1xindex>, %b: i1, %n: i32, %c: complex<f32>) {
  %1 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %3 = tensor.dim %1, %i : tensor<?xf32>
  %4 = tensor.empty() : tensor<4xf32>
  %5 = tensor.extract %t[%i] : tensor<4xf32>
  %6 = tensor.extract_slice %t[0][2][1] : tensor<4xf32> to tensor<2xf32>
  %7 = tensor.from_elements %f, %f : tensor<2xf32>
  %50 = tensor.gather %t[%sh1] gather_dims([0]) unique : (tensor<4xf32>, tensor<2x1xindex>) -> tensor<2xf32>
  %51 = tensor.scatter %50 into %t[%sh1] scatter_dims([0]) unique : (tensor<2xf32>, tensor<4xf32>, tensor<2x1xindex>) -> tensor<4xf32>
  %9 = tensor.generate { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32>
  %10 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %11 = tensor.insert_slice %6 into %t[0][2][1] : tensor<2xf32> into tensor<4xf32>
  %12 = tensor.rank %u : tensor<*xf32>
  %13 = tensor.reshape %t(%sh) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  %14 = tensor.expand_shape %t [[0,1]] output_shape [2,2] : tensor<4xf32> into tensor<2x2xf32>
  %15 = tensor.collapse_shape %14 [[0,1]] : tensor<2x2xf32> into tensor<4xf32>
  %16 = tensor.pad %t low[1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  %17 = tensor.splat %f : tensor<4xf32>
  %19 = vector.splat %f : vector<4xf32>
  %21:2 = arith.addui_extended %n, %n : i32, i1
  %22:2 = arith.mului_extended %n, %n : i32
  %23 = arith.constant dense<1.0> : tensor<4xf32>
  %24 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %25 = func.constant @m : (index, memref<*xf32>, memref<1024xi8>, i1, f32, memref<2xindex>) -> ()
  %26 = arith.constant true
  %27 = arith.constant 300000000000 : index
  %28 = arith.constant -1 : i8
  %29 = arith.constant 1.0 : f32
  %30 = vector.step : vector<4xindex>
  %31:2 = vector.deinterleave %19 : vector<4xf32> -> vector<2xf32>
  %w = vector.broadcast %f : f32 to vector<4x4xf32>
  %acc = vector.broadcast %f : f32 to vector<4xf32>
  %34 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  return
}
