llvm.func @br(%a: i32) -> i32 {
  llvm.br ^bb1(%a : i32)
^bb1(%0: i32):
  llvm.return %0 : i32
}
llvm.func @cond_br(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%0: i32):
  llvm.return %0 : i32
^bb2:
  llvm.br ^bb1(%a : i32)
}
llvm.func @weights(%c: i1) {
  llvm.cond_br %c weights(dense<[5, 10]> : vector<2xi32>), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}
llvm.func @switch(%a: i32, %b: i64) -> i64 {
  llvm.switch %a, ^bb1 [
    1: ^bb2(%b : i64),
    7: ^bb3(%b, %b : i64, i64)
  ]
^bb1:
  llvm.br ^bb2(%b : i64)
^bb2(%0: i64):
  llvm.return %0 : i64
^bb3(%1: i64, %2: i64):
  %3 = llvm.add %1, %2 : i64
  llvm.return %3 : i64
}
llvm.func @switch_weights(%a: i32) {
  llvm.switch %a, ^bb1 [
    1: ^bb2
  ] {branch_weights = dense<[7, 9]> : vector<2xi32>}
^bb1:
  llvm.return
^bb2:
  llvm.return
}
llvm.func @unreachable() {
  llvm.unreachable
}
llvm.func @loop(%n: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%0, %0 : i64, i64)
^bb1(%i: i64, %s: i64):
  %2 = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %2, ^bb2, ^bb3
^bb2:
  %3 = llvm.add %s, %i : i64
  %4 = llvm.add %i, %1 : i64
  llvm.br ^bb1(%4, %3 : i64, i64)
^bb3:
  llvm.return %s : i64
}
