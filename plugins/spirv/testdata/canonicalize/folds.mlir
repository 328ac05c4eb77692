// canonicalize
func @a(%p: !spv.ptr<!spv.array<4x!spv.array<4xf32>>, Function>, %i: i32, %b: i1, %x: i32, %v: vector<4xi32>) -> (i32, i32, i1, i1, i1, i1, f32, i32, i32, i32) {
  %c0 = spv.Constant 0 : i32
  %c1 = spv.Constant 1 : i32
  %c5 = spv.Constant 5 : i32
  %t = spv.Constant true
  %f = spv.Constant false
  %0 = spv.AccessChain %p[%c0] : !spv.ptr<!spv.array<4x!spv.array<4xf32>>, Function>, i32
  %1 = spv.AccessChain %0[%i] : !spv.ptr<!spv.array<4xf32>, Function>, i32
  %2 = spv.Load "Function" %1 : f32
  %3 = spv.IAdd %x, %c0 : i32
  %4 = spv.IMul %c5, %c5 : i32
  %5 = spv.ISub %x, %x : i32
  %6 = spv.LogicalAnd %b, %t : i1
  %7 = spv.LogicalAnd %b, %f : i1
  %8 = spv.LogicalOr %b, %t : i1
  %9 = spv.LogicalNot %6 : i1
  %10 = spv.IEqual %x, %i : i32
  %11 = spv.LogicalNot %10 : i1
  %12 = spv.LogicalNot %9 : i1
  %13 = spv.Bitcast %x : i32 to f32
  %cv = spv.Constant dense<[1,2,3,4]> : vector<4xi32>
  %15 = spv.CompositeExtract %cv[2 : i32] : vector<4xi32>
  %16 = spv.BitwiseAnd %x, %x : i32
  return %3, %4, %7, %8, %11, %12, %2, %x, %15, %16 : i32, i32, i1, i1, i1, i1, f32, i32, i32, i32
}

// -----

func @a(%a: f32, %b: f32, %m: !spv.matrix<2 x vector<2xf32>>, %v: vector<2xf32>) -> (f32, f32, f32, f32) {
  %0 = spv.CompositeConstruct %a, %b : vector<2xf32>
  %1 = spv.CompositeExtract %0[1 : i32] : vector<2xf32>
  %2 = spv.CompositeInsert %a, %v[1 : i32] : f32 into vector<2xf32>
  %3 = spv.CompositeExtract %2[1 : i32] : vector<2xf32>
  %4 = spv.Constant [dense<[1.0, 2.0]> : vector<2xf32>, dense<3.0> : vector<2xf32>] : !spv.array<2 x vector<2xf32>>
  %5 = spv.CompositeExtract %4[0 : i32, 1 : i32] : !spv.array<2 x vector<2xf32>>
  %6 = spv.CompositeExtract %4[1 : i32] : !spv.array<2 x vector<2xf32>>
  %7 = spv.CompositeExtract %6[0 : i32] : vector<2xf32>
  return %1, %3, %5, %7 : f32, f32, f32, f32
}

// -----

func @b(%x: vector<2xi1>, %y: i1, %c: vector<2xi32>) -> (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi32>, i1, vector<2xi32>) {
  %t = spv.Constant dense<true> : vector<2xi1>
  %0 = spv.LogicalOr %t, %x : vector<2xi1>
  %1 = spv.LogicalAnd %t, %x : vector<2xi1>
  %4 = spv.LogicalEqual %x, %t : vector<2xi1>
  %5 = spv.LogicalNot %4 : vector<2xi1>
  %6 = spv.ISub %c, %c : vector<2xi32>
  %7 = spv.LogicalNot %y : i1
  %8 = spv.LogicalNot %7 : i1
  %z = spv.Constant dense<[1, 2]> : vector<2xi32>
  %9 = spv.IAdd %z, %z : vector<2xi32>
  return %0, %1, %5, %c, %8, %9 : vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi32>, i1, vector<2xi32>
}

// -----

func @s(%c: i1, %p: !spv.ptr<vector<3xi32>, Function>, %a: vector<3xi32>, %b: vector<3xi32>) {
  spv.mlir.selection {
    spv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spv.Store "Function" %p, %a ["Aligned", 8] : vector<3xi32>
    spv.Branch ^bb3
  ^bb2:
    spv.Store "Function" %p, %b ["Aligned", 8] : vector<3xi32>
    spv.Branch ^bb3
  ^bb3:
    spv.mlir.merge
  }
  return
}

// -----

func @u(%c: i1) {
  spv.mlir.selection {
    spv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spv.Branch ^bb2
  ^bb2:
    spv.mlir.merge
  }
  %t = spv.Constant true
  spv.mlir.selection {
    spv.BranchConditional %t, ^bb1, ^bb2
  ^bb1:
    spv.Branch ^bb2
  ^bb2:
    spv.mlir.merge
  }
  return
}

// -----

func @n(%x: i32, %y: ui32) -> (i32, i32, i32, i8) {
  %c0 = spv.Constant 0 : i32
  %c1 = spv.Constant 1 : i32
  %0 = spv.IMul %c0, %x : i32
  %1 = spv.IMul %x, %c1 : i32
  %2 = spv.ISub %c0, %c1 : i32
  %3 = spv.Constant 200 : i8
  %4 = spv.IAdd %3, %3 : i8
  return %0, %1, %2, %4 : i32, i32, i32, i8
}

// -----

