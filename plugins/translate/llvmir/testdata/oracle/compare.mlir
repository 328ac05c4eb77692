llvm.func @icmp_eq(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "eq" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_ne(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "ne" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_slt(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "slt" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_sle(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "sle" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_sgt(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "sgt" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_sge(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "sge" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_ult(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "ult" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_ule(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "ule" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_ugt(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "ugt" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_uge(%a: i32, %b: i32) -> i1 {
  %0 = llvm.icmp "uge" %a, %b : i32
  llvm.return %0 : i1
}
llvm.func @icmp_ptr(%a: !llvm.ptr<i8>, %b: !llvm.ptr<i8>) -> i1 {
  %0 = llvm.icmp "eq" %a, %b : !llvm.ptr<i8>
  llvm.return %0 : i1
}
llvm.func @icmp_vector(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi1> {
  %0 = llvm.icmp "ult" %a, %b : vector<4xi32>
  llvm.return %0 : vector<4xi1>
}
llvm.func @fcmp_false(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "_false" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_oeq(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "oeq" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_ogt(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "ogt" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_oge(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "oge" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_olt(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "olt" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_ole(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "ole" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_one(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "one" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_ord(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "ord" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_ueq(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "ueq" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_ugt(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "ugt" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_uge(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "uge" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_ult(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "ult" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_ule(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "ule" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_une(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "une" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_uno(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "uno" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_true(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "_true" %a, %b : f32
  llvm.return %0 : i1
}
llvm.func @fcmp_fast(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "olt" %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return %0 : i1
}
