// func(linalg-promote-subviews,canonicalize,cse)
#map = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
func @mm(%A: memref<8x16xf32>, %B: memref<16x12xf32>, %C: memref<?x?xf32>, %m: index, %f: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %c8 = constant 8 : index
  %c3 = constant 3 : index
  scf.for %i = %c0 to %c8 step %c4 {
    scf.for %j = %c0 to %c8 step %c3 {
      %a = memref.subview %A[%i, 0] [4, 16] [1, 1] : memref<8x16xf32> to memref<4x16xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
      %mm = affine.min affine_map<(d0) -> (3, 12 - d0, 7)>(%j)
      %b = memref.subview %B[0, %j] [16, %mm] [1, 1] : memref<16x12xf32> to memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 12 + s0 + d1)>>
      %c = memref.subview %C[%i, %j] [4, %mm] [1, 1] : memref<?x?xf32> to memref<4x?xf32, #map>
      linalg.matmul ins(%a, %b : memref<4x16xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>, memref<16x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 12 + s0 + d1)>>) outs(%c : memref<4x?xf32, #map>)
    }
  }
  return
}
// -----
#map = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
func @dyn(%A: memref<?x?xf64>, %C: memref<?x?xf64>, %m: index, %f: f64) {
  %a = memref.subview %A[%m, 0] [%m, 16] [2, 1] : memref<?x?xf64> to memref<?x16xf64, #map>
  linalg.copy(%a, %C) : memref<?x16xf64, #map>, memref<?x?xf64>
  linalg.fill(%f, %a) : f64, memref<?x16xf64, #map>
  return
}
// -----
func @generic(%A: memref<8x16xi1>, %C: memref<?x?xf64>, %m: index) {
  %a = memref.subview %A[%m, 0] [1, 16] [1, 1] : memref<8x16xi1> to memref<1x16xi1, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  linalg.generic {indexing_maps=[affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>], iterator_types=["parallel","parallel"]} ins(%a:  memref<1x16xi1, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>) outs(%C: memref<?x?xf64>) {
  ^bb0(%x: i1, %y: f64):
    linalg.yield %y : f64
  }
  return
}
// -----
#m1 = affine_map<(d0)[s0] -> (d0 + s0)>
func @red(%A: memref<?x?xf64>, %C: memref<?xf64>, %m: index) {
  %a = memref.subview %A[%m, 0] [1, 16] [1, 1] : memref<?x?xf64> to memref<16xf64, #m1>
  linalg.copy(%a, %C) : memref<16xf64, #m1>, memref<?xf64>
  return
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module  {
  func @red(%arg0: memref<?x?xf64>, %arg1: memref<?xf64>, %arg2: index) {
    %c0 = constant 0 : index
    %0 = memref.subview %arg0[%arg2, 0] [1, 16] [1, 1] : memref<?x?xf64> to memref<16xf64, #map>
    %1 = memref.alloc() : memref<128xi8>
    %2 = memref.view %1[%c0][] : memref<128xi8> to memref<16xf64>
    linalg.copy(%0, %2) : memref<16xf64, #map>, memref<16xf64> 
    linalg.copy(%2, %arg1) : memref<16xf64>, memref<?xf64> 
    memref.dealloc %1 : memref<128xi8>
    return
  }
}
// -----
#row = affine_map<(d0)[s0] -> (d0 + s0)>
func @shared_outputs(%a: memref<8xf32>, %i: index, %j: index) {
  %0 = memref.subview %a[%i] [4] [1] : memref<8xf32> to memref<4xf32, #row>
  %1 = memref.subview %a[%j] [4] [1] : memref<8xf32> to memref<4xf32, #row>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0, %1 : memref<4xf32, #row>, memref<4xf32, #row>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y, %x : f32, f32
  }
  return
}
// wanted
#map0 = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0) -> (d0)>
module  {
  func @shared_outputs(%arg0: memref<8xf32>, %arg1: index, %arg2: index) {
    %0 = memref.subview %arg0[%arg1] [4] [1] : memref<8xf32> to memref<4xf32, #map0>
    %1 = memref.subview %arg0[%arg2] [4] [1] : memref<8xf32> to memref<4xf32, #map0>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} outs(%0, %1 : memref<4xf32, #map0>, memref<4xf32, #map0>) {
    ^bb0(%arg3: f32, %arg4: f32):  // no predecessors
      linalg.yield %arg4, %arg3 : f32, f32
    }
    return
  }
}
// -----
#row = affine_map<(d0)[s0] -> (d0 + s0)>
func @wide(%a: memref<8xvector<16xf32>>, %b: memref<8xi24>, %i: index, %v: vector<16xf32>, %n: i24) {
  %0 = memref.subview %a[%i] [4] [1] : memref<8xvector<16xf32>> to memref<4xvector<16xf32>, #row>
  linalg.fill(%v, %0) : vector<16xf32>, memref<4xvector<16xf32>, #row>
  %1 = memref.subview %b[%i] [4] [1] : memref<8xi24> to memref<4xi24, #row>
  linalg.fill(%n, %1) : i24, memref<4xi24, #row>
  return
}
// wanted
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module  {
  func @wide(%arg0: memref<8xvector<16xf32>>, %arg1: memref<8xi24>, %arg2: index, %arg3: vector<16xf32>, %arg4: i24) {
    %c0 = constant 0 : index
    %0 = memref.subview %arg0[%arg2] [4] [1] : memref<8xvector<16xf32>> to memref<4xvector<16xf32>, #map>
    linalg.fill(%arg3, %0) : vector<16xf32>, memref<4xvector<16xf32>, #map> 
    %1 = memref.subview %arg1[%arg2] [4] [1] : memref<8xi24> to memref<4xi24, #map>
    %2 = memref.alloc() : memref<16xi8>
    %3 = memref.view %2[%c0][] : memref<16xi8> to memref<4xi24>
    linalg.copy(%1, %3) : memref<4xi24, #map>, memref<4xi24> 
    linalg.fill(%arg4, %3) : i24, memref<4xi24> 
    linalg.copy(%3, %1) : memref<4xi24>, memref<4xi24, #map> 
    memref.dealloc %2 : memref<16xi8>
    return
  }
}
