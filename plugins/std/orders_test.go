package std_test

import (
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestConversionsInEveryOrder: the conversions to the LLVM dialect make the same code whichever
// comes first, with no cast left. Functions of the C library are declared where they are first
// called, so that only the order of declarations differs.
func TestConversionsInEveryOrder(t *testing.T) {
	text, err := os.ReadFile("testdata/orders.mlir")
	require.NoError(t, err)
	kit := plugintest.New(t, plugintest.Local(std.Plugin()), plugintest.Local(llvm.Plugin()))
	want := ""
	for _, order := range permutations([]string{"std", "memref", "vector", "math", "complex"}) {
		pipeline := ""
		for _, dialect := range order {
			pipeline += "convert-" + dialect + "-to-llvm,"
		}
		got := kit.Run(context.Background(), plugintest.Job{Input: string(text), Pipeline: pipeline + "reconcile-unrealized-casts,canonicalize,cse"})
		require.Nil(t, got.Failure, "%v", order)
		code := declarationsFirst(got.Text)
		require.NotContains(t, code, "unrealized_conversion_cast", "%v", order)
		if want == "" {
			want = code
		}
		assert.Equal(t, want, code, "%v", order)
	}
}

// TestPartsInSeveralOrders: the passes into which later MLIR has taken convert-std-to-llvm apart make
// the code that it makes, whichever comes first.
func TestPartsInSeveralOrders(t *testing.T) {
	text, err := os.ReadFile("testdata/parts.mlir")
	require.NoError(t, err)
	kit := plugintest.New(t, plugintest.Local(std.Plugin()), plugintest.Local(llvm.Plugin()))
	converted := func(passes ...string) string {
		pipeline := strings.Join(passes, ",") + ",reconcile-unrealized-casts,set-llvm-module-datalayout,canonicalize,cse"
		got := kit.Run(context.Background(), plugintest.Job{Input: string(text), Pipeline: pipeline})
		require.Nil(t, got.Failure, "%v: %v", passes, got.Diagnostics)
		code := declarationsFirst(got.Text)
		require.NotContains(t, code, "unrealized_conversion_cast", "%v", passes)
		return code
	}
	parts := []string{"convert-math-to-llvm", "convert-arith-to-llvm", "convert-cf-to-llvm", "finalize-memref-to-llvm", "convert-vector-to-llvm", "convert-func-to-llvm"}
	want := converted("convert-vector-to-llvm", "convert-math-to-llvm", "convert-std-to-llvm{assert-messages=true}")
	assert.Equal(t, want, converted("convert-vector-to-llvm", "convert-to-llvm"))
	assert.Equal(t, want, converted("convert-to-llvm"))
	for range 2 {
		for range parts {
			assert.Equal(t, want, converted(parts...), "%v", parts)
			parts = append(parts[1:], parts[0])
		}
		slices.Reverse(parts)
	}
}

// TestPartsLeaveTheRest: a part converts what is of its dialect in later MLIR, and nothing else.
func TestPartsLeaveTheRest(t *testing.T) {
	text, err := os.ReadFile("testdata/parts.mlir")
	require.NoError(t, err)
	kit := plugintest.New(t, plugintest.Local(std.Plugin()), plugintest.Local(llvm.Plugin()))
	words := map[string][]string{
		"arith": {" = addf ", " index_cast ", " = constant "}, "cf": {" cond_br ", " assert ", " switch ", " br "},
		"memref": {"memref.load ", " atomic_rmw ", "memref.alloc("}, "math": {" absf ", "math.exp "},
		"vector": {" splat ", "vector.print "}, "func": {"func @f", " call ", "    return "},
	}
	for pass, gone := range map[string][]string{
		"convert-arith-to-llvm": {"arith"}, "convert-cf-to-llvm": {"cf"}, "finalize-memref-to-llvm": {"memref"},
		"convert-math-to-llvm": {"math"}, "convert-func-to-llvm": {"func", "arith", "cf"}, "convert-vector-to-llvm": {"vector"},
	} {
		got := kit.Run(context.Background(), plugintest.Job{Input: string(text), Pipeline: pass})
		require.Nil(t, got.Failure, "%v", got.Diagnostics)
		code := strings.ReplaceAll(strings.ReplaceAll(got.Text, "llvm.mlir.constant", ""), "llvm.", "LLVM.")
		for dialect, list := range words {
			for _, word := range list {
				assert.Equal(t, !slices.Contains(gone, dialect), strings.Contains(strings.ReplaceAll(code, "LLVM.func", ""), word), "%s: %s\n%s", pass, word, code)
			}
		}
	}
}

// permutations are all orders of some names.
func permutations(names []string) [][]string {
	if len(names) == 0 {
		return [][]string{nil}
	}
	var all [][]string
	for i, first := range names {
		for _, rest := range permutations(slices.Delete(slices.Clone(names), i, i+1)) {
			all = append(all, append([]string{first}, rest...))
		}
	}
	return all
}

// declarationsFirst is a module with its declarations sorted.
func declarationsFirst(text string) string {
	var declarations, others []string
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "  llvm.func ") && !strings.HasSuffix(line, "{\n") {
			declarations = append(declarations, line)
		} else {
			others = append(others, line)
		}
	}
	slices.Sort(declarations)
	return strings.Join(append(declarations, others...), "")
}
