// convert-parallel-loops-to-gpu
#map = affine_map<(d0) -> (d0)>
module  {
  func @parallel_loop(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?x?xf32>, %arg6: memref<?x?xf32>) {
    %c2 = constant 2 : index
    scf.parallel (%arg7, %arg8) = (%arg0, %arg1) to (%arg2, %arg3) step (%arg4, %c2) {
      %0 = memref.load %arg5[%arg7, %arg8] : memref<?x?xf32>
      memref.store %0, %arg6[%arg8, %arg7] : memref<?x?xf32>
      scf.yield
    } {mapping = [{bound = #map, map = #map, processor = 0 : i64}, {bound = #map, map = #map, processor = 1 : i64}]}
    return
  }
  func @nested(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?x?xf32>) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %c4 = constant 4 : index
    %cst = constant 1.000000e+00 : f32
    scf.parallel (%arg4, %arg5, %arg6, %arg7) = (%c0, %c0, %c0, %c0) to (%arg0, %arg1, %arg2, %arg0) step (%c4, %c4, %c1, %c1) {
      scf.parallel (%arg8, %arg9) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
        scf.parallel (%arg10) = (%c0) to (%c4) step (%c1) {
          memref.store %cst, %arg3[%arg4, %arg5, %arg8, %arg10] : memref<?x?x?x?xf32>
          scf.yield
        } {mapping = [{bound = #map, map = #map, processor = 6 : i64}]}
        scf.yield
      } {mapping = [{bound = #map, map = #map, processor = 3 : i64}, {bound = #map, map = #map, processor = 4 : i64}]}
      scf.yield
    } {mapping = [{bound = #map, map = #map, processor = 0 : i64}, {bound = #map, map = #map, processor = 1 : i64}, {bound = #map, map = #map, processor = 2 : i64}, {bound = #map, map = #map, processor = 6 : i64}]}
    return
  }
  func @reduce(%arg0: index, %arg1: memref<?xf32>) -> f32 {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %cst = constant 0.000000e+00 : f32
    %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%cst) -> f32 {
      %1 = memref.load %arg1[%arg2] : memref<?xf32>
      scf.reduce(%1)  : f32 {
      ^bb0(%arg3: f32, %arg4: f32):  // no predecessors
        %2 = addf %arg3, %arg4 : f32
        scf.reduce.return %2 : f32
      }
      scf.yield
    } {mapping = [{bound = #map, map = #map, processor = 0 : i64}]}
    return %0 : f32
  }
}


// -----
#map = affine_map<(d0) -> (d0)>
module  {
  func @sideeffect(%arg0: index, %arg1: memref<?x?xf32>) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %cst = constant 1.000000e+00 : f32
    scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
      memref.store %cst, %arg1[%arg2, %arg2] : memref<?x?xf32>
      scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) {
        memref.store %cst, %arg1[%arg2, %arg3] : memref<?x?xf32>
        scf.yield
      } {mapping = [{bound = #map, map = #map, processor = 3 : i64}]}
      scf.yield
    } {mapping = [{bound = #map, map = #map, processor = 0 : i64}]}
    return
  }
}


// -----
#map0 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map1 = affine_map<(d0)[s0] -> (8, -d0 + s0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (8, d0 - d1)>
#map4 = affine_map<(d0) -> (4, -d0 + 5)>
module  {
  func @tiled(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %c5 = constant 5 : index
    %c8 = constant 8 : index
    %c4 = constant 4 : index
    %cst = constant 1.000000e+00 : f32
    %c1 = constant 1 : index
    %c0 = constant 0 : index
    scf.parallel (%arg3, %arg4) = (%c0, %arg1) to (%arg0, %arg0) step (%c4, %c8) {
      %0 = affine.min #map0(%arg3)[%arg0]
      %1 = affine.min #map1(%arg4)[%arg0]
      scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%0, %1) step (%c1, %c1) {
        %2 = addi %arg5, %arg3 : index
        %3 = addi %arg6, %arg4 : index
        memref.store %cst, %arg2[%2, %3] : memref<?x?xf32>
        scf.yield
      } {mapping = [{bound = #map2, map = #map2, processor = 3 : i64}, {bound = #map2, map = #map2, processor = 4 : i64}]}
      scf.yield
    } {mapping = [{bound = #map2, map = #map2, processor = 0 : i64}, {bound = #map2, map = #map2, processor = 1 : i64}]}
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.parallel (%arg4, %arg5) = (%c0, %arg1) to (%arg0, %arg3) step (%c4, %c8) {
        %0 = affine.min #map0(%arg4)[%arg0]
        %1 = affine.min #map3(%arg3, %arg5)
        scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%0, %1) step (%c1, %c1) {
          %2 = addi %arg6, %arg4 : index
          %3 = addi %arg7, %arg5 : index
          memref.store %cst, %arg2[%2, %3] : memref<?x?xf32>
          scf.yield
        } {mapping = [{bound = #map2, map = #map2, processor = 3 : i64}, {bound = #map2, map = #map2, processor = 4 : i64}]}
        scf.yield
      } {mapping = [{bound = #map2, map = #map2, processor = 0 : i64}, {bound = #map2, map = #map2, processor = 1 : i64}]}
      scf.parallel (%arg4, %arg5) = (%c0, %arg1) to (%arg0, %arg3) step (%c1, %c1) {
        %0 = addi %arg4, %arg5 : index
        scf.parallel (%arg6) = (%c0) to (%c5) step (%c4) {
          %1 = affine.min #map4(%arg6)
          scf.parallel (%arg7) = (%c0) to (%1) step (%c1) {
            memref.store %cst, %arg2[%arg4, %0] : memref<?x?xf32>
            scf.yield
          } {mapping = [{bound = #map2, map = #map2, processor = 6 : i64}]}
          scf.yield
        } {mapping = [{bound = #map2, map = #map2, processor = 3 : i64}]}
        scf.yield
      } {mapping = [{bound = #map2, map = #map2, processor = 0 : i64}, {bound = #map2, map = #map2, processor = 1 : i64}]}
    }
    return
  }
}

