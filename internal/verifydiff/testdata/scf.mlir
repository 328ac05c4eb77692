func @for(%l: index, %f: f32) {
  %c1 = constant 1 : index
  %c0 = constant 0 : index
  scf.for %i = %c0 to %l step %c1 {
  }
  %0:2 = scf.for %i = %l to %l step %l iter_args(%a = %f, %b = %l) -> (f32, index) {
    scf.yield %a, %b : f32, index
  }
  return
}
// -----
func @parallel(%l: index, %f: f32, %g: i32) {
  %c1 = constant 1 : index
  %c0 = constant 0 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%l, %l) step (%c1, %l) {
  }
  %0:2 = scf.parallel (%i) = (%c0) to (%l) step (%c1) init (%f, %g) -> (f32, i32) {
    scf.reduce(%f) : f32 {
    ^bb0(%a: f32, %b: f32):
      %r = addf %a, %b : f32
      scf.reduce.return %r : f32
    }
    scf.reduce(%g) : i32 {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }
  }
  return
}
// -----
func @while(%a: i32, %f: f32, %c: i1) {
  %0 = scf.while (%x = %a, %y = %f) : (i32, f32) -> f32 {
    scf.condition(%c) %y : f32
  } do {
  ^bb0(%p: f32):
    scf.yield %a, %p : i32, f32
  }
  return
}
// -----
func @if(%c: i1, %a: i32, %f: f32) {
  %0:2 = scf.if %c -> (i32, f32) {
    scf.yield %a, %f : i32, f32
  } else {
    scf.yield %a, %f : i32, f32
  }
  scf.if %c {
  }
  return
}
