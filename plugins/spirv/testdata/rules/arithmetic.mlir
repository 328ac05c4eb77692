func @f(%a: i32, %v: vector<2xi32>) {
  // expected-error@+1 {{'spv.ShiftLeftLogical' op requires the same shape for all operands and results}}
  %0 = spv.ShiftLeftLogical %a, %v : i32, vector<2xi32>
  spv.Return
}

// -----

func @f(%c: vector<2xi1>, %a: i32) {
  // expected-error@+1 {{'spv.Select' op result expected to be of vector type when condition is of vector type}}
  %0 = spv.Select %c, %a, %a : vector<2xi1>, i32
  spv.Return
}

// -----

func @f(%c: vector<2xi1>, %a: vector<3xi32>) {
  // expected-error@+1 {{'spv.Select' op result should have the same number of elements as the condition when condition is of vector type}}
  %0 = spv.Select %c, %a, %a : vector<2xi1>, vector<3xi32>
  spv.Return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'spv.ConvertFToS' op requires the same shape for all operands and results}}
  %0 = spv.ConvertFToS %a : f32 to vector<2xi32>
  spv.Return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'spv.SConvert' op expected the different bit widths for operand type and result type}}
  %0 = spv.SConvert %a : i32 to i32
  spv.Return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'spv.FConvert' op expected the different bit widths for operand type and result type}}
  %0 = spv.FConvert %a : f32 to f32
  spv.Return
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'spv.Bitcast' op result type must be different from operand type}}
  %0 = spv.Bitcast %a : f32 to f32
  spv.Return
}

// -----

func @f(%a: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.Bitcast' op cannot turn a pointer into what is none}}
  %0 = spv.Bitcast %a : !spv.ptr<f32, Function> to i64
  spv.Return
}

// -----

func @f(%a: i64) {
  // expected-error@+1 {{'spv.Bitcast' op cannot turn into a pointer what is none}}
  %0 = spv.Bitcast %a : i64 to !spv.ptr<f32, Function>
  spv.Return
}

// -----

func @f(%a: i64) {
  // expected-error@+1 {{'spv.Bitcast' op operand and result type differ in their number of bits}}
  %0 = spv.Bitcast %a : i64 to f32
  spv.Return
}

// -----

func @f(%a: f32, %v: vector<2xi32>) {
  // expected-error@+1 {{'spv.GLSL.Ldexp' op operands must both be scalars, or vectors with the same number of elements}}
  %0 = spv.GLSL.Ldexp %a : f32, %v : vector<2xi32> -> f32
  spv.Return
}

// -----

// An address is 64 bits.
func @f(%a: !spv.ptr<f32, PhysicalStorageBuffer>, %b: i32) {
  %0 = spv.Bitcast %a : !spv.ptr<f32, PhysicalStorageBuffer> to i64
  %1 = spv.Bitcast %0 : i64 to !spv.ptr<f32, PhysicalStorageBuffer>
  %2 = spv.Bitcast %1 : !spv.ptr<f32, PhysicalStorageBuffer> to vector<2xi32>
  // expected-error@+1 {{'spv.Bitcast' op cannot turn into a pointer what is none}}
  %3 = spv.Bitcast %b : i32 to !spv.ptr<f32, PhysicalStorageBuffer>
  spv.Return
}

// -----

func @f(%c: i1, %a: !spv.matrix<2 x vector<2xf32>>) {
  // expected-error@+1 {{'spv.Select' op chooses a composite, which version 1.4 has first}}
  %0 = spv.Select %c, %a, %a : i1, !spv.matrix<2 x vector<2xf32>>
  spv.Return
}

// -----

spv.module Logical GLSL450 requires #spv.vce<v1.3, [Shader], []> {
  spv.func @f(%c: i1, %a: !spv.matrix<2 x vector<2xf32>>) "None" {
    // expected-error@+1 {{'spv.Select' op chooses a composite, which version 1.4 has first}}
    %0 = spv.Select %c, %a, %a : i1, !spv.matrix<2 x vector<2xf32>>
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 requires #spv.vce<v1.4, [Shader], []> {
  spv.func @f(%c: i1, %a: !spv.matrix<2 x vector<2xf32>>) "None" {
    %0 = spv.Select %c, %a, %a : i1, !spv.matrix<2 x vector<2xf32>>
    spv.Return
  }
}

