func @vec(%m: memref<8x?xf32>, %v: vector<4xf32>, %n: index, %w: vector<2x4xf32>) -> vector<4xf32> {
  %z = constant 0.0 : f32
  %x = vector.transfer_read %m[%n, %n], %z : memref<8x?xf32>, vector<4xf32>
  %y = addf %x, %v : vector<4xf32>
  vector.transfer_write %y, %m[%n, %n] : vector<4xf32>, memref<8x?xf32>
  %e = vector.extract %w[1] : vector<2x4xf32>
  %k = vector.reduction "add", %e : vector<4xf32> into f32
  %b = vector.broadcast %k : f32 to vector<4xf32>
  %f = vector.fma %b, %e, %y : vector<4xf32>
  affine.for %i = 0 to 8 {
    %q = affine.vector_load %m[%i, %n] : memref<8x?xf32>, vector<4xf32>
    affine.vector_store %q, %m[%i, %n + 4] : memref<8x?xf32>, vector<4xf32>
  }
  %t = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %f, %e, %z : vector<4xf32>, vector<4xf32> into f32
  vector.print %t : f32
  return %f : vector<4xf32>
}
