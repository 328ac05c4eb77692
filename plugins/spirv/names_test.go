package spirv_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestNamesOf2020: modules with the names that operations had in 2020 are read in that profile,
// and printed with those of MLIR 13; in the profile of MLIR 13 they are errors.
func TestNamesOf2020(t *testing.T) {
	const then = `spv.module Logical GLSL450 {
  spv.specConstant @size = 4 : i32
  spv.globalVariable @v : !spv.ptr<f32, Private>
  spv.func @f(%c: i1) "None" {
    %0 = spv._address_of @v : !spv.ptr<f32, Private>
    %1 = spv.constant 1.0 : f32
    %2 = spv._reference_of @size : i32
    %3 = spv.undef : f32
    spv.selection {
      spv.BranchConditional %c, ^bb1, ^bb2
    ^bb1:
      spv.Store "Private" %0, %1 : f32
      spv.Branch ^bb2
    ^bb2:
      spv._merge
    }
    spv.loop {
      spv.Branch ^header
    ^header:
      spv.BranchConditional %c, ^body, ^merge
    ^body:
      spv.Branch ^continue
    ^continue:
      spv.Branch ^header
    ^merge:
      spv._merge
    }
    spv.Return
  }
}
`
	ctx := repository.Context(t)
	var sink diag.Sink
	module := syntax.Parse(ctx, diag.NewSource("then.mlir", []byte(then)), &sink, syntax.ParseOptions{Profile: "2020"})
	require.False(t, sink.HasErrors(), "%v", sink.Diagnostics())
	text := string(syntax.AppendOp(nil, module, syntax.PrintOptions{}))
	for _, now := range []string{
		"spv.SpecConstant @size", "spv.GlobalVariable @v", "spv.mlir.addressof @v", "spv.Constant 1.0", "spv.mlir.referenceof @size",
		"spv.Undef", "spv.mlir.selection", "spv.mlir.loop", "spv.mlir.merge",
	} {
		assert.Contains(t, text, now)
	}
	var refused diag.Sink
	syntax.Parse(ctx, diag.NewSource("then.mlir", []byte(then)), &refused, syntax.ParseOptions{Profile: "mlir-13"})
	assert.True(t, refused.HasErrors())
}

// TestStructsOf2020: structs without parentheses are read in that profile, and in a text of which
// it is not known, beside those of today; in the profile of MLIR 13 they are errors.
func TestStructsOf2020(t *testing.T) {
	const then = `spv.module Logical GLSL450 {
  spv.globalVariable @a : !spv.ptr<!spv.struct<f32, !spv.array<10xf32>>, Private>
  spv.globalVariable @b : !spv.ptr<!spv.struct<f32 [0], !spv.struct<i32, vector<4xf32>> [16]>, StorageBuffer>
  spv.globalVariable @c : !spv.ptr<!spv.struct<!spv.array<2 x f32, stride=4> [0, NonWritable], i8 [8]>, StorageBuffer>
  spv.globalVariable @d : !spv.ptr<!spv.struct<>, Private>
  spv.globalVariable @e : !spv.ptr<!spv.struct<(f32, i32)>, Private>
}
`
	ctx := repository.Context(t)
	for _, profile := range []string{"2020", ""} {
		var sink diag.Sink
		module := syntax.Parse(ctx, diag.NewSource("then.mlir", []byte(then)), &sink, syntax.ParseOptions{Profile: profile})
		require.False(t, sink.HasErrors(), "%v", sink.Diagnostics())
		text := string(syntax.AppendOp(nil, module, syntax.PrintOptions{}))
		for _, now := range []string{
			"@a : !spv.ptr<!spv.struct<(f32, !spv.array<10 x f32>)>, Private>",
			"@b : !spv.ptr<!spv.struct<(f32 [0], !spv.struct<(i32, vector<4xf32>)> [16])>, StorageBuffer>",
			"@c : !spv.ptr<!spv.struct<(!spv.array<2 x f32, stride=4> [0, NonWritable], i8 [8])>, StorageBuffer>",
			"@d : !spv.ptr<!spv.struct<()>, Private>",
			"@e : !spv.ptr<!spv.struct<(f32, i32)>, Private>",
		} {
			assert.Contains(t, text, now)
		}
	}
	for _, refused := range []struct{ profile, member string }{{"mlir-13", "f32, i32"}, {"2020", "f32 i32"}} {
		text := "spv.module Logical GLSL450 {\n  spv.GlobalVariable @a : !spv.ptr<!spv.struct<" + refused.member + ">, Private>\n}\n"
		var sink diag.Sink
		syntax.Parse(ctx, diag.NewSource("now.mlir", []byte(text)), &sink, syntax.ParseOptions{Profile: refused.profile})
		assert.True(t, sink.HasErrors(), "%v", refused)
	}
}

// TestNestedStructs: structs in structs that no profile has take no longer for each level.
func TestNestedStructs(t *testing.T) {
	const depth = 60
	for _, opening := range []string{"!spv.struct<(", "!spv.struct<f32, (", "!spv.struct<"} {
		text := "spv.module Logical GLSL450 {\n  spv.GlobalVariable @a : !spv.ptr<" +
			strings.Repeat(opening, depth) + "f32 f32" + strings.Repeat(")>", depth) + ", Private>\n}\n"
		var sink diag.Sink
		syntax.Parse(repository.Context(t), diag.NewSource("x.mlir", []byte(text)), &sink, syntax.ParseOptions{})
		assert.True(t, sink.HasErrors())
	}
}

// TestNamesAfterSymbols: a value that is named after a symbol is read back, whatever that is.
func TestNamesAfterSymbols(t *testing.T) {
	const text = `spv.module Logical GLSL450 {
  spv.GlobalVariable @"@x" : !spv.ptr<f32, Private>
  spv.func @f() "None" {
    %0 = spv.mlir.addressof @"@x" : !spv.ptr<f32, Private>
    %1 = spv.Load "Private" %0 : f32
    spv.Return
  }
}
`
	ctx := repository.Context(t)
	printed := text
	for range 2 {
		var sink diag.Sink
		module := syntax.Parse(ctx, diag.NewSource("x.mlir", []byte(printed)), &sink, syntax.ParseOptions{})
		require.False(t, sink.HasErrors(), "%v", sink.Diagnostics())
		printed = string(syntax.AppendOp(nil, module, syntax.PrintOptions{}))
		assert.Contains(t, printed, "%_40x_addr = ")
	}
}
