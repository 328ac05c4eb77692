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
