"test.a"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<blob2> : vector<4xf32>, c = dense_resource<odd.n$ame> : tensor<2xi1>} : () -> ()
"test.a"() {a = dense_resource<blob2> : tensor<2x2xf32>, b = dense_resource<blob2> : vector<4xf32>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob1: "0x10000000010000000000000002000000000000000300000000000000",
      blob2: "0x040000000000803F0000004000004040000080C0",
      odd.n$ame: "0x010000000100"
    }
  }
#-}
