func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformIAdd' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformIAdd "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformIMul' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformIMul "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformSMax' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformSMax "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformSMin' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformSMin "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformUMax' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformUMax "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformUMin' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformUMin "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: f32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformFAdd' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformFAdd "Subgroup" "ClusteredReduce" %v cluster_size(%i) : f32
  spv.Return
}

// -----

func @f(%v: f32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformFMul' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformFMul "Subgroup" "ClusteredReduce" %v cluster_size(%i) : f32
  spv.Return
}

// -----

func @f(%v: f32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformFMax' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformFMax "Subgroup" "ClusteredReduce" %v cluster_size(%i) : f32
  spv.Return
}

// -----

func @f(%v: f32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformFMin' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformFMin "Subgroup" "ClusteredReduce" %v cluster_size(%i) : f32
  spv.Return
}

// -----

func @f(%v: i32) {
  %c = spv.Constant 3 : i32
  // expected-error@+1 {{'spv.GroupNonUniformIAdd' op has clusters of 3, but the size of clusters must be a power of two}}
  %0 = spv.GroupNonUniformIAdd "Subgroup" "ClusteredReduce" %v cluster_size(%c) : i32
  spv.Return
}

// -----

func @f(%v: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformIAdd' op cluster size operand must be provided for 'ClusteredReduce' group operation}}
  %0 = spv.GroupNonUniformIAdd "Subgroup" "ClusteredReduce" %v : i32
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.GroupNonUniformElect' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spv.GroupNonUniformElect Device : i1
  spv.Return
}

// -----

func @f(%v: i32) {
  // expected-error@+1 {{'spv.GroupBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spv.GroupBroadcast Device %v, %v : i32, i32
  spv.Return
}

// -----

func @f(%v: i32, %w: vector<4xi32>) {
  // expected-error@+1 {{'spv.GroupBroadcast' op localid is a vector and can be with only 2 or 3 components}}
  %0 = spv.GroupBroadcast Workgroup %v, %w : i32, vector<4xi32>
  spv.Return
}

// -----

func @f(%v: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformBroadcast' op wants 'id' to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformBroadcast Subgroup %v, %v : i32, i32
  spv.Return
}

// -----

spv.module Logical GLSL450 requires #spv.vce<v1.5, [Shader, GroupNonUniformBallot], []> {
  spv.func @f(%v: i32) "None" {
    %0 = spv.GroupNonUniformBroadcast Subgroup %v, %v : i32, i32
    spv.Return
  }
}

// -----

func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformBitwiseAnd' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformBitwiseAnd "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformBitwiseOr' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformBitwiseOr "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: i32, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformBitwiseXor' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformBitwiseXor "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i32
  spv.Return
}

// -----

func @f(%v: i1, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformLogicalAnd' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformLogicalAnd "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i1
  spv.Return
}

// -----

func @f(%v: i1, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformLogicalOr' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformLogicalOr "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i1
  spv.Return
}

// -----

func @f(%v: i1, %i: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformLogicalXor' op wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.GroupNonUniformLogicalXor "Subgroup" "ClusteredReduce" %v cluster_size(%i) : i1
  spv.Return
}

// -----

func @f(%v: f32, %d: si32) {
  // expected-error@+1 {{'spv.GroupNonUniformShuffleUp' op operand #1 ('delta') must be SPV_SignlessOrUnsignedInt (an integer that SPIR-V has and that is not signed), but got 'si32'}}
  %0 = spv.GroupNonUniformShuffleUp Subgroup %v, %d : (f32, si32) -> f32
  spv.Return
}

// -----

func @f(%v: f32) {
  // expected-error@+1 {{'spv.GroupFAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spv.GroupFAdd "Device" "Reduce" %v : f32
  spv.Return
}

// -----

func @f(%v: f32) {
  // expected-error@+2 {{'spv.GroupIAdd' op operand #0 ('x') must be SPV_IntegerOrVector (integers, one or a vector), but got 'f32'}}
  // expected-error@+1 {{'spv.GroupIAdd' op result #0 ('result') must be SPV_IntegerOrVector (integers, one or a vector), but got 'f32'}}
  %0 = spv.GroupIAdd "Workgroup" "Reduce" %v : f32
  spv.Return
}

// -----

func @f(%a: i32, %b: vector<4xi32>) {
  // expected-error@+1 {{'spv.AMD.SwizzleInvocations' op wants the places to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.AMD.SwizzleInvocations %a, %b : (i32, vector<4xi32>) -> i32
  spv.Return
}

// -----

func @f(%a: f32, %b: vector<3xi32>) {
  // expected-error@+1 {{'spv.AMD.SwizzleInvocationsMasked' op wants the mask to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes}}
  %0 = spv.AMD.SwizzleInvocationsMasked %a, %b : (f32, vector<3xi32>) -> f32
  spv.Return
}

// -----

func @f(%v: i32, %c: i32) {
  // expected-error@+1 {{'spv.GroupNonUniformIAdd' op wants the mask of a partition in place of the size of clusters, a vector of four integers of 32 bits}}
  %0 = spv.GroupNonUniformIAdd "Subgroup" "PartitionedReduceNV" %v cluster_size(%c) : i32
  spv.Return
}

// -----

func @f(%v: f32) {
  // expected-error@+1 {{'spv.GroupNonUniformFMin' op wants the mask of a partition in place of the size of clusters, a vector of four integers of 32 bits}}
  %0 = spv.GroupNonUniformFMin "Subgroup" "PartitionedExclusiveScanNV" %v : f32
  spv.Return
}

// -----

func @f(%v: i32, %m: vector<4xi32>) {
  // expected-error@+1 {{'spv.GroupNonUniformIAdd' op has the mask of a partition, which 'PartitionedReduceNV', 'PartitionedInclusiveScanNV' and 'PartitionedExclusiveScanNV' take}}
  %0 = spv.GroupNonUniformIAdd "Subgroup" "ClusteredReduce" %v cluster_size(%m : vector<4xi32>) : i32
  spv.Return
}

// -----

func @f(%v: i32) {
  // expected-error@+2 {{'spv.GroupLogicalXorKHR' op operand #0 ('x') must be SPV_BoolOrVector (truth values, one or a vector), but got 'i32'}}
  // expected-error@+1 {{'spv.GroupLogicalXorKHR' op result #0 ('result') must be SPV_BoolOrVector (truth values, one or a vector), but got 'i32'}}
  %0 = spv.GroupLogicalXorKHR "Workgroup" "Reduce" %v : i32
  spv.Return
}
