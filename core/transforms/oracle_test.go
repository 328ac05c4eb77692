package transforms

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

func parse(t testing.TB, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	for _, d := range sink.Diagnostics() {
		t.Error(d.Error())
	}
	require.NotNil(t, m)
	return m
}

// apply runs a textual pipeline on a text.
func apply(t testing.TB, ctx *ir.Context, text, pipeline string, workers int) string {
	t.Helper()
	m := parse(t, ctx, text)
	p, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), pass.NewRegistry(All()...))
	require.Empty(t, problems)
	var sink diag.Sink
	manager := pass.Manager{Workers: workers}
	require.NoError(t, manager.Run(context.Background(), m, p, &sink), "%v", sink.Diagnostics())
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
}

// wanted is what mlir-opt-13 makes of a text.
func wanted(t testing.TB, text, pipeline string) string {
	t.Helper()
	return oracle.Pipe(t, text, "mlir-opt-13", "-allow-unregistered-dialect", "-pass-pipeline="+pipeline)
}

// TestSamplesAgreeWithOracle takes files whose first line says the pipeline.
func TestSamplesAgreeWithOracle(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	ctx := repository.Context(t)
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			first, _, _ := strings.Cut(string(text), "\n")
			pipeline := strings.TrimPrefix(first, "// ")
			want := wanted(t, string(text), pipeline)
			for _, workers := range []int{1, 2} {
				if got := apply(t, ctx, string(text), pipeline, workers); got != want {
					assert.Fail(t, "differs", "%s", firstDifference(string(text), want, got))
				}
			}
		})
	}
}

// randomModule makes functions of integer arithmetic with branches.
func randomModule(r *rand.Rand, functions int) string {
	var b strings.Builder
	for f := range functions {
		g := generator{r: r, text: &b}
		g.function(f)
	}
	return b.String()
}

type generator struct {
	r      *rand.Rand
	text   *strings.Builder
	values []string // of i32
	next   int
}

func (g *generator) function(n int) {
	g.values = []string{"%x", "%y"}
	fmt.Fprintf(g.text, "func @f%d(%%x: i32, %%y: i32, %%c: i1) -> (i32, i32) {\n", n)
	g.straight(g.r.Intn(12))
	if g.r.Intn(2) == 0 {
		fmt.Fprintf(g.text, "  return %s, %s : i32, i32\n}\n", g.value(), g.value())
		return
	}
	fmt.Fprintf(g.text, "  cond_br %%c, ^a(%s : i32), ^b\n^a(%%p: i32):\n", g.value())
	outer := g.values
	joins := g.r.Intn(2) == 0
	g.values = append(append([]string(nil), outer...), "%p")
	if joins {
		// Equal blocks are merged; then MLIR 13 would need a pattern to go on.
		g.text.WriteString("  \"test.mark\"() : () -> ()\n")
	}
	g.end(joins, 6)
	g.text.WriteString("^b:\n")
	g.values = append([]string(nil), outer...)
	g.end(joins, 6)
	if !joins {
		g.text.WriteString("}\n")
		return
	}
	g.text.WriteString("^j(%m: i32, %n: i32):\n")
	g.values = append(append([]string(nil), outer...), "%m", "%n")
	g.end(false, 6)
	g.text.WriteString("}\n")
}

// end makes some operations, and goes to ^j or returns.
func (g *generator) end(joins bool, most int) {
	g.straight(g.r.Intn(most))
	if joins {
		fmt.Fprintf(g.text, "  br ^j(%s, %s : i32, i32)\n", g.value(), g.value())
		return
	}
	fmt.Fprintf(g.text, "  return %s, %s : i32, i32\n", g.value(), g.value())
}

func (g *generator) value() string { return g.values[g.r.Intn(len(g.values))] }

// straight makes operations that MLIR 13 folds, and none of those that it
// rewrites by patterns as well.
func (g *generator) straight(n int) {
	for range n {
		name := fmt.Sprintf("%%v%d", g.next)
		g.next++
		if g.r.Intn(3) == 0 {
			fmt.Fprintf(g.text, "  %s = constant %d : i32\n", name, g.r.Intn(4)-1)
		} else {
			ops := []string{"muli", "and", "or", "xor", "divi_signed", "divi_unsigned", "remi_signed",
				"remi_unsigned", "ceildivi_signed", "floordivi_signed", "shift_left"}
			fmt.Fprintf(g.text, "  %s = %s %s, %s : i32\n", name, ops[g.r.Intn(len(ops))], g.value(), g.value())
		}
		g.values = append(g.values, name)
	}
}

func TestRandomModulesAgreeWithOracle(t *testing.T) {
	ctx := repository.Context(t)
	r := rand.New(rand.NewSource(1))
	for range 6 {
		text := randomModule(r, 60)
		for _, pipeline := range []string{
			"cse", "func(canonicalize{enable-patterns=none})", "canonicalize{enable-patterns=none}",
			"func(cse,canonicalize{enable-patterns=none},cse)",
		} {
			want := wanted(t, text, pipeline)
			if got := apply(t, ctx, text, pipeline, 2); got != want {
				assert.Fail(t, "differs", "%s\n%s", pipeline, firstDifference(text, want, got))
				return
			}
		}
	}
}

// firstDifference shows the first function that differs.
func firstDifference(text, want, got string) string {
	in, ws, gs := strings.Split(text, "func @"), strings.Split(want, "func @"), strings.Split(got, "func @")
	for i := range ws {
		if i >= len(gs) || ws[i] != gs[i] {
			return "input: " + in[min(i, len(in)-1)] + "\nwant: " + ws[i] + "\ngot: " + gs[min(i, len(gs)-1)]
		}
	}
	return "more text than wanted"
}
