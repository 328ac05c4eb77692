#map = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>
module  {
  memref.global @g : memref<8xf32> = uninitialized
  func @f(%arg0: memref<8xf32>, %arg1: memref<?x?xf32, #map>, %arg2: index) -> f32 {
    %0 = memref.disjoint %arg0, %arg1 : memref<8xf32>, memref<?x?xf32, #map>
    %1 = memref.get_global @g : memref<8xf32>
    %2 = memref.disjoint %arg0, %1 : memref<8xf32>, memref<8xf32>
    %3 = and %0, %2 : i1
    %4 = memref.disjoint %arg1, %1 : memref<?x?xf32, #map>, memref<8xf32>
    %5 = and %3, %4 : i1
    cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = call @f.noalias(%arg0, %arg1, %arg2) : (memref<8xf32>, memref<?x?xf32, #map>, index) -> f32
    return %6 : f32
  ^bb2:  // pred: ^bb0
    %7 = call @f.mayalias(%arg0, %arg1, %arg2) : (memref<8xf32>, memref<?x?xf32, #map>, index) -> f32
    return %7 : f32
  }
  func private @f.noalias(%arg0: memref<8xf32> {llvm.noalias}, %arg1: memref<?x?xf32, #map> {llvm.noalias}, %arg2: index) -> f32 attributes {llvm.linkage = "internal"} {
    %0 = memref.get_global @g : memref<8xf32>
    %1 = memref.cast %arg0 : memref<8xf32> to memref<?xf32>
    %cst = constant 0.000000e+00 : f32
    affine.for %arg3 = 0 to 7 {
      %2 = affine.load %1[%arg3 + 1] : memref<?xf32>
      affine.store %2, %arg1[%arg3, 0] : memref<?x?xf32, #map>
      affine.store %2, %0[%arg3] : memref<8xf32>
    }
    return %cst : f32
  }
  func private @f.mayalias(%arg0: memref<8xf32>, %arg1: memref<?x?xf32, #map>, %arg2: index) -> f32 attributes {llvm.linkage = "internal"} {
    %0 = memref.get_global @g : memref<8xf32>
    %1 = memref.cast %arg0 : memref<8xf32> to memref<?xf32>
    %cst = constant 0.000000e+00 : f32
    affine.for %arg3 = 0 to 7 {
      %2 = affine.load %1[%arg3 + 1] : memref<?xf32>
      affine.store %2, %arg1[%arg3, 0] : memref<?x?xf32, #map>
      affine.store %2, %0[%arg3] : memref<8xf32>
    }
    return %cst : f32
  }
}

