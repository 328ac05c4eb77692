// canonicalize
func private @u(index)
func @same(%n: index, %a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0:4 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %a, %w = %b) -> (f32, f32, f32, f32) {
    call @u(%i) : (index) -> ()
    %1 = addf %x, %z : f32
    scf.yield %x, %1, %a, %w : f32, f32, f32, f32
  }
  return %0#0, %0#1, %0#2, %0#3 : f32, f32, f32, f32
}
// -----
func private @u(index)
func @unused(%n: index, %a: f32, %b: f32) -> (f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %b) -> (f32, f32, f32) {
    call @u(%i) : (index) -> ()
    %1 = addf %x, %x : f32
    %2 = addf %z, %y : f32
    scf.yield %2, %b, %1 : f32, f32, f32
  }
  return %0#1 : f32
}
// -----
func private @u(index)
func @one_unused(%n: index, %a: f32, %b: f32) -> (f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %b) -> (f32, f32, f32) {
    call @u(%i) : (index) -> ()
    %1 = addf %x, %x : f32
    %2 = addf %y, %y : f32
    scf.yield %1, %2, %1 : f32, f32, f32
  }
  return %0#1 : f32
}
// -----
func private @u(f32)
func @combine(%c: i1, %a: f32, %b: f32) -> (f32, f32) {
  %0 = scf.if %c -> (f32) {
    call @u(%a) : (f32) -> ()
    scf.yield %a : f32
  } else {
    call @u(%b) : (f32) -> ()
    scf.yield %b : f32
  }
  %1 = scf.if %c -> (f32) {
    call @u(%0) : (f32) -> ()
    scf.yield %0 : f32
  } else {
    call @u(%b) : (f32) -> ()
    scf.yield %a : f32
  }
  return %0, %1 : f32, f32
}
// -----
func private @u(f32)
func @combine2(%c: i1, %a: f32, %b: f32) {
  scf.if %c {
    call @u(%a) : (f32) -> ()
  }
  scf.if %c {
    call @u(%b) : (f32) -> ()
  } else {
    call @u(%a) : (f32) -> ()
  }
  scf.if %c {
    call @u(%b) : (f32) -> ()
  }
  return
}
// -----
func private @u(f32)
func @combine_neg(%c: i1, %a: f32, %b: f32) {
  %t = constant true
  %n = xor %c, %t : i1
  scf.if %c {
    call @u(%a) : (f32) -> ()
  }
  scf.if %n {
    call @u(%b) : (f32) -> ()
  } else {
    call @u(%a) : (f32) -> ()
  }
  return
}
// -----
func private @u(f32)
func @yieldcond(%c: i1, %a: f32, %b: f32) -> (i1, i1, f32) {
  %t = constant true
  %f = constant false
  %0:3 = scf.if %c -> (i1, i1, f32) {
    call @u(%a) : (f32) -> ()
    scf.yield %t, %f, %a : i1, i1, f32
  } else {
    call @u(%b) : (f32) -> ()
    scf.yield %f, %t, %a : i1, i1, f32
  }
  return %0#0, %0#1, %0#2 : i1, i1, f32
}
// -----
func private @u(index)
func @par(%n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c5 = constant 5 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c1) to (%n, %c1, %c5) step (%c1, %c2, %c5) {
    call @u(%i) : (index) -> ()
    call @u(%j) : (index) -> ()
    call @u(%k) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    call @u(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c5) to (%c1) step (%c1) {
    call @u(%i) : (index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c5) to (%n, %c1) step (%c1, %c1) {
    call @u(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c2) {
      call @u(%j) : (index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%i) to (%n) step (%c2) {
      call @u(%j) : (index) -> ()
    }
  }
  return
}
// -----
func @parred(%n: index, %z: f32) -> (f32, f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %0 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%z) -> f32 {
    %x = constant 2.0 : f32
    scf.reduce(%x) : f32 {
    ^bb0(%l: f32, %r: f32):
      %s = addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  %1 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) init (%z) -> f32 {
    %x = constant 2.0 : f32
    scf.reduce(%x) : f32 {
    ^bb0(%l: f32, %r: f32):
      %s = addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0, %1 : f32, f32
}
// -----
func private @cond(i32) -> i1
func @while(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = call @cond(%x) : (i32) -> i1
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %1 = addi %y, %y : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----
func private @cond() -> i1
func private @v(i1)
func @while2(%a: i32) -> (i32, i1) {
  %0:2 = scf.while () : () -> (i32, i1) {
    %c = call @cond() : () -> i1
    scf.condition(%c) %a, %c : i32, i1
  } do {
  ^bb0(%y: i32, %d: i1):
    call @v(%d) : (i1) -> ()
    scf.yield
  }
  return %0#0, %0#1 : i32, i1
}
// -----
func @nested(%c: i1, %d: i1, %a: f32, %b: f32) -> f32 {
  %0 = scf.if %c -> (f32) {
    %1 = scf.if %d -> (f32) {
      scf.yield %a : f32
    } else {
      scf.yield %b : f32
    }
    scf.yield %1 : f32
  } else {
    scf.yield %b : f32
  }
  scf.execute_region {
    cond_br %c, ^bb1, ^bb2
  ^bb1:
    br ^bb2
  ^bb2:
    scf.yield
  }
  return %0 : f32
}
// -----
func private @u(f32)
func @three(%c: i1, %d: i1, %a: f32, %b: f32) -> (f32, f32, i1) {
  %0 = scf.if %c -> (f32) {
    call @u(%a) : (f32) -> ()
    scf.yield %a : f32
  } else {
    call @u(%b) : (f32) -> ()
    scf.yield %b : f32
  }
  scf.if %c {
    call @u(%a) : (f32) -> ()
  }
  %1:2 = scf.if %c -> (f32, i1) {
    %2 = addf %a, %b : f32
    call @u(%2) : (f32) -> ()
    scf.yield %2, %d : f32, i1
  } else {
    call @u(%b) : (f32) -> ()
    scf.yield %a, %c : f32, i1
  }
  return %0, %1#0, %1#1 : f32, f32, i1
}
// -----
func private @u(index)
func @deep(%n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c1) step (%c1) {
      scf.parallel (%k, %l) = (%c0, %c1) to (%n, %n) step (%c1, %n) {
        call @u(%i) : (index) -> ()
        call @u(%l) : (index) -> ()
      }
    }
  }
  %true = constant true
  scf.for %i = %c0 to %n step %c1 {
    scf.if %true {
      call @u(%i) : (index) -> ()
    }
  }
  return
}

// -----

// What the loops of one dimension, or several, do not do.
func private @use(f32)
func private @f(tensor<?xf32>) -> tensor<?xf32>
func private @g(tensor<?xf32>) -> tensor<8xf32>

func @ends_where_it_begins(%n: index, %x: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %r = scf.parallel (%i, %j) = (%c0, %n) to (%n, %n) step (%c1, %c1) init (%x) -> f32 {
    scf.reduce(%x) : f32 {
      ^bb0(%a: f32, %b: f32):
       %s = addf %a, %b : f32
       scf.reduce.return %s : f32
    }
  }
  call @use(%r) : (f32) -> ()
  return
}

func @yields_what_it_begins_with(%n: index, %x: f32, %y: f32) -> (f32, f32, f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y, %c = %x) -> (f32, f32, f32) {
    %s = addf %a, %c : f32
    scf.yield %s, %y, %x : f32, f32, f32
  }
  return %r#0, %r#1, %r#2 : f32, f32, f32
}

func @carries_a_cast(%n: index, %t: tensor<8xf32>, %u: tensor<4xf32>) -> (tensor<8xf32>, tensor<?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.cast %u : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0, %b = %1) -> (tensor<?xf32>, tensor<?xf32>) {
    %2 = call @g(%a) : (tensor<?xf32>) -> tensor<8xf32>
    %3 = call @f(%b) : (tensor<?xf32>) -> tensor<?xf32>
    %5 = tensor.cast %2 : tensor<8xf32> to tensor<?xf32>
    scf.yield %5, %3 : tensor<?xf32>, tensor<?xf32>
  }
  %4 = tensor.cast %r#0 : tensor<?xf32> to tensor<8xf32>
  return %4, %r#1 : tensor<8xf32>, tensor<?xf32>
}

func @executes_blocks(%c: i1, %x: i64) -> (i64, i64) {
  %v:2 = scf.execute_region -> (i64, i64) {
    cond_br %c, ^bb1, ^bb2(%x : i64)
  ^bb1:
    %0 = call @one() : () -> i64
    br ^bb2(%0 : i64)
  ^bb2(%1: i64):
    scf.yield %1, %x : i64, i64
  }
  return %v#0, %v#1 : i64, i64
}

func private @one() -> i64
