// canonicalize
func @f(%a: complex<f32>, %x: f32, %y: f32) -> (f32, f32, f32, complex<f32>, complex<f32>, f32) {
  %c = constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.re %c : complex<f32>
  %1 = complex.im %c : complex<f32>
  %2 = complex.create %x, %y : complex<f32>
  %3 = complex.re %2 : complex<f32>
  %6 = complex.re %a : complex<f32>
  %7 = complex.im %a : complex<f32>
  %4 = complex.create %6, %7 : complex<f32>
  %5 = complex.create %7, %6 : complex<f32>
  %8 = complex.im %2 : complex<f32>
  return %0, %1, %3, %4, %5, %8 : f32, f32, f32, complex<f32>, complex<f32>, f32
}
