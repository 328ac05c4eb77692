func @f(%n: index, %z: !cplx.number<f64>) -> !cplx.number<f64> {
  %end = cplx.iterate %n times from %w = %z : f64 {
    cplx.yield %w : f64
  }
  return %end : !cplx.number<f64>
}

// -----

// expected-error@+1 {{the real part is not a float}}
%0 = cplx.constant #cplx.value<1 : i32, 2.0 : f32> : f32

// -----

// expected-error@+1 {{the imaginary part is not of the type that the result is made of}}
%0 = cplx.constant #cplx.value<1.0 : f32, 2.0 : f64> : f32

// -----

func @g(%a: !cplx.number<f32>, %b: !cplx.number<f32>) -> (f32, f32) {
  %0 = cplx.add %a, %b : f32
  %1 = cplx.mul %0, %b {note = "kept"} : f32
  %2 = cplx.re %1 : f32
  %3 = cplx.im %1 : f32
  return %2, %3 : f32, f32
}
