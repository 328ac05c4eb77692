func @f() {
  // expected-error@+1 {{has no such default}}
  "omp.parallel"() ({
    omp.terminator
  }) {operand_segment_sizes = dense<0> : vector<8xi32>, default_val = "defsome"} : () -> ()
  return
}

// -----

func @f() {
  // expected-error@+1 {{has no such binding}}
  "omp.parallel"() ({
    omp.terminator
  }) {operand_segment_sizes = dense<0> : vector<8xi32>, proc_bind_val = "far"} : () -> ()
  return
}

// -----

func @f(%m: memref<f32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.parallel"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 0, 0, 1, 0]> : vector<8xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f() {
  // expected-error@+1 {{empty lowerbound for workshare loop operation}}
  "omp.wsloop"() ({
    omp.yield
  }) {operand_segment_sizes = dense<0> : vector<10xi32>} : () -> ()
  return
}

// -----

func @f(%a: index) {
  // expected-error@+1 {{expected a lower bound, an upper bound, a step and an induction variable for each loop}}
  "omp.wsloop"(%a, %a) ({
  ^bb0(%i: index):
    omp.yield
  }) {operand_segment_sizes = dense<[1, 1, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<10xi32>} : (index, index) -> ()
  return
}

// -----

func @f(%a: index) {
  // expected-error@+1 {{has no such schedule}}
  "omp.wsloop"(%a, %a, %a) ({
  ^bb0(%i: index):
    omp.yield
  }) {operand_segment_sizes = dense<[1, 1, 1, 0, 0, 0, 0, 0, 0, 0]> : vector<10xi32>, schedule_val = "Never"} : (index, index, index) -> ()
  return
}

// -----

func @f(%a: index) {
  // expected-error@+1 {{has no such order}}
  "omp.wsloop"(%a, %a, %a) ({
  ^bb0(%i: index):
    omp.yield
  }) {operand_segment_sizes = dense<[1, 1, 1, 0, 0, 0, 0, 0, 0, 0]> : vector<10xi32>, order_val = "none"} : (index, index, index) -> ()
  return
}

// -----

func @f(%a: index, %m: memref<f32>) {
  // expected-error@+1 {{expected as many steps as linear variables}}
  "omp.wsloop"(%a, %a, %a, %m) ({
  ^bb0(%i: index):
    omp.yield
  }) {operand_segment_sizes = dense<[1, 1, 1, 0, 0, 0, 1, 0, 0, 0]> : vector<10xi32>} : (index, index, index, memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %m: memref<f32>) {
  // expected-error@+1 {{expected a reduction symbol reference for each reduction variable}}
  "omp.wsloop"(%a, %a, %a, %m) ({
  ^bb0(%i: index):
    omp.yield
  }) {operand_segment_sizes = dense<[1, 1, 1, 0, 0, 0, 0, 0, 1, 0]> : vector<10xi32>} : (index, index, index, memref<f32>) -> ()
  return
}

// -----

// expected-error@+1 {{expects non-empty initializer region}}
omp.reduction.declare @r : f32 init {
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}

// -----

// expected-error@+1 {{expects non-empty reduction region}}
omp.reduction.declare @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
}

// -----

// expected-error@+1 {{expects initializer region to take 1 of type 'f32'}}
omp.reduction.declare @r : f32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}

// -----

// expected-error@+1 {{expects reduction region to yield a value of type 'f32'}}
omp.reduction.declare @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield
}

// -----

// expected-error@+1 {{expects atomic reduction region to take two pointers to 'f32'}}
omp.reduction.declare @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
} atomic {
^bb0(%x: memref<i32>, %y: memref<i32>):
  omp.yield
}

// -----

func @f(%x: f32, %m: memref<f32>) {
  // expected-error@+1 {{must be used within an operation supporting reduction clause interface}}
  omp.reduction %x, %m : memref<f32>
  return
}

// -----

omp.reduction.declare @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}

func @f(%a: index, %x: f32, %m: memref<f32>, %n: memref<f32>) {
  omp.wsloop (%i) : index = (%a) to (%a) step (%a) reduction(@r -> %m : memref<f32>) {
    // expected-error@+1 {{the accumulator is not used by the parent}}
    omp.reduction %x, %n : memref<f32>
    omp.yield
  }
  return
}

// -----

omp.reduction.declare @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}

func @f(%a: index, %x: i32, %m: memref<f32>) {
  omp.wsloop (%i) : index = (%a) to (%a) step (%a) reduction(@r -> %m : memref<f32>) {
    // expected-error@+1 {{expects the value to be of the type that the accumulator 'memref<f32>' points to, but got 'i32'}}
    omp.reduction %x, %m : memref<f32>
    omp.yield
  }
  return
}

// -----

omp.reduction.declare @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}

func @f(%a: index, %m: memref<f32>) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.wsloop (%i) : index = (%a) to (%a) step (%a) reduction(@r -> %m : memref<f32>, @r -> %m : memref<f32>) {
    omp.yield
  }
  return
}

// -----

omp.reduction.declare @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}

func @f(%a: index, %m: memref<i32>) {
  // expected-error@+1 {{expects accumulator of type 'memref<i32>' to point to 'f32', as @r reduces}}
  omp.wsloop (%i) : index = (%a) to (%a) step (%a) reduction(@r -> %m : memref<i32>) {
    omp.yield
  }
  return
}

// -----

func @f(%a: index, %m: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.reduction.declare}}
  omp.wsloop (%i) : index = (%a) to (%a) step (%a) reduction(@f -> %m : memref<i32>) {
    omp.yield
  }
  return
}

// -----

func @f(%a: index, %m: memref<f32>) {
  // expected-error@+1 {{expected as many reduction symbol references as reduction variables}}
  "omp.wsloop"(%a, %a, %a, %m) ({
  ^bb0(%i: index):
    omp.yield
  }) {operand_segment_sizes = dense<[1, 1, 1, 0, 0, 0, 0, 0, 1, 0]> : vector<10xi32>, reductions = [@r, @r]} : (index, index, index, memref<f32>) -> ()
  return
}