// -----

func @f(%v: vector<2xf32>, %s: f16) {
  // expected-error@+1 {{'spv.VectorTimesScalar' op multiplies 'vector<2xf32>' by 'f16', which is not of the type of its elements}}
  %0 = spv.VectorTimesScalar %v, %s : (vector<2xf32>, f16) -> vector<2xf32>
  spv.Return
}

// -----

func @f(%v: vector<4xi32>) {
  // expected-error@+1 {{'spv.UDot' op adds up products of elements of 'vector<4xi32>', for which 'i16' is too narrow}}
  %0 = spv.UDot %v, %v : (vector<4xi32>, vector<4xi32>) -> i16
  spv.Return
}

// -----

func @f(%v: vector<4xi8>) {
  // expected-error@+1 {{'spv.SDot' op has operands of type 'vector<4xi8>'; integers that hold vectors need a format, and nothing else has one}}
  %0 = spv.SDot %v, %v {format = 0 : i32} : (vector<4xi8>, vector<4xi8>) -> i32
  spv.Return
}

// -----

func @f(%v: i32) {
  // expected-error@+1 {{'spv.SDot' op has operands of type 'i32'; integers that hold vectors need a format, and nothing else has one}}
  %0 = spv.SDot %v, %v : (i32, i32) -> i32
  spv.Return
}

// -----

func @f(%v: i64) {
  // expected-error@+1 {{'spv.SDot' op has operands of type 'i64', but integers that hold vectors have 32 bits}}
  %0 = spv.SDot %v, %v {format = 0 : i32} : (i64, i64) -> i64
  spv.Return
}

// -----

func @f(%a: i32) {
  // expected-error@+2 {{'spv.AMD.FMid3' op operand #0 ('x') must be SPV_FloatOrVector (floats, one or a vector), but got 'i32'}}
  // expected-error@+1 {{'spv.AMD.FMid3' op result #0 ('result') must be SPV_FloatOrVector (floats, one or a vector), but got 'i32'}}
  %0 = spv.AMD.FMid3 %a, %a, %a : i32
  spv.Return
}

// -----

func @f(%a: vector<2xf32>) {
  // expected-error@+2 {{'spv.AMD.UMin3' op operand #0 ('x') must be SPV_IntegerOrVector (integers, one or a vector), but got 'vector<2xf32>'}}
  // expected-error@+1 {{'spv.AMD.UMin3' op result #0 ('result') must be SPV_IntegerOrVector (integers, one or a vector), but got 'vector<2xf32>'}}
  %0 = spv.AMD.UMin3 %a, %a, %a : vector<2xf32>
  spv.Return
}

// -----

func @f(%a: i16) {
  // expected-error@+1 {{'spv.IMul32x16INTEL' op multiplies integers of 32 bits, but got 'i16'}}
  %0 = spv.IMul32x16INTEL %a, %a : i16
  spv.Return
}

// -----

func @f(%a: vector<2xi64>) {
  // expected-error@+1 {{'spv.UMul32x16INTEL' op multiplies integers of 32 bits, but got 'vector<2xi64>'}}
  %0 = spv.UMul32x16INTEL %a, %a : vector<2xi64>
  spv.Return
}

// -----

func @f(%a: f32) {
  // expected-error@+2 {{'spv.IAddSatINTEL' op operand #0 ('operand1') must be SPV_IntegerOrVector (integers, one or a vector), but got 'f32'}}
  // expected-error@+1 {{'spv.IAddSatINTEL' op result #0 ('result') must be SPV_IntegerOrVector (integers, one or a vector), but got 'f32'}}
  %0 = spv.IAddSatINTEL %a, %a : f32
  spv.Return
}
