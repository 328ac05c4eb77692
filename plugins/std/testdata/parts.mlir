func private @g(memref<?xf32>) -> f32
func @f(%a: f32, %v: vector<4xf32>, %m: memref<?x4xf32>, %n: index, %i: i32) -> (f32, vector<4xf32>) {
  %0 = math.exp %a : f32
  %1 = absf %0 : f32
  %c = constant 0 : index
  memref.store %1, %m[%n, %c] : memref<?x4xf32>
  %b = splat %a : vector<4xf32>
  vector.print %b : vector<4xf32>
  %w = addf %b, %v : vector<4xf32>
  %t = memref.load %m[%n, %c] : memref<?x4xf32>
  %old = atomic_rmw addf %a, %m[%n, %c] : (f32, memref<?x4xf32>) -> f32
  %u = memref.alloc(%n) : memref<?xf32>
  %z = call @g(%u) : (memref<?xf32>) -> f32
  %h = cmpf olt, %z, %t : f32
  assert %h, "less"
  cond_br %h, ^bb1(%old, %w, %n : f32, vector<4xf32>, index), ^bb2
^bb1(%p: f32, %q: vector<4xf32>, %k: index):
  %d = memref.dim %u, %c : memref<?xf32>
  %x = addi %d, %k : index
  %e = index_cast %x : index to i32
  %l = sitofp %e : i32 to f32
  %o = addf %p, %l : f32
  switch %i : i32, [
    default: ^bb3(%u, %n : memref<?xf32>, index),
    7: ^bb2
  ]
^bb2:
  br ^bb3(%u, %c : memref<?xf32>, index)
^bb3(%s: memref<?xf32>, %j: index):
  %y = memref.load %s[%j] : memref<?xf32>
  return %y, %w : f32, vector<4xf32>
}
