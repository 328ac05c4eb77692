module attributes {llvm.data_layout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128-A5", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @freeze(%a: i32, %v: vector<4xf32>) -> i32 {
    %0 = llvm.freeze %a : i32
    %1 = llvm.freeze %v : vector<4xf32>
    llvm.return %a : i32
  }
  llvm.func @spaces(%n: i32, %p: !llvm.ptr<i32, 3>) -> i32 {
    %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<i32, 5>
    %1 = llvm.addrspacecast %0 : !llvm.ptr<i32, 5> to !llvm.ptr<i32>
    %2 = llvm.load %p : !llvm.ptr<i32, 3>
    llvm.store %2, %1 : !llvm.ptr<i32>
    llvm.return %2 : i32
  }
}
