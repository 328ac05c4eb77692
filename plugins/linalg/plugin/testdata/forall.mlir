// Each iteration doubles its part in place.
func @double(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) = (0) to (8) step (2) shared_outs(%o = %a) -> (tensor<8xf32>) {
    %p = tensor.extract_slice %o[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %d = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%p : tensor<2xf32>) {
    ^bb0(%x: f32):
      %s = addf %x, %x : f32
      linalg.yield %s : f32
    } -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %d into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// Each element becomes the sum with its right neighbour as it was before the loop.
func @neighbours(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %m = subi %n, %c1 : index
  %r = scf.forall (%i) in (%m) shared_outs(%o = %a) -> (tensor<?xf32>) {
    %j = addi %i, %c1 : index
    %x = tensor.extract %o[%i] : tensor<?xf32>
    %y = tensor.extract %o[%j] : tensor<?xf32>
    %s = addf %x, %y : f32
    %p = tensor.from_elements %s : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r, %a : tensor<?xf32>, tensor<?xf32>
}

// Parts go to two outputs, the first of which holds nothing before.
func @transposed(%a: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<2x3xf32>) {
  %e = linalg.init_tensor [3, 2] : tensor<3x2xf32>
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %r:2 = scf.forall (%i, %j) in (2, 3) shared_outs(%o = %e, %q = %a) -> (tensor<3x2xf32>, tensor<2x3xf32>) {
    %p = tensor.extract_slice %a[%i, %j] [1, 1] [1, 1] : tensor<2x3xf32> to tensor<1x1xf32>
    %z = tensor.extract %p[%c0, %c0] : tensor<1x1xf32>
    %y = addf %z, %z : f32
    %w = tensor.from_elements %y : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%j, %i] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<3x2xf32>
      tensor.parallel_insert_slice %w into %q[%i, %j] [1, 1] [1, 1] : tensor<1xf32> into tensor<2x3xf32>
    }
  }
  return %r#0, %r#1 : tensor<3x2xf32>, tensor<2x3xf32>
}


// A tensor of the surroundings is written to in an iteration: each has its own.
func @private(%b: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %e = linalg.init_tensor [4] : tensor<4xf32>
  %c0 = constant 0 : index
  %one = constant 1.0 : f32
  %r = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<4xf32>) {
    %k = index_cast %i : index to i32
    %f = sitofp %k : i32 to f32
    %t = tensor.insert %f into %b[%c0] : tensor<2xf32>
    %u = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%t : tensor<2xf32>) {
    ^bb0(%x: f32):
      %s = addf %x, %one : f32
      linalg.yield %s : f32
    } -> tensor<2xf32>
    %p = tensor.extract_slice %u[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r, %b : tensor<4xf32>, tensor<2xf32>
}

// The loop inside of another one goes on with what it gave before.
func @again(%a: tensor<6xf32>, %n: index) -> tensor<6xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<6xf32>) {
    %s = scf.forall (%i) = (1) to (6) step (2) shared_outs(%o = %t) -> (tensor<6xf32>) {
      %j = subi %i, %c1 : index
      %p = tensor.extract_slice %o[%i] [1] [1] : tensor<6xf32> to tensor<1xf32>
      %q = tensor.extract_slice %o[%j] [1] [1] : tensor<6xf32> to tensor<1xf32>
      %d = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
          ins(%q : tensor<1xf32>) outs(%p : tensor<1xf32>) {
      ^bb0(%x: f32, %y: f32):
        %z = addf %x, %y : f32
        linalg.yield %z : f32
      } -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %d into %o[%i] [1] [1] : tensor<1xf32> into tensor<6xf32>
      }
    }
    scf.yield %s : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}
