// func(buffer-hoisting)
func @branch(%c: i1, %a: memref<2xf32>, %o: memref<2xf32>) {
  cond_br %c, ^bb1, ^bb2
^bb1:
  br ^bb3(%a : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  "test.use"(%a, %0) : (memref<2xf32>, memref<2xf32>) -> ()
  br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %o : memref<2xf32> to memref<2xf32>
  return
}
// -----
func @dyn(%c: i1, %a: memref<?xf32>, %o: memref<?xf32>, %n: index) {
  cond_br %c, ^bb1, ^bb2(%n : index)
^bb1:
  br ^bb3(%a : memref<?xf32>)
^bb2(%k: index):
  %0 = memref.alloc(%k) : memref<?xf32>
  "test.use"(%a, %0) : (memref<?xf32>, memref<?xf32>) -> ()
  br ^bb3(%0 : memref<?xf32>)
^bb3(%1: memref<?xf32>):
  memref.copy %1, %o : memref<?xf32> to memref<?xf32>
  return
}
// -----
func @if(%c: i1, %n: index) -> memref<?xf32> {
  %0 = scf.if %c -> (memref<?xf32>) {
    %i = index_cast %n : index to i32
    %1 = memref.alloc(%n) : memref<?xf32>
    scf.yield %1 : memref<?xf32>
  } else {
    %2 = memref.alloc(%n) : memref<?xf32>
    "test.use"(%2) : (memref<?xf32>) -> ()
    scf.yield %2 : memref<?xf32>
  }
  return %0 : memref<?xf32>
}
// -----
func @ifvoid(%c: i1, %n: index) {
  scf.if %c {
    %1 = memref.alloc(%n) : memref<?xf32>
    "test.use"(%1) : (memref<?xf32>) -> ()
  }
  return
}
// -----
func @loop(%n: index, %m: memref<?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %1 = memref.alloc(%n) : memref<?xf32>
    "test.use"(%1) : (memref<?xf32>) -> ()
  }
  return
}
// -----
func @order(%n: index) -> memref<?xf32> {
  "test.a"() : () -> ()
  %d = addi %n, %n : index
  "test.b"() : () -> ()
  %1 = memref.alloc(%d) : memref<?xf32>
  "test.c"() : () -> ()
  "test.use"(%1) : (memref<?xf32>) -> ()
  return %1 : memref<?xf32>
}
// -----
func @order2(%n: index, %c: i1) {
  "test.a"() : () -> ()
  cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = memref.alloc(%n) : memref<?xf32>
  %2 = memref.alloc(%n) : memref<?xf32>
  br ^bb2
^bb2:
  return
}
// -----
func @region(%n: index, %c: i1) {
  "test.a"() : () -> ()
  "test.reg"() ({
    %1 = memref.alloc(%n) : memref<?xf32>
    "test.use"(%1) : (memref<?xf32>) -> ()
    "test.y"() : () -> ()
  }) : () -> ()
  scf.execute_region {
    %1 = memref.alloc(%n) : memref<?xf32>
    "test.use"(%1) : (memref<?xf32>) -> ()
    scf.yield
  }
  return
}
// -----
func @nest(%n: index, %c: i1) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "test.a"() : () -> ()
    scf.if %c {
      scf.if %c {
        %1 = memref.alloc(%n) : memref<?xf32>
        "test.use"(%1) : (memref<?xf32>) -> ()
        memref.dealloc %1 : memref<?xf32>
      }
    }
  }
  return
}
// -----
func @unusedresult(%c: i1, %n: index) {
  %0 = scf.if %c -> (memref<?xf32>) {
    %1 = memref.alloc(%n) : memref<?xf32>
    scf.yield %1 : memref<?xf32>
  } else {
    %2 = memref.alloc(%n) : memref<?xf32>
    "test.use"(%2) : (memref<?xf32>) -> ()
    scf.yield %2 : memref<?xf32>
  }
  return
}
// -----
func @loopif(%c: i1, %n: index, %in: memref<?xf32>) -> memref<?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %in) -> memref<?xf32> {
    "test.d"() : () -> ()
    %k = addi %i, %n : index
    "test.e"() : () -> ()
    %0 = scf.if %c -> (memref<?xf32>) {
      %1 = memref.alloc(%k) : memref<?xf32>
      scf.yield %1 : memref<?xf32>
    } else {
      scf.yield %b : memref<?xf32>
    }
    scf.yield %0 : memref<?xf32>
  }
  return %r : memref<?xf32>
}
// -----
func @cycle(%c: i1, %d: i1, %n: index, %in: memref<?xf32>) -> memref<?xf32> {
  cond_br %c, ^bb3(%in : memref<?xf32>), ^bb1(%in : memref<?xf32>)
^bb1(%p : memref<?xf32>):
  "test.h"(%p) : (memref<?xf32>) -> ()
  br ^bb2
^bb2:
  %1 = memref.alloc(%n) : memref<?xf32>
  "test.use"(%p, %1) : (memref<?xf32>, memref<?xf32>) -> ()
  cond_br %d, ^bb1(%1 : memref<?xf32>), ^bb3(%1 : memref<?xf32>)
^bb3(%o : memref<?xf32>):
  return %o : memref<?xf32>
}
// wanted
module  {
  func @cycle(%arg0: i1, %arg1: i1, %arg2: index, %arg3: memref<?xf32>) -> memref<?xf32> {
    cond_br %arg0, ^bb3(%arg3 : memref<?xf32>), ^bb1(%arg3 : memref<?xf32>)
  ^bb1(%0: memref<?xf32>):  // 2 preds: ^bb0, ^bb2
    "test.h"(%0) : (memref<?xf32>) -> ()
    %1 = memref.alloc(%arg2) : memref<?xf32>
    br ^bb2
  ^bb2:  // pred: ^bb1
    "test.use"(%0, %1) : (memref<?xf32>, memref<?xf32>) -> ()
    cond_br %arg1, ^bb1(%1 : memref<?xf32>), ^bb3(%1 : memref<?xf32>)
  ^bb3(%2: memref<?xf32>):  // 2 preds: ^bb0, ^bb2
    return %2 : memref<?xf32>
  }
}
// -----
func @usedbelow(%c: i1, %d: i1, %n: index) {
  cond_br %c, ^bb1, ^bb3
^bb1:
  %1 = memref.alloc(%n) : memref<?xf32>
  br ^bb2
^bb2:
  "test.use"(%1) : (memref<?xf32>) -> ()
  br ^bb3
^bb3:
  return
}
// -----
func @inner(%c: i1, %d: i1, %n: index) -> memref<?xf32> {
  %z = scf.if %c -> memref<?xf32> {
    "test.a"() : () -> ()
    %1 = memref.alloc(%n) : memref<?xf32>
    scf.yield %1 : memref<?xf32>
  } else {
    %x = scf.execute_region -> memref<?xf32> {
       "test.b"() : () -> ()
       cond_br %d, ^bb1, ^bb2
      ^bb1:
       %1 = memref.alloc(%n) : memref<?xf32>
       scf.yield %1 : memref<?xf32>
      ^bb2:
       %2 = memref.alloc(%n) : memref<?xf32>
       scf.yield %2 : memref<?xf32>
    }
    scf.yield %x : memref<?xf32>
  }
  return %z : memref<?xf32>
}
// wanted
module  {
  func @inner(%arg0: i1, %arg1: i1, %arg2: index) -> memref<?xf32> {
    %0 = memref.alloc(%arg2) : memref<?xf32>
    %1 = memref.alloc(%arg2) : memref<?xf32>
    %2 = memref.alloc(%arg2) : memref<?xf32>
    %3 = scf.if %arg0 -> (memref<?xf32>) {
      "test.a"() : () -> ()
      scf.yield %0 : memref<?xf32>
    } else {
      %4 = scf.execute_region -> memref<?xf32> {
        "test.b"() : () -> ()
        cond_br %arg1, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        scf.yield %1 : memref<?xf32>
      ^bb2:  // pred: ^bb0
        scf.yield %2 : memref<?xf32>
      }
      scf.yield %4 : memref<?xf32>
    }
    return %3 : memref<?xf32>
  }
}
// -----
func @freed(%c: i1, %n: index) {
  %0 = scf.if %c -> (memref<?xf32>) {
    %1 = memref.alloc(%n) : memref<?xf32>
    scf.yield %1 : memref<?xf32>
  } else {
    %2 = memref.alloc(%n) : memref<?xf32>
    scf.yield %2 : memref<?xf32>
  }
  memref.dealloc %0 : memref<?xf32>
  return
}
// wanted
module  {
  func @freed(%arg0: i1, %arg1: index) {
    %0 = scf.if %arg0 -> (memref<?xf32>) {
      %1 = memref.alloc(%arg1) : memref<?xf32>
      scf.yield %1 : memref<?xf32>
    } else {
      %1 = memref.alloc(%arg1) : memref<?xf32>
      scf.yield %1 : memref<?xf32>
    }
    memref.dealloc %0 : memref<?xf32>
    return
  }
}
// -----
func @view(%c: i1) -> memref<2xf32> {
  %0 = scf.if %c -> (memref<2xf32>) {
    %1 = memref.alloc() {alignment = 16} : memref<4xf32>
    %3 = memref.subview %1[0][2][1] : memref<4xf32> to memref<2xf32>
    scf.yield %3 : memref<2xf32>
  } else {
    %2 = memref.alloca() : memref<2xf32>
    scf.yield %2 : memref<2xf32>
  }
  return %0 : memref<2xf32>
}
