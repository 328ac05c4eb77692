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
