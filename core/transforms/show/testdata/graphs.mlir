#map = affine_map<(d0) -> (d0 + 1)>
"x.leaf"() : () -> ()
"a.b"() ( {
  "a.c"() : () -> ()
 }, {
  "a.d"() : () -> ()
  br ^bb1
 ^bb1:
  "a.e"() : () -> ()
}) : () -> ()
"a.f"() ( {}, {
 ^bb0:
}) : () -> ()
gpu.module @m {
  gpu.func @k() kernel {
    "in.k"() : () -> ()
    gpu.return
  }
}
llvm.func @l() {
  llvm.return
}
module {
  "a.b"() ( {
    "a.c"() : () -> ()
  }) {sym_name = "called"} : () -> ()
  module {
    "a.b"() ( {
      "a.c"() : () -> ()
    }) {sym_name = 3} : () -> ()
  }
}
func private @declared(i32) attributes {x = "a\22b<>{}|", y}
func @uses(%a: index, %m: memref<4xf32, affine_map<(d0) -> (d0 + 2)>>, %c: i1) -> index {
  %0 = affine.apply #map(%a)
  %1:2 = "x.y"(%0) ( {
   ^bb0(%q: i32):
    "x.z"(%0) {big = dense<[1, 2, 3]> : tensor<3xi32>, b = true, u, f = 1.0 : f32} : (index) -> ()
  }) : (index) -> (index, i32)
  %e = addi %1#0, %a : index
  cond_br %c, ^bb1(%e : index), ^bb2
^bb1(%p: index):
  "w.w"(%0, %p, %1#0, %1#1, %0) : (index, index, index, i32, index) -> ()
  br ^bb2
^bb2:
  return %0 : index
}
func @"we\22|ird"() {
  %c = constant dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]> : tensor<16xi8>
  %c1 = constant dense<1> : tensor<160xi8>
  %c2 = constant dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : vector<17xi8>
  %o = constant opaque<"foo", "0x12"> : tensor<17xf32>
  "q.q"() {a = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16], l = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17],
    t = [dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : tensor<17xi8>],
    s = sparse<[[0],[1]], [1.0,2.0]> : tensor<2xf32>, sp = sparse<[[0],[1]], [1.0,2.0]> : tensor<20xf32>,
    d = {k = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]}} : () -> () loc(fused["a":1:2, unknown])
  "q.r"() : () -> () loc(callsite("f"("a":1:2) at "b":3:4))
  return loc(unknown)
}
