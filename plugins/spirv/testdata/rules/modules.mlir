  // expected-error@+1 {{'spv.module' op takes no arguments}}
"spv.module"() ( {
^bb0(%a: i32):
}) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.func' op function @f has no body, and a module declares none}}
  spv.func @f() "None"
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'func' op is inside of an 'spv.module', where only operations of spv may be}}
  func private @f()
}

// -----

spv.module Logical GLSL450 {
  spv.func @f() "None" {
    // expected-error@+1 {{'test.op' op is inside of an 'spv.module', where only operations of spv may be}}
    "test.op"() : () -> ()
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @e() "None" {
    spv.Return
  }
  spv.EntryPoint "GLCompute" @e
  spv.EntryPoint "Kernel" @e
  // expected-error@+1 {{'spv.EntryPoint' op makes @e an entry point of one execution model again; remove one}}
  spv.EntryPoint "GLCompute" @e
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.EntryPoint' op refers to @e, but there is no such symbol}}
  spv.EntryPoint "GLCompute" @e
}

// -----

spv.module Logical GLSL450 {
  spv.func @e() "None" {
    spv.Return
  }
  spv.EntryPoint "GLCompute" @e
  // expected-note@+1 {{defined here}}
  spv.GlobalVariable @v : !spv.ptr<i32, Private>
  // expected-error@+1 {{'spv.ExecutionMode' op refers to @v, which is 'spv.GlobalVariable' and not 'spv.func'}}
  spv.ExecutionMode @v "LocalSize", 1, 1, 1
}

// -----

spv.module Logical GLSL450 {
  spv.func @e() "None" {
    spv.Return
  }
  // expected-error@+1 {{'spv.EntryPoint' op interface @e is no 'spv.GlobalVariable' of the module}}
  spv.EntryPoint "GLCompute" @e, @e
}

// -----

spv.module Logical GLSL450 {
  spv.func @e() "None" {
    spv.Return
  }
  // expected-error@+1 {{'spv.EntryPoint' op interface @v is no 'spv.GlobalVariable' of the module}}
  spv.EntryPoint "GLCompute" @e, @v
}

// -----

spv.func @e() "None" {
  spv.Return
}
func @f() {
  // expected-error@+1 {{'spv.EntryPoint' op must be in the block of a module, such as 'spv.module'}}
  spv.EntryPoint "GLCompute" @e
  spv.Return
}

// -----

spv.func @e() "None" {
  spv.Return
}
func @f() {
  // expected-error@+1 {{'spv.ExecutionMode' op must be in the block of a module, such as 'spv.module'}}
  spv.ExecutionMode @e "LocalSize", 1, 1, 1
  spv.Return
}

// -----

func @f() {
  // expected-error@+1 {{'spv.func' op must be in the block of a module, such as 'spv.module'}}
  spv.func @g() "None"
  spv.Return
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.func' op has 2 results, but may have one; return a struct}}
  spv.func @f() -> (i32, i32) "None" {
  ^a:
    spv.Branch ^b
  ^b:
    spv.Unreachable
  }
}

// -----

spv.module Logical GLSL450 {
  // expected-note@+1 {{defined here}}
  spv.func @g(%x: i32) -> i32 "None" {
    spv.ReturnValue %x : i32
  }
  spv.func @f() "None" {
  // expected-error@+1 {{'spv.FunctionCall' op wants @g to be of type '() -> i32', but it is of type '(i32) -> i32'}}
    %0 = spv.FunctionCall @g() : () -> i32
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.func @f() "None" {
  // expected-error@+1 {{'spv.FunctionCall' op refers to @g, but there is no such symbol}}
    %0 = spv.FunctionCall @g() : () -> i32
    spv.Return
  }
}

// -----

  spv.func @e() "None" {
    spv.Return
  }
"test.region"() ( {
  // expected-error@+1 {{'spv.FunctionCall' op must be inside of a function, such as 'spv.func'}}
  spv.FunctionCall @e() : () -> ()
}) : () -> ()

// -----

spv.module Logical GLSL450 {
  // expected-note@+1 {{defined here}}
  spv.GlobalVariable @v : !spv.ptr<i32, Private>
  spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.addressof' op wants @v to be of type '!spv.ptr<f32, Private>', but it is of type '!spv.ptr<i32, Private>'}}
    %0 = spv.mlir.addressof @v : !spv.ptr<f32, Private>
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  // expected-note@+1 {{defined here}}
  spv.func @f() "None" {
  // expected-error@+1 {{'spv.mlir.addressof' op refers to @f, which is 'spv.func' and not 'spv.GlobalVariable'}}
    %0 = spv.mlir.addressof @f : !spv.ptr<f32, Private>
    spv.Return
  }
}

// -----

spv.module Logical GLSL450 {
  spv.GlobalVariable @v : !spv.ptr<i32, Private>
  // expected-error@+1 {{'spv.mlir.addressof' op must be inside of a function, such as 'spv.func'}}
  %0 = spv.mlir.addressof @v : !spv.ptr<i32, Private>
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.GlobalVariable' op refers to @f, which is 'spv.func' and not 'spv.GlobalVariable' or 'spv.SpecConstant' or 'spv.SpecConstantComposite' or 'spv.GlobalConstant' or 'spv.GlobalSpecConstantOperation'}}
  spv.GlobalVariable @v initializer(@f) : !spv.ptr<i32, Private>
  // expected-note@+1 {{defined here}}
  spv.func @f() "None" {
    spv.Return
  }

}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.GlobalVariable' op is of type 'i32', but must be of a pointer type, such as '!spv.ptr<f32, Private>'}}
  "spv.GlobalVariable"() {sym_name = "v", type = i32} : () -> ()
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.GlobalVariable' op cannot be in storage class Generic, which is for pointers of which the class is not known}}
  spv.GlobalVariable @v : !spv.ptr<i32, Generic>
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.GlobalVariable' op cannot be in storage class Function, which is for 'spv.Variable'}}
  spv.GlobalVariable @v : !spv.ptr<i32, Function>
}

// -----

spv.module Logical GLSL450 {
  // expected-error@+1 {{'spv.GlobalVariable' op '!spv.struct<(f32 [0], i32)>' has offsets for 1 of 2 members; give all of them, or none}}
  spv.GlobalVariable @v : !spv.ptr<!spv.array<2 x !spv.struct<(f32 [0], i32)>>, Private>
}

// -----

func @f() {
  // expected-error@+1 {{'spv.GlobalVariable' op must be in the block of a module, such as 'spv.module'}}
  spv.GlobalVariable @v : !spv.ptr<i32, Private>
  spv.Return
}