func @ui(%y: ui32) -> (ui32, ui32) {
  %c0 = spv.Constant 5 : ui32
  %0 = spv.IAdd %c0, %c0 : ui32
  %1 = spv.ISub %y, %y : ui32
  return %0, %1 : ui32, ui32
}

// -----

func @br(%c: i1, %x: i32) -> i32 {
  %t = spv.Constant true
  spv.BranchConditional %t, ^bb1, ^bb2
^bb1:
  spv.ReturnValue %x : i32
^bb2:
  spv.Branch ^bb1
}

// -----

func @chain(%p: !spv.ptr<!spv.struct<(!spv.array<4 x !spv.array<4 x f32>>, i32)>, Function>, %i: i32) {
  %c0 = spv.Constant 0 : i32
  %0 = spv.AccessChain %p[%c0] : !spv.ptr<!spv.struct<(!spv.array<4 x !spv.array<4 x f32>>, i32)>, Function>, i32
  %1 = spv.AccessChain %0[%i] : !spv.ptr<!spv.array<4 x !spv.array<4 x f32>>, Function>, i32
  %2 = spv.AccessChain %1[%i] : !spv.ptr<!spv.array<4 x f32>, Function>, i32
  %3 = spv.Load "Function" %2 : f32
  spv.Store "Function" %2, %3 : f32
  return
}

// -----

func @casts(%x: i32) -> (vector<2xf16>, !spv.ptr<f32, Function>) {
  %0 = spv.Bitcast %x : i32 to f32
  %1 = spv.Bitcast %0 : f32 to vector<2xi16>
  %2 = spv.Bitcast %1 : vector<2xi16> to vector<2xf16>
  %v = spv.Variable : !spv.ptr<i32, Function>
  %3 = spv.Bitcast %v : !spv.ptr<i32, Function> to !spv.ptr<i16, Function>
  %4 = spv.Bitcast %3 : !spv.ptr<i16, Function> to !spv.ptr<f32, Function>
  return %2, %4 : vector<2xf16>, !spv.ptr<f32, Function>
}

// -----

func @nots(%x: i32, %y: i32, %a: i1, %b: i1) -> (i1, i1, i1, i1, i1) {
  %0 = spv.IEqual %x, %y : i32
  %1 = spv.LogicalNot %0 : i1
  %2 = spv.INotEqual %x, %y : i32
  %3 = spv.LogicalNot %2 : i1
  %4 = spv.LogicalEqual %a, %b : i1
  %5 = spv.LogicalNot %4 : i1
  %6 = spv.LogicalNotEqual %a, %b : i1
  %7 = spv.LogicalNot %6 : i1
  %8 = spv.SLessThan %x, %y : i32
  %9 = spv.LogicalNot %8 : i1
  return %1, %3, %5, %7, %9 : i1, i1, i1, i1, i1
}

// -----

// The ways store with different alignments.
func @other_attributes(%c: i1, %p: !spv.ptr<i32, Function>, %a: i32, %b: i32) {
  spv.mlir.selection {
    spv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spv.Store "Function" %p, %a ["Aligned", 8] : i32
    spv.Branch ^bb3
  ^bb2:
    spv.Store "Function" %p, %b ["Aligned", 4] : i32
    spv.Branch ^bb3
  ^bb3:
    spv.mlir.merge
  }
  return
}

// -----

// They store to different places.
func @other_places(%c: i1, %p: !spv.ptr<i32, Function>, %q: !spv.ptr<i32, Function>, %a: i32) {
  spv.mlir.selection {
    spv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spv.Store "Function" %p, %a : i32
    spv.Branch ^bb3
  ^bb2:
    spv.Store "Function" %q, %a ["Volatile"] : i32
    spv.Branch ^bb3
  ^bb3:
    spv.mlir.merge
  }
  return
}

// -----

// A struct is not chosen before version 1.4.
func @composites(%c: i1, %p: !spv.ptr<!spv.struct<(i32, i32)>, Function>, %a: !spv.struct<(i32, i32)>, %b: !spv.struct<(i32, i32)>) {
  spv.mlir.selection {
    spv.BranchConditional %c [1, 2], ^bb1, ^bb2
  ^bb1:
    spv.Store "Function" %p, %a : !spv.struct<(i32, i32)>
    %0 = spv.Load "Function" %p : !spv.struct<(i32, i32)>
    spv.Branch ^bb3
  ^bb2:
    spv.Store "Function" %p, %b : !spv.struct<(i32, i32)>
    spv.Branch ^bb3
  ^bb3:
    spv.mlir.merge
  }
  return
}

// -----

// Something stands before the branch.
func @before(%c: i1, %p: !spv.ptr<i32, Function>, %a: i32, %b: i32) {
  spv.mlir.selection {
    %0 = spv.IAdd %a, %b : i32
    spv.Store "Function" %p, %0 : i32
    spv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spv.Store "Function" %p, %a : i32
    spv.Branch ^bb3
  ^bb2:
    spv.Store "Function" %p, %0 : i32
    spv.Branch ^bb3
  ^bb3:
    spv.mlir.merge
  }
  return
}

// -----

func @undefined(%x: f32) -> (i32, f32) {
  %0 = spv.Undef : vector<4xi32>
  %1 = spv.CompositeExtract %0[1 : i32] : vector<4xi32>
  %z = spv.Constant 0.0 : f32
  %2 = spv.FAdd %x, %z : f32
  %3 = spv.FMul %z, %z : f32
  %4 = spv.FAdd %2, %3 : f32
  return %1, %4 : i32, f32
}
