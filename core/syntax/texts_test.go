package syntax

import (
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTexts reads texts one after the other, broken ones among them: each means what it
// does alone.
func TestTexts(t *testing.T) {
	ctx := repository.Context(t)
	texts := NewTexts(ctx, "")
	for _, text := range []string{
		"affine_map<(d0) -> (d0 + 1)>", "#a", "affine_map<() -> (7)>", "[[[", "loc(\"f\":1:2)", "loc(#later)",
		"dense<[1, 2]> : tensor<2xi32>", "dense<[1, 2> : tensor<2xi32>", "{a = 1 : i8, b}", "@x::@y", "@x::", "\"\\zz\"", "1 : i32 2",
		"affine_set<(d0)[s0] : (d0 - s0 >= 0)>", "affine_map<(d0)[s0] -> (d1)>", "!llvm.ptr<f32>", "",
	} {
		want, problem := ParseAttr(ctx, text)
		got, err := texts.Attr(text)
		assert.Equal(t, problem, err, text)
		assert.True(t, want == got, text)
	}
	for _, text := range []string{"memref<4xf32>", "memref<4xf32", "!llvm.struct<\"a\", (ptr<struct<\"a\">>)>", "i129", "(f32) -> ()", "f32 x"} {
		want, problem := ParseType(ctx, text)
		got, err := texts.Type(text)
		assert.Equal(t, problem, err, text)
		assert.True(t, want == got, text)
	}
}

// TestTextsCostLittle: a text takes hardly more memory than what it makes.
func TestTextsCostLittle(t *testing.T) {
	const n, most = 100, 2 << 10
	texts := NewTexts(ir.NewContext(), "")
	var before, after runtime.MemStats
	for i := range n + 1 {
		_, err := texts.Attr("affine_map<(d0) -> (d0 + 1)>")
		require.NoError(t, err)
		if i == 0 {
			runtime.ReadMemStats(&before)
		}
	}
	runtime.ReadMemStats(&after)
	assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(n*most))
}

// TestTypesAgain reads types one after the other, of which some begin as others do: each
// is what it is alone.
func TestTypesAgain(t *testing.T) {
	ctx := repository.Context(t)
	list := []string{
		"memref<?xf32>", "memref<?xf32, 1>", "memref<?xf32,1>", "memref<?xf32 >", "memref<?xf32, affine_map<(d0) -> (d0 + 1)>>",
		"memref<?xf64>", "tensor<?xf32>", "tensor<*xf32>", "memref<*xf32>", "vector<4xf32>", "vector<4xvector<4xf32>>",
		"vector<4xi1>", "vector<4xi16>", "complex<f32>", "tuple<f32>", "tuple<f32, f32>", "tuple<tuple<f32>>", "memref<4xcomplex<f32>>",
	}
	var want []ir.Type
	for _, text := range list {
		one, err := ParseType(ctx, text)
		if text == "vector<4xvector<4xf32>>" {
			require.Error(t, err)
			continue
		}
		require.NoError(t, err, text)
		want = append(want, one)
	}
	list = slices.DeleteFunc(list, func(text string) bool { return text == "vector<4xvector<4xf32>>" })
	all, err := ParseType(ctx, "("+strings.Join(append(list, list...), ", ")+") -> ("+strings.Join(list, ",")+")")
	require.NoError(t, err)
	assert.Equal(t, append(want, want...), all.(*ir.FunctionType).Inputs())
	assert.Equal(t, want, all.(*ir.FunctionType).Results())
	_, err = ParseType(ctx, "(memref<?xf32>, memref<?xf32>>) -> ()")
	assert.ErrorContains(t, err, "or ')'")
}
