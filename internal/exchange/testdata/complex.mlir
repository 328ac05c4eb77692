// What came after MLIR 13.
func @newer(%a: complex<f32>, %b: complex<f32>, %i: i64, %d: complex<f64>) -> (f32, i64, complex<f32>, f128) {
  %0 = complex.angle %a : complex<f32>
  %1 = complex.bitcast %a : complex<f32> to i64
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.bitcast %d : complex<f64> to f128
  %4 = complex.atan2 %a, %b : complex<f32>
  %5 = complex.pow %4, %b {test.note} : complex<f32>
  %6 = complex.cos %5 : complex<f32>
  %7 = complex.expm1 %6 : complex<f32>
  %8 = complex.rsqrt %7 : complex<f32>
  %9 = complex.sin %8 : complex<f32>
  %10 = complex.sqrt %9 : complex<f32>
  %11 = complex.tan %10 : complex<f32>
  %12 = complex.tanh %11 : complex<f32>
  %13 = complex.conj %12 : complex<f32>
  return %0, %1, %2, %3 : f32, i64, complex<f32>, f128
}

// -----

func @assumed(%a: complex<f32>, %b: complex<f32>) -> (f32, complex<f32>) {
  %0 = complex.angle %a {fastmath = #std.fastmath<nnan>} : complex<f32>
  %1 = complex.pow %a, %b {fastmath = #std.fastmath<fast>} : complex<f32>
  %2 = complex.sin %1 {fastmath = #std.fastmath<nnan|ninf>} : complex<f32>
  return %0, %2 : f32, complex<f32>
}

// -----

func @older(%a: complex<f32>, %b: complex<f32>, %x: f32) -> (f32, f32, i1, complex<f32>) {
  %c = constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %0 = complex.create %x, %x : complex<f32>
  %1 = complex.add %0, %c : complex<f32>
  %2 = complex.div %1, %b : complex<f32>
  %3 = complex.neq %2, %a : complex<f32>
  %4 = complex.abs %2 : complex<f32>
  %5 = complex.im %1 : complex<f32>
  %6 = complex.log1p %1 : complex<f32>
  return %4, %5, %3, %6 : f32, f32, i1, complex<f32>
}
