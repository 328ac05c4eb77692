package versions_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/versions"
	"github.com/mlirc/mlirc/internal/repository"
)

// problems are what reading a text, and writing it in mlir-19, reports.
func problems(t *testing.T, text, profile string) []string {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{Profile: profile})
	if m != nil {
		_, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
		assert.Equal(t, sink.Len() == 0, ok)
	}
	var list []string
	for _, d := range sink.Diagnostics() {
		list = append(list, d.Pos.String()+": "+d.Message)
	}
	return list
}

// TestUnsaid has the profile refuse what it cannot say, all of it with places.
func TestUnsaid(t *testing.T) {
	require.Equal(t, []string{
		"m.mlir:2:8: 'vector.multi_reduction' op cannot be written in profile mlir-19: the operation there combines with an accumulator, too",
		"m.mlir:3:8: 'vector.extract_map' op cannot be written in profile mlir-19: there is no such operation any more",
		"m.mlir:4:8: 'vector.contract' op cannot be written in profile mlir-19: the profile has no place for operand 'lhsMask'",
	}, problems(t, `func @f(%v: vector<4x8xf32>, %i: index, %a: vector<4xf32>, %c: f32, %k: vector<4xi1>) {
  %0 = vector.multi_reduction #vector.kind<mul>, %v [1] : vector<4x8xf32> to vector<4xf32>
  %1 = vector.extract_map %a[%i] : vector<4xf32> to vector<2xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %a, %a, %c, %k, %k : vector<4xf32>, vector<4xf32> into f32
  return
}
`, "mlir-13"))
}

// TestOpaque drops what pointers point to, wherever they are: a struct with a name has a body of
// its own in the profile.
func TestOpaque(t *testing.T) {
	const text = `module  {
  llvm.func @f(%arg0: !llvm.ptr<i8>, %arg1: i64, %arg2: !llvm.ptr<struct<"list", (i32, ptr<struct<"list">, 3>)>>) -> !llvm.struct<(i32, ptr<i32>)> {
    %0 = llvm.bitcast %arg0 : !llvm.ptr<i8> to !llvm.ptr<i32>
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.getelementptr %arg2[%arg1, %1] : (!llvm.ptr<struct<"list", (i32, ptr<struct<"list">, 3>)>>, i64, i32) -> !llvm.ptr<ptr<struct<"list", (i32, ptr<struct<"list">, 3>)>, 3>>
    %3 = llvm.load %2 : !llvm.ptr<ptr<struct<"list", (i32, ptr<struct<"list">, 3>)>, 3>>
    %4 = llvm.alloca %1 x !llvm.struct<"list", (i32, ptr<struct<"list">, 3>)> : (i32) -> !llvm.ptr<struct<"list", (i32, ptr<struct<"list">, 3>)>>
    %5 = llvm.mlir.undef : !llvm.struct<(i32, ptr<i32>)>
    llvm.return %5 : !llvm.struct<(i32, ptr<i32>)>
  }
}

`
	const newer = `module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.ptr) -> !llvm.struct<(i32, ptr)> {
    %0 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.getelementptr %arg2[%arg1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"list", (i32, ptr<3>)>
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr<3>
    %4 = llvm.alloca %1 x !llvm.struct<"list", (i32, ptr<3>)> : (i32) -> !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
    llvm.return %5 : !llvm.struct<(i32, ptr)>
  }
}

`
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	written, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, newer, string(written))
	assert.Equal(t, text, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "the module in memory is as it was")

	back := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", written), &sink, syntax.ParseOptions{})
	require.NotNil(t, back, "%v", sink.Diagnostics())
	again, ok := syntax.Append(nil, back, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, newer, string(again))
	assert.Contains(t, string(syntax.AppendOp(nil, back, syntax.PrintOptions{})), "%4 = llvm.alloca %1 x !llvm.struct<\"list\", (i32, ptr<3>)> : (i32) -> !llvm.ptr\n")
}

