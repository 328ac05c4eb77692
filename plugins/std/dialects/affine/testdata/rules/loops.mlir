func @f(%n: index) {
  // expected-error@+1 {{'affine.for' op expected step to be greater than zero}}
  affine.for %i = 0 to 10 step 0 {
  }
  // expected-error@+1 {{'affine.for' op expected step to be greater than zero}}
  affine.for %i = 0 to 10 step -3 {
  }
  // expected-error@+1 {{'affine.for' op expected a bound map with at least one result}}
  affine.for %i = max affine_map<() -> ()>() to 10 {
  }
  // expected-error@+1 {{'affine.parallel' op step #1 must be greater than zero, not 0}}
  affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1, 0) {
  }
  // expected-error@+1 {{'affine.parallel' op step #0 must be greater than zero, not -1}}
  affine.parallel (%i) = (0) to (10) step (-1) {
  }
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.for' op expected 1 or more operands, but found 0}}
  "affine.for"() ({
  ^bb0(%i: index):
    affine.yield
  }) {lower_bound = affine_map<() -> (0)>, upper_bound = affine_map<(d0) -> (d0)>, step = 1 : index} : () -> ()
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{'affine.for' op expects region #0 ('region') to have a block}}
  "affine.for"() ({
  }) {lower_bound = affine_map<() -> (0)>, upper_bound = affine_map<() -> (4)>, step = 1 : index} : () -> ()
  return
}

// -----

func @f(%n: index, %x: f32) {
  // expected-error@+1 {{'affine.for' op along control flow edge from Region #0 to Region #0: source type #0 'index' should match input type #0 'f32'}}
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
    affine.yield %i : index
  }
  return
}

// -----

func @f(%n: index, %x: f32) {
  // expected-error@+1 {{'affine.if' op must have an else block if defining values}}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 {
    affine.yield %x : f32
  }
  // expected-error@+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"() ({
    affine.yield
  }, {
  }) {condition = affine_set<(d0) : (d0 >= 0)>} : () -> ()
  return
}

// -----

func @f(%n: index, %x: f32, %k: i32) {
  // expected-error@+1 {{'affine.parallel' op its body yields 0 values for 1 results}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 {
    affine.yield
  }
  // expected-error@+1 {{'affine.parallel' op its body yields 'i32' for result #0 of type 'f32'}}
  %1 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 {
    affine.yield %k : i32
  }
  // expected-error@+1 {{'affine.parallel' op reduction #0 does not combine values of type 'f32'}}
  %2 = affine.parallel (%i) = (0) to (10) reduce ("addi") -> f32 {
    affine.yield %x : f32
  }
  // expected-error@+1 {{'affine.parallel' op reduction #0 does not combine values of type 'i32'}}
  %3 = affine.parallel (%i) = (0) to (10) reduce ("maxf") -> i32 {
    affine.yield %k : i32
  }
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{expected 'max' before a map with several results}}
  affine.for %i = affine_map<()[s0] -> (0, s0 - 1)>()[%n] to 10 {
  }
  return
}

// -----

func @f(%n: index) {
  // expected-error@+1 {{expected 'min' before a map with several results}}
  affine.for %i = 0 to affine_map<()[s0] -> (10, s0 - 1)>()[%n] {
  }
  return
}
