func @f(%a: index, %b: index, %c: index, %0: !llvm.ptr<f32>, %1: !llvm.ptr<i64>, %n: i32, %cc: i1) {
  omp.wsloop (%i) : index = (%a) to (%b) step (%c) private(%0 : !llvm.ptr<f32>, %1 : !llvm.ptr<i64>) schedule(static = %n) nowait {
    omp.yield
  }
  omp.wsloop (%i) : index = (%a) to (%b) step (%c) reduction(@r -> %0 : !llvm.ptr<f32>) {
    omp.yield
  }
  omp.parallel if(%cc : i1) num_threads(%n : i32) default(shared) proc_bind(close) {
    omp.terminator
  }
  omp.parallel default(private) proc_bind(master) {
    omp.terminator
  }
  omp.parallel default(firstprivate) proc_bind(spread) {
    omp.terminator
  }
  omp.parallel proc_bind(primary) default(none) {
    omp.terminator
  }
  omp.wsloop (%i) : index = (%a) to (%b) step (%c) reduction(@r -> %0 : !llvm.ptr<f32>) {
    %f = constant 1.0 : f32
    omp.reduction %f, %0 : !llvm.ptr<f32>
    omp.yield
  }
  return
}
omp.reduction.declare @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
}
omp.reduction.declare @r2 : f32 attributes {x = 1} init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
} atomic {
^bb2(%a: !llvm.ptr<f32>, %b: !llvm.ptr<f32>):
 omp.yield
}
func @g(%0: !llvm.ptr<f32>, %1: i32, %a: index, %m: memref<?xf32>) {
  omp.parallel private(%0 : !llvm.ptr<f32>) firstprivate(%0 : !llvm.ptr<f32>) shared(%m : memref<?xf32>) copyin(%m : memref<?xf32>) allocate(%1 : i32 -> %m : memref<?xf32>) {
    omp.master {
      omp.barrier {test.note}
      omp.terminator
    }
    omp.flush
    omp.flush(%0, %m : !llvm.ptr<f32>, memref<?xf32>)
    omp.taskwait
    omp.taskyield
    omp.terminator
  }
  omp.wsloop (%i) : index = (%a) to (%a) step (%a) linear(%0 = %1 : !llvm.ptr<f32>) firstprivate(%0 : !llvm.ptr<f32>) schedule(dynamic) collapse(1) ordered(2) inclusive {
    omp.yield
  }
  omp.wsloop (%i) : i32 = (%1) to (%1) step (%1) lastprivate(%0 : !llvm.ptr<f32>) schedule(guided) {
    omp.yield
  }
  omp.wsloop (%i, %j) : i32 = (%1, %1) to (%1, %1) step (%1, %1) schedule(auto) {
    omp.yield
  }
  omp.wsloop (%i) : i32 = (%1) to (%1) step (%1) schedule(runtime) {
    omp.yield
  } 
  "omp.target"(%1) ({
   omp.terminator
  }) {operand_segment_sizes = dense<[0,0,1]> : vector<3xi32>} : (i32) -> ()
  return
}

// -----

