module {
  llvm.func @tan(%arg0: f32, %arg1: vector<4xf64>) -> f32 {
    %0 = llvm.intr.tan(%arg0) : (f32) -> f32
    %1 = llvm.intr.tan(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xf64>) -> vector<4xf64>
    llvm.return %0 : f32
  }
  llvm.func @asin(%arg0: f32, %arg1: vector<4xf64>) -> f32 {
    %0 = llvm.intr.asin(%arg0) : (f32) -> f32
    %1 = llvm.intr.asin(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xf64>) -> vector<4xf64>
    llvm.return %0 : f32
  }
  llvm.func @acos(%arg0: f32, %arg1: vector<4xf64>) -> f32 {
    %0 = llvm.intr.acos(%arg0) : (f32) -> f32
    %1 = llvm.intr.acos(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xf64>) -> vector<4xf64>
    llvm.return %0 : f32
  }
  llvm.func @atan(%arg0: f32, %arg1: vector<4xf64>) -> f32 {
    %0 = llvm.intr.atan(%arg0) : (f32) -> f32
    %1 = llvm.intr.atan(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xf64>) -> vector<4xf64>
    llvm.return %0 : f32
  }
  llvm.func @sinh(%arg0: f32, %arg1: vector<4xf64>) -> f32 {
    %0 = llvm.intr.sinh(%arg0) : (f32) -> f32
    %1 = llvm.intr.sinh(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xf64>) -> vector<4xf64>
    llvm.return %0 : f32
  }
  llvm.func @cosh(%arg0: f32, %arg1: vector<4xf64>) -> f32 {
    %0 = llvm.intr.cosh(%arg0) : (f32) -> f32
    %1 = llvm.intr.cosh(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xf64>) -> vector<4xf64>
    llvm.return %0 : f32
  }
  llvm.func @tanh(%arg0: f32, %arg1: vector<4xf64>) -> f32 {
    %0 = llvm.intr.tanh(%arg0) : (f32) -> f32
    %1 = llvm.intr.tanh(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xf64>) -> vector<4xf64>
    llvm.return %0 : f32
  }
  llvm.func @exp10(%arg0: f32, %arg1: vector<4xf64>) -> f32 {
    %0 = llvm.intr.exp10(%arg0) : (f32) -> f32
    %1 = llvm.intr.exp10(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xf64>) -> vector<4xf64>
    llvm.return %0 : f32
  }
  llvm.func @atan2(%arg0: f64, %arg1: f64, %arg2: vector<[2]xf32>) -> f64 {
    %0 = llvm.intr.atan2(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
    %1 = llvm.intr.atan2(%arg2, %arg2) : (vector<[2]xf32>, vector<[2]xf32>) -> vector<[2]xf32>
    llvm.return %0 : f64
  }
  llvm.func @ldexp(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32) {
    %0 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
    %1 = llvm.intr.ldexp(%arg1, %arg2) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>, i32) -> vector<4xf32>
    llvm.return
  }
  llvm.func @frexp(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
    %1 = llvm.intr.frexp(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xi32>)>
    llvm.return
  }
  llvm.func @sincos(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
    %1 = llvm.intr.sincos(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
    llvm.return
  }
  llvm.func @scmp(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>) {
    %0 = llvm.intr.scmp(%arg0, %arg1) : (i32, i32) -> i2
    %1 = llvm.intr.scmp(%arg2, %arg2) : (vector<4xi64>, vector<4xi64>) -> vector<4xi8>
    llvm.return
  }
  llvm.func @ucmp(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>) {
    %0 = llvm.intr.ucmp(%arg0, %arg1) : (i32, i32) -> i2
    %1 = llvm.intr.ucmp(%arg2, %arg2) : (vector<4xi64>, vector<4xi64>) -> vector<4xi8>
    llvm.return
  }
  llvm.func @ptrmask(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<4x!llvm.ptr>, %arg3: vector<4xi64>) {
    %0 = llvm.intr.ptrmask %arg0, %arg1 : (!llvm.ptr, i64) -> !llvm.ptr
    %1 = llvm.intr.ptrmask %arg2, %arg3 : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>
    llvm.return
  }
  llvm.func @launder_invariant_group(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>) {
    %0 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
    %1 = llvm.intr.launder.invariant.group %arg1 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @strip_invariant_group(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>) {
    %0 = llvm.intr.strip.invariant.group %arg0 : !llvm.ptr
    %1 = llvm.intr.strip.invariant.group %arg1 : !llvm.ptr<3>
    llvm.return
  }
  llvm.func @memset_inline(%arg0: !llvm.ptr, %arg1: i8) {
    "llvm.intr.memset.inline"(%arg0, %arg1) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memset.inline"(%arg0, %arg1) <{isVolatile = true, len = 10 : i32}> : (!llvm.ptr, i8) -> ()
    llvm.return
  }
  llvm.func @constrained_uitofp(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = llvm.intr.experimental.constrained.uitofp %arg0 towardzero ignore : i32 to f32
    %1 = llvm.intr.experimental.constrained.uitofp %arg1 tonearest strict : vector<4xi16> to vector<4xf64>
    llvm.return
  }
  llvm.func @constrained_sitofp(%arg0: i32, %arg1: vector<4xi16>) {
    %0 = llvm.intr.experimental.constrained.sitofp %arg0 towardzero ignore : i32 to f32
    %1 = llvm.intr.experimental.constrained.sitofp %arg1 tonearest strict : vector<4xi16> to vector<4xf64>
    llvm.return
  }
  llvm.func @constrained_fpext(%arg0: f32, %arg1: vector<4xf16>) {
    %0 = llvm.intr.experimental.constrained.fpext %arg0 ignore : f32 to f64
    %1 = llvm.intr.experimental.constrained.fpext %arg1 maytrap : vector<4xf16> to vector<4xf64>
    llvm.return
  }
  llvm.func @vp_smax(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.smax"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    llvm.return
  }
  llvm.func @vp_smin(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    llvm.return
  }
  llvm.func @vp_umax(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    llvm.return
  }
  llvm.func @vp_umin(%arg0: vector<8xi32>, %arg1: vector<8xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg1, %arg2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
    llvm.return
  }
  llvm.func @lround_vec(%arg0: vector<4xf32>) {
    %0 = llvm.intr.lround(%arg0) : (vector<4xf32>) -> vector<4xi64>
    llvm.return
  }
  llvm.func @lrint_vec(%arg0: vector<4xf32>) {
    %0 = llvm.intr.lrint(%arg0) : (vector<4xf32>) -> vector<4xi64>
    llvm.return
  }
  llvm.func @interleave(%arg0: vector<4xi32>, %arg1: vector<[4]xf32>) {
    %0 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
    %1 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
    %2 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
    llvm.return
  }
  llvm.func @masked(%arg0: !llvm.ptr, %arg1: vector<7xi1>, %arg2: vector<7xf32>, %arg3: vector<7x!llvm.ptr>) {
    %0 = llvm.intr.masked.load %arg0, %arg1 {alignment = 1 : i32} : (!llvm.ptr, vector<7xi1>) -> vector<7xf32>
    %1 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 1 : i32} : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
    llvm.intr.masked.store %arg2, %arg0, %arg1 {alignment = 1 : i32} : vector<7xf32>, vector<7xi1> into !llvm.ptr
    %2 = llvm.intr.masked.gather %arg3, %arg1 {alignment = 4 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<7xf32>
    llvm.intr.masked.scatter %arg2, %arg3, %arg1 {alignment = 4 : i32} : vector<7xf32>, vector<7xi1> into vector<7x!llvm.ptr>
    llvm.return
  }
  llvm.func @masked_nontemporal(%arg0: !llvm.ptr, %arg1: vector<7xi1>) {
    %0 = llvm.intr.masked.load %arg0, %arg1 {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<7xi1>) -> vector<7xf32>
    llvm.return
  }
  llvm.func @masked_expandload_align(%arg0: !llvm.ptr, %arg1: vector<7xi1>, %arg2: vector<7xf32>) {
    %0 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) <{arg_attrs = [{llvm.align = 8 : i32}, {}, {}]}> : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
    "llvm.intr.masked.compressstore"(%arg2, %arg0, %arg1) <{arg_attrs = [{}, {llvm.align = 8 : i32}, {}]}> : (vector<7xf32>, !llvm.ptr, vector<7xi1>) -> ()
    llvm.return
  }
  llvm.func @memcpy_attrs(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
    "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @memset_attrs(%arg0: !llvm.ptr, %arg1: i8, %arg2: i64) {
    "llvm.intr.memset"(%arg0, %arg1, %arg2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.return
  }
  llvm.func @rmw_usub_cond(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.atomicrmw volatile usub_cond %arg0, %arg1 syncscope("x") acq_rel {alignment = 8 : i64} : !llvm.ptr, i32
    llvm.return
  }
  llvm.func @rmw_usub_sat(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.atomicrmw volatile usub_sat %arg0, %arg1 syncscope("x") acq_rel {alignment = 8 : i64} : !llvm.ptr, i32
    llvm.return
  }
  llvm.func @rmw_fadd(%arg0: !llvm.ptr, %arg1: f32, %arg2: vector<2xf16>) {
    %0 = llvm.atomicrmw fadd %arg0, %arg1 monotonic : !llvm.ptr, f32
    %1 = llvm.atomicrmw fadd %arg0, %arg2 monotonic : !llvm.ptr, vector<2xf16>
    llvm.return
  }
  llvm.func @rmw_fmaximum(%arg0: !llvm.ptr, %arg1: f32, %arg2: vector<2xf16>) {
    %0 = llvm.atomicrmw fmaximum %arg0, %arg1 monotonic : !llvm.ptr, f32
    %1 = llvm.atomicrmw fmaximum %arg0, %arg2 monotonic : !llvm.ptr, vector<2xf16>
    llvm.return
  }
  llvm.func @rmw_fminimum(%arg0: !llvm.ptr, %arg1: f32, %arg2: vector<2xf16>) {
    %0 = llvm.atomicrmw fminimum %arg0, %arg1 monotonic : !llvm.ptr, f32
    %1 = llvm.atomicrmw fminimum %arg0, %arg2 monotonic : !llvm.ptr, vector<2xf16>
    llvm.return
  }
  llvm.func @rmw_xchg_ptr(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.atomicrmw xchg %arg0, %arg1 monotonic : !llvm.ptr, !llvm.ptr
    llvm.return
  }
}

