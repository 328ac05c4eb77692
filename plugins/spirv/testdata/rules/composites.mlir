func @f(%a: f32) {
  // expected-error@+1 {{'spv.CompositeConstruct' op cannot make '!spv.rtarray<f32>', of which the length is not known}}
  %0 = "spv.CompositeConstruct"(%a) : (f32) -> !spv.rtarray<f32>
  spv.Return
}

// -----

func @f(%v: vector<2xf32>, %w: vector<2xi32>) {
  // expected-error@+1 {{'spv.VectorShuffle' op 'vector<2xf32>', 'vector<2xi32>' and 'vector<2xf32>' must have the same element type}}
  %0 = spv.VectorShuffle [0 : i32, 1 : i32] %v : vector<2xf32>, %w : vector<2xi32> -> vector<2xf32>
  spv.Return
}

// -----

func @f(%v: vector<2xf32>) {
  // expected-error@+1 {{'spv.VectorShuffle' op result type element count mismatch with the number of component selectors}}
  %0 = spv.VectorShuffle [0 : i32] %v : vector<2xf32>, %v : vector<2xf32> -> vector<2xf32>
  spv.Return
}

// -----

func @f(%v: vector<2xf32>) {
  // expected-error@+1 {{'spv.VectorShuffle' op the selectors are [4 : i32, 0 : i32], but both vectors have 4 elements; 0xffffffff leaves one open}}
  %0 = spv.VectorShuffle [4 : i32, 0 : i32] %v : vector<2xf32>, %v : vector<2xf32> -> vector<2xf32>
  spv.Return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'spv.GLSL.FrexpStruct' op gives a struct of a fraction like 'f32' and exponents of 32 bits, but the result is '!spv.struct<(f32)>'}}
  %0 = spv.GLSL.FrexpStruct %a : f32 -> !spv.struct<(f32)>
  spv.Return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'spv.GLSL.FrexpStruct' op gives a struct of a fraction like 'f32' and exponents of 32 bits, but the result is '!spv.struct<(f16, i32)>'}}
  %0 = spv.GLSL.FrexpStruct %a : f32 -> !spv.struct<(f16, i32)>
  spv.Return
}

// -----

func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'spv.GLSL.FrexpStruct' op gives a struct of a fraction like 'vector<2xf32>' and exponents of 32 bits, but the result is '!spv.struct<(vector<2xf32>, vector<3xi32>)>'}}
  %0 = spv.GLSL.FrexpStruct %a : vector<2xf32> -> !spv.struct<(vector<2xf32>, vector<3xi32>)>
  spv.Return
}

// -----

func @f(%m: !spv.matrix<3 x vector<2xf32>>, %a: f32) {
  // expected-error@+1 {{the type of 'result' does not fit the other types of 'spv.MatrixTimesScalar': found '!spv.matrix<2 x vector<3xf32>>', expected '!spv.matrix<3 x vector<2xf32>>'}}
  %0 = spv.MatrixTimesScalar %m, %a : !spv.matrix<3 x vector<2xf32>>, f32 -> !spv.matrix<2 x vector<3xf32>>
  spv.Return
}

// -----

func @f(%m: !spv.matrix<3 x vector<2xf32>>, %a: f16) {
  // expected-error@+1 {{the type of 'scalar' does not fit the other types of 'spv.MatrixTimesScalar': found 'f16', expected 'f32'}}
  %0 = spv.MatrixTimesScalar %m, %a : !spv.matrix<3 x vector<2xf32>>, f16 -> !spv.matrix<3 x vector<2xf32>>
  spv.Return
}

// -----

func @f(%m: !spv.matrix<3 x vector<2xf32>>) {
  // expected-error@+1 {{'spv.Transpose' op gives 2 columns of 3 elements of type 'f32', but the result is '!spv.matrix<3 x vector<2xf32>>'}}
  %0 = spv.Transpose %m : !spv.matrix<3 x vector<2xf32>> -> !spv.matrix<3 x vector<2xf32>>
  spv.Return
}

// -----

func @f(%m: !spv.matrix<3 x vector<2xf32>>) {
  // expected-error@+1 {{'spv.MatrixTimesMatrix' op multiplies '!spv.matrix<3 x vector<2xf32>>' by '!spv.matrix<3 x vector<2xf32>>', which has another number of rows than that has columns, or other elements}}
  %0 = spv.MatrixTimesMatrix %m, %m : !spv.matrix<3 x vector<2xf32>>, !spv.matrix<3 x vector<2xf32>> -> !spv.matrix<3 x vector<2xf32>>
  spv.Return
}

// -----

func @f(%m: !spv.matrix<3 x vector<2xf32>>, %t: !spv.matrix<2 x vector<3xf32>>) {
  // expected-error@+1 {{'spv.MatrixTimesMatrix' op gives 2 columns of 2 elements of type 'f32', but the result is '!spv.matrix<3 x vector<2xf32>>'}}
  %0 = spv.MatrixTimesMatrix %m, %t : !spv.matrix<3 x vector<2xf32>>, !spv.matrix<2 x vector<3xf32>> -> !spv.matrix<3 x vector<2xf32>>
  spv.Return
}

// -----

func @f(%v: vector<2xf32>) {
  // expected-error@+1 {{'spv.CompositeExtract' op needs an index at least}}
  %0 = "spv.CompositeExtract"(%v) {indices = []} : (vector<2xf32>) -> vector<2xf32>
  spv.Return
}

// -----

func @f(%v: vector<2xf32>) {
  // expected-error@+1 {{'spv.CompositeInsert' op needs an index at least}}
  %0 = "spv.CompositeInsert"(%v, %v) {indices = []} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  spv.Return
}

// -----

func @f(%v: vector<2xf32>) {
  // expected-error@+1 {{'spv.CompositeExtract' op index #0 is 2, which is outside of 'vector<2xf32>'}}
  %0 = "spv.CompositeExtract"(%v) {indices = [2 : i32]} : (vector<2xf32>) -> f32
  spv.Return
}

// -----

func @f(%v: vector<2xf32>, %i: i32) {
  // expected-error@+1 {{'spv.CompositeInsert' op 'object' is of type 'i32', but the indices lead to a value of type 'f32'}}
  %0 = "spv.CompositeInsert"(%i, %v) {indices = [1 : i32]} : (i32, vector<2xf32>) -> vector<2xf32>
  spv.Return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'spv.CompositeConstruct' op expected 3 values for operand 'constituents', but found 1}}
  %0 = "spv.CompositeConstruct"(%a) : (f32) -> !spv.array<3 x f32>
  spv.Return
}

// -----

func @f(%v: vector<2xf32>, %a: f32) {
  // expected-error@+1 {{'spv.CompositeInsert' op index #1 leads into 'f32', which has no parts}}
  %0 = spv.CompositeInsert %a, %v[0 : i32, 0 : i32] : f32 into vector<2xf32>
  spv.Return
}

// -----

func @f(%v: vector<2x2xf32>) {
  // expected-error@+1 {{'spv.CompositeExtract' op index #0 leads into 'vector<2x2xf32>', which has no parts}}
  %0 = "spv.CompositeExtract"(%v) {indices = [1 : i32]} : (vector<2x2xf32>) -> f32
  spv.Return
}
