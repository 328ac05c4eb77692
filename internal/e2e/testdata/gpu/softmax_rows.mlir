func.func @main(%a: memref<4x64xf32>, %b: memref<4x64xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %v = memref.load %a[%bx, %tx] : memref<4x64xf32>
    %max = gpu.all_reduce maximumf %v uniform {} : (f32) -> f32
    %d = arith.subf %v, %max : f32
    %e = math.exp %d : f32
    %sum = gpu.all_reduce add %e {} : (f32) -> f32
    %q = arith.divf %e, %sum : f32
    memref.store %q, %b[%bx, %tx] : memref<4x64xf32>
    gpu.terminator
  }
  return
}
