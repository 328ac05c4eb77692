// func(convert-vector-to-scf{lower-tensors})
func @both(%t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<2x3xi1>) -> tensor<?x?xf32> {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<2x3xf32>
  %1 = addf %0, %0 : vector<2x3xf32>
  %2 = vector.transfer_write %1, %t[%i, %i], %k : vector<2x3xf32>, tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// -----

func @deep(%t: tensor<?x8x?xf32>, %i: index, %v: vector<2x3x4xf32>) -> tensor<?x8x?xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i, %i] : vector<2x3x4xf32>, tensor<?x8x?xf32>
  return %0 : tensor<?x8x?xf32>
}