// TestNoType refuses types that the profile has not, wherever they are.
func TestNoType(t *testing.T) {
	const definitions = `dialect fix {
  version 0.1.0
}
type fix.box(elem: type) {
  format ` + "`<` $elem `>`" + `
  none   in mlir-19 "boxes were opened"
}
type fix.bag(elem: type, lid?: int) {
  format ` + "`<` $elem (`,` $lid^)? `>`" + `
  none   in mlir-19 "bags are open" with lid
}
op fix.open {
  results b: T
  format  attr-dict ` + "`:`" + ` type($b)
}
`
	dialect, found := load.Dialect("fix.dialect", []byte(definitions))
	require.Empty(t, found)
	ctx, err := load.NewContext(dialect)
	require.NoError(t, err)
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("m.mlir", []byte("%0 = fix.open : tuple<!fix.box<i32>>\n%1 = fix.open : i32\n"+
		"%2 = fix.open : !fix.bag<i32>\n%3 = fix.open : !fix.bag<i32, 1>\n")), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	_, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	assert.False(t, ok)
	require.Len(t, sink.Diagnostics(), 2)
	assert.Equal(t, "'fix.open' op cannot be written in profile mlir-19: it has type '!fix.box', and boxes were opened", sink.Diagnostics()[0].Message)
	assert.Equal(t, "'fix.open' op cannot be written in profile mlir-19: it has type '!fix.bag', and bags are open", sink.Diagnostics()[1].Message)
	assert.Equal(t, 4, sink.Diagnostics()[1].Pos.Line)
}

// TestUnheard has what only the profile can say refused.
func TestUnheard(t *testing.T) {
	require.Equal(t, []string{
		"m.mlir:2:8: 'gpu.all_reduce' op of profile mlir-22 cannot be said here: 'gpu.all_reduce' has nothing for this value of attribute 'op'",
	}, problems(t, `func.func @f(%c: f32) {
  %1 = gpu.all_reduce minui %c {} : (f32) -> f32
  return
}
`, ""))
}

// TestSubscripts reads places in vectors, and sizes of tensors, that are left to operands, and writes them as they were read.
func TestSubscripts(t *testing.T) {
	const text = `module {
  func.func @f(%arg0: vector<4x8xf32>, %arg1: index, %arg2: f32) {
    %0 = vector.extract %arg0[%arg1, 1] : f32 from vector<4x8xf32>
    %1 = vector.extract %arg0[%arg1] : vector<8xf32> from vector<4x8xf32>
    %2 = vector.extract %1[%arg1] : f32 from vector<8xf32>
    %3 = vector.insert %1, %arg0 [%arg1] : vector<8xf32> into vector<4x8xf32>
    %4 = vector.insert %arg2, %3 [2, %arg1] : f32 into vector<4x8xf32>
    %5 = vector.insert %arg2, %1 [%arg1] : f32 into vector<8xf32>
    %splat = tensor.splat %arg2[%arg1] : tensor<4x?xf32>
    return
  }
}

`
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	here := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	assert.Contains(t, here, "%0 = vector.extract %arg0[%arg1, 1] : vector<4x8xf32>\n")
	assert.Contains(t, here, "%4 = vector.insert %arg2, %3 [2, %arg1] : f32 into vector<4x8xf32>\n")
	again, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, text, string(again))
}

// TestReadOnly writes nothing in a profile that is only read.
func TestReadOnly(t *testing.T) {
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte("cfgfunc @f() {\n  return\n}\n")), &sink, syntax.ParseOptions{Profile: "2018"})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	assert.Nil(t, versions.Downgrade(m, "2018", syntax.Values(), &sink))
	assert.Equal(t, "profile '2018' is read only; write one of mlir-13, mlir-19, mlir-22", sink.Diagnostics()[0].Message)
	text, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "2018"}, &sink)
	assert.True(t, ok)
	assert.Equal(t, "module  {\n  func @f() {\n    return\n  }\n}\n\n", string(text))
}

// TestKept keeps what only later versions say of an operation, and says it again.
func TestKept(t *testing.T) {
	text := `module {
  func.func @f(%arg0: i32, %arg1: f32) {
    %0 = arith.addi %arg0, %arg0 overflow<nsw> : i32
    %1 = arith.addf %arg1, %arg1 fastmath<nnan,ninf> : f32
    return
  }
}

`
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	assert.Contains(t, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "%0 = addi %arg0, %arg0 {overflowFlags = #std.overflow<nsw>} : i32")
	again, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, text, string(again))
}

