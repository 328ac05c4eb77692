// A loop, a switch, and calls with results.
// prints: sum 5050
// prints: fib 6765
// prints: case 20 0 30
llvm.mlir.global private constant @sum_format("sum %ld\0A\00")
llvm.mlir.global private constant @fib_format("fib %d\0A\00")
llvm.mlir.global private constant @case_format("case %d %d %d\0A\00")
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32

llvm.func internal @sum(%n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %s: i64):
  %more = llvm.icmp "sle" %i, %n : i64
  llvm.cond_br %more, ^body, ^done
^body:
  %t = llvm.add %s, %i : i64
  %j = llvm.add %i, %one : i64
  llvm.br ^loop(%j, %t : i64, i64)
^done:
  llvm.return %s : i64
}

llvm.func internal @fib(%n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %small = llvm.icmp "slt" %n, %two : i32
  llvm.cond_br %small, ^done(%n : i32), ^deep
^deep:
  %a = llvm.sub %n, %one : i32
  %b = llvm.sub %n, %two : i32
  %x = llvm.call @fib(%a) : (i32) -> i32
  %y = llvm.call @fib(%b) : (i32) -> i32
  %z = llvm.add %x, %y : i32
  llvm.br ^done(%z : i32)
^done(%r: i32):
  llvm.return %r : i32
}

llvm.func internal @choose(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %twenty = llvm.mlir.constant(20 : i32) : i32
  %thirty = llvm.mlir.constant(30 : i32) : i32
  llvm.switch %n, ^done(%zero : i32) [
    2: ^done(%twenty : i32),
    3: ^done(%thirty : i32)
  ]
^done(%r: i32):
  llvm.return %r : i32
}

llvm.func @main() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %hundred = llvm.mlir.constant(100 : i64) : i64
  %sum = llvm.call @sum(%hundred) : (i64) -> i64
  %f0 = llvm.mlir.addressof @sum_format : !llvm.ptr<array<9 x i8>>
  %g0 = llvm.getelementptr %f0[%zero, %zero] : (!llvm.ptr<array<9 x i8>>, i32, i32) -> !llvm.ptr<i8>
  %r0 = llvm.call @printf(%g0, %sum) : (!llvm.ptr<i8>, i64) -> i32
  %twenty = llvm.mlir.constant(20 : i32) : i32
  %fib = llvm.call @fib(%twenty) : (i32) -> i32
  %f1 = llvm.mlir.addressof @fib_format : !llvm.ptr<array<8 x i8>>
  %g1 = llvm.getelementptr %f1[%zero, %zero] : (!llvm.ptr<array<8 x i8>>, i32, i32) -> !llvm.ptr<i8>
  %r1 = llvm.call @printf(%g1, %fib) : (!llvm.ptr<i8>, i32) -> i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %c2 = llvm.call @choose(%two) : (i32) -> i32
  %c1 = llvm.call @choose(%one) : (i32) -> i32
  %c3 = llvm.call @choose(%three) : (i32) -> i32
  %f2 = llvm.mlir.addressof @case_format : !llvm.ptr<array<15 x i8>>
  %g2 = llvm.getelementptr %f2[%zero, %zero] : (!llvm.ptr<array<15 x i8>>, i32, i32) -> !llvm.ptr<i8>
  %r2 = llvm.call @printf(%g2, %c2, %c1, %c3) : (!llvm.ptr<i8>, i32, i32, i32) -> i32
  llvm.return %zero : i32
}
