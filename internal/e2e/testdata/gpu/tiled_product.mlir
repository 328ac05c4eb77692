func.func @main(%A: memref<32x48xf32>, %B: memref<48x16xf32>, %C: memref<32x16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c4, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c8, %sz = %c1)
             workgroup(%As : memref<8x8xf32, #gpu.address_space<workgroup>>, %Bs : memref<8x8xf32, #gpu.address_space<workgroup>>)
             private(%acc : memref<1xf32, #gpu.address_space<private>>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %zero = arith.constant 0.0 : f32
    %row = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%by, %ty)
    %col = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%bx, %tx)
    memref.store %zero, %acc[%c0] : memref<1xf32, #gpu.address_space<private>>
    scf.for %kt = %c0 to %c6 step %c1 {
      %ka = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%kt, %tx)
      %kb = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%kt, %ty)
      %a = memref.load %A[%row, %ka] : memref<32x48xf32>
      memref.store %a, %As[%ty, %tx] : memref<8x8xf32, #gpu.address_space<workgroup>>
      %b = memref.load %B[%kb, %col] : memref<48x16xf32>
      memref.store %b, %Bs[%ty, %tx] : memref<8x8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      scf.for %k = %c0 to %c8 step %c1 {
        %x = memref.load %As[%ty, %k] : memref<8x8xf32, #gpu.address_space<workgroup>>
        %y = memref.load %Bs[%k, %tx] : memref<8x8xf32, #gpu.address_space<workgroup>>
        %o = memref.load %acc[%c0] : memref<1xf32, #gpu.address_space<private>>
        %s = math.fma %x, %y, %o : f32
        memref.store %s, %acc[%c0] : memref<1xf32, #gpu.address_space<private>>
      }
      gpu.barrier
    }
    %r = memref.load %acc[%c0] : memref<1xf32, #gpu.address_space<private>>
    memref.store %r, %C[%row, %col] : memref<32x16xf32>
    gpu.terminator
  }
  return
}
