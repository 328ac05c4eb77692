module {
  llvm.func @addresses(%arg0: !llvm.ptr, %arg1: i32, %arg2: f32) -> f32 {
    %0 = llvm.getelementptr inbounds|nuw %arg0[%arg1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %1 = llvm.getelementptr inbounds %0[%arg1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %2 = llvm.getelementptr nusw|nuw %1[%arg1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %3 = llvm.getelementptr nuw %2[%arg1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %4 = llvm.getelementptr nusw %3[%arg1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %5 = llvm.load %4 invariant {alignment = 4 : i64} : !llvm.ptr -> f32
    %6 = llvm.load %4 invariant_group {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.store %arg2, %4 invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
    %7 = llvm.load %arg0 dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %7 dereferenceable<bytes = 8, mayBeNull = true> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %8, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.fadd %5, %6 : f32
    llvm.return %9 : f32
  }
  llvm.func @life(%arg0: i32) {
    %0 = llvm.alloca %arg0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %0 : !llvm.ptr
    llvm.store %arg0, %0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %0 : !llvm.ptr
    llvm.return
  }
  llvm.func @vectors(%arg0: vector<4x!llvm.ptr>, %arg1: vector<4xi64>, %arg2: vector<[4]xf32>) -> vector<[4]xf32> {
    %0 = llvm.getelementptr %arg0[%arg1] : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
    %1 = llvm.ptrtoint %0 : vector<4x!llvm.ptr> to vector<4xi64>
    %2 = llvm.fmul %arg2, %arg2 : vector<[4]xf32>
    llvm.return %2 : vector<[4]xf32>
  }
}
