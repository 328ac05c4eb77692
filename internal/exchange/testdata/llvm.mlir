// What random modules seldom have.
llvm.func @casts(%i: i32, %f: f64, %v: vector<4xi32>, %p: !llvm.ptr<i8>) {
  %0 = llvm.trunc %i : i32 to i8
  %1 = llvm.sext %0 : i8 to i64
  %2 = llvm.zext %v : vector<4xi32> to vector<4xi64>
  %3 = llvm.uitofp %i : i32 to f32
  %4 = llvm.sitofp %i : i32 to f32
  %5 = llvm.fptrunc %f : f64 to f32
  %6 = llvm.fpext %5 : f32 to f64
  %7 = llvm.fptosi %f : f64 to i32
  %8 = llvm.fptoui %f : f64 to i32
  %9 = llvm.addrspacecast %p : !llvm.ptr<i8> to !llvm.ptr<i8, 3>
  %10 = llvm.ptrtoint %p : !llvm.ptr<i8> to i64
  %11 = llvm.inttoptr %10 : i64 to !llvm.ptr<i8>
  llvm.return
}

// -----

llvm.func @places(%p: !llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, %i: i64, %v: vector<4xf32>, %m: vector<4xi1>, %f: !llvm.ptr<f32>) -> !llvm.ptr<i32> {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.getelementptr %p[%i, %0] : (!llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, i64, i32) -> !llvm.ptr<ptr<struct<"list", (i32, ptr<struct<"list">>)>>>
  %2 = llvm.load %1 : !llvm.ptr<ptr<struct<"list", (i32, ptr<struct<"list">>)>>>
  %3 = llvm.mlir.constant(0 : i32) : i32
  %4 = llvm.getelementptr %2[%3, %3] : (!llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, i32, i32) -> !llvm.ptr<i32>
  %5 = "llvm.intr.masked.expandload"(%f, %m, %v) : (!llvm.ptr<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%5, %f, %m) : (vector<4xf32>, !llvm.ptr<f32>, vector<4xi1>) -> ()
  llvm.return %4 : !llvm.ptr<i32>
}
