llvm.func @i32() -> i32 { %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32 }
llvm.func @neg() -> i8 { %0 = llvm.mlir.constant(-5 : i8) : i8
  llvm.return %0 : i8 }
llvm.func @big() -> i128 { %0 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  llvm.return %0 : i128 }
llvm.func @bigneg() -> i65 { %0 = llvm.mlir.constant(-1 : i65) : i65
  llvm.return %0 : i65 }
llvm.func @bool() -> i1 { %0 = llvm.mlir.constant(true) : i1
  llvm.return %0 : i1 }
llvm.func @bool0() -> i1 { %0 = llvm.mlir.constant(0 : i1) : i1
  llvm.return %0 : i1 }
llvm.func @index() -> i64 { %0 = llvm.mlir.constant(3 : index) : i64
  llvm.return %0 : i64 }
llvm.func @index32() -> i32 { %0 = llvm.mlir.constant(-3 : index) : i32
  llvm.return %0 : i32 }
llvm.func @f32() -> f32 { %0 = llvm.mlir.constant(1.5 : f32) : f32
  llvm.return %0 : f32 }
llvm.func @f32hex() -> f32 { %0 = llvm.mlir.constant(0.1 : f32) : f32
  llvm.return %0 : f32 }
llvm.func @f32inf() -> f32 { %0 = llvm.mlir.constant(0xff800000 : f32) : f32
  llvm.return %0 : f32 }
llvm.func @f32nan() -> f32 { %0 = llvm.mlir.constant(0x7fc00001 : f32) : f32
  llvm.return %0 : f32 }
llvm.func @f32snan() -> f32 { %0 = llvm.mlir.constant(0xff800001 : f32) : f32
  llvm.return %0 : f32 }
llvm.func @f32denormal() -> f32 { %0 = llvm.mlir.constant(0x00000001 : f32) : f32
  llvm.return %0 : f32 }
llvm.func @f64() -> f64 { %0 = llvm.mlir.constant(-2.5) : f64
  llvm.return %0 : f64 }
llvm.func @f64third() -> f64 { %0 = llvm.mlir.constant(0.33333333333333331 : f64) : f64
  llvm.return %0 : f64 }
llvm.func @f64big() -> f64 { %0 = llvm.mlir.constant(1.0e+300 : f64) : f64
  llvm.return %0 : f64 }
llvm.func @f64negzero() -> f64 { %0 = llvm.mlir.constant(-0.0 : f64) : f64
  llvm.return %0 : f64 }
llvm.func @f16() -> f16 { %0 = llvm.mlir.constant(1.1 : f16) : f16
  llvm.return %0 : f16 }
llvm.func @bf16() -> bf16 { %0 = llvm.mlir.constant(1.5 : bf16) : bf16
  llvm.return %0 : bf16 }
llvm.func @f80() -> f80 { %0 = llvm.mlir.constant(1.5 : f80) : f80
  llvm.return %0 : f80 }
llvm.func @f128() -> f128 { %0 = llvm.mlir.constant(-1.5 : f128) : f128
  llvm.return %0 : f128 }
llvm.func @vector() -> vector<2xf32> { %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
  llvm.return %0 : vector<2xf32> }
llvm.func @bools() -> vector<4xi1> { %0 = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  llvm.return %0 : vector<4xi1> }
llvm.func @splat() -> vector<4xf32> { %0 = llvm.mlir.constant(dense<2.5> : vector<4xf32>) : vector<4xf32>
  llvm.return %0 : vector<4xf32> }
llvm.func @zeros() -> vector<4xf32> { %0 = llvm.mlir.constant(dense<0.0> : vector<4xf32>) : vector<4xf32>
  llvm.return %0 : vector<4xf32> }
llvm.func @string() -> !llvm.array<4 x i8> { %0 = llvm.mlir.constant("a\22\00z") : !llvm.array<4 x i8>
  llvm.return %0 : !llvm.array<4 x i8> }
llvm.func @array() -> !llvm.array<3 x i32> { %0 = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  llvm.return %0 : !llvm.array<3 x i32> }
llvm.func @nested() -> !llvm.array<2 x array<2 x i32>> { %0 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.return %0 : !llvm.array<2 x array<2 x i32>> }
llvm.func @vectors() -> !llvm.array<2 x vector<2xf32>> { %0 = llvm.mlir.constant(dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
  llvm.return %0 : !llvm.array<2 x vector<2xf32>> }
llvm.func @splats() -> !llvm.array<2 x vector<3xf64>> { %0 = llvm.mlir.constant(dense<7.0> : vector<2x3xf64>) : !llvm.array<2 x vector<3xf64>>
  llvm.return %0 : !llvm.array<2 x vector<3xf64>> }
llvm.func @sparse() -> vector<7xf32> { %0 = llvm.mlir.constant(sparse<[[0], [4]], [1.0, 2.0]> : vector<7xf32>) : vector<7xf32>
  llvm.return %0 : vector<7xf32> }
llvm.func @complex() -> !llvm.struct<(f32, f32)> { %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32)> }
llvm.func @null() -> !llvm.ptr<i8> { %0 = llvm.mlir.null : !llvm.ptr<i8>
  llvm.return %0 : !llvm.ptr<i8> }
llvm.func @undef() -> !llvm.struct<(i32, f32)> { %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)> }
llvm.mlir.global external @g(7 : i32) : i32
llvm.func @address() -> !llvm.ptr<i32> { %0 = llvm.mlir.addressof @g : !llvm.ptr<i32>
  llvm.return %0 : !llvm.ptr<i32> }
llvm.func @function() -> !llvm.ptr<func<i32 ()>> { %0 = llvm.mlir.addressof @i32 : !llvm.ptr<func<i32 ()>>
  llvm.return %0 : !llvm.ptr<func<i32 ()>> }
