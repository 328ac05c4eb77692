// Functions before and behind the program, in the order of their priorities, and intrinsics by name.
// prints: start 40
// prints: next 42
// prints: sum 36
// prints: end 42
llvm.mlir.global private constant @f0("start %d\0A\00")
llvm.mlir.global private constant @f1("next %d\0A\00")
llvm.mlir.global private constant @f2("sum %d\0A\00")
llvm.mlir.global private constant @f3("end %d\0A\00")
llvm.mlir.global_ctors {ctors = [@next, @start], priorities = [300 : i32, 200 : i32]}
llvm.mlir.global_dtors {dtors = [@end], priorities = [200 : i32]}
llvm.mlir.global internal @count(1 : i32) {thread_local_} : i32
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32

llvm.func internal @start() {
  %0 = llvm.mlir.addressof @count : !llvm.ptr<i32>
  %1 = llvm.mlir.constant(40 : i32) : i32
  llvm.store %1, %0 : !llvm.ptr<i32>
  %2 = llvm.mlir.addressof @f0 : !llvm.ptr<array<10 x i8>>
  %3 = llvm.bitcast %2 : !llvm.ptr<array<10 x i8>> to !llvm.ptr<i8>
  %4 = llvm.call @printf(%3, %1) : (!llvm.ptr<i8>, i32) -> i32
  llvm.return
}
llvm.func internal @next() {
  %0 = llvm.mlir.addressof @count : !llvm.ptr<i32>
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.load %0 : !llvm.ptr<i32>
  %3 = llvm.add %2, %1 : i32
  llvm.store %3, %0 : !llvm.ptr<i32>
  %4 = llvm.mlir.addressof @f1 : !llvm.ptr<array<9 x i8>>
  %5 = llvm.bitcast %4 : !llvm.ptr<array<9 x i8>> to !llvm.ptr<i8>
  %6 = llvm.call @printf(%5, %3) : (!llvm.ptr<i8>, i32) -> i32
  llvm.return
}
llvm.func internal @end() {
  %0 = llvm.mlir.addressof @count : !llvm.ptr<i32>
  %1 = llvm.load %0 : !llvm.ptr<i32>
  %2 = llvm.mlir.addressof @f3 : !llvm.ptr<array<8 x i8>>
  %3 = llvm.bitcast %2 : !llvm.ptr<array<8 x i8>> to !llvm.ptr<i8>
  %4 = llvm.call @printf(%3, %1) : (!llvm.ptr<i8>, i32) -> i32
  llvm.return
}
llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi32>) : vector<8xi32>
  %1 = llvm.call_intrinsic "llvm.vector.reduce.add"(%0) : (vector<8xi32>) -> i32
  %2 = llvm.mlir.addressof @f2 : !llvm.ptr<array<8 x i8>>
  %3 = llvm.bitcast %2 : !llvm.ptr<array<8 x i8>> to !llvm.ptr<i8>
  %4 = llvm.call @printf(%3, %1) : (!llvm.ptr<i8>, i32) -> i32
  %5 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %5 : i32
}