// newer: parallel regions, loops and their declarations as MLIR 19 has them
omp.private {type = private} @p : !llvm.ptr alloc {
^bb0(%arg0: !llvm.ptr):  // no predecessors
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : !llvm.ptr alloc {
^bb0(%arg0: !llvm.ptr):  // no predecessors
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):  // no predecessors
  %0 = llvm.load %arg0 : !llvm.ptr -> i32
  llvm.store %0, %arg1 : i32, !llvm.ptr
  omp.yield(%arg1 : !llvm.ptr)
} dealloc {
^bb0(%arg0: !llvm.ptr):  // no predecessors
  omp.yield
}
omp.declare_reduction @r : f32 init {
^bb0(%arg0: f32):  // no predecessors
  %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%arg0: f32, %arg1: f32):  // no predecessors
  %0 = llvm.fadd %arg0, %arg1  : f32
  omp.yield(%0 : f32)
}
omp.declare_reduction @rr : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):  // no predecessors
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):  // no predecessors
  omp.yield(%arg0 : !llvm.ptr)
}  cleanup {
^bb0(%arg0: !llvm.ptr):  // no predecessors
  omp.yield
}
omp.critical.declare @mutex hint(contended, speculative)
omp.critical.declare @mutex2
func @copy(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
  return
}
func @f(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: index, %arg5: i64, %arg6: memref<i32>) {
  omp.parallel.args if(%arg0) num_threads(%arg1 : i32) allocate(%arg1 : i32 -> %arg2 : !llvm.ptr) proc_bind(close) reduction(@r %arg2 -> %arg7 : !llvm.ptr, byref @r %arg3 -> %arg8 : !llvm.ptr) private(@p %arg2 -> %arg9 : !llvm.ptr, @fp %arg3 -> %arg10 : !llvm.ptr) {
    omp.terminator
  } {foo}
  omp.parallel.args private(@p %arg2 -> %arg7 : !llvm.ptr, @fp %arg3 -> %arg8 : !llvm.ptr) {
    omp.barrier
    omp.terminator
  }
  omp.wsloop.wrapper linear(%arg2 = %arg1 : !llvm.ptr) schedule(static = %arg1 : i32, monotonic, simd) nowait ordered(1) order(reproducible:concurrent) reduction(@r %arg2 -> %arg7 : !llvm.ptr) {
    omp.loop_nest (%arg8, %arg9) : i64 = (%arg5, %arg5) to (%arg5, %arg5) inclusive step (%arg5, %arg5) {
      omp.yield
    }
    omp.terminator
  } {foo}
  omp.wsloop.wrapper schedule(dynamic, none) {
    omp.simd aligned(%arg2 : !llvm.ptr -> 32 : i64) if(%arg0) nontemporal(%arg3 : !llvm.ptr) order(concurrent) safelen(4) simdlen(2) {
      omp.loop_nest (%arg7) : i64 = (%arg5) to (%arg5) step (%arg5) {
        omp.ordered.region simd {
          omp.terminator
        }
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

// newer: what threads wait for, atomic accesses and tasks
omp.critical.declare @mutex hint(contended, speculative)
omp.declare_reduction @r : f32 init {
^bb0(%arg0: f32):  // no predecessors
  %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%arg0: f32, %arg1: f32):  // no predecessors
  %0 = llvm.fadd %arg0, %arg1  : f32
  omp.yield(%0 : f32)
}
func private @copyf(!llvm.ptr, !llvm.ptr)
llvm.mlir.global internal  @tp() : i32
func @f(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: index, %arg5: i64, %arg6: memref<i32>, %arg7: memref<i32>) {
  omp.critical {
    omp.terminator
  }
  omp.critical(@mutex) {
    omp.terminator
  }
  omp.single allocate(%arg1 : i32 -> %arg2 : !llvm.ptr) copyprivate(%arg2 -> @copyf : !llvm.ptr) {
    omp.terminator
  }
  omp.single nowait {
    omp.terminator
  }
  omp.master  {
    omp.terminator
  }
  omp.masked filter(%arg1 : i32) {
    omp.terminator
  }
  omp.masked {
    omp.terminator
  }
  omp.flush(%arg2, %arg3 : !llvm.ptr, !llvm.ptr)
  omp.sections reduction(@r -> %arg2 : !llvm.ptr) nowait {
    omp.terminator
  }
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.task if(%arg0) final(%arg0) untied mergeable priority(%arg1 : i32) depend(taskdependin -> %arg2 : !llvm.ptr, taskdependout -> %arg3 : !llvm.ptr) {
    omp.taskyield
    omp.terminator
  }
  omp.taskgroup {
    omp.terminator
  }
  omp.atomic.read %arg2 = %arg3 memory_order(seq_cst) hint(uncontended, nonspeculative) : !llvm.ptr, i32
  omp.atomic.read %arg6 = %arg7 : memref<i32>, i32
  omp.atomic.write %arg3 = %arg1 memory_order(release) : !llvm.ptr, i32
  omp.atomic.update hint(contended) %arg2 : !llvm.ptr {
  ^bb0(%arg8: i32):  // no predecessors
    %2 = llvm.add %arg8, %arg1  : i32
    omp.yield(%2 : i32)
  }
  omp.atomic.capture memory_order(relaxed) {
    omp.atomic.update %arg2 : !llvm.ptr {
    ^bb0(%arg8: i32):  // no predecessors
      %2 = llvm.add %arg8, %arg1  : i32
      omp.yield(%2 : i32)
    }
    omp.atomic.read %arg3 = %arg2 : !llvm.ptr, i32
  }
  %0 = llvm.mlir.addressof @tp : !llvm.ptr
  %1 = omp.threadprivate %0 : !llvm.ptr -> !llvm.ptr
  omp.wsloop.wrapper ordered(1) {
    omp.loop_nest (%arg8) : i64 = (%arg5) to (%arg5) step (%arg5) {
      omp.ordered depend_type(dependsink) depend_vec(%arg8 : i64) {num_loops_val = 1 : i64}
      omp.ordered depend_type(dependsource) depend_vec(%arg8 : i64) {num_loops_val = 1 : i64}
      omp.yield
    }
    omp.terminator
  }
  omp.parallel.args {
    omp.wsloop.wrapper {
      omp.loop_nest (%arg8) : i64 = (%arg5) to (%arg5) step (%arg5) {
        omp.cancel cancellation_construct_type(loop) if(%arg0)
        omp.cancellation_point cancellation_construct_type(loop)
        omp.yield
      }
      omp.terminator
    }
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.teams num_teams(%arg1 : i32 to %arg1 : i32) if(%arg0) thread_limit(%arg1 : i32) {
    omp.distribute dist_schedule_static chunk_size(%arg1 : i32) {
      omp.loop_nest (%arg8) : i64 = (%arg5) to (%arg5) step (%arg5) {
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  omp.teams num_teams( to %arg1 : i32) reduction(@r -> %arg2 : !llvm.ptr) {
    omp.terminator
  }
  omp.taskloop if(%arg0) grain_size(%arg1 : i32) nogroup {
    omp.loop_nest (%arg8) : i64 = (%arg5) to (%arg5) step (%arg5) {
      omp.yield
    }
    omp.terminator
  }
  return
}

// -----

// newer: attributes, and regions that free
omp.declare_reduction @r : f32 init {
^bb0(%arg0: f32):  // no predecessors
  omp.yield(%arg0 : f32)
} combiner {
^bb0(%arg0: f32, %arg1: f32):  // no predecessors
  omp.yield(%arg0 : f32)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):  // no predecessors
  omp.yield
} cleanup {
^bb0(%arg0: f32):  // no predecessors
  omp.yield
}
omp.private {type = private} @p : !llvm.ptr alloc {
^bb0(%arg0: !llvm.ptr):  // no predecessors
  omp.yield(%arg0 : !llvm.ptr)
} dealloc {
^bb0(%arg0: !llvm.ptr):  // no predecessors
  omp.yield
} {foo}
func @f(%arg0: i64, %arg1: memref<f32>) {
  omp.wsloop.wrapper {
    omp.loop_nest (%arg2) : i64 = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    } {foo}
    omp.terminator
  } {bar}
  omp.master  {
    omp.terminator
  } {a}
  omp.critical {
    omp.terminator
  } {a}
  return
}

// -----

// newer: keywords
func @words(%arg0: i1, %arg1: i32, %arg2: memref<i32>, %arg3: memref<i32>, %arg4: index) {
  omp.parallel.args proc_bind(primary) {
    omp.terminator
  }
  omp.parallel.args proc_bind(master) {
    omp.terminator
  }
  omp.parallel.args proc_bind(close) {
    omp.terminator
  }
  omp.parallel.args proc_bind(spread) {
    omp.terminator
  }
  omp.wsloop.wrapper schedule(static, none) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop.wrapper schedule(static, monotonic) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop.wrapper schedule(static, nonmonotonic) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop.wrapper schedule(static, simd) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop.wrapper schedule(dynamic, none) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop.wrapper schedule(guided, none) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop.wrapper schedule(auto, none) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop.wrapper schedule(runtime, none) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.wsloop.wrapper order(unconstrained:concurrent) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  omp.atomic.read %arg3 = %arg2 memory_order(seq_cst) : memref<i32>, i32
  omp.atomic.read %arg3 = %arg2 memory_order(acquire) : memref<i32>, i32
  omp.atomic.read %arg3 = %arg2 memory_order(relaxed) : memref<i32>, i32
  omp.atomic.write %arg2 = %arg1 memory_order(release) : memref<i32>, i32
  omp.atomic.capture memory_order(acq_rel) {
    omp.atomic.read %arg3 = %arg2 : memref<i32>, i32
    omp.atomic.write %arg2 = %arg1 : memref<i32>, i32
  }
  omp.task depend(taskdependinout -> %arg2 : memref<i32>) {
    omp.terminator
  }
  omp.sections {
    omp.section {
      omp.cancel cancellation_construct_type(sections) if(%arg0)
      omp.terminator
    }
    omp.terminator
  }
  omp.taskgroup {
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator
  }
  omp.taskgroup task_reduction(@t -> %arg2 : memref<i32>) {
    omp.terminator
  }
  omp.task in_reduction(byref @t -> %arg2 : memref<i32>) {
    omp.terminator
  }
  omp.taskloop in_reduction(@t -> %arg2 : memref<i32>) reduction(@t -> %arg3 : memref<i32>) {
    omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
      omp.yield
    }
    omp.terminator
  }
  return
}
omp.declare_reduction @t : i32 init {
^bb0(%arg0: i32):  // no predecessors
  omp.yield(%arg0 : i32)
} combiner {
^bb0(%arg0: i32, %arg1: i32):  // no predecessors
  omp.yield(%arg0 : i32)
}
