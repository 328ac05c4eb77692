func @f(%l: index) {
  %c0 = constant 0 : index
  // expected-error@+1 {{'scf.for' op the step must be greater than zero, not 0}}
  scf.for %i = %l to %l step %c0 {
  }
  return
}

// -----

func @steps(%a: i8) {
  %zero = constant 0 : i8
  %high = constant -56 : i8
  // expected-error@+1 {{'scf.for' op the step must be greater than zero, not 0}}
  "scf.for"(%a, %a, %zero) ({
  ^bb0(%i: i8):
    "scf.yield"() : () -> ()
  }) {unsignedCmp} : (i8, i8, i8) -> ()
  // expected-error@+1 {{'scf.for' op the step must be greater than zero, not -56}}
  "scf.for"(%a, %a, %high) ({
  ^bb0(%i: i8):
    "scf.yield"() : () -> ()
  }) : (i8, i8, i8) -> ()
  scf.for unsigned %i = %a to %a step %high : i8 {
  }
  return
}

// -----

func @f(%l: index) {
  // expected-error@+1 {{'scf.for' op expects region #0 ('region') to have a block}}
  "scf.for"(%l, %l, %l) ({
  }) : (index, index, index) -> ()
  return
}

// -----

func @f(%l: index, %a: i32) {
  // expected-error@+1 {{'scf.for' op along control flow edge from Region #0 to Region #0: source type #0 'f32' should match input type #0 'i32'}}
  %0 = scf.for %i = %l to %l step %l iter_args(%x = %a) -> (i32) {
    %1 = "test.source"() : () -> f32
    scf.yield %1 : f32
  }
  return
}

// -----

func @f(%c: i1, %a: i32) {
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %0 = "scf.if"(%c) ({
    "scf.yield"(%a) : (i32) -> ()
  }, {
  }) : (i1) -> i32
  return
}

// -----

func @f(%c: i1) {
  // expected-error@+1 {{'scf.if' op region #0 ('thenRegion') takes no arguments, but has 1}}
  "scf.if"(%c) ({
  ^bb0(%x: i32):
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}

// -----

func @f() {
  // expected-error@+1 {{'scf.execute_region' op expects region #0 ('region') to have a block}}
  "scf.execute_region"() ({
  }) : () -> ()
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'scf.while' op expects region #0 ('before') to end with 'scf.condition'}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    "scf.yield"(%x) : (i32) -> ()
  }, {
  ^bb0(%x: i32):
    "scf.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func @f(%a: i32, %c: i1) {
  // expected-error@+1 {{'scf.while' op 'scf.condition' passes on 'i1' as value #0, but the second region takes 'i32'}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    "scf.condition"(%c, %c) : (i1, i1) -> ()
  }, {
  ^bb0(%x: i32):
    "scf.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func @f(%a: i32, %c: i1) {
  // expected-error@+1 {{'scf.while' op 'scf.condition' passes on 0 values, but the second region takes 1}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    "scf.condition"(%c) : (i1) -> ()
  }, {
  ^bb0(%x: i32):
    "scf.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func @f() {
  // expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"() ({
    "scf.yield"() : () -> ()
  }) {operand_segment_sizes = dense<0> : vector<4xi32>} : () -> ()
  return
}

// -----

func @f(%l: index) {
  // expected-error@+1 {{'scf.parallel' op expects a lower bound, an upper bound and a step for each dimension}}
  "scf.parallel"(%l, %l) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) {operand_segment_sizes = dense<[1, 0, 1, 0]> : vector<4xi32>} : (index, index) -> ()
  return
}

// -----

func @f(%l: index) {
  // expected-error@+1 {{'scf.parallel' op expects the same number of induction variables as step values}}
  "scf.parallel"(%l, %l, %l) ({
    "scf.yield"() : () -> ()
  }) {operand_segment_sizes = dense<[1, 1, 1, 0]> : vector<4xi32>} : (index, index, index) -> ()
  return
}

// -----

func @f(%l: index) {
  %c0 = constant 0 : index
  // expected-error@+1 {{'scf.parallel' op step #0 must be greater than zero, not 0}}
  scf.parallel (%i) = (%l) to (%l) step (%c0) {
  }
  return
}

// -----

func @f(%l: index) {
  // expected-error@+1 {{'scf.parallel' op its body ends with 'scf.yield' of 1 values, but only reductions make results}}
  scf.parallel (%i) = (%l) to (%l) step (%l) {
    scf.yield %l : index
  }
  return
}

// -----

func @f(%l: index, %a: f32) {
  // expected-error@+1 {{'scf.parallel' op has 1 results, but 0 reductions}}
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%a) -> f32 {
  }
  return
}

// -----

func @f(%l: index, %a: f32) {
  // expected-error@+1 {{'scf.parallel' op result #0 is 'f32', but its reduction is of 'index'}}
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%a) -> f32 {
    scf.reduce(%l) : index {
    ^bb0(%x: index, %y: index):
      scf.reduce.return %x : index
    }
  }
  return
}

