// convert-spirv-to-llvm
// spv.BitFieldSExtract
spv.func @f(%a: i32, %o: i32) -> () "None" {
  %c = spv.Constant 3 : i32
  %0 = spv.BitFieldSExtract %a, %o, %c : i32, i32, i32
  spv.Return
}

// -----
// spv.BitFieldSExtract narrow-offset
spv.func @f(%a: i32, %o: i8) -> () "None" {
  %c = spv.Constant 3 : i8
  %0 = spv.BitFieldSExtract %a, %o, %c : i32, i8, i8
  spv.Return
}

// -----
// spv.BitFieldSExtract wide-offset
spv.func @f(%a: i32, %o: i64) -> () "None" {
  %c = spv.Constant 3 : i64
  %0 = spv.BitFieldSExtract %a, %o, %c : i32, i64, i64
  spv.Return
}

// -----
// spv.BitFieldSExtract vector
spv.func @f(%a: vector<2xi32>, %o: i32) -> () "None" {
  %c = spv.Constant 3 : i32
  %0 = spv.BitFieldSExtract %a, %o, %c : vector<2xi32>, i32, i32
  spv.Return
}

// -----
// spv.BitFieldSExtract vector-mixed
spv.func @f(%a: vector<2xi32>, %o: i8) -> () "None" {
  %c = spv.Constant 3 : i64
  %0 = spv.BitFieldSExtract %a, %o, %c : vector<2xi32>, i8, i64
  spv.Return
}

// -----
// spv.BitFieldUExtract
spv.func @f(%a: i32, %o: i32) -> () "None" {
  %c = spv.Constant 3 : i32
  %0 = spv.BitFieldUExtract %a, %o, %c : i32, i32, i32
  spv.Return
}

// -----
// spv.BitFieldUExtract narrow-offset
spv.func @f(%a: i32, %o: i8) -> () "None" {
  %c = spv.Constant 3 : i8
  %0 = spv.BitFieldUExtract %a, %o, %c : i32, i8, i8
  spv.Return
}

// -----
// spv.BitFieldUExtract wide-offset
spv.func @f(%a: i32, %o: i64) -> () "None" {
  %c = spv.Constant 3 : i64
  %0 = spv.BitFieldUExtract %a, %o, %c : i32, i64, i64
  spv.Return
}

// -----
// spv.BitFieldUExtract vector
spv.func @f(%a: vector<2xi32>, %o: i32) -> () "None" {
  %c = spv.Constant 3 : i32
  %0 = spv.BitFieldUExtract %a, %o, %c : vector<2xi32>, i32, i32
  spv.Return
}

// -----
// spv.BitFieldUExtract vector-mixed
spv.func @f(%a: vector<2xi32>, %o: i8) -> () "None" {
  %c = spv.Constant 3 : i64
  %0 = spv.BitFieldUExtract %a, %o, %c : vector<2xi32>, i8, i64
  spv.Return
}

// -----
// spv.BitFieldInsert
spv.func @f(%a: i32, %o: i32) -> () "None" {
  %c = spv.Constant 3 : i32
  %i = spv.Constant 5 : i32
  %0 = spv.BitFieldInsert %a, %i, %o, %c : i32, i32, i32
  spv.Return
}

// -----
// spv.BitFieldInsert narrow-offset
spv.func @f(%a: i32, %o: i8) -> () "None" {
  %c = spv.Constant 3 : i8
  %i = spv.Constant 5 : i32
  %0 = spv.BitFieldInsert %a, %i, %o, %c : i32, i8, i8
  spv.Return
}

// -----
// spv.BitFieldInsert wide-offset
spv.func @f(%a: i32, %o: i64) -> () "None" {
  %c = spv.Constant 3 : i64
  %i = spv.Constant 5 : i32
  %0 = spv.BitFieldInsert %a, %i, %o, %c : i32, i64, i64
  spv.Return
}

// -----
// spv.BitFieldInsert vector
spv.func @f(%a: vector<2xi32>, %o: i32) -> () "None" {
  %c = spv.Constant 3 : i32
  %i = spv.Constant dense<5> : vector<2xi32>
  %0 = spv.BitFieldInsert %a, %i, %o, %c : vector<2xi32>, i32, i32
  spv.Return
}

// -----
// spv.CompositeExtract
spv.func @f(%a: vector<4xf32>) -> () "None" {
  %0 = spv.CompositeExtract %a[1 : i32] : vector<4xf32>
  spv.Return
}

