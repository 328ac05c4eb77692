module @outer attributes {llvm.data_layout = "e-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f() {
    llvm.return
  }
  module @inner {
    llvm.func @g() {
      llvm.return
    }
  }
}
