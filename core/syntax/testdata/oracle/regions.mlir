#map0 = affine_map<(d0) -> (d0 + 1)>
#map7 = affine_map<(d0) -> (d0 + 2)>
!ty = type tuple<i1,i2,i3,i4,i5,i6,i7,i8,i9,i10,i11,i12,i13,i14,i15,i16,i17>
%0:2 = "foo.bar"() {a = #map0, b = [#map7, unit, 3 : i64, 4 : i32, 2.0 : f64, true], "x y" = 1.0 : f32, u} : () -> (i32, !ty)
"foo.region"(%0#0) ( {
^bb0(%a: i32, %b: memref<4xf32, #map0>):
  %x = "foo.c"(%a) : (i32) -> i64
  "foo.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  "foo.br"()[^bb2] : () -> ()
^bb2:
  "foo.br"()[^bb1] : () -> ()
^bb3(%q: i32):
  "foo.br"()[^bb1] : () -> ()
}, {
}, {
^bb0:
}) : (i32) -> ()
"foo.attrs"() {d = dense<[[1,2],[3,4]]> : tensor<2x2xi32>, e = dense<1.5> : vector<4xf32>, s = @a::@"b c"::@d, dict = {b, c = 1, "d.e" = "x\22\\\0Ay"}, t = tensor<?xf32, #map0>, opq = #foo.bar<"x", [a, b] -> 2>, o2 = #foo<"abc">, tt = !foo.bar<4>, t3 = !foo<"abc def">, i = -5 : index, h = 0x7F800000 : f32, l = loc("a.c":3:4), sp = sparse<[[0,0],[1,2]], [1,5]> : tensor<3x4xi32>, cp = dense<[(1.0,2.0),(3.0,4.0)]> : tensor<2xcomplex<f32>>, st = dense<["a","b"]> : tensor<2x!foo.string>, fn = (i32, f32) -> (), ops = opaque<"foo", "0xABCD"> : tensor<4xi32> } : () -> ()