// -----
// spv.CompositeExtract array
spv.func @f(%a: !spv.array<4 x vector<4xf32>>) -> () "None" {
  %0 = spv.CompositeExtract %a[1 : i32] : !spv.array<4 x vector<4xf32>>
  spv.Return
}

// -----
// spv.CompositeExtract struct
spv.func @f(%a: !spv.struct<(f32, !spv.array<4 x f32>)>) -> () "None" {
  %0 = spv.CompositeExtract %a[1 : i32, 3 : i32] : !spv.struct<(f32, !spv.array<4 x f32>)>
  spv.Return
}

// -----
// spv.CompositeExtract struct-offset
spv.func @f(%a: !spv.struct<(i32 [0], f32 [4])>) -> () "None" {
  %0 = spv.CompositeExtract %a[1 : i32] : !spv.struct<(i32 [0], f32 [4])>
  spv.Return
}

// -----
// spv.CompositeInsert
spv.func @f(%a: vector<4xf32>, %x: f32) -> () "None" {
  %0 = spv.CompositeInsert %x, %a[1 : i32] : f32 into vector<4xf32>
  spv.Return
}

// -----
// spv.CompositeInsert array
spv.func @f(%a: !spv.array<4 x f32>, %x: f32) -> () "None" {
  %0 = spv.CompositeInsert %x, %a[1 : i32] : f32 into !spv.array<4 x f32>
  spv.Return
}

// -----
// spv.CompositeInsert struct
spv.func @f(%a: !spv.struct<(f32, !spv.array<4 x f32>)>, %x: f32) -> () "None" {
  %0 = spv.CompositeInsert %x, %a[1 : i32, 3 : i32] : f32 into !spv.struct<(f32, !spv.array<4 x f32>)>
  spv.Return
}

// -----
// spv.Constant
spv.func @f() -> () "None" {
  %0 = spv.Constant 42 : i32
  spv.Return
}

// -----
// spv.Constant bool
spv.func @f() -> () "None" {
  %0 = spv.Constant true
  spv.Return
}

// -----
// spv.Constant float
spv.func @f() -> () "None" {
  %0 = spv.Constant 1.5 : f32
  spv.Return
}

// -----
// spv.Constant signed
spv.func @f() -> () "None" {
  %0 = spv.Constant -3 : si32
  spv.Return
}

// -----
// spv.Constant unsigned
spv.func @f() -> () "None" {
  %0 = spv.Constant 7 : ui32
  spv.Return
}

// -----
// spv.Constant vector
spv.func @f() -> () "None" {
  %0 = spv.Constant dense<[1, 2]> : vector<2xi32>
  spv.Return
}

// -----
// spv.Constant signed-vector
spv.func @f() -> () "None" {
  %0 = spv.Constant dense<[1, -2]> : vector<2xsi32>
  spv.Return
}

// -----
// spv.Constant unsigned-vector
spv.func @f() -> () "None" {
  %0 = spv.Constant dense<[1, 2]> : vector<2xui32>
  spv.Return
}

// -----
// spv.Constant bool-vector
spv.func @f() -> () "None" {
  %0 = spv.Constant dense<[true, false]> : vector<2xi1>
  spv.Return
}

// -----
// spv.Constant f16
spv.func @f() -> () "None" {
  %0 = spv.Constant 0.5 : f16
  spv.Return
}

// -----
// spv.Constant i64
spv.func @f() -> () "None" {
  %0 = spv.Constant -1 : i64
  spv.Return
}

// -----
// spv.Undef
spv.func @f() -> () "None" {
  %0 = spv.Undef : i32
  spv.Return
}

// -----
// spv.Undef struct
spv.func @f() -> () "None" {
  %0 = spv.Undef : !spv.struct<(f32, i32)>
  spv.Return
}

// -----
// spv.Undef vector
spv.func @f() -> () "None" {
  %0 = spv.Undef : vector<4xf32>
  spv.Return
}

// -----
// spv.Variable
spv.func @f() -> () "None" {
  %0 = spv.Variable : !spv.ptr<f32, Function>
  spv.Return
}

// -----
// spv.Variable init
spv.func @f() -> () "None" {
  %c = spv.Constant 0 : i64
  %0 = spv.Variable init(%c) : !spv.ptr<i64, Function>
  spv.Return
}

