llvm.mlir.global internal constant @text("hello\00") : !llvm.array<6 x i8>
llvm.func @puts(!llvm.ptr<i8>) -> i32
llvm.func @pick(%c: i1, %p: !llvm.ptr<struct<"pair", (i32, f64)>>) -> i32 attributes {passthrough = ["noinline"]} {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %c, ^then, ^else(%zero : i32)
^then:
  %at = llvm.getelementptr %p[%zero, %zero] : (!llvm.ptr<struct<"pair", (i32, f64)>>, i32, i32) -> !llvm.ptr<i32>
  %x = llvm.load %at {alignment = 4 : i64} : !llvm.ptr<i32>
  llvm.br ^else(%x : i32)
^else(%r: i32):
  %s = "llvm.intr.smax"(%r, %zero) : (i32, i32) -> i32
  llvm.return %s : i32
}
