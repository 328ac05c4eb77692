package fusion_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/passes/fusion"
)

// nests are loops, each with the same loads and a store to a memref of its own.
func nests(count int, loads ...string) string {
	var args, body strings.Builder
	for i := range count {
		fmt.Fprintf(&args, ", %%o%d: memref<8xf32>", i)
		body.WriteString("affine.for %i = 0 to 8 {\n")
		for k, memref := range loads {
			fmt.Fprintf(&body, "%%v%d = affine.load %%%s[%%i] : memref<8xf32>\n", k, memref)
		}
		fmt.Fprintf(&body, "affine.store %%x, %%o%d[%%i] : memref<8xf32>\n}\n", i)
	}
	return "func @f(%x: f32, %a: memref<8xf32>, %b: memref<8xf32>" + args.String() + ") {\n" + body.String() + "return\n}\n"
}

// TestLimits: the pass says so when it has looked at as many pairs of nests as it may, and
// only then.
func TestLimits(t *testing.T) {
	const said = "there are too many pairs of loops that could be fused; some were not looked at"
	large := make([]string, 70) // more accesses than are compared
	for k := range large {
		large[k] = "b"
	}
	large[0] = "a"
	for _, c := range []struct{ name, text, want string }{
		{"few", nests(4, "a"), ""},
		{"pairs", nests(50, large...), said},
		{"siblings", nests(64, "a", "a"), said},
		{"edges", crowd(256, 0), ""},
		{"crowded", crowd(256, 2), said},
	} {
		t.Run(c.name, func(t *testing.T) {
			steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("func(affine-loop-fusion{distinct-arguments})")),
				pass.NewRegistry(fusion.Passes()...))
			require.Empty(t, problems)
			var sink diag.Sink
			m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(c.text)), &sink, syntax.ParseOptions{})
			require.NotNil(t, m, "%v", sink.Diagnostics())
			manager := pass.Manager{Workers: 1}
			require.NoError(t, manager.Run(context.Background(), m, steps, &sink))
			var messages []string
			for _, d := range sink.Diagnostics() {
				messages = append(messages, d.Message)
			}
			assert.Equal(t, c.want, strings.Join(messages, "\n"))
			assert.Equal(t, c.name != "few", manager.Unchanged())
		})
	}
}

// crowd are stores to one memref, of which too many edges would be drawn, and loads before and
// behind them.
func crowd(stores, loads int) string {
	var b strings.Builder
	b.WriteString("func @f(%x: f32, %a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {\n")
	load := func(into string) {
		fmt.Fprintf(&b, "affine.for %%i = 0 to 8 {\n%%v = affine.load %%a[%%i] : memref<8xf32>\naffine.store %%v, %%%s[%%i] : memref<8xf32>\n}\n", into)
	}
	if loads > 0 {
		load("b")
	}
	b.WriteString(strings.Repeat("affine.for %i = 0 to 8 {\naffine.store %x, %a[%i] : memref<8xf32>\n}\n", stores))
	if loads > 1 {
		load("c")
	}
	return b.String() + "return\n}\n"
}