// -----
// spv.Variable init-vector
spv.func @f() -> () "None" {
  %c = spv.Constant dense<1.0> : vector<3xf32>
  %0 = spv.Variable init(%c) : !spv.ptr<vector<3xf32>, Function>
  spv.Return
}

// -----
// spv.Variable array
spv.func @f() -> () "None" {
  %0 = spv.Variable : !spv.ptr<!spv.array<10 x f32>, Function>
  spv.Return
}

// -----
// spv.Variable struct
spv.func @f() -> () "None" {
  %0 = spv.Variable : !spv.ptr<!spv.struct<(f32, !spv.array<4 x f32>)>, Function>
  spv.Return
}

// -----
// spv.Load
spv.func @f() -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  %0 = spv.Load "Function" %p : f32
  spv.Return
}

// -----
// spv.Store
spv.func @f(%x: f32) -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  spv.Store "Function" %p, %x : f32
  spv.Return
}

// -----
// spv.Load volatile
spv.func @f() -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  %0 = spv.Load "Function" %p ["Volatile"] : f32
  spv.Return
}

// -----
// spv.Store volatile
spv.func @f(%x: f32) -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  spv.Store "Function" %p, %x ["Volatile"] : f32
  spv.Return
}

// -----
// spv.Load nontemporal
spv.func @f() -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  %0 = spv.Load "Function" %p ["Nontemporal"] : f32
  spv.Return
}

// -----
// spv.Store nontemporal
spv.func @f(%x: f32) -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  spv.Store "Function" %p, %x ["Nontemporal"] : f32
  spv.Return
}

// -----
// spv.Load aligned
spv.func @f() -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  %0 = spv.Load "Function" %p ["Aligned", 4] : f32
  spv.Return
}

// -----
// spv.Store aligned
spv.func @f(%x: f32) -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  spv.Store "Function" %p, %x ["Aligned", 4] : f32
  spv.Return
}

// -----
// spv.Load none
spv.func @f() -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  %0 = spv.Load "Function" %p ["None"] : f32
  spv.Return
}

// -----
// spv.Store none
spv.func @f(%x: f32) -> () "None" {
  %p = spv.Variable : !spv.ptr<f32, Function>
  spv.Store "Function" %p, %x ["None"] : f32
  spv.Return
}

// -----
// spv.Load struct
spv.func @f(%p: !spv.ptr<!spv.struct<(f32, i32)>, Function>) -> () "None" {
  %0 = spv.Load "Function" %p : !spv.struct<(f32, i32)>
  spv.Return
}

// -----
// spv.AccessChain
spv.func @f(%i: i32) -> () "None" {
  %p = spv.Variable : !spv.ptr<!spv.array<4 x f32>, Function>
  %0 = spv.AccessChain %p[%i] : !spv.ptr<!spv.array<4 x f32>, Function>, i32
  spv.Return
}

// -----
// spv.AccessChain struct
spv.func @f(%j: i64) -> () "None" {
  %i = spv.Constant 1 : i32
  %p = spv.Variable : !spv.ptr<!spv.struct<(f32, !spv.array<4 x f32>)>, Function>
  %0 = spv.AccessChain %p[%i, %j] : !spv.ptr<!spv.struct<(f32, !spv.array<4 x f32>)>, Function>, i32, i64
  spv.Return
}

// -----
// spv.GlobalVariable
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<f32, Private>
}

// -----
// spv.GlobalVariable sc-Input
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<(f32 [0])>, Input>
}

// -----
// spv.GlobalVariable sc-Output
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<(f32 [0])>, Output>
}

// -----
// spv.GlobalVariable sc-StorageBuffer
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<(f32 [0])>, StorageBuffer>
}

// -----
// spv.GlobalVariable builtin
spv.module Logical GLSL450 {
  spv.GlobalVariable @g built_in("GlobalInvocationId") : !spv.ptr<vector<3xi32>, Input>
}

// -----
// spv.GlobalVariable bind
spv.module @m Logical GLSL450 {
  spv.GlobalVariable @g bind(1, 2) : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, StorageBuffer>
  spv.func @f() "None" {
    %0 = spv.mlir.addressof @g : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, StorageBuffer>
    spv.Return
  }
}

// -----
// spv.GlobalVariable location
spv.module Logical GLSL450 {
  spv.GlobalVariable @g {location = 0 : i32} : !spv.ptr<f32, Input>
}

