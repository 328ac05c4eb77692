// spv.module(inline{default-pipeline=})
spv.module Logical GLSL450 {
  spv.func @add(%a: i32, %b: i32) -> i32 "None" {
    %0 = spv.IAdd %a, %b : i32
    spv.ReturnValue %0 : i32
  }
  spv.func @caller(%a: i32) -> i32 "None" {
    %0 = spv.FunctionCall @add(%a, %a) : (i32, i32) -> i32
    spv.ReturnValue %0 : i32
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @nothing() "None" {
    spv.Return
  }
  spv.func @caller() "None" {
    spv.FunctionCall @nothing() : () -> ()
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @blocks(%c: i1, %p: !spv.ptr<i32, Function>, %x: i32) "None" {
    spv.BranchConditional %c, ^a, ^b
  ^a:
    spv.Store "Function" %p, %x : i32
    spv.Return
  ^b:
    spv.Return
  }
  spv.func @caller(%c: i1, %p: !spv.ptr<i32, Function>, %x: i32) "None" {
    spv.FunctionCall @blocks(%c, %p, %x) : (i1, !spv.ptr<i32, Function>, i32) -> ()
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @store(%p: !spv.ptr<i32, Function>, %x: i32) "None" {
    spv.Store "Function" %p, %x : i32
    spv.Return
  }
  spv.func @caller(%c: i1, %p: !spv.ptr<i32, Function>, %x: i32) "None" {
    spv.mlir.selection {
      spv.BranchConditional %c, ^then, ^merge
    ^then:
      spv.FunctionCall @store(%p, %x) : (!spv.ptr<i32, Function>, i32) -> ()
      spv.Branch ^merge
    ^merge:
      spv.mlir.merge
    }
    spv.Return
  }
  spv.func @looping(%c: i1, %p: !spv.ptr<i32, Function>, %x: i32) "None" {
    spv.mlir.loop {
      spv.Branch ^header
    ^header:
      spv.BranchConditional %c, ^body, ^merge
    ^body:
      spv.FunctionCall @store(%p, %x) : (!spv.ptr<i32, Function>, i32) -> ()
      spv.Branch ^continue
    ^continue:
      spv.Branch ^header
    ^merge:
      spv.mlir.merge
    }
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @structured(%c: i1, %p: !spv.ptr<i32, Function>, %x: i32) "None" {
    spv.mlir.selection {
      spv.BranchConditional %c, ^then, ^merge
    ^then:
      spv.Store "Function" %p, %x : i32
      spv.Branch ^merge
    ^merge:
      spv.mlir.merge
    }
    spv.Return
  }
  spv.func @early(%c: i1, %p: !spv.ptr<i32, Function>, %x: i32) "None" {
    spv.mlir.selection {
      spv.BranchConditional %c, ^then, ^merge
    ^then:
      spv.Return
    ^merge:
      spv.mlir.merge
    }
    spv.Store "Function" %p, %x : i32
    spv.Return
  }
  spv.func @caller(%c: i1, %p: !spv.ptr<i32, Function>, %x: i32) "None" {
    spv.FunctionCall @structured(%c, %p, %x) : (i1, !spv.ptr<i32, Function>, i32) -> ()
    spv.FunctionCall @early(%c, %p, %x) : (i1, !spv.ptr<i32, Function>, i32) -> ()
    spv.Return
  }
}
// -----
spv.module Logical GLSL450 {
  spv.func @two_values(%c: i1, %x: i32) -> i32 "None" {
    spv.BranchConditional %c, ^a, ^b
  ^a:
    spv.ReturnValue %x : i32
  ^b:
    %0 = spv.IAdd %x, %x : i32
    spv.ReturnValue %0 : i32
  }
  spv.func @caller(%c: i1, %x: i32) -> i32 "None" {
    %0 = spv.FunctionCall @two_values(%c, %x) : (i1, i32) -> i32
    spv.ReturnValue %0 : i32
  }
}
// wanted
module  {
  spv.module Logical GLSL450 {
    spv.func @two_values(%arg0: i1, %arg1: i32) -> i32 "None" {
      spv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spv.ReturnValue %arg1 : i32
    ^bb2:  // pred: ^bb0
      %0 = spv.IAdd %arg1, %arg1 : i32
      spv.ReturnValue %0 : i32
    }
    spv.func @caller(%arg0: i1, %arg1: i32) -> i32 "None" {
      spv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spv.Branch ^bb3(%arg1 : i32)
    ^bb2:  // pred: ^bb0
      %0 = spv.IAdd %arg1, %arg1 : i32
      spv.Branch ^bb3(%0 : i32)
    ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
      spv.ReturnValue %1 : i32
    }
  }
}