// TestLater reads what MLIR 22 writes, and writes it: an operation with a result for an operand, which
// memory has without, and, in a file that does not tell, what only one of the later profiles has.
func TestLater(t *testing.T) {
	const latest = `module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: i1) {
    %assume_align = memref.assume_alignment %arg0, 4 : memref<4xf32>
    %0 = memref.load %assume_align[%arg1] : memref<4xf32>
    scf.if %arg2 {
      memref.store %0, %assume_align[%arg1] : memref<4xf32>
    }
    cf.cond_br %arg2 weights([1, 2]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

`
	const own = `    memref.assume_alignment %arg0, 4 : memref<4xf32>
    %0 = memref.load %arg0[%arg1] : memref<4xf32>
    scf.if %arg2 {
      memref.store %0, %arg0[%arg1] : memref<4xf32>
    }
    cond_br %arg2, ^bb1, ^bb1 {branch_weights = dense<[1, 2]> : vector<2xi32>}
`
	const older = "func.func @f(%m: memref<4xf32>) {\n  memref.assume_alignment %m, 4 : memref<4xf32>\n  return\n}\n"
	for _, profile := range []string{"", "mlir-19", "mlir-22"} {
		for text, want := range map[string]string{latest: own, older: "memref.assume_alignment %arg0, 4 : memref<4xf32>\n"} {
			var sink diag.Sink
			m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{Profile: profile})
			require.NotNil(t, m, "%v", sink.Diagnostics())
			assert.Empty(t, sink.Diagnostics())
			assert.Contains(t, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), want)
			if text == latest {
				again, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-22"}, &sink)
				require.True(t, ok, "%v", sink.Diagnostics())
				assert.Equal(t, text, string(again))
			}
		}
	}
	const gone = "\"builtin.module\"() ({\n  %0 = \"test.source\"() : () -> f32\n  %1 = \"vector.splat\"(%0) : (f32) -> vector<4xf32>\n" +
		"  \"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"private\"}> ({\n  }) : () -> ()\n}) : () -> ()\n"
	var unregistered diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(gone)), &unregistered, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m, "%v", unregistered.Diagnostics())
	assert.Contains(t, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "%1 = splat %0 : vector<4xf32>", "what MLIR 22 does not have is of MLIR 19")
	var sink diag.Sink
	const wrong = "func.func @f(%m: memref<4xf32>, %v: vector<2xf32>, %i: i32) {\n  %0 = memref.assume_alignment %m, 4 : memref<4xf32>\n" +
		"  %1 = arith.addf %i, %i : f32\n  return\n}\n"
	require.Nil(t, syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(wrong)), &sink, syntax.ParseOptions{}))
	require.Len(t, sink.Diagnostics(), 1, "of the profile in which the most of the text can be read")
	assert.Contains(t, sink.Diagnostics()[0].Error(), "m.mlir:3:")
}

func TestProfileOf(t *testing.T) {
	ctx, err := load.NewContext()
	require.NoError(t, err)
	for text, want := range map[string]string{
		"func.func @f()": "mlir-22", "\"func.func\"() <{}>": "mlir-22", "func @f()": "", "my.func.func": "", "func.func2": "",
		"{operandSegmentSizes = array<i32: 1>}": "mlir-22", "": "",
	} {
		profiles := versions.ReadIn(ctx, "", text)
		assert.Equal(t, want, profiles[0], text)
		assert.Equal(t, text != "func @f()", slices.Contains(profiles, "mlir-19"), text)
	}
}

