// Aliases, a function that is resolved when the program is loaded, blocks whose addresses are in a table, and arguments
// of a variadic function.
// prints: 42
// prints: 43
// prints: 7
// prints: 12
// prints: 30
// prints: 106
// prints: 33
llvm.mlir.global private constant @format("%d\0A\00")
llvm.mlir.global internal @cells(dense<[42, 7]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.alias internal @cell : !llvm.array<2 x i32> {
  %0 = llvm.mlir.addressof @cells : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal @second : i32 {
  %0 = llvm.mlir.addressof @cells : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.alias internal @another : !llvm.func<i32 (i32)> {
  %0 = llvm.mlir.addressof @double : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @resolved : !llvm.func<i32 (i32)>, !llvm.ptr @resolver {dso_local}
llvm.mlir.global internal constant @codes() : !llvm.array<3 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<3 x ptr>
  %1 = llvm.blockaddress <function = @interpret, tag = <id = 10>> : !llvm.ptr
  %2 = llvm.blockaddress <function = @interpret, tag = <id = 20>> : !llvm.ptr
  %3 = llvm.blockaddress <function = @interpret, tag = <id = 30>> : !llvm.ptr
  %4 = llvm.insertvalue %1, %0[0] : !llvm.array<3 x ptr>
  %5 = llvm.insertvalue %2, %4[1] : !llvm.array<3 x ptr>
  %6 = llvm.insertvalue %3, %5[2] : !llvm.array<3 x ptr>
  llvm.return %6 : !llvm.array<3 x ptr>
}
llvm.mlir.global internal constant @program(dense<[1, 1, 0, 1, 2]> : tensor<5xi32>) : !llvm.array<5 x i32>
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func internal @print(%n: i32) {
  %0 = llvm.mlir.addressof @format : !llvm.ptr
  %1 = llvm.call @printf(%0, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func internal @double(%n: i32) -> i32 {
  %0 = llvm.add %n, %n : i32
  llvm.return %0 : i32
}
llvm.func internal @triple(%n: i32) -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.mul %n, %0 : i32
  llvm.return %1 : i32
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @triple : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// Runs the program: 0 adds 100 to the accumulator, 1 adds 2, 2 gives it.
llvm.func internal @interpret() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^next(%zero, %zero : i32, i32)
^next(%at: i32, %sum: i32):
  %codes = llvm.mlir.addressof @codes : !llvm.ptr
  %program = llvm.mlir.addressof @program : !llvm.ptr
  %0 = llvm.getelementptr %program[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.getelementptr %codes[%1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.add %at, %one : i32
  llvm.indirectbr %3 : !llvm.ptr, [
  ^big(%4, %sum : i32, i32),
  ^small(%4, %sum : i32, i32),
  ^end(%sum : i32)
  ]
^big(%a: i32, %s: i32):
  llvm.blocktag <id = 10>
  %hundred = llvm.mlir.constant(100 : i32) : i32
  %5 = llvm.add %s, %hundred : i32
  llvm.br ^next(%a, %5 : i32, i32)
^small(%b: i32, %t: i32):
  llvm.blocktag <id = 20>
  %two = llvm.mlir.constant(2 : i32) : i32
  %6 = llvm.add %t, %two : i32
  llvm.br ^next(%b, %6 : i32, i32)
^end(%u: i32):
  llvm.blocktag <id = 30>
  llvm.return %u : i32
}
llvm.func internal @sum(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %0 = llvm.va_arg %list : (!llvm.ptr) -> i32
  %1 = llvm.va_arg %list : (!llvm.ptr) -> i32
  llvm.intr.vaend %list : !llvm.ptr
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
llvm.func @main() -> i32 {
  %end = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %cell = llvm.mlir.addressof @cell : !llvm.ptr
  %0 = llvm.load %cell : !llvm.ptr -> i32
  llvm.call @print(%0) : (i32) -> ()
  %1 = llvm.add %0, %one : i32
  llvm.store %1, %cell : i32, !llvm.ptr
  %cells = llvm.mlir.addressof @cells : !llvm.ptr
  %2 = llvm.load %cells : !llvm.ptr -> i32
  llvm.call @print(%2) : (i32) -> ()
  %second = llvm.mlir.addressof @second : !llvm.ptr
  %3 = llvm.load %second : !llvm.ptr -> i32
  llvm.call @print(%3) : (i32) -> ()
  %six = llvm.mlir.constant(6 : i32) : i32
  %another = llvm.mlir.addressof @another : !llvm.ptr
  %4 = llvm.call %another(%six) : !llvm.ptr, (i32) -> i32
  llvm.call @print(%4) : (i32) -> ()
  %ten = llvm.mlir.constant(10 : i32) : i32
  %5 = llvm.call @resolved(%ten) : (i32) -> i32
  llvm.call @print(%5) : (i32) -> ()
  %6 = llvm.call @interpret() : () -> i32
  llvm.call @print(%6) : (i32) -> ()
  %eleven = llvm.mlir.constant(11 : i32) : i32
  %more = llvm.mlir.constant(22 : i32) : i32
  %7 = llvm.call @sum(%one, %eleven, %more) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32, i32) -> i32
  llvm.call @print(%7) : (i32) -> ()
  llvm.return %end : i32
}
