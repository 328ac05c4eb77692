// Structs, vectors, intrinsics, function pointers, constants of all kinds.
// prints: struct 7 2.500000
// prints: vector 10.000000 20.000000
// prints: nested 6
// prints: pointer 42
// prints: float 0.100000 -inf 4.94066e-324
// prints: atomic 5 8
// prints: byval 11
llvm.mlir.global private constant @f0("struct %d %f\0A\00")
llvm.mlir.global private constant @f1("vector %f %f\0A\00")
llvm.mlir.global private constant @f2("nested %d\0A\00")
llvm.mlir.global private constant @f3("pointer %d\0A\00")
llvm.mlir.global private constant @f4("float %f %f %g\0A\00")
llvm.mlir.global private constant @f5("atomic %d %d\0A\00")
llvm.mlir.global private constant @f6("byval %d\0A\00")
llvm.mlir.global internal constant @table(dense<[[1, 2], [3, 6]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global internal @cell(5 : i32) : i32
llvm.mlir.global internal constant @function() : !llvm.ptr<func<i32 (i32)>> {
  %0 = llvm.mlir.addressof @double : !llvm.ptr<func<i32 (i32)>>
  llvm.return %0 : !llvm.ptr<func<i32 (i32)>>
}
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32

llvm.func internal @double(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func internal @pair(%a: i32, %b: f64) -> !llvm.struct<(i32, f64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f64)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, f64)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, f64)>
  llvm.return %2 : !llvm.struct<(i32, f64)>
}
llvm.func @by_value(%p: !llvm.ptr<struct<(i32, i32, i32, i32, i32)>> {llvm.byval}) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.getelementptr %p[%zero, %four] : (!llvm.ptr<struct<(i32, i32, i32, i32, i32)>>, i32, i32) -> !llvm.ptr<i32>
  %1 = llvm.load %0 : !llvm.ptr<i32>
  %2 = llvm.mlir.constant(99 : i32) : i32
  llvm.store %2, %0 : !llvm.ptr<i32>
  llvm.return %1 : i32
}

llvm.func @main() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32

  %seven = llvm.mlir.constant(7 : i32) : i32
  %half = llvm.mlir.constant(2.5 : f64) : f64
  %s = llvm.call @pair(%seven, %half) : (i32, f64) -> !llvm.struct<(i32, f64)>
  %s0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, f64)>
  %s1 = llvm.extractvalue %s[1] : !llvm.struct<(i32, f64)>
  %f0 = llvm.mlir.addressof @f0 : !llvm.ptr<array<14 x i8>>
  %g0 = llvm.bitcast %f0 : !llvm.ptr<array<14 x i8>> to !llvm.ptr<i8>
  %r0 = llvm.call @printf(%g0, %s0, %s1) : (!llvm.ptr<i8>, i32, f64) -> i32

  %v = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>) : vector<4xf64>
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %sum = "llvm.intr.vector.reduce.fadd"(%z, %v) : (f64, vector<4xf64>) -> f64
  %w = llvm.fadd %v, %v : vector<4xf64>
  %sum2 = "llvm.intr.vector.reduce.fadd"(%z, %w) : (f64, vector<4xf64>) -> f64
  %f1 = llvm.mlir.addressof @f1 : !llvm.ptr<array<14 x i8>>
  %g1 = llvm.bitcast %f1 : !llvm.ptr<array<14 x i8>> to !llvm.ptr<i8>
  %r1 = llvm.call @printf(%g1, %sum, %sum2) : (!llvm.ptr<i8>, f64, f64) -> i32

  %t = llvm.mlir.addressof @table : !llvm.ptr<array<2 x array<2 x i32>>>
  %tp = llvm.getelementptr %t[%zero, %one, %one] : (!llvm.ptr<array<2 x array<2 x i32>>>, i32, i32, i32) -> !llvm.ptr<i32>
  %tv = llvm.load %tp : !llvm.ptr<i32>
  %f2 = llvm.mlir.addressof @f2 : !llvm.ptr<array<11 x i8>>
  %g2 = llvm.bitcast %f2 : !llvm.ptr<array<11 x i8>> to !llvm.ptr<i8>
  %r2 = llvm.call @printf(%g2, %tv) : (!llvm.ptr<i8>, i32) -> i32

  %fp = llvm.mlir.addressof @function : !llvm.ptr<ptr<func<i32 (i32)>>>
  %fv = llvm.load %fp : !llvm.ptr<ptr<func<i32 (i32)>>>
  %n21 = llvm.mlir.constant(21 : i32) : i32
  %n42 = llvm.call %fv(%n21) : (i32) -> i32
  %f3 = llvm.mlir.addressof @f3 : !llvm.ptr<array<12 x i8>>
  %g3 = llvm.bitcast %f3 : !llvm.ptr<array<12 x i8>> to !llvm.ptr<i8>
  %r3 = llvm.call @printf(%g3, %n42) : (!llvm.ptr<i8>, i32) -> i32

  %tenth = llvm.mlir.constant(0.1 : f32) : f32
  %tenth64 = llvm.fpext %tenth : f32 to f64
  %inf = llvm.mlir.constant(0xFF800000 : f32) : f32
  %inf64 = llvm.fpext %inf : f32 to f64
  %tiny = llvm.mlir.constant(0x0000000000000001 : f64) : f64
  %f4 = llvm.mlir.addressof @f4 : !llvm.ptr<array<16 x i8>>
  %g4 = llvm.bitcast %f4 : !llvm.ptr<array<16 x i8>> to !llvm.ptr<i8>
  %r4 = llvm.call @printf(%g4, %tenth64, %inf64, %tiny) : (!llvm.ptr<i8>, f64, f64, f64) -> i32

  %cell = llvm.mlir.addressof @cell : !llvm.ptr<i32>
  %three = llvm.mlir.constant(3 : i32) : i32
  %old = llvm.atomicrmw add %cell, %three seq_cst : i32
  %new = llvm.load %cell : !llvm.ptr<i32>
  %f5 = llvm.mlir.addressof @f5 : !llvm.ptr<array<14 x i8>>
  %g5 = llvm.bitcast %f5 : !llvm.ptr<array<14 x i8>> to !llvm.ptr<i8>
  %r5 = llvm.call @printf(%g5, %old, %new) : (!llvm.ptr<i8>, i32, i32) -> i32

  %b = llvm.alloca %one x !llvm.struct<(i32, i32, i32, i32, i32)> : (i32) -> !llvm.ptr<struct<(i32, i32, i32, i32, i32)>>
  %four = llvm.mlir.constant(4 : i32) : i32
  %eleven = llvm.mlir.constant(11 : i32) : i32
  %bp = llvm.getelementptr %b[%zero, %four] : (!llvm.ptr<struct<(i32, i32, i32, i32, i32)>>, i32, i32) -> !llvm.ptr<i32>
  llvm.store %eleven, %bp : !llvm.ptr<i32>
  %b0 = llvm.call @by_value(%b) : (!llvm.ptr<struct<(i32, i32, i32, i32, i32)>>) -> i32
  %b1 = llvm.load %bp : !llvm.ptr<i32>
  %f6 = llvm.mlir.addressof @f6 : !llvm.ptr<array<10 x i8>>
  %g6 = llvm.bitcast %f6 : !llvm.ptr<array<10 x i8>> to !llvm.ptr<i8>
  %r6 = llvm.call @printf(%g6, %b1) : (!llvm.ptr<i8>, i32) -> i32
  %same = llvm.sub %b0, %b1 : i32
  llvm.return %same : i32
}