// -----
// spv.mlir.addressof
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<(f32, !spv.array<10 x f32>)>, Private>
  spv.func @f() "None" {
    %0 = spv.mlir.addressof @g : !spv.ptr<!spv.struct<(f32, !spv.array<10 x f32>)>, Private>
    spv.Return
  }
}

// -----
// spv.Branch
spv.func @f() "None" {
  spv.Branch ^a
^a:
  spv.Return
}

// -----
// spv.Branch args
spv.func @f(%x: si32) "None" {
  spv.Branch ^a(%x : si32)
^a(%y: si32):
  spv.Return
}

// -----
// spv.BranchConditional
spv.func @f(%c: i1) "None" {
  spv.BranchConditional %c, ^a, ^b
^a:
  spv.Return
^b:
  spv.Return
}

// -----
// spv.BranchConditional args
spv.func @f(%c: i1, %x: f32) "None" {
  spv.BranchConditional %c, ^a(%x : f32), ^b(%x, %c : f32, i1)
^a(%y: f32):
  spv.Return
^b(%z: f32, %w: i1):
  spv.Return
}

// -----
// spv.BranchConditional weights
spv.func @f(%c: i1) "None" {
  spv.BranchConditional %c [5, 10], ^a, ^b
^a:
  spv.Return
^b:
  spv.Return
}

