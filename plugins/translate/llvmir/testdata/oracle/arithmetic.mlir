llvm.func @add(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @add_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.add %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @sub(%a: i32, %b: i32) -> i32 {
  %0 = llvm.sub %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @sub_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.sub %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @mul(%a: i32, %b: i32) -> i32 {
  %0 = llvm.mul %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @mul_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.mul %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @sdiv(%a: i32, %b: i32) -> i32 {
  %0 = llvm.sdiv %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @sdiv_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.sdiv %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @udiv(%a: i32, %b: i32) -> i32 {
  %0 = llvm.udiv %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @udiv_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.udiv %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @srem(%a: i32, %b: i32) -> i32 {
  %0 = llvm.srem %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @srem_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.srem %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @urem(%a: i32, %b: i32) -> i32 {
  %0 = llvm.urem %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @urem_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.urem %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @and(%a: i32, %b: i32) -> i32 {
  %0 = llvm.and %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @and_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.and %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @or(%a: i32, %b: i32) -> i32 {
  %0 = llvm.or %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @or_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.or %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @xor(%a: i32, %b: i32) -> i32 {
  %0 = llvm.xor %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @xor_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.xor %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @shl(%a: i32, %b: i32) -> i32 {
  %0 = llvm.shl %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @shl_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.shl %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @lshr(%a: i32, %b: i32) -> i32 {
  %0 = llvm.lshr %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @lshr_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.lshr %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @ashr(%a: i32, %b: i32) -> i32 {
  %0 = llvm.ashr %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @ashr_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = llvm.ashr %a, %b : vector<4xi64>
  llvm.return %0 : vector<4xi64>
}
llvm.func @fadd(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fadd %0, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %2 = llvm.fadd %1, %b {fastmathFlags = #llvm.fastmath<nnan, arcp, reassoc>} : f32
  llvm.return %2 : f32
}
llvm.func @fsub(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fsub %a, %b : f32
  %1 = llvm.fsub %0, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %2 = llvm.fsub %1, %b {fastmathFlags = #llvm.fastmath<nnan, arcp, reassoc>} : f32
  llvm.return %2 : f32
}
llvm.func @fmul(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fmul %a, %b : f32
  %1 = llvm.fmul %0, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %2 = llvm.fmul %1, %b {fastmathFlags = #llvm.fastmath<nnan, arcp, reassoc>} : f32
  llvm.return %2 : f32
}
llvm.func @fdiv(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fdiv %a, %b : f32
  %1 = llvm.fdiv %0, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %2 = llvm.fdiv %1, %b {fastmathFlags = #llvm.fastmath<nnan, arcp, reassoc>} : f32
  llvm.return %2 : f32
}
llvm.func @frem(%a: f32, %b: f32) -> f32 {
  %0 = llvm.frem %a, %b : f32
  %1 = llvm.frem %0, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %2 = llvm.frem %1, %b {fastmathFlags = #llvm.fastmath<nnan, arcp, reassoc>} : f32
  llvm.return %2 : f32
}
llvm.func @fneg(%a: f64) -> f64 {
  %0 = llvm.fneg %a : f64
  %1 = llvm.fneg %0 {fastmathFlags = #llvm.fastmath<nsz, ninf, contract, afn>} : f64
  llvm.return %1 : f64
}
llvm.func @select(%c: i1, %a: f64, %b: f64) -> f64 {
  %0 = llvm.select %c, %a, %b : i1, f64
  llvm.return %0 : f64
}
llvm.func @select_vector(%c: vector<2xi1>, %a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %0 = llvm.select %c, %a, %b : vector<2xi1>, vector<2xi8>
  llvm.return %0 : vector<2xi8>
}
