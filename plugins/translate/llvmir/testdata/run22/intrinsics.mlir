// Intrinsics and atomic updates that MLIR has since version 20.
// prints: 0.546302
// prints: 0.523599
// prints: 1.047198
// prints: 0.463648
// prints: 0.521095
// prints: 1.127626
// prints: 0.462117
// prints: 3.162278
// prints: 2.896614
// prints: -16.000000
// prints: 0.625000
// prints: 5
// prints: 0.479426
// prints: 0.877583
// prints: -1
// prints: 1
// prints: -1.000000
// prints: 4294967295.000000
// prints: 0.250000
// prints: 16843009
// prints: 0
llvm.mlir.global private constant @float("%f\0A\00")
llvm.mlir.global private constant @int("%d\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @main() -> i32 {
  %v1 = llvm.mlir.addressof @float : !llvm.ptr
  %v2 = llvm.mlir.addressof @int : !llvm.ptr
  %v3 = llvm.mlir.constant(5.000000e-01 : f64) : f64
  %v4 = llvm.intr.tan(%v3) : (f64) -> f64
  %v5 = llvm.call @printf(%v1, %v4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v6 = llvm.intr.asin(%v3) : (f64) -> f64
  %v7 = llvm.call @printf(%v1, %v6) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v8 = llvm.intr.acos(%v3) : (f64) -> f64
  %v9 = llvm.call @printf(%v1, %v8) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v10 = llvm.intr.atan(%v3) : (f64) -> f64
  %v11 = llvm.call @printf(%v1, %v10) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v12 = llvm.intr.sinh(%v3) : (f64) -> f64
  %v13 = llvm.call @printf(%v1, %v12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v14 = llvm.intr.cosh(%v3) : (f64) -> f64
  %v15 = llvm.call @printf(%v1, %v14) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v16 = llvm.intr.tanh(%v3) : (f64) -> f64
  %v17 = llvm.call @printf(%v1, %v16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v18 = llvm.intr.exp10(%v3) : (f64) -> f64
  %v19 = llvm.call @printf(%v1, %v18) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v20 = llvm.mlir.constant(-2.000000e+00 : f64) : f64
  %v21 = llvm.intr.atan2(%v3, %v20) : (f64, f64) -> f64
  %v22 = llvm.call @printf(%v1, %v21) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v23 = llvm.mlir.constant(3 : i32) : i32
  %v24 = llvm.intr.ldexp(%v20, %v23) : (f64, i32) -> f64
  %v25 = llvm.call @printf(%v1, %v24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v26 = llvm.mlir.constant(2.000000e+01 : f64) : f64
  %v27 = llvm.intr.frexp(%v26) : (f64) -> !llvm.struct<(f64, i32)>
  %v28 = llvm.extractvalue %v27[0] : !llvm.struct<(f64, i32)>
  %v29 = llvm.call @printf(%v1, %v28) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v30 = llvm.extractvalue %v27[1] : !llvm.struct<(f64, i32)>
  %v31 = llvm.call @printf(%v2, %v30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %v32 = llvm.intr.sincos(%v3) : (f64) -> !llvm.struct<(f64, f64)>
  %v33 = llvm.extractvalue %v32[0] : !llvm.struct<(f64, f64)>
  %v34 = llvm.call @printf(%v1, %v33) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v35 = llvm.extractvalue %v32[1] : !llvm.struct<(f64, f64)>
  %v36 = llvm.call @printf(%v1, %v35) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v37 = llvm.mlir.constant(-1 : i32) : i32
  %v38 = llvm.mlir.constant(1 : i32) : i32
  %v39 = llvm.intr.scmp(%v37, %v38) : (i32, i32) -> i32
  %v40 = llvm.call @printf(%v2, %v39) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %v41 = llvm.intr.ucmp(%v37, %v38) : (i32, i32) -> i32
  %v42 = llvm.call @printf(%v2, %v41) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %v43 = llvm.intr.experimental.constrained.sitofp %v37 tonearest ignore : i32 to f64
  %v44 = llvm.call @printf(%v1, %v43) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v45 = llvm.intr.experimental.constrained.uitofp %v37 tonearest ignore : i32 to f64
  %v46 = llvm.call @printf(%v1, %v45) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v47 = llvm.mlir.constant(2.500000e-01 : f32) : f32
  %v48 = llvm.intr.experimental.constrained.fpext %v47 ignore : f32 to f64
  %v49 = llvm.call @printf(%v1, %v48) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %v50 = llvm.alloca %v38 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %v51 = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset.inline"(%v50, %v51) <{len = 8 : i64, isVolatile = false}> : (!llvm.ptr, i8) -> ()
  %v52 = llvm.getelementptr %v50[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %v53 = llvm.mlir.constant(-8 : i64) : i64
  %v54 = llvm.intr.ptrmask %v52, %v53 : (!llvm.ptr, i64) -> !llvm.ptr
  %v55 = llvm.intr.launder.invariant.group %v54 : !llvm.ptr
  %v56 = llvm.intr.strip.invariant.group %v55 : !llvm.ptr
  %v57 = llvm.load %v56 : !llvm.ptr -> i32
  %v58 = llvm.call @printf(%v2, %v57) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %v59 = llvm.mlir.constant(3 : i32) : i32
  %v60 = llvm.atomicrmw usub_sat %v56, %v37 monotonic : !llvm.ptr, i32
  %v61 = llvm.load %v56 : !llvm.ptr -> i32
  %v62 = llvm.call @printf(%v2, %v61) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %end = llvm.mlir.constant(0 : i32) : i32
  llvm.return %end : i32
}