// -----
// spv.mlir.selection
spv.func @f(%c: i1) "None" {
  spv.mlir.selection {
    spv.BranchConditional %c, ^a, ^m
  ^a:
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}

// -----
// spv.mlir.merge
spv.func @f(%c: i1) "None" {
  spv.mlir.selection {
    spv.BranchConditional %c, ^a, ^m
  ^a:
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}

// -----
// spv.mlir.selection else
spv.func @f(%c: i1) "None" {
  spv.mlir.selection {
    spv.BranchConditional %c, ^a, ^b
  ^a:
    spv.Branch ^m
  ^b:
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}

// -----
// spv.mlir.selection empty
spv.func @f() "None" {
  spv.mlir.selection {
  }
  spv.Return
}

// -----
// spv.mlir.loop
spv.func @f(%c: i1) "None" {
  spv.mlir.loop {
    spv.Branch ^h
  ^h:
    spv.BranchConditional %c, ^b, ^m
  ^b:
    spv.Branch ^k
  ^k:
    spv.Branch ^h
  ^m:
    spv.mlir.merge
  }
  spv.Return
}

// -----
// spv.mlir.loop counted
spv.func @f(%n: i32) "None" {
  %zero = spv.Constant 0 : i32
  %one = spv.Constant 1 : i32
  %v = spv.Variable init(%zero) : !spv.ptr<i32, Function>
  spv.mlir.loop {
    spv.Branch ^h
  ^h:
    %i = spv.Load "Function" %v : i32
    %c = spv.SLessThan %i, %n : i32
    spv.BranchConditional %c, ^b, ^m
  ^b:
    spv.Branch ^k
  ^k:
    %j = spv.Load "Function" %v : i32
    %s = spv.IAdd %j, %one : i32
    spv.Store "Function" %v, %s : i32
    spv.Branch ^h
  ^m:
    spv.mlir.merge
  }
  spv.Return
}

// -----
// spv.Return
spv.func @f() -> () "None" {
  %0 = spv.Constant 1 : i32
  spv.Return
}

// -----
// spv.ReturnValue
spv.func @f() -> si32 "None" {
  %0 = spv.Constant 1 : si32
  spv.ReturnValue %0 : si32
}

// -----
// spv.func
spv.func @f(%a: si32, %p: !spv.ptr<f32, Function>) -> () "None" {
  %0 = spv.Undef : f32
  spv.Return
}

// -----
// spv.func control-None
spv.func @f() "None" {
  spv.Return
}

// -----
// spv.func control-DontInline
spv.func @f() "DontInline" {
  spv.Return
}

// -----
// spv.func control-Pure
spv.func @f() "Pure" {
  spv.Return
}

// -----
// spv.func control-Const
spv.func @f() "Const" {
  spv.Return
}

// -----
// spv.func control-Inline
spv.func @f() "Inline" {
  spv.Return
}

// -----
// spv.FunctionCall
spv.module Logical GLSL450 {
  spv.func @g(%a: si32) -> si32 "None" {
    spv.ReturnValue %a : si32
  }
  spv.func @f(%a: si32) "None" {
    %0 = spv.FunctionCall @g(%a) : (si32) -> si32
    spv.Return
  }
}

// -----
// spv.FunctionCall void
spv.module Logical GLSL450 {
  spv.func @g(%a: f32) "None" {
    spv.Return
  }
  spv.func @f(%a: f32) "None" {
    spv.FunctionCall @g(%a) : (f32) -> ()
    spv.Return
  }
}

// -----
// spv.module
spv.module Logical GLSL450 {

}

// -----
// spv.module named-vce
spv.module @m Logical Vulkan requires #spv.vce<v1.0, [Shader], [SPV_KHR_vulkan_memory_model]> {
  spv.func @f() "None" {
    spv.Return
  }
}

// -----
// spv.EntryPoint
spv.module Logical GLSL450 {
  spv.GlobalVariable @v : !spv.ptr<f32, Input>
  spv.func @f() "None" {
    spv.Return
  }
  spv.EntryPoint "GLCompute" @f, @v
}

// -----
// spv.ExecutionMode
spv.module @m Logical GLSL450 {
  spv.func @f() "None" {
    spv.Return
  }
  spv.EntryPoint "GLCompute" @f
  spv.ExecutionMode @f "LocalSize", 32, 1, 1
}

// -----
// spv.ExecutionMode novalues
spv.module Logical GLSL450 {
  spv.func @f() "None" {
    spv.Return
  }
  spv.EntryPoint "Kernel" @f
  spv.ExecutionMode @f "ContractionOff"
}


// -----
// spv.func types
spv.func @f(%a: i8, %b: i16, %c: i64, %d: f16, %e: f64, %f: vector<2xf16>, %g: !spv.ptr<i1, Private>, %h: !spv.array<4 x i8>, %i: !spv.rtarray<f32>, %j: !spv.struct<(i1, f32)>) -> () "None" {
  spv.Return
}

// -----
// spv.func natural-stride
spv.func @f(%a: !spv.array<4 x f32, stride=4>, %b: !spv.array<4 x vector<4xf32>, stride=16>) -> () "None" {
  spv.Return
}

// -----
// spv.func named-struct
spv.func @f(%a: !spv.struct<named, (f32, i32)>) -> () "None" {
  spv.Return
}

// -----
// spv.func struct-padded-offset
spv.func @f(%a: !spv.struct<(i8 [0], i32 [4], f64 [8])>) -> () "None" {
  spv.Return
}

// -----
// spv.func ret-vector
spv.func @f() -> vector<4xf32> "None" {
  %0 = spv.Undef : vector<4xf32>
  spv.ReturnValue %0 : vector<4xf32>
}

// -----
// spv.mlir.selection nested
spv.func @f(%c: i1, %x: i32) "None" {
  spv.mlir.selection {
    spv.BranchConditional %c, ^a, ^m
  ^a:
    %y = spv.IAdd %x, %x : i32
    spv.mlir.selection {
      spv.BranchConditional %c, ^a, ^m
    ^a:
      spv.Branch ^m
    ^m:
      spv.mlir.merge
    }
    spv.Branch ^m
  ^m:
    spv.mlir.merge
  }
  spv.Return
}

// -----
// spv.GlobalVariable ptr-rtarray-struct-nooffset
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.struct<(!spv.rtarray<f32>)>, StorageBuffer>
}

// -----
// spv.func ptr-rtarray-struct-nooffset
spv.func @f(%a: !spv.ptr<!spv.struct<(!spv.rtarray<f32>)>, StorageBuffer>) -> () "None" {
  spv.Return
}

// -----
// spv.GlobalVariable ptr-ptr
spv.module Logical GLSL450 {
  spv.GlobalVariable @g : !spv.ptr<!spv.ptr<f32, Function>, Private>
}

// -----
// spv.func ptr-ptr
spv.func @f(%a: !spv.ptr<!spv.ptr<f32, Function>, Function>) -> () "None" {
  spv.Return
}

// -----
// spv.GlobalVariable builtin-and-bind
spv.module Logical GLSL450 {
  spv.GlobalVariable @a built_in("LocalInvocationId") : !spv.ptr<vector<3xi32>, Input>
  spv.GlobalVariable @b bind(0, 1) : !spv.ptr<!spv.struct<(f32 [0])>, StorageBuffer>
}

// -----
// spv.ConvertFToU unsigned
spv.func @f(%a: f32) "None" {
  %0 = spv.ConvertFToU %a : f32 to ui32
  spv.Return
}
