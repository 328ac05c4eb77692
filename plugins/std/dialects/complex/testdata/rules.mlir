// What every rule refuses.

func @f(%a: complex<f32>) {
  // expected-error@+1 {{'complex<f32>' and 'complex<i32>' are both complex; bits are taken from or to an integer or a float}}
  %0 = complex.bitcast %a : complex<f32> to complex<i32>
  return
}

// -----

func @f(%a: i64) {
  // expected-error@+1 {{neither 'i64' nor 'f64' is complex; 'bitcast' takes the bits of other numbers}}
  %0 = complex.bitcast %a : i64 to f64
  return
}

// -----

func @f(%a: complex<f32>) {
  // expected-error@+1 {{'i32' must have twice the bits of a part of 'complex<f32>'}}
  %0 = complex.bitcast %a : complex<f32> to i32
  return
}

// -----

func @f(%a: f64) {
  // expected-error@+1 {{'f64' must have twice the bits of a part of 'complex<f64>'}}
  %0 = complex.bitcast %a : f64 to complex<f64>
  return
}
