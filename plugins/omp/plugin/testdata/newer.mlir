// Programs as MLIR 19 writes them.
omp.critical.declare @mutex hint(contended)
omp.declare_reduction @add : i64 init {
^bb0(%a: i64):
  %0 = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%0 : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %0 = llvm.add %a, %b : i64
  omp.yield(%0 : i64)
}
omp.declare_reduction @max : f64 init {
^bb0(%a: f64):
  %0 = llvm.mlir.constant(-1.0e300 : f64) : f64
  omp.yield(%0 : f64)
} combiner {
^bb0(%a: f64, %b: f64):
  %c = llvm.fcmp "ogt" %a, %b : f64
  llvm.cond_br %c, ^x, ^y
^x:
  omp.yield(%a : f64)
^y:
  omp.yield(%b : f64)
}
omp.declare_reduction @byref : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  %1 = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.alloca %1 x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
  llvm.store %z, %p : i64, !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  llvm.store %1, %q : i64, !llvm.ptr
  omp.yield(%p : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %x = llvm.load %a : !llvm.ptr -> i64
  %y = llvm.load %b : !llvm.ptr -> i64
  %s = llvm.add %x, %y : i64
  llvm.store %s, %a : i64, !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %q = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %u = llvm.load %p : !llvm.ptr -> i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %w = llvm.mul %u, %v : i64
  llvm.store %w, %p : i64, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : !llvm.ptr alloc {
^bb0(%a: !llvm.ptr):
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  omp.yield(%2 : !llvm.ptr)
} copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
} dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}
// A team with variables of its own, values and structs that it reduces, and loops that reduce in it; and teams of
// one thread in critical sections. There are three threads.
llvm.func @many(%n: i64, %m: i64) -> !llvm.struct<(i64, f64, i64, i64, i64, i64)> {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %low = llvm.mlir.constant(-1.0e300 : f64) : f64
  %sum = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %sum : i64, !llvm.ptr
  %top = llvm.alloca %1 x f64 : (i64) -> !llvm.ptr
  llvm.store %low, %top : f64, !llvm.ptr
  %team = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %team : i64, !llvm.ptr
  %pair = llvm.alloca %1 x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
  llvm.store %0, %pair : i64, !llvm.ptr
  %second = llvm.getelementptr %pair[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  llvm.store %1, %second : i64, !llvm.ptr
  %first = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %c7, %first : i64, !llvm.ptr
  %nested = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %nested : i64, !llvm.ptr
  %three = llvm.mlir.constant(3 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  omp.parallel num_threads(%three : i32) reduction(@add %team -> %t : !llvm.ptr, byref @byref %pair -> %b : !llvm.ptr) private(@fp %first -> %f : !llvm.ptr) {
    %x0 = llvm.load %f : !llvm.ptr -> i64
    %x1 = llvm.add %x0, %1 : i64
    llvm.store %x1, %f : i64, !llvm.ptr
    omp.barrier
    %x2 = llvm.load %f : !llvm.ptr -> i64
    %x3 = llvm.load %t : !llvm.ptr -> i64
    %x4 = llvm.add %x2, %x3 : i64
    llvm.store %x4, %t : i64, !llvm.ptr
    omp.wsloop schedule(dynamic = %two : i32) nowait reduction(@add %sum -> %s : !llvm.ptr, @max %top -> %u : !llvm.ptr) {
      omp.loop_nest (%i, %j) : i64 = (%1, %0) to (%n, %m) inclusive step (%1, %c3) {
        %p = llvm.mul %i, %j : i64
        %q = llvm.load %s : !llvm.ptr -> i64
        %r = llvm.add %p, %q : i64
        llvm.store %r, %s : i64, !llvm.ptr
        %d = llvm.sitofp %p : i64 to f64
        %e = llvm.load %u : !llvm.ptr -> f64
        %g = llvm.fcmp "ogt" %d, %e : f64
        %h = llvm.select %g, %d, %e : i1, f64
        llvm.store %h, %u : f64, !llvm.ptr
        %k = llvm.load %b : !llvm.ptr -> i64
        %l = llvm.add %k, %1 : i64
        llvm.store %l, %b : i64, !llvm.ptr
        omp.yield
      }
      omp.terminator
    }
    omp.critical(@mutex) {
      omp.parallel num_threads(%two : i32) {
        omp.atomic.update %nested : !llvm.ptr {
        ^bb0(%o: i64):
          %o1 = llvm.add %o, %1 : i64
          omp.yield(%o1 : i64)
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %a = llvm.load %sum : !llvm.ptr -> i64
  %b = llvm.load %top : !llvm.ptr -> f64
  %c = llvm.load %team : !llvm.ptr -> i64
  %d = llvm.load %pair : !llvm.ptr -> i64
  %e = llvm.load %second : !llvm.ptr -> i64
  %f = llvm.load %nested : !llvm.ptr -> i64
  %u0 = llvm.mlir.undef : !llvm.struct<(i64, f64, i64, i64, i64, i64)>
  %u1 = llvm.insertvalue %a, %u0[0] : !llvm.struct<(i64, f64, i64, i64, i64, i64)>
  %u2 = llvm.insertvalue %b, %u1[1] : !llvm.struct<(i64, f64, i64, i64, i64, i64)>
  %u3 = llvm.insertvalue %c, %u2[2] : !llvm.struct<(i64, f64, i64, i64, i64, i64)>
  %u4 = llvm.insertvalue %d, %u3[3] : !llvm.struct<(i64, f64, i64, i64, i64, i64)>
  %u5 = llvm.insertvalue %e, %u4[4] : !llvm.struct<(i64, f64, i64, i64, i64, i64)>
  %u6 = llvm.insertvalue %f, %u5[5] : !llvm.struct<(i64, f64, i64, i64, i64, i64)>
  llvm.return %u6 : !llvm.struct<(i64, f64, i64, i64, i64, i64)>
}

llvm.func @copy64(%to: !llvm.ptr, %from: !llvm.ptr) {
  %v = llvm.load %from : !llvm.ptr -> i64
  llvm.store %v, %to : i64, !llvm.ptr
  llvm.return
}
omp.private {type = private} @own : !llvm.ptr alloc {
^bb0(%a: !llvm.ptr):
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  omp.yield(%2 : !llvm.ptr)
}
llvm.mlir.global internal @counter(5 : i64) : i64

// How often regions are executed, of which one thread executes some: once for each of single, master and
// masked, and what single has copied to all threads.
llvm.func @once(%n: i32) -> !llvm.struct<(i64, i64, i64, i64)> {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %c9 = llvm.mlir.constant(9 : i64) : i64
  %last = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %s : i64, !llvm.ptr
  %m = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %m : i64, !llvm.ptr
  %k = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %k : i64, !llvm.ptr
  %c = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %c : i64, !llvm.ptr
  omp.parallel num_threads(%n : i32) reduction(@add %c -> %t : !llvm.ptr) private(@own %c -> %p : !llvm.ptr) {
    omp.single copyprivate(%p -> @copy64 : !llvm.ptr) {
      llvm.store %c9, %p : i64, !llvm.ptr
      %x = llvm.load %s : !llvm.ptr -> i64
      %y = llvm.add %x, %1 : i64
      llvm.store %y, %s : i64, !llvm.ptr
      omp.terminator
    }
    %v = llvm.load %p : !llvm.ptr -> i64
    llvm.store %v, %t : i64, !llvm.ptr
    omp.single nowait {
      %x = llvm.load %s : !llvm.ptr -> i64
      %y = llvm.add %x, %1 : i64
      llvm.store %y, %s : i64, !llvm.ptr
      omp.terminator
    }
    omp.master {
      %x = llvm.load %m : !llvm.ptr -> i64
      %y = llvm.add %x, %1 : i64
      llvm.store %y, %m : i64, !llvm.ptr
      omp.terminator
    }
    omp.masked filter(%last : i32) {
      %x = llvm.load %k : !llvm.ptr -> i64
      %y = llvm.add %x, %1 : i64
      llvm.store %y, %k : i64, !llvm.ptr
      omp.terminator
    }
    omp.terminator
  }
  %a = llvm.load %s : !llvm.ptr -> i64
  %b = llvm.load %m : !llvm.ptr -> i64
  %d = llvm.load %k : !llvm.ptr -> i64
  %e = llvm.load %c : !llvm.ptr -> i64
  %u0 = llvm.mlir.undef : !llvm.struct<(i64, i64, i64, i64)>
  %u1 = llvm.insertvalue %a, %u0[0] : !llvm.struct<(i64, i64, i64, i64)>
  %u2 = llvm.insertvalue %b, %u1[1] : !llvm.struct<(i64, i64, i64, i64)>
  %u3 = llvm.insertvalue %d, %u2[2] : !llvm.struct<(i64, i64, i64, i64)>
  %u4 = llvm.insertvalue %e, %u3[3] : !llvm.struct<(i64, i64, i64, i64)>
  llvm.return %u4 : !llvm.struct<(i64, i64, i64, i64)>
}

// Sections, each once, and critical sections that count.
llvm.func @sections(%n: i32) -> !llvm.struct<(i64, i64)> {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %c10 = llvm.mlir.constant(10 : i64) : i64
  %c100 = llvm.mlir.constant(100 : i64) : i64
  %s = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %s : i64, !llvm.ptr
  %k = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %k : i64, !llvm.ptr
  omp.parallel num_threads(%n : i32) {
    omp.sections nowait {
      omp.section {
        omp.atomic.update %s : !llvm.ptr {
        ^bb0(%x: i64):
          %y = llvm.add %x, %1 : i64
          omp.yield(%y : i64)
        }
        omp.terminator
      }
      omp.section {
        omp.atomic.update %s : !llvm.ptr {
        ^bb0(%x: i64):
          %y = llvm.add %x, %c10 : i64
          omp.yield(%y : i64)
        }
        omp.terminator
      }
      omp.section {
        omp.atomic.update %s : !llvm.ptr {
        ^bb0(%x: i64):
          %y = llvm.add %x, %c100 : i64
          omp.yield(%y : i64)
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i) : i64 = (%0) to (%c100) step (%1) {
        omp.critical {
          %x = llvm.load %k : !llvm.ptr -> i64
          %y = llvm.add %x, %i : i64
          llvm.store %y, %k : i64, !llvm.ptr
          omp.terminator
        }
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  %a = llvm.load %s : !llvm.ptr -> i64
  %b = llvm.load %k : !llvm.ptr -> i64
  %u0 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %u1 = llvm.insertvalue %a, %u0[0] : !llvm.struct<(i64, i64)>
  %u2 = llvm.insertvalue %b, %u1[1] : !llvm.struct<(i64, i64)>
  llvm.return %u2 : !llvm.struct<(i64, i64)>
}

// Iterations in their order: each multiplies what there was before.
llvm.func @ordered(%n: i64) -> i64 {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %s = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %s : i64, !llvm.ptr
  omp.parallel {
    omp.wsloop schedule(dynamic) ordered(0) {
      omp.loop_nest (%i) : i64 = (%0) to (%n) step (%1) {
        omp.ordered.region {
          %x = llvm.load %s : !llvm.ptr -> i64
          %y = llvm.mul %x, %c3 : i64
          %z = llvm.add %y, %i : i64
          llvm.store %z, %s : i64, !llvm.ptr
          omp.terminator
        }
        omp.yield
      }
      omp.terminator
    }
    omp.wsloop ordered(0) {
      omp.loop_nest (%i) : i64 = (%0) to (%n) step (%1) {
        omp.ordered.region {
          %x = llvm.load %s : !llvm.ptr -> i64
          %y = llvm.mul %x, %c3 : i64
          %z = llvm.add %y, %i : i64
          llvm.store %z, %s : i64, !llvm.ptr
          omp.terminator
        }
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  %a = llvm.load %s : !llvm.ptr -> i64
  llvm.return %a : i64
}

// Atomic accesses of a float, of a pointer's size and of 32 bits: a sum; tickets by capture; the sum of all
// that an exchange has seen and of what is left.
llvm.func @atomics(%n: i64) -> !llvm.struct<(f64, i64, i64, f32)> {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %fz = llvm.mlir.constant(0.0 : f64) : f64
  %gz = llvm.mlir.constant(0.0 : f32) : f32
  %half = llvm.mlir.constant(0.5 : f64) : f64
  %two = llvm.mlir.constant(2.5 : f32) : f32
  %f = llvm.alloca %1 x f64 : (i64) -> !llvm.ptr
  llvm.store %fz, %f : f64, !llvm.ptr
  %g = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
  llvm.store %gz, %g : f32, !llvm.ptr
  %h = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
  %t = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %t : i64, !llvm.ptr
  %sum = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %sum : i64, !llvm.ptr
  %swap = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %swap : i64, !llvm.ptr
  %seen = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %seen : i64, !llvm.ptr
  omp.parallel private(@own %t -> %p : !llvm.ptr, @own %t -> %q : !llvm.ptr) {
    omp.wsloop schedule(guided) reduction(@add %sum -> %s : !llvm.ptr, @add %seen -> %e : !llvm.ptr) {
      omp.loop_nest (%i) : i64 = (%0) to (%n) step (%1) {
        omp.atomic.update memory_order(seq_cst) hint(contended) %f : !llvm.ptr {
        ^bb0(%x: f64):
          %y = llvm.fadd %x, %half : f64
          omp.yield(%y : f64)
        }
        omp.atomic.capture memory_order(acq_rel) {
          omp.atomic.read %p = %t : !llvm.ptr, i64
          omp.atomic.update %t : !llvm.ptr {
          ^bb0(%x: i64):
            %y = llvm.add %x, %1 : i64
            omp.yield(%y : i64)
          }
        }
        %a = llvm.load %p : !llvm.ptr -> i64
        %b = llvm.load %s : !llvm.ptr -> i64
        %c = llvm.add %a, %b : i64
        llvm.store %c, %s : i64, !llvm.ptr
        omp.atomic.capture {
          omp.atomic.read %q = %swap : !llvm.ptr, i64
          omp.atomic.write %swap = %i : !llvm.ptr, i64
        }
        %a1 = llvm.load %q : !llvm.ptr -> i64
        %b1 = llvm.load %e : !llvm.ptr -> i64
        %c1 = llvm.add %a1, %b1 : i64
        llvm.store %c1, %e : i64, !llvm.ptr
        omp.atomic.write %g = %two memory_order(release) : !llvm.ptr, f32
        omp.yield
      }
      omp.terminator
    }
    omp.flush
    omp.master {
      omp.atomic.read %h = %g memory_order(acquire) : !llvm.ptr, f32
      omp.terminator
    }
    omp.terminator
  }
  %a = llvm.load %f : !llvm.ptr -> f64
  %b = llvm.load %sum : !llvm.ptr -> i64
  %c = llvm.load %seen : !llvm.ptr -> i64
  %c2 = llvm.load %swap : !llvm.ptr -> i64
  %c3 = llvm.add %c, %c2 : i64
  %d = llvm.load %h : !llvm.ptr -> f32
  %u0 = llvm.mlir.undef : !llvm.struct<(f64, i64, i64, f32)>
  %u1 = llvm.insertvalue %a, %u0[0] : !llvm.struct<(f64, i64, i64, f32)>
  %u2 = llvm.insertvalue %b, %u1[1] : !llvm.struct<(f64, i64, i64, f32)>
  %u3 = llvm.insertvalue %c3, %u2[2] : !llvm.struct<(f64, i64, i64, f32)>
  %u4 = llvm.insertvalue %d, %u3[3] : !llvm.struct<(f64, i64, i64, f32)>
  llvm.return %u4 : !llvm.struct<(f64, i64, i64, f32)>
}

// The numbers of Fibonacci by tasks, two for each above the first two, that are final below `cut`.
llvm.func @fib(%n: i64, %cut: i64) -> i64 {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(2 : i64) : i64
  %small = llvm.icmp "slt" %n, %2 : i64
  llvm.cond_br %small, ^leaf, ^inner
^leaf:
  llvm.return %n : i64
^inner:
  %a = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  %b = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  %n1 = llvm.sub %n, %1 : i64
  %n2 = llvm.sub %n, %2 : i64
  %deep = llvm.icmp "sgt" %n, %cut : i64
  %end = llvm.icmp "slt" %n, %cut : i64
  omp.task if(%deep) {
    %r = llvm.call @fib(%n1, %cut) : (i64, i64) -> i64
    llvm.store %r, %a : i64, !llvm.ptr
    omp.terminator
  }
  omp.task final(%end) untied mergeable {
    %r = llvm.call @fib(%n2, %cut) : (i64, i64) -> i64
    llvm.store %r, %b : i64, !llvm.ptr
    omp.terminator
  }
  omp.taskyield
  omp.taskwait
  %x = llvm.load %a : !llvm.ptr -> i64
  %y = llvm.load %b : !llvm.ptr -> i64
  %z = llvm.add %x, %y : i64
  llvm.return %z : i64
}

// Tasks of one thread that others execute, and a chain of tasks that depend on one another.
llvm.func @tasks(%n: i64, %prio: i32) -> !llvm.struct<(i64, i64)> {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %no = llvm.icmp "sgt" %0, %1 : i64
  %r = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %r : i64, !llvm.ptr
  %d = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %1, %d : i64, !llvm.ptr
  omp.parallel {
    omp.single {
      omp.taskgroup {
        %f = llvm.call @fib(%n, %c5) : (i64, i64) -> i64
        llvm.store %f, %r : i64, !llvm.ptr
        omp.task priority(%prio : i32) depend(taskdependout -> %d : !llvm.ptr) {
          %x = llvm.load %d : !llvm.ptr -> i64
          %y = llvm.add %x, %c5 : i64
          llvm.store %y, %d : i64, !llvm.ptr
          omp.terminator
        }
        omp.task depend(taskdependinout -> %d : !llvm.ptr, taskdependin -> %r : !llvm.ptr) {
          %x = llvm.load %d : !llvm.ptr -> i64
          %y = llvm.mul %x, %c3 : i64
          llvm.store %y, %d : i64, !llvm.ptr
          omp.terminator
        }
        omp.task if(%no) depend(taskdependinout -> %d : !llvm.ptr) {
          %x = llvm.load %d : !llvm.ptr -> i64
          %y = llvm.sub %x, %1 : i64
          llvm.store %y, %d : i64, !llvm.ptr
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %a = llvm.load %r : !llvm.ptr -> i64
  %b = llvm.load %d : !llvm.ptr -> i64
  %u0 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %u1 = llvm.insertvalue %a, %u0[0] : !llvm.struct<(i64, i64)>
  %u2 = llvm.insertvalue %b, %u1[1] : !llvm.struct<(i64, i64)>
  llvm.return %u2 : !llvm.struct<(i64, i64)>
}

// A variable of which each thread has its own, that lasts from one team to the next.
llvm.func @threads(%n: i32) -> !llvm.struct<(i64, i64)> {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %s = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %s : i64, !llvm.ptr
  %g = llvm.mlir.addressof @counter : !llvm.ptr
  omp.parallel num_threads(%n : i32) {
    %a = llvm.mlir.addressof @counter : !llvm.ptr
    %p = omp.threadprivate %a : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> i64
    %y = llvm.add %x, %c7 : i64
    llvm.store %y, %p : i64, !llvm.ptr
    omp.terminator
  }
  omp.parallel num_threads(%n : i32) reduction(@add %s -> %t : !llvm.ptr) {
    %a = llvm.mlir.addressof @counter : !llvm.ptr
    %p = omp.threadprivate %a : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> i64
    llvm.store %x, %t : i64, !llvm.ptr
    omp.terminator
  }
  %a = llvm.load %s : !llvm.ptr -> i64
  %b = llvm.load %g : !llvm.ptr -> i64
  %u0 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %u1 = llvm.insertvalue %a, %u0[0] : !llvm.struct<(i64, i64)>
  %u2 = llvm.insertvalue %b, %u1[1] : !llvm.struct<(i64, i64)>
  llvm.return %u2 : !llvm.struct<(i64, i64)>
}

// Loops for vectors, alone and in a work-sharing loop.
llvm.func @simd(%n: i64) -> !llvm.struct<(i64, i64)> {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.mlir.constant(0 : i64) : i64
  %s = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %s : i64, !llvm.ptr
  %t = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %t : i64, !llvm.ptr
  omp.simd simdlen(4) safelen(8) {
    omp.loop_nest (%i, %j) : i64 = (%0, %1) to (%n, %n) step (%1, %1) {
      %x = llvm.load %s : !llvm.ptr -> i64
      %p = llvm.mul %i, %j : i64
      %y = llvm.add %x, %p : i64
      llvm.store %y, %s : i64, !llvm.ptr
      omp.yield
    }
    omp.terminator
  }
  omp.parallel {
    omp.wsloop schedule(static) order(concurrent) reduction(@add %t -> %r : !llvm.ptr) {
      omp.simd order(reproducible:concurrent) {
        omp.loop_nest (%i) : i64 = (%0) to (%n) step (%1) {
          %x = llvm.load %r : !llvm.ptr -> i64
          %y = llvm.add %x, %i : i64
          llvm.store %y, %r : i64, !llvm.ptr
          omp.yield
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %a = llvm.load %s : !llvm.ptr -> i64
  %b = llvm.load %t : !llvm.ptr -> i64
  %u0 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %u1 = llvm.insertvalue %a, %u0[0] : !llvm.struct<(i64, i64)>
  %u2 = llvm.insertvalue %b, %u1[1] : !llvm.struct<(i64, i64)>
  llvm.return %u2 : !llvm.struct<(i64, i64)>
}
