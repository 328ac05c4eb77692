llvm.func @fpext_0(%a: f32) -> f64 {
  %0 = llvm.fpext %a : f32 to f64
  llvm.return %0 : f64
}
llvm.func @fptrunc_1(%a: f64) -> f32 {
  %0 = llvm.fptrunc %a : f64 to f32
  llvm.return %0 : f32
}
llvm.func @fptosi_2(%a: f32) -> i32 {
  %0 = llvm.fptosi %a : f32 to i32
  llvm.return %0 : i32
}
llvm.func @fptoui_3(%a: f32) -> i32 {
  %0 = llvm.fptoui %a : f32 to i32
  llvm.return %0 : i32
}
llvm.func @sitofp_4(%a: i32) -> f32 {
  %0 = llvm.sitofp %a : i32 to f32
  llvm.return %0 : f32
}
llvm.func @uitofp_5(%a: i64) -> f64 {
  %0 = llvm.uitofp %a : i64 to f64
  llvm.return %0 : f64
}
llvm.func @sext_6(%a: i8) -> i32 {
  %0 = llvm.sext %a : i8 to i32
  llvm.return %0 : i32
}
llvm.func @zext_7(%a: i1) -> i64 {
  %0 = llvm.zext %a : i1 to i64
  llvm.return %0 : i64
}
llvm.func @trunc_8(%a: i64) -> i3 {
  %0 = llvm.trunc %a : i64 to i3
  llvm.return %0 : i3
}
llvm.func @inttoptr_9(%a: i64) -> !llvm.ptr<i32> {
  %0 = llvm.inttoptr %a : i64 to !llvm.ptr<i32>
  llvm.return %0 : !llvm.ptr<i32>
}
llvm.func @ptrtoint_10(%a: !llvm.ptr<i32>) -> i64 {
  %0 = llvm.ptrtoint %a : !llvm.ptr<i32> to i64
  llvm.return %0 : i64
}
llvm.func @bitcast_11(%a: i32) -> f32 {
  %0 = llvm.bitcast %a : i32 to f32
  llvm.return %0 : f32
}
llvm.func @addrspacecast_12(%a: !llvm.ptr<i32>) -> !llvm.ptr<i32, 3> {
  %0 = llvm.addrspacecast %a : !llvm.ptr<i32> to !llvm.ptr<i32, 3>
  llvm.return %0 : !llvm.ptr<i32, 3>
}
llvm.func @bitcast_13(%a: !llvm.ptr<i32>) -> !llvm.ptr<struct<(f32)>> {
  %0 = llvm.bitcast %a : !llvm.ptr<i32> to !llvm.ptr<struct<(f32)>>
  llvm.return %0 : !llvm.ptr<struct<(f32)>>
}
llvm.func @bitcast_14(%a: vector<4xi8>) -> i32 {
  %0 = llvm.bitcast %a : vector<4xi8> to i32
  llvm.return %0 : i32
}
llvm.func @fpext_15(%a: f16) -> f80 {
  %0 = llvm.fpext %a : f16 to f80
  llvm.return %0 : f80
}
llvm.func @fptrunc_16(%a: f128) -> bf16 {
  %0 = llvm.fptrunc %a : f128 to bf16
  llvm.return %0 : bf16
}
llvm.func @sext_17(%a: vector<2xi8>) -> vector<2xi16> {
  %0 = llvm.sext %a : vector<2xi8> to vector<2xi16>
  llvm.return %0 : vector<2xi16>
}
llvm.func @inttoptr_18(%a: vector<2xi64>) -> !llvm.vec<2 x ptr<i8>> {
  %0 = llvm.inttoptr %a : vector<2xi64> to !llvm.vec<2 x ptr<i8>>
  llvm.return %0 : !llvm.vec<2 x ptr<i8>>
}
