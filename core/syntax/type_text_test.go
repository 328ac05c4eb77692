package syntax_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/internal/repository"
)

// read parses a text of several operations, and returns it in generic form with what was reported.
func read(t *testing.T, ctx *ir.Context, text string) (string, []diag.Diagnostic) {
	t.Helper()
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("types.mlir", []byte(text)), sink, syntax.ParseOptions{})
	if m == nil {
		return "", sink.Diagnostics()
	}
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), sink.Diagnostics()
}

// TestTypesAgain: a type whose text was met before is the same, also next to one that differs
// from it at its end, and where a comment or a line's end stands in it or behind it.
func TestTypesAgain(t *testing.T) {
	ctx := repository.Context(t)
	types := []string{
		"!llvm.struct<(ptr<f32>, i64)>", "!llvm.struct<(ptr<f32>, i65)>", "!llvm.struct<(ptr<f32>, i64)>",
		"!llvm.ptr<struct<(ptr<f32>, i64)>>", "!llvm.struct<packed (i8, i32)>", "!llvm.func<void (i32, ...)>", "!llvm.func<void (i32)>",
		"memref<4xf32, affine_map<(d0) -> (d0 + 2)>>", "memref<4xf32, affine_map<(d0) -> (d0 + 1)>>", "memref<4xf32>", "memref<4xf64>", "memref<4xf32>",
		"!llvm.ptr<i8>", "!llvm.ptr", "!llvm.ptr<i8>",
	}
	var text strings.Builder
	for i, each := range types {
		fmt.Fprintf(&text, "func private @f%d(%s, %s // the end\n)\n", i, each, each)
	}
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("types.mlir", []byte(text.String())), sink, syntax.ParseOptions{})
	require.Empty(t, sink.Diagnostics())
	var got []string
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if a, ok := op.Attr("type").(*ir.TypeAttr); ok {
			got = append(got, print.TypeString(a.Value()))
		}
		return ir.Advance
	})
	require.Len(t, got, len(types))
	for i, each := range types {
		assert.Equal(t, "("+each+", "+each+") -> ()", got[i])
	}
}

// TestNamesOfTypes: what a text stands for in one place only is not remembered for others.
func TestNamesOfTypes(t *testing.T) {
	ctx := repository.Context(t)
	_, problems := read(t, ctx, `func private @a(!spv.struct<node, (f32, !spv.ptr<!spv.struct<node>, StorageBuffer>)>)
func private @b(!spv.struct<node>)
`)
	require.Len(t, problems, 1)
	assert.Contains(t, problems[0].Message, `type "node" is named without its body`)
	for _, text := range []string{
		"func private @a(vector<4x!t>)\n",
		"!t = type f32\nfunc private @a(tuple<!t>)\n!t = type f64\nfunc private @b(tuple<!t>)\n",
	} {
		_, problems = read(t, ctx, text)
		assert.NotEmpty(t, problems, text)
	}
	got, problems := read(t, ctx, `func private @a(!llvm.struct<"s", (i32)>, !llvm.struct<"t", (ptr<struct<"s", (i32)>>)>, !llvm.struct<"s", (i32)>)
`)
	require.Empty(t, problems)
	assert.Contains(t, got, `(!llvm.struct<"s", (i32)>, !llvm.struct<"t", (ptr<struct<"s", (i32)>>)>, !llvm.struct<"s", (i32)>)`)
}
