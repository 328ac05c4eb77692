llvm.func @declared(!llvm.ptr<i8> {llvm.nocapture, llvm.readonly}, i8 {llvm.signext}) -> (i8 {llvm.zeroext})
llvm.func @by_value(%a: !llvm.ptr<struct<(i32)>> {llvm.sret, llvm.noalias}, %b: !llvm.ptr<i32> {llvm.byval, llvm.align = 8 : i64, llvm.dereferenceable = 4 : i64}) {
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr<struct<(i32)>>, %q: !llvm.ptr<i32>, %r: !llvm.ptr<i8>, %c: i8) {
  llvm.call @by_value(%p, %q) : (!llvm.ptr<struct<(i32)>>, !llvm.ptr<i32>) -> ()
  %0 = llvm.call @declared(%r, %c) : (!llvm.ptr<i8>, i8) -> i8
  llvm.return
}
llvm.func @wrapped() attributes {llvm.emit_c_interface, passthrough = ["nounwind", ["target-cpu", "skylake"]]} {
  llvm.return
}
llvm.func @effects0() attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>}
llvm.func @effects1() attributes {memory = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none>}
llvm.func @effects2() attributes {memory = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none>}
llvm.func @effects3() attributes {memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite>}
llvm.func @effects4() attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = read>}
llvm.func @effects5() attributes {memory = #llvm.memory_effects<other = write, argMem = none, inaccessibleMem = write>}
llvm.func @effects6() attributes {memory = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none>}
