#m = affine_map<(d0, d1) -> (d1, d0)>
#s = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
module attributes {d.top = #m} {
  memref.global "private" @g : memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 2 + d1)>> = uninitialized
  func private @decl(memref<4x4xf32, #m> {a.b = #s}) -> (memref<8xf32, 3>, memref<4x4xf32, #m>)
  func @main(%a: memref<4x4xf32, #m>, %i: index, %n: index) -> tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1> attributes {z = affine_map<(d0) -> (d0 + 7)>} {
    %c0 = constant 0 : index
    %c0_again = constant 0 : index
    %x = affine.load %a[%i + 1, %n - %i] : memref<4x4xf32, #m>
    affine.for %k = 0 to min affine_map<(d0)[s0] -> (d0, s0 + 8)>(%n)[%i] step 2 {
      affine.if #s(%k)[%n] {
        affine.store %x, %a[%k, 0] : memref<4x4xf32, #m>
      }
      "unknown.op"(%k, %a) {map = affine_map<(d0) -> (d0 + 9)>, t = (memref<1xf32, affine_map<(d0) -> (d0 + 11)>>) -> ()} : (index, memref<4x4xf32, #m>) -> ()
    }
    %r:2 = call @decl(%a) : (memref<4x4xf32, #m>) -> (memref<8xf32, 3>, memref<4x4xf32, #m>)
    %t = "x.y"(%r#0, %r#1) : (memref<8xf32, 3>, memref<4x4xf32, #m>) -> tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1>
    %ap = affine.apply affine_map<(d0) -> (d0 * 5)>(%i)
    %v = vector.transfer_read %a[%i, %n], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32, #m>, vector<4xf32>
    return %t : tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1>
  }
}
