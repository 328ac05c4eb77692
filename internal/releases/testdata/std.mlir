#map = affine_map<(d0)[s0] -> (d0 + s0)>
module @all attributes {test.note = [1, "two", @fill]} {
  memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>
  func @fill(%m: memref<?xf32>, %v: f32, %n: index) -> index {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %d = memref.dim %m, %c0 : memref<?xf32>
    scf.for %i = %c0 to %d step %c1 {
      memref.store %v, %m[%i] : memref<?xf32>
    }
    affine.for %i = 0 to %n {
      %x = affine.load %m[%i + 1] : memref<?xf32>
      affine.store %x, %m[%i] : memref<?xf32>
    }
    %a = affine.apply #map(%d)[%n]
    %less = cmpi slt, %a, %d : index
    %r = select %less, %a, %d : index
    return %r : index
  }
  func @vectors(%v: vector<4xf32>, %t: tensor<?x4xf32>, %i: index) -> (f32, f32) {
    %e = vector.extract %v[1] : vector<4xf32>
    %x = tensor.extract %t[%i, %i] : tensor<?x4xf32>
    %s = math.sqrt %e : f32
    return %s, %x : f32, f32
  }
}