// -----

func @f(%l: index, %a: f32) {
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%a) -> f32 {
    scf.reduce(%a) : f32 {
    ^bb0(%x: f32, %y: f32):
      // expected-error@+1 {{'scf.reduce.return' op passes on 'index', but 'scf.reduce' expects 'f32'}}
      scf.reduce.return %l : index
    }
  }
  return
}

// -----

func @f(%l: index, %a: f32) {
  %0 = scf.parallel (%i) = (%l) to (%l) step (%l) init (%a) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expected 2 region arguments, but found 1}}
    "scf.reduce"(%a) ({
    ^bb0(%x: f32):
      "scf.reduce.return"(%x) : (f32) -> ()
    }) : (f32) -> ()
  }
  return
}

// -----

func @f(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op has 1 regions for 2 cases}}
  "scf.index_switch"(%i) ({
    scf.yield
  }, {
    scf.yield
  }) {cases = [1, 2]} : (index) -> ()
  return
}

// -----

func @f(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op has two regions for case 1}}
  scf.index_switch %i
  case 1 {
  }
  case 1 {
  }
  default {
  }
  return
}

// -----

func @f(%i: index, %a: f32) {
  // expected-error@+1 {{'scf.index_switch' op yields (index) from region #1, but has results (f32)}}
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %i : index
  }
  default {
    scf.yield %a : f32
  }
  return
}

// -----

func @f(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op yields (index) from region #0, but has results ()}}
  scf.index_switch %i
  case 1 {
  }
  default {
    scf.yield %i : index
  }
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op expects a lower bound, an upper bound and a step for each dimension}}
  "scf.forall"() ({
  ^bb0(%i0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) {staticLowerBound = [0, 0], staticUpperBound = [4], staticStep = [1], operand_segment_sizes = dense<[0, 0, 0, 0]> : vector<4xi32>} : () -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op expects a lower bound, an upper bound and a step for each dimension}}
  "scf.forall"() ({
  ^bb0(%i0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) {staticLowerBound = [0], staticUpperBound = [4], staticStep = [1, 1], operand_segment_sizes = dense<[0, 0, 0, 0]> : vector<4xi32>} : () -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op 1 lower bounds are left to operands, but there are 0}}
  "scf.forall"() ({
  ^bb0(%i0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) {staticLowerBound = [-9223372036854775808], staticUpperBound = [4], staticStep = [1], operand_segment_sizes = dense<[0, 0, 0, 0]> : vector<4xi32>} : () -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op 1 upper bounds are left to operands, but there are 0}}
  "scf.forall"() ({
  ^bb0(%i0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) {staticLowerBound = [0], staticUpperBound = [-9223372036854775808], staticStep = [1], operand_segment_sizes = dense<[0, 0, 0, 0]> : vector<4xi32>} : () -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op 0 steps are left to operands, but there are 1}}
  "scf.forall"(%n) ({
  ^bb0(%i0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) {staticLowerBound = [0], staticUpperBound = [4], staticStep = [1], operand_segment_sizes = dense<[0, 0, 1, 0]> : vector<4xi32>} : (index) -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op maps 2 dimensions, but has 1}}
  "scf.forall"() ({
  ^bb0(%i0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) {staticLowerBound = [0], staticUpperBound = [4], staticStep = [1], operand_segment_sizes = dense<[0, 0, 0, 0]> : vector<4xi32>, mapping = ["x", "y"]} : () -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'scf.forall' op step #0 must be greater than zero, not 0}}
  "scf.forall"() ({
  ^bb0(%i0: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) {staticLowerBound = [0], staticUpperBound = [4], staticStep = [0], operand_segment_sizes = dense<[0, 0, 0, 0]> : vector<4xi32>} : () -> ()
  return
}

// -----

func @f() {
  // expected-error@+1 {{'scf.forall' op needs at least one dimension}}
  "scf.forall"() ({
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) {staticLowerBound = [], staticUpperBound = [], staticStep = [], operand_segment_sizes = dense<0> : vector<4xi32>} : () -> ()
  return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'scf.forall' op takes ranked tensors as outputs only}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (f32) {
    scf.forall.in_parallel {
    }
  }
  return
}

// -----

func @f(%n: index) {
  %c = constant -2 : index
  // expected-error@+1 {{'scf.forall' op a step must be greater than zero, not -2}}
  scf.forall (%i) = (0) to (%n) step (%c) {
  }
  return
}

// -----

func @f() {
  scf.forall (%i) in (4) {
    // expected-error@+1 {{'scf.forall.in_parallel' op has 'std.constant' in its region, where only 'tensor.parallel_insert_slice' may stand}}
    scf.forall.in_parallel {
      %c = constant 1 : i32
    }
  }
  return
}

// -----

func @f() {
  // expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}
