// Two halves of rows with other numbers between them, and the bits of all.
func @joined(%a: tensor<?x2xf32>, %b: tensor<?x3xf32>) -> tensor<?x7xi32> {
  %r = tensor.concat dim(1) %a, %b, %a : (tensor<?x2xf32>, tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<?x7xf32>
  %q = tensor.bitcast %r : tensor<?x7xf32> to tensor<?x7xi32>
  return %q : tensor<?x7xi32>
}

func @below(%a: tensor<?x?xf32>, %b: tensor<2x?xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// What is in a buffer of its own, and in the one of a memref that may be written to.
func @allocated(%a: tensor<?xi32>, %n: index) -> tensor<?x2xi32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c7 = constant 7 : i32
  %x = memref.alloc_tensor(%n) : tensor<?x2xi32>
  %z = linalg.fill(%c7, %x) : i32, tensor<?x2xi32> -> tensor<?x2xi32>
  %s = memref.alloc_tensor() copy(%a) : tensor<?xi32>
  %t = tensor.insert %c7 into %s[%c1] : tensor<?xi32>
  %m = memref.alloc(%n) : memref<?xi32>
  memref.tensor_store %a, %m : memref<?xi32>
  %l = memref.tensor_load %m {restrict, writable} : memref<?xi32>
  %u = tensor.insert %c7 into %l[%c0] : tensor<?xi32>
  %v = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %t : tensor<?xi32>, tensor<?xi32>) outs(%u : tensor<?xi32>) {
  ^bb0(%p: i32, %q: i32, %r: i32):
    %ten = constant 10 : i32
    %0 = muli %p, %ten : i32
    %1 = addi %0, %q : i32
    %2 = muli %1, %ten : i32
    %3 = addi %2, %r : i32
    linalg.yield %3 : i32
  } -> tensor<?xi32>
  %w = tensor.insert_slice %v into %z[0, 1] [%n, 1] [1, 1] : tensor<?xi32> into tensor<?x2xi32>
  return %w : tensor<?x2xi32>
}

// Columns of rows at places, and the same put elsewhere.
func @gathered(%a: tensor<?x3x?xi32>, %i: tensor<?x2xi32>) -> tensor<?x3xi32> {
  %r = tensor.gather %a[%i] gather_dims([0, 2]) : (tensor<?x3x?xi32>, tensor<?x2xi32>) -> tensor<?x3xi32>
  return %r : tensor<?x3xi32>
}

func @gathered_full(%a: tensor<2x3xi32>, %i: tensor<2x2x1xindex>) -> tensor<2x2x2x1xi32> {
  %r = tensor.gather %a[%i] gather_dims([1]) unique : (tensor<2x3xi32>, tensor<2x2x1xindex>) -> tensor<2x2x2x1xi32>
  return %r : tensor<2x2x2x1xi32>
}

func @scattered(%p: tensor<2x?xi32>, %a: tensor<?x?xi32>, %i: tensor<2x1xi64>) -> (tensor<?x?xi32>, tensor<?x?xi32>) {
  %r = tensor.scatter %p into %a[%i] scatter_dims([0]) unique : (tensor<2x?xi32>, tensor<?x?xi32>, tensor<2x1xi64>) -> tensor<?x?xi32>
  return %r, %a : tensor<?x?xi32>, tensor<?x?xi32>
}

func @element(%a: tensor<?x?xi32>, %i: tensor<2xindex>) -> i32 {
  %r = tensor.gather %a[%i] gather_dims([0, 1]) : (tensor<?x?xi32>, tensor<2xindex>) -> tensor<i32>
  %e = tensor.extract %r[] : tensor<i32>
  memref.dealloc_tensor %r : tensor<i32>
  return %e : i32
}
