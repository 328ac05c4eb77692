source_filename = "module"
@array = internal constant [3 x float] [float 1.000000e+00, float 1.000000e+00, float 1.000000e+00]
@matrix = internal constant [2 x [3 x i8]] [[3 x i8] [i8 7, i8 7, i8 7], [3 x i8] [i8 7, i8 7, i8 7]]
@rows = internal constant [2 x <64 x double>] [<64 x double> shufflevector (<64 x double> insertelement (<64 x double> undef, double 1.500000e+00, i32 0), <64 x double> undef, <64 x i32> zeroinitializer), <64 x double> shufflevector (<64 x double> insertelement (<64 x double> undef, double 1.500000e+00, i32 0), <64 x double> undef, <64 x i32> zeroinitializer)]
@none = internal constant [2 x [0 x float]] [[0 x float] [], [0 x float] []]
@pairs = internal constant [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 1.000000e+00, float 2.000000e+00 }]

define <16 x i32> @short(<16 x i32> %0) {
  %2 = add <16 x i32> %0, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  ret <16 x i32> %2
}

define <1024 x float> @long(<1024 x float> %0) {
  %2 = fadd <1024 x float> %0, shufflevector (<1024 x float> insertelement (<1024 x float> undef, float -0.000000e+00, i32 0), <1024 x float> undef, <1024 x i32> zeroinitializer)
  ret <1024 x float> %2
}

define <17 x i1> @bits(<17 x i1> %0) {
  %2 = xor <17 x i1> %0, shufflevector (<17 x i1> insertelement (<17 x i1> undef, i1 true, i32 0), <17 x i1> undef, <17 x i32> zeroinitializer)
  ret <17 x i1> %2
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %0) {
  %2 = add <vscale x 4 x i32> %0, shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> undef, i32 3, i32 0), <vscale x 4 x i32> undef, <vscale x 4 x i32> zeroinitializer)
  ret <vscale x 4 x i32> %2
}
