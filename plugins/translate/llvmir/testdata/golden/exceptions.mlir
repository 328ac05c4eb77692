llvm.func @personality(...) -> i32
llvm.func @compute(i32) -> i32

llvm.func @result_is_used(%a: i32) -> i32 attributes {personality = @personality} {
  %0 = llvm.invoke @compute(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return %0 : i32
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %1 : !llvm.struct<(ptr<i8>, i32)>
}

llvm.func @indirect(%f: !llvm.ptr<func<i32 (i32)>>, %a: i32) -> i32 attributes {personality = @personality} {
  %0 = "llvm.invoke"(%f, %a, %a, %a)[^bb1, ^bb2] {operand_segment_sizes = dense<[2, 1, 1]> : vector<3xi32>} : (!llvm.ptr<func<i32 (i32)>>, i32, i32, i32) -> i32
^bb1(%1: i32):
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
^bb2(%3: i32):
  %4 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return %3 : i32
}
