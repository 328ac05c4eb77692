// What mlir-translate crashes on, refuses or gets wrong.
llvm.func @switch_without_cases(%a: i32) -> i32 {
  "llvm.switch"(%a, %a)[^bb1] {operand_segment_sizes = dense<[1, 1, 0]> : vector<3xi32>} : (i32, i32) -> ()
^bb1(%0: i32):
  llvm.return %0 : i32
}

llvm.func @same_destination(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%0: i32):
  llvm.return %0 : i32
}

llvm.func @same_destination_same_value(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%a : i32)
^bb1(%0: i32):
  llvm.return %0 : i32
}

llvm.func @switch_to_one_block(%a: i32, %x: i64, %y: i64) -> i64 {
  llvm.switch %a, ^bb1(%x : i64) [
    1: ^bb1(%y : i64),
    2: ^bb1(%x : i64),
    3: ^bb2
  ]
^bb1(%0: i64):
  llvm.return %0 : i64
^bb2:
  llvm.unreachable
}

llvm.func @unreachable_block(%a: i32) -> i32 {
  llvm.return %a : i32
^bb1(%0: i32):
  llvm.br ^bb2(%0 : i32)
^bb2(%1: i32):
  llvm.return %1 : i32
}

llvm.func @block_order(%a: i32) -> i32 {
  llvm.br ^bb2
^bb1:
  llvm.return %0 : i32
^bb2:
  %0 = llvm.add %a, %a : i32
  llvm.br ^bb1
}

llvm.func @freeze(%a: i64) -> i64 {
  %0 = llvm.freeze %a : i64
  llvm.return %0 : i64
}
