// What random modules seldom have.
func @switch(%a: index, %b: i32) -> (i32, index) {
  %0:2 = scf.index_switch %a {test.note} -> i32, index
  case 2 {
    %1 = constant 10 : i32
    scf.yield %1, %a : i32, index
  }
  case -5 {
    scf.yield %b, %a : i32, index
  }
  default {
    scf.yield %b, %a : i32, index
  }
  scf.index_switch %a
  default {
  }
  return %0#0, %0#1 : i32, index
}

func @forall(%a: tensor<8x?xf32>, %n: index, %m: memref<8xf32>, %v: f32) -> (tensor<8x?xf32>, tensor<8x?xf32>) {
  %0:2 = scf.forall (%i, %j) = (0, %n) to (8, 16) step (2, %n) shared_outs(%o = %a, %p = %a) -> (tensor<8x?xf32>, tensor<8x?xf32>) {
    %s = tensor.extract_slice %o[%i, %j] [2, %n] [1, 1] : tensor<8x?xf32> to tensor<2x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %j] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
      tensor.parallel_insert_slice %s into %p[%i, %j] [2, %n] [1, 1] {test.note} : tensor<2x?xf32> into tensor<8x?xf32>
    }
  } {mapping = [#gpu.block<linear_dim_1>, #gpu.thread<y>]}
  scf.forall (%i) in (8) {
    memref.store %v, %m[%i] : memref<8xf32>
  }
  scf.forall (%i) in (%n) {
    memref.store %v, %m[%i] : memref<8xf32>
  } {mapping = [#gpu.warp<x>], test.more = [#gpu.warpgroup<z>]}
  return %0#0, %0#1 : tensor<8x?xf32>, tensor<8x?xf32>
}
