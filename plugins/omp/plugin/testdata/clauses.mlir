// What clauses and constructs do, in the dialect of OpenMP itself.
omp.reduction.declare @sum : i64 init {
^bb0(%x: i64):
  %zero = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%zero : i64)
} combiner {
^bb0(%x: i64, %y: i64):
  %s = llvm.add %x, %y : i64
  omp.yield(%s : i64)
}

// A combiner of several blocks: the one that is farther from zero.
omp.reduction.declare @farther : i64 init {
^bb0(%x: i64):
  %zero = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%zero : i64)
} combiner {
^bb0(%x: i64, %y: i64):
  %xx = llvm.mul %x, %x : i64
  %yy = llvm.mul %y, %y : i64
  %less = llvm.icmp "slt" %xx, %yy : i64
  llvm.cond_br %less, ^second, ^first
^first:
  omp.yield(%x : i64)
^second:
  omp.yield(%y : i64)
}

// The loop goes down, ends with its last number, and is of 32 bits.
func @down(%from: i32, %to: i32, %step: i32) -> (i64, i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %sum = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  %far = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  llvm.store %zero, %sum : !llvm.ptr<i64>
  llvm.store %zero, %far : !llvm.ptr<i64>
  omp.parallel {
    omp.wsloop (%i) : i32 = (%from) to (%to) step (%step) reduction(@sum -> %sum : !llvm.ptr<i64>, @farther -> %far : !llvm.ptr<i64>) inclusive {
      %x = sexti %i : i32 to i64
      omp.reduction %x, %sum : !llvm.ptr<i64>
      omp.reduction %x, %far : !llvm.ptr<i64>
      omp.yield
    }
    omp.terminator
  }
  %r = llvm.load %sum : !llvm.ptr<i64>
  %s = llvm.load %far : !llvm.ptr<i64>
  return %r, %s : i64, i64
}

// How many threads execute the region, and how many of them are the master.
func @threads(%if: i1, %n: i32) -> (i64, i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %all = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  %masters = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  llvm.store %zero, %all : !llvm.ptr<i64>
  llvm.store %zero, %masters : !llvm.ptr<i64>
  omp.parallel if(%if : i1) num_threads(%n : i32) default(shared) proc_bind(close) {
    %a = llvm.atomicrmw add %all, %one monotonic : i64
    omp.barrier
    omp.master {
      %x = llvm.load %all : !llvm.ptr<i64>
      llvm.store %x, %masters : !llvm.ptr<i64>
      omp.terminator
    }
    omp.flush
    omp.taskwait
    omp.taskyield
    omp.terminator
  }
  %r = llvm.load %all : !llvm.ptr<i64>
  %s = llvm.load %masters : !llvm.ptr<i64>
  return %r, %s : i64, i64
}

// Private variables: %own is the thread's, %first begins with what was there, %last is what the
// last iteration leaves.
func @private(%n: i64) -> (i64, i64, i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %seven = llvm.mlir.constant(7 : i64) : i64
  %own = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  %first = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  %last = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  %sum = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  llvm.store %seven, %own : !llvm.ptr<i64>
  llvm.store %seven, %first : !llvm.ptr<i64>
  llvm.store %zero, %last : !llvm.ptr<i64>
  llvm.store %zero, %sum : !llvm.ptr<i64>
  omp.parallel private(%own : !llvm.ptr<i64>) firstprivate(%first : !llvm.ptr<i64>) {
    llvm.store %zero, %own : !llvm.ptr<i64>
    omp.wsloop (%i) : i64 = (%zero) to (%n) step (%one) private(%own : !llvm.ptr<i64>) firstprivate(%first : !llvm.ptr<i64>) lastprivate(%last : !llvm.ptr<i64>) reduction(@sum -> %sum : !llvm.ptr<i64>) {
      llvm.store %i, %own : !llvm.ptr<i64>
      %x = llvm.load %own : !llvm.ptr<i64>
      %y = llvm.load %first : !llvm.ptr<i64>
      %z = llvm.add %x, %y : i64
      llvm.store %z, %last : !llvm.ptr<i64>
      omp.reduction %z, %sum : !llvm.ptr<i64>
      omp.yield
    }
    llvm.store %zero, %first : !llvm.ptr<i64>
    omp.terminator
  }
  %r = llvm.load %sum : !llvm.ptr<i64>
  %s = llvm.load %last : !llvm.ptr<i64>
  %a = llvm.load %own : !llvm.ptr<i64>
  %b = llvm.load %first : !llvm.ptr<i64>
  %t = llvm.add %a, %b : i64
  return %r, %s, %t : i64, i64, i64
}
