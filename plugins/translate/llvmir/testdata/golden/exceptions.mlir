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

llvm.mlir.global external constant @type_info() : !llvm.struct<(ptr<i8>, ptr<i8>)>

llvm.func @cast_clause(%a: i32) -> i32 attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @type_info : !llvm.ptr<struct<(ptr<i8>, ptr<i8>)>>
  %1 = llvm.bitcast %0 : !llvm.ptr<struct<(ptr<i8>, ptr<i8>)>> to !llvm.ptr<i8>
  %2 = llvm.invoke @compute(%a) to ^bb1 unwind ^bb2 {branch_weights = dense<[99, 1]> : vector<2xi32>} : (i32) -> i32
^bb1:
  llvm.return %2 : i32
^bb2:
  %3 = llvm.landingpad (catch %1 : !llvm.ptr<i8>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.return %a : i32
}
