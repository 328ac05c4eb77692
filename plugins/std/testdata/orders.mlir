func private @g(memref<?xf32>) -> complex<f32>
func @f(%a: f32, %v: vector<2x4xf32>, %m: memref<?x4xf32>, %n: index) -> (f32, vector<2x4xf32>) {
  %0 = math.exp %a : f32
  %1 = math.expm1 %a : f32
  %2 = math.log %v : vector<2x4xf32>
  %c = arith.constant 0 : index
  memref.store %1, %m[%n, %c] : memref<?x4xf32>
  %x = vector.extract %2[1] : vector<2x4xf32>
  vector.print %x : vector<4xf32>
  %b = vector.broadcast %a : f32 to vector<2x4xf32>
  %w = vector.fma %2, %b, %v : vector<2x4xf32>
  %s = memref.subview %m[0, 1][%n, 1][1, 1] : memref<?x4xf32> to memref<?xf32, affine_map<(d0) -> (d0 * 4 + 1)>>
  %t = memref.load %s[%n] : memref<?xf32, affine_map<(d0) -> (d0 * 4 + 1)>>
  %u = memref.alloc(%n) : memref<?xf32>
  %z = call @g(%u) : (memref<?xf32>) -> complex<f32>
  %y = complex.add %z, %z : complex<f32>
  %r = complex.re %y : complex<f32>
  %k = vector.extract %w[0, 2] : vector<2x4xf32>
  %h = cmpf olt, %r, %t : f32
  cond_br %h, ^bb1(%k, %w : f32, vector<2x4xf32>), ^bb2
^bb1(%p: f32, %q: vector<2x4xf32>):
  %d = memref.dim %u, %c : memref<?xf32>
  %e = index_cast %d : index to i32
  %l = sitofp %e : i32 to f32
  %o = addf %p, %l : f32
  return %o, %q : f32, vector<2x4xf32>
^bb2:
  return %r, %2 : f32, vector<2x4xf32>
}
