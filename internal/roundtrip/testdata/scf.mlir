func @loops(%lb: index, %ub: index, %step: index, %init: f32) -> f32 {
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %i to %ub step %step {
      "test.use"(%i, %j) : (index, index) -> ()
    } {test.note = 1}
  }
  %0 = scf.for %i = %lb to %ub step %step iter_args(%a = %init) -> (f32) {
    %c = addf %a, %a : f32
    scf.yield %c : f32
  }
  %1:2 = scf.for %i = %lb to %ub step %step iter_args(%a = %init, %b = %lb) -> (f32, index) {
    scf.yield %a, %i : f32, index
  } {test.note}
  scf.for %i = %lb to %ub step %step {
    scf.yield {test.note}
  }
  return %1#0 : f32
}
// -----
func @ifs(%c: i1, %a: i32) {
  scf.if %c {
    "test.op"() : () -> ()
  }
  scf.if %c {
  } else {
    "test.op"() : () -> ()
  }
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    %1 = "test.op"() : () -> i32
    scf.yield %1 : i32
  }
  %2:2 = scf.if %c -> (i32, f32) {
    %3:2 = "test.op"() : () -> (i32, f32)
    scf.yield %3#0, %3#1 : i32, f32
  } else {
    %3:2 = "test.op"() : () -> (i32, f32)
    scf.yield %3#0, %3#1 : i32, f32
  } {test.note = 1}
  return
}
// -----
func @execute_region(%c: i1, %a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    scf.yield %a : i32
  }
  scf.execute_region {
    scf.yield
  } {test.note}
  return %0 : i32
}
// -----
func @while(%a: i32, %b: f32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, f32) -> (f32, i32) {
    %c = "test.cond"(%x) : (i32) -> i1
    scf.condition(%c) %y, %x : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    scf.yield %q, %p : i32, f32
  }
  scf.while : () -> () {
    %c = "test.cond"() : () -> i1
    scf.condition(%c)
  } do {
    scf.yield
  }
  %1 = scf.while (%x = %a) : (i32) -> i32 {
    %c = "test.cond"() : () -> i1
    scf.condition(%c) {test.note = 2} %x : i32
  } do {
  ^bb0(%p: i32):
    scf.yield %p : i32
  } attributes {test.note = 1}
  return
}
// -----
func @parallel(%l: index, %u: index, %s: index, %f: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  }
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "test.use"(%i, %j) : (index, index) -> ()
    scf.yield
  } {test.note = 1}
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%f) -> f32 {
    scf.reduce(%f) : f32 {
    ^bb0(%a: f32, %b: f32):
      %r = addf %a, %b : f32
      scf.reduce.return %r : f32
    }
  }
  %1:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%f, %l) -> (f32, index) {
    scf.reduce(%f) : f32 {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a {test.note} : f32
    }
    scf.reduce(%i) : index {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %b : index
    }
  }
  return
}
// -----
// differs: scf.execute_region
func @several() -> (i32, f32) {
  %0:2 = scf.execute_region -> (i32, f32) {
    %1:2 = "test.op"() : () -> (i32, f32)
    scf.yield %1#0, %1#1 : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

// newer: operations that came after the oracle, which need more around them
%n, %t = "test.source"() : () -> (index, tensor<8xf32>)
%0 = scf.forall (%i, %j) = (0, %n) to (%n, 8) step (1, 2) shared_outs(%o = %t) -> (tensor<8xf32>) {
  %e = tensor.extract_slice %o[%j] [2] [1] : tensor<8xf32> to tensor<2xf32>
  scf.forall.in_parallel {
    tensor.parallel_insert_slice %e into %o[%j] [2] [1] : tensor<2xf32> into tensor<8xf32>
  }
} {mapping = [#gpu.block<x>, #gpu.block<y>]}
// -----
// newer: loops that came after the oracle
func @integers(%a: i32, %b: i32, %i: index) {
  %0 = scf.for %x = %a to %b step %a iter_args(%s = %a) -> (i32) : i32 {
    scf.yield %x : i32
  }
  scf.for unsigned %x = %a to %b step %a : i32 {
  } {test.note}
  scf.for unsigned %x = %i to %i step %i {
  }
  return
}
