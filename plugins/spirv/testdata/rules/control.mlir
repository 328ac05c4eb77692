spv.module Logical GLSL450 {
spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.selection' op the last block must be the merge block, with one 'spv.mlir.merge' and nothing else}}
  spv.mlir.selection {
    spv.Branch ^m
  ^m:
    spv.Return
  }
  spv.Return
}
}

// -----

spv.module Logical GLSL450 {
spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.selection' op needs a header block before the merge block}}
  spv.mlir.selection {
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

  // expected-error@+1 {{'spv.mlir.selection' op must be inside of a function, such as 'spv.func'}}
spv.mlir.selection {
}

// -----

  // expected-error@+1 {{'spv.mlir.loop' op must be inside of a function, such as 'spv.func'}}
spv.mlir.loop {
}

// -----

spv.module Logical GLSL450 {
spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.loop' op the last block must be the merge block, with one 'spv.mlir.merge' and nothing else}}
  spv.mlir.loop {
    spv.Branch ^m
  ^m:
    %0 = spv.Undef : i32
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

spv.module Logical GLSL450 {
spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.loop' op needs an entry block that branches to the header block}}
  spv.mlir.loop {
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

spv.module Logical GLSL450 {
spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.loop' op needs a header block behind the entry block}}
  spv.mlir.loop {
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

spv.module Logical GLSL450 {
spv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spv.mlir.loop' op needs a continue block, which branches to the header block, between that and the merge block}}
  spv.mlir.loop {
    spv.Branch ^h
  ^h:
    spv.BranchConditional %c, ^h, ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

spv.module Logical GLSL450 {
spv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spv.mlir.loop' op the entry block must be one 'spv.Branch' to the header block, which is the second}}
  spv.mlir.loop {
    spv.Branch ^c
  ^h:
    spv.BranchConditional %c, ^c, ^m
  ^c:
    spv.Branch ^h
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

spv.module Logical GLSL450 {
spv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spv.mlir.loop' op the last block but one must be the continue block, which branches to the header block}}
  spv.mlir.loop {
    spv.Branch ^h
  ^h:
    spv.BranchConditional %c, ^c, ^m
  ^c:
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

spv.module Logical GLSL450 {
spv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spv.mlir.loop' op only the entry block and the continue block may branch to the header block}}
  spv.mlir.loop {
    spv.Branch ^h
  ^h:
    spv.BranchConditional %c, ^b, ^m
  ^b:
    spv.BranchConditional %c, ^h, ^c
  ^c:
    spv.Branch ^h
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

spv.module Logical GLSL450 {
spv.func @f(%c: i1) "None" {
  spv.mlir.selection {
    spv.BranchConditional %c, ^b, ^m
  ^b:
  // expected-error@+1 {{'spv.mlir.merge' op must be in the last block of 'spv.mlir.selection' or 'spv.mlir.loop'; branch to that instead}}
    spv.mlir.merge
  ^m:
    spv.mlir.merge
  }
  spv.Return
}
}

// -----

func @f(%c: i1) {
  // expected-error@+1 {{'spv.BranchConditional' op must have exactly two branch weights}}
  "spv.BranchConditional"(%c)[^a, ^a] {branch_weights = [1 : i32], operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i1) -> ()
^a:
  spv.Return
}

// -----

func @f(%c: i1) {
  // expected-error@+1 {{'spv.BranchConditional' op has two branch weights of zero; one must be greater}}
  spv.BranchConditional %c [0, 0], ^a, ^a
^a:
  spv.Return
}

// -----

"test.region"() ( {
  // expected-error@+1 {{'spv.Branch' op must be inside of a function, such as 'spv.func'}}
  spv.Branch ^a
^a:
  "test.end"() : () -> ()
}) : () -> ()

// -----

"test.region"() ( {
  // expected-error@+1 {{'spv.Unreachable' op must be inside of a function, such as 'spv.func'}}
  spv.Unreachable
}) : () -> ()

// -----

"test.region"() ( {
  // expected-error@+1 {{'spv.Return' op must be inside of a function, such as 'spv.func'}}
  spv.Return
}) : () -> ()

// -----

"test.region"() ( {
  %0 = spv.Undef : i32
  // expected-error@+1 {{'spv.ReturnValue' op must be inside of a function, such as 'spv.func'}}
  spv.ReturnValue %0 : i32
}) : () -> ()

// -----

spv.module Logical GLSL450 {
spv.func @f() "None" {
  // expected-error@+1 {{'spv.Unreachable' op cannot be in the first block of a region, which is reached}}
  spv.Unreachable

}
}

// -----

spv.module Logical GLSL450 {
  spv.func @f(%c: i1) -> i32 "None" {
    spv.mlir.selection {
      spv.BranchConditional %c, ^b, ^m
    ^b:
      // expected-error@+1 {{'spv.Return' op returns nothing, but the function has a result of type 'i32'; use 'spv.ReturnValue'}}
      spv.Return
    ^m:
      spv.mlir.merge
    }
    spv.mlir.loop {
    }
    %x = spv.Undef : i32
    spv.ReturnValue %x : i32
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @f(%c: i1) "None" {
    spv.mlir.selection {
      spv.BranchConditional %c, ^b, ^m
    ^b:
      // expected-error@+1 {{'spv.ReturnValue' op returns a value, but the function has no result; use 'spv.Return'}}
      spv.ReturnValue %c : i1
    ^m:
      spv.mlir.merge
    }
    spv.mlir.loop {
    }
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @f(%c: i1) -> i32 "None" {
    spv.mlir.selection {
      spv.BranchConditional %c, ^b, ^m
    ^b:
      // expected-error@+1 {{'spv.ReturnValue' op the value is of type 'i1', but the result of the function of type 'i32'}}
      spv.ReturnValue %c : i1
    ^m:
      spv.mlir.merge
    }
    spv.mlir.loop {
    }
    %x = spv.Undef : i32
    spv.ReturnValue %x : i32
  }
}

// -----

"test.region"() ( {
  %c = spv.Undef : i1
  // expected-error@+1 {{'spv.BranchConditional' op must be inside of a function, such as 'spv.func'}}
  spv.BranchConditional %c, ^a, ^a
^a:
  "test.end"() : () -> ()
}) : () -> ()

// -----

spv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spv.Switch' op there are 2 literals, but 1 targets}}
  "spv.Switch"(%a)[^bb1, ^bb2] {case_operand_offsets = dense<[0]> : vector<1xi32>, literals = dense<[1, 2]> : vector<2xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
^bb1:
  spv.Return
^bb2:
  spv.Return
}

// -----

spv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spv.Switch' op there are 1 targets, but no literals}}
  "spv.Switch"(%a)[^bb1, ^bb2] {case_operand_offsets = dense<[0]> : vector<1xi32>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i32) -> ()
^bb1:
  spv.Return
^bb2:
  spv.Return
}

// -----

spv.module Logical GLSL450 {
  spv.func @f(%c: i1, %x: i32) "None" {
    %0 = spv.mlir.selection -> i32 {
      spv.BranchConditional %c, ^b, ^m
    ^b:
      spv.Branch ^m
    ^m:
      // expected-error@+1 {{'spv.mlir.merge' op hands on 0 values, but 'spv.mlir.selection' around it has 1 results}}
      spv.mlir.merge
    }
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @f(%c: i1, %x: i32) "None" {
    %0 = spv.mlir.selection -> f32 {
      spv.BranchConditional %c, ^b, ^m
    ^b:
      spv.Branch ^m
    ^m:
      // expected-error@+1 {{'spv.mlir.merge' op value 0 is of type 'i32', but the result of type 'f32'}}
      spv.mlir.merge %x : i32
    }
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @f() "None" {
    // expected-error@+1 {{'spv.mlir.selection' op has results, but no blocks that make them}}
    %0 = spv.mlir.selection -> i32 {
    }
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @behind(%c: i1) "None" {
    spv.mlir.selection {
      spv.BranchConditional %c, ^a, ^b
    ^a:
      spv.Return
    ^b:
      spv.Return
    ^m:
      spv.mlir.merge
    }
    spv.Unreachable
  }
}
