// convert-scf-to-spirv
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%s: f32, %i: index, %c: i1) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %r:2 = scf.for %j = %c0 to %i step %c1 iter_args(%acc = %s, %b = %i) -> (f32, index) {
      scf.yield %s, %j : f32, index
    }
    scf.if %c {
    scf.for %j = %c0 to %i step %c1 {
    }
    }
    %q, %q2 = scf.if %c -> (f32, index) {
      scf.yield %s, %i : f32, index
    } else {
      scf.yield %r#0, %r#1 : f32, index
    }
    scf.if %c {
    %q3, %q4 = scf.if %c -> (f32, index) {
      scf.yield %s, %q2 : f32, index
    } else {
      scf.yield %q, %i : f32, index
    }
    }
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: i32, %arg2: i1) "None" {
    %cst0_i32 = spv.Constant 0 : i32
    %cst1_i32 = spv.Constant 1 : i32
    %0 = spv.Variable : !spv.ptr<f32, Function>
    %1 = spv.Variable : !spv.ptr<i32, Function>
    spv.Store "Function" %0, %arg0 : f32
    spv.Store "Function" %1, %arg1 : i32
    spv.mlir.loop {
      spv.Branch ^bb1(%cst0_i32, %arg0, %arg1 : i32, f32, i32)
    ^bb1(%8: i32, %9: f32, %10: i32):  // 2 preds: ^bb0, ^bb2
      %11 = spv.SLessThan %8, %arg1 : i32
      spv.BranchConditional %11, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      spv.Store "Function" %0, %arg0 : f32
      spv.Store "Function" %1, %8 : i32
      %12 = spv.IAdd %8, %cst1_i32 : i32
      spv.Branch ^bb1(%12, %arg0, %8 : i32, f32, i32)
    ^bb3:  // pred: ^bb1
      spv.mlir.merge
    }
    %2 = spv.Load "Function" %1 : i32
    %3 = spv.Load "Function" %0 : f32
    spv.mlir.selection {
      spv.BranchConditional %arg2, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spv.mlir.loop {
        spv.Branch ^bb1(%cst0_i32 : i32)
      ^bb1(%8: i32):  // 2 preds: ^bb0, ^bb2
        %9 = spv.SLessThan %8, %arg1 : i32
        spv.BranchConditional %9, ^bb2, ^bb3
      ^bb2:  // pred: ^bb1
        %10 = spv.IAdd %8, %cst1_i32 : i32
        spv.Branch ^bb1(%10 : i32)
      ^bb3:  // pred: ^bb1
        spv.mlir.merge
      }
      spv.Branch ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      spv.mlir.merge
    }
    %4 = spv.Variable : !spv.ptr<f32, Function>
    %5 = spv.Variable : !spv.ptr<i32, Function>
    spv.mlir.selection {
      spv.BranchConditional %arg2, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spv.Store "Function" %4, %arg0 : f32
      spv.Store "Function" %5, %arg1 : i32
      spv.Branch ^bb3
    ^bb2:  // pred: ^bb0
      spv.Store "Function" %4, %3 : f32
      spv.Store "Function" %5, %2 : i32
      spv.Branch ^bb3
    ^bb3:  // 2 preds: ^bb1, ^bb2
      spv.mlir.merge
    }
    %6 = spv.Load "Function" %5 : i32
    %7 = spv.Load "Function" %4 : f32
    spv.mlir.selection {
      spv.BranchConditional %arg2, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %8 = spv.Variable : !spv.ptr<f32, Function>
      %9 = spv.Variable : !spv.ptr<i32, Function>
      spv.mlir.selection {
        spv.BranchConditional %arg2, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spv.Store "Function" %8, %arg0 : f32
        spv.Store "Function" %9, %6 : i32
        spv.Branch ^bb3
      ^bb2:  // pred: ^bb0
        spv.Store "Function" %8, %7 : f32
        spv.Store "Function" %9, %arg1 : i32
        spv.Branch ^bb3
      ^bb3:  // 2 preds: ^bb1, ^bb2
        spv.mlir.merge
      }
      %10 = spv.Load "Function" %9 : i32
      %11 = spv.Load "Function" %8 : f32
      spv.Branch ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      spv.mlir.merge
    }
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%s: f32, %i: index, %c: i1) {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %r:2 = scf.for %j = %c0 to %i step %c1 iter_args(%acc = %s, %b = %i) -> (f32, index) {
      %y = addf %acc, %acc : f32
      scf.yield %y, %b : f32, index
    }
    %w:2 = scf.while (%a = %s, %b = %i) : (f32, index) -> (f32, index) {
      %cc = cmpf olt, %a, %s : f32
      scf.condition(%cc) %a, %b : f32, index
    } do {
    ^bb0(%a: f32, %b: index):
      %y = addf %a, %a : f32
      scf.yield %y, %b : f32, index
    }
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformShuffle, Int8, Int16, Int64, Float16, Float64], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: f32, %arg1: i32, %arg2: i1) "None" {
    %cst0_i32 = spv.Constant 0 : i32
    %cst1_i32 = spv.Constant 1 : i32
    %0 = spv.Variable : !spv.ptr<f32, Function>
    %1 = spv.Variable : !spv.ptr<i32, Function>
    spv.Store "Function" %0, %arg0 : f32
    spv.Store "Function" %1, %arg1 : i32
    spv.mlir.loop {
      spv.Branch ^bb1(%cst0_i32, %arg0, %arg1 : i32, f32, i32)
    ^bb1(%8: i32, %9: f32, %10: i32):  // 2 preds: ^bb0, ^bb2
      %11 = spv.SLessThan %8, %arg1 : i32
      spv.BranchConditional %11, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %12 = spv.FAdd %9, %9 : f32
      spv.Store "Function" %0, %12 : f32
      spv.Store "Function" %1, %10 : i32
      %13 = spv.IAdd %8, %cst1_i32 : i32
      spv.Branch ^bb1(%13, %12, %10 : i32, f32, i32)
    ^bb3:  // pred: ^bb1
      spv.mlir.merge
    }
    %2 = spv.Load "Function" %1 : i32
    %3 = spv.Load "Function" %0 : f32
    %4 = spv.Variable : !spv.ptr<f32, Function>
    %5 = spv.Variable : !spv.ptr<i32, Function>
    spv.mlir.loop {
      spv.Branch ^bb1(%arg0, %arg1 : f32, i32)
    ^bb1(%8: f32, %9: i32):  // 2 preds: ^bb0, ^bb2
      %10 = spv.FOrdLessThan %8, %arg0 : f32
      spv.Store "Function" %4, %8 : f32
      spv.Store "Function" %5, %9 : i32
      spv.BranchConditional %10, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %11 = spv.FAdd %8, %8 : f32
      spv.Branch ^bb1(%11, %9 : f32, i32)
    ^bb3:  // pred: ^bb1
      spv.mlir.merge
    }
    %6 = spv.Load "Function" %5 : i32
    %7 = spv.Load "Function" %4 : f32
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<8xf32>, %lb: index, %ub: index, %st: index, %c: i1) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %i to %ub step %st {
      scf.if %c {
        %0 = memref.load %m[%j] : memref<8xf32>
        memref.store %0, %m[%i] : memref<8xf32>
      } else {
        %0 = memref.load %m[%i] : memref<8xf32>
        memref.store %0, %m[%j] : memref<8xf32>
      }
    }
  }
  return
}
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%m: memref<8xf32>, %n: memref<8xf32>, %c: i1) {
  %0 = scf.if %c -> (memref<8xf32>) {
    scf.yield %m : memref<8xf32>
  } else {
    scf.yield %n : memref<8xf32>
  }
  return
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: !spv.ptr<!spv.struct<(!spv.array<8 x f32, stride=4> [0])>, StorageBuffer>, %arg1: !spv.ptr<!spv.struct<(!spv.array<8 x f32, stride=4> [0])>, StorageBuffer>, %arg2: i1) "None" {
    %0 = unrealized_conversion_cast %arg1 : !spv.ptr<!spv.struct<(!spv.array<8 x f32, stride=4> [0])>, StorageBuffer> to memref<8xf32>
    %1 = unrealized_conversion_cast %arg0 : !spv.ptr<!spv.struct<(!spv.array<8 x f32, stride=4> [0])>, StorageBuffer> to memref<8xf32>
    %2 = scf.if %arg2 -> (memref<8xf32>) {
      scf.yield %1 : memref<8xf32>
    } else {
      scf.yield %0 : memref<8xf32>
    }
    spv.Return
  }
}
// -----
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
func @f(%lb: index, %ub: index, %st: index, %c: f32) -> f32 {
  %0 = scf.for %i = %lb to %ub step %st iter_args(%a = %c) -> f32 {
    %1 = addf %a, %c : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
}
// wanted
module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>}  {
  spv.func @f(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32) -> f32 "None" {
    %0 = spv.Variable : !spv.ptr<f32, Function>
    spv.Store "Function" %0, %arg3 : f32
    spv.mlir.loop {
      spv.Branch ^bb1(%arg0, %arg3 : i32, f32)
    ^bb1(%2: i32, %3: f32):  // 2 preds: ^bb0, ^bb2
      %4 = spv.SLessThan %2, %arg1 : i32
      spv.BranchConditional %4, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %5 = spv.FAdd %3, %arg3 : f32
      spv.Store "Function" %0, %5 : f32
      %6 = spv.IAdd %2, %arg2 : i32
      spv.Branch ^bb1(%6, %5 : i32, f32)
    ^bb3:  // pred: ^bb1
      spv.mlir.merge
    }
    %1 = spv.Load "Function" %0 : f32
    spv.ReturnValue %1 : f32
  }
}
