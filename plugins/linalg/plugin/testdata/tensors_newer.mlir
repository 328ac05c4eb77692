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