func TestReadIn(t *testing.T) {
	ctx, err := load.NewContext()
	require.NoError(t, err)
	for _, c := range [][]string{
		{"", "func.func @f()", "mlir-22", "mlir-19"}, {"mlir-19", "func.func @f()", "mlir-19", "mlir-22"}, {"mlir-22", "func.func @f()", "mlir-22", "mlir-19"},
		{"mlir-19", "func @f()", ""}, {"mlir-22", "func @f()", ""},
		{"mlir-19", "gpu.func @f()", "mlir-19", "mlir-22"}, {"mlir-22", "// func @f\ngpu.func @f()", "mlir-22", "mlir-19"},
		{"mlir-22", "// f\nfunc @f()", ""}, {"", "// func @f\n func.func @f()", "mlir-22", "mlir-19"},
		{"", "// of func.func\nfunc @f()", ""}, {"2018", "func @f()", "2018"}, {"mlir-13", "func.func", "mlir-13"},
	} {
		assert.Equal(t, c[2:], versions.ReadIn(ctx, c[0], c[1]), "%v", c)
	}
}

// TestBetween reads what MLIR 15 to 18 write in other ways than 19.
func TestBetween(t *testing.T) {
	for body, want := range map[string]string{
		"%0 = arith.maxf %x, %x : f32": "%0 = maximumf %arg0, %arg0 : f32",
		"%0 = arith.minf %x, %x : f32": "%0 = minimumf %arg0, %arg0 : f32",
		"%0 = memref.expand_shape %m [[0, 1], [2]] : memref<?x4xf32> into memref<2x?x4xf32>": "%0 = memref.expand_shape %arg1 [[0, 1], [2]] : memref<?x4xf32> into memref<2x?x4xf32>",
		"%0 = tensor.expand_shape %t [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>":          "%0 = linalg.tensor_expand_shape %arg2 [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>",
	} {
		text := "func.func @f(%x: f32, %m: memref<?x4xf32>, %t: tensor<6xf32>) {\n  " + body + "\n  return\n}\n"
		var sink diag.Sink
		m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		assert.Contains(t, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), want)
	}
}

// TestSizes gives what splits dimensions the sizes that the profile has, and keeps those that it had.
func TestSizes(t *testing.T) {
	const text = `module  {
  func @f(%arg0: memref<?x16xf32>, %arg1: tensor<?xf32>, %arg2: index) {
    %0 = memref.expand_shape %arg0 [[0], [1, 2]] : memref<?x16xf32> into memref<?x4x4xf32>
    %1 = linalg.tensor_expand_shape %arg1 [[0, 1, 2]] : tensor<?xf32> into tensor<2x?x5xf32>
    %2 = linalg.tensor_expand_shape %arg1 [[0, 1]] output_shape [%arg2, %arg2] : tensor<?xf32> into tensor<?x?xf32>
    %3 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, %arg2, 16] : memref<?x16xf32> into memref<?x?x16xf32>
    return
  }
}

`
	const newer = `module {
  func.func @f(%arg0: memref<?x16xf32>, %arg1: tensor<?xf32>, %arg2: index) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x16xf32>
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%dim, 4, 4] : memref<?x16xf32> into memref<?x4x4xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?xf32>
    %c10 = arith.constant 10 : index
    %0 = arith.divui %dim_1, %c10 : index
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [2, %0, 5] : tensor<?xf32> into tensor<2x?x5xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0, 1]] output_shape [%arg2, %arg2] : tensor<?xf32> into tensor<?x?xf32>
    %expand_shape_3 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, %arg2, 16] : memref<?x16xf32> into memref<?x?x16xf32>
    return
  }
}

`
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	written, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, newer, string(written))
	assert.Equal(t, text, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "the module in memory is as it was")
	back := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", written), &sink, syntax.ParseOptions{})
	require.NotNil(t, back, "%v", sink.Diagnostics())
	again, ok := syntax.Append(nil, back, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, newer, string(again))
}

// TestOpenSizes refuses sizes that do not follow, of a module that the verifier has not seen.
func TestOpenSizes(t *testing.T) {
	require.Equal(t, []string{
		"m.mlir:2:8: 'memref.expand_shape' op cannot be written in profile mlir-19: a group of dimensions has several sizes that are not known",
		"m.mlir:3:8: 'memref.expand_shape' op cannot be written in profile mlir-19: dimension 1 is in no group",
	}, problems(t, `func @f(%m: memref<?xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] : memref<?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %m [[0]] : memref<?xf32> into memref<2x?xf32>
  return
}
`, "mlir-13"))
}
