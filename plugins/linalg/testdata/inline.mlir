// inline
#t = {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}

func @caller(%a: memref<?xf32>, %b: memref<?xf32>) {
  call @doubled(%a, %b) : (memref<?xf32>, memref<?xf32>) -> ()
  return
}

func @doubled(%a: memref<?xf32>, %b: memref<?xf32>) {
  linalg.generic #t ins(%a : memref<?xf32>) outs(%b : memref<?xf32>) {
  ^bb0(%0: f32, %1: f32):
    %2 = addf %0, %0 : f32
    linalg.yield %2 : f32
  }
  return
}
