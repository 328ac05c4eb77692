// expected-error@+1 {{expects non-empty initializer region}}
"omp.declare_reduction"() ({
}, {
}, {
}, {
}) {sym_name = "r", type = f32} : () -> ()

// -----

// expected-error@+1 {{expects non-empty reduction region}}
"omp.declare_reduction"() ({
^bb0(%x: f32):
  omp.yield(%x : f32)
}, {
}, {
}, {
}) {sym_name = "r", type = f32} : () -> ()

// -----

// expected-error@+1 {{expects initializer region to take 1 of type 'f32'}}
omp.declare_reduction @r : f32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}

// -----

// expected-error@+1 {{expects reduction region to yield a value of type 'f32'}}
omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield
}

// -----

// expected-error@+1 {{expects atomic reduction region to take two pointers to 'f32'}}
omp.declare_reduction @r : f32 init {
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

// expected-error@+1 {{expects cleanup region to take 1 of type 'f32'}}
omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
} cleanup {
^bb0(%x: i32):
  omp.yield
}

// -----

// expected-error@+1 {{expects `alloc` region to take 1 of type 'f32'}}
omp.private {type = private} @p : f32 alloc {
^bb0(%x: i32):
  omp.yield(%x : i32)
}

// -----

// expected-error@+1 {{`firstprivate` clauses require both `alloc` and `copy` regions}}
omp.private {type = firstprivate} @p : f32 alloc {
^bb0(%x: f32):
  omp.yield(%x : f32)
}

// -----

// expected-error@+1 {{`private` clauses require only an `alloc` region}}
omp.private {type = private} @p : f32 alloc {
^bb0(%x: f32):
  omp.yield(%x : f32)
} copy {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}

// -----

// expected-error@+1 {{expects `copy` region to take 2 of type 'f32'}}
omp.private {type = firstprivate} @p : f32 alloc {
^bb0(%x: f32):
  omp.yield(%x : f32)
} copy {
^bb0(%x: f32):
  omp.yield(%x : f32)
}

// -----

