// Every builtin type that MLIR 13 has too.
"x.types"() {
  a = vector<[4]x2x[8]xf32>, b = memref<4x?xf32, strided<[?, 1], offset: ?>, 3>, c = memref<*xf32, 2>,
  d = tensor<3xf32, "encoding">, e = tuple<i1, si7, ui3, bf16, none, index>, f = () -> (), g = complex<f80>,
  h = tensor<*xi1>, i = memref<4xi32, 3 : i8>, j = f16, k = f64, l = f128, m = vector<4xi32>,
  n = memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>, o = memref<f32>, p = memref<?x?x?xindex, "far">,
  q = (i32, f32) -> (i1, (i1) -> i2), r = !unknown.type<[nested "text"], 3>, s = i16777215, t = tuple<>,
  u = tensor<?x0x7xi32>, v = memref<*xi8>, w = memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>, 1>
} : () -> ()
