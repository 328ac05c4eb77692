
// Calls what allocates in tensors.mlir, for valgrind.
func private @numbers(%n: index) -> tensor<?xf32> {
  %r = tensor.generate %n {
  ^bb0(%i: index):
    %k = index_cast %i : index to i32
    %x = sitofp %k : i32 to f32
    tensor.yield %x : f32
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}

func private @square(%m: index, %n: index) -> tensor<?x?xf32> {
  %r = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index):
    %s = addi %i, %j : index
    %k = index_cast %s : index to i32
    %x = sitofp %k : i32 to f32
    tensor.yield %x : f32
  } : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func private @first(%t: tensor<?xf32>, %sum: f32) -> f32 {
  %c1 = constant 1 : index
  %x = tensor.extract %t[%c1] : tensor<?xf32>
  %r = addf %x, %sum : f32
  return %r : f32
}

func private @corner(%t: tensor<?x?xf32>, %sum: f32) -> f32 {
  %c1 = constant 1 : index
  %x = tensor.extract %t[%c1, %c1] : tensor<?x?xf32>
  %r = addf %x, %sum : f32
  return %r : f32
}

func @run(%n: index) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c3 = constant 3 : index
  %c4 = constant 4 : index
  %yes = constant true
  %no = constant false
  %zero = constant 0.0 : f32
  %v = call @numbers(%n) : (index) -> tensor<?xf32>
  %m = call @square(%n, %n) : (index, index) -> tensor<?x?xf32>
  %p = call @prefix(%v) : (tensor<?xf32>) -> tensor<?xf32>
  %s1 = call @first(%p, %zero) : (tensor<?xf32>, f32) -> f32
  %q = call @iterate(%m, %p, %c3) : (tensor<?x?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
  %s2 = call @first(%q, %s1) : (tensor<?xf32>, f32) -> f32
  %w = call @some(%q) : (tensor<?xf32>) -> tensor<?xf32>
  %s3 = call @first(%w, %s2) : (tensor<?xf32>, f32) -> f32
  %r = call @reverse(%v) : (tensor<?xf32>) -> tensor<?xf32>
  %s4 = call @first(%r, %s3) : (tensor<?xf32>, f32) -> f32
  %a = call @attention(%m, %m, %m) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s5 = call @corner(%a, %s4) : (tensor<?x?xf32>, f32) -> f32
  %l = call @layerNorm(%m) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s6 = call @corner(%l, %s5) : (tensor<?x?xf32>, f32) -> f32
  %b:2 = call @both(%v) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %s7 = call @first(%b#0, %s6) : (tensor<?xf32>, f32) -> f32
  %s8 = call @first(%b#1, %s7) : (tensor<?xf32>, f32) -> f32
  %d:2 = call @moments(%m) : (tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %s9 = call @first(%d#1, %s8) : (tensor<?xf32>, f32) -> f32
  %eight = tensor.generate {
  ^bb0(%i: index):
    %k = index_cast %i : index to i32
    %x = sitofp %k : i32 to f32
    tensor.yield %x : f32
  } : tensor<8xf32>
  %j = call @jacobi(%eight, %c3) : (tensor<8xf32>, index) -> tensor<8xf32>
  %j1 = tensor.extract %j[%c1] : tensor<8xf32>
  %s10 = addf %s9, %j1 : f32
  %nine = tensor.generate {
  ^bb0(%i: index, %h: index):
    tensor.yield %s1 : f32
  } : tensor<3x3xf32>
  %e1 = call @either(%nine, %yes) : (tensor<3x3xf32>, i1) -> tensor<3x3xf32>
  %e2 = call @either(%nine, %no) : (tensor<3x3xf32>, i1) -> tensor<3x3xf32>
  %x1 = tensor.extract %e1[%c0, %c0] : tensor<3x3xf32>
  %x2 = tensor.extract %e2[%c0, %c0] : tensor<3x3xf32>
  %s11 = addf %s10, %x1 : f32
  %s12 = addf %s11, %x2 : f32
  %rows = tensor.generate %c4 {
  ^bb0(%i: index, %h: index):
    tensor.yield %zero : f32
  } : tensor<?x3xf32>
  %t = call @recurrent(%rows, %nine) : (tensor<?x3xf32>, tensor<3x3xf32>) -> tensor<?x3xf32>
  %t1 = tensor.extract %t[%c3, %c0] : tensor<?x3xf32>
  %s13 = addf %s12, %t1 : f32
  return %s13 : f32
}
