package std_test

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/passes/fusion"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
	"github.com/mlirc/mlirc/plugins/std/passes/normalize"
)

// shapes write functions with about n loops.
var shapes = map[string]func(n int) string{
	"one memref": func(n int) string {
		return function(n, func(out *strings.Builder, k int) {
			fmt.Fprintf(out, `affine.for %%i = 1 to 60 {
  %%0 = affine.load %%a[%%i, %d] : memref<64x64xf32>
  affine.store %%0, %%a[%%i - 1, %d] : memref<64x64xf32>
}
`, k%64, k%64)
		})
	},
	"memrefs in a chain": func(n int) string {
		return function(n/2, func(out *strings.Builder, k int) {
			fmt.Fprintf(out, `%%m%d = memref.alloc() : memref<64x64xf32>
affine.for %%i = 0 to 64 {
  affine.for %%j = 0 to 64 {
    %%0 = affine.load %%%s[%%i, %%j] : memref<64x64xf32>
    affine.store %%0, %%m%d[%%j, %%i] : memref<64x64xf32>
  }
}
`, k, before(k), k)
		})
	},
	"in a loop": func(n int) string {
		return function(1, func(out *strings.Builder, _ int) {
			out.WriteString("affine.for %t = 0 to 10 {\n")
			for k := range n {
				fmt.Fprintf(out, `affine.for %%i = 1 to 60 {
  %%0 = affine.load %%a[%%i, %d] : memref<64x64xf32>
  affine.store %%0, %%a[%%i, %d] : memref<64x64xf32>
}
`, k%64, k%63)
			}
			out.WriteString("}\n")
		})
	},
	"depth eight": func(n int) string {
		return function(n/8, func(out *strings.Builder, k int) {
			for d := range 8 {
				fmt.Fprintf(out, "affine.for %%i%d = 0 to 4 {\n", d)
			}
			out.WriteString("%0 = affine.load %a[%i0 + %i2, %i1] : memref<64x64xf32>\n")
			out.WriteString("affine.store %0, %a[%i0, %i1 + %i7] : memref<64x64xf32>\n")
			out.WriteString(strings.Repeat("}\n", 8))
		})
	},
}

func before(k int) string {
	if k == 0 {
		return "a"
	}
	return fmt.Sprint("m", k-1)
}

func function(n int, part func(out *strings.Builder, k int)) string {
	var out strings.Builder
	out.WriteString("func @f(%a: memref<64x64xf32>) {\n")
	for k := range n {
		part(&out, k)
	}
	out.WriteString("return\n}\n")
	return out.String()
}

// TestGrowth runs the passes of loops on functions of 500 loops and of a thousand, or with
// TEST_LONG=1 of twice as many. The work, as allocations tell it, is twice as much.
func TestGrowth(t *testing.T) {
	ctx := repository.Context(t)
	registry := pass.NewRegistry(append(append(append(fusion.Passes(), dependence.Passes()...), loops.Passes()...), normalize.Passes()...)...)
	count := 500
	if os.Getenv("TEST_LONG") != "" {
		count = 1000
	}
	for shape, write := range shapes {
		one, two := write(count), write(2*count)
		for _, pipeline := range []string{
			"memref-dependence-check", "affine-scalrep", "affine-parallelize", "affine-loop-fusion", "affine-loop-tile",
			"affine-loop-unroll", "affine-loop-unroll-jam", "affine-loop-normalize", "affine-loop-invariant-code-motion",
			"affine-super-vectorize{virtual-vector-size=4}", "normalize-memrefs", "simplify-affine-structures",
		} {
			if shape == "depth eight" && pipeline == "memref-dependence-check" {
				continue // It tells of all pairs of so few accesses.
			}
			t.Run(shape+"/"+pipeline, func(t *testing.T) {
				first, second := allocations(t, ctx, registry, one, pipeline), allocations(t, ctx, registry, two, pipeline)
				const slack = 100_000
				assert.Less(t, float64(second), 2.5*float64(first)+slack, "%d and %d allocations", first, second)
			})
		}
	}
}

// allocations are how many a pipeline makes.
func allocations(t *testing.T, ctx *ir.Context, registry *pass.Registry, text, pipeline string) uint64 {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), registry)
	require.Empty(t, problems)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	manager := pass.Manager{Workers: 1}
	require.NoError(t, manager.Run(context.Background(), m, steps, &sink))
	runtime.ReadMemStats(&after)
	return after.Mallocs - before.Mallocs
}
