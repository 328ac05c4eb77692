func @loop(%lb: index, %ub: index, %init: f32, %c: i1) -> (f32, i32) {
  %step = constant 1 : index
  %true = constant true
  %false = constant false
  %cst = constant 1.5 : f32
  %f = constant @loop : (index, index, f32, i1) -> (f32, i32)
  %d = constant dense<[1, 2]> : tensor<2xi32>
  %m1 = constant -1 : i32
  %m2 = constant -1 : i64
  %r:2 = scf.for %i = %lb to %ub step %step iter_args(%a = %init, %b = %cst) -> (f32, f32) {
    %s = addf %a, %b : f32
    %inner = constant 2.5 : f32
    scf.yield %s, %inner : f32, f32
  }
  %w:2 = scf.while (%p = %r#0) : (f32) -> (f32, i32) {
    scf.condition(%c) %p, %m1 : f32, i32
  } do {
  ^bb0(%q: f32, %u: i32):
    scf.yield %q : f32
  }
  scf.parallel (%x, %y) = (%lb, %lb) to (%ub, %ub) step (%step, %step) {
    %z = addi %x, %y : index
  }
  %e = scf.if %c -> (i32) {
    scf.yield %m1 : i32
  } else {
    scf.yield %w#1 : i32
  }
  cond_br %c, ^a(%e : i32), ^b
^a(%aa: i32):
  br ^b
^b:
  switch %e : i32, [
    default: ^a(%e : i32),
    42: ^c(%r#1, %e : f32, i32)
  ]
^c(%f0: f32, %i0: i32):
  return %f0, %i0 : f32, i32
}
func private @priv(i32) -> i32 attributes {x}
func @empty() {
  return
}
