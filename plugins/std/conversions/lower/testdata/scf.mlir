// convert-scf-to-std
func @empty_loop(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
  }
  return
}
// -----
func @two_behind_each_other(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    "test.use"(%i) : (index) -> ()
  }
  scf.for %i = %l to %u step %s {
    "test.other"(%i) : (index) -> ()
  }
  return
}
// -----
func @nest(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    %d = addi %i, %s : index
    scf.for %j = %i to %d step %s {
      %e = muli %j, %d : index
      scf.for %k = %l to %e step %j {
        "test.use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
    "test.use"(%d) : (index) -> ()
  }
  return
}
// -----
func @carried(%l: index, %u: index, %s: index, %x: f32, %y: i8) -> (f32, i8) {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %y) -> (f32, i8) {
    %c = addf %a, %x : f32
    %d = subi %b, %y : i8
    scf.yield %c, %d : f32, i8
  }
  return %r#0, %r#1 : f32, i8
}
// -----
func @exchanged(%l: index, %u: index, %s: index, %x: i32, %y: i32) -> i32 {
  %r:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %y) -> (i32, i32) {
    scf.yield %b, %a : i32, i32
  }
  return %r#1 : i32
}
// -----
func @carried_through_a_nest(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (f32) {
    %q = scf.for %j = %l to %u step %s iter_args(%b = %a) -> (f32) {
      %c = mulf %b, %a : f32
      scf.yield %c : f32
    }
    %p = scf.for %j = %l to %i step %s iter_args(%b = %q) -> (f32) {
      scf.yield %a : f32
    }
    scf.yield %p : f32
  }
  return %r : f32
}
// -----
func @counter_yielded(%l: index, %u: index, %s: index) -> index {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %l) -> (index) {
    scf.yield %i : index
  }
  return %r : index
}
// -----
func @if_only(%c: i1) {
  scf.if %c {
    "test.yes"() : () -> ()
  }
  return
}
// -----
func @if_else(%c: i1) {
  "test.before"() : () -> ()
  scf.if %c {
    "test.yes"() : () -> ()
  } else {
    "test.no"() : () -> ()
  }
  "test.behind"() : () -> ()
  return
}
// -----
func @if_of_nothing(%c: i1) {
  scf.if %c {
  }
  scf.if %c {
  } else {
  }
  return
}
// -----
func @if_results(%c: i1, %x: f64, %n: index) -> (f64, index) {
  %r:2 = scf.if %c -> (f64, index) {
    %y = addf %x, %x : f64
    scf.yield %y, %n : f64, index
  } else {
    %m = muli %n, %n : index
    scf.yield %x, %m : f64, index
  }
  return %r#0, %r#1 : f64, index
}
// -----
func @if_nested(%c: i1, %d: i1, %x: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %s = scf.if %d -> i32 {
      scf.yield %x : i32
    } else {
      %t = addi %x, %x : i32
      scf.yield %t : i32
    }
    scf.yield %s : i32
  } else {
    scf.if %d {
      "test.use"(%x) : (i32) -> ()
    }
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
func @if_chain(%a: i1, %b: i1, %c: i1, %x: i32) -> i32 {
  %r = scf.if %a -> i32 {
    scf.yield %x : i32
  } else {
    %s = scf.if %b -> i32 {
      scf.yield %x : i32
    } else {
      %t = scf.if %c -> i32 {
        scf.yield %x : i32
      } else {
        %u = muli %x, %x : i32
        scf.yield %u : i32
      }
      scf.yield %t : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
// -----
func @if_in_loop_in_if(%c: i1, %l: index, %u: index, %s: index) -> index {
  %r = scf.if %c -> index {
    %q = scf.for %i = %l to %u step %s iter_args(%a = %l) -> index {
      %odd = cmpi slt, %i, %a : index
      %p = scf.if %odd -> index {
        scf.yield %i : index
      } else {
        scf.yield %a : index
      }
      scf.yield %p : index
    }
    scf.yield %q : index
  } else {
    scf.yield %u : index
  }
  return %r : index
}
// -----
func @while_plain(%n: i32, %z: i32) -> i32 {
  %r = scf.while (%a = %n) : (i32) -> i32 {
    %c = cmpi sgt, %a, %z : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = subi %b, %n : i32
    scf.yield %d : i32
  }
  return %r : i32
}
// -----
func @while_other_types(%n: i32, %x: f32, %c: i1) -> (f32, i64) {
  %k = constant 3 : i64
  %r:2 = scf.while (%a = %n) : (i32) -> (f32, i64) {
    %b = addi %a, %n : i32
    "test.use"(%b) : (i32) -> ()
    scf.condition(%c) %x, %k : f32, i64
  } do {
  ^bb0(%b: f32, %d: i64):
    %e = "test.make"(%b, %d) : (f32, i64) -> i32
    scf.yield %e : i32
  }
  return %r#0, %r#1 : f32, i64
}
// -----
func @while_hands_on(%n: i32, %z: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n, %b = %z) : (i32, i32) -> (i32, i32) {
    %c = cmpi sgt, %a, %b : i32
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    scf.yield %a, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func @while_exchanges(%n: i32, %z: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n, %b = %z) : (i32, i32) -> (i32, i32) {
    %c = cmpi sgt, %a, %b : i32
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    scf.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func @while_without_values(%c: i1) {
  scf.while : () -> () {
    "test.use"() : () -> ()
    scf.condition(%c)
  } do {
    "test.other"() : () -> ()
    scf.yield
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func @while_with_loops_inside(%c: i1, %l: index, %s: index) -> index {
  %r = scf.while (%a = %l) : (index) -> index {
    %t = scf.for %i = %l to %a step %s iter_args(%x = %l) -> index {
      %y = addi %x, %i : index
      scf.yield %y : index
    }
    %u = scf.if %c -> index {
      scf.yield %t : index
    } else {
      scf.yield %a : index
    }
    scf.condition(%c) %u : index
  } do {
  ^bb0(%b: index):
    scf.for %i = %l to %b step %s {
      scf.while : () -> () {
        scf.condition(%c)
      } do {
        "test.use"(%i) : (index) -> ()
        scf.yield
      }
    }
    scf.yield %b : index
  }
  return %r : index
}
// -----
func @parallel(%l: index, %u: index, %s: index) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    "test.use"(%i) : (index) -> ()
  }
  return
}
// -----
func @parallel_nest(%l: index, %u: index, %s: index, %m: memref<?x?x?xf32>, %x: f32) {
  scf.parallel (%i, %j, %k) = (%l, %s, %l) to (%u, %u, %s) step (%s, %l, %u) {
    memref.store %x, %m[%i, %j, %k] : memref<?x?x?xf32>
    scf.parallel (%p, %q) = (%i, %j) to (%k, %u) step (%s, %s) {
      memref.store %x, %m[%p, %q, %k] : memref<?x?x?xf32>
    }
  }
  return
}
// -----
func @parallel_empty(%l: index, %u: index, %s: index) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
  }
  return
}
// -----
func @reduce(%l: index, %u: index, %s: index, %x: f32, %m: memref<?xf32>) -> f32 {
  %r = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> f32 {
    %y = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%y) : f32 {
    ^bb0(%a: f32, %b: f32):
      %z = addf %a, %b : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}
// -----
func @reduce_several(%l: index, %u: index, %s: index, %x: f32, %n: i32, %m: memref<?xf32>) -> (f32, i32, f32) {
  %r:3 = scf.parallel (%i, %j) = (%l, %u) to (%u, %l) step (%s, %s) init (%x, %n, %x) -> (f32, i32, f32) {
    %y = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%y) : f32 {
    ^bb0(%a: f32, %b: f32):
      %z = addf %b, %a : f32
      scf.reduce.return %z : f32
    }
    %k = index_cast %j : index to i32
    scf.reduce(%k) : i32 {
    ^bb0(%a: i32, %b: i32):
      %z = muli %a, %b : i32
      %v = addi %z, %n : i32
      scf.reduce.return %v : i32
    }
    %w = mulf %y, %y : f32
    scf.reduce(%w) : f32 {
    ^bb0(%a: f32, %b: f32):
      %c = cmpf ogt, %a, %b : f32
      %z = select %c, %a, %b : f32
      scf.reduce.return %z : f32
    }
    "test.use"(%i) : (index) -> ()
  }
  return %r#0, %r#1, %r#2 : f32, i32, f32
}
// -----
func @reduce_to_an_operand(%l: index, %u: index, %s: index, %x: f32, %y: f32) -> (f32, f32) {
  %r:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x, %x) -> (f32, f32) {
    scf.reduce(%y) : f32 {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    }
    scf.reduce(%y) : f32 {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
// -----
func @reduce_with_control_flow(%l: index, %u: index, %s: index, %x: f32, %c: i1) -> f32 {
  %r = scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) init (%x) -> f32 {
    %y = scf.if %c -> f32 {
      scf.yield %x : f32
    } else {
      %n = negf %x : f32
      scf.yield %n : f32
    }
    scf.reduce(%y) : f32 {
    ^bb0(%a: f32, %b: f32):
      %z = scf.if %c -> f32 {
        scf.yield %a : f32
      } else {
        scf.yield %b : f32
      }
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}
// -----
func @execute(%x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %y = addi %x, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
func @execute_blocks(%c: i1, %x: i32) -> (i32, i32) {
  %r:2 = scf.execute_region -> (i32, i32) {
    cond_br %c, ^bb1, ^bb2(%x : i32)
  ^bb1:
    scf.yield %x, %x : i32, i32
  ^bb2(%y: i32):
    %z = muli %y, %y : i32
    cond_br %c, ^bb3, ^bb1
  ^bb3:
    scf.yield %z, %y : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func @execute_in_loop(%c: i1, %l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    scf.execute_region {
      scf.if %c {
        "test.use"(%i) : (index) -> ()
      }
      br ^bb1
    ^bb1:
      scf.yield
    }
  }
  return
}
// -----
func @between_blocks(%c: i1, %l: index, %u: index, %s: index) -> index {
  cond_br %c, ^bb1(%l : index), ^bb2
^bb1(%a: index):
  %r = scf.for %i = %l to %a step %s iter_args(%x = %a) -> index {
    %y = addi %x, %i : index
    scf.yield %y : index
  }
  br ^bb3(%r : index)
^bb2:
  scf.if %c {
    "test.use"() : () -> ()
  }
  br ^bb1(%u : index)
^bb3(%b: index):
  return %b : index
}
// -----
func @inside_of_others(%l: index, %u: index, %s: index) {
  "test.region"() ({
    scf.for %i = %l to %u step %s {
      "test.use"(%i) : (index) -> ()
    }
    "test.end"() : () -> ()
  }) : () -> ()
  return
}
// -----
func @declaration(index) -> index
func @nothing_to_do(%x: index) -> index {
  return %x : index
}
// -----
module @inner {
  func @f(%l: index) {
    scf.for %i = %l to %l step %l {
    }
    return
  }
  module {
    func @g(%c: i1) {
      scf.if %c {
      }
      return
    }
  }
}
// -----
func @no_room(%n: index) {
  affine.for %i = 0 to %n {
    scf.for %j = %i to %n step %n {
    }
  }
  return
}
// -----
func @no_terminator(%n: index, %c: i1) {
  "test.region"() ({
    scf.if %c {
      "test.use"(%n) : (index) -> ()
    }
  }) : () -> ()
  return
}
