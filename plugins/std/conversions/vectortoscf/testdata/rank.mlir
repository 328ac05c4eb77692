// func(convert-vector-to-scf{target-rank=2})
func @three(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<4x3x2xi1>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : memref<?x?x?xf32>, vector<4x3x2xf32>
  vector.transfer_write %0, %m[%i, %i, %i] : vector<4x3x2xf32>, memref<?x?x?xf32>
  return
}

// -----

func @columns(%m: memref<8x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