// expected-error@+1 {{expects `dealloc` region to take 1 of type 'f32'}}
omp.private {type = private} @p : f32 alloc {
^bb0(%x: f32):
  omp.yield(%x : f32)
} dealloc {
^bb0(%x: i32):
  omp.yield
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.parallel.args"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 1, 0, 0, 0]> : vector<6xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{operand #0 ('num_threads_var') must be}}
  "omp.parallel.args"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 1, 0, 0, 0, 0]> : vector<6xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.parallel.args"(%m) ({
  ^bb0(%x: memref<f32>):
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 0, 1]> : vector<6xi32>} : (memref<f32>) -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected 0 values for region argument 'privates', but found 1}}
  "omp.parallel.args"(%m) ({
  ^bb0(%x: memref<f32>, %y: memref<f32>):
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 1, 0]> : vector<6xi32>, reductions = [@r]} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected as many reduction symbol references as reduction variables}}
  "omp.parallel.args"(%m) ({
  ^bb0(%x: memref<f32>):
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 1, 0]> : vector<6xi32>} : (memref<f32>) -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected as many reduction variable by reference attributes as reduction variables}}
  "omp.parallel.args"(%m) ({
  ^bb0(%x: memref<f32>):
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 1, 0]> : vector<6xi32>, reductions = [@r], reduction_vars_byref = array<i1: false, true>} : (memref<f32>) -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.parallel.args reduction(@r %m -> %x : memref<f32>, @r %m -> %y : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.declare_reduction}}
  omp.parallel.args reduction(@f %m -> %x : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects accumulator of type 'memref<i32>' to point to 'f32', as @r reduces}}
  omp.parallel.args reduction(@r %w -> %x : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@f'}}
  omp.parallel.args private(@f %m -> %x : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : memref<f32> alloc {
^bb0(%x: memref<f32>):
  omp.yield(%x : memref<f32>)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{type mismatch between a private variable and its privatizer op, var type: 'memref<i32>' vs. privatizer op type: 'memref<f32>'}}
  omp.parallel.args private(@p %w -> %x : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{must represent at least one loop}}
  "omp.loop_nest"() ({
    omp.yield
  }) : () -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  omp.wsloop.wrapper {
    // expected-error@+1 {{number of range arguments and IVs do not match}}
    "omp.loop_nest"(%a, %a, %a) ({
      omp.yield
    }) : (index, index, index) -> ()
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  omp.wsloop.wrapper {
    // expected-error@+1 {{has 2 operands, which are not 3 lists of the same length}}
    "omp.loop_nest"(%a, %a) ({
    ^bb0(%i: index):
      omp.yield
    }) : (index, index) -> ()
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects parent op to be a valid loop wrapper}}
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{must be a loop wrapper: its region has an omp.loop_nest or another wrapper, and an omp.terminator}}
  omp.wsloop.wrapper {
    omp.barrier
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.wsloop.wrapper {
    omp.distribute {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{must wrap an 'omp.loop_nest' directly}}
  omp.simd {
    omp.simd {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{must be a loop wrapper: its region has an omp.loop_nest or another wrapper, and an omp.terminator}}
  omp.distribute {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the number of ordered loops must not be negative}}
  omp.wsloop.wrapper ordered(-1) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected as many steps as linear variables}}
  "omp.wsloop.wrapper"(%m) ({
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }) {operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<f32>) -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected 1 values for region argument 'reduced', but found 0}}
  "omp.wsloop.wrapper"(%m) ({
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 1, 0]> : vector<4xi32>, reductions = [@r]} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.declare_reduction}}
  omp.wsloop.wrapper reduction(@f %m -> %x : memref<f32>) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
} atomic {
^bb0(%x: !llvm.ptr<f32>, %y: !llvm.ptr<f32>):
  omp.yield
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected accumulator ('memref<f32>') to be the same type as reduction declaration ('!llvm.ptr<f32>')}}
  omp.wsloop.wrapper reduction(@r %m -> %x : memref<f32>) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected as many alignment values as aligned variables}}
  "omp.simd"(%m) ({
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }) {operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected as many alignment values as aligned variables}}
  "omp.simd"(%m) ({
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }) {operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>, alignment_values = []} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{safelen must be positive}}
  omp.simd safelen(0) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{simdlen must be positive}}
  omp.simd simdlen(0) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd safelen(2) simdlen(3) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{chunk size set without dist_schedule_static being present}}
  omp.distribute chunk_size(%n : i32) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.distribute"(%m) ({
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 1, 0]> : vector<3xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grain_size(%n : i32) num_tasks(%n : i32) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified}}
  omp.taskloop reduction(@r -> %m : memref<f32>) nogroup {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the same list item cannot appear in both a reduction and an in_reduction clause}}
  omp.taskloop in_reduction(@r -> %m : memref<f32>) reduction(@r -> %m : memref<f32>) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.taskloop in_reduction(@r -> %m : memref<f32>, @r -> %m : memref<f32>) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.taskloop reduction(@r -> %m : memref<f32>, @r -> %m : memref<f32>) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.declare_reduction}}
  omp.taskloop in_reduction(@f -> %m : memref<f32>) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.declare_reduction}}
  omp.taskloop reduction(@f -> %m : memref<f32>) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.taskloop {
    omp.wsloop.wrapper {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.taskloop"(%m) ({
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 0, 1, 0, 0, 0]> : vector<9xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected num_teams upper bound to be defined if the lower bound is defined}}
  "omp.teams"(%n) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[1, 0, 0, 0, 0, 0, 0]> : vector<7xi32>} : (i32) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.teams"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 1, 0, 0]> : vector<7xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  omp.parallel.args {
    // expected-error@+1 {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams {
    omp.terminator
  }
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.teams reduction(@r -> %m : memref<f32>, @r -> %m : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.declare_reduction}}
  omp.teams reduction(@f -> %m : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected omp.section op or terminator op inside region}}
  omp.sections {
    omp.barrier
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects region #0 ('region') to have a block}}
  "omp.sections"() ({
  }) {operand_segment_sizes = dense<0> : vector<3xi32>} : () -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.sections reduction(@r -> %m : memref<f32>, @r -> %m : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.declare_reduction}}
  omp.sections reduction(@f -> %m : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.sections"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 1, 0]> : vector<3xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{'omp.section' op expects parent op 'omp.sections'}}
  omp.section {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.single"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected a function for each variable of copyprivate}}
  "omp.single"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 1]> : vector<3xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected a function for each variable of copyprivate}}
  "omp.single"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 1]> : vector<3xi32>, copyprivate_funcs = []} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{variable of copyprivate used more than once}}
  omp.single copyprivate(%m -> @f : memref<f32>, %m -> @f : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @r to point to a copy function}}
  omp.single copyprivate(%m -> @r : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected copy function @f to have 2 operands}}
  omp.single copyprivate(%m -> @f : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func private @g(f32, f32)
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected copy function @g arguments to have the same type as the variable, 'memref<f32>'}}
  omp.single copyprivate(%m -> @g : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

// expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @c hint(uncontended, contended)

// -----

// expected-error@+1 {{the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @c hint(nonspeculative, speculative)

// -----

// expected-note@+1 {{defined here}}
func @f() {
  // expected-error@+1 {{@f}}
  omp.critical(@f) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  omp.wsloop.wrapper {
    omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
      // expected-error@+1 {{the enclosing worksharing-loop region must have an ordered clause}}
      omp.ordered.region {
    omp.terminator
  }
      omp.yield
    }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  omp.wsloop.wrapper ordered(1) {
    omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
      // expected-error@+1 {{the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region {
    omp.terminator
  }
      omp.yield
    }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{must be nested inside of a loop}}
  omp.ordered depend_vec(%a : index) {num_loops_val = 1 : i64}
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the number of loops must not be negative}}
  omp.ordered depend_vec(%a : index) {num_loops_val = -1 : i64}
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  omp.wsloop.wrapper {
    omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
      // expected-error@+1 {{the enclosing worksharing-loop region must have an ordered clause with a parameter}}
      omp.ordered depend_vec(%a : index) {num_loops_val = 1 : i64}
      omp.yield
    }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  omp.wsloop.wrapper ordered(2) {
    omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
      // expected-error@+1 {{number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_vec(%a : index) {num_loops_val = 1 : i64}
      omp.yield
    }
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.task"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 0, 1, 0]> : vector<7xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected as many depend values as depend variables}}
  "omp.task"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 1, 0, 0]> : vector<7xi32>} : (memref<f32>) -> ()
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected as many depend values as depend variables}}
  "omp.task"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 0, 0, 0, 1, 0, 0]> : vector<7xi32>, depends = []} : (memref<f32>) -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.task in_reduction(@r -> %m : memref<f32>, @r -> %m : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.declare_reduction}}
  omp.task in_reduction(@f -> %m : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.taskgroup"(%m) ({
    omp.terminator
  }) {operand_segment_sizes = dense<[0, 1, 0]> : vector<3xi32>} : (memref<f32>) -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.taskgroup task_reduction(@r -> %m : memref<f32>, @r -> %m : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects @f to be an omp.declare_reduction}}
  omp.taskgroup task_reduction(@f -> %m : memref<f32>) {
    omp.terminator
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{cancel parallel must appear inside a parallel region}}
  omp.cancel cancellation_construct_type(parallel)
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{cancel parallel must appear inside a parallel region}}
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{cancel loop must appear inside a worksharing-loop region}}
  omp.cancel cancellation_construct_type(loop)
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{cancel loop must appear inside a worksharing-loop region}}
  omp.cancellation_point cancellation_construct_type(loop)
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{cancel sections must appear inside a sections region}}
  omp.cancel cancellation_construct_type(sections)
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{cancel sections must appear inside a sections region}}
  omp.cancellation_point cancellation_construct_type(sections)
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{cancel taskgroup must appear inside a task region}}
  omp.cancel cancellation_construct_type(taskgroup)
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{cancel taskgroup must appear inside a task region}}
  omp.cancellation_point cancellation_construct_type(taskgroup)
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %m = %k memory_order(release) : memref<f32>, f32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %m = %m : memref<f32>, f32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expects 'memref<f32>' to point to 'i32'}}
  omp.atomic.read %m = %k : memref<f32>, i32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %w = %n memory_order(acquire) : memref<i32>, i32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{address must dereference to value type}}
  omp.atomic.write %m = %n : memref<f32>, i32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acquire) %w : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected 1 region argument, but found 2}}
  omp.atomic.update %w : memref<i32> {
  ^bb0(%x: i32, %y: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{only updated value must be returned}}
  omp.atomic.update %w : memref<i32> {
  ^bb0(%x: i32):
    omp.yield
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{input and yielded value must have the same type}}
  omp.atomic.update %w : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%b : i1)
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %m : memref<f32> {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.read %m = %k hint(uncontended, contended) : memref<f32>, f32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.write %w = %n hint(uncontended, contended) : memref<i32>, i32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.update hint(uncontended, contended) %w : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.capture hint(uncontended, contended) {
    omp.atomic.read %k = %m : memref<f32>, f32
    omp.atomic.update %m : memref<f32> {
    ^bb0(%x: f32):
      omp.yield(%x : f32)
    }
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.read %m = %k hint(nonspeculative, speculative) : memref<f32>, f32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.write %w = %n hint(nonspeculative, speculative) : memref<i32>, i32
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.update hint(nonspeculative, speculative) %w : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.capture hint(nonspeculative, speculative) {
    omp.atomic.read %k = %m : memref<f32>, f32
    omp.atomic.update %m : memref<f32> {
    ^bb0(%x: f32):
      omp.yield(%x : f32)
    }
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{expected three operations in omp.atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture {
    omp.atomic.read %k = %m : memref<f32>, f32
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{invalid sequence of operations in the capture region: an update and a read, a read and an update, or a read and a write}}
  omp.atomic.capture {
    omp.atomic.read %k = %m : memref<f32>, f32
    omp.atomic.read %k = %m : memref<f32>, f32
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{the operations of the capture region must be of the same variable}}
  omp.atomic.capture {
    omp.atomic.read %m = %k : memref<f32>, f32
    omp.atomic.update %m : memref<f32> {
    ^bb0(%x: f32):
      omp.yield(%x : f32)
    }
  }
  return
}

// -----

func @f(%a: index, %n: i32, %b: i1, %m: memref<f32>, %k: memref<f32>, %w: memref<i32>) {
  // expected-error@+1 {{operations inside capture region must not have hint or memory_order clauses}}
  omp.atomic.capture {
    omp.atomic.read %k = %m memory_order(seq_cst) : memref<f32>, f32
    omp.atomic.update %m : memref<f32> {
    ^bb0(%x: f32):
      omp.yield(%x : f32)
    }
  }
  return
}
