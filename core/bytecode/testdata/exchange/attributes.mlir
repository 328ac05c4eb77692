// Every builtin attribute that MLIR 13 has too.
"x.integers"() {
  a = true, b = false, c = -1 : i4, d = 255 : i8, e = -1 : i16, f = -7 : index, g = 9223372036854775807,
  h = 18446744073709551616 : i128, i = -1 : i128, j = 0 : i65, k = 5 : si7, l = 250 : ui8
} : () -> ()
"x.floats"() {
  a = 1.0 : f16, b = -0.0 : bf16, c = 3.1415926 : f32, d = 1.0e300, e = 1.5 : f80, f = 0.1 : f128,
  g = 0x7FC00000 : f32, h = 0xFF800000 : f32, i = 0x7FF0000000000001 : f64
} : () -> ()
"x.plain"() {
  a, b = "text \00\FF \22", c = "typed" : i32, d = [], e = [1, "two", [@three]], f = {}, g = {h = {i = 1 : i8}},
  j = @root::@nested::@leaf, k = @"odd name", l = i32, m = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 4)>,
  n = affine_map<(d0) -> (d0)>, o = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>,
  p = strided<[?, 1], offset: 4>, q = #unknown.attr<with [balanced] "text">, r = loc("a.c":3:4)
} : () -> ()
"x.elements"() {
  a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<7> : vector<4x4xi64>, c = dense<> : tensor<0x3xi8>,
  d = dense<[true, false, true]> : tensor<3xi1>, e = dense<true> : vector<40xi1>,
  f = dense<[true, false, true, true, false, true, true, false, true]> : vector<9xi1>,
  g = dense<[-1, 2]> : tensor<2xi4>, h = dense<[1.0, -2.5]> : tensor<2xf16>, i = dense<1.0> : tensor<f80>,
  j = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, k = dense<(1, 2)> : tensor<3xcomplex<i8>>,
  l = dense<["a", "b"]> : tensor<2x!unknown.string>, m = dense<"all"> : tensor<5x!unknown.string>,
  n = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xf32>, o = array<i32: 1, -2>, p = array<i1: true, false>,
  q = array<f64>, r = dense<[1, 2]> : vector<2xindex>, s = dense<[0]> : tensor<1xi1>, t = dense<-1> : tensor<3xi17>
} : () -> ()
