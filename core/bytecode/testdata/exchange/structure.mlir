// Regions, blocks and values: forward uses, successors, isolation, arguments
// with and without locations.
"x.first"(%late, %late#1) : (i32, index) -> ()
%late:2 = "x.two"() : () -> (i32, index)
"x.regions"() ({}, {
^bb0(%a: i32, %b: f32 loc("named")):
  "x.br"(%a)[^bb2, ^bb1] : (i32) -> ()
^bb1:
  %inner = "x.nested"() ({
    "x.use"(%a, %late, %b) : (i32, i32, f32) -> ()
    %0 = "x.def"() : () -> i1
    "x.deeper"() ({
      "x.use"(%0, %a) : (i1, i32) -> ()
    }) : () -> ()
  }) : () -> i64
  "x.br"()[^bb0_not_entry] : () -> ()
^bb2:
  "x.end"() : () -> ()
^bb0_not_entry:
  "x.use"(%inner) : (i64) -> ()
}) {on = "the operation"} : () -> ()

module @inner attributes {x.attr = unit} {
  "x.use"(%graph, %graph) : (i32, i32) -> ()
  %graph = "x.def"() : () -> i32
  func.func private @declared(i32, f32) -> i1
  func.func @body(%arg0: i32 loc(unknown), %arg1: memref<?xf32>) -> i32 attributes {llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<?xf32>
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%x: i32):
    %1 = arith.addi %x, %arg0 overflow<nsw> : i32
    %2 = arith.cmpi slt, %1, %x : i32
    cf.cond_br %2, ^bb1(%1 : i32), ^bb2
  ^bb2:
    %3 = scf.for %i = %c0 to %c0 step %c0 iter_args(%s = %0) -> (f32) {
      %4 = arith.addf %s, %0 fastmath<fast> : f32
      scf.yield %4 : f32
    }
    return %1 : i32
  }
}
